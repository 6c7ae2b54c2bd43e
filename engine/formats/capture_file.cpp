#include "formats/capture_file.h"

#include "core/error.h"
#include "core/read_file.h"
#include "formats/tensors/weight_files.h"
#include "json/json_document.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <set>

namespace headlight {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kIndexEnding = ".safetensors.index.json";
constexpr std::uint64_t kLargestIndex = std::uint64_t{128} << 20;
constexpr std::int64_t kMostTokens = 10'000'000;
constexpr std::size_t kMostSequences = 64;
constexpr std::size_t kMostLayers = 10'000;
constexpr std::size_t kMostRecordedImages = 10'000;
constexpr std::int64_t kMostRows = 100'000;
constexpr std::int64_t kMostStages = 1'000;
constexpr std::array<std::string_view, 7> kTensors{"queries", "keys", "values", "value_norms", "bias", "mask", "sinks"};

bool is_index(const fs::path& path) {
    return path.filename().string().ends_with(kIndexEnding);
}

/// The text under kCaptureKey of an index; nothing where it is no capture's.
std::optional<std::string> text_of_index(const fs::path& path) {
    const JsonDocument document(read_file(path, kLargestIndex), path.string(),
                                {.most_bytes = kLargestIndex, .what = "index"});
    const auto metadata = document.root().find("metadata");
    if (!metadata || !metadata->is_object()) return {};
    const auto text = metadata->find(kCaptureKey);
    return text ? std::optional(std::string(text->text())) : std::nullopt;
}

/// Files of a capture: the tensors, and what is said of them.
struct CaptureSource {
    std::shared_ptr<const SafetensorsStore> store;
    std::string text;
};

[[noreturn]] void refuse_other_file(const fs::path& path) {
    throw Error(ErrorKind::Format,
                Sentence("Expected a capture, with \"headlight_capture\" in the metadata of its tensors."),
                {.file = path.string(), .field = std::string(kCaptureKey)});
}

CaptureSource open_source(const fs::path& path) {
    if (is_index(path)) {
        auto text = text_of_index(path);
        if (!text) refuse_other_file(path);
        return {open_indexed_files(path), *std::move(text)};
    }
    SafetensorsFile file(path);
    const auto& metadata = file.header().metadata();
    const auto found = metadata.find(std::string(kCaptureKey));
    if (found == metadata.end()) refuse_other_file(path);
    std::string text = found->second;
    std::vector<SafetensorsFile> files;
    files.push_back(std::move(file));
    return {std::make_shared<const SafetensorsStore>(std::move(files)), std::move(text)};
}

std::vector<std::pair<std::size_t, std::size_t>> read_offsets(const JsonValue& list, std::size_t bytes) {
    std::vector<std::pair<std::size_t, std::size_t>> offsets;
    for (const JsonValue& pair : list.elements(static_cast<std::size_t>(kMostTokens))) {
        const std::vector<std::int64_t> numbers = pair.integers(0, std::numeric_limits<std::int64_t>::max());
        if (numbers.size() != 2) pair.fail(Sentence("Expected [begin, end], found a list of %1.", numbers.size()));
        if (numbers[0] > numbers[1] || static_cast<std::uint64_t>(numbers[1]) > bytes)
            pair.fail(Sentence("Expected [begin, end] among the %1 bytes of the text, found [%2, %3].", bytes,
                               numbers[0], numbers[1]));
        offsets.emplace_back(numbers[0], numbers[1]);
    }
    return offsets;
}

void require_one_each(const JsonValue& list, std::size_t found, std::size_t tokens, const char* what) {
    if (found == tokens) return;
    list.fail(Sentence("Expected one entry for each of the %1 tokens, found %2 %3.", tokens, found, what));
}

CaptureFile::Image read_image(const JsonValue& value, std::int64_t tokens) {
    CaptureFile::Image image;
    image.file = value.text_or("file", "");
    const JsonValue grid = value.at("grid");
    const std::vector<std::int64_t> sides = grid.integers(1, kMostRows);
    if (sides.size() != 2) grid.fail(Sentence("Expected [rows, columns], found a list of %1.", sides.size()));
    image.rows = static_cast<std::int32_t>(sides[0]);
    image.columns = static_cast<std::int32_t>(sides[1]);
    const JsonValue range = value.at("tokens");
    const std::vector<std::int64_t> ends = range.integers(0, tokens);
    if (ends.size() != 2) range.fail(Sentence("Expected [begin, end], found a list of %1.", ends.size()));
    image.begin = ends[0];
    image.end = ends[1];
    if (image.end - image.begin != sides[0] * sides[1])
        range.fail(Sentence("Expected one token for each of the %1 patches of the grid, found %2.", sides[0] * sides[1],
                            image.end - image.begin));
    return image;
}

CaptureFile::Sequence read_sequence(const JsonValue& value) {
    CaptureFile::Sequence sequence;
    sequence.name = value.at("name").text();
    sequence.text = value.text_or("text", "");
    const JsonValue tokens = value.at("tokens");
    for (const std::string_view token : tokens.texts(static_cast<std::size_t>(kMostTokens)))
        sequence.tokens.emplace_back(token);
    const std::size_t count = sequence.tokens.size();
    if (count == 0) tokens.fail(Sentence("Expected at least one token, found an empty list."));
    if (const auto offsets = value.find("offsets")) {
        sequence.offsets = read_offsets(*offsets, sequence.text.size());
        require_one_each(*offsets, sequence.offsets.size(), count, "offsets");
    }
    if (const auto ids = value.find("ids")) {
        for (const std::int64_t id : ids->integers(0, std::numeric_limits<std::int32_t>::max()))
            sequence.ids.push_back(static_cast<std::int32_t>(id));
        require_one_each(*ids, sequence.ids.size(), count, "ids");
    }
    if (const auto special = value.find("special"))
        sequence.special = special->integers(0, static_cast<std::int64_t>(count) - 1);
    if (const auto images = value.find("images"))
        for (const JsonValue& image : images->elements(kMostRecordedImages))
            sequence.images.push_back(read_image(image, static_cast<std::int64_t>(count)));
    return sequence;
}

std::vector<CaptureFile::Sequence> read_sequences(const JsonValue& list) {
    std::vector<CaptureFile::Sequence> sequences;
    for (const JsonValue& value : list.elements(kMostSequences)) {
        CaptureFile::Sequence sequence = read_sequence(value);
        if (std::ranges::find(sequences, sequence.name, &CaptureFile::Sequence::name) != sequences.end())
            value.fail_at("name", Sentence("Two sequences are called \"%1\".", sequence.name));
        sequences.push_back(std::move(sequence));
    }
    if (sequences.empty()) list.fail(Sentence("Expected at least one sequence of tokens, found an empty list."));
    return sequences;
}

/// Parts of a file that its layers refer to.
struct CaptureContext {
    std::int64_t version = kCaptureVersion;
    const std::vector<CaptureFile::Sequence>& sequences;
    const SafetensorsStore& store;
    const fs::path& path;
};

/// Reads what is said of one layer, and finds its tensors.
class LayerReader {
  public:
    LayerReader(const JsonValue& value, const CaptureContext& context) : value_(value), context_(context) {}

