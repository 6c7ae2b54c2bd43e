#version 450

// Chains of multiply-adds that need no memory: as many operations as a device can do.
layout(local_size_x = 256) in;
layout(push_constant) uniform Push { uint steps; };
layout(std430, binding = 0) writeonly buffer Y { float y[]; };

void main() {
    vec4 sums[4];
    for (uint i = 0; i < 4u; ++i) sums[i] = vec4(gl_LocalInvocationIndex, 1.0, 2.0, i);
    for (uint step = 0; step < steps; ++step)
        for (uint i = 0; i < 4u; ++i) sums[i] = fma(sums[i], vec4(0.999), vec4(0.001));
    const vec4 total = sums[0] + sums[1] + sums[2] + sums[3];
    y[gl_LocalInvocationIndex] = total.x + total.y + total.z + total.w;
}
