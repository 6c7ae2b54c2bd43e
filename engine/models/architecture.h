#pragma once

#include "models/blocks/gguf/gguf_model.h"
#include "models/model.h"

#include <memory>
#include <stop_token>
#include <string_view>

namespace headlight {

/// An entry of the registry. Each architecture's file defines one.
struct Architecture {
    std::string_view model_type;  ///< of config.json
    std::string_view name;        ///< for people
    std::unique_ptr<Model> (*load)(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                   const std::stop_token& stop, const Progress& progress);
    /// Names in GGUF files, of which `load` is given the models as Hugging Face's; null: none.
    const GgufArchitecture* gguf = nullptr;
    bool reads_text = true;  ///< its models have a tokenizer
    /// Its image encoder in a GGUF file of its own, of which `load` is given the models likewise; null: none.
    const GgufImageEncoder* image_encoder = nullptr;
};

}  // namespace headlight
