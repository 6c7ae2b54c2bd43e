#include "mutate/bytes.h"
#include "mutate/hostile.h"
#include "mutate/json_mutator.h"
#include "mutate/mutators.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

namespace headlight::fuzz {

namespace {

constexpr std::size_t kLengthBytes = 8;
constexpr std::size_t kMostData = kMostMutatedBytes / 2;

struct File {
    JsonNode header;
    std::string data;
    bool has_layout = true;  ///< offsets and data follow from types and shapes
};

struct Type {
    std::string_view name;
    std::size_t bits;
};
constexpr Type kTypes[] = {{"F64", 64}, {"F32", 32},    {"F16", 16},    {"BF16", 16}, {"I64", 64}, {"I32", 32},
                           {"I16", 16}, {"I8", 8},      {"U64", 64},    {"U32", 32},  {"U16", 16}, {"U8", 8},
                           {"BOOL", 8}, {"F8_E4M3", 8}, {"F8_E5M2", 8}, {"F4", 4},    {"C64", 64}, {"F6_E2M3", 6}};

std::optional<File> parse(std::string_view bytes) {
    if (bytes.size() < kLengthBytes) return {};
    const std::uint64_t length = little_endian(bytes, 0, kLengthBytes);
    if (length > bytes.size() - kLengthBytes) return {};
    File file{parse_json(bytes.substr(kLengthBytes, length)), std::string(bytes.substr(kLengthBytes + length))};
    if (file.header.kind != JsonNode::Kind::Object) return {};
    return file;
}

JsonNode array_of(const std::vector<std::uint64_t>& numbers) {
    JsonNode array;
    array.kind = JsonNode::Kind::Array;
    for (const std::uint64_t number : numbers) array.children.push_back(json_other(std::to_string(number)));
    return array;
}

/// The bytes of a tensor, or nothing if they are too many to make them or do not follow.
std::optional<std::size_t> size_of(JsonNode& tensor) {
    const JsonNode* name = tensor.find("dtype");
    const JsonNode* shape = tensor.find("shape");
    if (name == nullptr || shape == nullptr) return {};
    const auto* type = std::ranges::find(kTypes, name->text, &Type::name);
    if (type == std::end(kTypes)) return {};
    std::size_t bits = type->bits;
    for (const JsonNode& size : shape->children) {
        bits *= std::strtoull(size.text.c_str(), nullptr, 10);
        if (bits > 8 * kMostData) return {};
    }
    return bits / 8;
}

/// Makes offsets that are one behind another, and as much data.
void lay_out(File& file, Random& random) {
    std::size_t end = 0;
    for (JsonNode& tensor : file.header.children) {
        const auto size = size_of(tensor);
        JsonNode* offsets = tensor.find("data_offsets");
        if (!size || offsets == nullptr || end + *size > kMostData) continue;
        *offsets = array_of({end, end + *size});
        end += *size;
    }
    while (file.data.size() < end) file.data += static_cast<char>(random.below(256));
    file.data.resize(end);
}

/// A tensor of the header, or null.
JsonNode* some_tensor(File& file, Random& random) {
    std::vector<JsonNode*> tensors;
    for (JsonNode& member : file.header.children)
        if (member.find("dtype") != nullptr) tensors.push_back(&member);
    return tensors.empty() ? nullptr : random.pick(tensors);
}

void change_type(File& file, Random& random) {
    JsonNode* tensor = some_tensor(file, random);
    if (tensor != nullptr) *tensor->find("dtype") = json_text(random.pick(kTypes).name);
}

void change_shape(File& file, Random& random) {
    JsonNode* tensor = some_tensor(file, random);
    JsonNode* shape = tensor == nullptr ? nullptr : tensor->find("shape");
    if (shape == nullptr) return;
    std::vector<std::uint64_t> sizes;
    for (std::size_t i = random.below(random.once_in(8) ? 40 : 5); i > 0; --i)
        sizes.push_back(random.once_in(8) ? boundary_number(random) : random.below(5));
    *shape = array_of(sizes);
}

void change_offsets(File& file, Random& random) {
    JsonNode* tensor = some_tensor(file, random);
    JsonNode* offsets = tensor == nullptr ? nullptr : tensor->find("data_offsets");
    if (offsets == nullptr || offsets->children.empty()) return;
    random.pick(offsets->children) =
        json_other(std::to_string(random.once_in(2) ? boundary_number(random) : random.below(file.data.size() + 2)));
    file.has_layout = false;
}

void add_tensor(File& file, Random& random) {
    const JsonNode* tensor = some_tensor(file, random);
    if (tensor == nullptr) return;
    const JsonNode copy = *tensor;
    file.header.keys.push_back(json_text(random.once_in(3) ? hostile_text(random) : "added").text +
                               std::to_string(random.below(9)));
    file.header.children.push_back(copy);
}

void add_metadata(File& file, Random& random) {
    JsonNode metadata;
    metadata.kind = JsonNode::Kind::Object;
    metadata.keys.push_back(json_text(hostile_text(random)).text);
    metadata.children.push_back(json_text(hostile_text(random)));
    file.header.keys.emplace_back("__metadata__");
    file.header.children.push_back(std::move(metadata));
}

void change_json(File& file, Random& random) {
    mutate_tree(file.header, random);
    file.has_layout = random.once_in(2);
}

void change_data(File& file, Random& random) {
    mutate_bytes(file.data, random);
    file.has_layout = false;
}

std::string write(File file, Random& random) {
    if (file.has_layout) lay_out(file, random);
    std::string header = write_json(file.header);
    if (random.once_in(4)) header.resize((header.size() + 7) / 8 * 8, ' ');
    std::string bytes(kLengthBytes, '\0');
    const bool is_wrong = random.once_in(16);
    put_little_endian(bytes, 0, is_wrong ? boundary_number(random) : header.size(), kLengthBytes);
    return bytes + header + file.data;
}

}  // namespace

void mutate_safetensors(std::string& bytes, Random& random) {
    using Change = void (*)(File&, Random&);
    constexpr Change kChanges[] = {change_type,  change_shape, change_shape, change_offsets, add_tensor,
                                   add_metadata, change_json,  change_json,  change_data};
    auto file = parse(bytes);
    if (!file) return mutate_bytes(bytes, random);
    random.pick(kChanges)(*file, random);
    std::string written = write(std::move(*file), random);
    if (written.size() > std::max(kMostMutatedBytes, bytes.size())) return mutate_bytes(bytes, random);
    bytes = std::move(written);
}

}  // namespace headlight::fuzz
