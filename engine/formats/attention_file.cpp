#include "formats/attention_file.h"

#include "core/error.h"
#include "core/read_file.h"
#include "formats/attention_story.h"
#include "formats/capture_file.h"
#include "formats/fingerprint.h"
#include "formats/tensors/npz.h"
#include "formats/tensors/safetensors.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <functional>
#include <map>

namespace headlight {

namespace {

constexpr std::uint64_t kLargestStory = std::uint64_t{64} << 20;
constexpr std::int64_t kMostLayers = 10'000;

struct StackName {
    AttentionFile::Kind kind;
    std::string_view name;
};
constexpr std::array kStackNames{StackName{AttentionFile::Kind::Self, "attentions"},
                                 StackName{AttentionFile::Kind::Encoder, "encoder_attentions"},
                                 StackName{AttentionFile::Kind::Decoder, "decoder_attentions"},
                                 StackName{AttentionFile::Kind::Cross, "cross_attentions"}};

/// The layer that a tensor holds: "attentions.3" is 3 of "attentions".
std::optional<std::int64_t> layer_of(std::string_view tensor, std::string_view stack) {
    if (tensor.size() <= stack.size() + 1 || !tensor.starts_with(stack) || tensor[stack.size()] != '.') return {};
    const std::string_view digits = tensor.substr(stack.size() + 1);
    std::int64_t layer = 0;
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), layer);
    const bool whole = problem == std::errc{} && end == digits.data() + digits.size();
    return whole && layer >= 0 ? std::optional(layer) : std::nullopt;
}

/// A file's tensors, whatever its format.
struct Tensors {
    std::vector<std::string> names;
    std::function<std::optional<TensorView>(const std::string&)> find;
};

class StackReader {
  public:
    StackReader(const Tensors& tensors, const std::filesystem::path& path, std::string_view stack)
        : tensors_(tensors), path_(path), stack_(stack) {}

    [[nodiscard]] std::vector<TensorView> layers() const {
        std::vector<TensorView> result = one_by_one();
        if (std::ranges::find(tensors_.names, stack_) != tensors_.names.end()) {
            if (!result.empty()) fail(stack_, "Layers are stored both in one tensor and in tensors of their own.");
            result = all_in_one();
        }
        for (std::size_t layer = 1; layer < result.size(); ++layer) {
            if (result[layer].shape != result[0].shape) {
                fail(stack_ + "." + std::to_string(layer), "The layer has the shape " + to_string(result[layer].shape) +
                                                               ", and layer 0 has " + to_string(result[0].shape) + ".");
            }
        }
        return result;
    }

  private:
    [[noreturn]] void fail(const std::string& tensor, const std::string& sentence) const {
        throw Error(ErrorKind::Format, sentence, {.file = path_.string(), .field = tensor});
    }

    [[nodiscard]] TensorView read(const std::string& name) const {
        TensorView view = *tensors_.find(name);
        if (view.type != DataType::F16 && view.type != DataType::BF16 && view.type != DataType::F32 &&
            view.type != DataType::F64) {
            throw Error(ErrorKind::Unsupported,
                        "Attention weights are floating-point numbers, not " + std::string(to_string(view.type)) + ".",
                        {.file = path_.string(), .field = name});
        }
        return view;
    }

    [[nodiscard]] std::vector<TensorView> one_by_one() const {
        std::map<std::int64_t, std::string> names;
        for (const std::string& name : tensors_.names) {
            if (const auto layer = layer_of(name, stack_)) names[*layer] = name;
        }
        std::vector<TensorView> result;
        for (const auto& [layer, name] : names) {
            if (layer != static_cast<std::int64_t>(result.size()))
                fail(stack_ + "." + std::to_string(result.size()), "The layer is missing, but there are later ones.");
            TensorView view = read(name);
            if (view.shape.size() == 4 && view.shape[0] == 1) view.shape.erase(view.shape.begin());
            check_layer(name, view.shape);
            result.push_back(std::move(view));
        }
        return result;
    }

    [[nodiscard]] std::vector<TensorView> all_in_one() const {
        const TensorView whole = read(stack_);
        Shape shape = whole.shape;
        if (shape.size() == 5 && shape[1] == 1) shape.erase(shape.begin() + 1);
        if (shape.size() != 4 || shape[0] < 1 || shape[0] > kMostLayers) {
            fail(stack_, "The tensor must be [layers, heads, queries, keys], and is " + to_string(whole.shape) + ".");
        }
        const std::int64_t layers = shape[0];
        shape.erase(shape.begin());
        check_layer(stack_, shape);
        const std::size_t bytes = whole.bytes.size() / static_cast<std::size_t>(layers);
        std::vector<TensorView> result;
        for (std::size_t layer = 0; layer < static_cast<std::size_t>(layers); ++layer)
            result.push_back({whole.type, shape, whole.bytes.subspan(layer * bytes, bytes), whole.owner});
        return result;
    }

