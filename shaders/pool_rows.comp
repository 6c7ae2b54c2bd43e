#version 450
#extension GL_GOOGLE_include_directive : require
#include "parameters.h"
#include "workgroups.h"

// Folds the rows that attention_pooled left into rows of tiles: sums become means, largest weights stay what they are.
layout(local_size_x = kPoolThreads) in;
layout(push_constant) uniform Push { PoolRowsParameters p; };
layout(std430, binding = 0) readonly buffer Folded { float folded[]; };  // [queries from first_query on, columns]
layout(std430, binding = 1) writeonly buffer Picture { float picture[]; };

void main() {
    const uint column = gl_GlobalInvocationID.x;
    if (column >= p.columns) return;
    const uint tile = p.first_tile + gl_WorkGroupID.y;
    const uint begin = tile * p.queries / p.tiles, end = (tile + 1u) * p.queries / p.tiles;
    float total = 0.0;
    for (uint query = begin; query < end; ++query) {
        const float value = folded[(query - p.first_query) * p.columns + column];
        total = p.mean != 0u ? total + value : max(total, value);
    }
    const uint keys = (column + 1u) * p.keys / p.columns - column * p.keys / p.columns;
    picture[gl_WorkGroupID.y * p.columns + column] = p.mean != 0u ? total / float(end - begin) / float(keys) : total;
}
