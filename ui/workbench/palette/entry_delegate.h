#pragma once

#include "workbench/widgets/look/look.h"

#include <QStyledItemDelegate>

namespace headlight {

struct EntryRow;

/// Paints the rows of an EntryList.
class EntryDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void set_look(const Look& look);
    [[nodiscard]] int row_height() const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

  private:
    void paint_selection(QPainter& painter, const QRect& place) const;
    void paint_heading(QPainter& painter, const QRect& place, const QString& text) const;
    void paint_entry(QPainter& painter, QRect place, const EntryRow& row, bool selected) const;
    /// Returns the left edge of what was painted.
    [[nodiscard]] int paint_keys(QPainter& painter, const QRect& place, const QString& keys) const;
    /// Returns the right edge of what was painted.
    [[nodiscard]] int paint_text(QPainter& painter, const QRect& place, const EntryRow& row, bool selected) const;

    Look look_;
};

}  // namespace headlight
