#include "models/blocks/plans/bart_plan.h"

#include "core/error.h"
#include "models/blocks/attention/global_attention.h"
#include "models/blocks/encoder_decoder.h"
#include "models/blocks/layers/bart_layers.h"
#include "models/blocks/plans/activation_name.h"
#include "models/blocks/plans/decoder_config.h"
#include "models/blocks/plans/tensor_table.h"

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

struct BartConfig {
    std::int64_t vocabulary = 0;
    std::int64_t hidden = 0;
    std::int64_t positions = 0;  ///< of a source
    std::int64_t target_positions = 0;
    BartSide encoder;
    BartSide decoder;
    BartEmbeddings embeddings;
    std::int32_t start = 0;
    bool tied = true;
    bool has_head = true;
    std::vector<std::string> notices;
};

BartConfig read_config(const BartPlan& plan, const Config& config) {
    BartConfig read;
    const bool sparse = plan.sparse_sizes;
    read.vocabulary = read_bart_size(config, "vocab_size", 10'000'000, sparse, 50'265);
    read.hidden = read_bart_size(config, "d_model", 65'536, sparse, 1'024);
    const auto positions_of = [&](const std::string& side) {
        const std::string own = plan.encoder_windows ? side + "_" : "";
        return read_bart_size(config, "max_" + own + "position_embeddings", 10'000'000, sparse, 1'024);
    };
    read.positions = positions_of("encoder");
    read.embeddings = {.positions = plan.positions, .norm = plan.embedding_norm, .hidden = read.hidden};
    read_bart_embeddings(config, read.positions, read.vocabulary, read.embeddings);
    read.target_positions = positions_of("decoder");
    const Activation activation = activation_of(config, "activation_function", plan.activation);
    read.encoder = read_bart_side(config, "encoder", read.hidden, activation, sparse);
    read.decoder = read_bart_side(config, "decoder", read.hidden, activation, sparse);
    if (plan.encoder_windows)
        read.encoder.reaches = read_reaches(config, static_cast<std::size_t>(read.encoder.layers));
    constexpr std::int64_t kStart = 2;
    const std::string start = "decoder_start_token_id";
    read.start = static_cast<std::int32_t>(sparse ? config.integer_or(start, kStart, 0, read.vocabulary - 1)
                                                  : config.integer(start, 0, read.vocabulary - 1));
    read.tied = config.boolean_or("tie_word_embeddings", true);
    read.has_head = has_language_head(config, read.notices);
    if (!config.boolean_or("share_encoder_decoder_embeddings", true))
        fail_unsupported(config, "share_encoder_decoder_embeddings",
                         Sentence("A separate vocabulary of the target is not supported."));
    return read;
}

void add_side(TensorTable& table, const BartPlan& plan, const BartConfig& config, const BartSide& side) {
    const bool is_source = side.name == "encoder";
    const bool shared = plan.positions != BartPositions::LearnedFromFirst;
    add_bart_embeddings(table, config.embeddings, side.name,
                        shared      ? Dimension{config.positions, "max_position_embeddings"}
                        : is_source ? Dimension{config.positions, "max_encoder_position_embeddings"}
                                    : Dimension{config.target_positions, "max_decoder_position_embeddings"});
    add_bart_layers(table, side);
    if (plan.final_norm) table.body_norm(side.name + ".norm", side.name + ".layer_norm", {config.hidden, "d_model"});
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

EncoderDecoder parts_of(const LoadedTensors& tensors, const BartPlan& plan, const BartConfig& config,
                        Backend& backend) {
    EncoderDecoder parts;
    const DeviceTensor computed = computed_positions(config.embeddings, config.positions, backend);
    parts.source = bart_embeddings_of(tensors, config.embeddings, "encoder", computed);
    parts.target = bart_embeddings_of(tensors, config.embeddings, "decoder", computed);
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
        parts.head.out.weight = tensors.at(config.tied ? "words" : "head.weight");
        parts.head.out.bias = tensors.find("head.bias");
        if (!parts.head.out.bias.empty()) parts.head.out.bias.shape = {config.vocabulary};
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
    ModelDescription description = describe(plan, config, folder, tensors);
    if (plan.finish) plan.finish(parts, description);
    return make_encoder_decoder_model(std::move(backend), std::move(parts), std::move(description));
}

}  // namespace headlight
