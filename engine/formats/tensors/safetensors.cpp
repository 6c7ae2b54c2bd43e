#include "formats/tensors/safetensors.h"

#include "core/error.h"
#include "core/git_lfs.h"
#include "formats/byte_reader.h"
#include "formats/tensors/weight_types.h"
#include "json/json_parts.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <utility>

namespace headlight {

namespace {

constexpr std::size_t kLengthBytes = 8;
constexpr std::size_t kMostDimensions = 16;
constexpr std::size_t kMostTypes = 256;
constexpr std::size_t kMostMetadata = 10'000;

struct TypeSize {
    std::string_view name;
    unsigned bits;
};

// Every type of the format's specification, so that the byte ranges of those we do not compute with are checked too.
constexpr std::array kTypeSizes = {
    TypeSize{"F64", 64},    TypeSize{"F32", 32},    TypeSize{"F16", 16},    TypeSize{"BF16", 16},
    TypeSize{"I64", 64},    TypeSize{"I32", 32},    TypeSize{"I16", 16},    TypeSize{"I8", 8},
    TypeSize{"U64", 64},    TypeSize{"U32", 32},    TypeSize{"U16", 16},    TypeSize{"U8", 8},
    TypeSize{"BOOL", 8},    TypeSize{"C64", 64},    TypeSize{"F8_E4M3", 8}, TypeSize{"F8_E5M2", 8},
    TypeSize{"F8_E8M0", 8}, TypeSize{"F6_E2M3", 6}, TypeSize{"F6_E3M2", 6}, TypeSize{"F4", 4},
};

// The JSON text between the length and the data.
std::string_view json_of(std::span<const std::byte> bytes, const std::string& file) {
    const auto fail = [&](const Sentence& sentence, std::uint64_t offset) {
        throw Error(ErrorKind::Format, sentence, {file, "", offset});
    };
    if (bytes.size() < kLengthBytes)
        fail(Sentence("The file is too short to be a safetensors file: it has %1 bytes.", bytes.size()), bytes.size());
    ByteReader reader(bytes, file);
    const auto length = reader.number<std::uint64_t>("");
    if (length > SafetensorsHeader::kLargestJson)
        fail(Sentence("This is not a safetensors file, or it is damaged: its header claims %1 bytes, and at most 100 "
                      "MB are allowed.",
                      length),
             0);
    const std::uint64_t available = bytes.size() - kLengthBytes;
    if (length > available)
        fail(Sentence("The file is truncated: its header should have %1 bytes, and %2 are there. Download or copy the "
                      "file again.",
                      length, available),
             bytes.size());
    const auto text = bytes.subspan(kLengthBytes, length);
    if (text.empty() || text.front() != std::byte{'{'})
        fail(Sentence("The safetensors header does not start with '{'."), kLengthBytes);
    return {reinterpret_cast<const char*>(text.data()), text.size()};
}

}  // namespace

std::optional<DataType> data_type_of(std::string_view type) {
    for (const DataType known : {DataType::F64, DataType::F32, DataType::F16, DataType::BF16, DataType::I64,
                                 DataType::I32, DataType::I16, DataType::I8, DataType::U8, DataType::Bool})
        if (to_string(known) == type) return known;
    return {};
}

/// Fills a header from its JSON and checks what the JSON says against the file's size.
class SafetensorsHeader::Builder {
  public:
    Builder(std::string_view json, std::uint64_t file_size, const std::string& file)
        : json_(json), file_(file), data_size_(file_size - kLengthBytes - json.size()) {
        header_.size_ = kLengthBytes + json.size();
    }

    SafetensorsHeader build() {
        read_in_parts(json_, file_, {.what = "safetensors header"}, [this](const JsonValue& part) { read(part); });
        check_coverage();
        sort_by_name();
        return std::move(header_);
    }

  private:
    std::string_view json_;
    const std::string& file_;
    std::uint64_t data_size_;
    SafetensorsHeader header_;
    bool has_metadata_ = false;

    [[noreturn]] void fail(const Sentence& sentence, std::string_view name, std::uint64_t data_offset) const {
        throw Error(ErrorKind::Format, sentence, {file_, std::string(name), header_.size_ + data_offset});
    }

