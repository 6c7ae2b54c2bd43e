#include "workbench/widgets/figures/accessible_figure.h"

#include "workbench/widgets/figures/numbered_figure.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QHash>
#include <QPointer>
#include <QWidget>
#include <QWindow>

#include <algorithm>

namespace headlight {

namespace {

/// A number of a figure.
class AccessibleNumber final : public QAccessibleInterface, public QAccessibleTableCellInterface {
  public:
    AccessibleNumber(QWidget& widget, NumberedFigure& figure, int row, int column)
        : widget_(&widget), figure_(&figure), row_(row), column_(column) {}

    [[nodiscard]] bool isValid() const override {
        const NumberTable* table = widget_ ? figure_->table() : nullptr;
        return table != nullptr && row_ < table->rows() && column_ < table->columns();
    }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QWindow* window() const override { return widget_ ? widget_->window()->windowHandle() : nullptr; }
    [[nodiscard]] QAccessibleInterface* parent() const override {
        return QAccessible::queryAccessibleInterface(widget_);
    }
    [[nodiscard]] QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Cell; }
    void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override {}
    [[nodiscard]] QString text(QAccessible::Text kind) const override {
        if (!isValid()) return {};
        if (kind == QAccessible::Name) return figure_->cell_text(row_, column_);
        return kind == QAccessible::Value ? figure_->table()->value(row_, column_) : QString();
    }
    [[nodiscard]] QRect rect() const override {
        if (!isValid()) return {};
        const QRect place = figure_->region_of(hit()).toAlignedRect();
        return {widget_->mapToGlobal(place.topLeft()), place.size()};
    }
    [[nodiscard]] QAccessible::State state() const override {
        QAccessible::State state;
        state.readOnly = true;
        state.selectable = true;
        state.focusable = true;
        state.selected = isSelected();
        state.focused = state.selected && widget_ && widget_->hasFocus();
        state.invalid = !isValid();
        state.offscreen = isValid() && figure_->region_of(hit()).isEmpty();
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TableCellInterface ? static_cast<QAccessibleTableCellInterface*>(this) : nullptr;
    }

    [[nodiscard]] int columnExtent() const override { return 1; }
    [[nodiscard]] int rowExtent() const override { return 1; }
    [[nodiscard]] QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    [[nodiscard]] QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    [[nodiscard]] int columnIndex() const override { return column_; }
    [[nodiscard]] int rowIndex() const override { return row_; }
    [[nodiscard]] bool isSelected() const override {
        if (!isValid()) return false;
        const Hit own = hit();
        if (own == Hit()) return false;
        const auto agrees = [](const auto& marked, const auto& here) { return !marked || marked == here; };
        return std::ranges::any_of(figure_->marked_places(), [&](const Hit& each) {
            return (each.query || each.head || each.layer) && agrees(each.query, own.query) &&
                   agrees(each.key, own.key) && agrees(each.layer, own.layer) && agrees(each.head, own.head);
        });
    }
    [[nodiscard]] QAccessibleInterface* table() const override { return parent(); }

  private:
    [[nodiscard]] Hit hit() const { return figure_->table()->place(row_, column_); }

    QPointer<QWidget> widget_;
    NumberedFigure* figure_;  ///< the widget
    int row_;
    int column_;
};

/// A figure as a table of its numbers: cells are made when somebody asks for them.
class AccessibleTable final : public QAccessibleWidget, public QAccessibleTableInterface {
  public:
    AccessibleTable(QWidget& widget, NumberedFigure& figure)
        : QAccessibleWidget(&widget, QAccessible::Graphic), widget_(widget), figure_(figure) {}
    ~AccessibleTable() override { forget_cells(); }
    AccessibleTable(const AccessibleTable&) = delete;
    AccessibleTable& operator=(const AccessibleTable&) = delete;