    [[nodiscard]] CaptureFile::Layer read() {
        layer_.name = value_.at("name").text();
        layer_.layer = value_.at("layer").whole(0, static_cast<std::int64_t>(kMostLayers) - 1);
        layer_.kind = kAttentionKinds[value_.at(context_.version == 1 ? "stack" : "kind").one_of(kind_names())];
        if (const auto stage = value_.find("stage"))
            layer_.stage = static_cast<std::int32_t>(stage->whole(0, kMostStages - 1));
        layer_.query_sequence = sequence("queries");
        layer_.key_sequence = sequence("keys");
        layer_.scale = value_.at("scale").real(-kMostScale, kMostScale);
        layer_.causal = value_.boolean_or("causal", false);
        if (const auto window = value_.find("window"))
            layer_.window = static_cast<std::int32_t>(window->whole(1, std::numeric_limits<std::int32_t>::max()));
        if (const auto cap = value_.find("soft_cap")) layer_.soft_cap = cap->real(kLeastCap, kMostCap);
        find_tensors();
        check_tokens();
        return std::move(layer_);
    }

  private:
    static constexpr double kLeastCap = 1e-6;
    static constexpr double kMostCap = 1e9;
    static constexpr double kMostScale = 1e30;  // of a float

    [[nodiscard]] std::size_t sequence(std::string_view key) const {
        std::vector<std::string> names;
        for (const auto& each : context_.sequences) names.push_back(each.name);
        return value_.at(key).one_of(names);
    }

    [[nodiscard]] std::string name_of(std::string_view tensor) const {
        std::string name(tensor);
        name += '.';
        return name + layer_.name;
    }

    [[noreturn]] void fail(std::string_view tensor, const Sentence& sentence) const {
        const std::string name = name_of(tensor);
        const fs::path file = context_.store.holds(name) ? context_.store.file_of(name) : context_.path;
        throw Error(ErrorKind::Format, sentence, {.file = file.string(), .field = name});
    }

