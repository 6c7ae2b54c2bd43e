#version 450
#extension GL_GOOGLE_include_directive : require
#include "parameters.h"
#include "head_metrics.h"
#include "head_sums.h"

// Metrics of a head from the sums over its blocks of rows: one workgroup a head, one thread a sum.
layout(local_size_x = kHeadSums) in;
layout(push_constant) uniform Push { HeadMetricsParameters p; };
layout(std430, binding = 0) readonly buffer Partial { float partial[]; };
layout(std430, binding = 1) writeonly buffer Metrics { HeadMetrics metrics[]; };

shared float totals[kHeadSums];

/// A mean, 0 where there is nothing to divide by.
float mean(uint sum, float divisor) { return divisor == 0.0 ? 0.0 : totals[sum] / divisor; }

void main() {
    const uint head = gl_WorkGroupID.x;
    const uint s = gl_LocalInvocationID.x;
    float total = 0.0;
    for (uint block = 0; block < p.row_blocks; ++block) total += partial[(head * p.row_blocks + block) * kHeadSums + s];
    totals[s] = total;
    barrier();
    if (s != 0u) return;
    const float queries = float(p.queries);
    HeadMetrics found;
    found.entropy = mean(kEntropySum, queries);
    found.mean_distance = mean(kDistanceSum, totals[kWeightSum]);
    found.previous = mean(kPreviousSum, queries);
    found.next = mean(kNextSum, queries);
    found.self = mean(kSelfSum, queries);
    found.first = mean(kFirstSum, queries);
    found.maximum = mean(kMaximumSum, queries);
    found.to_image = mean(kToImageSum, float(p.text_queries));
    metrics[head] = found;
}
