// WavLM (arXiv 2110.13900): the encoder of wav2vec 2.0 with a bias of scores by distance that all layers share, and
// that every query gates.

#include "models/architecture.h"
#include "models/blocks/plans/speech_plan.h"

#include <string>
#include <utility>

namespace headlight::wavlm {

namespace {

constexpr std::string_view kName = "WavLM speech encoder";
constexpr std::int64_t kGateNumbers = 8;  // that the projection gives

std::string layer_name(std::int64_t layer) {
    return "layers." + std::to_string(layer) + ".";
}

DistanceBuckets read_buckets(const Config& config) {
    DistanceBuckets buckets{config.integer_or("num_buckets", 320, 4, 100'000),
                            config.integer_or("max_bucket_distance", 800, 2, 10'000'000), true};
    if (buckets.furthest <= buckets.count / 4)
        config.fail("max_bucket_distance",
                    Sentence("Expected more than a quarter of num_buckets, which is %1; found %2.", buckets.count,
                             buckets.furthest));
    return buckets;
}

void add_bias(TensorTable& table, const EncoderPlan& plan, std::int64_t buckets) {
    const Dimension heads{plan.heads, "num_attention_heads"};
    const Dimension one{1, "1"};
    table.body("gated_bias", {"encoder.layers.0.attention.rel_attn_embed.weight"}, {{buckets, "num_buckets"}, heads});
    for (std::int64_t layer = 0; layer < plan.stored_layers; ++layer) {
        const std::string source = plan.names.layers + std::to_string(layer) + ".attention.";
        table.body(layer_name(layer) + "gate_constants", {source + "gru_rel_pos_const"}, {one, heads, one, one});
        table.body_linear(layer_name(layer) + "gates", source + "gru_rel_pos_linear", {kGateNumbers, "8"},
                          {plan.hidden / plan.heads, "hidden_size / num_attention_heads"}, true);
    }
}

void give_bias(SpeechEncoder& encoder, const LoadedTensors& tensors, Backend& backend, const DistanceBuckets& buckets) {
    GatedBias bias;
    bias.table = tables_of_heads(backend, tensors.at("gated_bias"));
    bias.buckets = buckets;
    for (std::size_t layer = 0; layer < encoder.layers.size(); ++layer) {
        const std::string name = layer_name(static_cast<std::int64_t>(layer));
        give_gates(bias, backend, linear_of(tensors, name + "gates"), tensors.at(name + "gate_constants"));
        encoder.layers[layer].attention.gated_bias = bias;
    }
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    SpeechPlan plan = read_speech_plan(kName, "wavlm.", folder.config);
    const DistanceBuckets buckets = read_buckets(folder.config);
    plan.more_tensors = [encoder = plan.encoder, count = buckets.count](TensorTable& table) {
        add_bias(table, encoder, count);
    };
    plan.finish = [buckets](SpeechEncoder& encoder, const LoadedTensors& tensors, Backend& used) {
        give_bias(encoder, tensors, used, buckets);
    };
    return make_speech_encoder(plan, folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kWavLm;
constinit const Architecture kWavLm{"wavlm", kName, load, nullptr, false};

}  // namespace headlight::wavlm
