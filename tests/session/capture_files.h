#pragma once

#include "core/tensor.h"
#include "formats/capture_file.h"
#include "formats/tensors/tensor_files.h"
#include "session/analyze_text.h"

#include <QString>
#include <QTemporaryDir>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

// Captures that tests write and open.
namespace headlight::testing {

struct CapturedNumbers {
    std::string name;
    Shape shape;
    std::vector<float> values{};  ///< empty: 0, 0.1, 0.2, ... repeated
};

inline NamedTensor named(const CapturedNumbers& tensor) {
    return {tensor.name, tensor.shape, [tensor](const ValueSink& sink) {
                std::vector<float> values = tensor.values;
                for (std::int64_t i = 0; tensor.values.empty() && i < element_count(tensor.shape); ++i)
                    values.push_back(static_cast<float>(i % 7) / 10);
                sink(values);
            }};
}

/// Opens these tensors as a capture with this metadata.
inline ReadyModel open_capture(const std::vector<CapturedNumbers>& tensors, const QString& metadata) {
    const QTemporaryDir folder;
    const std::filesystem::path path = std::filesystem::path(folder.path().toStdString()) / "run.safetensors";
    std::vector<NamedTensor> all;
    for (const CapturedNumbers& tensor : tensors) all.push_back(named(tensor));
    std::ofstream file(path, std::ios::binary);
    write_safetensors(file, all, {{std::string(kCaptureKey), metadata.toStdString()}});
    file.close();
    return load_ready_model(path, {.backend = "cpu", .threads = 2}, {}, {});
}

inline AnalysisPointer analyze(ReadyModel& model) {
    return analyze_text(model, {}, {}, {});
}

inline QString metadata(const QString& sequences, const QString& layers, const QString& more = {}) {
    return QStringLiteral(R"({"version":2%1,"sequences":[%2],"layers":[%3]})").arg(more, sequences, layers);
}

inline QString layer(const char* name, int number, const char* kind, const char* queries, const char* keys,
                     const char* more = "") {
    return QStringLiteral(R"({"name":"%1","layer":%2,"kind":"%3","queries":"%4","keys":"%5","scale":1%6})")
        .arg(name)
        .arg(number)
        .arg(kind, queries, keys, more);
}

}  // namespace headlight::testing
