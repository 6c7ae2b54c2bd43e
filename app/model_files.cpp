#include "model_files.h"

#include "core/error.h"
#include "core/read_file.h"
#include "formats/tensors/gguf_store.h"
#include "json_text.h"
#include "standard_output.h"

#include <QJsonArray>

#include <map>
#include <string_view>
#include <system_error>

namespace headlight {

namespace {

constexpr std::uint64_t kLargestCard = std::uint64_t{4} << 20;

QJsonObject tensor(std::string_view name, std::string_view type, const Shape& shape, std::uint64_t bytes) {
    QJsonArray sizes;
    for (const std::int64_t size : shape) sizes.append(static_cast<qint64>(size));
    return {{"name", to_qt(name)}, {"type", to_qt(type)}, {"shape", sizes}, {"bytes", static_cast<qint64>(bytes)}};
}

QJsonArray tensors_of(const GgufStore& store) {
    QJsonArray list;
    for (const GgufFile& file : store.files())
        for (const GgufHeader::Tensor& each : file.header().tensors())
            list.append(tensor(each.name, each.type->name, each.shape, each.end - each.begin));
    return list;
}

QJsonArray tensors_of(const WeightStore& weights) {
    QJsonArray list;
    for (const std::string& name : weights.names()) {
        if (!weights.computable(name)) {
            list.append(QJsonObject{{"name", to_qt(name)}, {"type", "not supported"}});
            continue;
        }
        const TensorView view = *weights.find(name);
        list.append(tensor(name, to_string(view.type), view.shape, view.bytes.size()));
    }
    return list;
}

/// `license: NAME` between the lines of dashes at the beginning of a model card.
std::string license_of_card(std::string_view card) {
    if (!card.starts_with("---")) return {};
    const std::string_view front = card.substr(0, card.find("\n---", 3));
    constexpr std::string_view kKey = "\nlicense:";
    const std::size_t at = front.find(kKey);
    if (at == std::string_view::npos) return {};
    std::string_view value = front.substr(at + kKey.size());
    value = value.substr(0, value.find('\n'));
    while (!value.empty() && (value.front() == ' ' || value.front() == '"')) value.remove_prefix(1);
    while (!value.empty() && (value.back() == ' ' || value.back() == '"' || value.back() == '\r'))
        value.remove_suffix(1);
    return std::string(value);
}

}  // namespace

QJsonObject describe_files(const ModelFolder& folder) {
    if (!folder.gguf) return {{"tensor_list", tensors_of(*folder.weights)}};
    QJsonObject metadata;
    for (const GgufValue& value : folder.gguf->metadata().values())
        metadata[to_qt(value.key)] = to_qt(shown_gguf_value(value));
    return {{"metadata", metadata}, {"tensor_list", tensors_of(*folder.gguf)}};
}

QString tensor_types(const QJsonObject& files) {
    std::map<QString, int> types;
    for (const auto& each : files["tensor_list"].toArray()) ++types[each.toObject()["type"].toString()];
    QString text;
    for (const auto& [type, count] : types)
        text += (text.isEmpty() ? "" : ", ") + type + " (" + QString::number(count) + ")";
    return text;
}

std::string license_of(const ModelFolder& folder) {
    if (folder.gguf) return folder.gguf->metadata().text("general.license").value_or("");
    std::error_code error;
    const auto card = folder.path / "README.md";
    if (!std::filesystem::is_regular_file(card, error)) return {};
    try {
        return license_of_card(read_file(card, kLargestCard));
    } catch (const Error&) {
        return {};  // a card that cannot be read says nothing
    }
}

std::string files_as_text(const QJsonObject& files) {
    std::string text;
    const QJsonObject metadata = files["metadata"].toObject();
    for (auto value = metadata.begin(); value != metadata.end(); ++value)
        text += "metadata\t" + in_one_cell(from_qt(value.key())) + "\t" +
                in_one_cell(from_qt(value.value().toString())) + "\n";
    for (const auto& each : files["tensor_list"].toArray()) {
        const QJsonObject one = each.toObject();
        std::string sizes;
        for (const auto& size : one["shape"].toArray())
            sizes += (sizes.empty() ? "" : ", ") + std::to_string(size.toInteger());
        text += "tensor\t" + in_one_cell(from_qt(one["name"].toString())) + "\t" + from_qt(one["type"].toString()) +
                "\t[" + sizes + "]\t" + std::to_string(one["bytes"].toInteger()) + "\n";
    }
    return text;
}

}  // namespace headlight
