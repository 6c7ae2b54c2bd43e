#include "capture_result.h"

#include "analysis/patches.h"
#include "attention_tensors.h"
#include "core/error.h"
#include "formats/capture_file.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace headlight {
namespace {

constexpr const char* kText = "text";
constexpr const char* kSource = "source";
constexpr const char* kTarget = "target";

[[noreturn]] void refuse(const std::string& what) {
    throw Error(ErrorKind::Input, "--capture: " + what);
}

/// Names of the sequences that the queries and the keys of a stack stand for.
std::pair<std::string, std::string> sequences_of(const AttentionStack& stack) {
    const std::string stage = stack.stage < 0 ? "" : " of stage " + std::to_string(stack.stage);
    const std::string image = "image" + stage;
    if (!stack.names.empty()) {
        const std::string names = std::string(kind_name(stack.kind)) + stage;
        return {names, stack.patches ? image : names};
    }
    if (has_coarser_keys(stack)) return {image, "keys" + stage};
    if (stack.patches) return {image, image};
    switch (stack.kind) {
        case AttentionKind::Encoder:
            return {kSource, kSource};
        case AttentionKind::Decoder:
            return {kTarget, kTarget};
        case AttentionKind::Cross:
            return {kTarget, kSource};
        default:
            return {kText, kText};
    }
}

/// The tokens of one text, or of both as one sequence (`only` < 0).
CaptureFile::Sequence text_sequence(const TokenizedText& tokens, std::int32_t only) {
    CaptureFile::Sequence sequence;
    sequence.text = only == 1 ? tokens.pair : tokens.text;
    const std::size_t second = only < 0 && tokens.has_pair ? sequence.text.size() + 1 : 0;
    if (second > 0) sequence.text += "\n" + tokens.pair;
    sequence.special.emplace();
    for (const Token& token : tokens.tokens) {
        if (only >= 0 && token.sequence != only) continue;
        const std::size_t shift = token.sequence == 1 ? second : 0;
        if (token.special) sequence.special->push_back(std::ssize(sequence.tokens));
        sequence.tokens.push_back(token.piece);
        sequence.ids.push_back(token.id);
        sequence.offsets.emplace_back(token.range.begin + shift, token.range.end + shift);
    }
    return sequence;
}

/// Adds where a sequence holds images: this one and the others but for their overviews, unless tokens of one stand in
/// another order than its parts.
void add_images(CaptureFile::Sequence& sequence, const ImageTokens& first, const std::vector<ImageTokens>& more,
                const std::vector<std::string>& files) {
    const auto follows = [](std::int32_t before, std::int32_t token) { return token == before + 1; };
    std::vector<CaptureFile::Image> images;
    const auto add = [&](const ImageTokens& image) {
        const auto& tokens = image.tokens;
        const bool in_order = std::ranges::adjacent_find(tokens, std::not_fn(follows)) == tokens.end();
        if (!in_order || tokens.empty()) return false;
        images.push_back({files.at(static_cast<std::size_t>(image.number)), image.rows, image.columns, tokens.front(),
                          tokens.back() + 1});
        return true;
    };
    if (!add(first)) return;
    std::int32_t before = first.number;
    for (const ImageTokens& image : more)
        if (std::exchange(before, image.number) != image.number && !add(image)) return;
    sequence.images = std::move(images);
}

/// The tokens of a grid that are its patches.
ImageTokens patches_in(const PatchGrid& grid) {
    ImageTokens image{grid.rows, grid.columns, {}, grid.area};
    for (std::int32_t token = grid.first_patch(); token < grid.end_of_patches(); ++token) image.tokens.push_back(token);
    return image;
}

/// Collects the sequences, tensors and layers of a run.
class CaptureBuilder {
  public:
    CaptureBuilder(const Capture& capture, const CapturedInput& input) : capture_(capture), input_(input) {}

    [[nodiscard]] CaptureResult build(const Provenance& provenance) {
        for (const AttentionStack& stack : capture_.attention) add_stack(stack);
        file_.model = provenance.model_name;
        file_.engine = "Headlight " + provenance.version;
        file_.dtype = "float32";
        file_.provenance = provenance_json({provenance});
        return {std::move(tensors_), {{std::string(kCaptureKey), capture_metadata(file_)}}};
    }

  private:
    /// What the queries (`queries`) or the keys of a stack stand for.
    [[nodiscard]] CaptureFile::Sequence make_sequence(const std::string& name, const AttentionStack& stack,
                                                      bool queries) const {
        CaptureFile::Sequence made;
        if (!stack.names.empty() && (queries || !stack.patches)) {
            made.tokens = stack.names;
        } else if (stack.patches) {
            made = image_sequence(queries ? *stack.patches : *image_grid(stack), stack.more_images);
        } else {
            made = text_sequence(input_.tokens, name == kSource ? 0 : name == kTarget ? 1 : -1);
            if (stack.image && name != kTarget) add_images(made, *stack.image, stack.more_images, input_.image_files);
        }
        made.name = name;
        return made;
    }

