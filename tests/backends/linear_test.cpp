#include "definitions.h"
#include "linear_case.h"
#include "on_every_backend.h"
#include "test_program.h"

#include <QtTest>

using namespace headlight;

class LinearTest : public QObject {
    Q_OBJECT
  private slots:
    void agrees_with_its_definition_data();
    void agrees_with_its_definition();
    void reads_blocks_of_every_type_data();
    void reads_blocks_of_every_type();
    void blocks_stay_as_they_are_stored_data();
    void blocks_stay_as_they_are_stored();
    void applies_every_activation_data();
    void applies_every_activation();
};

namespace {

struct Size {
    std::int64_t rows;
    std::int64_t depth;
    std::int64_t outputs;
};

void compare(Backend& backend, const LinearCase& linear) {
    const double error = linear_error(backend, linear);
    QVERIFY2(error <= 1e-11, (std::to_string(error) + " for " + linear.name()).c_str());
}

}  // namespace

void LinearTest::agrees_with_its_definition_data() {
    add_backends();
}

void LinearTest::agrees_with_its_definition() {
    const auto backend = current_backend();
    for (const Size& size :
         {Size{1, 1, 1}, Size{1, 64, 129}, Size{7, 129, 64}, Size{3, 384, 1}, Size{16, 65, 97}, Size{17, 7, 50},
          Size{64, 64, 48}, Size{129, 33, 200}, Size{230, 40, 20}, Size{5, 1601, 31}, Size{1030, 5, 18}}) {
        for (const WeightLayout layout : {WeightLayout::OutputInput, WeightLayout::InputOutput})
            for (const DataType type : {DataType::F32, DataType::F16, DataType::BF16})
                for (const std::size_t misalignment : {std::size_t{0}, std::size_t{1}})
                    compare(*backend, {size.rows, size.depth, size.outputs, layout, type, misalignment});
    }
}

void LinearTest::reads_blocks_of_every_type_data() {
    add_backends();
}

void LinearTest::reads_blocks_of_every_type() {
    const auto backend = current_backend();
    for (const DataType type : quantized_types()) {
        // A depth of more than one pass, with blocks of every type; few and many rows.
        for (const Size& size : {Size{1, 1024, 33}, Size{3, 256, 129}, Size{4, 512, 7}, Size{61, 1024, 50}}) {
            compare(*backend, {size.rows, size.depth, size.outputs, WeightLayout::OutputInput, type, 1});
            compare(*backend, {size.rows, size.depth, 256, WeightLayout::InputOutput, type, 1});
        }
    }
}

void LinearTest::blocks_stay_as_they_are_stored_data() {
    add_backends();
}

void LinearTest::blocks_stay_as_they_are_stored() {
    // What is unpacked takes up to twelve times as much memory.
    const auto backend = current_backend();
    for (const DataType type : quantized_types())
        QCOMPARE(backend->upload_weight(random_blocks({4, 256}, type, 5).view).type, type);
}

void LinearTest::applies_every_activation_data() {
    add_backends();
}

void LinearTest::applies_every_activation() {
    const auto backend = current_backend();
    for (const WeightLayout layout : {WeightLayout::OutputInput, WeightLayout::InputOutput})
        for (const Activation kind : {Activation::Relu, Activation::Gelu, Activation::GeluTanh, Activation::GeluQuick,
                                      Activation::Silu, Activation::Tanh})
            compare(*backend, {37, 20, 70, layout, DataType::F32, 0, kind, false});
}

HEADLIGHT_TEST(LinearTest, None)
#include "linear_test.moc"
