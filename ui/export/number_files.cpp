#include "export/number_files.h"

#include "core/error.h"
#include "export/writers/table_writer.h"
#include "formats/tensors/tensor_files.h"
#include "json/json_writer.h"

#include <functional>
#include <map>
#include <sstream>
#include <vector>

namespace headlight {
namespace {

std::string json_list(const std::vector<std::string>& texts) {
    return JsonWriter(JsonLayout::Spaced).texts(texts).take();
}

std::string allowed_name(const NumberPart& part) {
    return part.prefix + (part.name == "weights" ? "allowed" : part.name + "_allowed");
}

Shape shape_of(const FigureNumbers& numbers, const std::vector<std::size_t>& axes) {
    Shape shape;
    for (const std::size_t axis : axes) shape.push_back(numbers.axes[axis].size);
    return shape;
}

/// Texts or numbers as lists in lists, one level an axis; `write` writes what stands in a place.
void write_nested(JsonWriter& writer, const Shape& shape, const std::function<void(std::size_t)>& write) {
    std::size_t place = 0;
    const std::function<void(std::size_t)> add = [&](std::size_t axis) {
        if (axis == shape.size()) return write(place++);
        writer.begin_array();
        for (std::int64_t index = 0; index < shape[axis]; ++index) add(axis + 1);
        writer.end();
    };
    add(0);
}

void write_texts(JsonWriter& writer, const FigureNumbers& numbers, const NumberPart& part) {
    write_nested(writer, shape_of(numbers, part.axes), [&](std::size_t place) { writer.text(part.texts[place]); });
}

void write_numbers(JsonWriter& writer, const FigureNumbers& numbers, const NumberPart& part) {
    write_nested(writer, shape_of(numbers, part.axes), [&](std::size_t place) {
        is_allowed(numbers, part, place) ? writer.real(part.values.values()[place]) : writer.null();
    });
}

/// {"weights": ["queries", "keys"], ...}
/// `masks`: whether the file has tensors of allowed pairs.
void write_axes(JsonWriter& writer, const FigureNumbers& numbers, bool masks) {
    const auto add = [&](const std::string& name, const std::vector<std::size_t>& axes) {
        std::vector<std::string> names;
        for (const std::size_t axis : axes) names.push_back(numbers.axes[axis].plural);
        writer.key(name).texts(names);
    };
    writer.begin_object();
    for (const NumberPart& part : numbers.parts) {
        add(name_in_files(part), part.axes);
        if (masks && !part.allowed.empty()) add(allowed_name(part), part.allowed_axes);
    }
    writer.end();
}

/// Labels of the places, by the names of the axes.
std::map<std::string, std::vector<std::string>> labels_of(const FigureNumbers& numbers) {
    std::map<std::string, std::vector<std::string>> labels;
    for (const NumberAxis& axis : numbers.axes)
        if (!axis.labels.empty()) labels[axis.plural] = axis.labels;
    return labels;
}

/// A value of JSON by itself, as metadata has it.
std::string json_of(const std::function<void(JsonWriter&)>& write) {
    JsonWriter writer(JsonLayout::Spaced);
    write(writer);
    return writer.take();
}

QByteArray tensor_file(const FigureNumbers& numbers, const std::vector<Provenance>& runs, const QString& ending) {
    std::vector<NamedTensor> tensors;
    FileMetadata metadata;
    for (const auto& [name, labels] : labels_of(numbers)) metadata[name] = json_list(labels);
    metadata[kProvenanceKey] = provenance_json(runs);
    metadata["title"] = numbers.title;
    metadata["notes"] = json_list(numbers.notes);
    metadata["axes"] = json_of([&](JsonWriter& writer) { write_axes(writer, numbers, true); });
    for (const NumberPart& part : numbers.parts) {
        if (!part.texts.empty()) {
            metadata[name_in_files(part)] = json_of([&](JsonWriter& writer) { write_texts(writer, numbers, part); });
            continue;
        }
        if (!part.allowed.empty())
            tensors.push_back(
                {allowed_name(part), shape_of(numbers, part.allowed_axes), [&part](const ValueSink& sink) {
                     const std::vector<float> allowed(part.allowed.begin(), part.allowed.end());
                     sink(allowed);
                 }});
        tensors.push_back({name_in_files(part), shape_of(numbers, part.axes),
                           [&part](const ValueSink& sink) { sink(part.values.values()); }});
    }
    std::ostringstream out;
    ending == QLatin1String("npz") ? write_npz(out, tensors, metadata) : write_safetensors(out, tensors, metadata);
    return QByteArray::fromStdString(std::move(out).str());
}

QByteArray json_file(const FigureNumbers& numbers, const std::vector<Provenance>& runs) {
    JsonWriter writer(JsonLayout::Rows);
    writer.begin_object().key("title").text(numbers.title).key("notes").texts(numbers.notes);
    writer.key(kProvenanceKey).json(provenance_json(runs)).key("axes");
    write_axes(writer, numbers, false);
    for (const auto& [name, labels] : labels_of(numbers)) writer.key(name).texts(labels);
    for (const NumberPart& part : numbers.parts) {
        writer.key(name_in_files(part));
        part.texts.empty() ? write_numbers(writer, numbers, part) : write_texts(writer, numbers, part);
    }
    return QByteArray::fromStdString(writer.end().take());
}

void check_length(const FigureNumbers& numbers) {
    constexpr std::size_t kMostAsText = 4'000'000;
    std::size_t count = 0;
    for (const NumberPart& part : numbers.parts) count += places_of(numbers, part);
    if (count > kMostAsText)
        throw Error(ErrorKind::Input,
                    Sentence("These are %1 million numbers, too many for a text file; choose .npz or .safetensors.",
                             count / 1'000'000));
}

}  // namespace

QStringList number_endings() {
    return {"csv", "tsv", "json", "npz", "safetensors"};
}

QByteArray number_bytes(const FigureNumbers& numbers, const std::vector<Provenance>& runs, const QString& ending) {
    if (ending == QLatin1String("npz") || ending == QLatin1String("safetensors"))
        return tensor_file(numbers, runs, ending);
    if (!number_endings().contains(ending))
        throw Error(ErrorKind::Input,
                    Sentence("Numbers cannot be written to a file that ends in .%1; choose one of .%2.",
                             ending.toStdString(), number_endings().join(", .").toStdString()));
    check_length(numbers);
    if (ending == QLatin1String("json")) return json_file(numbers, runs);
    const bool comma = ending == QLatin1String("csv");
    const QByteArray first = QByteArray::fromStdString(provenance_comment(runs)) + (comma ? "\r\n" : "\n");
    return first + (comma ? csv_bytes(numbers) : tsv_bytes(numbers));
}

}  // namespace headlight
