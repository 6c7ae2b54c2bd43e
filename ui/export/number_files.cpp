#include "export/number_files.h"

#include "capture/intervention_text.h"
#include "core/error.h"
#include "export/export_figure.h"
#include "export/table_writer.h"
#include "formats/json_writer.h"
#include "formats/tensor_files.h"

#include <array>
#include <sstream>
#include <vector>

namespace headlight {
namespace {

std::string json_list(const std::vector<std::string>& texts) {
    std::string list;
    for (const std::string& text : texts) list += (list.empty() ? "" : ", ") + json_string(text);
    return '[' + list + ']';
}

std::string json_labels(const std::vector<MatrixEntry>& axis) {
    std::vector<std::string> labels;
    for (const MatrixEntry& entry : axis) labels.push_back(entry.label);
    return json_list(labels);
}

FileMetadata origin(const Provenance& provenance) {
    FileMetadata metadata{{"model", provenance.model_name},
                          {"model_hash", provenance.model_hash},
                          {"backend", provenance.backend},
                          {"software", "Headlight " + provenance.version}};
    const auto add_changes = [&](const std::string& name, const std::vector<Intervention>& interventions) {
        std::vector<std::string> changes;
        for (const Intervention& change : interventions) changes.push_back(spec_of(change));
        if (!changes.empty()) metadata[name] = json_list(changes);
    };
    add_changes("interventions", provenance.interventions);
    add_changes("target_interventions", provenance.target_interventions);
    return metadata;
}

QByteArray tensor_file(std::span<const NamedTensor> tensors, const FileMetadata& metadata, const QString& ending) {
    std::ostringstream out;
    ending == "npz" ? write_npz(out, tensors, metadata) : write_safetensors(out, tensors, metadata);
    return QByteArray::fromStdString(std::move(out).str());
}

[[noreturn]] void refuse(const QString& ending) {
    throw Error(ErrorKind::Input, "Numbers cannot be written as ." + ending.toStdString() + "; choose one of ." +
                                      number_endings().join(", .").toStdString() + ".");
}

}  // namespace

QStringList number_endings() {
    return {"csv", "tsv", "json", "npz", "safetensors"};
}

QByteArray number_bytes(const AttentionMatrix& matrix, const Provenance& provenance, const QString& ending) {
    if (ending == "csv") return csv_bytes(matrix);
    if (ending == "tsv") return tsv_bytes(matrix);
    if (ending == "json") return json_bytes(matrix);
    if (ending != "npz" && ending != "safetensors") refuse(ending);
    const Shape shape{static_cast<std::int64_t>(matrix.queries.size()), static_cast<std::int64_t>(matrix.keys.size())};
    const std::vector<float> allowed(matrix.allowed.begin(), matrix.allowed.end());
    const std::array<NamedTensor, 2> tensors{
        NamedTensor{"allowed", shape, [&](const ValueSink& sink) { sink(allowed); }},
        NamedTensor{"weights", shape, [&](const ValueSink& sink) { sink(matrix.values.values()); }}};
    FileMetadata metadata = origin(provenance);
    metadata["title"] = matrix.title;
    metadata["notes"] = json_list(matrix.notes);
    metadata["queries"] = json_labels(matrix.queries);
    metadata["keys"] = json_labels(matrix.keys);
    return tensor_file(tensors, metadata, ending);
}

QByteArray measure_number_bytes(const Tensor& measure, const QString& name, const Provenance& provenance,
                                const QString& ending) {
    if (ending == "csv") return measure_csv_bytes(measure);
    if (ending == "tsv") return measure_tsv_bytes(measure);
    if (ending != "npz" && ending != "safetensors") refuse(ending);
    const std::array<NamedTensor, 1> tensors{
        NamedTensor{name.toStdString(), measure.shape(), [&](const ValueSink& sink) { sink(measure.values()); }}};
    return tensor_file(tensors, origin(provenance), ending);
}

}  // namespace headlight