    [[nodiscard]] QAccessible::Role role() const override {
        return figure_.table() != nullptr ? QAccessible::Table : QAccessible::Graphic;
    }
    [[nodiscard]] QString text(QAccessible::Text kind) const override {
        if (kind != QAccessible::Description || figure_.table() == nullptr) return QAccessibleWidget::text(kind);
        const QString own = QAccessibleWidget::text(kind);
        const QString size = QWidget::tr("%L1 rows, %L2 columns").arg(rowCount()).arg(columnCount());
        return own.isEmpty() ? size : own + QStringLiteral(". ") + size;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::TableInterface && figure_.table() != nullptr)
            return static_cast<QAccessibleTableInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    [[nodiscard]] int childCount() const override { return rowCount() * columnCount(); }
    [[nodiscard]] QAccessibleInterface* child(int index) const override {
        return index >= 0 && index < childCount() ? cellAt(index / columnCount(), index % columnCount()) : nullptr;
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override {
        const auto* cell = dynamic_cast<const AccessibleNumber*>(child);
        return cell != nullptr ? cell->rowIndex() * columnCount() + cell->columnIndex() : -1;
    }
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override {
        return cell_of(figure_.place_at(widget_.mapFromGlobal(QPointF(x, y))));
    }
    /// Child that the arrow keys moved to, which a reader says next.
    [[nodiscard]] QAccessibleInterface* focusChild() const override {
        if (!widget_.hasFocus()) return nullptr;
        QAccessibleInterface* last = nullptr;
        for (const Hit& place : figure_.marked_places())
            if (QAccessibleInterface* cell = cell_of(place)) last = cell;
        return last != nullptr ? last : QAccessibleWidget::focusChild();
    }

    [[nodiscard]] QAccessibleInterface* caption() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* summary() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* cellAt(int row, int column) const override {
        if (row < 0 || column < 0 || row >= rowCount() || column >= columnCount()) return nullptr;
        for (const Cells* cells : {&cells_, &older_})
            if (const auto known = cells->constFind({row, column}); known != cells->constEnd())
                return QAccessible::accessibleInterface(*known);
        if (cells_.size() >= kMostCells) {
            forget(older_);
            older_ = std::exchange(cells_, {});
        }
        auto* cell = new AccessibleNumber(widget_, figure_, row, column);
        cells_.insert({row, column}, QAccessible::registerAccessibleInterface(cell));
        return cell;
    }
    [[nodiscard]] int rowCount() const override { return figure_.table() != nullptr ? figure_.table()->rows() : 0; }
    [[nodiscard]] int columnCount() const override {
        return figure_.table() != nullptr ? figure_.table()->columns() : 0;
    }
    [[nodiscard]] QString rowDescription(int row) const override {
        return figure_.table() != nullptr ? figure_.table()->row_label(row) : QString();
    }
    [[nodiscard]] QString columnDescription(int column) const override {
        return figure_.table() != nullptr ? figure_.table()->column_label(column) : QString();
    }
    [[nodiscard]] bool isRowSelected(int row) const override { return selectedRows().contains(row); }
    [[nodiscard]] bool isColumnSelected(int column) const override { return selectedColumns().contains(column); }
    [[nodiscard]] QList<int> selectedRows() const override {
        QList<int> rows;
        for (const Hit& each : figure_.marked_places())
            if (each.query && !each.key && *each.query < rowCount()) rows << *each.query;
        return rows;
    }
    [[nodiscard]] QList<int> selectedColumns() const override {
        QList<int> columns;
        for (const Hit& each : figure_.marked_places())
            if (each.key && !each.query && *each.key < columnCount()) columns << *each.key;
        return columns;
    }
    [[nodiscard]] int selectedRowCount() const override { return static_cast<int>(selectedRows().size()); }
    [[nodiscard]] int selectedColumnCount() const override { return static_cast<int>(selectedColumns().size()); }
    [[nodiscard]] int selectedCellCount() const override { return static_cast<int>(selectedCells().size()); }
    [[nodiscard]] QList<QAccessibleInterface*> selectedCells() const override {
        QList<QAccessibleInterface*> cells;
        for (const Hit& each : figure_.marked_places())
            if (QAccessibleInterface* cell = cell_of(each); cell != nullptr && !cells.contains(cell)) cells << cell;
        return cells;
    }
    // Selecting is done with the figure's own keys, or in the list of tokens.
    bool selectRow(int /*row*/) override { return false; }
    bool selectColumn(int /*column*/) override { return false; }
    bool unselectRow(int /*row*/) override { return false; }
    bool unselectColumn(int /*column*/) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent* /*event*/) override { forget_cells(); }

  private:
    using Cells = QHash<std::pair<int, int>, QAccessible::Id>;
    /// Screen readers ask for what they say, walkers of trees for all cells: one is kept until so many others are
    /// newer.
    static constexpr qsizetype kMostCells = 20000;

    /// Null where the place is not a single cell.
    [[nodiscard]] QAccessibleInterface* cell_of(const Hit& place) const {
        const NumberTable* table = figure_.table();
        const auto cell = table != nullptr ? table->cell(place) : std::nullopt;
        return cell ? cellAt(cell->first, cell->second) : nullptr;
    }
    static void forget(Cells& cells) {
        for (const QAccessible::Id cell : std::as_const(cells)) QAccessible::deleteAccessibleInterface(cell);
        cells.clear();
    }
    void forget_cells() const {
        forget(cells_);
        forget(older_);
    }

    QWidget& widget_;
    NumberedFigure& figure_;
    mutable Cells cells_;
    mutable Cells older_;
};

}  // namespace

QAccessibleInterface* accessible_figure(const QString& /*class_name*/, QObject* object) {
    auto* figure = dynamic_cast<NumberedFigure*>(object);
    auto* widget = qobject_cast<QWidget*>(object);
    return figure != nullptr && widget != nullptr ? new AccessibleTable(*widget, *figure) : nullptr;
}

}  // namespace headlight
