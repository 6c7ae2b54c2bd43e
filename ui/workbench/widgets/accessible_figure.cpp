#include "workbench/widgets/accessible_figure.h"

#include "workbench/widgets/figure_view.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QHash>
#include <QWindow>

#include <algorithm>

namespace headlight {

namespace {

/// The cells of a heat map; null where the view shows another figure, or none.
const HeatMapFigure* heat_map_of(const FigureView& view) {
    return dynamic_cast<const HeatMapFigure*>(view.figure().get());
}

/// A weight of a heat map.
class AccessibleWeight final : public QAccessibleInterface, public QAccessibleTableCellInterface {
  public:
    AccessibleWeight(FigureView& view, int row, int column) : view_(&view), row_(row), column_(column) {}

    [[nodiscard]] bool isValid() const override {
        const HeatMapFigure* map = view_ ? heat_map_of(*view_) : nullptr;
        return map != nullptr && row_ < static_cast<int>(map->matrix().queries.size()) &&
               column_ < static_cast<int>(map->matrix().keys.size());
    }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QWindow* window() const override { return view_ ? view_->window()->windowHandle() : nullptr; }
    [[nodiscard]] QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(view_); }
    [[nodiscard]] QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Cell; }
    void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override {}
    [[nodiscard]] QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name && isValid() ? view_->tool_tip(hit()) : QString();
    }
    [[nodiscard]] QRect rect() const override {
        if (!isValid()) return {};
        const QRect place = view_->region(hit()).toAlignedRect();
        return {view_->mapToGlobal(place.topLeft()), place.size()};
    }
    [[nodiscard]] QAccessible::State state() const override {
        QAccessible::State state;
        state.readOnly = true;
        state.selectable = true;
        state.selected = isSelected();
        state.invalid = !isValid();
        state.offscreen = isValid() && view_->region(hit()).isEmpty();
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
        return view_ && std::ranges::any_of(view_->outlines(), [this](const Outline& each) {
                   return each.hit.query == row_ && (!each.hit.key || each.hit.key == column_);
               });
    }
    [[nodiscard]] QAccessibleInterface* table() const override { return parent(); }

  private:
    [[nodiscard]] Hit hit() const { return {row_, column_, {}, {}}; }

    QPointer<FigureView> view_;
    int row_;
    int column_;
};

/// A heat map as a table: its cells are made when somebody asks for them.
class AccessibleHeatMap final : public QAccessibleWidget, public QAccessibleTableInterface {
  public:
    explicit AccessibleHeatMap(FigureView& view) : QAccessibleWidget(&view, QAccessible::Graphic), view_(view) {}
    ~AccessibleHeatMap() override { forget_cells(); }
    AccessibleHeatMap(const AccessibleHeatMap&) = delete;
    AccessibleHeatMap& operator=(const AccessibleHeatMap&) = delete;

    [[nodiscard]] QAccessible::Role role() const override {
        return heat_map_of(view_) != nullptr ? QAccessible::Table : QAccessible::Graphic;
    }
    [[nodiscard]] QString text(QAccessible::Text kind) const override {
        if (kind != QAccessible::Description || heat_map_of(view_) == nullptr) return QAccessibleWidget::text(kind);
        return FigureView::tr("%L1 queries as rows, %L2 keys as columns").arg(rowCount()).arg(columnCount());
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::TableInterface && heat_map_of(view_) != nullptr)
            return static_cast<QAccessibleTableInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    [[nodiscard]] int childCount() const override { return rowCount() * columnCount(); }
    [[nodiscard]] QAccessibleInterface* child(int index) const override {
        return index >= 0 && index < childCount() ? cellAt(index / columnCount(), index % columnCount()) : nullptr;
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override {
        const auto* cell = dynamic_cast<const AccessibleWeight*>(child);
        return cell != nullptr ? cell->rowIndex() * columnCount() + cell->columnIndex() : -1;
    }
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override {
        const Hit hit = view_.hit_at(view_.mapFromGlobal(QPointF(x, y)));
        return hit.query && hit.key ? cellAt(*hit.query, *hit.key) : nullptr;
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
        auto* cell = new AccessibleWeight(view_, row, column);
        cells_.insert({row, column}, QAccessible::registerAccessibleInterface(cell));
        return cell;
    }
    [[nodiscard]] int rowCount() const override {
        const HeatMapFigure* map = heat_map_of(view_);
        return map != nullptr ? static_cast<int>(map->matrix().queries.size()) : 0;
    }
    [[nodiscard]] int columnCount() const override {
        const HeatMapFigure* map = heat_map_of(view_);
        return map != nullptr ? static_cast<int>(map->matrix().keys.size()) : 0;
    }
    [[nodiscard]] QString rowDescription(int row) const override {
        return row >= 0 && row < rowCount() ? heat_map_of(view_)->query_label(static_cast<std::size_t>(row))
                                            : QString();
    }
    [[nodiscard]] QString columnDescription(int column) const override {
        return column >= 0 && column < columnCount() ? heat_map_of(view_)->key_label(static_cast<std::size_t>(column))
                                                     : QString();
    }
    [[nodiscard]] bool isRowSelected(int row) const override {
        return std::ranges::any_of(view_.outlines(),
                                   [row](const Outline& each) { return each.hit.query == row && !each.hit.key; });
    }
    [[nodiscard]] bool isColumnSelected(int column) const override {
        return std::ranges::any_of(view_.outlines(),
                                   [column](const Outline& each) { return each.hit.key == column && !each.hit.query; });
    }
    [[nodiscard]] QList<int> selectedRows() const override {
        QList<int> rows;
        for (int row = 0; row < rowCount(); ++row)
            if (isRowSelected(row)) rows << row;
        return rows;
    }
    [[nodiscard]] QList<int> selectedColumns() const override {
        QList<int> columns;
        for (int column = 0; column < columnCount(); ++column)
            if (isColumnSelected(column)) columns << column;
        return columns;
    }
    [[nodiscard]] int selectedRowCount() const override { return static_cast<int>(selectedRows().size()); }
    [[nodiscard]] int selectedColumnCount() const override { return static_cast<int>(selectedColumns().size()); }
    [[nodiscard]] int selectedCellCount() const override { return static_cast<int>(selectedCells().size()); }
    [[nodiscard]] QList<QAccessibleInterface*> selectedCells() const override {
        QList<QAccessibleInterface*> cells;
        for (const Outline& each : view_.outlines())
            if (each.hit.query && each.hit.key) cells << cellAt(*each.hit.query, *each.hit.key);
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

    static void forget(Cells& cells) {
        for (const QAccessible::Id cell : std::as_const(cells)) QAccessible::deleteAccessibleInterface(cell);
        cells.clear();
    }
    void forget_cells() const {
        forget(cells_);
        forget(older_);
    }

    FigureView& view_;
    mutable Cells cells_;
    mutable Cells older_;
};

}  // namespace

QAccessibleInterface* accessible_figure(const QString& /*class_name*/, QObject* object) {
    auto* view = qobject_cast<FigureView*>(object);
    return view != nullptr ? new AccessibleHeatMap(*view) : nullptr;
}

}  // namespace headlight