    [[nodiscard]] std::optional<TensorView> find(std::string_view tensor) const {
        auto view = context_.store.find(name_of(tensor));
        if (!view) return {};
        const bool flags = view->type == DataType::U8 || view->type == DataType::Bool;
        const bool numbers = view->type == DataType::F32 || view->type == DataType::F16 || view->type == DataType::BF16;
        if (tensor == "mask" ? !flags : !numbers)
            fail(tensor, Sentence("Expected numbers of type %1, found %2.",
                                  tensor == "mask" ? Sentence("BOOL or U8") : Sentence("F32, F16 or BF16"),
                                  to_string(view->type)));
        return view;
    }

    [[nodiscard]] TensorView find_vectors(std::string_view tensor) const {
        auto view = find(tensor);
        if (!view)
            fail(tensor, Sentence("The tensor is missing; the layer \"%1\" of the metadata needs it.", layer_.name));
        const bool possible =
            view->shape.size() == 3 && std::ranges::all_of(view->shape, [](std::int64_t size) { return size >= 1; }) &&
            view->shape[0] <= kMostRows && view->shape[1] <= kMostTokens && view->shape[2] <= kMostRows;
        if (!possible)
            fail(tensor, Sentence("Expected a tensor [heads, tokens, head size], none of them 0, found %1.",
                                  to_string(view->shape)));
        return *std::move(view);
    }

    [[nodiscard]] std::optional<TensorView> find_shaped(std::string_view tensor,
                                                        const std::vector<Shape>& expected) const {
        auto view = find(tensor);
        if (!view || std::ranges::find(expected, view->shape) != expected.end()) return view;
        const std::string first = to_string(expected.front());
        const Sentence wanted = expected.size() > 1 ? Sentence("%1 or %2", first, to_string(expected[1])) : first;
        fail(tensor, Sentence("Expected the shape %1, found %2.", wanted, to_string(view->shape)));
    }

    void find_tensors() {
        layer_.queries = find_vectors("queries");
        layer_.keys = find_vectors("keys");
        const std::int64_t heads = layer_.heads();
        const std::int64_t key_heads = layer_.key_heads();
        const std::int64_t n = layer_.query_count();
        const std::int64_t m = layer_.key_count();
        if (heads % key_heads != 0)
            fail("keys", Sentence("Expected a number of key heads that divides the %1 heads of the queries, found %2.",
                                  heads, key_heads));
        if (layer_.keys.shape[2] != layer_.head_size())
            fail("keys", Sentence("Expected vectors of %1 numbers, as the queries have, found %2.", layer_.head_size(),
                                  layer_.keys.shape[2]));
        layer_.values = find("values");
        if (layer_.values && (layer_.values->shape.size() != 3 || layer_.values->shape[0] != key_heads ||
                              layer_.values->shape[1] != m || layer_.values->shape[2] < 1))
            fail("values", Sentence("Expected the shape [%1, %2, value size], found %3.", key_heads, m,
                                    to_string(layer_.values->shape)));
        layer_.value_norms = find_shaped("value_norms", {{heads, m}});
        layer_.bias = find_shaped("bias", {{heads, n, m}, {1, n, m}});
        layer_.mask = find_shaped("mask", {{n, m}, {heads, n, m}});
        layer_.sinks = find_shaped("sinks", {{heads}});
    }

    /// The tokens must be as many as the keys, and at least as many as the queries.
    void check_tokens() const {
        const auto& keys = context_.sequences[layer_.key_sequence];
        const auto& queries = context_.sequences[layer_.query_sequence];
        if (static_cast<std::int64_t>(keys.tokens.size()) != layer_.key_count())
            fail("keys", Sentence("There are %1 keys, and the sequence \"%2\" has %3 tokens.", layer_.key_count(),
                                  keys.name, keys.tokens.size()));
        if (static_cast<std::int64_t>(queries.tokens.size()) < layer_.query_count())
            fail("queries", Sentence("There are %1 queries, and the sequence \"%2\" has %3 tokens.",
                                     layer_.query_count(), queries.name, queries.tokens.size()));
        if (layer_.causal && layer_.query_sequence != layer_.key_sequence)
            value_.fail_at(
                "causal", Sentence("Expected false, because queries and keys are of different sequences; found true."));
    }

