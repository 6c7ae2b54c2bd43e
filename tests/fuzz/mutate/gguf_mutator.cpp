#include "mutate/bytes.h"
#include "mutate/hostile.h"
#include "mutate/mutators.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace headlight::fuzz {

namespace {

constexpr std::size_t kHeaderBytes = 24;
constexpr std::uint32_t kTextType = 8;
constexpr std::uint32_t kArrayType = 9;
constexpr std::uint32_t kTypes = 13;
constexpr std::size_t kMostData = kMostMutatedBytes / 2;
constexpr std::size_t kDefaultAlignment = 32;

/// Bytes of a value of a type; 0 for texts, lists and types that do not exist.
std::size_t width_of(std::uint32_t type) {
    constexpr std::size_t kWidths[kTypes] = {1, 1, 2, 2, 4, 4, 4, 1, 0, 0, 8, 8, 8};
    return type < kTypes ? kWidths[type] : 0;
}

struct Value {
    std::string key;
    std::uint32_t type = 0;
    std::uint32_t element = 0;  ///< of a list
    std::uint64_t count = 1;    ///< of a list
    std::string bytes;          ///< value or elements
};

struct Tensor {
    std::string name;
    std::vector<std::uint64_t> sizes;  ///< the fastest first
    std::uint32_t type = 0;
    std::uint64_t offset = 0;
};

struct File {
    std::string start;  ///< magic and version
    std::vector<Value> values;
    std::vector<Tensor> tensors;
    std::string data;
    std::size_t alignment = kDefaultAlignment;
    bool has_layout = true;  ///< offsets and data follow from types and shapes
};

/// Reads as much as is intact.
class LenientParser {
  public:
    explicit LenientParser(std::string_view bytes) : bytes_(bytes) {}

    std::optional<File> parse() {
        if (bytes_.size() < kHeaderBytes || !bytes_.starts_with("GGUF")) return {};
        File file;
        file.start = bytes_.substr(0, 8);
        at_ = kHeaderBytes;
        for (std::uint64_t i = little_endian(bytes_, 16, 8); i > 0 && intact_; --i) read_value(file);
        for (std::uint64_t i = little_endian(bytes_, 8, 8); i > 0 && intact_; --i) read_tensor(file);
        at_ = std::min((at_ + file.alignment - 1) / file.alignment * file.alignment, bytes_.size());
        if (intact_) file.data = bytes_.substr(at_);
        return file;
    }

  private:
    std::string_view bytes_;
    std::size_t at_ = 0;
    bool intact_ = true;

    std::string take(std::uint64_t count) {
        if (count > bytes_.size() - at_) {
            intact_ = false;
            return {};
        }
        at_ += count;
        return std::string(bytes_.substr(at_ - count, count));
    }
    std::uint64_t number(std::size_t width) {
        const std::string bytes = take(width);
        return little_endian(bytes, 0, width);
    }

    void read_value(File& file) {
        Value value;
        value.key = take(number(8));
        value.type = static_cast<std::uint32_t>(number(4));
        value.element = value.type;
        if (value.type == kArrayType) {
            value.element = static_cast<std::uint32_t>(number(4));
            value.count = number(8);
        }
        const std::size_t begin = at_;
        if (value.element == kTextType)
            for (std::uint64_t i = 0; i < value.count && intact_; ++i) take(number(8));
        else if (value.count <= bytes_.size())
            take(value.count * width_of(value.element));
        else
            intact_ = false;
        value.bytes = bytes_.substr(begin, at_ - begin);
        if (value.key == "general.alignment")
            file.alignment = std::clamp<std::uint64_t>(little_endian(value.bytes, 0, 4), 1, 4096);
        if (intact_) file.values.push_back(std::move(value));
    }

