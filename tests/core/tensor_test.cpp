#include "core/tensor.h"

#include "core/error.h"
#include "core/half.h"
#include "test_program.h"

#include <cmath>
#include <cstring>
#include <limits>
#include <stdexcept>
#include <utility>
#include <vector>

using namespace headlight;

namespace {

template <typename Value>
std::vector<std::byte> bytes_of(const std::vector<Value>& values, std::size_t shift = 0) {
    std::vector<std::byte> bytes(shift + values.size() * sizeof(Value));
    std::memcpy(bytes.data() + shift, values.data(), values.size() * sizeof(Value));
    return bytes;
}

std::vector<float> floats(const Tensor& tensor) {
    return {tensor.values().begin(), tensor.values().end()};
}

template <typename Held>
concept Points = requires(Held&& tensor) {
    std::forward<Held>(tensor).values();
}
|| requires(Held&& tensor) {
    std::forward<Held>(tensor).data();
}
|| requires(Held&& tensor) {
    std::forward<Held>(tensor).slice(0);
};

}  // namespace

class TensorTest : public QObject {
    Q_OBJECT
  private slots:
    void a_shape_counts_its_elements();
    void a_shape_too_large_to_exist_is_refused();
    void a_tensor_refuses_values_that_do_not_fill_its_shape();
    void nothing_points_into_a_tensor_that_is_gone();
    void slices_lie_along_the_outermost_dimension();
    void a_slice_that_is_not_there_is_refused();
    void every_float_type_is_widened_exactly();
    void unaligned_bytes_are_read_correctly();
    void integers_are_not_computed_with();
    void a_view_whose_bytes_do_not_match_its_shape_is_refused_before_memory_is_taken();
    void an_empty_view_is_an_empty_tensor();
    void a_view_keeps_its_memory_alive();
};

void TensorTest::a_shape_counts_its_elements() {
    QCOMPARE(element_count({}), 1);
    QCOMPARE(element_count({3, 4}), 12);
    QCOMPARE(element_count({3, 0, 4}), 0);
    QCOMPARE(to_string(Shape{12, 64, 3}), std::string("[12, 64, 3]"));
    QCOMPARE(to_string(Shape{}), std::string("[]"));
}

void TensorTest::a_shape_too_large_to_exist_is_refused() {
    QVERIFY_EXCEPTION_THROWN(element_count({std::int64_t{1} << 32, std::int64_t{1} << 31}), Error);
    QVERIFY_EXCEPTION_THROWN(element_count({-1}), Error);
    QCOMPARE(element_count({std::numeric_limits<std::int64_t>::max()}), std::numeric_limits<std::int64_t>::max());
}

void TensorTest::a_tensor_refuses_values_that_do_not_fill_its_shape() {
    QVERIFY_EXCEPTION_THROWN(Tensor({2, 2}, std::vector<float>(3)), Error);
    QCOMPARE(Tensor({2, 2}, 1.5F).count(), 4);
}

void TensorTest::nothing_points_into_a_tensor_that_is_gone() {
    QVERIFY(Points<Tensor&> && Points<const Tensor&>);
    QVERIFY(!Points<Tensor> && !Points<const Tensor>);
}

void TensorTest::slices_lie_along_the_outermost_dimension() {
    Tensor tensor({2, 3}, std::vector<float>{0, 1, 2, 3, 4, 5});
    const auto row = std::as_const(tensor).slice(1);
    QCOMPARE(std::vector<float>(row.begin(), row.end()), (std::vector<float>{3, 4, 5}));
    tensor.slice(0)[2] = 9;
    QCOMPARE(floats(tensor), (std::vector<float>{0, 1, 9, 3, 4, 5}));
}

void TensorTest::a_slice_that_is_not_there_is_refused() {
    Tensor tensor({2, 3});
    QVERIFY_EXCEPTION_THROWN(static_cast<void>(tensor.slice(2)), std::out_of_range);
    QVERIFY_EXCEPTION_THROWN(static_cast<void>(tensor.slice(-1)), std::out_of_range);
    const Tensor no_rows({0, 3});
    QVERIFY_EXCEPTION_THROWN(static_cast<void>(no_rows.slice(0)), std::out_of_range);
    const Tensor scalar(Shape{}, 1.0F);
    QVERIFY_EXCEPTION_THROWN(static_cast<void>(scalar.slice(0)), std::out_of_range);
}

