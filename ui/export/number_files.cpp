#include "export/number_files.h"

#include "core/error.h"
#include "export/table_writer.h"
#include "formats/tensor_files.h"
#include "json/json_writer.h"

#include <cmath>
#include <functional>
#include <sstream>
#include <vector>

namespace headlight {
namespace {

std::string json_list(const std::vector<std::string>& texts) {
    std::string list;
    for (const std::string& text : texts) list += (list.empty() ? "" : ", ") + json_string(text);
    return '[' + list + ']';
}

std::string allowed_name(const NumberPart& part) {
    return part.prefix + (part.name == "weights" ? "allowed" : part.name + "_allowed");
}

Shape shape_of(const FigureNumbers& numbers, const std::vector<std::size_t>& axes) {
    Shape shape;
    for (const std::size_t axis : axes) shape.push_back(numbers.axes[axis].size);
    return shape;
}

/// Texts or numbers as lists in lists, one level an axis; `write` gives what stands in a place.
std::string nested(const Shape& shape, const std::function<std::string(std::size_t)>& write) {
    std::string json;
    std::size_t place = 0;
    const std::function<void(std::size_t)> add = [&](std::size_t axis) {
        if (axis == shape.size()) {
            json += write(place++);
            return;
        }
        const bool innermost = axis + 1 == shape.size();
        json += '[';
        for (std::int64_t index = 0; index < shape[axis]; ++index) {
            if (index > 0) json += innermost ? ", " : ",\n";
            add(axis + 1);
        }
        json += ']';
    };
    add(0);
    return json;
}

std::string nested_texts(const FigureNumbers& numbers, const NumberPart& part) {
    return nested(shape_of(numbers, part.axes), [&](std::size_t place) { return json_string(part.texts[place]); });
}

std::string nested_numbers(const FigureNumbers& numbers, const NumberPart& part) {
    return nested(shape_of(numbers, part.axes), [&](std::size_t place) {
        const float value = part.values.values()[place];
        const bool there = is_allowed(numbers, part, place) && std::isfinite(value);
        return there ? shortest_digits(value).toStdString() : std::string("null");
    });
}

/// {"weights": ["queries", "keys"], ...}
/// `masks`: whether the file has tensors of allowed pairs.
std::string json_axes(const FigureNumbers& numbers, bool masks) {
    std::string json;
    const auto add = [&](const std::string& name, const std::vector<std::size_t>& axes) {
        std::vector<std::string> names;
        for (const std::size_t axis : axes) names.push_back(numbers.axes[axis].plural);
        json += (json.empty() ? "" : ", ") + json_string(name) + ": " + json_list(names);
    };
    for (const NumberPart& part : numbers.parts) {
        add(name_in_files(part), part.axes);
        if (masks && !part.allowed.empty()) add(allowed_name(part), part.allowed_axes);
    }
    return '{' + json + '}';
}

/// What names the places, as JSON: by the names of the axes.
FileMetadata labels_of(const FigureNumbers& numbers) {
    FileMetadata labels;
    for (const NumberAxis& axis : numbers.axes)
        if (!axis.labels.empty()) labels[axis.plural] = json_list(axis.labels);
    return labels;
}

QByteArray tensor_file(const FigureNumbers& numbers, const std::vector<Provenance>& runs, const QString& ending) {
    std::vector<NamedTensor> tensors;
    FileMetadata metadata = labels_of(numbers);
    metadata[kProvenanceKey] = provenance_json(runs);
    metadata["title"] = numbers.title;
    metadata["notes"] = json_list(numbers.notes);
    metadata["axes"] = json_axes(numbers, true);
    for (const NumberPart& part : numbers.parts) {
        if (!part.texts.empty()) {
            metadata[name_in_files(part)] = nested_texts(numbers, part);
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
    std::string json = "{\n\"title\": " + json_string(numbers.title) + ",\n\"notes\": " + json_list(numbers.notes);
    const auto add = [&](const std::string& name, const std::string& value) {
        json += ",\n" + json_string(name) + ": " + value;
    };
    add(kProvenanceKey, provenance_json(runs));
    add("axes", json_axes(numbers, false));
    for (const auto& [name, labels] : labels_of(numbers)) add(name, labels);
    for (const NumberPart& part : numbers.parts)
        add(name_in_files(part), part.texts.empty() ? nested_numbers(numbers, part) : nested_texts(numbers, part));
    return QByteArray::fromStdString(json + "\n}\n");
}

void check_length(const FigureNumbers& numbers) {
    constexpr std::size_t kMostAsText = 4'000'000;
    std::size_t count = 0;
    for (const NumberPart& part : numbers.parts) count += places_of(numbers, part);
    if (count > kMostAsText)
        throw Error(ErrorKind::Input, "These are " + std::to_string(count / 1'000'000) +
                                          " million numbers, too many for a text file; choose .npz or .safetensors.");
}

}  // namespace

QStringList number_endings() {
    return {"csv", "tsv", "json", "npz", "safetensors"};
}

QByteArray number_bytes(const FigureNumbers& numbers, const std::vector<Provenance>& runs, const QString& ending) {
    if (ending == QLatin1String("npz") || ending == QLatin1String("safetensors"))
        return tensor_file(numbers, runs, ending);
    if (!number_endings().contains(ending))
        throw Error(ErrorKind::Input, "Numbers cannot be written as ." + ending.toStdString() + "; choose one of ." +
                                          number_endings().join(", .").toStdString() + ".");
    check_length(numbers);
    if (ending == QLatin1String("json")) return json_file(numbers, runs);
    const bool comma = ending == QLatin1String("csv");
    const QByteArray first = QByteArray::fromStdString(provenance_comment(runs)) + (comma ? "\r\n" : "\n");
    return first + (comma ? csv_bytes(numbers) : tsv_bytes(numbers));
}

}  // namespace headlight