    void read(const JsonValue& part) {
        for (const auto member : part.object()) {
            const JsonValue value = part.child(member.value, member.key);
            if (member.key == "__metadata__") {
                read_metadata(value);
                continue;
            }
            if (header_.entries_.size() == kMostTensors)
                part.fail(
                    Sentence("The file lists more tensors than any model has: at most %1 are read.", kMostTensors));
            read_tensor(member.key, value);
        }
    }

    void read_metadata(const JsonValue& metadata) {
        if (std::exchange(has_metadata_, true)) metadata.fail(Sentence("The header has two members with this name."));
        for (const auto member : metadata.object()) {
            if (header_.metadata_.size() == kMostMetadata)
                metadata.fail(Sentence("There is more metadata than any model has."));
            const JsonValue value = metadata.child(member.value, member.key);
            if (!header_.metadata_.emplace(member.key, value.text()).second)
                value.fail(Sentence("The header has this metadata twice."));
        }
    }

    void read_tensor(std::string_view name, const JsonValue& tensor) {
        Entry entry{};
        entry.name = static_cast<std::uint32_t>(header_.names_.size());
        entry.name_size = static_cast<std::uint32_t>(name.size());
        header_.names_ += name;
        bool has_type = false, has_shape = false, has_offsets = false;
        for (const auto member : tensor.object()) {
            const std::string_view key = member.key;
            const JsonValue value = tensor.child(member.value, key);
            const auto once = [&](bool& seen) {
                if (std::exchange(seen, true)) value.fail(Sentence("The tensor has this member twice."));
            };
            if (key == "dtype") {
                once(has_type);
                entry.type = type_index(value);
            } else if (key == "shape") {
                once(has_shape);
                read_shape(entry, value);
            } else if (key == "data_offsets") {
                once(has_offsets);
                read_offsets(entry, value);
            } else {
                value.fail(Sentence("The format has no such member; members: dtype, shape, data_offsets."));
            }
        }
        if (!has_type || !has_shape || !has_offsets)
            tensor.fail(Sentence("The tensor lacks its dtype, shape or data_offsets."));
        check_size(entry, tensor);
        header_.entries_.push_back(entry);
    }

    std::uint16_t type_index(const JsonValue& type) {
        auto& types = header_.types_;
        const auto known = std::ranges::find(types, type.text());
        if (known == types.end()) {
            if (types.size() == kMostTypes) type.fail(Sentence("There are more data types than any file has."));
            types.emplace_back(type.text());
            return static_cast<std::uint16_t>(types.size() - 1);
        }
        return static_cast<std::uint16_t>(known - types.begin());
    }

    static std::vector<std::int64_t> sizes_or_offsets(const JsonValue& value) {
        return value.integers(0, std::numeric_limits<std::int64_t>::max());
    }

    void read_shape(Entry& entry, const JsonValue& shape) {
        const std::vector<std::int64_t> sizes = sizes_or_offsets(shape);
        if (sizes.size() > kMostDimensions) shape.fail(Sentence("The tensor has more than 16 dimensions."));
        entry.rank = static_cast<std::uint16_t>(sizes.size());
        entry.sizes = static_cast<std::uint32_t>(header_.sizes_.size());
        header_.sizes_.insert(header_.sizes_.end(), sizes.begin(), sizes.end());
    }

    void read_offsets(Entry& entry, const JsonValue& offsets) {
        const std::vector<std::int64_t> numbers = sizes_or_offsets(offsets);
        if (numbers.size() != 2) offsets.fail(Sentence("Expected [begin, end], found a list of %1.", numbers.size()));
        entry.begin = static_cast<std::uint64_t>(numbers[0]);
        entry.end = static_cast<std::uint64_t>(numbers[1]);
        if (entry.begin > entry.end) offsets.fail(Sentence("The tensor ends before it begins."));
        if (entry.end > data_size_)
            offsets.fail(
                Sentence("The file is truncated or damaged: the tensor should end at byte %1 of the data, which has %2 "
                         "bytes. Download or copy the file again.",
                         entry.end, data_size_));
    }

