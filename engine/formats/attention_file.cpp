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
#include <set>

namespace headlight {

namespace {

constexpr std::uint64_t kLargestStory = std::uint64_t{64} << 20;
constexpr std::int64_t kMostLayers = 10'000;
constexpr std::int64_t kMostStages = 1'000;

/// The layer that a tensor holds: "attentions.3" is 3 of "attentions".
std::optional<std::int64_t> layer_of(std::string_view tensor, std::string_view stack) {
    if (tensor.size() <= stack.size() + 1 || !tensor.starts_with(stack) || tensor[stack.size()] != '.') return {};
    const std::string_view digits = tensor.substr(stack.size() + 1);
    std::int64_t layer = 0;
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), layer);
    const bool whole = problem == std::errc{} && end == digits.data() + digits.size();
    return whole && layer >= 0 ? std::optional(layer) : std::nullopt;
}

std::int64_t keys_of(StoredForm form, const AttentionFile::Layer& layer) {
    switch (form) {
        case StoredForm::Full:
            return layer.weights.shape[2];
        case StoredForm::Windows:
            return layer.weights.shape[1];
        case StoredForm::Landmarks:
            return layer.landmark_keys->shape[1];
    }
    return 0;
}

/// A file's tensors, whatever its format.
struct Tensors {
    std::vector<std::string> names;
    std::function<std::optional<TensorView>(const std::string&)> find;
};

/// Name of the tensors of such weights among those of a file.
std::string stored_name(const Tensors& tensors, const StackNotes& notes) {
    for (const StackName& stack : kStackNames) {
        const bool is_there = std::ranges::any_of(
            tensors.names, [&](const std::string& name) { return name.starts_with(stack.tensors); });
        if (stack.kind == notes.kind && notes.stage < 0 && is_there) return std::string(stack.tensors);
    }
    return tensor_name(notes.kind, notes.stage);
}

/// Reads the layers of one stack.
class StackReader {
  public:
    StackReader(const Tensors& tensors, const std::filesystem::path& path, const StackNotes& notes)
        : tensors_(tensors), path_(path), notes_(notes), stack_(stored_name(tensors, notes)) {}

    [[nodiscard]] std::vector<AttentionFile::Layer> layers() const {
        std::vector<AttentionFile::Layer> result = one_by_one();
        // Beside the layers of a stage, a tensor of its name holds its windows as transformers returns them.
        if (holds(stack_) && (notes_.stage < 0 || result.empty())) {
            if (!result.empty())
                fail(stack_, Sentence("Layers are stored both in one tensor and in tensors of their own."));
            result = all_in_one();
        }
        for (std::size_t layer = 1; layer < result.size(); ++layer) check_like_first(result, layer);
        return result;
    }

  private:
    [[noreturn]] void fail(const std::string& tensor, const Sentence& sentence) const {
        throw Error(ErrorKind::Format, sentence, {.file = path_.string(), .field = tensor});
    }

    [[nodiscard]] bool holds(const std::string& name) const {
        return std::ranges::find(tensors_.names, name) != tensors_.names.end();
    }

    [[nodiscard]] TensorView read(const std::string& name) const {
        TensorView view = *tensors_.find(name);
        if (view.type != DataType::F16 && view.type != DataType::BF16 && view.type != DataType::F32 &&
            view.type != DataType::F64) {
            throw Error(ErrorKind::Unsupported,
                        Sentence("Attention weights are floating-point numbers, not %1.", to_string(view.type)),
                        {.file = path_.string(), .field = name});
        }
        return view;
    }

    /// A tensor without a dimension for the batch.
    [[nodiscard]] TensorView read_one(const std::string& name) const {
        TensorView view = read(name);
        if (view.shape.size() == 4 && view.shape[0] == 1) view.shape.erase(view.shape.begin());
        return view;
    }

    [[nodiscard]] std::vector<AttentionFile::Layer> one_by_one() const {
        std::map<std::int64_t, std::string> names;
        for (const std::string& name : tensors_.names) {
            if (const auto layer = layer_of(name, stack_)) names[*layer] = name;
        }
        std::vector<AttentionFile::Layer> result;
        for (const auto& [layer, name] : names) {
            if (layer != static_cast<std::int64_t>(result.size()))
                fail(stack_ + "." + std::to_string(result.size()),
                     Sentence("The layer is missing, but there are later ones."));
            AttentionFile::Layer& read = result.emplace_back(AttentionFile::Layer{read_one(name)});
            check_layer(name, read.weights.shape);
            add_factors(name, read);
            add_mask(name, read);
        }
        return result;
    }

