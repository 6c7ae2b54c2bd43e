#include "definitions.h"
#include "on_every_backend.h"
#include "test_program.h"

using namespace headlight;

class RmsNormTest : public QObject {
    Q_OBJECT
  private slots:
    void agrees_with_its_definition_data() { add_backends(); }
    void agrees_with_its_definition();
    void norms_the_heads_of_a_row_one_by_one_data() { add_backends(); }
    void norms_the_heads_of_a_row_one_by_one();
    void a_row_of_zeros_stays_zero_data() { add_backends(); }
    void a_row_of_zeros_stays_zero();
};

void RmsNormTest::agrees_with_its_definition() {
    const auto backend = current_backend();
    for (const auto& [rows, columns] : {std::pair<int, int>{1, 1}, {1, 7}, {7, 129}, {64, 384}, {200, 768}}) {
        for (const DataType type : {DataType::F32, DataType::BF16}) {
            const Tensor x = random_tensor({rows, columns}, 41);
            const StoredWeight weight = store_weight(random_tensor({columns}, 42), type, 1);
            const DeviceTensor found =
                backend->rms_norm(backend->upload(x), backend->upload_weight(weight.view), 1e-5F);
            const double error = normalized_error(backend->download(found),
                                                  define_rms_norm(to_reference(x), to_float(weight.view), 1e-5F));
            QVERIFY2(error <= 1e-12, qPrintable(QString("%1 for [%2, %3]").arg(error).arg(rows).arg(columns)));
        }
    }
}

void RmsNormTest::norms_the_heads_of_a_row_one_by_one() {
    const auto backend = current_backend();
    Tensor x = random_tensor({30, 5 * 24}, 43);
    for (std::int64_t row = 0; row < 30; ++row)
        for (std::size_t d = 24; d < 48; ++d) x.slice(row)[d] *= 1000.0F;  // a loud head leaves the others alone
    const Tensor weight = random_tensor({24}, 44);
    const DeviceTensor found = backend->rms_norm(backend->upload(x), backend->upload(weight), 1e-6F);
    QCOMPARE(found.shape, x.shape());
    QVERIFY(normalized_error(backend->download(found), define_rms_norm(to_reference(x), weight, 1e-6F)) <= 1e-12);
}

void RmsNormTest::a_row_of_zeros_stays_zero() {
    const auto backend = current_backend();
    const Tensor found = backend->download(
        backend->rms_norm(backend->upload(Tensor({2, 40}, 0.0F)), backend->upload(Tensor({40}, 3.0F)), 1e-6F));
    for (const float value : found.values()) QCOMPARE(value, 0.0F);
}

HEADLIGHT_TEST(RmsNormTest, None)
#include "rms_norm_test.moc"
