#include "definitions.h"
#include "on_every_backend.h"

using namespace headlight;

class ValueNormsTest : public QObject {
    Q_OBJECT
  private slots:
    void agrees_with_its_definition_data() { add_backends(); }
    void agrees_with_its_definition();
};

void ValueNormsTest::agrees_with_its_definition() {
    const auto backend = current_backend();
    for (const auto& [heads, key_heads, value_size] :
         {std::tuple<int, int, int>{1, 1, 1}, {4, 2, 7}, {3, 1, 64}, {2, 2, 33}}) {
        for (const std::int64_t keys : {1, 7, 129, 300}) {
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
                        normalised_error(backend->download(found),
                                         define_value_norms(to_reference(v), keys, weight.exact, layout, spec));
                    QVERIFY2(error <= 1e-11,
                             qPrintable(QString("%1 for %2 heads, %3 keys").arg(error).arg(heads).arg(keys)));
                }
            }
        }
    }
}

QTEST_APPLESS_MAIN(ValueNormsTest)
#include "value_norms_test.moc"
