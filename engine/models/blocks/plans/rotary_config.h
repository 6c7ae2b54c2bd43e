#pragma once

#include "formats/config.h"
#include "models/blocks/attention/rotary.h"

#include <cstdint>
#include <string>

namespace headlight {

/// Defaults of fields that a configuration does not have.
struct RotaryDefaults {
    double theta = 10000;
    double share = 1;  ///< of a head's values that turn
    /// Pairs that turn by time, by row and by column take turns (Qwen3-VL), where `mrope_interleaved` does not say;
    /// otherwise those of each stand side by side.
    bool interleaved_axes = false;
};

/// The rotary embedding that a configuration describes for heads of `head_size` values: `rope_parameters`, or the older
/// `rope_theta`, `partial_rotary_factor` and `rope_scaling`. `layer_type` ("full_attention"): the entry of
/// `rope_parameters` to read where there is one for each type of layers. Kinds: default, linear (arXiv 2306.15595), ntk
/// (as GTE has it), dynamic (the default within the model's positions), llama3 (arXiv 2407.21783), yarn (arXiv
/// 2309.00071) and longrope (arXiv 2402.13753). `mrope_section`, or the older kind mrope, says how many pairs turn by
/// time, by row and by column of an image (arXiv 2409.12191). Throws Error(Unsupported) with that list for another.
RotaryFrequencies rotary_frequencies(const Config& config, std::int64_t head_size, const RotaryDefaults& defaults = {},
                                     const std::string& layer_type = {});

/// Those of layers with a window, which nothing stretches: the entry "sliding_attention" of `rope_parameters`, or,
/// where there is none, the plain embedding with the configuration's `rope_theta`.
RotaryFrequencies local_rotary_frequencies(const Config& config, std::int64_t head_size,
                                           const RotaryDefaults& defaults = {});

/// Factor of scores beside the rotary embedding where it is stretched (DeepSeek-V2): the square of yarn's magnitude by
/// `mscale_all_dim`; 1 where the configuration does not say it.
double stretched_score_factor(const Config& config);

/// theta^(-2i / size) for each of size / 2 pairs.
RotaryFrequencies plain_rotary_frequencies(double theta, std::int64_t size);

}  // namespace headlight