    [[nodiscard]] std::vector<AttentionFile::Layer> all_in_one() const {
        const TensorView whole = read(stack_);
        Shape shape = whole.shape;
        if (shape.size() == 5 && shape[1] == 1) shape.erase(shape.begin() + 1);
        if (shape.size() != 4 || shape[0] < 1 || shape[0] > kMostLayers || notes_.form != StoredForm::Full) {
            fail(stack_,
                 Sentence("The tensor must be [layers, heads, queries, keys], and is %1.", to_string(whole.shape)));
        }
        const std::int64_t layers = shape[0];
        shape.erase(shape.begin());
        check_layer(stack_, shape);
        const std::size_t bytes = whole.bytes.size() / static_cast<std::size_t>(layers);
        std::vector<AttentionFile::Layer> result;
        for (std::size_t layer = 0; layer < static_cast<std::size_t>(layers); ++layer)
            result.push_back({{whole.type, shape, whole.bytes.subspan(layer * bytes, bytes), whole.owner}});
        return result;
    }

    void check_layer(const std::string& name, const Shape& shape) const {
        constexpr std::int64_t kMost = 1'000'000;
        const bool possible = shape.size() == 3 &&
                              std::ranges::all_of(shape, [](std::int64_t size) { return size >= 1 && size <= kMost; });
        if (!possible)
            fail(name,
                 Sentence("A layer must be [heads, queries, keys], none of them 0, and is %1.", to_string(shape)));
    }

    /// Finds the other tensor that the weights of such a form need, and checks that both belong together.
    void add_factors(const std::string& name, AttentionFile::Layer& layer) const {
        const Shape& shape = layer.weights.shape;
        if (notes_.form == StoredForm::Windows) {
            const auto global = std::ssize(notes_.global_tokens);
            if (shape[2] <= global || (shape[2] - global) % 2 == 0)
                fail(name,
                     Sentence(
                         "Expected one weight for each of %1 global tokens and an odd number for the window, found %2.",
                         global, shape[2]));
            if (global == 0) return;
            if (notes_.global_tokens.back() >= shape[1])
                fail(name, Sentence("Expected more queries than global token %1, found %2.",
                                    notes_.global_tokens.back(), shape[1]));
            layer.global_weights = other(global_name(name));
            const Shape& found = layer.global_weights->shape;
            if (found.size() != 3 || found[0] != shape[0] || found[1] < shape[1] || found[2] != global)
                fail(global_name(name),
                     Sentence("Expected %1, found %2.", to_string({shape[0], shape[1], global}), to_string(found)));
        } else if (notes_.form == StoredForm::Landmarks) {
            layer.landmark_keys = other(landmark_name(name));
            const Shape& found = layer.landmark_keys->shape;
            if (found.size() != 3 || found[0] != shape[0] || found[1] < 1 || found[2] != shape[2])
                fail(landmark_name(name),
                     Sentence("Expected [%1, keys, %2], found %3.", shape[0], shape[2], to_string(found)));
        }
    }

    [[nodiscard]] TensorView other(const std::string& name) const {
        if (!holds(name)) fail(name, Sentence("Expected this tensor beside the weights, found none."));
        return read_one(name);
    }

    void add_mask(const std::string& name, AttentionFile::Layer& layer) const {
        const std::string mask = mask_name(name);
        if (!holds(mask)) return;
        layer.mask = *tensors_.find(mask);
        const Shape expected{layer.weights.shape[1], keys_of(notes_.form, layer)};
        const bool flags = layer.mask->type == DataType::U8 || layer.mask->type == DataType::Bool;
        if (!flags || layer.mask->shape != expected)
            fail(mask, Sentence("Expected bytes or booleans of the shape %1, found %2 %3.", to_string(expected),
                                to_string(layer.mask->type), to_string(layer.mask->shape)));
    }

    void check_like_first(const std::vector<AttentionFile::Layer>& layers, std::size_t layer) const {
        const Shape& found = layers[layer].weights.shape;
        const Shape& first = layers.front().weights.shape;
        const bool full = notes_.form == StoredForm::Full;
        if (found[0] == first[0] && found[1] == first[1] && (!full || found[2] == first[2]) &&
            keys_of(notes_.form, layers[layer]) == keys_of(notes_.form, layers.front()))
            return;
        fail(stack_ + "." + std::to_string(layer),
             Sentence("The layer has the shape %1, and layer 0 has %2.", to_string(found), to_string(first)));
    }