    void read_tensor(File& file) {
        Tensor tensor;
        tensor.name = take(number(8));
        const std::uint64_t dimensions = number(4);
        for (std::uint64_t i = 0; i < dimensions && intact_; ++i) tensor.sizes.push_back(number(8));
        tensor.type = static_cast<std::uint32_t>(number(4));
        tensor.offset = number(8);
        if (intact_) file.tensors.push_back(std::move(tensor));
    }
};

void append(std::string& bytes, std::uint64_t number, std::size_t width) {
    bytes.resize(bytes.size() + width);
    put_little_endian(bytes, bytes.size() - width, number, width);
}

void append_text(std::string& bytes, std::string_view text) {
    append(bytes, text.size(), 8);
    bytes += text;
}

/// A value of a type, or nothing for lists and types that do not exist.
std::string value_of(std::uint32_t type, Random& random) {
    std::string bytes;
    if (type == kTextType)
        append_text(bytes, hostile_text(random));
    else if (type == 7)
        append(bytes, random.once_in(8) ? 2 : random.below(2), 1);
    else
        append(bytes, random.once_in(2) ? boundary_number(random) : random.below(20), width_of(type));
    return bytes;
}

void set_value(Value& value, Random& random) {
    value.bytes.clear();
    if (value.type != kArrayType) {
        value.bytes = value_of(value.type, random);
        return;
    }
    value.count = random.below(random.once_in(8) ? 200 : 5);
    for (std::uint64_t i = 0; i < value.count; ++i) value.bytes += value_of(value.element, random);
}

/// Bytes of a tensor of some types of ggml (type, values of a block, bytes of a block), if few enough to make them.
std::optional<std::size_t> size_of(const Tensor& tensor) {
    struct Block {
        std::uint32_t type;
        std::size_t values;
        std::size_t bytes;
    };
    constexpr Block kBlocks[] = {{0, 1, 4},      {1, 1, 2},      {2, 32, 18},   {3, 32, 20},    {6, 32, 22},
                                 {7, 32, 24},    {8, 32, 34},    {10, 256, 84}, {11, 256, 110}, {12, 256, 144},
                                 {13, 256, 176}, {14, 256, 210}, {20, 32, 18},  {24, 1, 1},     {25, 1, 2},
                                 {26, 1, 4},     {27, 1, 8},     {28, 1, 8},    {30, 1, 2}};
    const auto* block = std::ranges::find(kBlocks, tensor.type, &Block::type);
    if (block == std::end(kBlocks)) return {};
    std::uint64_t count = 1;
    for (const std::uint64_t size : tensor.sizes) {
        if (size > kMostData) return {};
        count *= size;
        if (count > kMostData) return {};
    }
    return count / block->values * block->bytes;
}

/// Makes offsets that are one behind another, and as much data.
void lay_out(File& file) {
    std::size_t end = 0;
    for (Tensor& tensor : file.tensors) {
        const std::size_t begin = (end + file.alignment - 1) / file.alignment * file.alignment;
        const auto size = size_of(tensor);
        if (!size || begin + *size > kMostData) continue;
        tensor.offset = begin;
        end = begin + *size;
    }
    file.data.resize(end);
}

std::string write(File file, Random& random) {
    if (file.has_layout) lay_out(file);
    std::string bytes = file.start;
    append(bytes, random.once_in(32) ? boundary_number(random) : file.tensors.size(), 8);
    append(bytes, random.once_in(32) ? boundary_number(random) : file.values.size(), 8);
    for (const Value& value : file.values) {
        append_text(bytes, value.key);
        append(bytes, value.type, 4);
        if (value.type == kArrayType) {
            append(bytes, value.element, 4);
            append(bytes, value.count, 8);
        }
        bytes += value.bytes;
    }
    for (const Tensor& tensor : file.tensors) {
        append_text(bytes, tensor.name);
        append(bytes, tensor.sizes.size(), 4);
        for (const std::uint64_t size : tensor.sizes) append(bytes, size, 8);
        append(bytes, tensor.type, 4);
        append(bytes, tensor.offset, 8);
    }
    if (!file.data.empty()) bytes.resize((bytes.size() + file.alignment - 1) / file.alignment * file.alignment);
    return bytes + file.data;
}

void change_value(File& file, Random& random) {
    if (!file.values.empty()) set_value(random.pick(file.values), random);
}

void change_value_type(File& file, Random& random) {
    if (file.values.empty()) return;
    Value& value = random.pick(file.values);
    value.type = static_cast<std::uint32_t>(random.below(kTypes + (random.once_in(8) ? 2 : 0)));
    value.element = static_cast<std::uint32_t>(random.below(kTypes));
    set_value(value, random);
}

void change_count(File& file, Random& random) {
    if (file.values.empty()) return;
    Value& value = random.pick(file.values);
    if (value.type == kArrayType) value.count = random.once_in(2) ? value.count + 1 : boundary_number(random);
}

void change_alignment(File& file, Random& random) {
    file.alignment = std::size_t{8} << random.below(6);
    std::string bytes;
    append(bytes, random.once_in(4) ? boundary_number(random) : file.alignment, 4);
    std::erase_if(file.values, [](const Value& value) { return value.key == "general.alignment"; });
    file.values.push_back({"general.alignment", 4, 4, 1, bytes});
}

template <typename Part>
void rearrange(std::vector<Part>& parts, Random& random) {
    if (parts.empty()) return;
    const auto place = parts.begin() + static_cast<std::ptrdiff_t>(random.below(parts.size()));
    switch (random.below(3)) {
        case 0:
            parts.erase(place);
            break;
        case 1: {
            Part copy = *place;
            parts.push_back(std::move(copy));
            break;
        }
        default:
            std::swap(*place, random.pick(parts));
    }
}

void change_order(File& file, Random& random) {
    if (random.once_in(2))
        rearrange(file.values, random);
    else
        rearrange(file.tensors, random);
}

void change_name(File& file, Random& random) {
    const std::string name = random.once_in(2) ? hostile_text(random) : "name" + std::to_string(random.below(99));
    if (random.once_in(2) && !file.values.empty())
        random.pick(file.values).key = name;
    else if (!file.tensors.empty())
        random.pick(file.tensors).name = name;
}

void change_shape(File& file, Random& random) {
    if (file.tensors.empty()) return;
    std::vector<std::uint64_t>& sizes = random.pick(file.tensors).sizes;
    sizes.resize(random.once_in(8) ? random.below(9) : random.below(5), 1);
    for (std::uint64_t& size : sizes)
        if (random.once_in(2))
            size = random.once_in(6)   ? boundary_number(random)
                   : random.once_in(2) ? 32 * random.below(9)
                                       : random.below(5);
}

void change_tensor_type(File& file, Random& random) {
    if (!file.tensors.empty()) random.pick(file.tensors).type = static_cast<std::uint32_t>(random.below(42));
}

void change_offset(File& file, Random& random) {
    if (file.tensors.empty()) return;
    Tensor& tensor = random.pick(file.tensors);
    tensor.offset = random.once_in(2) ? boundary_number(random) : file.alignment * random.below(5);
    file.has_layout = false;
}

}  // namespace

void mutate_gguf(std::string& bytes, Random& random) {
    using Change = void (*)(File&, Random&);
    constexpr Change kChanges[] = {change_value, change_value,     change_value_type,  change_value_type,
                                   change_count, change_alignment, change_order,       change_name,
                                   change_shape, change_shape,     change_tensor_type, change_offset};
    auto file = LenientParser(bytes).parse();
    if (!file) return mutate_bytes(bytes, random);
    random.pick(kChanges)(*file, random);
    std::string written = write(std::move(*file), random);
    if (written.size() > std::max(kMostMutatedBytes, bytes.size())) return mutate_bytes(bytes, random);
    bytes = std::move(written);
}

}  // namespace headlight::fuzz