    // The shape in elements times the type's size must be the byte range. Types outside the specification have no known
    // size.
    void check_size(const Entry& entry, const JsonValue& tensor) {
        const auto type = std::ranges::find(kTypeSizes, header_.types_[entry.type], &TypeSize::name);
        const Shape shape(header_.sizes_.begin() + entry.sizes, header_.sizes_.begin() + entry.sizes + entry.rank);
        std::int64_t bits = type == kTypeSizes.end() ? 0 : type->bits;
        for (const std::int64_t size : shape)
            if (__builtin_mul_overflow(bits, size, &bits))
                tensor.fail(Sentence("The shape %1 is too large to exist.", to_string(shape)));
        const std::uint64_t bytes = entry.end - entry.begin;
        if (type != kTypeSizes.end() && (bits % 8 != 0 || static_cast<std::uint64_t>(bits) / 8 != bytes))
            tensor.fail(Sentence("A tensor of shape %1 and type %2 does not have %3 bytes.", to_string(shape),
                                 header_.types_[entry.type], bytes));
    }

    void check_coverage() {
        auto& entries = header_.entries_;
        std::ranges::sort(entries, [](const Entry& a, const Entry& b) {
            return std::pair(a.begin, a.end) < std::pair(b.begin, b.end);
        });
        std::uint64_t covered = 0;
        std::string_view before;
        for (Entry& entry : entries) {
            const std::string_view name = header_.name_of(entry);
            if (entry.begin < covered)
                fail(name == before ? Sentence("Two tensors have this name.")
                                    : Sentence("The tensor's bytes overlap with those of another."),
                     name, entry.begin);
            before = name;
            if (entry.begin > covered)
                fail(Sentence("The bytes before this tensor belong to no tensor."), header_.name_of(entry), covered);
            covered = entry.end;
            entry.begin += header_.size_;
            entry.end += header_.size_;
        }
        if (covered != data_size_) fail(Sentence("The bytes at the end of the file belong to no tensor."), "", covered);
    }

    void sort_by_name() {
        auto& entries = header_.entries_;
        const auto name = [this](const Entry& entry) { return header_.name_of(entry); };
        std::ranges::sort(entries, {}, name);
        const auto twice = std::ranges::adjacent_find(entries, {}, name);
        if (twice != entries.end())
            throw Error(ErrorKind::Format, Sentence("Two tensors have this name."),
                        {file_, std::string(name(*twice)), twice->begin});
    }
};

SafetensorsHeader SafetensorsHeader::parse(std::span<const std::byte> file_bytes, const std::string& file) {
    return Builder(json_of(file_bytes, file), file_bytes.size(), file).build();
}

std::string_view SafetensorsHeader::name_of(const Entry& entry) const {
    return std::string_view(names_).substr(entry.name, entry.name_size);
}

SafetensorsHeader::Tensor SafetensorsHeader::tensor(std::size_t index) const {
    const Entry& entry = entries_.at(index);
    const auto sizes = sizes_.begin() + entry.sizes;
    return {name_of(entry), types_[entry.type], Shape(sizes, sizes + entry.rank), entry.begin, entry.end};
}

std::optional<SafetensorsHeader::Tensor> SafetensorsHeader::find(std::string_view name) const {
    const auto found =
        std::ranges::lower_bound(entries_, name, {}, [this](const Entry& entry) { return name_of(entry); });
    if (found == entries_.end() || name_of(*found) != name) return {};
    return tensor(static_cast<std::size_t>(found - entries_.begin()));
}

SafetensorsFile::SafetensorsFile(const std::filesystem::path& path) : file_(MappedFile::open(path)) {
    refuse_git_lfs_pointer(file_->bytes(), path);
    header_ = SafetensorsHeader::parse(file_->bytes(), path.string());
    file_->check_intact();
}

std::optional<TensorView> SafetensorsFile::find(std::string_view name) const {
    const auto tensor = header_.find(name);
    if (!tensor) return {};
    const auto type = data_type_of(tensor->type);
    if (!type)
        throw Error(
            ErrorKind::Unsupported,
            Sentence("Weights of type %1 are not supported; supported types: %2.", tensor->type, weight_types()),
            {file_->path().string(), std::string(name), tensor->begin});
    return TensorView{*type, tensor->shape, file_->bytes().subspan(tensor->begin, tensor->end - tensor->begin), file_};
}

}  // namespace headlight
