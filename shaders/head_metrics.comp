#version 450
#extension GL_GOOGLE_include_directive : require
#include "parameters.h"

// Adds up the row blocks' parts of the measures: one workgroup a head, in the order of HeadMetrics.
layout(local_size_x = 8) in;
layout(push_constant) uniform Push { HeadMetricsParameters p; };
layout(std430, binding = 0) readonly buffer Partial { float partial[]; };
layout(std430, binding = 1) writeonly buffer Metrics { float metrics[]; };

const uint kSums = 8;
const uint kMetrics = 7;
shared float totals[kSums];

void main() {
    const uint head = gl_WorkGroupID.x;
    const uint s = gl_LocalInvocationID.x;
    float total = 0.0;
    for (uint block = 0; block < p.row_blocks; ++block) total += partial[(head * p.row_blocks + block) * kSums + s];
    totals[s] = total;
    barrier();
    if (s >= kMetrics) return;
    const float divisor = s == 1u ? totals[7] : float(p.queries);
    metrics[head * kMetrics + s] = divisor == 0.0 ? 0.0 : total / divisor;
}
