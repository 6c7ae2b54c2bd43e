#include "models/blocks/plans/text_writer.h"

#include "models/blocks/layers/bart_embeddings.h"
#include "models/blocks/layers/bart_layers.h"
#include "models/blocks/plans/activation_name.h"
#include "models/blocks/plans/text_part.h"

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

constexpr std::string_view kProjection = "enc_to_dec_proj";

struct WriterConfig {
    TextWriter sizes;
    BartSide side;
    BartEmbeddings embeddings;
    bool norms_before = false;  ///< of what attention and feed-forward read, and one more of what the last layer gives
    bool tied = true;
    bool projects = false;  ///< states of the encoder to the decoder's size
    std::string head;
};

/// The token that texts begin with: of the whole model, or of its decoder.
std::int32_t read_start(const Config& whole, const Config& config, std::int64_t vocabulary) {
    const char* const own = "decoder_start_token_id";
    for (const auto& [source, key] : {std::pair{&whole, own}, {&config, own}})
        if (source->has(key)) return static_cast<std::int32_t>(source->integer(key, 0, vocabulary - 1));
    return static_cast<std::int32_t>(config.integer("bos_token_id", 0, vocabulary - 1));
}

WriterConfig read_config(const Config& whole, const Config& config, std::int64_t encoder_hidden) {
    const std::string type = part_type(config, "decoder", "An encoder of images", {"trocr", "mbart", "bart"});
    const bool trocr = type == "trocr";
    WriterConfig read;
    TextWriter& sizes = read.sizes;
    sizes.vocabulary = config.integer("vocab_size", 1, 10'000'000);
    sizes.hidden = config.integer("d_model", 4, 65'536);
    sizes.positions = config.integer("max_position_embeddings", 1, 10'000'000);
    read.side = read_bart_side(config, "decoder", sizes.hidden, activation_of(config, "activation_function", "gelu"));
    sizes.layers = read.side.layers;
    sizes.heads = read.side.heads;
    read.embeddings = {.norm = !trocr || config.boolean_or("layernorm_embedding", true), .hidden = sizes.hidden};
    if (trocr && !config.boolean_or("use_learned_position_embeddings", true))
        read.embeddings.positions = BartPositions::SinusoidalAfter;
    read_bart_embeddings(config, sizes.positions, sizes.vocabulary, read.embeddings);
    read.norms_before = type == "mbart";
    read.tied = config.boolean_or("tie_word_embeddings", true);
    read.head = trocr ? "output_projection" : "lm_head";
    sizes.start = read_start(whole, config, sizes.vocabulary);
    const std::int64_t memory = config.integer_or("cross_attention_hidden_size", 0, 0, 65'536);
    read.projects = memory == 0 && encoder_hidden != sizes.hidden;
    read.side.memory = {memory > 0 ? memory : sizes.hidden, "cross_attention_hidden_size"};
    if (memory > 0 && memory != encoder_hidden)
        config.fail(
            "cross_attention_hidden_size",
            Sentence("Expected the size of the encoder's states, which is %1; found %2.", encoder_hidden, memory));
    return read;
}

TensorTable tensor_table(const WriterConfig& config, std::int64_t encoder_hidden) {
    const Dimension words{config.sizes.vocabulary, "vocab_size"};
    const Dimension hidden{config.sizes.hidden, "d_model"};
    TensorTable table("model.");
    table.body("words", {"decoder.embed_tokens.weight"}, {words, hidden});
    add_bart_embeddings(table, config.embeddings, "decoder", {config.sizes.positions, "max_position_embeddings"});
    add_bart_layers(table, config.side);
    table.layers("decoder.layers.", config.side.layers, "decoder_layers");
    if (config.norms_before) table.body_norm("decoder.norm", "decoder.layer_norm", hidden);
    if (config.tied)
        table.ignore_ending(config.head + ".weight");
    else
        table.head("head.weight", {config.head + ".weight"}, {words, hidden});
    if (config.projects)
        table.body_linear("memory", std::string(kProjection), hidden, {encoder_hidden, "hidden_size"}, true);
    table.ignore_ending("embed_positions.weights");  // what transformers once computed
    return table;
}

}  // namespace

Progress share_of(const Progress& progress, double from, double share) {
    if (!progress) return {};
    return [progress, from, share](double done) { progress(from + share * done); };
}

ModelDescription describe_writer(const Config& config, const LoadedImageEncoder& encoder, TextWriter writer) {
    ModelDescription description = encoder.description;
    description.architecture = std::string(encoder.name) + " image encoder and text decoder";
    description.model_type = config.text("model_type");
    description.task = ModelTask::TextToText;
    description.layers = std::max(description.layers, static_cast<std::int32_t>(writer.layers));
    description.heads = std::max(description.heads, static_cast<std::int32_t>(writer.heads));
    description.hidden_size = static_cast<std::int32_t>(writer.hidden);
    description.vocabulary = static_cast<std::int32_t>(writer.vocabulary);
    description.max_tokens = static_cast<std::int32_t>(writer.positions);
    description.parameters += writer.parameters;
    description.parameters_by_tensor = std::move(writer.parameters_by_tensor);
    for (const auto& [name, count] : encoder.description.parameters_by_tensor)
        description.parameters_by_tensor["encoder." + name] = count;
    description.generates = true;
    description.reads_text = true;
    description.decoder_start = writer.start;
    description.notices.insert(description.notices.end(), writer.notices.begin(), writer.notices.end());
    return description;
}

TextWriter load_text_writer(const ModelFolder& folder, std::int64_t encoder_hidden, Backend& backend,
                            const std::stop_token& stop, const Progress& progress, EncoderDecoder& parts) {
    const ModelFolder own = joined_part(folder, "decoder", {std::string(kProjection)});
    WriterConfig config = read_config(folder.config, own.config, encoder_hidden);
    const LoadedTensors tensors = tensor_table(config, encoder_hidden).load(own, backend, stop, progress);
    parts.target = bart_embeddings_of(tensors, config.embeddings, "decoder",
                                      computed_positions(config.embeddings, config.sizes.positions, backend));
    parts.target_tokens = config.sizes.positions;
    parts.decoder = bart_target_layers(tensors, config.side);
    parts.norms_after_sums = !config.norms_before;
    if (config.norms_before) parts.decoder_norm = layer_norm_of(tensors, "decoder.norm", kBartEpsilon);
    parts.head.out.weight = tensors.at(config.tied ? "words" : "head.weight");
    if (config.projects) parts.memory = linear_of(tensors, "memory");
    config.sizes.parameters = tensors.parameters();
    config.sizes.parameters_by_tensor = tensors.parameters_by_tensor();
    config.sizes.notices = tensors.notices();
    return std::move(config.sizes);
}

}  // namespace headlight
