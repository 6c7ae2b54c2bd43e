#include "model_files.h"

#include "core/error.h"
#include "core/read_file.h"
#include "formats/tensors/gguf_store.h"
#include "json_text.h"
#include "standard_output.h"

#include <string_view>
#include <system_error>

namespace headlight {

namespace {

constexpr std::uint64_t kLargestCard = std::uint64_t{4} << 20;

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

void visit_tensors(const ModelFolder& folder, const std::function<void(const ListedTensor&)>& visit) {
    if (folder.gguf) {
        for (const GgufFile& file : folder.gguf->files())
            for (const GgufHeader::Tensor& each : file.header().tensors())
                visit({each.name, each.type->name, each.shape, each.end - each.begin});
        return;
    }
    const WeightStore& weights = *folder.weights;
    for (const std::string& name : weights.names()) {
        if (!weights.computable(name)) {
            visit({name, "not supported", std::nullopt, 0});
            continue;
        }
        const TensorView view = *weights.find(name);
        visit({name, to_string(view.type), view.shape, view.bytes.size()});
    }
}

QJsonObject metadata_of(const ModelFolder& folder) {
    QJsonObject metadata;
    if (!folder.gguf) return metadata;
    const auto add = [&](const GgufMetadata& of_file, std::string_view start) {
        for (const GgufValue& value : of_file.values())
            if (value.key.starts_with(start)) metadata[to_qt(value.key)] = to_qt(shown_gguf_value(value));
    };
    add(folder.gguf->metadata(), "");
    if (const GgufFile* image = folder.gguf->image_encoder()) add(image->header().metadata(), "clip.");
    return metadata;
}

TensorTypes tensor_types(const ModelFolder& folder) {
    TensorTypes types;
    visit_tensors(folder, [&](const ListedTensor& tensor) {
        const auto known = types.find(tensor.type);
        known == types.end() ? static_cast<void>(types.emplace(tensor.type, 1)) : static_cast<void>(++known->second);
    });
    return types;
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

std::string tensor_as_text(const ListedTensor& tensor) {
    std::string sizes;
    for (const std::int64_t size : tensor.shape.value_or(Shape{}))
        sizes += (sizes.empty() ? "" : ", ") + std::to_string(size);
    return "tensor\t" + in_one_cell(tensor.name) + "\t" + std::string(tensor.type) + "\t[" + sizes + "]\t" +
           std::to_string(tensor.bytes) + "\n";
}

std::string metadata_as_text(const QJsonObject& metadata) {
    std::string text;
    for (auto value = metadata.begin(); value != metadata.end(); ++value)
        text += "metadata\t" + in_one_cell(from_qt(value.key())) + "\t" +
                in_one_cell(from_qt(value.value().toString())) + "\n";
    return text;
}

void write_tensor(JsonWriter& writer, const ListedTensor& tensor) {
    writer.begin_object();
    if (tensor.shape) writer.key("bytes").integer(static_cast<std::int64_t>(tensor.bytes));
    writer.key("name").text(tensor.name);
    if (tensor.shape) {
        writer.key("shape").begin_array();
        for (const std::int64_t size : *tensor.shape) writer.integer(size);
        writer.end();
    }
    writer.key("type").text(tensor.type).end();
}

}  // namespace headlight
