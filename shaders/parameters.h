// Push constants of the compute shaders: one struct an operation, read by GLSL and C++ alike. Only 32-bit scalars, so
// that both languages lay them out the same way (std430 without padding); the C++ side checks the sizes.
#ifndef HEADLIGHT_SHADER_PARAMETERS_H
#define HEADLIGHT_SHADER_PARAMETERS_H

#ifdef __cplusplus
#include <cstdint>
namespace headlight::shader {
using uint = std::uint32_t;  // int is the same in both languages
#endif

// Bytes of push constants that every Vulkan device has.
const uint kPushConstantBytes = 128u;

// Values of `weight_type` below.
const uint kWeightF32 = 0u;
const uint kWeightF16 = 1u;
const uint kWeightBF16 = 2u;
// Blocks of quantized numbers, in the order of DataType.
const uint kWeightQ8_0 = 3u;
const uint kWeightQ4_0 = 4u;
const uint kWeightQ4_1 = 5u;
const uint kWeightQ5_0 = 6u;
const uint kWeightQ5_1 = 7u;
const uint kWeightQ2_K = 8u;
const uint kWeightQ3_K = 9u;
const uint kWeightQ4_K = 10u;
const uint kWeightQ5_K = 11u;
const uint kWeightQ6_K = 12u;
const uint kWeightIQ4_NL = 13u;
const uint kWeightIQ4_XS = 14u;
const uint kWeightMXFP4 = 15u;

struct EmbeddingParameters {
    uint ids;
    uint columns;
    uint first_row;   // row of the table that the bound range starts with
    uint bound_rows;  // rows in the bound range
    uint weight_type;
};

struct LinearParameters {
    uint rows;
    uint inputs;
    uint outputs;        // columns of y
    uint first_input;    // column of x that the bound part of the weight starts with; what lies before is in y already
    uint bound_inputs;   // inputs in the bound part
    uint first_output;   // column of y that the bound part of the weight starts with
    uint bound_outputs;  // outputs in the bound part
    uint weight_type;
    uint input_output;  // 1: the weight is [in, out]
    uint has_bias;
    uint bias_type;
    uint activation;
};

struct ConvolutionParameters {
    uint rows;
    uint columns;
    uint taps;
    uint weight_type;
};

struct LayerNormParameters {
    uint rows;
    uint columns;
    uint has_bias;
    uint weight_type;
    uint bias_type;
    float epsilon;
};

struct ElementParameters {
    uint count;        // elements of a (or x)
    uint other_count;  // elements of b: equal, or one row
    uint activation;
};

struct ScaleParameters {
    uint count;
    float factor;
    float softcap;
};

struct RmsNormParameters {
    uint rows;     // or parts of rows
    uint columns;  // of the weight
    uint weight_type;
    float epsilon;
};

struct RotaryParameters {
    uint rows;
    uint columns;
    uint head_size;
    uint size;         // values of each head that turn
    uint interleaved;  // 1: pairs are neighbors
    uint first;        // position of the first row
};

struct CopyParameters {
    uint rows;
    uint columns;        // columns copied
    uint source_stride;  // columns of the source
    uint source_column;  // first column copied
    uint block_columns;  // columns of a block
    uint block_stride;   // columns of the source from block to block
};

struct RowsParameters {
    uint rows;
    uint columns;
    uint first_row;   // row of x that the bound range starts with
    uint bound_rows;  // rows in the bound range
};

// Values of `traits` below, which may be added.
const uint kCausal = 1u;
const uint kHasMask = 2u;
const uint kHasSinks = 4u;
const uint kHasSlopes = 8u;
const uint kHasQueryTerms = 16u;
const uint kHasKeyTerms = 32u;
const uint kHasGlobalKeys = 64u;  // the mask may hold kGlobalKey
const uint kPaddingSeesAll = 128u;
const uint kHasSpans = 256u;  // the mask may hold kFirstSpanKey and above
const uint kHasImage = 512u;  // the mask may hold kImageBit
const uint kSymmetricSlopes = 1024u;

struct AttentionParameters {
    uint traits;
    uint queries;
    uint keys;
    uint heads;
    uint key_heads;
    uint head_size;
    uint value_size;
    uint window;
    uint ahead;
    uint query_offset;
    uint distances;      // columns of the table of biases by distance; 0: none
    int first_distance;  // of its first column
    uint buckets;        // distances that have a bucket of their own; 0: no terms by content
    int first_bucket;    // distance of the first of them
    uint bucket_count;
    uint block_size;  // 0: no pattern of blocks
    uint block_columns;
    float scale;
    float softcap;
    uint thumbnail_rows;
    uint thumbnail_columns;
    uint row_blocks;
};

struct HeadMetricsParameters {
    uint heads;
    uint row_blocks;
    uint queries;
    uint text_queries;  // that are no tokens of an image
};

struct PoolRowsParameters {
    uint queries;  // of the whole picture
    uint keys;
    uint tiles;  // rows of the whole picture
    uint columns;
    uint first_tile;   // row of the picture that is made first
    uint first_query;  // that the folded rows begin with
    uint mean;         // 1: means, 0: largest weights
};

struct ValueNormsParameters {
    uint keys;           // columns of the norms
    uint first_key;      // that the bound values start with
    uint first_head;     // that is computed first
    uint first_input;    // row of an [in, out] weight that its bound part starts with
    uint bound_outputs;  // outputs in the bound part
    uint begun;          // 1: the norms hold squares of the outputs before
    uint finished;       // 1: no outputs come after
    uint heads;
    uint key_heads;
    uint value_size;
    uint hidden;
    uint weight_type;
    uint input_output;
};

#ifdef __cplusplus
}  // namespace headlight::shader
#endif

#endif
