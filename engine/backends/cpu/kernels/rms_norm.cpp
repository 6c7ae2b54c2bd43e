#include "functions.h"
#include "level.h"

namespace headlight::HEADLIGHT_LEVEL {

void rms_norm(const float* x, std::int64_t rows, std::int64_t columns, const float* weight, float epsilon, float* out) {
    for (std::int64_t row = 0; row < rows; ++row) {
        const float* const from = x + row * columns;
        const float mean_square = sum_of_squares(from, columns, 0.0F) / static_cast<float>(columns);
        const float factor = 1.0F / __builtin_sqrtf(mean_square + epsilon);
        transform(from, columns, out + row * columns, [&](std::int64_t at, const Packet& value) {
            return multiply(multiply(value, broadcast(factor)), load_part(weight + at, columns - at));
        });
    }
}

}  // namespace headlight::HEADLIGHT_LEVEL
