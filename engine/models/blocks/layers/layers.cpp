#include "models/blocks/layers/layers.h"

#include "backends/few_rows.h"

#include <vector>

namespace headlight {

Linear linear_of(const LoadedTensors& tensors, const std::string& name, WeightLayout layout) {
    return {tensors.at(name + ".weight"), tensors.find(name + ".bias"), layout};
}

std::vector<float> values_of(Backend& backend, const DeviceTensor& tensor) {
    const Tensor values = backend.download(tensor);
    return {values.values().begin(), values.values().end()};
}

DeviceTensor scaled_columns(Backend& backend, const DeviceTensor& x, const DeviceTensor& factors) {
    if (factors.empty()) return x;
    const std::vector<std::int32_t> first(static_cast<std::size_t>(x.rows()), 0);
    return backend.gated(backend.embedding(factors, first), x, Activation::None);
}

Norm layer_norm_of(const LoadedTensors& tensors, const std::string& name, float epsilon) {
    return {tensors.at(name + ".weight"), tensors.find(name + ".bias"), epsilon, Norm::Kind::Layer};
}

Norm rms_norm_of(const LoadedTensors& tensors, const std::string& name, float epsilon) {
    return {tensors.find(name + ".weight"), {}, epsilon, Norm::Kind::Rms};
}

void make_in_parts(Backend& backend, const DeviceTensor& x, DeviceTensor& target,
                   const std::function<DeviceTensor(const DeviceTensor&)>& make) {
    for (TokenRange range; range.begin < x.rows(); range.begin = range.end) {
        range.end = range.begin + kRowsTogether;
        if (range.end + kFewRows >= x.rows()) range.end = x.rows();  // products of few rows sum in another order
        const DeviceTensor part = make(backend.row_range(x, range));
        if (target.empty()) target = backend.allocate({x.rows(), part.columns()});
        backend.write_rows(target, range.begin, part);
    }
}

DeviceTensor FeedForward::operator()(Backend& backend, const DeviceTensor& x) const {
    const auto apply = [&](const DeviceTensor& rows) { return down(backend, inner(backend, rows)); };
    if (x.rows() <= kRowsTogether) return apply(x);
    DeviceTensor all;
    make_in_parts(backend, x, all, apply);
    return all;
}

std::string FeedForward::activation_name() const {
    const auto name = [&]() -> std::string {
        switch (activation) {
            case Activation::None:
                return "no activation";
            case Activation::Relu:
                return "ReLU";
            case Activation::Gelu:
                return "GELU";
            case Activation::GeluTanh:
                return "GELU (tanh)";
            case Activation::GeluQuick:
                return "quick GELU";
            case Activation::Silu:
                return "SiLU";
            case Activation::Tanh:
                return "tanh";
            case Activation::RoundToFp16:
                return "rounding to fp16";
        }
        return {};
    }();
    return gate.empty() ? name : name + " with a gate";
}

DeviceTensor ones(Backend& backend, std::int64_t size) {
    return backend.upload(Tensor({size}, 1.0F));
}

}  // namespace headlight
