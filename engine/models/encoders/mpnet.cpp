// MPNet (arXiv 2004.09297): positions counted as RoBERTa does, and a bias of scores by distance that all layers share.

#include "models/architecture.h"
#include "models/blocks/attention/distance_buckets.h"
#include "models/blocks/plans/encoder_plan.h"

#include <string>
#include <utility>

namespace headlight::mpnet {

namespace {

constexpr std::string_view kName = "MPNet encoder";
constexpr std::int64_t kPadding = 1;   // not what the configuration says
constexpr std::int64_t kBuckets = 32;  // likewise
constexpr std::int64_t kFurthest = 128;

EncoderNames names() {
    EncoderNames names;
    names.types = {};
    names.query = "attention.attn.q";
    names.key = "attention.attn.k";
    names.value = "attention.attn.v";
    names.attention_output = "attention.attn.o";
    names.attention_norm = "attention.LayerNorm";
    return names;
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    EncoderPlan plan = read_encoder_plan(kName, "mpnet.", folder.config);
    plan.names = names();
    plan.padding = static_cast<std::int32_t>(kPadding);
    plan.first_position = kPadding + 1;
    if (plan.positions <= plan.first_position)
        folder.config.fail("max_position_embeddings", Sentence("Expected more than %1.", plan.first_position));
    plan.head = roberta_head(plan);
    const std::int64_t rows = folder.config.integer_or("relative_attention_num_buckets", kBuckets, kBuckets, 1'000'000);
    plan.more_tensors = [rows, heads = plan.heads](TensorTable& table) {
        table.body("distance_bias", {"encoder.relative_attention_bias.weight"},
                   {{rows, "relative_attention_num_buckets"}, {heads, "num_attention_heads"}});
    };
    plan.finish = [](Encoder& encoder, const LoadedTensors& tensors, Backend& used) {
        const DistanceBias bias = bias_by_buckets(used, tensors.at("distance_bias"), {kBuckets, kFurthest, true});
        for (EncoderLayer& layer : encoder.layers) layer.attention.spec.distance_bias = bias;
    };
    return make_encoder(std::move(plan), folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kMpnet;
constinit const Architecture kMpnet{"mpnet", kName, load};

}  // namespace headlight::mpnet
