// Sums over the weights of a head, from which its metrics are made: attention_summary.comp leaves those of each block
// of rows, head_metrics.comp adds them up. Read by GLSL and C++ alike.
#ifndef HEADLIGHT_SHADER_HEAD_SUMS_H
#define HEADLIGHT_SHADER_HEAD_SUMS_H

#ifdef __cplusplus
#include <cstdint>
namespace headlight::shader {
using uint = std::uint32_t;
#endif

// Places of the sums, in which A[i,j] is the weight of key j for query i.
const uint kEntropySum = 0u;   // -A[i,j] ln A[i,j]
const uint kDistanceSum = 1u;  // A[i,j] times the distance from i to j
const uint kPreviousSum = 2u;
const uint kNextSum = 3u;
const uint kSelfSum = 4u;
const uint kFirstSum = 5u;
const uint kMaximumSum = 6u;  // of each row's largest weight
const uint kWeightSum = 7u;
const uint kToImageSum = 8u;  // of the weights of an image's keys, for queries that are none of them
const uint kHeadSums = 9u;

#ifdef __cplusplus
}  // namespace headlight::shader
#endif

#endif
