#include "formats/tensors/gguf.h"

#include "core/error.h"
#include "core/git_lfs.h"
#include "core/utf8.h"
#include "formats/byte_reader.h"
#include "formats/tensors/weight_types.h"

#include <algorithm>
#include <fstream>
#include <numeric>
#include <system_error>
#include <utility>

namespace headlight {

namespace {

constexpr std::string_view kMagic = "GGUF";
constexpr std::uint64_t kLongestKey = 65'535;
constexpr std::uint64_t kLongestName = 63;  // GGML_MAX_NAME with its end
constexpr std::uint32_t kMostDimensions = 4;
constexpr std::uint64_t kDefaultAlignment = 32;
constexpr std::uint64_t kLargestAlignment = 1 << 20;
constexpr std::string_view kAlignmentKey = "general.alignment";

/// Bytes of a value; 0 for those that say it themselves.
std::uint64_t size_of(GgufType type) {
    switch (type) {
        case GgufType::U8:
        case GgufType::I8:
        case GgufType::Bool:
            return 1;
        case GgufType::U16:
        case GgufType::I16:
            return 2;
        case GgufType::U32:
        case GgufType::I32:
        case GgufType::F32:
            return 4;
        case GgufType::U64:
        case GgufType::I64:
        case GgufType::F64:
            return 8;
        case GgufType::Text:
        case GgufType::Array:
            break;
    }
    return 0;
}

}  // namespace

/// Reads a header front to back and checks what it says against the file's size.
class GgufHeader::Parser {
  public:
    Parser(std::span<const std::byte> bytes, const std::string& file)
        : bytes_(bytes), file_(file), reader_(bytes, file) {}

    GgufHeader parse() {
        read_version();
        const auto tensors = reader_.number<std::uint64_t>("tensor_count");
        if (tensors > kMostTensors)
            reader_.fail_at(8, Sentence("The file claims %1 tensors; at most %2 are read.", tensors, kMostTensors),
                            "tensor_count");
        const auto keys = reader_.number<std::uint64_t>("metadata_kv_count");
        if (keys > kMostKeys)
            reader_.fail_at(16, Sentence("The file claims %1 keys of metadata; at most %2 are read.", keys, kMostKeys),
                            "metadata_kv_count");
        read_metadata(keys);
        for (std::uint64_t i = 0; i < tensors; ++i) read_tensor();
        place_data();
        sort_by_name();
        check_overlap();
        return std::move(header_);
    }

  private:
    std::span<const std::byte> bytes_;
    const std::string& file_;
    ByteReader reader_;
    GgufHeader header_;
    std::uint64_t alignment_ = kDefaultAlignment;

    void read_version() {
        if (reader_.text(std::min<std::uint64_t>(kMagic.size(), bytes_.size()), "magic") != kMagic)
            reader_.fail_at(0, Sentence("This is not a GGUF file: it does not begin with \"GGUF\"."), "magic");
        header_.version_ = reader_.number<std::uint32_t>("version");
        if (header_.version_ == 2 || header_.version_ == 3) return;
        const bool swapped = header_.version_ != 0 && (header_.version_ & 0xFFFFU) == 0;
        reader_.fail_at(
            4,
            swapped
                ? Sentence(
                      "The file is written for big-endian machines. Convert it with gguf-py's gguf_convert_endian.py.")
                : Sentence("GGUF version %1 is not supported; supported versions: 2, 3. Convert or download the model "
                           "again.",
                           header_.version_),
            "version");
    }

    std::string_view read_text(std::string_view field, std::uint64_t longest) {
        const std::uint64_t at = reader_.offset();
        const auto length = reader_.number<std::uint64_t>(field);
        if (length == 0) reader_.fail_at(at, Sentence("A name is empty."), field);
        if (length > longest)
            reader_.fail_at(at, Sentence("A name claims %1 bytes; at most %2 are possible.", length, longest), field);
        const std::string_view text = reader_.text(length, field);
        if (!is_valid_utf8(text) || text.find('\0') != std::string_view::npos)
            reader_.fail_at(at, Sentence("A name is not UTF-8 text."), field);
        return text;
    }

    GgufType read_type(std::string_view key) {
        const std::uint64_t at = reader_.offset();
        const auto type = reader_.number<std::uint32_t>(key);
        if (type > static_cast<std::uint32_t>(GgufType::F64))
            reader_.fail_at(at, Sentence("The value has the unknown type %1.", type), key);
        return static_cast<GgufType>(type);
    }

