#pragma once

#include "formats/config.h"
#include "models/blocks/attention/latent_projections.h"
#include "models/blocks/plans/tensor_table.h"

#include <cstdint>
#include <string>

namespace headlight {

/// Latent attention of a configuration (LatentProjections).
struct LatentPlan {
    LatentSizes sizes;
    std::int64_t key_rank = 0;    ///< numbers that keys and values are made of; 0: no latent attention
    std::int64_t query_rank = 0;  ///< numbers that queries are made of; 0: the hidden state
    bool bias = false;            ///< of what makes the latents

    [[nodiscard]] std::int64_t head_size() const { return sizes.still + sizes.turning; }
};

/// `kv_lora_rank`, `q_lora_rank` (absent or null: none), `qk_nope_head_dim`, `qk_rope_head_dim`, `v_head_dim` and
/// `attention_bias`.
LatentPlan read_latent_plan(const Config& config);

/// Adds the projections of a layer with so many heads under `name`, from those of `source`.
void add_latent_projections(TensorTable& table, const LatentPlan& plan, Dimension hidden, std::int64_t heads,
                            const std::string& name, const std::string& source);
/// The projections that `add_latent_projections` described.
LatentProjections latent_projections_of(const LoadedTensors& tensors, const LatentPlan& plan, const std::string& name);

}  // namespace headlight
