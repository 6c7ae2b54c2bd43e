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

}  // namespace headlight::HEADLIGHT_LEVEL
