#include "models/blocks/plans/bart_plan.h"

#include "capture/sinusoids.h"
#include "core/error.h"
#include "models/blocks/attention/global_attention.h"
#include "models/blocks/encoder_decoder.h"
#include "models/blocks/layers/bart_layers.h"
#include "models/blocks/plans/activation_name.h"
#include "models/blocks/plans/decoder_config.h"
#include "models/blocks/plans/tensor_table.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

namespace {

/// Rows of learned positions that stand before the first one.
constexpr std::int64_t kRowsBefore = 2;

struct BartConfig {
    std::int64_t vocabulary = 0;
    std::int64_t hidden = 0;
    std::int64_t positions = 0;  ///< of a source
    std::int64_t target_positions = 0;
    BartSide encoder;
    BartSide decoder;
    float scale = 1.0F;
    std::int32_t padding = 0;
    std::int32_t start = 0;
    bool tied = true;
    bool has_head = true;
    std::vector<std::string> notices;
};

bool is_computed(BartPositions positions) {
    return positions == BartPositions::Sinusoidal || positions == BartPositions::SinusoidalAfter;
}

/// Positions that are computed stand in no file, so that a wrong number would be paid for in memory alone.
void check_computed_positions(const Config& config, std::int64_t positions) {
    constexpr std::int64_t kMost = 32'768;
    if (positions > kMost)
        config.fail("max_position_embeddings", "Positions are computed for at most " + std::to_string(kMost) +
                                                   " tokens, and this model has " + std::to_string(positions) +
                                                   ". Set the number that it was trained with.");
}

BartConfig read_config(const BartPlan& plan, const Config& config) {
    BartConfig read;
    read.vocabulary = config.integer("vocab_size", 1, 10'000'000);
    read.hidden = config.integer("d_model", 1, 65'536);
    const auto positions_of = [&](const std::string& side) {
        return config.integer(plan.encoder_windows ? "max_" + side + "_position_embeddings" : "max_position_embeddings",
                              1, 10'000'000);
    };
    read.positions = positions_of("encoder");
    if (is_computed(plan.positions)) check_computed_positions(config, read.positions);
    read.target_positions = positions_of("decoder");
    const Activation activation = activation_of(config, "activation_function", plan.activation);
    read.encoder = read_bart_side(config, "encoder", read.hidden, activation);
    read.decoder = read_bart_side(config, "decoder", read.hidden, activation);
    if (plan.encoder_windows)
        read.encoder.reaches = read_reaches(config, static_cast<std::size_t>(read.encoder.layers));
    if (config.boolean_or("scale_embedding", false))
        read.scale = static_cast<float>(std::sqrt(static_cast<double>(read.hidden)));
    read.padding = static_cast<std::int32_t>(config.integer_or("pad_token_id", 1, 0, read.vocabulary - 1));
    read.start = static_cast<std::int32_t>(config.integer("decoder_start_token_id", 0, read.vocabulary - 1));
    read.tied = config.boolean_or("tie_word_embeddings", true);
    read.has_head = has_language_head(config, read.notices);
    if (!config.boolean_or("share_encoder_decoder_embeddings", true))
        fail_unsupported(config, "share_encoder_decoder_embeddings",
                         "A separate vocabulary of the target is not supported.");
    return read;
}

void add_side(TensorTable& table, const BartPlan& plan, const BartConfig& config, const BartSide& side) {
    const Dimension hidden{config.hidden, "d_model"};
    const std::string start = side.name + ".";
    if (plan.positions == BartPositions::Learned)
        table.body(start + "positions", {start + "embed_positions.weight"},
                   {{config.positions + kRowsBefore, "max_position_embeddings + 2"}, hidden});
    const bool is_source = side.name == "encoder";
    if (plan.positions == BartPositions::LearnedFromFirst)
        table.body(start + "positions", {start + "embed_positions.weight"},
                   {is_source ? Dimension{config.positions, "max_encoder_position_embeddings"}
                              : Dimension{config.target_positions, "max_decoder_position_embeddings"},
                    hidden});
    if (plan.positions == BartPositions::Sinusoidal)  // kept by some files, rounded to their type
        table.body(start + "positions", {start + "embed_positions.weight"},
                   {{config.positions, "max_position_embeddings"}, hidden}, /*optional=*/true);
    if (plan.embedding_norm) table.body_norm(start + "embedding_norm", start + "layernorm_embedding", hidden);
    add_bart_layers(table, side);
    if (plan.final_norm) table.body_norm(start + "norm", start + "layer_norm", hidden);
}

TensorTable tensor_table(const BartPlan& plan, const BartConfig& config) {
    const Dimension words{config.vocabulary, "vocab_size"};
    const Dimension hidden{config.hidden, "d_model"};
    TensorTable table{std::string(plan.prefix)};
    table.body("words", {"shared.weight", "encoder.embed_tokens.weight"}, {words, hidden});
    add_side(table, plan, config, config.encoder);
    add_side(table, plan, config, config.decoder);
    table.layers("decoder.layers.", config.decoder.layers, "decoder_layers");
    if (config.has_head && !config.tied) table.head("head.weight", {"lm_head.weight"}, {words, hidden});
    if (config.has_head && plan.logits_bias)
        table.head("head.bias", {"final_logits_bias"}, {{1, "1"}, words}, /*optional=*/true);
    table.ignore_ending("embed_tokens.weight");      // copies of the words
    table.ignore_ending("embed_positions.weights");  // a buffer of old checkpoints
    if (config.tied) table.ignore_ending("lm_head.weight");
    return table;
}

/// The table of positions that a plan computes; row `padding` is empty where padding is not counted.
DeviceTensor computed_positions(const BartPlan& plan, const BartConfig& config, Backend& backend) {
    if (plan.positions == BartPositions::Sinusoidal)
        return backend.upload(
            sinusoidal_positions(config.positions, config.hidden, 2.0 / static_cast<double>(config.hidden)));
    const double steps = static_cast<double>(config.hidden / 2 - 1);
    Tensor table = sinusoidal_positions(config.positions + config.padding + 1, config.hidden, 1.0 / steps);
    std::ranges::fill(table.slice(config.padding), 0.0F);
    return backend.upload(table);
}

Embeddings embeddings_of(const LoadedTensors& tensors, const BartPlan& plan, const BartConfig& config,
                         const std::string& side, const DeviceTensor& computed) {
    Embeddings embeddings;
    embeddings.words = tensors.at("words");
    embeddings.scale = config.scale;
    embeddings.positions = tensors.has(side + ".positions") ? tensors.at(side + ".positions") : computed;
    if (plan.positions == BartPositions::Learned) embeddings.first_row = kRowsBefore;
    if (plan.positions == BartPositions::SinusoidalAfter) {
        embeddings.first_row = config.padding + 1;
        embeddings.padding = config.padding;
    }
    if (plan.embedding_norm) embeddings.norm = layer_norm_of(tensors, side + ".embedding_norm", kBartEpsilon);
    return embeddings;
}

EncoderDecoder parts_of(const LoadedTensors& tensors, const BartPlan& plan, const BartConfig& config,
                        Backend& backend) {
    EncoderDecoder parts;
    const bool learned = plan.positions == BartPositions::Learned || plan.positions == BartPositions::LearnedFromFirst;
    const DeviceTensor computed = learned ? DeviceTensor{} : computed_positions(plan, config, backend);
    parts.source = embeddings_of(tensors, plan, config, "encoder", computed);
    parts.target = embeddings_of(tensors, plan, config, "decoder", computed);
    parts.encoder = bart_source_layers(tensors, config.encoder);
    give_windows(parts.encoder, tensors, config.encoder, backend);
    parts.target_tokens = config.target_positions;
    parts.decoder = bart_target_layers(tensors, config.decoder);
    if (plan.final_norm) {
        parts.encoder_norm = layer_norm_of(tensors, "encoder.norm", kBartEpsilon);
        parts.decoder_norm = layer_norm_of(tensors, "decoder.norm", kBartEpsilon);
    }
    parts.norms_after_sums = !plan.norms_before;
    if (config.has_head) {
        parts.head.weight = tensors.at(config.tied ? "words" : "head.weight");
        parts.head.bias = tensors.find("head.bias");
        if (!parts.head.bias.empty()) parts.head.bias.shape = {config.vocabulary};
    }
    return parts;
}

ModelDescription describe(const BartPlan& plan, const BartConfig& config, const ModelFolder& folder,
                          const LoadedTensors& tensors) {
    ModelDescription description;
    description.architecture = plan.architecture;
    description.model_type = folder.config.text("model_type");
    description.task = config.has_head ? ModelTask::TextToText : ModelTask::None;
    description.layers = static_cast<std::int32_t>(std::max(config.encoder.layers, config.decoder.layers));
    description.heads = static_cast<std::int32_t>(std::max(config.encoder.heads, config.decoder.heads));
    description.hidden_size = static_cast<std::int32_t>(config.hidden);
    description.vocabulary = static_cast<std::int32_t>(config.vocabulary);
    description.max_tokens = static_cast<std::int32_t>(config.positions);
    description.parameters = tensors.parameters();
    description.parameters_by_tensor = tensors.parameters_by_tensor();
    description.generates = config.has_head;
    description.decoder_start = config.start;
    description.notices = config.notices;
    description.notices.insert(description.notices.end(), tensors.notices().begin(), tensors.notices().end());
    return description;
}

}  // namespace

std::unique_ptr<Model> make_bart(const BartPlan& plan, const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                 const std::stop_token& stop, const Progress& progress) {
    const BartConfig config = read_config(plan, folder.config);
    const LoadedTensors tensors = tensor_table(plan, config).load(folder, *backend, stop, progress);
    EncoderDecoder parts = parts_of(tensors, plan, config, *backend);
    return make_encoder_decoder_model(std::move(backend), std::move(parts), describe(plan, config, folder, tensors));
}

}  // namespace headlight
