#include "definitions.h"
#include "on_every_backend.h"
#include "test_program.h"

using namespace headlight;

class LayerNormTest : public QObject {
    Q_OBJECT
  private slots:
    void agrees_with_its_definition_data() { add_backends(); }
    void agrees_with_its_definition();
    void survives_a_large_mean_data() { add_backends(); }
    void survives_a_large_mean();
    void norms_the_heads_of_a_row_one_by_one_data() { add_backends(); }
    void norms_the_heads_of_a_row_one_by_one();
};

void LayerNormTest::agrees_with_its_definition() {
    const auto backend = current_backend();
    for (const auto& [rows, columns] : {std::pair<int, int>{1, 1}, {1, 7}, {7, 129}, {64, 384}, {200, 768}}) {
        for (const DataType type : {DataType::F32, DataType::BF16}) {
            for (const bool with_bias : {false, true}) {
                const Tensor x = random_tensor({rows, columns}, 41);
                const StoredWeight weight = store_weight(random_tensor({columns}, 42), type, 1);
                const StoredWeight bias = store_weight(random_tensor({columns}, 43), type, 1);
                const DeviceTensor found =
                    backend->layer_norm(backend->upload(x), backend->upload_weight(weight.view),
                                        with_bias ? backend->upload_weight(bias.view) : DeviceTensor(), 1e-5F);
                const Reference expected = define_layer_norm(to_reference(x), to_float(weight.view),
                                                             with_bias ? to_float(bias.view) : Tensor(), 1e-5F);
                const double error = normalized_error(backend->download(found), expected);
                QVERIFY2(error <= 1e-11, qPrintable(QString("%1 for [%2, %3]").arg(error).arg(rows).arg(columns)));
            }
        }
    }
}

void LayerNormTest::survives_a_large_mean() {
    // E[x^2] - E[x]^2 would lose every digit here.
    const auto backend = current_backend();
    Tensor x = random_tensor({3, 400}, 44);
    for (float& value : x.values()) value += 1000.0F;
    const Tensor ones({400}, 1.0F);
    const DeviceTensor found = backend->layer_norm(backend->upload(x), backend->upload(ones), {}, 1e-5F);
    QVERIFY(normalized_error(backend->download(found), define_layer_norm(to_reference(x), ones, {}, 1e-5F)) <= 1e-8);
}

void LayerNormTest::norms_the_heads_of_a_row_one_by_one() {
    const auto backend = current_backend();
    Tensor x = random_tensor({30, 5 * 24}, 45);
    for (std::int64_t row = 0; row < 30; ++row)
        for (std::size_t d = 24; d < 48; ++d) x.slice(row)[d] *= 1000.0F;  // a loud head leaves the others alone
    const Tensor weight = random_tensor({24}, 46);
    const Tensor bias = random_tensor({24}, 47);
    const DeviceTensor found =
        backend->layer_norm(backend->upload(x), backend->upload(weight), backend->upload(bias), 1e-6F);
    QCOMPARE(found.shape, x.shape());
    QVERIFY(normalized_error(backend->download(found), define_layer_norm(to_reference(x), weight, bias, 1e-6F)) <=
            1e-11);
}

HEADLIGHT_TEST(LayerNormTest, None)
#include "layer_norm_test.moc"
