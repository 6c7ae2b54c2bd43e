#include "export/table_writer.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>

#include <array>
#include <charconv>
#include <cmath>

namespace headlight {
namespace {

/// The shortest digits that read back as the same float.
QByteArray number(float value) {
    if (std::isnan(value)) return "nan";
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value).ptr;
    return {text.data(), end - text.data()};
}

QByteArray weight(const AttentionMatrix& matrix, std::size_t query, std::size_t key) {
    return matrix.is_allowed(query, key) ? number(matrix.value(query, key)) : QByteArray();
}

QByteArray csv_field(const std::string& label) {
    QByteArray field = QByteArray::fromStdString(label);
    if (field.contains(',') || field.contains('"') || field.contains('\n') || field.contains('\r')) {
        field.replace("\"", "\"\"");
        return '"' + field + '"';
    }
    return field;
}

QByteArray tsv_field(const std::string& label) {
    QByteArray field = QByteArray::fromStdString(label);
    for (char& letter : field) {
        if (letter == '\t' || letter == '\n' || letter == '\r') letter = ' ';
    }
    return field;
}

template <typename Field>
QByteArray table(const AttentionMatrix& matrix, char separator, const char* line_end, Field field) {
    QByteArray bytes = "query";
    for (const MatrixEntry& key : matrix.keys) bytes += separator + field(key.label);
    bytes += line_end;
    for (std::size_t query = 0; query < matrix.queries.size(); ++query) {
        bytes += field(matrix.queries[query].label);
        for (std::size_t key = 0; key < matrix.keys.size(); ++key) bytes += separator + weight(matrix, query, key);
        bytes += line_end;
    }
    return bytes;
}

QByteArray measure_table(const Tensor& measure, char separator, const char* line_end) {
    QByteArray bytes = "layer";
    for (std::int64_t head = 0; head < measure.size(1); ++head) bytes += separator + QByteArray::number(head);
    bytes += line_end;
    for (std::int64_t layer = 0; layer < measure.size(0); ++layer) {
        bytes += QByteArray::number(layer);
        for (const float value : measure.slice(layer)) bytes += separator + number(value);
        bytes += line_end;
    }
    return bytes;
}

QJsonArray labels(const std::vector<MatrixEntry>& entries) {
    QJsonArray array;
    for (const MatrixEntry& entry : entries) array.append(QString::fromStdString(entry.label));
    return array;
}

}  // namespace

QByteArray csv_bytes(const AttentionMatrix& matrix) {
    return table(matrix, ',', "\r\n", csv_field);
}

QByteArray tsv_bytes(const AttentionMatrix& matrix) {
    return table(matrix, '\t', "\n", tsv_field);
}

QByteArray tsv_row_bytes(const AttentionMatrix& matrix, std::size_t query) {
    QByteArray bytes;
    for (std::size_t key = 0; key < matrix.keys.size(); ++key) {
        bytes += tsv_field(matrix.keys[key].label) + '\t' + weight(matrix, query, key) + '\n';
    }
    return bytes;
}

QByteArray measure_csv_bytes(const Tensor& measure) {
    return measure_table(measure, ',', "\r\n");
}

QByteArray measure_tsv_bytes(const Tensor& measure) {
    return measure_table(measure, '\t', "\n");
}

QByteArray json_bytes(const AttentionMatrix& matrix) {
    QJsonArray weights;
    for (std::size_t query = 0; query < matrix.queries.size(); ++query) {
        QJsonArray row;
        for (std::size_t key = 0; key < matrix.keys.size(); ++key) {
            const float value = matrix.value(query, key);
            row.append(matrix.is_allowed(query, key) && std::isfinite(value) ? QJsonValue(static_cast<double>(value))
                                                                             : QJsonValue());
        }
        weights.append(row);
    }
    QJsonArray notes;
    for (const std::string& note : matrix.notes) notes.append(QString::fromStdString(note));
    const QJsonObject object{{"title", QString::fromStdString(matrix.title)},
                             {"notes", notes},
                             {"queries", labels(matrix.queries)},
                             {"keys", labels(matrix.keys)},
                             {"weights", weights}};
    return QJsonDocument(object).toJson(QJsonDocument::Indented);
}

}  // namespace headlight
