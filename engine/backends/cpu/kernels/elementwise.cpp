#include "functions.h"
#include "level.h"

namespace headlight::HEADLIGHT_LEVEL {

void add(const float* a, const float* b, std::int64_t count, float* out) {
    transform(a, count, out,
              [&](std::int64_t at, const Packet& value) { return add(value, load_part(b + at, count - at)); });
}

void activation(const float* x, std::int64_t count, Activation kind, float* out) {
    with_activation(kind, [&](auto tag) {
        transform(x, count, out,
                  [](std::int64_t, const Packet& value) { return activate<decltype(tag)::kKind>(value); });
    });
}

void gated(const float* gate, const float* x, std::int64_t count, Activation kind, float* out) {
    with_activation(kind, [&](auto tag) {
        transform(gate, count, out, [&](std::int64_t at, const Packet& value) {
            return multiply(activate<decltype(tag)::kKind>(value), load_part(x + at, count - at));
        });
    });
}

void scale(const float* x, std::int64_t count, float factor, float softcap, float* out) {
    if (softcap > 0) {
        transform(x, count, out, [&](std::int64_t, const Packet& value) {
            const Packet scaled = multiply(value, broadcast(factor));
            return multiply(hyperbolic_tangent(divide(scaled, broadcast(softcap))), broadcast(softcap));
        });
    } else {
        transform(x, count, out, [&](std::int64_t, const Packet& value) { return multiply(value, broadcast(factor)); });
    }
}

}  // namespace headlight::HEADLIGHT_LEVEL
