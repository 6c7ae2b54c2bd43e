#include "level.h"
#include "packet.h"

#define HEADLIGHT_JOIN(a, b) a##b
#define HEADLIGHT_TABLE_OF(level) HEADLIGHT_JOIN(level, _kernels)

namespace headlight {

const Kernels& HEADLIGHT_TABLE_OF(HEADLIGHT_LEVEL)() {
    namespace level = HEADLIGHT_LEVEL;
    static constexpr Kernels kKernels = {
        .lanes = level::kLanes,
        .packed_size = level::packed_size,
        .panel_count = level::panel_count,
        .pack_transposed = level::pack_transposed,
        .pack_rows = level::pack_rows,
        .linear_scratch = level::linear_scratch,
        .linear_output_input = level::linear_output_input,
        .linear_input_output = level::linear_input_output,
        .linear_few_rows = level::linear_few_rows,
        .attention_scratch = level::attention_scratch,
        .attention = level::attention,
        .scores = level::scores,
        .weights = level::weights,
        .layer_norm = level::layer_norm,
        .rms_norm = level::rms_norm,
        .rotary = level::rotary,
        .add = level::add,
        .activation = level::activation,
        .gated = level::gated,
        .scale = level::scale,
        .row_norms = level::row_norms,
        .unpack = level::unpack,
    };
    return kKernels;
}

}  // namespace headlight
