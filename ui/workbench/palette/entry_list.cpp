#include "workbench/palette/entry_list.h"

#include "workbench/palette/entry_delegate.h"

#include <QAbstractListModel>

#include <algorithm>
#include <utility>

namespace headlight {

/// Rows as Qt's views ask for them.
class EntryModel final : public QAbstractListModel {
  public:
    using QAbstractListModel::QAbstractListModel;

    void set_rows(std::vector<EntryRow> rows) {
        beginResetModel();
        rows_ = std::move(rows);
        endResetModel();
    }
    [[nodiscard]] const std::vector<EntryRow>& rows() const { return rows_; }

    [[nodiscard]] int rowCount(const QModelIndex& parent) const override {
        return parent.isValid() ? 0 : static_cast<int>(rows_.size());
    }

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override {
        const EntryRow& row = rows_[static_cast<std::size_t>(index.row())];
        if (role == Qt::DisplayRole) return row.text;
        if (role == Qt::AccessibleTextRole) return spoken(row);
        return {};
    }

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override {
        const EntryRow& row = rows_[static_cast<std::size_t>(index.row())];
        // A disabled command is selected like the others, so that the keys do not jump; it only does nothing.
        return row.heading ? Qt::NoItemFlags : Qt::ItemIsSelectable | Qt::ItemIsEnabled;
    }

  private:
    static QString spoken(const EntryRow& row) {
        QStringList parts{row.text};
        for (const QString& part : {row.detail, row.keys})
            if (!part.isEmpty()) parts << part;
        if (row.checked) parts << EntryList::tr("on");
        if (!row.enabled) parts << EntryList::tr("not available");
        return parts.join(QStringLiteral(", "));
    }

    std::vector<EntryRow> rows_;
};

EntryList::EntryList(QWidget* parent)
    : LookFollower(parent), model_(new EntryModel(this)), delegate_(new EntryDelegate(this)) {
    setObjectName(QStringLiteral("entry_list"));
    setModel(model_);
    setItemDelegate(delegate_);
    setUniformItemSizes(true);
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
}

void EntryList::set_look(const Look& look) {
    delegate_->set_look(look);
    setFont(look.font);
    scheduleDelayedItemsLayout();
}

void EntryList::set_rows(std::vector<EntryRow> rows) {
    model_->set_rows(std::move(rows));
    scrollToTop();
    const auto first = std::ranges::find_if(model_->rows(), [](const EntryRow& row) { return !row.heading; });
    if (first != model_->rows().end()) select(static_cast<int>(first - model_->rows().begin()));
    if (!model_->rows().empty()) scrollToTop();  // the heading over it too
}

const std::vector<EntryRow>& EntryList::rows() const {
    return model_->rows();
}

int EntryList::selected() const {
    return currentIndex().row();
}

void EntryList::select(int row) {
    setCurrentIndex(model_->index(row));
}

void EntryList::move_selection(int by) {
    const int count = model_->rowCount({});
    if (count == 0) return;
    const bool one = by == 1 || by == -1;
    int row = selected() + by;
    row = one ? (row + count) % count : std::clamp(row, 0, count - 1);
    for (int tried = 0; tried < count && model_->rows()[static_cast<std::size_t>(row)].heading; ++tried)
        row = (row + (by < 0 ? -1 : 1) + count) % count;
    select(row);
}

int EntryList::height_of(int rows) const {
    return rows * delegate_->row_height() + height() - viewport()->height();
}

}  // namespace headlight
