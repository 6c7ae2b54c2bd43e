#pragma once

#include "models/model.h"
#include "reference_case.h"

#include <algorithm>
#include <string_view>

namespace headlight::testing {

/// What the registry calls the model of a case.
inline QString model_type_of(const QString& name) {
    const QJsonDocument config = read_json(reference_models() + "/" + name + "/config.json");
    return config["architectures"][0] == "T5EncoderModel" ? "t5encoder" : config["model_type"].toString();
}

/// Returns whether the architecture is an encoder, of texts or of sound; those of images have tests of their own.
inline bool is_encoder_name(std::string_view architecture) {
    return architecture.ends_with(" encoder") && architecture.find("image") == std::string_view::npos;
}

/// Returns whether models of this type are such encoders.
inline bool is_encoder(const QString& model_type) {
    const auto all = supported_architectures();
    return std::ranges::any_of(all, [&](const auto& one) {
        return QString::fromStdString(one.model_type) == model_type && is_encoder_name(one.name);
    });
}

/// The cases of such encoders.
inline QStringList encoder_cases() {
    QStringList cases;
    for (const QString& name : reference_cases({"*-*"}))
        if (is_encoder(model_type_of(name))) cases << name;
    return cases;
}

}  // namespace headlight::testing
