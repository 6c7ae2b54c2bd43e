// What a screen reader finds of figures: heat maps are tables, whatever is zoomed and selected.

#include "test_program.h"
#include "workbench/widgets/figure_view.h"

#include <QAccessible>

using namespace headlight;

namespace {

/// Two queries and three keys; the weight of a pair is its number: 0.0, 0.1, ...
std::shared_ptr<const HeatMapFigure> numbered_map() {
    AttentionMatrix matrix;
    for (const char* label : {"it", "was"}) matrix.queries.push_back({label, {}});
    for (const char* label : {"the", "tired", "animal"}) matrix.keys.push_back({label, {}});
    matrix.values = Tensor({2, 3});
    for (std::size_t at = 0; at < 6; ++at) matrix.values.values()[at] = 0.1F * static_cast<float>(at);
    matrix.allowed.assign(6, 1);
    return std::make_shared<HeatMapFigure>(std::move(matrix), FigureStyle());
}

std::unique_ptr<FigureView> view_of(std::shared_ptr<const Figure> figure) {
    auto view = std::make_unique<FigureView>(QStringLiteral("Heat map"));
    view->resize(400, 300);
    view->set_tool_tip([](const Hit& hit) { return QStringLiteral("%1 to %2").arg(*hit.query).arg(*hit.key); });
    view->set_figure(std::move(figure));
    return view;
}

}  // namespace

class AccessibleFigureTest : public QObject {
    Q_OBJECT

  private slots:
    void a_heat_map_is_a_table_with_its_labels() {
        const auto view = view_of(numbered_map());
        QAccessibleInterface* figure = QAccessible::queryAccessibleInterface(view.get());
        QCOMPARE(figure->role(), QAccessible::Table);
        QCOMPARE(figure->text(QAccessible::Name), QStringLiteral("Heat map"));
        QAccessibleTableInterface* table = figure->tableInterface();
        QVERIFY(table != nullptr);
        QCOMPARE(table->rowCount(), 2);
        QCOMPARE(table->columnCount(), 3);
        QCOMPARE(table->rowDescription(0), QStringLiteral("it"));
        QCOMPARE(table->columnDescription(2), QStringLiteral("animal"));
    }

    void a_cell_says_what_its_tool_tip_says_and_where_it_stands() {
        const auto view = view_of(numbered_map());
        QAccessibleInterface* figure = QAccessible::queryAccessibleInterface(view.get());
        QAccessibleInterface* cell = figure->tableInterface()->cellAt(1, 2);
        QVERIFY(cell != nullptr && cell->isValid());
        QCOMPARE(cell->text(QAccessible::Name), QStringLiteral("1 to 2"));
        QCOMPARE(figure->indexOfChild(cell), 5);
        const QPoint middle = cell->rect().center();
        QCOMPARE(figure->childAt(middle.x(), middle.y()), cell);
        QCOMPARE(figure->tableInterface()->cellAt(2, 0), nullptr);
    }

    void a_selected_row_is_told() {
        const auto view = view_of(numbered_map());
        QAccessibleTableInterface* table = QAccessible::queryAccessibleInterface(view.get())->tableInterface();
        view->set_outlines({{Hit{1, std::nullopt, {}, {}}, Qt::red, 1}});
        QCOMPARE(table->selectedRows(), QList<int>{1});
        QVERIFY(table->cellAt(1, 0)->state().selected);
        QVERIFY(!table->cellAt(0, 0)->state().selected);
    }

    void cells_of_a_figure_that_went_are_not_valid() {
        const auto view = view_of(numbered_map());
        QAccessibleInterface* figure = QAccessible::queryAccessibleInterface(view.get());
        QAccessibleInterface* cell = figure->tableInterface()->cellAt(1, 2);
        view->set_figure(nullptr);
        QVERIFY(!cell->isValid());
        QCOMPARE(figure->role(), QAccessible::Graphic);
        QCOMPARE(figure->childCount(), 0);
    }
};

HEADLIGHT_TEST(AccessibleFigureTest, Window)
#include "accessible_figure_test.moc"
