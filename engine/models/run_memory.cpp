#include "models/run_memory.h"

#include "models/blocks/layers/layers.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {
namespace {

constexpr std::uint64_t kNumber = sizeof(float);

std::uint64_t count_of(std::int64_t value) {
    return static_cast<std::uint64_t>(std::max<std::int64_t>(value, 0));
}

bool is_matrix_of(std::string_view tensor, std::string_view part) {
    constexpr std::string_view kEnding = ".weight";
    if (!tensor.ends_with(kEnding)) return false;
    tensor.remove_suffix(kEnding.size());
    return tensor.substr(tensor.rfind('.') + 1) == part;
}

/// Numbers that the layers' matrices with this name read of a token: the hidden state, or a latent with a norm of its
/// own.
std::int64_t inputs_of(const ModelDescription& model, std::string_view part) {
    const std::string norm = std::string(part) + "_latent_norm";
    for (const auto& [name, count] : model.parameters_by_tensor)
        if (is_matrix_of(name, norm)) return count;
    return model.hidden_size;
}

/// Numbers that the widest of the layers' matrices with this name makes of a token; 0 where there is none. One side of
/// such a matrix is what it reads; in models with stages, whose sizes differ, they are square.
std::uint64_t width_of(const ModelDescription& model, std::string_view part) {
    std::int64_t most = 0;
    for (const auto& [name, count] : model.parameters_by_tensor)
        if (is_matrix_of(name, part)) most = std::max(most, count);
    if (most == 0 || model.hidden_size <= 0) return 0;
    const std::int64_t inputs = inputs_of(model, part);
    if (model.stages > 0) return static_cast<std::uint64_t>(std::ceil(std::sqrt(static_cast<double>(most))));
    return count_of((most + inputs - 1) / inputs);
}

/// The same for queries, keys and values, which one matrix may make together. Latent attention makes keys that are as
/// wide as queries, and values that are as wide as what its output reads.
std::uint64_t width_of_part(const ModelDescription& model, std::string_view part) {
    if (part != "query" && width_of(model, "key_value") > 0)
        return width_of(model, part == "key" ? "query" : "attention_output");
    const std::uint64_t width = width_of(model, part);
    return width > 0 ? width : count_of(model.hidden_size);
}

bool is_encoder_decoder_model(const ModelDescription& model) {
    return model.decoder_start >= 0;
}

/// Layers but those that have a mixer in the place of attention.
std::uint64_t layers_with_attention(const ModelDescription& model) {
    const auto mixers = std::ranges::count_if(
        model.parameters_by_tensor, [](const auto& tensor) { return is_matrix_of(tensor.first, "mixer_input"); });
    return count_of(model.layers - mixers);
}

/// Rows of queries that all layers keep, each for as many tokens as the input has. An encoder-decoder's layers have
/// self-attention on both sides and one from side to side; in models with stages each has a quarter of the tokens of
/// the one before, twice as wide, so that the widest layer's numbers are at most what any of them keeps.
std::uint64_t attention_layers(const ModelDescription& model) {
    return layers_with_attention(model) * (is_encoder_decoder_model(model) ? 2 : 1);
}

/// Layers that are alike, and the tokens that each reads.
struct LayerGroup {
    std::uint64_t layers = 0;
    std::uint64_t heads = 0;
    std::uint64_t width = 0;
    std::uint64_t tokens = 0;
    std::uint64_t without_attention = 0;  ///< layers beside these, of which only the states are kept
    std::uint64_t images = 0;             ///< whose attention a layer also keeps by itself; 0: there is one
};

/// The layers of a model, or those of a text and of the tower beside it.
std::vector<LayerGroup> groups_of(const ModelDescription& model, const ModelInput& input) {
    const std::uint64_t tokens = count_of(tokens_of_input(model, input));
    LayerGroup own{attention_layers(model), count_of(model.heads), count_of(model.hidden_size), tokens, 0};
    own.without_attention = count_of(model.layers) - layers_with_attention(model);
    if (!model.tower) return {own};
    own.tokens = input.ids.size() + input.decoder_ids.size();
    std::vector<LayerGroup> groups{own,
                                   {count_of(model.tower->layers), count_of(model.tower->heads),
                                    count_of(model.tower->width), tokens - own.tokens, 0}};
    if (!input.more_images.empty()) groups.back().images = 1 + input.more_images.size();
    if (model.resampler)  // each layer attends to queries, and to the image
        groups.push_back({2 * count_of(model.resampler->layers), count_of(model.resampler->heads),
                          count_of(model.resampler->width), count_of(model.image_prompt->tokens()), 0});
    return groups;
}

std::uint64_t rows_of_logits(const CaptureRequest& request, std::uint64_t tokens) {
    switch (request.logits) {
        case LogitPositions::None:
            return 0;
        case LogitPositions::Last:
            return 1;
        case LogitPositions::Asked:
            return request.positions.size();
        case LogitPositions::All:
            return tokens;
    }
    return 0;
}

/// Rows or columns of the grid that the vectors of queries and keys are lengthened for (GridOffsets); 0: they are not.
std::uint64_t side_of_offsets(const ModelDescription& model) {
    std::int64_t most = 0;
    for (const auto& [name, count] : model.parameters_by_tensor)
        if (name.ends_with("rel_pos_h")) most = std::max(most, count * model.heads / std::max(model.hidden_size, 1));
    return count_of((most + 1) / 2);
}

/// Bytes of a layer's queries and keys.
std::uint64_t vectors_of_layer(const ModelDescription& model, Precision kept, std::uint64_t tokens) {
    const std::uint64_t numbers = tokens * (width_of_part(model, "query") + width_of_part(model, "key"));
    return numbers * (kept == Precision::Fp16 ? 2 : kNumber);
}

std::uint64_t kept_of_layer(const ModelDescription& model, const CaptureRequest& request, Precision kept,
                            const LayerGroup& group) {
    const std::uint64_t tokens = group.tokens;
    const std::uint64_t heads = group.heads;
    const std::uint64_t side = std::min<std::uint64_t>(tokens, kThumbnailSize);
    std::uint64_t numbers = vectors_of_layer(model, kept, tokens) / kNumber;
    numbers += tokens * (width_of(model, "query_global") + width_of(model, "key_global"));
    if (request.values) numbers += tokens * width_of_part(model, "value");
    numbers += heads * tokens * (request.value_norms ? 3 : 2);  // the largest score and the sum of each row
    numbers += (1 + group.images) * heads * (side * side + kHeadMetricCount);
    // Scores of distances, where these depend on the content (DeBERTa): of queries and of keys.
    if (const auto found = model.parameters_by_tensor.find("relative"); found != model.parameters_by_tensor.end())
        numbers += 2 * heads * tokens * count_of(found->second / std::max(model.hidden_size, 1));
    // The same, where a query gates them (WavLM).
    if (const auto found = model.parameters_by_tensor.find("gated_bias"); found != model.parameters_by_tensor.end())
        numbers += tokens * count_of(found->second);
    // Scores of pairs of tokens, where these stand on a page (LayoutLMv3).
    if (model.parameters_by_tensor.contains("bias.in_sequence")) numbers += heads * tokens * tokens;
    numbers += 4 * heads * tokens * side_of_offsets(model);
    return numbers * kNumber + tokens + kMemoryOfField;
}

/// Bytes held at once at most by the matrices of one layer, with the states before and after.
std::uint64_t working_of_layer(const ModelDescription& model, std::uint64_t tokens) {
    std::uint64_t numbers = 3 * count_of(model.hidden_size);
    for (const std::string_view part : {"query", "key", "value"}) numbers += width_of_part(model, part);
    for (const std::string_view part : {"attention_output", "output"}) numbers += width_of(model, part);
    std::uint64_t of_network = 0;
    for (const std::string_view part : {"gate", "up", "down"}) of_network += width_of(model, part);
    const bool has_experts = width_of(model, "router") > 0;  // which share all tokens out among them
    const std::uint64_t together = has_experts ? tokens : std::min<std::uint64_t>(tokens, kRowsTogether);
    return (numbers * tokens + of_network * together) * kNumber;
}

/// Tokens that a tower makes of an image at most; 0 without one.
std::int64_t tokens_of_pixels(const ModelDescription& model, const Tensor& pixels) {
    const std::size_t dimensions = pixels.shape().size();
    if (dimensions == 2) return pixels.size(0);  // patches
    if (!model.image || dimensions < 3 || dimensions > 4) return 0;
    constexpr std::int64_t kBeforePatches = 8;  // at most: classes, registers
    const std::int64_t tiles = dimensions == 4 ? pixels.size(0) : 1;
    const double own = static_cast<double>(model.image->height) * static_cast<double>(model.image->width);
    const double given =
        static_cast<double>(pixels.size(dimensions - 2)) * static_cast<double>(pixels.size(dimensions - 1));
    return tiles *
           (static_cast<std::int64_t>(std::ceil(static_cast<double>(model.patches) * given / own)) + kBeforePatches);
}

}  // namespace

