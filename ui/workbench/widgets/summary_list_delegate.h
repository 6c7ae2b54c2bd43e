#pragma once

#include "workbench/widgets/look/look.h"

#include <QStyledItemDelegate>

namespace headlight {

/// Items of a list with a title and, below it, a muted summary if there is one, as many lines as they need. The summary
/// is the item's data of Qt::UserRole + 1.
class SummaryListDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;
    static constexpr int kSummaryRole = Qt::UserRole + 1;

    enum class Title { Bold, Plain };
    /// `scale`: of the type, over the interface's.
    void set_look(const Look& look, double scale, Title title = Title::Bold);
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

  private:
    /// Heights of title and summary in lines of this width.
    [[nodiscard]] std::pair<int, int> heights(int width, const QModelIndex& index) const;
    [[nodiscard]] int padding() const { return look_.px(title_.bold() ? 8 : 5); }

    Look look_;
    QFont title_;
    QFont summary_;
};

}  // namespace headlight
