// How shaders divide their work: what a workgroup does, from which C++ counts the workgroups. Read by GLSL and C++
// alike.
#ifndef HEADLIGHT_SHADER_WORKGROUPS_H
#define HEADLIGHT_SHADER_WORKGROUPS_H

#ifdef __cplusplus
#include <cstdint>
namespace headlight::shader {
using uint = std::uint32_t;
#endif

const uint kElementThreads = 256u;  // of element-wise operations, an element each
const uint kPoolThreads = 64u;      // of pool_rows, a column each

// Attention: a workgroup scores a tile of queries against one block of keys after another, those of 4 queries and
// 2 keys a thread.
const uint kTileQueries = 32u;
const uint kTileKeys = 64u;
const uint kLanes = 8u;          // threads that share a query where rows are worked on
const uint kValuesAcross = 64u;  // values of a head that the threads take at a time
// Score of a masked key and bias of a block that is not there: below every score. An infinity would depend on how a
// driver treats it.
const float kMasked = -3.402823466e38f;

// linear, linear_few_rows, linear_tiles and linear_cooperative
const uint kProcessorThreads = 8u;      // of a workgroup
const uint kProcessorOutputs = 8u;      // of a thread
const uint kFewRowsOutputs = 32u;       // of a workgroup
const uint kTilesDepth = 16u;           // inputs of a tile
const uint kCooperativeTile = 64u;      // rows and outputs of a workgroup
const uint kCooperativeSubgroups = 4u;  // of a workgroup

#ifdef __cplusplus
}  // namespace headlight::shader
#endif

#endif
