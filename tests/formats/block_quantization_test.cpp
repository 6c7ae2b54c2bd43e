// Blocks of quantized weights against the values that ggml's Python package gives them (tests/reference/quants).

#include "core/error.h"
#include "core/tensor.h"
#include "formats/tensors/safetensors.h"
#include "test_program.h"

#include <QDir>
#include <QtTest>

#include <cstring>

using namespace headlight;

namespace {

constexpr DataType kQuantized[] = {DataType::Q8_0,   DataType::Q4_0,   DataType::Q4_1, DataType::Q5_0, DataType::Q5_1,
                                   DataType::Q2_K,   DataType::Q3_K,   DataType::Q4_K, DataType::Q5_K, DataType::Q6_K,
                                   DataType::IQ4_NL, DataType::IQ4_XS, DataType::MXFP4};

SafetensorsFile reference_of(DataType type) {
    return SafetensorsFile(std::string(HEADLIGHT_SOURCE_DIR "/tests/reference/quants/") + std::string(to_string(type)) +
                           ".safetensors");
}

}  // namespace

class BlockQuantizationTest : public QObject {
    Q_OBJECT

    static void add_types() {
        QTest::addColumn<DataType>("type");
        for (const DataType type : kQuantized) QTest::newRow(std::string(to_string(type)).c_str()) << type;
    }

  private slots:
    void every_value_is_the_references_to_the_last_bit_data() { add_types(); }
    void every_value_is_the_references_to_the_last_bit() {
        QFETCH(DataType, type);
        const SafetensorsFile file = reference_of(type);
        const TensorView blocks = *file.find("blocks");
        const Tensor expected = to_float(*file.find("values"));
        QCOMPARE(blocks.shape.at(1), block_size(type).bytes);
        QCOMPARE(expected.size(1), block_size(type).values);
        const Tensor found = to_float({type, expected.shape(), blocks.bytes, file.file()});
        for (std::size_t i = 0; i < expected.values().size(); ++i) {
            if (std::memcmp(&found.values()[i], &expected.values()[i], sizeof(float)) == 0) continue;
            // A scale of 0 times a negative number: the sign of a zero is the one bit that may differ.
            QVERIFY2(found.values()[i] == 0.0F && expected.values()[i] == 0.0F,
                     qPrintable(QString("value %1: %2 instead of %3")
                                    .arg(i)
                                    .arg(found.values()[i], 0, 'g', 9)
                                    .arg(expected.values()[i], 0, 'g', 9)));
        }
    }

    void rows_of_broken_blocks_are_refused_data() { add_types(); }
    void rows_of_broken_blocks_are_refused() {
        QFETCH(DataType, type);
        const std::int64_t values = block_size(type).values;
        const std::vector<std::byte> bytes(static_cast<std::size_t>(2 * block_size(type).bytes));
        QCOMPARE(to_float({type, {2, values}, bytes, {}}).count(), 2 * values);
        // As many values as the bytes hold, but rows that end within a block.
        for (const Shape& shape : {Shape{4, values / 2}, Shape{2 * values, 1}, Shape{1, values}, Shape{3, values}})
            QVERIFY_EXCEPTION_THROWN(to_float({type, shape, bytes, {}}), Error);
        const auto cut = std::span(bytes).first(bytes.size() - 1);
        QVERIFY_EXCEPTION_THROWN(to_float({type, {2, values}, cut, {}}), Error);
        QVERIFY(to_float({type, {0, values}, {}, {}}).empty());
    }
};

HEADLIGHT_TEST(BlockQuantizationTest, None)
#include "block_quantization_test.moc"
