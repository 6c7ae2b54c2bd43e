#include "models/blocks/plans/activation_name.h"

#include "core/error.h"

#include <string_view>

namespace headlight {

namespace {

struct NamedActivation {
    std::string_view name;
    Activation kind;
};

/// Several names of transformers stand for one function.
constexpr NamedActivation kActivations[] = {
    {"gelu", Activation::Gelu},
    {"gelu_python", Activation::Gelu},
    {"gelu_new", Activation::GeluTanh},
    {"gelu_fast", Activation::GeluTanh},
    {"gelu_pytorch_tanh", Activation::GeluTanh},
    {"gelu_python_tanh", Activation::GeluTanh},
    {"quick_gelu", Activation::GeluQuick},
    {"relu", Activation::Relu},
    {"silu", Activation::Silu},
    {"swish", Activation::Silu},
    {"tanh", Activation::Tanh},
    {"linear", Activation::None},
};

}  // namespace

Activation activation_of(const Config& config, const std::string& field, const std::string& otherwise) {
    return activation_named(config, field, config.text_or(field, otherwise));
}

Activation activation_named(const Config& config, const std::string& field, const std::string& name) {
    std::string known;
    for (const NamedActivation& activation : kActivations) {
        if (activation.name == name) return activation.kind;
        known += (known.empty() ? "" : ", ") + std::string(activation.name);
    }
    throw Error(ErrorKind::Unsupported,
                Sentence("The activation \"%1\" is not supported; supported activations: %2.", name, known),
                {config.file().string(), field, {}});
}

}  // namespace headlight