    const JsonValue& value_;
    const CaptureContext& context_;
    CaptureFile::Layer layer_;
};

/// Kind and stage of a layer, whose layers belong together.
std::pair<AttentionKind, std::int32_t> stack_of(const CaptureFile::Layer& layer) {
    return {layer.kind, layer.stage};
}

/// Puts layers of one kind and stage beside each other, in the order of their numbers, and checks that they belong
/// together.
void sort_layers(const JsonValue& list, std::vector<CaptureFile::Layer>& layers) {
    std::vector<std::pair<AttentionKind, std::int32_t>> order;
    for (const CaptureFile::Layer& layer : layers)
        if (std::ranges::find(order, stack_of(layer)) == order.end()) order.push_back(stack_of(layer));
    const auto place = [&](const CaptureFile::Layer& layer) {
        return std::pair(std::ranges::find(order, stack_of(layer)) - order.begin(), layer.layer);
    };
    std::ranges::stable_sort(layers, {}, place);
    for (std::size_t i = 1; i < layers.size(); ++i) {
        const CaptureFile::Layer& layer = layers[i];
        const CaptureFile::Layer& before = layers[i - 1];
        if (stack_of(layer) != stack_of(before)) continue;
        const std::string stack = "kind \"" + std::string(kind_name(layer.kind)) + "\"" +
                                  (layer.stage < 0 ? "" : ", stage " + std::to_string(layer.stage));
        if (layer.layer == before.layer)
            list.fail(Sentence("Layer %1 of %2 is there twice: \"%3\" and \"%4\".", layer.layer, stack, before.name,
                               layer.name));
        if (layer.query_sequence != before.query_sequence || layer.key_sequence != before.key_sequence ||
            layer.query_count() != before.query_count() || layer.key_count() != before.key_count())
            list.fail(Sentence(
                "The layers \"%1\" and \"%2\" of %3 must have the same sequences and as many queries and keys.",
                before.name, layer.name, stack));
    }
}

/// A tensor that no layer names would be overlooked.
void refuse_surplus(const std::vector<CaptureFile::Layer>& layers, const SafetensorsStore& store) {
    std::set<std::string, std::less<>> names;
    for (const CaptureFile::Layer& layer : layers) names.insert(layer.name);
    for (const std::string& name : store.names()) {
        const std::size_t dot = name.find('.');
        if (dot == std::string::npos ||
            std::ranges::find(kTensors, std::string_view(name).substr(0, dot)) == kTensors.end())
            continue;
        if (!names.contains(std::string_view(name).substr(dot + 1)))
            throw Error(ErrorKind::Format, Sentence("No layer of the metadata is called \"%1\".", name.substr(dot + 1)),
                        {.file = store.file_of(name).string(), .field = name});
    }
}

std::vector<CaptureFile::Layer> read_layers(const JsonValue& list, const CaptureContext& context) {
    std::vector<CaptureFile::Layer> layers;
    std::set<std::string> names;
    for (const JsonValue& value : list.elements(kMostLayers)) {
        layers.push_back(LayerReader(value, context).read());
        if (!names.insert(layers.back().name).second)
            value.fail_at("name", Sentence("Two layers are called \"%1\".", layers.back().name));
    }
    if (layers.empty()) list.fail(Sentence("Expected at least one layer, found an empty list."));
    sort_layers(list, layers);
    refuse_surplus(layers, context.store);
    return layers;
}

}  // namespace

bool holds_capture(const std::map<std::string, std::string>& metadata) {
    return metadata.contains(std::string(kCaptureKey));
}

bool is_capture_file(const fs::path& path) {
    std::error_code ignored;
    if (!fs::is_regular_file(path, ignored)) return false;
    if (is_index(path)) return text_of_index(path).has_value();
    if (path.extension() != ".safetensors") return false;
    const auto mapped = MappedFile::open(path);
    return holds_capture(SafetensorsHeader::parse(mapped->bytes(), path.string()).metadata());
}

std::vector<fs::path> parts_of_capture(const fs::path& path) {
    std::vector<fs::path> parts{path};
    if (is_index(path))
        for (const std::string& shard : files_of_index(path)) parts.push_back(path.parent_path() / shard);
    return parts;
}

CaptureFile read_capture_file(const fs::path& path) {
    const CaptureSource source = open_source(path);
    const JsonDocument document(source.text, path.string(), {.what = "text", .place = std::string(kCaptureKey)});
    const JsonValue root = document.root_object();
    const std::int64_t version = root.at("version").whole(1, std::numeric_limits<std::int32_t>::max());
    if (version > kCaptureVersion)
        root.at("version").fail(Sentence("Version %1 is not supported; supported versions: 1, 2.", version),
                                ErrorKind::Unsupported);
    CaptureFile capture;
    capture.path = path;
    capture.model = root.text_or("model", "");
    capture.revision = root.text_or("revision", "");
    capture.dtype = root.text_or("dtype", "");
    capture.engine = root.text_or("engine", "");
    capture.time = root.text_or("time", "");
    capture.provenance = root.text_or("provenance", "");
    capture.sequences = read_sequences(root.at("sequences"));
    capture.layers = read_layers(root.at("layers"), {version, capture.sequences, *source.store, path});
    capture.fingerprint = source.store->fingerprint();
    capture.store = source.store;
    return capture;
}

}  // namespace headlight
