#pragma once

#include "workbench/widgets/look.h"

#include <QStyledItemDelegate>

namespace headlight {

/// A lesson in a list: its title, and its summary below, as many lines as they need. The summary is the item's data of
/// Qt::UserRole + 1.
class LessonListDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;
    static constexpr int kSummaryRole = Qt::UserRole + 1;

    /// `scale`: of the type, over the interface's.
    void set_look(const Look& look, double scale);
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

  private:
    /// Heights of title and summary in lines of this width.
    [[nodiscard]] std::pair<int, int> heights(int width, const QModelIndex& index) const;
    [[nodiscard]] int padding() const { return look_.px(8); }

    Look look_;
    QFont title_;
    QFont summary_;
};

}  // namespace headlight