    void read_metadata(std::uint64_t keys) {
        std::vector<GgufValue> values;
        for (std::uint64_t i = 0; i < keys; ++i) values.push_back(read_value());
        header_.metadata_ = GgufMetadata(std::move(values), file_);
        read_alignment();
    }

    GgufValue read_value() {
        GgufValue value;
        value.key = read_text("metadata key", kLongestKey);
        value.type = read_type(value.key);
        if (value.type == GgufType::Array) {
            value.is_list = true;
            value.type = read_type(value.key);
            if (value.type == GgufType::Array) reader_.fail(Sentence("Lists of lists are not supported."), value.key);
            value.count = reader_.number<std::uint64_t>(value.key);
        }
        value.offset = reader_.offset();
        const std::uint64_t size = size_of(value.type);
        const std::uint64_t least = size == 0 ? sizeof(std::uint64_t) : size;
        if (value.count > reader_.remaining() / least)
            reader_.fail(Sentence("The file is truncated or damaged: a value of %1 elements does not fit into the %2 "
                                  "bytes that are left.",
                                  value.count, reader_.remaining()),
                         value.key);
        if (size != 0) {
            value.bytes = reader_.take(value.count * size, value.key);
            return value;
        }
        for (std::uint64_t i = 0; i < value.count; ++i) {
            const auto length = reader_.number<std::uint64_t>(value.key);
            reader_.take(length, value.key);
        }
        value.bytes = bytes_.subspan(value.offset, reader_.offset() - value.offset);
        return value;
    }

    void read_alignment() {
        const GgufMetadata& metadata = header_.metadata_;
        const GgufValue* value = metadata.find(kAlignmentKey);
        if (value == nullptr) return;
        if (value->is_list || value->type != GgufType::U32)
            metadata.fail(kAlignmentKey,
                          Sentence("Expected a whole number of the type u32, found %1.", to_string(value->type)));
        alignment_ = static_cast<std::uint64_t>(*metadata.integer(kAlignmentKey, 0, UINT32_MAX));
        if (alignment_ < 8 || alignment_ > kLargestAlignment || (alignment_ & (alignment_ - 1)) != 0)
            metadata.fail(kAlignmentKey, Sentence("Expected a power of two from 8 to 1048576, found %1.", alignment_));
    }

    void read_tensor() {
        Tensor tensor;
        tensor.listed_at = reader_.offset();
        tensor.name = read_text("tensor name", kLongestName);
        const auto fail = [&](const Sentence& sentence) { reader_.fail_at(tensor.listed_at, sentence, tensor.name); };
        const auto dimensions = reader_.number<std::uint32_t>(tensor.name);
        if (dimensions > kMostDimensions)
            fail(Sentence("The tensor has %1 dimensions; at most 4 are possible.", dimensions));
        tensor.shape.resize(dimensions);
        for (std::uint32_t i = dimensions; i-- > 0;) {  // the fastest first
            const auto size = reader_.number<std::uint64_t>(tensor.name);
            if (size > INT64_MAX) fail(Sentence("A dimension of the tensor is %1.", size));
            tensor.shape[i] = static_cast<std::int64_t>(size);
        }
        const auto type = reader_.number<std::uint32_t>(tensor.name);
        tensor.type = find_gguf_tensor_type(type);
        if (tensor.type == nullptr) fail(Sentence("The tensor has the type %1, which is not supported.", type));
        if (tensor.type->removed())
            fail(Sentence(
                "The tensor has the type %1, which was removed from the format. Convert or download the model again.",
                tensor.type->name));
        tensor.begin = reader_.number<std::uint64_t>(tensor.name);  // in the data, until `place_data`
        tensor.end = size_in_bytes(tensor, fail);
        header_.tensors_.push_back(std::move(tensor));
    }

    template <typename Fail>
    static std::uint64_t size_in_bytes(const Tensor& tensor, const Fail& fail) {
        const BlockSize block = tensor.type->block;
        std::int64_t count = 1;
        for (const std::int64_t size : tensor.shape)
            if (__builtin_mul_overflow(count, size, &count))
                fail(Sentence("A tensor of the shape %1 is too large to exist.", to_string(tensor.shape)));
        const std::int64_t columns = tensor.shape.empty() ? 1 : tensor.shape.back();
        if (columns % block.values != 0)
            fail(Sentence("The tensor's rows have %1 values, which blocks of %2 (%3) do not fill.", columns,
                          block.values, tensor.type->name));
        std::int64_t bytes = 0;
        if (__builtin_mul_overflow(count / block.values, block.bytes, &bytes))
            fail(Sentence("A tensor of the shape %1 is too large to exist.", to_string(tensor.shape)));
        return static_cast<std::uint64_t>(bytes);
    }

