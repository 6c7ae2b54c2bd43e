#include "core/tensor.h"

#include "core/block_numbers.h"
#include "core/error.h"

#include <cstring>
#include <stdexcept>
#include <string>
#include <utility>

namespace headlight {

std::int64_t element_count(const Shape& shape) {
    std::int64_t count = 1;
    for (const std::int64_t size : shape) {
        if (size < 0) throw Error(ErrorKind::Format, Sentence("A tensor has the negative size %1.", size));
        if (__builtin_mul_overflow(count, size, &count))
            throw Error(ErrorKind::Format, Sentence("A tensor of shape %1 is too large to exist.", to_string(shape)));
    }
    return count;
}

std::string to_string(const Shape& shape) {
    std::string text = "[";
    for (std::size_t i = 0; i < shape.size(); ++i) text += (i == 0 ? "" : ", ") + std::to_string(shape[i]);
    return text + "]";
}

Tensor::Tensor(Shape shape, float value)
    : shape_(std::move(shape)), values_(static_cast<std::size_t>(element_count(shape_)), value) {}

Tensor::Tensor(Shape shape, std::vector<float> values) : shape_(std::move(shape)), values_(std::move(values)) {
    if (element_count(shape_) != count())
        throw Error(ErrorKind::Format,
                    Sentence("A tensor of shape %1 cannot hold %2 values.", to_string(shape_), count()));
}

std::span<const float> Tensor::slice(std::int64_t index) const& {
    if (index < 0 || index >= size(0)) throw std::out_of_range("no such slice");
    const auto length = static_cast<std::size_t>(count() / size(0));
    return values().subspan(static_cast<std::size_t>(index) * length, length);
}

std::span<float> Tensor::slice(std::int64_t index) & {
    const std::span<const float> part = std::as_const(*this).slice(index);
    return values().subspan(static_cast<std::size_t>(part.data() - data()), part.size());
}

namespace {

template <typename Stored, typename Convert>
void convert_all(std::span<const std::byte> bytes, std::span<float> out, Convert convert) {
    for (std::size_t i = 0; i < out.size(); ++i) {
        Stored stored;
        std::memcpy(&stored, bytes.data() + i * sizeof(Stored), sizeof(Stored));
        out[i] = convert(stored);
    }
}

}  // namespace

void check_size(const TensorView& view) {
    const auto values_of_block = static_cast<std::uint64_t>(block_size(view.type).values);
    const auto bytes_of_block = static_cast<std::uint64_t>(block_size(view.type).bytes);
    const auto count = static_cast<std::uint64_t>(element_count(view.shape));
    const auto columns = view.shape.empty() ? std::uint64_t{1} : static_cast<std::uint64_t>(view.shape.back());
    if (columns % values_of_block != 0 || view.bytes.size() % bytes_of_block != 0 ||
        view.bytes.size() / bytes_of_block != count / values_of_block)
        throw Error(ErrorKind::Format,
                    Sentence("A tensor of shape %1 does not fill its bytes.", to_string(view.shape)));
}

namespace {

template <typename Block>
void decode_blocks(const TensorView& view, std::span<float> out) {
    const auto* block = reinterpret_cast<blocks::Bytes>(view.bytes.data());
    float* to = out.data();
    for (const float* end = to + out.size(); to < end; block += Block::kSize.bytes) {
        std::int8_t buffer[Block::kSize.values];
        float scales[Block::kGroups];
        float offsets[Block::kGroups];
        const std::int8_t* numbers = Block::read(block, buffer, scales, offsets);
        for (int i = 0; i < Block::kSize.values; ++i) {
            const float product = scales[i / Block::kGroup] * static_cast<float>(numbers[i]);
            *to++ = Block::kOffsets ? product + offsets[i / Block::kGroup] : product;
        }
    }
}

void check_numbers(const TensorView& view) {
    check_size(view);
    if (!holds_weights(view.type))
        throw Error(ErrorKind::Unsupported, Sentence("Weights of type %1 are not supported.", to_string(view.type)));
}

}  // namespace

void decode_numbers(const TensorView& view, std::span<float> out) {
    check_numbers(view);
    if (std::ssize(out) != element_count(view.shape))
        throw Error(ErrorKind::Format,
                    Sentence("A tensor of shape %1 does not fill its memory.", to_string(view.shape)));
    if (out.empty()) return;
    switch (view.type) {
        case DataType::F64:
            return convert_all<double>(view.bytes, out, [](double value) { return static_cast<float>(value); });
        case DataType::F32:
            std::memcpy(out.data(), view.bytes.data(), view.bytes.size());
            return;
        case DataType::F16:
            return convert_all<std::uint16_t>(view.bytes, out, decode_half);
        case DataType::BF16:
            return convert_all<std::uint16_t>(view.bytes, out, decode_bfloat);
        default:
            return blocks::with_block(view.type,
                                      [&](auto tag) { decode_blocks<typename decltype(tag)::Block>(view, out); });
    }
}

Tensor to_float(const TensorView& view) {
    check_numbers(view);  // before any memory is taken: a view of a few bytes must not allocate what its shape claims
    Tensor tensor(view.shape);
    decode_numbers(view, tensor.values());
    return tensor;
}

}  // namespace headlight
