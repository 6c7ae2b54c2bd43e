#include "workbench/document/matrix_lookup.h"

#include "export/writers/table_writer.h"
#include "figures/drawing/text.h"
#include "workbench/language/screen_number.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace headlight {

namespace {

bool has_entry(const std::vector<MatrixEntry>& entries, const std::optional<std::int32_t>& index) {
    return index && *index >= 0 && *index < static_cast<std::int32_t>(entries.size());
}

QString tsv_label(const std::string& label) {
    QString text = QString::fromStdString(label);
    for (const QChar breaking : {QLatin1Char('\t'), QLatin1Char('\n'), QLatin1Char('\r')})
        text.replace(breaking, QLatin1Char(' '));
    return text;
}

}  // namespace

std::optional<std::size_t> entry_of_token(const std::vector<MatrixEntry>& entries, std::int32_t token) {
    const auto found = std::find_if(entries.begin(), entries.end(), [token](const MatrixEntry& entry) {
        return std::binary_search(entry.tokens.begin(), entry.tokens.end(), token);
    });
    if (found == entries.end()) return std::nullopt;
    return static_cast<std::size_t>(found - entries.begin());
}

TokenFocus focus_of_hit(const AttentionMatrix& matrix, const Hit& hit) {
    TokenFocus focus;
    const auto first_token = [](const std::vector<MatrixEntry>& entries, const std::optional<std::int32_t>& index) {
        std::optional<std::int32_t> token;
        if (has_entry(entries, index) && !entries[static_cast<std::size_t>(*index)].tokens.empty())
            token = entries[static_cast<std::size_t>(*index)].tokens.front();
        return token;
    };
    focus.query = first_token(matrix.queries, hit.query);
    focus.key = first_token(matrix.keys, hit.key);
    return focus;
}

Hit hit_of_focus(const AttentionMatrix& matrix, const TokenFocus& focus) {
    Hit hit;
    if (focus.query)
        if (const auto row = entry_of_token(matrix.queries, *focus.query)) hit.query = static_cast<std::int32_t>(*row);
    if (focus.key)
        if (const auto column = entry_of_token(matrix.keys, *focus.key)) hit.key = static_cast<std::int32_t>(*column);
    return hit;
}

namespace {

struct MatrixLookup {
    Q_DECLARE_TR_FUNCTIONS(MatrixLookup)
};

}  // namespace

QString weight_sentence(const AttentionMatrix& matrix, const Hit& hit) {
    const bool query = has_entry(matrix.queries, hit.query);
    const bool key = has_entry(matrix.keys, hit.key);
    const auto quoted = [](const std::vector<MatrixEntry>& entries, const std::optional<std::int32_t>& index) {
        return QStringLiteral("“%1”").arg(isolated(entries[static_cast<std::size_t>(*index)].label));
    };
    QString sentence;
    if (query) sentence = MatrixLookup::tr("query %1").arg(quoted(matrix.queries, hit.query));
    if (key)
        sentence +=
            (query ? QStringLiteral(" → ") : QString()) + MatrixLookup::tr("key %1").arg(quoted(matrix.keys, hit.key));
    if (!query || !key) return sentence;
    const auto row = static_cast<std::size_t>(*hit.query);
    const auto column = static_cast<std::size_t>(*hit.key);
    if (!matrix.is_allowed(row, column))
        return sentence + QLatin1Char(' ') + MatrixLookup::tr("masked: this query may not attend to this key");
    return sentence + QLatin1Char(' ') + screen_number(static_cast<double>(matrix.value(row, column)), 'f', 4);
}

QString matrix_as_tsv(const AttentionMatrix& matrix, std::optional<std::size_t> query) {
    QStringList lines;
    QStringList head{QStringLiteral("query \\ key")};
    for (const MatrixEntry& key : matrix.keys) head << tsv_label(key.label);
    lines << head.join(QLatin1Char('\t'));
    const std::size_t begin = query.value_or(0);
    const std::size_t end = query ? *query + 1 : matrix.queries.size();
    for (std::size_t row = begin; row < std::min(end, matrix.queries.size()); ++row) {
        QStringList cells{tsv_label(matrix.queries[row].label)};
        for (std::size_t key = 0; key < matrix.keys.size(); ++key)
            cells << (matrix.is_allowed(row, key) ? QString::number(static_cast<double>(matrix.value(row, key)), 'g', 9)
                                                  : QString());
        lines << cells.join(QLatin1Char('\t'));
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

QString numbers_as_tsv(const FigureNumbers& numbers) {
    return QString::fromUtf8(tsv_bytes(numbers));
}

QString weight_as_text(const AttentionMatrix& matrix, const Hit& hit) {
    if (!has_entry(matrix.queries, hit.query) || !has_entry(matrix.keys, hit.key)) return {};
    const auto query = static_cast<std::size_t>(*hit.query);
    const auto key = static_cast<std::size_t>(*hit.key);
    return matrix.is_allowed(query, key) ? QString::fromLatin1(shortest_digits(matrix.value(query, key))) : QString();
}

}  // namespace headlight
