#include "definitions.h"
#include "on_every_backend.h"
#include "test_program.h"

using namespace headlight;

class ValueNormsTest : public QObject {
    Q_OBJECT
  private slots:
    void agrees_with_its_definition_data() { add_backends(); }
    void agrees_with_its_definition();
    void a_head_may_begin_within_a_block_data() { add_backends(); }
    void a_head_may_begin_within_a_block();
};

void ValueNormsTest::agrees_with_its_definition() {
    const auto backend = current_backend();
    for (const auto& [heads, key_heads, value_size] :
         {std::tuple<int, int, int>{1, 1, 1}, {4, 2, 7}, {3, 1, 64}, {2, 2, 33}}) {
        for (const std::int64_t keys : {1, 7, 129}) {
            for (const WeightLayout layout : {WeightLayout::OutputInput, WeightLayout::InputOutput}) {
                for (const DataType type : {DataType::F32, DataType::F16}) {
                    AttentionSpec spec;
                    spec.heads = heads;
                    spec.key_heads = key_heads;
                    spec.value_size = value_size;
                    const Tensor v = random_tensor({keys + 2, std::int64_t{key_heads} * value_size}, 61);
                    const std::int64_t inputs = std::int64_t{heads} * value_size;
                    const StoredWeight weight = store_weight(
                        random_tensor(layout == WeightLayout::OutputInput ? Shape{101, inputs} : Shape{inputs, 101},
                                      62),
                        type, 1);
                    const DeviceTensor found = backend->value_norms(backend->upload(v), keys,
                                                                    backend->upload_weight(weight.view), layout, spec);
                    const double error =
                        normalized_error(backend->download(found),
                                         define_value_norms(to_reference(v), keys, weight.exact, layout, spec));
                    QVERIFY2(error <= 1e-11,
                             qPrintable(QString("%1 for %2 heads, %3 keys").arg(error).arg(heads).arg(keys)));
                }
            }
        }
    }
}

void ValueNormsTest::a_head_may_begin_within_a_block() {
    const auto backend = current_backend();
    for (const DataType type : quantized_types()) {
        for (const int value_size : {8, 64, 80, 256}) {
            AttentionSpec spec;
            spec.heads = 1280 / value_size;
            spec.key_heads = spec.heads;
            spec.value_size = value_size;
            const Tensor v = random_tensor({9, 1280}, 63);
            const StoredWeight weight = random_blocks({40, 1280}, type, 64);
            const DeviceTensor found = backend->value_norms(backend->upload(v), 9, backend->upload_weight(weight.view),
                                                            WeightLayout::OutputInput, spec);
            const double error =
                normalized_error(backend->download(found),
                                 define_value_norms(to_reference(v), 9, weight.exact, WeightLayout::OutputInput, spec));
            QVERIFY2(error <= 1e-11, qPrintable(QString("%1 for values of %2").arg(error).arg(value_size)));
        }
    }
}

HEADLIGHT_TEST(ValueNormsTest, None)
#include "value_norms_test.moc"
