#include "workbench/heads/token_panel.h"

#include "figures/drawing/text.h"
#include "workbench/document/document.h"
#include "workbench/document/matrix_lookup.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"
#include "workbench/widgets/plain_text.h"

#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace headlight {

namespace {

constexpr std::size_t kMostRows = 6;

struct Weighted {
    std::size_t entry = 0;
    float weight = 0;
};

std::vector<BarList::Row> strongest(const std::vector<MatrixEntry>& entries, std::vector<Weighted> weights) {
    const auto shown = static_cast<std::ptrdiff_t>(std::min(kMostRows, weights.size()));
    // Of equal weights the earlier token comes first, so that the list does not flicker.
    std::partial_sort(weights.begin(), weights.begin() + shown, weights.end(),
                      [](const Weighted& a, const Weighted& b) {
                          return a.weight != b.weight ? a.weight > b.weight : a.entry < b.entry;
                      });
    std::vector<BarList::Row> rows;
    for (std::ptrdiff_t i = 0; i < shown; ++i) {
        const Weighted& each = weights[static_cast<std::size_t>(i)];
        const MatrixEntry& entry = entries[each.entry];
        BarList::Row row;
        row.name = isolated(entry.label);
        row.number = weight_text(static_cast<double>(each.weight));
        row.share = static_cast<double>(each.weight);
        row.muted = entry.special;
        if (!entry.tokens.empty()) row.token = entry.tokens.front();
        rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace

TokenPanel::TokenPanel(Document& document, QWidget* parent) : LookFollower(parent), document_(document) {
    query_title_ = new QLabel(this);
    key_title_ = new QLabel(this);
    for (QLabel* title : {query_title_, key_title_}) title->setWordWrap(true);
    hint_ =
        new QLabel(tr("Point at a token to see what it attends to and what attends to it; click to keep it."), this);
    for (QLabel* label : {query_title_, key_title_, hint_}) label->setTextFormat(Qt::PlainText);
    hint_->setWordWrap(true);
    hint_->setProperty("muted", true);
    looks_at_ = make_list(tr("What the token attends to"));
    looked_at_by_ = make_list(tr("What attends to the token"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSizeConstraint(QLayout::SetMinimumSize);  // the side scrolls before it cuts lines
    column->addWidget(query_title_);
    column->addWidget(hint_);
    column->addWidget(looks_at_);
    column->addWidget(key_title_);
    column->addWidget(looked_at_by_);
    connect(&document_.view(), &ShownView::picture_changed, this, &TokenPanel::refresh);
    connect(&document_.pointing(), &Pointing::hover_changed, this, &TokenPanel::refresh);
    connect(&document_.pointing(), &Pointing::selection_changed, this, &TokenPanel::refresh);
    refresh();
}

BarList* TokenPanel::make_list(const QString& accessible_name) {
    auto* list = new BarList(&Look::accent, this);
    list->setAccessibleName(accessible_name);
    connect(list, &BarList::token_clicked, &document_,
            [this](std::int32_t token) { document_.pointing().select_token(token); });
    return list;
}

void TokenPanel::set_look(const Look& look) {
    query_title_->setFont(look.section_font());
    key_title_->setFont(look.section_font());
    hint_->setFont(look.font);
    layout()->setSpacing(look.px(6));
    // As far from the list above as other titles of the column.
    key_title_->setContentsMargins(0, look.px(10), 0, 0);
}

void TokenPanel::refresh() {
    const PicturePointer& picture = document_.view().picture();
    const auto token = document_.pointing().focused_query();
    const bool known = picture && !picture->matrices.empty() && token;
    std::vector<BarList::Row> keys;
    std::vector<BarList::Row> queries;
    if (known) {
        const AttentionMatrix& matrix = *picture->matrices.front();
        if (const auto row = entry_of_token(matrix.queries, *token)) {
            std::vector<Weighted> weights;
            for (std::size_t key = 0; key < matrix.keys.size(); ++key)
                if (matrix.is_allowed(*row, key)) weights.push_back({key, matrix.value(*row, key)});
            query_title_->setText(tr("“%1” attends to").arg(isolated(matrix.queries[*row].label)));
            keys = strongest(matrix.keys, std::move(weights));
        }
        if (const auto column = entry_of_token(matrix.keys, *token)) {
            std::vector<Weighted> weights;
            for (std::size_t query = 0; query < matrix.queries.size(); ++query)
                if (matrix.is_allowed(query, *column)) weights.push_back({query, matrix.value(query, *column)});
            key_title_->setText(tr("“%1” is attended to by").arg(isolated(matrix.keys[*column].label)));
            queries = strongest(matrix.queries, std::move(weights));
        }
    }
    if (keys.empty()) query_title_->setText(tr("A token's attention"));
    hint_->setVisible(keys.empty() && queries.empty());
    looks_at_->setVisible(!keys.empty());
    key_title_->setVisible(!queries.empty());
    looked_at_by_->setVisible(!queries.empty());
    looks_at_->set_rows(std::move(keys));
    looked_at_by_->set_rows(std::move(queries));
}

}  // namespace headlight
