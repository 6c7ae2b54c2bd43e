// Every shader of `linear` on every Vulkan device, also those that the device would not choose; and fp16.

#include "backend_rows.h"
#include "backends/vulkan/vulkan_backend.h"
#include "definitions.h"
#include "linear_case.h"
#include "test_program.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <optional>

using namespace headlight;

namespace {

/// fp16 has 11 significant bits: both factors of a product are off by at most 2^-11, the product by 2^-10, and so is
/// their sum on the whole where errors are independent.
constexpr double kFp16Bound = 1.0 / (1 << 20);
constexpr double kFp32Bound = 1e-11;

struct NamedShape {
    const char* name;
    LinearShape shape;
};
constexpr NamedShape kShapes[] = {
    {"processor", LinearShape::Processor}, {"few rows", LinearShape::FewRows},
    {"tiles of 16", LinearShape::Tiles16}, {"tiles of 32", LinearShape::Tiles32},
    {"tiles of 64", LinearShape::Tiles64}, {"tiles of 128", LinearShape::Tiles128},
};

/// Whole tiles and less, one step of depth and several. Every combination is another pipeline, which a driver takes
/// long to make: aligned ones in every type, of the others some.
std::vector<LinearCase> cases() {
    constexpr auto kByOutput = WeightLayout::OutputInput;
    constexpr auto kByInput = WeightLayout::InputOutput;
    std::vector<LinearCase> all;
    for (const auto layout : {kByOutput, kByInput})
        for (const auto type : {DataType::F32, DataType::F16, DataType::BF16})
            all.push_back({131, 68, 132, layout, type});
    all.push_back({66, 33, 131, kByOutput, DataType::F16});
    all.push_back({3, 35, 131, kByInput, DataType::BF16});
    all.push_back({18, 96, 7, kByOutput, DataType::F32});
    all.push_back({18, 33, 64, kByInput, DataType::F32});
    all.push_back({5, 21, 70, kByInput, DataType::F32, 0, Activation::Gelu, false});
    return all;
}

void compare(Backend& backend, double bound) {
    for (const LinearCase& linear : cases()) {
        const double error = linear_error(backend, linear);
        QVERIFY2(error <= bound, (std::to_string(error) + " for " + linear.name()).c_str());
    }
}

/// Numbers that fp16 holds exactly, so that nothing but the sum can be off.
Tensor fp16_numbers(const Shape& shape, std::uint32_t seed) {
    Tensor numbers = random_tensor(shape, seed);
    for (float& number : numbers.values()) number = std::round(number * 64) / 64;
    return numbers;
}

}  // namespace

class LinearShapesTest : public QObject {
    Q_OBJECT

    [[nodiscard]] VulkanOptions options_of_row() const {
        QFETCH(int, device);
        QFETCH(int, shape);
        QFETCH(bool, plain);
        VulkanOptions options = tested_vulkan_options(device);
        options.linear_shape = static_cast<LinearShape>(shape);
        options.without_subgroups = plain;
        return options;
    }

    /// Test data: one row for each device, shape and part of the cases (counted in the column "part").
    static void add_rows(bool with_plain, std::size_t parts = 1) {
        QTest::addColumn<int>("device");
        QTest::addColumn<int>("shape");
        QTest::addColumn<bool>("plain");
        QTest::addColumn<std::size_t>("part");
        const auto add = [&](int device, const NamedShape& named, bool plain) {
            for (std::size_t part = 0; part < parts; ++part)
                QTest::addRow("%d, %s%s%s", device, named.name, plain ? ", plain" : "",
                              parts > 1 ? (", part " + std::to_string(part)).c_str() : "")
                    << device << static_cast<int>(named.shape) << plain << part;
        };
        for (const VulkanDeviceInfo& device : list_vulkan_devices().devices) {
            if (!device.unusable_because.empty()) continue;
            for (const NamedShape& named : kShapes) add(device.index, named, false);
            if (with_plain) add(device.index, {"few rows", LinearShape::FewRows}, true);
        }
        if (!vulkan_missing_because().empty()) QSKIP(vulkan_missing_because().c_str());
    }

    static constexpr std::size_t kTiles = 4;
    /// Which size of tiles the row's shape has, from 0; none for shapes without tiles.
    static std::optional<std::size_t> tile_of_row() {
        QFETCH(int, shape);
        const int tile = shape - static_cast<int>(LinearShape::Tiles16);
        return tile >= 0 ? std::optional(static_cast<std::size_t>(tile)) : std::nullopt;
    }

    static bool has_tiles(const VulkanOptions& options) {
        return options.linear_shape != LinearShape::Processor && options.linear_shape != LinearShape::FewRows;
    }