    void check_layer(const std::string& name, const Shape& shape) const {
        constexpr std::int64_t kMost = 1'000'000;
        const bool possible = shape.size() == 3 &&
                              std::ranges::all_of(shape, [](std::int64_t size) { return size >= 1 && size <= kMost; });
        if (!possible)
            fail(name, "A layer must be [heads, queries, keys], none of them 0, and is " + to_string(shape) + ".");
    }

    const Tensors& tensors_;
    const std::filesystem::path& path_;
    std::string stack_;
};

void read_stacks(const Tensors& tensors, AttentionFile& result) {
    for (const StackName& stack : kStackNames) {
        auto layers = StackReader(tensors, result.path, stack.name).layers();
        if (!layers.empty()) result.stacks.push_back({stack.kind, std::move(layers)});
    }
    if (result.stacks.empty()) {
        const std::string found = tensors.names.empty() ? "no tensors" : "\"" + tensors.names.front() + "\"";
        throw Error(ErrorKind::Format,
                    "Expected a tensor \"attentions.0\", or another one that \"Imported attention\" in Help (F1) "
                    "lists, found " +
                        found + (tensors.names.size() > 1 ? " and others." : "."),
                    {.file = result.path.string(), .field = "attentions.0"});
    }
}

/// Returns whether the story beside the file was there.
bool read_neighbor(AttentionFile& result) {
    const std::filesystem::path neighbor = metadata_beside(result.path);
    if (std::error_code ignored; !std::filesystem::exists(neighbor, ignored)) return false;
    read_attention_story(read_file(neighbor, kLargestStory), neighbor.string(), result);
    return true;
}

void read_npz(AttentionFile& result) {
    NpzFile file(result.path);
    read_stacks({file.names(), [&](const std::string& name) { return file.find(name); }}, result);
    result.fingerprint = fingerprint_of(std::array{FileToHash{file.file()->bytes(), 0}});
    if (read_neighbor(result)) return;
    if (const auto story = file.text("metadata.json", kLargestStory))
        read_attention_story(*story, result.path.string(), result);
}

void read_safetensors(AttentionFile& result) {
    const SafetensorsFile file(result.path);
    Tensors tensors{{}, [&](const std::string& name) { return file.find(name); }};
    for (std::size_t i = 0; i < file.header().count(); ++i) tensors.names.emplace_back(file.header().tensor(i).name);
    read_stacks(tensors, result);
    result.fingerprint = fingerprint_of(std::array{FileToHash{file.file()->bytes(), file.header().size()}});
    if (!read_neighbor(result)) read_attention_story(file.header().metadata(), result.path.string(), result);
}

/// The tokens must be as many as the weights have rows and columns.
void check_tokens(const AttentionFile& result) {
    if (!result.offsets.empty() && result.offsets.size() != result.tokens.size()) {
        throw Error(ErrorKind::Format,
                    "There are " + std::to_string(result.offsets.size()) + " offsets for " +
                        std::to_string(result.tokens.size()) + " tokens.",
                    {.file = result.path.string(), .field = "offsets"});
    }
}

}  // namespace

std::filesystem::path metadata_beside(std::filesystem::path path) {
    return path.replace_extension(".json");
}

bool is_attention_file(const std::filesystem::path& path) {
    std::error_code ignored;
    if (path.extension() == ".npz") return !std::filesystem::is_directory(path, ignored);
    if (is_capture_file(path)) return true;
    if (path.extension() != ".safetensors" || !std::filesystem::is_regular_file(path, ignored)) return false;
    const auto mapped = MappedFile::open(path);
    const SafetensorsHeader header = SafetensorsHeader::parse(mapped->bytes(), path.string());
    for (const StackName& stack : kStackNames) {
        const std::string name(stack.name);
        if (header.find(name) || header.find(name + ".0")) return true;
    }
    return false;
}

AttentionFile read_attention_file(const std::filesystem::path& path) {
    AttentionFile result;
    result.path = path;
    if (path.extension() == ".npz") {
        read_npz(result);
    } else {
        read_safetensors(result);
    }
    check_tokens(result);
    return result;
}

}  // namespace headlight
