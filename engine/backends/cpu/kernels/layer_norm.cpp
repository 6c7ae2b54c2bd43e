#include "functions.h"
#include "level.h"

#include <cmath>

namespace headlight::HEADLIGHT_LEVEL {
namespace {

/// Sum of x - shift.
float sum_of_differences(const float* x, std::int64_t count, float shift) {
    Packet total = broadcast(0.0F);
    std::int64_t i = 0;
    for (; i + kLanes <= count; i += kLanes) total = add(total, subtract(load(x + i), broadcast(shift)));
    float rest = 0;
    for (; i < count; ++i) rest += x[i] - shift;
    return sum(total) + rest;
}

}  // namespace

void layer_norm(const float* x, std::int64_t rows, std::int64_t columns, const float* weight, const float* bias,
                float epsilon, float* out) {
    for (std::int64_t row = 0; row < rows; ++row) {
        const float* const from = x + row * columns;
        // The second pass takes back what rounding took from the mean where it is large beside the deviation.
        const float rough = sum_of_differences(from, columns, 0.0F) / static_cast<float>(columns);
        const float mean = rough + sum_of_differences(from, columns, rough) / static_cast<float>(columns);
        const float variance = sum_of_squares(from, columns, mean) / static_cast<float>(columns);
        const float factor = 1.0F / __builtin_sqrtf(variance + epsilon);
        transform(from, columns, out + row * columns, [&](std::int64_t at, const Packet& value) {
            const Packet normed = multiply(subtract(value, broadcast(mean)), broadcast(factor));
            const Packet shift = bias != nullptr ? load_part(bias + at, columns - at) : broadcast(0.0F);
            return multiply_add(normed, load_part(weight + at, columns - at), shift);
        });
    }
}

void row_norms(const float* x, std::int64_t rows, std::int64_t columns, float* norms) {
    for (std::int64_t row = 0; row < rows; ++row)
        norms[row] = __builtin_sqrtf(sum_of_squares(x + row * columns, columns, 0.0F));
}

}  // namespace headlight::HEADLIGHT_LEVEL