  private slots:
    void every_shape_agrees_with_the_definition_data() { add_rows(true); }
    void every_shape_agrees_with_the_definition() {
        const auto backend = make_vulkan_backend(options_of_row());
        compare(*backend, kFp32Bound);
    }

    // Every type in rows and on the processor, and in tiles of one size: sizes differ in the loops around the one
    // function that reads a block, and every pipeline takes a driver long to make.
    void every_shape_reads_blocks_data() { add_rows(true, quantized_types().size()); }
    void every_shape_reads_blocks() {
        QFETCH(std::size_t, part);
        if (const auto tile = tile_of_row(); tile && part % kTiles != *tile) return;
        const DataType type = quantized_types()[part];
        const auto backend = make_vulkan_backend(options_of_row());
        for (const LinearCase& linear : {LinearCase{3, 512, 41, WeightLayout::OutputInput, type, 1},
                                         LinearCase{70, 256, 70, WeightLayout::OutputInput, type},
                                         LinearCase{20, 30, 256, WeightLayout::InputOutput, type}}) {
            const double error = linear_error(*backend, linear);
            QVERIFY2(error <= kFp32Bound, (std::to_string(error) + " for " + linear.name()).c_str());
        }
    }

    void every_shape_is_bound_in_parts_data() { add_rows(true); }
    void every_shape_is_bound_in_parts() {
        VulkanOptions options = options_of_row();
        options.largest_binding = 64 * 1024;  // 256 rows of each
        const auto backend = make_vulkan_backend(options);
        for (const LinearCase& linear :
             {LinearCase{300, 40, 30}, LinearCase{3, 40, 530}, LinearCase{3, 600, 41, WeightLayout::InputOutput},
              LinearCase{3, 600, 40, WeightLayout::InputOutput, DataType::BF16},
              LinearCase{3, 256, 530, WeightLayout::OutputInput, DataType::Q6_K},
              LinearCase{3, 256, 530, WeightLayout::OutputInput, DataType::MXFP4},
              LinearCase{3, 600, 256, WeightLayout::InputOutput, DataType::Q5_0}}) {
            const double error = linear_error(*backend, linear);
            QVERIFY2(error <= kFp32Bound, (std::to_string(error) + " for " + linear.name()).c_str());
        }
    }

    void fp16_agrees_within_its_rounding_data() { add_rows(false); }
    void fp16_agrees_within_its_rounding() {
        VulkanOptions options = options_of_row();
        options.precisions.products = Precision::Fp16;
        const auto backend = make_vulkan_backend(options);
        if (backend->precisions().products != Precision::Fp16) QSKIP("the device has no fp16");
        compare(*backend, has_tiles(options) ? kFp16Bound : kFp32Bound);
        // In tiles it must really be the other precision.
        if (has_tiles(options)) QVERIFY(linear_error(*backend, {16, 64, 64}) > kFp32Bound);
    }

    void fp16_adds_in_fp32_data() { add_rows(false); }
    void fp16_adds_in_fp32() {
        VulkanOptions options = options_of_row();
        options.precisions.products = Precision::Fp16;
        const auto backend = make_vulkan_backend(options);
        const Tensor x = fp16_numbers({16, 3000}, 1);
        const StoredWeight weight = store_weight(fp16_numbers({64, 3000}, 2), DataType::F32);
        const DeviceTensor y = backend->linear(backend->upload(x), backend->upload_weight(weight.view), {},
                                               WeightLayout::OutputInput, Activation::None);
        const Reference expected =
            define_linear(to_reference(x), weight.exact, {}, WeightLayout::OutputInput, Activation::None);
        QVERIFY(normalized_error(backend->download(y), expected) <= kFp32Bound);
    }

    void what_fp16_cannot_hold_is_never_a_wrong_number_data() { add_rows(false); }
    void what_fp16_cannot_hold_is_never_a_wrong_number() {
        VulkanOptions options = options_of_row();
        options.precisions.products = Precision::Fp16;
        const auto backend = make_vulkan_backend(options);
        Tensor x({8, 16}, 1.0F);
        x.values()[16 * 2] = -70000.0F;
        const DeviceTensor weight = backend->upload(Tensor({32, 16}, 1.0F));
        const Tensor y = backend->download(
            backend->linear(backend->upload(x), weight, {}, WeightLayout::OutputInput, Activation::None));
        const bool rounds = backend->precisions().products == Precision::Fp16 && has_tiles(options);
        const std::span<const float> values = y.values();
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (i / 32 != 2)
                QCOMPARE(values[i], 16.0F);
            else if (rounds)
                QVERIFY(!std::isfinite(values[i]));
            else
                QCOMPARE(values[i], 15.0F - 70000.0F);
        }
    }
};

HEADLIGHT_TEST(LinearShapesTest, None)
#include "linear_shapes_test.moc"
