#pragma once

#include "formats/tensors/safetensors.h"
#include "models/model.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <cstring>
#include <filesystem>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

namespace headlight::testing {

inline QString reference_models() {
    return QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/models");
}

/// The cases of these model types that the reference has.
inline QStringList reference_cases(const QStringList& patterns) {
    return QDir(reference_models()).entryList(patterns, QDir::Dirs);
}

/// Those of them that can read texts: the others are run on the tokens of their recorded inputs.
inline QStringList reference_cases_with_tokenizer(const QStringList& patterns) {
    QStringList cases = reference_cases(patterns);
    cases.removeIf([](const QString& name) {
        const QDir folder(reference_models() + QLatin1Char('/') + name);
        return folder.entryList({"tokenizer.json", "vocab*", "spiece.model", "sentencepiece*", "source.spm"}).isEmpty();
    });
    return cases;
}

/// A case's folder; an absolute path stays what it is.
inline std::filesystem::path case_folder(const QString& name) {
    return std::filesystem::path(reference_models().toStdString()) / name.toStdString();
}

inline QJsonDocument read_json(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) throw std::runtime_error("cannot open " + path.toStdString());
    return QJsonDocument::fromJson(file.readAll());
}

template <typename Value>
std::vector<Value> integers(const QJsonValue& array) {
    std::vector<Value> values;
    for (const QJsonValue& value : array.toArray()) values.push_back(static_cast<Value>(value.toInt()));
    return values;
}

/// The values of a tensor of whole numbers.
inline Tensor whole_numbers(const TensorView& view) {
    std::vector<std::int64_t> values(view.bytes.size() / sizeof(std::int64_t));
    std::memcpy(values.data(), view.bytes.data(), view.bytes.size());
    return {view.shape, {values.begin(), values.end()}};
}

/// All tensors of a safetensors file that hold numbers; masks are bytes.
inline std::map<std::string, Tensor> read_tensors(const std::filesystem::path& path) {
    const SafetensorsFile file(path);
    std::map<std::string, Tensor> tensors;
    for (std::size_t i = 0; i < file.header().count(); ++i) {
        const std::string name(file.header().tensor(i).name);
        const TensorView view = *file.find(name);
        if (view.type == DataType::U8) continue;
        tensors[name] = view.type == DataType::I64 ? whole_numbers(view) : to_float(view);
    }
    return tensors;
}

/// The pixels of a list of one image without the list's dimension.
inline Tensor of_one_image(const Tensor& pixels) {
    if (pixels.shape().size() != 4 || pixels.size(0) != 1) return pixels;
    return {{pixels.size(1), pixels.size(2), pixels.size(3)}, {pixels.values().begin(), pixels.values().end()}};
}

/// How the patches of an image lie, or the size of the image that tiles were cut from, as tensors of these names say.
inline TileGrid tiles_in(const std::map<std::string, Tensor>& named, const std::string& suffix) {
    TileGrid tiles;
    const auto number = [](const Tensor& tensor, std::size_t at) {
        return static_cast<std::int32_t>(tensor.values()[at]);
    };
    if (const auto grid = named.find("image_grid_thw" + suffix); grid != named.end()) {
        tiles.rows = number(grid->second, 1);
        tiles.columns = number(grid->second, 2);
    }
    if (const auto size = named.find("image_sizes" + suffix); size != named.end()) {
        tiles.height = number(size->second, 0);
        tiles.width = number(size->second, 1);
    }
    return tiles;
}

/// The inputs of a case.
inline std::vector<ModelInput> read_inputs(const QString& name) {
    std::vector<ModelInput> inputs;
    const QJsonArray entries = read_json(reference_models() + "/" + name + "/reference/inputs.json").array();
    for (const QJsonValue& entry : entries) {
        inputs.push_back({integers<std::int32_t>(entry["input_ids"]), integers<std::int32_t>(entry["token_type_ids"]),
                          integers<std::uint8_t>(entry["attention_mask"]),
                          integers<std::int32_t>(entry["decoder_input_ids"])});
        inputs.back().global_tokens = integers<std::uint8_t>(entry["global_attention_mask"]);
        for (const QJsonValue& box : entry["bbox"].toArray())
            inputs.back().boxes.push_back({box[0].toInt(), box[1].toInt(), box[2].toInt(), box[3].toInt()});
        const QString tensors = entry["tensors"].toString();
        if (tensors.isEmpty()) continue;
        const auto named = read_tensors(case_folder(name) / "reference" / tensors.toStdString());
        for (const char* features : {"input_features", "input_values"})
            if (const auto found = named.find(features); found != named.end()) inputs.back().features = found->second;
        if (const auto pixels = named.find("pixel_values"); pixels != named.end())
            inputs.back().pixels = of_one_image(pixels->second);
        inputs.back().tiles = tiles_in(named, "");
        for (int number = 1;; ++number) {  // of further images
            const std::string suffix = "." + std::to_string(number);
            const auto pixels = named.find("pixel_values" + suffix);
            if (pixels == named.end()) break;
            inputs.back().more_images.push_back({of_one_image(pixels->second), tiles_in(named, suffix)});
        }
        if (const auto shape = named.find("spatial_shapes"); shape != named.end()) {
            inputs.back().tiles.rows = static_cast<std::int32_t>(shape->second.values()[0]);
            inputs.back().tiles.columns = static_cast<std::int32_t>(shape->second.values()[1]);
        }
        if (const auto mask = named.find("pixel_mask"); mask != named.end()) {  // 1 where the image is, else 0
            const std::int64_t columns = mask->second.shape().back();
            for (std::int64_t at = 0; at < std::ssize(mask->second.values()); ++at) {
                if (mask->second.values()[static_cast<std::size_t>(at)] == 0.0F) continue;
                inputs.back().tiles.height = static_cast<std::int32_t>(at / columns + 1);
                inputs.back().tiles.width = static_cast<std::int32_t>(at % columns + 1);
            }
        }
    }
    return inputs;
}

/// What transformers computed for an input of a case.
inline std::map<std::string, Tensor> read_expected(const QString& name, int input) {
    return read_tensors(case_folder(name) / "reference" / ("outputs." + std::to_string(input) + ".safetensors"));
}

}  // namespace headlight::testing