    const Tensors& tensors_;
    const std::filesystem::path& path_;
    const StackNotes& notes_;
    std::string stack_;
};

/// The stage of a tensor that holds a layer of one: 2 of "attentions.2.0".
std::optional<std::int64_t> stage_of(std::string_view tensor, std::string_view stack) {
    const std::string_view before = tensor.substr(0, std::min(tensor.rfind('.'), tensor.size()));
    const auto stage = layer_of(before, stack);
    return stage && *stage < kMostStages && layer_of(tensor, before) ? stage : std::nullopt;
}

/// Returns whether a tensor of this name holds weights of a stack without stages.
bool holds_plain_weights(std::string_view tensor, std::string_view stack) {
    return tensor == stack || layer_of(tensor, stack);
}

bool names_weights(std::string_view tensor) {
    return std::ranges::any_of(kStackNames, [&](const StackName& stack) {
        return holds_plain_weights(tensor, stack.tensors) || stage_of(tensor, stack.tensors);
    });
}

/// Kinds and stages that the names of tensors tell.
std::vector<StackNotes> told_by_names(const std::vector<std::string>& names) {
    std::vector<StackNotes> found;
    for (const StackName& stack : kStackNames) {
        std::set<std::int64_t> stages;
        bool plain = false;
        for (const std::string_view name : names) {
            plain = plain || holds_plain_weights(name, stack.tensors);
            if (const auto stage = stage_of(name, stack.tensors)) stages.insert(*stage);
        }
        if (stages.empty() && plain) found.push_back({.kind = stack.kind});
        for (const std::int64_t stage : stages)
            found.push_back({.kind = stack.kind, .stage = static_cast<std::int32_t>(stage)});
    }
    return found;
}

[[noreturn]] void refuse_none(const Tensors& tensors, const AttentionFile& result, const std::string& wanted) {
    const auto found = [&] {
        if (tensors.names.empty()) return Sentence("no tensors");
        const std::string& first = tensors.names.front();
        return tensors.names.size() > 1 ? Sentence("\"%1\" and others", first) : Sentence("\"%1\"", first);
    };
    throw Error(
        ErrorKind::Format,
        Sentence("Expected a tensor \"%1\", or another one that \"Imported attention\" in Help (F1) lists, found %2.",
                 wanted, found()),
        {.file = result.path.string(), .field = wanted});
}

void read_stacks(const Tensors& tensors, AttentionFile& result) {
    const bool described = !result.described.empty();
    for (const StackNotes& notes : described ? result.described : told_by_names(tensors.names)) {
        auto layers = StackReader(tensors, result.path, notes).layers();
        if (layers.empty()) refuse_none(tensors, result, tensor_name(notes.kind, notes.stage) + ".0");
        result.stacks.push_back({notes, std::move(layers)});
    }
    if (result.stacks.empty()) refuse_none(tensors, result, "attentions.0");
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
    result.fingerprint = fingerprint_of(std::array{FileToHash{file.file()->bytes(), 0}});
    if (!read_neighbor(result))
        if (const auto story = file.text("metadata.json", kLargestStory))
            read_attention_story(*story, result.path.string(), result);
    read_stacks({file.names(), [&](const std::string& name) { return file.find(name); }}, result);
}

void read_safetensors(AttentionFile& result) {
    const SafetensorsFile file(result.path);
    Tensors tensors{{}, [&](const std::string& name) { return file.find(name); }};
    for (std::size_t i = 0; i < file.header().count(); ++i) tensors.names.emplace_back(file.header().tensor(i).name);
    result.fingerprint = fingerprint_of(std::array{FileToHash{file.file()->bytes(), file.header().size()}});
    if (!read_neighbor(result)) read_attention_story(file.header().metadata(), result.path.string(), result);
    read_stacks(tensors, result);
}

/// The tokens must be as many as the weights have rows and columns.
void check_tokens(const AttentionFile& result) {
    if (!result.offsets.empty() && result.offsets.size() != result.tokens.size()) {
        throw Error(ErrorKind::Format,
                    Sentence("There are %1 offsets for %2 tokens.", result.offsets.size(), result.tokens.size()),
                    {.file = result.path.string(), .field = "offsets"});
    }
}

}  // namespace

std::int64_t AttentionFile::Stack::keys() const {
    return keys_of(notes.form, layers.front());
}

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
    for (std::size_t i = 0; i < header.count(); ++i)
        if (names_weights(header.tensor(i).name)) return true;
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
