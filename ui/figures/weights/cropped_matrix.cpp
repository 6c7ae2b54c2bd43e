#include "figures/weights/cropped_matrix.h"

#include "core/error.h"

#include <QRegularExpression>

namespace headlight {
namespace {

EntryRange checked(const std::optional<EntryRange>& range, std::size_t count, const std::string& what) {
    const auto last = static_cast<std::int32_t>(count) - 1;
    if (!range) return {0, last};
    if (range->first < 0 || range->first > range->last || range->last > last)
        throw Error(ErrorKind::Input, Sentence("There are no %1 %2 to %3: the figure has %4, counted from 0.", what,
                                               range->first, range->last, count));
    return *range;
}

std::vector<MatrixEntry> part(const std::vector<MatrixEntry>& entries, const EntryRange& range) {
    return {entries.begin() + range.first, entries.begin() + range.last + 1};
}

}  // namespace

AttentionMatrix cropped(const AttentionMatrix& matrix, const std::optional<EntryRange>& queries,
                        const std::optional<EntryRange>& keys) {
    const EntryRange rows = checked(queries, matrix.queries.size(), "queries");
    const EntryRange columns = checked(keys, matrix.keys.size(), "keys");
    AttentionMatrix result{.queries = part(matrix.queries, rows),
                           .keys = part(matrix.keys, columns),
                           .values = Tensor({rows.last - rows.first + 1, columns.last - columns.first + 1}),
                           .allowed = {},
                           .title = matrix.title,
                           .notes = matrix.notes,
                           .entries = matrix.entries,
                           .columns = matrix.columns,
                           .quantity = matrix.quantity,
                           .is_difference = matrix.is_difference,
                           .is_joined = matrix.is_joined,
                           .sound = matrix.sound};
    if (result.queries.size() < matrix.queries.size())
        result.notes.push_back(Sentence("queries %1 to %2 only", rows.first, rows.last));
    if (result.keys.size() < matrix.keys.size())
        result.notes.push_back(Sentence("keys %1 to %2 only", columns.first, columns.last));
    float* value = result.values.data();
    for (auto query = static_cast<std::size_t>(rows.first); query <= static_cast<std::size_t>(rows.last); ++query) {
        for (auto key = static_cast<std::size_t>(columns.first); key <= static_cast<std::size_t>(columns.last); ++key) {
            *value++ = matrix.value(query, key);
            result.allowed.push_back(matrix.is_allowed(query, key) ? 1 : 0);
        }
    }
    return result;
}

std::optional<EntryRange> range_from(const QString& text) {
    const QRegularExpression kRange(QStringLiteral("^\\s*(\\d{1,7})\\s*(?:[-–]\\s*(\\d{1,7})\\s*)?$"));
    const QRegularExpressionMatch match = kRange.match(text);
    if (!match.hasMatch()) return std::nullopt;
    const int first = match.captured(1).toInt();
    const int last = match.captured(2).isEmpty() ? first : match.captured(2).toInt();
    if (first > last) return std::nullopt;
    return EntryRange{first, last};
}

QString range_text(const std::optional<EntryRange>& range) {
    if (!range) return {};
    if (range->first == range->last) return QString::number(range->first);
    return QStringLiteral("%1–%2").arg(range->first).arg(range->last);
}

}  // namespace headlight