    [[nodiscard]] CaptureFile::Sequence image_sequence(const PatchGrid& patches,
                                                       const std::vector<ImageTokens>& more) const {
        CaptureFile::Sequence sequence;
        for (const Token& token : tokens_of(patches)) sequence.tokens.push_back(token.piece);
        add_images(sequence, patches_in(patches), more, input_.image_files);
        return sequence;
    }

    std::size_t sequence(const std::string& name, const AttentionStack& stack, bool queries, std::int64_t tokens) {
        const auto found = std::ranges::find(file_.sequences, name, &CaptureFile::Sequence::name);
        const auto index = static_cast<std::size_t>(found - file_.sequences.begin());
        if (found == file_.sequences.end()) file_.sequences.push_back(make_sequence(name, stack, queries));
        if (std::ssize(file_.sequences[index].tokens) != tokens)
            refuse("this run has " + std::to_string(tokens) + " queries or keys where its input has " +
                   std::to_string(file_.sequences[index].tokens.size()) + " tokens.");
        return index;
    }

    void add_stack(const AttentionStack& stack) {
        const std::string kind(kind_name(stack.kind));
        const std::string place = stack.stage < 0 ? kind : kind + "." + std::to_string(stack.stage);
        const auto [queries, keys] = sequences_of(stack);
        for (std::size_t layer = 0; layer < stack.layers.size(); ++layer) {
            const auto& field = stack.layers[layer];
            const auto inputs = field->inputs();
            if (!inputs)
                refuse("queries and keys do not determine the weights of the " + kind + " attention of layer " +
                       std::to_string(layer) + "; write them with `headlight attention` without --capture.");
            CaptureFile::Layer said = layer_of(*field->scoring());
            said.name = place + "." + std::to_string(layer);
            said.layer = static_cast<std::int64_t>(layer);
            said.kind = stack.kind;
            said.stage = stack.stage;
            said.query_sequence = sequence(queries, stack, true, field->query_count());
            said.key_sequence = sequence(keys, stack, false, field->key_count());
            add_tensors(said, field, *inputs);
            file_.layers.push_back(std::move(said));
        }
    }

    static CaptureFile::Layer layer_of(const AttentionSpec& spec) {
        CaptureFile::Layer layer;
        layer.scale = static_cast<double>(spec.scale);
        layer.soft_cap = static_cast<double>(spec.softcap);
        layer.causal = spec.causal && !spec.spans;
        if (windows_as_said(spec)) layer.window = spec.window;
        return layer;
    }

    /// Returns whether a window reaches as far ahead as back, or stops at the query, and holds for all pairs: global
    /// tokens see and are seen beyond it.
    static bool windows_as_said(const AttentionSpec& spec) {
        return !spec.structured() && !spec.spans && (spec.causal || spec.window == spec.ahead);
    }

    void add(const std::string& name, Shape shape, std::int32_t heads,
             const std::function<Tensor(std::int32_t)>& of_head) {
        tensors_.push_back({name, std::move(shape), [heads, of_head](const ValueSink& sink) {
                                for (std::int32_t head = 0; head < heads; ++head) {
                                    const Tensor one = of_head(head);
                                    sink(one.values());
                                }
                            }});
    }

    void add_tensors(const CaptureFile::Layer& layer, const std::shared_ptr<const AttentionField>& field,
                     const ScoreInputs& inputs) {
        const AttentionSpec& spec = *field->scoring();
        const std::int64_t n = field->query_count();
        const std::int64_t m = field->key_count();
        add("queries." + layer.name, {spec.heads, n, spec.head_size}, spec.heads, inputs.queries);
        add("keys." + layer.name, {spec.key_heads, m, spec.head_size}, spec.key_heads, inputs.keys);
        if (inputs.values)
            add("values." + layer.name, {spec.key_heads, m, spec.value_size}, spec.key_heads, inputs.values);
        if (!field->value_norms().empty())
            add("value_norms." + layer.name, {spec.heads, m}, 1,
                [field](std::int32_t) { return field->value_norms(); });
        if (inputs.bias) add("bias." + layer.name, {spec.heads, n, m}, spec.heads, inputs.bias);
        if (!spec.sinks.empty())
            add("sinks." + layer.name, {spec.heads}, 1,
                [&spec](std::int32_t) { return Tensor({spec.heads}, std::vector<float>(spec.sinks)); });
        if (inputs.masks_pairs || !windows_as_said(spec)) {
            add("mask." + layer.name, {n, m}, 1, [field](std::int32_t) { return mask_of(*field); });
            tensors_.back().flags = true;
        }
    }

    const Capture& capture_;
    const CapturedInput& input_;
    CaptureFile file_;
    std::vector<NamedTensor> tensors_;
};

}  // namespace

CaptureResult capture_result(const Capture& capture, const CapturedInput& input, const Provenance& provenance) {
    return CaptureBuilder(capture, input).build(provenance);
}

}  // namespace headlight
