#include "definitions.h"
#include "on_every_backend.h"

#include <QtTest>

using namespace headlight;

class LinearTest : public QObject {
    Q_OBJECT
  private slots:
    void agrees_with_its_definition_data();
    void agrees_with_its_definition();
    void reads_blocks_of_every_type_data();
    void reads_blocks_of_every_type();
    void applies_every_activation_data();
    void applies_every_activation();
};

namespace {

struct Case {
    std::int64_t rows;
    std::int64_t depth;
    std::int64_t outputs;
};

}  // namespace

void LinearTest::agrees_with_its_definition_data() {
    add_backends();
}

void LinearTest::agrees_with_its_definition() {
    const auto backend = current_backend();
    for (const Case& shape :
         {Case{1, 1, 1}, Case{1, 64, 129}, Case{7, 129, 64}, Case{3, 384, 1}, Case{16, 65, 97}, Case{17, 7, 50},
          Case{64, 64, 48}, Case{129, 33, 200}, Case{230, 40, 20}, Case{5, 1601, 31}, Case{1030, 5, 18}}) {
        for (const WeightLayout layout : {WeightLayout::OutputInput, WeightLayout::InputOutput}) {
            for (const DataType type : {DataType::F32, DataType::F16, DataType::BF16}) {
                for (const std::size_t misalignment : {std::size_t{0}, std::size_t{1}}) {
                    const Shape weight_shape = layout == WeightLayout::OutputInput ? Shape{shape.outputs, shape.depth}
                                                                                   : Shape{shape.depth, shape.outputs};
                    const Tensor x = random_tensor({shape.rows, shape.depth}, 1);
                    const StoredWeight weight = store_weight(random_tensor(weight_shape, 2), type, misalignment);
                    const Tensor bias = random_tensor({shape.outputs}, 3);
                    const StoredWeight stored_bias = store_weight(bias, DataType::F32, misalignment);
                    const DeviceTensor found =
                        backend->linear(backend->upload(x), backend->upload_weight(weight.view),
                                        backend->upload_weight(stored_bias.view), layout, Activation::None);
                    const Reference expected =
                        define_linear(to_reference(x), weight.exact, bias, layout, Activation::None);
                    const double error = normalised_error(backend->download(found), expected);
                    QVERIFY2(error <= 1e-11,
                             qPrintable(QString("%1 for [%2, %3] x %4, layout %5, type %6, %7 bytes off")
                                            .arg(error)
                                            .arg(shape.rows)
                                            .arg(shape.depth)
                                            .arg(shape.outputs)
                                            .arg(static_cast<int>(layout))
                                            .arg(static_cast<int>(type))
                                            .arg(misalignment)));
                }
            }
        }
    }
}

void LinearTest::reads_blocks_of_every_type_data() {
    add_backends();
}

void LinearTest::reads_blocks_of_every_type() {
    const auto backend = current_backend();
    for (const DataType type : quantized_types()) {
        // A depth of more than one pass, with blocks of every type; few and many rows.
        for (const Case& shape : {Case{1, 1024, 33}, Case{3, 256, 129}, Case{4, 512, 7}, Case{61, 1024, 50}}) {
            for (const WeightLayout layout : {WeightLayout::OutputInput, WeightLayout::InputOutput}) {
                const std::int64_t outputs = layout == WeightLayout::OutputInput ? shape.outputs : 256;
                const Tensor x = random_tensor({shape.rows, shape.depth}, 8);
                const StoredWeight weight = random_blocks(
                    layout == WeightLayout::OutputInput ? Shape{outputs, shape.depth} : Shape{shape.depth, outputs},
                    type, 9, 1);
                const DeviceTensor found = backend->linear(backend->upload(x), backend->upload_weight(weight.view), {},
                                                           layout, Activation::None);
                const double error =
                    normalised_error(backend->download(found),
                                     define_linear(to_reference(x), weight.exact, Tensor(), layout, Activation::None));
                QVERIFY2(error <= 1e-11, qPrintable(QString("%1 for [%2, %3] x %4 of %5, layout %6")
                                                        .arg(error)
                                                        .arg(shape.rows)
                                                        .arg(shape.depth)
                                                        .arg(outputs)
                                                        .arg(std::string(to_string(type)).c_str())
                                                        .arg(static_cast<int>(layout))));
            }
        }
    }
}

void LinearTest::applies_every_activation_data() {
    add_backends();
}

void LinearTest::applies_every_activation() {
    const auto backend = current_backend();
    const Tensor x = random_tensor({37, 20}, 4);
    const Tensor bias;
    for (const WeightLayout layout : {WeightLayout::OutputInput, WeightLayout::InputOutput}) {
        const StoredWeight weight = store_weight(
            random_tensor(layout == WeightLayout::OutputInput ? Shape{70, 20} : Shape{20, 70}, 5), DataType::F32);
        for (const Activation kind : {Activation::Relu, Activation::Gelu, Activation::GeluTanh, Activation::GeluQuick,
                                      Activation::Silu, Activation::Tanh}) {
            const DeviceTensor found =
                backend->linear(backend->upload(x), backend->upload_weight(weight.view), {}, layout, kind);
            const double error = normalised_error(backend->download(found),
                                                  define_linear(to_reference(x), weight.exact, bias, layout, kind));
            QVERIFY2(error <= 1e-11, qPrintable(QString("activation %1: %2").arg(static_cast<int>(kind)).arg(error)));
        }
    }
}

QTEST_APPLESS_MAIN(LinearTest)
#include "linear_test.moc"
