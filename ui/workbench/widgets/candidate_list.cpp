#include "workbench/widgets/candidate_list.h"

#include "figures/drawing/text.h"
#include "workbench/widgets/plain_text.h"

#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace headlight {

namespace {

enum Column { kToken, kProbability, kShare };
constexpr int kCutRole = Qt::UserRole + 1;  ///< of the token: whether sampling leaves out what is below it

/// A number with a bar under it, and a line where sampling cuts the list.
class BarDelegate final : public QStyledItemDelegate {
  public:
    BarDelegate(const Look& look, QObject* parent) : QStyledItemDelegate(parent), look_(look) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyleOptionViewItem plain = option;
        plain.state &= ~QStyle::State_HasFocus;
        if (index.column() != kToken) {
            const double share = std::clamp(index.data(Qt::UserRole).toDouble(), 0.0, 1.0);
            QStyledItemDelegate::paint(painter, plain, index);
            const QRectF cell = QRectF(option.rect).adjusted(look_.px(3), 0, -look_.px(3), -1);
            const QRectF bar(cell.left(), cell.bottom() - thickness(), cell.width() * share, thickness());
            painter->save();
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(Qt::NoPen);
            painter->setBrush(index.column() == kShare ? look_.accent : look_.primary);
            if (bar.width() > 0.5) painter->drawRoundedRect(bar, 1, 1);
            painter->restore();
            paint_cut(*painter, option, index);
            return;
        }
        QStyledItemDelegate::paint(painter, plain, index);
        paint_cut(*painter, option, index);
    }

    /// A line of text, with room for its bar below and as much above.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const QSize text = QStyledItemDelegate::sizeHint(option, index);
        return {text.width(), std::max(text.height(), option.fontMetrics.height() + 2 * thickness())};
    }

  protected:
    /// Keeps the color of the chosen row under the pointer.
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        option->palette.setBrush(QPalette::HighlightedText, option->palette.brush(QPalette::Text));
    }

  private:
    void paint_cut(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
        if (!index.siblingAtColumn(kToken).data(kCutRole).toBool()) return;
        painter.fillRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1, look_.accent);
    }

    [[nodiscard]] int thickness() const { return look_.px(3); }

    const Look& look_;
};

}  // namespace

CandidateList::CandidateList(QWidget* parent) : LookFollower(parent) {
    setObjectName(QStringLiteral("candidates"));
    setAccessibleName(tr("Candidates; Enter chooses one"));
    setColumnCount(3);
    setHeaderLabels({tr("Token"), tr("Probability"), tr("Sampling")});
    headerItem()->setToolTip(kProbability, tr("Show the probability that the model gives the token"));
    headerItem()->setToolTip(
        kShare, tr("Show the probability with which the token is sampled, after temperature, top-k and top-p"));
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setItemDelegate(new BarDelegate(look_, this));
    header()->setStretchLastSection(false);
    header()->setSectionsMovable(false);
    header()->setSectionResizeMode(kToken, QHeaderView::Stretch);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(this, &QTreeWidget::itemClicked, this, [this](const QTreeWidgetItem* item) { take(item); });
    connect(this, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* item) { take(item); });
}

void CandidateList::set_look(const Look& look) {
    look_ = look;
    setFont(look.font);
    for (const int column : {kProbability, kShare}) {
        header()->setSectionResizeMode(column, QHeaderView::Fixed);
        header()->resizeSection(column, look.px(96));
    }
}

void CandidateList::set_candidates(const std::vector<StepCandidate>& candidates, std::optional<std::int32_t> chosen,
                                   bool drawn) {
    setColumnHidden(kShare, !drawn);
    const bool same = candidates == candidates_ && topLevelItemCount() == static_cast<int>(candidates.size());
    candidates_ = candidates;
    if (!same) {
        clear();
        for (const StepCandidate& each : candidates) {
            const QString name = isolated(each.display);
            auto* item = new QTreeWidgetItem(this, {name, weight_text(each.probability), weight_text(each.share)});
            item->setData(kProbability, Qt::UserRole, each.probability);
            item->setData(kShare, Qt::UserRole, each.share);
            item->setToolTip(kToken, plain_tool_tip(tr("Token id %1").arg(each.id)));
        }
    }
    for (int row = 0; row < topLevelItemCount(); ++row) {
        QTreeWidgetItem* item = topLevelItem(row);
        const StepCandidate& each = candidates_[static_cast<std::size_t>(row)];
        const bool taken = chosen == each.id;
        QFont font = look_.font;
        font.setBold(taken);
        for (const int column : {kToken, kProbability, kShare}) {
            item->setFont(column, font);
            item->setForeground(column, taken ? look_.accent : drawn && each.share == 0 ? look_.muted : look_.text);
        }
        const bool last_kept = drawn && each.share > 0 && row + 1 < topLevelItemCount() &&
                               candidates_[static_cast<std::size_t>(row) + 1].share == 0;
        item->setData(kToken, kCutRole, last_kept);
        item->setData(kToken, Qt::AccessibleTextRole,
                      taken ? tr("%1, chosen").arg(item->text(kToken)) : item->text(kToken));
        if (taken) setCurrentItem(item);
    }
    if (!chosen && topLevelItemCount() > 0 && !currentItem()) setCurrentItem(topLevelItem(0));
}

void CandidateList::take(const QTreeWidgetItem* item) {
    const int row = indexOfTopLevelItem(const_cast<QTreeWidgetItem*>(item));
    if (row < 0 || static_cast<std::size_t>(row) >= candidates_.size()) return;
    const StepCandidate candidate = candidates_[static_cast<std::size_t>(row)];  // the list changes meanwhile
    emit taken(candidate);
}

}  // namespace headlight
