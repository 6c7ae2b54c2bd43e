#include "export/writers/table_writer.h"

#include "export/writers/table_cell.h"
#include "json/json_writer.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace headlight {
namespace {

/// How rows and fields are told apart.
struct Format {
    char separator;
    const char* line_end;
    std::string (*cell)(std::string_view label);
};
constexpr Format kCsv{',', "\r\n", csv_cell};
constexpr Format kTsv{'\t', "\n", tsv_cell};

/// The index on each axis of a place in row-major order.
std::vector<std::size_t> indices_of(const FigureNumbers& numbers, const NumberPart& part, std::size_t place) {
    std::vector<std::size_t> indices(part.axes.size());
    for (std::size_t axis = part.axes.size(); axis-- > 0;) {
        const auto size = static_cast<std::size_t>(numbers.axes[part.axes[axis]].size);
        indices[axis] = place % size;
        place /= size;
    }
    return indices;
}

class TableWriter {
  public:
    TableWriter(const FigureNumbers& numbers, const Format& format) : numbers_(numbers), format_(format) {}

    QByteArray write() {
        const std::vector<NumberPart>& parts = numbers_.parts;
        const bool same =
            std::ranges::all_of(parts, [&](const NumberPart& each) { return each.axes == parts.front().axes; });
        if (parts.size() == 1 && parts.front().axes.size() == 2) {
            write_matrix(parts.front());
        } else if (same) {
            write_side_by_side();
        } else {
            write_below_each_other();
        }
        return std::move(bytes_);
    }

  private:
    void begin(const std::string& field) { bytes_ += format_.cell(field); }
    void next(const QByteArray& field) {
        bytes_ += format_.separator;
        bytes_ += field;
    }
    void next(const std::string& field) { next(QByteArray::fromStdString(format_.cell(field))); }
    void end() { bytes_ += format_.line_end; }

    [[nodiscard]] QByteArray cell(const NumberPart& part, std::size_t place) const {
        if (!part.texts.empty()) return QByteArray::fromStdString(format_.cell(part.texts[place]));
        return is_allowed(numbers_, part, place) ? shortest_digits(part.values.values()[place]) : QByteArray();
    }
    [[nodiscard]] static std::string label_of(const NumberAxis& axis, std::size_t index) {
        return axis.labels.empty() ? std::to_string(index) : axis.labels[index];
    }

    void write_matrix(const NumberPart& part) {
        const NumberAxis& rows = numbers_.axes[part.axes[0]];
        const NumberAxis& columns = numbers_.axes[part.axes[1]];
        const auto width = static_cast<std::size_t>(columns.size);
        begin(rows.name);
        for (std::size_t column = 0; column < width; ++column) next(label_of(columns, column));
        end();
        for (std::size_t row = 0; row < static_cast<std::size_t>(rows.size); ++row) {
            begin(label_of(rows, row));
            for (std::size_t column = 0; column < width; ++column) next(cell(part, row * width + column));
            end();
        }
    }

    void write_side_by_side() {
        const NumberPart& first = numbers_.parts.front();
        std::vector<std::string> columns;
        for (const std::size_t axis : first.axes) add_columns(columns, numbers_.axes[axis]);
        begin(columns.front());
        for (std::size_t column = 1; column < columns.size(); ++column) next(columns[column]);
        for (const NumberPart& part : numbers_.parts) next(name_in_files(part));
        end();
        for (std::size_t place = 0; place < places_of(numbers_, first); ++place) {
            const std::vector<std::string> fields = fields_of(first, place, columns);
            begin(fields.front());
            for (std::size_t column = 1; column < fields.size(); ++column) next(fields[column]);
            for (const NumberPart& part : numbers_.parts) next(cell(part, place));
            end();
        }
    }

    void write_below_each_other() {
        std::vector<std::string> columns;
        for (const NumberAxis& axis : numbers_.axes) add_columns(columns, axis);
        begin("part");
        for (const std::string& column : columns) next(column);
        next(std::string("value"));
        end();
        for (const NumberPart& part : numbers_.parts) {
            for (std::size_t place = 0; place < places_of(numbers_, part); ++place) {
                begin(name_in_files(part));
                for (const std::string& field : fields_of(part, place, columns)) next(field);
                next(cell(part, place));
                end();
            }
        }
    }

    /// Axes of the same name share their columns; what places are called stands beside their numbers.
    static void add_columns(std::vector<std::string>& columns, const NumberAxis& axis) {
        const std::string labels = axis.name + "_label";
        if (!std::ranges::count(columns, axis.name)) columns.push_back(axis.name);
        if (!axis.labels.empty() && !std::ranges::count(columns, labels))
            columns.insert(std::ranges::find(columns, axis.name) + 1, labels);
    }

    /// Texts of the columns for a place.
    [[nodiscard]] std::vector<std::string> fields_of(const NumberPart& part, std::size_t place,
                                                     const std::vector<std::string>& columns) const {
        const std::vector<std::size_t> indices = indices_of(numbers_, part, place);
        std::vector<std::string> fields(columns.size());
        const auto field = [&](const std::string& column) -> std::string& {
            return fields[static_cast<std::size_t>(std::ranges::find(columns, column) - columns.begin())];
        };
        for (std::size_t axis = 0; axis < indices.size(); ++axis) {
            const NumberAxis& of = numbers_.axes[part.axes[axis]];
            field(of.name) = std::to_string(indices[axis]);
            if (!of.labels.empty()) field(of.name + "_label") = of.labels[indices[axis]];
        }
        return fields;
    }

    const FigureNumbers& numbers_;
    const Format& format_;
    QByteArray bytes_;
};

}  // namespace

std::string name_in_files(const NumberPart& part) {
    return part.prefix + part.name;
}

std::size_t places_of(const FigureNumbers& numbers, const NumberPart& part) {
    std::size_t places = 1;
    for (const std::size_t axis : part.axes) places *= static_cast<std::size_t>(numbers.axes[axis].size);
    return places;
}

bool is_allowed(const FigureNumbers& numbers, const NumberPart& part, std::size_t place) {
    if (part.allowed.empty()) return true;
    if (part.allowed_axes == part.axes) return part.allowed[place] != 0;
    const std::vector<std::size_t> indices = indices_of(numbers, part, place);
    std::size_t masked = 0;
    for (std::size_t axis = 0; axis < part.axes.size(); ++axis) {
        if (!std::ranges::count(part.allowed_axes, part.axes[axis])) continue;
        masked = masked * static_cast<std::size_t>(numbers.axes[part.axes[axis]].size) + indices[axis];
    }
    return part.allowed[masked] != 0;
}

QByteArray shortest_digits(float value) {
    if (std::isnan(value)) return "nan";
    if (std::isinf(value)) return value > 0 ? "inf" : "-inf";
    return QByteArray::fromStdString(json_number(value));
}

QByteArray csv_bytes(const FigureNumbers& numbers) {
    return TableWriter(numbers, kCsv).write();
}

QByteArray tsv_bytes(const FigureNumbers& numbers) {
    return TableWriter(numbers, kTsv).write();
}

QByteArray tsv_row_bytes(const AttentionMatrix& matrix, std::size_t query) {
    QByteArray bytes;
    for (std::size_t key = 0; key < matrix.keys.size(); ++key) {
        const QByteArray weight =
            matrix.is_allowed(query, key) ? shortest_digits(matrix.value(query, key)) : QByteArray();
        bytes += QByteArray::fromStdString(tsv_cell(matrix.keys[key].label)) + '\t' + weight + '\n';
    }
    return bytes;
}

}  // namespace headlight
