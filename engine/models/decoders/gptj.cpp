// GPT-J (Wang & Komatsuzaki 2021, github.com/kingoflolz/mesh-transformer-jax): rotary positions on neighboring values,
// attention and feed-forward side by side behind one norm.

#include "models/architecture.h"
#include "models/blocks/plans/decoder_plan.h"
#include "models/blocks/plans/rotary_config.h"

#include <utility>

namespace headlight::gptj {

namespace {

constexpr std::string_view kName = "GPT-J decoder";

DecoderNames names() {
    DecoderNames names;
    names.positions = {};
    names.fused = {};
    names.query = "attn.q_proj";
    names.key = "attn.k_proj";
    names.value = "attn.v_proj";
    names.attention_output = "attn.out_proj";
    names.norm = {};
    names.up = "mlp.fc_in";
    names.down = "mlp.fc_out";
    return names;
}

/// Rotary positions of the first `rotary_dim` values of each head.
Rotary rotary_of(const Config& config, std::int64_t head_size) {
    const std::int64_t size = config.integer_or("rotary_dim", head_size, 2, head_size);
    if (size % 2 != 0) config.fail("rotary_dim", Sentence("Expected an even number, found %1.", size));
    return {std::make_shared<RotaryAngles>(plain_rotary_frequencies(10000, size)), true};
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    DecoderPlan plan = read_decoder_plan(kName, "transformer.", folder.config, {.tied = false});
    plan.names = names();
    plan.query_key_value_bias = plan.attention_output_bias = false;
    plan.head_bias = HeadBias::Optional;
    plan.rotary = rotary_of(folder.config, plan.head_size);
    plan.parallel = true;
    plan.ignored = {".attn.bias", ".attn.masked_bias"};  // the causal mask, which old checkpoints keep as a tensor
    return make_decoder(std::move(plan), folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kGptJ;
constinit const Architecture kGptJ{"gptj", kName, load};

}  // namespace headlight::gptj
