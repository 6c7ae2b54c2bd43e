#pragma once

#include "backends/cpu/cpu_backend.h"
#include "memory_model.h"
#include "reference_case.h"

#include <functional>

namespace headlight::testing {

/// A case of the reference whose configuration and weights can be changed before it is loaded.
struct EditedCase {
    /// A case by its name, or any model folder by its path.
    explicit EditedCase(const QString& name_or_path) {
        const std::filesystem::path folder = case_folder(name_or_path);
        config = read_json(QString::fromStdString((folder / "config.json").string())).object();
        const SafetensorsFile file(folder / "model.safetensors");
        for (std::size_t i = 0; i < file.header().count(); ++i) {
            const std::string tensor(file.header().tensor(i).name);
            weights.put(tensor, *file.find(tensor));
        }
    }

    [[nodiscard]] std::unique_ptr<Model> load() const { return load(QJsonDocument(config).toJson().toStdString()); }
    [[nodiscard]] std::unique_ptr<Model> load(const std::string& config_text) const {
        return load_model(memory_folder(config_text, weights), make_cpu_backend(ThreadCount::chosen(1)), {}, {});
    }

    QJsonObject config;
    MemoryWeights weights;
};

/// What an action throws: the whole sentence with its place. "nothing" if it throws nothing.
struct Refusal {
    ErrorKind kind = ErrorKind::File;
    std::string text = "nothing";
    ErrorPlace place;

    [[nodiscard]] bool says(const std::string& part) const { return text.find(part) != std::string::npos; }
};

inline Refusal refusal_of(const std::function<void()>& action) {
    try {
        action();
    } catch (const Error& error) {
        return {error.kind(), error.what(), error.place()};
    }
    return {};
}

inline Refusal loading_refusal(const EditedCase& model) {
    return refusal_of([&] { static_cast<void>(model.load()); });
}

/// What loading a case throws whose configuration has another value in a field; `section`: empty for the whole's.
inline Refusal loading_refusal(const QString& name, const QString& section, const QString& field,
                               const QJsonValue& value) {
    EditedCase edited(name);
    if (section.isEmpty()) {
        edited.config[field] = value;
    } else {
        QJsonObject inner = edited.config[section].toObject();
        inner[field] = value;
        edited.config[section] = inner;
    }
    return loading_refusal(edited);
}

}  // namespace headlight::testing
