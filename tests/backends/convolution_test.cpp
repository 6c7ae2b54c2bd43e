#include "definitions.h"
#include "on_every_backend.h"
#include "test_program.h"

using namespace headlight;

class ConvolutionTest : public QObject {
    Q_OBJECT
  private slots:
    void neighbors_are_summed_column_by_column_data() { add_backends(); }
    void neighbors_are_summed_column_by_column();
    void weights_may_be_halves_data() { add_backends(); }
    void weights_may_be_halves();
    void without_neighbors_there_is_nothing_data() { add_backends(); }
    void without_neighbors_there_is_nothing();
};

namespace {

/// Some row of `rows`, or none, for every tap of `count` rows.
std::vector<std::int32_t> some_neighbors(std::int64_t count, std::int64_t taps, std::int64_t rows) {
    std::vector<std::int32_t> neighbors;
    for (std::int64_t at = 0; at < count * taps; ++at)
        neighbors.push_back(static_cast<std::int32_t>(at * 7919 % (rows + 2)) - 2);
    for (std::int32_t& neighbor : neighbors) neighbor = std::max(neighbor, -1);
    return neighbors;
}

}  // namespace

void ConvolutionTest::neighbors_are_summed_column_by_column() {
    const auto backend = current_backend();
    struct Case {
        std::int64_t rows, columns, taps, count;
    };
    for (const Case& each : {Case{1, 1, 1, 1}, Case{7, 65, 9, 5}, Case{300, 33, 65, 300}, Case{40, 200, 3, 90}}) {
        const Tensor x = random_tensor({each.rows, each.columns}, 71);
        const Tensor weight = random_tensor({each.taps, each.columns}, 72);
        const auto neighbors = some_neighbors(each.count, each.taps, each.rows);
        const Tensor found =
            backend->download(backend->convolution(backend->upload(x), backend->upload(weight), neighbors));
        QCOMPARE(found.shape(), (Shape{each.count, each.columns}));
        const Reference expected = define_convolution(to_reference(x), to_reference(weight), neighbors);
        QVERIFY(normalized_error(found, expected) <= 1e-11);
    }
}

void ConvolutionTest::weights_may_be_halves() {
    const auto backend = current_backend();
    const Tensor x = random_tensor({9, 31}, 73);
    for (const DataType type : {DataType::F16, DataType::BF16}) {
        const StoredWeight weight = store_weight(random_tensor({3, 31}, 74), type);
        const auto neighbors = some_neighbors(9, 3, 9);
        const Tensor found =
            backend->download(backend->convolution(backend->upload(x), backend->upload_weight(weight.view), neighbors));
        QVERIFY(normalized_error(found, define_convolution(to_reference(x), weight.exact, neighbors)) <= 1e-11);
    }
}

void ConvolutionTest::without_neighbors_there_is_nothing() {
    const auto backend = current_backend();
    const std::vector<std::int32_t> none(6, -1);
    const Tensor found = backend->download(
        backend->convolution(backend->upload(random_tensor({4, 5}, 75)), backend->upload(Tensor({3, 5}, 1.0F)), none));
    QCOMPARE(found.shape(), (Shape{2, 5}));
    for (const float value : found.values()) QCOMPARE(value, 0.0F);
}

HEADLIGHT_TEST(ConvolutionTest, None)
#include "convolution_test.moc"