    /// Makes offsets in the data offsets in the file.
    void place_data() {
        header_.size_ = reader_.offset();
        const std::uint64_t data = (reader_.offset() + alignment_ - 1) / alignment_ * alignment_;
        const std::uint64_t available = bytes_.size() > data ? bytes_.size() - data : 0;
        for (Tensor& tensor : header_.tensors_) {
            const std::uint64_t size = tensor.end;
            if (tensor.begin % alignment_ != 0)
                reader_.fail_at(tensor.listed_at,
                                Sentence("The tensor's offset %1 is not a multiple of %2.", tensor.begin, alignment_),
                                tensor.name);
            if (tensor.begin > available || size > available - tensor.begin)
                reader_.fail_at(tensor.listed_at,
                                Sentence("The file is truncated or damaged: the tensor's %1 bytes at offset %2 of the "
                                         "data end beyond it. Download or copy the file again.",
                                         size, tensor.begin),
                                tensor.name);
            // The file may end before the padding behind which an empty tensor would lie.
            tensor.begin = std::min<std::uint64_t>(tensor.begin + data, bytes_.size());
            tensor.end = tensor.begin + size;
        }
    }

    void sort_by_name() {
        const std::vector<Tensor>& tensors = header_.tensors_;
        std::vector<std::uint32_t>& order = header_.by_name_;
        order.resize(tensors.size());
        std::iota(order.begin(), order.end(), 0U);
        const auto name = [&](std::uint32_t index) { return tensors[index].name; };
        std::ranges::stable_sort(order, {}, name);
        const auto twice = std::ranges::adjacent_find(order, {}, name);
        if (twice != order.end())
            reader_.fail_at(tensors[*std::next(twice)].listed_at, Sentence("Two tensors have this name."),
                            name(*twice));
    }

    void check_overlap() {
        std::vector<const Tensor*> order;
        for (const Tensor& tensor : header_.tensors_)
            if (tensor.begin < tensor.end) order.push_back(&tensor);
        std::ranges::sort(order, {}, [](const Tensor* tensor) { return tensor->begin; });
        for (std::size_t i = 1; i < order.size(); ++i)
            if (order[i]->begin < order[i - 1]->end)
                reader_.fail_at(order[i]->listed_at, Sentence("The tensor overlaps \"%1\".", order[i - 1]->name),
                                order[i]->name);
    }
};

GgufHeader GgufHeader::parse(std::span<const std::byte> file_bytes, const std::string& file) {
    return Parser(file_bytes, file).parse();
}

const GgufHeader::Tensor* GgufHeader::find(std::string_view name) const {
    const auto of = [this](std::uint32_t index) { return tensors_[index].name; };
    const auto found = std::ranges::lower_bound(by_name_, name, {}, of);
    return found == by_name_.end() || of(*found) != name ? nullptr : &tensors_[*found];
}

GgufFile::GgufFile(const std::filesystem::path& path) : file_(MappedFile::open(path)) {
    refuse_git_lfs_pointer(file_->bytes(), path);
    header_ = GgufHeader::parse(file_->bytes(), path.string());
    file_->check_intact();
}

std::optional<TensorView> GgufFile::find(std::string_view name) const {
    const GgufHeader::Tensor* tensor = header_.find(name);
    if (tensor == nullptr) return {};
    if (!tensor->type->data)
        throw Error(
            ErrorKind::Unsupported,
            Sentence("Weights of type %1 are not supported; supported types: %2.", tensor->type->name, weight_types()),
            {file_->path().string(), std::string(name), tensor->begin});
    return TensorView{*tensor->type->data, tensor->shape,
                      file_->bytes().subspan(tensor->begin, tensor->end - tensor->begin), file_};
}

bool is_gguf_file(const std::filesystem::path& path) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error)) return false;
    std::string start(kMagic.size(), '\0');
    std::ifstream file(path, std::ios::binary);
    return file.read(start.data(), static_cast<std::streamsize>(start.size())) && start == kMagic;
}

}  // namespace headlight
