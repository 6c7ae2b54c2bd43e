#include "models/blocks/attention/cosine_window.h"

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

/// Neurons of the network, which the configuration says nothing of.
constexpr std::int64_t kNeurons = 512;
/// Bound of the factor of each head.
constexpr float kMostScale = 100.0F;
/// Bound of the bias.
constexpr float kMostBias = 16.0F;
/// Of mean squares: only a vector of zeros has a smaller one.
constexpr float kEpsilon = 1e-24F;

/// A distance in patches as the network reads it: sign(d) log2(1 + |d|) / log2(8), d being 8 at the trained windows'
/// largest distance (equation 4).
float log_distance(std::int64_t patches, std::int64_t largest) {
    const double distance =
        8.0 * static_cast<double>(patches) / static_cast<double>(std::max<std::int64_t>(1, largest));
    return static_cast<float>(std::copysign(std::log2(1.0 + std::abs(distance)) / 3.0, distance));
}

/// [(2 * window - 1)^2, 2]: all distances down and across, in the order of `window_bias`.
Tensor log_distances(std::int64_t window, std::int64_t trained) {
    const std::int64_t side = 2 * window - 1;
    const std::int64_t largest = (trained > 0 ? trained : window) - 1;
    Tensor distances({side * side, 2});
    for (std::int64_t row = 0; row < side * side; ++row) {
        distances.slice(row)[0] = log_distance(row / side - (window - 1), largest);
        distances.slice(row)[1] = log_distance(row % side - (window - 1), largest);
    }
    return distances;
}

/// [distances, heads]: 16 sigmoid of what the network makes of each distance.
Tensor bias_table(Backend& backend, const LoadedTensors& tensors, const std::string& name, const Tensor& distances) {
    const FeedForward network{linear_of(tensors, name + "bias.up"), linear_of(tensors, name + "bias.down"),
                              Activation::Relu};
    Tensor table = backend.download(network(backend, backend.upload(distances)));
    for (float& value : table.values()) value = kMostBias / (1.0F + std::exp(-value));
    return table;
}

/// [1, heads * head_size]: what turns a query over its root mean square into one over its length, times the factor of
/// its head, for keys over their root mean square.
Tensor query_factors(const Tensor& log_scales, const AttentionSpec& spec) {
    Tensor factors({1, std::int64_t{spec.heads} * spec.head_size});
    for (std::int32_t head = 0; head < spec.heads; ++head) {
        const float scale = std::min(std::exp(log_scales.values()[static_cast<std::size_t>(head)]), kMostScale);
        std::ranges::fill(
            factors.values().subspan(static_cast<std::size_t>(head) * static_cast<std::size_t>(spec.head_size),
                                     static_cast<std::size_t>(spec.head_size)),
            scale / static_cast<float>(spec.head_size));
    }
    return factors;
}

}  // namespace

void add_cosine_window(TensorTable& table, const std::string& name, const std::string& source, std::int64_t heads) {
    const Dimension neurons{kNeurons, "neurons of the bias"};
    const Dimension own_heads{heads, "num_heads"};
    table.body(name + "scale", {source + "logit_scale"}, {own_heads, {1, "1"}, {1, "1"}});
    const std::string network = source + "continuous_position_bias_mlp.";
    table.body_linear(name + "bias.up", network + "0", neurons, {2, "distances down and across"}, true);
    table.body_linear(name + "bias.down", network + "2", own_heads, neurons, false);
}

void use_cosine(Backend& backend, const LoadedTensors& tensors, const std::string& name, const Tensor& log_scales,
                std::int64_t window, std::int64_t trained, WindowAttention& attention) {
    AttentionSpec& spec = attention.spec;
    spec.distance_bias = window_bias(bias_table(backend, tensors, name, log_distances(window, trained)), window);
    spec.scale = 1.0F;  // the factors of the heads are in the queries
    const Norm lengths{ones(backend, spec.head_size), {}, kEpsilon, Norm::Kind::Rms};
    attention.key_norm = attention.query_norm = lengths;
    attention.query_norm.factors = backend.upload(query_factors(log_scales, spec));
}

}  // namespace headlight
