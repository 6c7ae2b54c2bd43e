#include "level.h"
#include "packet.h"

namespace headlight::HEADLIGHT_LEVEL {
namespace {

/// Pairs (i, i + half).
void turn_halves(const float* x, std::int64_t half, const float* cosines, const float* sines, float* out) {
    std::int64_t i = 0;
    for (; i + kLanes <= half; i += kLanes) {
        const Packet a = load(x + i);
        const Packet b = load(x + half + i);
        const Packet cosine = load(cosines + i);
        const Packet sine = load(sines + i);
        store(out + i, subtract(multiply(a, cosine), multiply(b, sine)));
        store(out + half + i, multiply_add(a, sine, multiply(b, cosine)));
    }
    for (; i < half; ++i) {
        const float a = x[i];
        const float b = x[half + i];
        out[i] = a * cosines[i] - b * sines[i];
        out[half + i] = b * cosines[i] + a * sines[i];
    }
}

/// Pairs (2i, 2i + 1).
void turn_neighbors(const float* x, std::int64_t half, const float* cosines, const float* sines, float* out) {
    for (std::int64_t i = 0; i < half; ++i) {
        const float a = x[2 * i];
        const float b = x[2 * i + 1];
        out[2 * i] = a * cosines[i] - b * sines[i];
        out[2 * i + 1] = b * cosines[i] + a * sines[i];
    }
}

}  // namespace

void rotary(const float* x, std::int64_t heads, const RotaryLayout& layout, const float* angles, float* out) {
    const std::int64_t half = layout.size / 2;
    const auto rest = static_cast<std::size_t>(layout.head_size - layout.size) * sizeof(float);
    for (std::int64_t head = 0; head < heads; ++head) {
        if (layout.interleaved)
            turn_neighbors(x, half, angles, angles + half, out);
        else
            turn_halves(x, half, angles, angles + half, out);
        __builtin_memcpy(out + layout.size, x + layout.size, rest);
        x += layout.head_size;
        out += layout.head_size;
    }
}

}  // namespace headlight::HEADLIGHT_LEVEL