std::int64_t tokens_of_input(const ModelDescription& model, const ModelInput& input) {
    auto tokens = static_cast<std::int64_t>(input.ids.size() + input.decoder_ids.size());
    if (model.audio && !input.features.empty())
        tokens += model.audio->form == AudioSize::Form::Waveform ? model.audio->positions_of(input.features.count())
                                                                 : model.audio->positions;
    tokens += tokens_of_pixels(model, input.pixels);
    for (const ImageInput& more : input.more_images) tokens += tokens_of_pixels(model, more.pixels);
    return tokens;
}

RunMemory memory_of_run(const ModelDescription& model, const ModelInput& input, const CaptureRequest& request,
                        Precision kept) {
    const std::uint64_t tokens = count_of(tokens_of_input(model, input));
    const std::uint64_t rows = rows_of_logits(request, tokens);
    const std::uint64_t layers = attention_layers(model);
    RunMemory memory;
    for (const LayerGroup& group : groups_of(model, input)) {
        if (request.attention) {
            memory.kept += group.layers * kept_of_layer(model, request, kept, group);
            memory.vectors += group.layers * vectors_of_layer(model, kept, group.tokens);
        }
        if (request.hidden)
            memory.kept += (group.layers + group.without_attention + 1) * group.tokens * group.width * kNumber;
    }
    memory.outputs = rows * count_of(model.vocabulary) * kNumber;
    if (request.lens) memory.outputs *= count_of(model.layers) + 1;
    // Scores and weights of the experts of each layer.
    if (request.logits == LogitPositions::All)
        memory.outputs += 2 * layers * tokens * width_of(model, "router") * kNumber;
    memory.working = working_of_layer(model, tokens);
    if (model.audio) memory.working = std::max(memory.working, count_of(model.audio->working_numbers) * kNumber);
    return memory;
}

std::uint64_t memory_of_rows(const ModelDescription& model, std::int64_t tokens) {
    const std::uint64_t queries = layers_with_attention(model) * width_of_part(model, "query");
    return memory_of_cache(model, tokens) + count_of(tokens) * (queries + count_of(model.hidden_size)) * kNumber;
}

std::uint64_t memory_of_cache(const ModelDescription& model, std::int64_t capacity) {
    return layers_with_attention(model) * count_of(capacity) *
           (width_of_part(model, "key") + width_of_part(model, "value")) * kNumber;
}

}  // namespace headlight
