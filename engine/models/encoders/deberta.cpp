// DeBERTa (arXiv 2006.03654) and its versions 2 and 3 (arXiv 2111.09543): attention that scores what words hold and
// where they stand apart from each other.

#include "models/architecture.h"
#include "models/blocks/plans/activation_name.h"
#include "models/blocks/plans/decoder_config.h"
#include "models/blocks/plans/encoder_plan.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace headlight::deberta {

namespace {

constexpr std::string_view kFirstName = "DeBERTa encoder";
constexpr std::string_view kName = "DeBERTa 2 encoder";

/// Positions of the configuration.
struct PositionPlan {
    bool first = false;  ///< of version 1, whose files call things otherwise
    bool relative = false;
    bool queries_look = false;  ///< "c2p": a query's content against the key's position
    bool keys_look = false;     ///< "p2c": a key's content against the query's position
    bool shared = false;        ///< positions go through the layers of queries and keys
    bool norm = false;
    SignedBuckets buckets;
    std::int64_t span = 0;
};

PositionPlan read_positions(const Config& config, std::int64_t positions) {
    std::vector<std::string> kinds;
    if (config.has("pos_att_type") && !config.is_list("pos_att_type"))  // "p2c|c2p"
        kinds.push_back(config.text("pos_att_type"));
    else
        kinds = config.texts_or_none("pos_att_type");
    const auto names = [&](const char* kind) {
        return std::ranges::any_of(kinds,
                                   [&](const std::string& text) { return text.find(kind) != std::string::npos; });
    };
    PositionPlan plan;
    plan.relative = config.boolean_or("relative_attention", false);
    plan.queries_look = names("c2p");
    plan.keys_look = names("p2c");
    plan.shared = config.boolean_or("share_att_key", false);
    plan.norm = config.text_or("norm_rel_ebd", "none").find("layer_norm") != std::string::npos;
    const std::int64_t furthest = config.integer_or("max_relative_positions", -1, -1, 10'000'000);
    plan.buckets.furthest = furthest < 1 ? positions : furthest;
    plan.buckets.count = std::max<std::int64_t>(config.integer_or("position_buckets", -1, -1, 1'000'000), 0);
    if (plan.buckets.count == 1 || (plan.buckets.count > 0 && plan.buckets.furthest - 1 <= plan.buckets.count / 2))
        config.fail("position_buckets", Sentence("Expected at least 2, and less than twice the furthest position."));
    plan.span = plan.buckets.count > 0 ? plan.buckets.count : plan.buckets.furthest;
    return plan;
}

HeadPlan head_of(const EncoderPlan& plan, const Config& config) {
    switch (plan.task) {
        case ModelTask::MaskedWord:
            return {.transform = {"cls.predictions.transform.dense", "lm_predictions.lm_head.dense"},
                    .activation = plan.activation,
                    .norm = {"cls.predictions.transform.LayerNorm", "lm_predictions.lm_head.LayerNorm"},
                    .out = "cls.predictions.decoder",
                    .out_bias = {"cls.predictions.bias", "cls.predictions.decoder.bias", "lm_predictions.lm_head.bias"},
                    .outputs = plan.vocabulary_size(),
                    .tied = plan.tied};
        case ModelTask::SequenceClassification:
            return {.transform = {"pooler.dense"},
                    .activation = activation_of(config, "pooler_hidden_act", "gelu"),
                    .out = "classifier",
                    .outputs = plan.label_count()};
        default:
            return common_head(plan);
    }
}

void add_position_tensors(TensorTable& table, const PositionPlan& positions, const EncoderPlan& plan) {
    const Dimension hidden{plan.hidden, "hidden_size"};
    table.body("relative", {"encoder.rel_embeddings.weight"}, {{2 * positions.span, "2 * position_buckets"}, hidden});
    if (positions.norm) table.body_norm("relative_norm", "encoder.LayerNorm", hidden);
    for (std::int64_t layer = 0; layer < plan.stored_layers && !positions.shared; ++layer) {
        const std::string name = "layers." + std::to_string(layer) + ".";
        const std::string source = plan.names.layers + std::to_string(layer) + ".attention.self.";
        if (positions.queries_look)
            table.body_linear(name + "position_key", source + (positions.first ? "pos_proj" : "pos_key_proj"), hidden,
                              hidden, !positions.first);
        if (positions.keys_look)
            table.body_linear(name + "position_query", source + (positions.first ? "pos_q_proj" : "pos_query_proj"),
                              hidden, hidden, true);
    }
}

void give_positions(Encoder& encoder, const LoadedTensors& tensors, Backend& backend, const PositionPlan& plan,
                    float epsilon) {
    DeviceTensor embeddings = tensors.at("relative");
    if (plan.norm) embeddings = layer_norm_of(tensors, "relative_norm", epsilon)(backend, embeddings);
    for (std::size_t layer = 0; layer < encoder.layers.size(); ++layer) {
        const std::string name = "layers." + std::to_string(layer) + ".";
        AttentionBlock& attention = encoder.layers[layer].attention;
        DisentangledPositions& own = attention.positions;
        own = {embeddings, plan.span, plan.buckets, {}, {}};
        if (plan.queries_look) own.key = plan.shared ? attention.inputs.key : linear_of(tensors, name + "position_key");
        if (plan.keys_look)
            own.query = plan.shared ? attention.inputs.query : linear_of(tensors, name + "position_query");
    }
}

/// What all versions have.
EncoderPlan read_deberta_plan(std::string_view name, const Config& config) {
    EncoderPlan plan = read_encoder_plan(name, "deberta.", config);
    plan.epsilon = epsilon_of(config, "layer_norm_eps", 1e-7);
    if (config.integer_or("embedding_size", plan.hidden, 1, 65'536) != plan.hidden)
        fail_unsupported(config, "embedding_size",
                         Sentence("Embeddings of another width than the hidden states are not supported."));
    plan.types = config.integer_or("type_vocab_size", 0, 0, 1'000);
    plan.names.pooler = {};
    if (!config.boolean_or("position_biased_input", true)) plan.names.positions = {};
    plan.head = head_of(plan, config);
    if (plan.names.positions.empty()) plan.ignored = {"embeddings.position_embeddings.weight"};
    return plan;
}

/// Scores are divided by the root of the head size times the number of their terms.
void give_scores(Encoder& encoder, const LoadedTensors& tensors, Backend& backend, const PositionPlan& positions,
                 float epsilon) {
    const int terms = 1 + (positions.queries_look ? 1 : 0) + (positions.keys_look ? 1 : 0);
    for (EncoderLayer& layer : encoder.layers) {
        AttentionSpec& spec = layer.attention.spec;
        spec.scale = static_cast<float>(1.0 / std::sqrt(static_cast<double>(spec.head_size) * terms));
        spec.padding_sees_all = true;
    }
    encoder.zeroes_padding = true;
    if (positions.relative) give_positions(encoder, tensors, backend, positions, epsilon);
}

/// The biases of queries and of values, which files of version 1 hold apart, beside keys that have none: for each head
/// those of its query, its key and its value.
DeviceTensor joined_bias(Backend& backend, const DeviceTensor& queries, const DeviceTensor& values,
                         std::int64_t head_size) {
    const Tensor own_queries = backend.download(queries);
    const Tensor own_values = backend.download(values);
    Tensor joined({3 * own_queries.count()});
    for (std::int64_t at = 0; at < own_queries.count(); ++at) {
        float* const head = joined.data() + at / head_size * 3 * head_size;
        head[at % head_size] = own_queries.data()[at];
        head[2 * head_size + at % head_size] = own_values.data()[at];
    }
    return backend.upload(joined);
}

std::unique_ptr<Model> load_first(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                  const std::stop_token& stop, const Progress& progress) {
    const Config& config = folder.config;
    EncoderPlan plan = read_deberta_plan(kFirstName, config);
    if (config.boolean_or("talking_head", false))
        fail_unsupported(config, "talking_head", Sentence("DeBERTa whose heads mix their scores cannot be run."));
    plan.names.fused = "attention.self.in_proj";
    plan.fused_order = FusedOrder::ByKeyHead;
    PositionPlan positions = read_positions(config, plan.positions);
    positions.first = true;
    positions.shared = positions.norm = false;
    plan.more_tensors = [positions, names = plan](TensorTable& table) {
        const Dimension hidden{names.hidden, "hidden_size"};
        for (std::int64_t layer = 0; layer < names.stored_layers; ++layer) {
            const std::string number = std::to_string(layer) + ".";
            for (const char* bias : {"q_bias", "v_bias"})
                table.body("layers." + number + bias, {names.names.layers + number + "attention.self." + bias},
                           {hidden});
        }
        if (positions.relative) add_position_tensors(table, positions, names);
    };
    plan.finish = [positions, epsilon = plan.epsilon](Encoder& encoder, const LoadedTensors& tensors, Backend& used) {
        for (std::size_t layer = 0; layer < encoder.layers.size(); ++layer) {
            const std::string name = "layers." + std::to_string(layer) + ".";
            AttentionBlock& attention = encoder.layers[layer].attention;
            attention.inputs.fused.bias =
                joined_bias(used, tensors.at(name + "q_bias"), tensors.at(name + "v_bias"), attention.spec.head_size);
        }
        give_scores(encoder, tensors, used, positions, epsilon);
    };
    return make_encoder(std::move(plan), folder, std::move(backend), stop, progress);
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const Config& config = folder.config;
    EncoderPlan plan = read_deberta_plan(kName, config);
    if (config.integer_or("conv_groups", 1, 1, 65'536) != 1)
        fail_unsupported(config, "conv_groups", Sentence("A convolution in groups cannot be run."));
    plan.names.query = "attention.self.query_proj";
    plan.names.key = "attention.self.key_proj";
    plan.names.value = "attention.self.value_proj";
    const PositionPlan positions = read_positions(config, plan.positions);
    const std::int64_t taps = config.integer_or("conv_kernel_size", 0, 0, 99);
    const Activation convolution = activation_of(config, "conv_act", "tanh");
    if (taps > 0 && taps % 2 == 0) config.fail("conv_kernel_size", Sentence("Expected an odd number of tokens."));
    plan.more_tensors = [positions, taps, names = plan](TensorTable& table) {
        if (positions.relative) add_position_tensors(table, positions, names);
        if (taps == 0) return;
        const Dimension hidden{names.hidden, "hidden_size"};
        table.body("convolution.weight", {"encoder.conv.conv.weight"}, {hidden, hidden, {taps, "conv_kernel_size"}});
        table.body("convolution.bias", {"encoder.conv.conv.bias"}, {hidden});
        table.body_norm("convolution_norm", "encoder.conv.LayerNorm", hidden);
    };
    plan.finish = [positions, taps, convolution, epsilon = plan.epsilon](Encoder& encoder, const LoadedTensors& tensors,
                                                                         Backend& used) {
        give_scores(encoder, tensors, used, positions, epsilon);
        if (taps > 0)
            encoder.convolution = {taps_of(used, tensors.at("convolution.weight"), tensors.at("convolution.bias")),
                                   convolution, layer_norm_of(tensors, "convolution_norm", epsilon)};
    };
    return make_encoder(std::move(plan), folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kDeberta;
constinit const Architecture kDeberta{"deberta", kFirstName, load_first};
extern const Architecture kDebertaV2;
constinit const Architecture kDebertaV2{"deberta-v2", kName, load};

}  // namespace headlight::deberta