void TensorTest::every_float_type_is_widened_exactly() {
    const std::vector<float> values = {0.0F, -1.5F, 65504.0F, 0.000030517578125F};
    std::vector<double> doubles(values.begin(), values.end());
    std::vector<std::uint16_t> halves, bfloats;
    for (const float value : values) halves.push_back(float_to_half(value));
    for (const float value : {0.0F, -1.5F, 65536.0F}) bfloats.push_back(float_to_bfloat(value));
    const auto f64 = bytes_of(doubles), f32 = bytes_of(values), f16 = bytes_of(halves), bf16 = bytes_of(bfloats);
    QCOMPARE(floats(to_float({DataType::F64, {4}, f64, {}})), values);
    QCOMPARE(floats(to_float({DataType::F32, {2, 2}, f32, {}})), values);
    QCOMPARE(floats(to_float({DataType::F16, {4}, f16, {}})), values);
    QCOMPARE(floats(to_float({DataType::BF16, {3}, bf16, {}})), (std::vector<float>{0.0F, -1.5F, 65536.0F}));
}

void TensorTest::unaligned_bytes_are_read_correctly() {
    const std::vector<float> values = {1.25F, -3.0F};
    for (std::size_t shift = 0; shift < 8; ++shift) {
        const auto f32 = bytes_of(values, shift);
        QCOMPARE(floats(to_float({DataType::F32, {2}, std::span(f32).subspan(shift), {}})), values);
        const auto f64 = bytes_of(std::vector<double>{1.25, -3.0}, shift);
        QCOMPARE(floats(to_float({DataType::F64, {2}, std::span(f64).subspan(shift), {}})), values);
        const auto f16 = bytes_of(std::vector<std::uint16_t>{0x3D00, 0xC200}, shift);
        QCOMPARE(floats(to_float({DataType::F16, {2}, std::span(f16).subspan(shift), {}})), values);
    }
}

void TensorTest::integers_are_not_computed_with() {
    const std::vector<std::byte> bytes(8);
    for (const DataType type :
         {DataType::I64, DataType::I32, DataType::I16, DataType::I8, DataType::U8, DataType::Bool})
        try {
            to_float({type, {static_cast<std::int64_t>(bytes.size() / element_size(type))}, bytes, {}});
            QFAIL("integers were taken for weights");
        } catch (const Error& error) {
            QCOMPARE(error.kind(), ErrorKind::Unsupported);
            QVERIFY(error.sentence().find(to_string(type)) != std::string::npos);
        }
}

void TensorTest::a_view_whose_bytes_do_not_match_its_shape_is_refused_before_memory_is_taken() {
    const std::vector<std::byte> bytes(16);
    QVERIFY_EXCEPTION_THROWN(to_float({DataType::F32, {5}, bytes, {}}), Error);
    QVERIFY_EXCEPTION_THROWN(to_float({DataType::F32, {std::int64_t{1} << 60}, bytes, {}}), Error);
    // 2^62 elements of four bytes are 2^64 bytes: 0 in 64 bits.
    QVERIFY_EXCEPTION_THROWN(to_float({DataType::F32, {std::int64_t{1} << 62}, {}, {}}), Error);
    QVERIFY_EXCEPTION_THROWN(to_float({DataType::F64, {1}, std::span(bytes).first(7), {}}), Error);
}

void TensorTest::an_empty_view_is_an_empty_tensor() {
    const Tensor tensor = to_float({DataType::F32, {0, 4}, {}, {}});
    QVERIFY(tensor.empty());
    QCOMPARE(tensor.shape(), (Shape{0, 4}));
}

void TensorTest::a_view_keeps_its_memory_alive() {
    auto memory = std::make_shared<std::vector<std::byte>>(bytes_of(std::vector<float>{7.0F}));
    const std::weak_ptr<std::vector<std::byte>> watched = memory;
    TensorView view{DataType::F32, {1}, *memory, memory};
    memory.reset();
    QCOMPARE(floats(to_float(view)), std::vector<float>{7.0F});
    view = {};
    QVERIFY(watched.expired());
}

HEADLIGHT_TEST(TensorTest, None)
#include "tensor_test.moc"
