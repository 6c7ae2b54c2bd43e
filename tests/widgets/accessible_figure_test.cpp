// What a screen reader finds of figures: those with numbers are tables, whatever is zoomed and selected.

#include "core/error.h"
#include "figures/heads/metric_grid_figure.h"
#include "figures/lens_figure.h"
#include "test_program.h"
#include "workbench/widgets/figures/figure_flow.h"
#include "workbench/widgets/figures/figure_view.h"

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

    void a_grid_of_heads_is_a_table_of_its_metric() {
        const Tensor values({2, 3}, {0.1F, 0.2F, 0.3F, 0.4F, 0.5F, 0.6F});
        FigureView view(QStringLiteral("Heads by metric"));
        view.resize(400, 300);
        view.set_numbers([values] { return numbers_of_scores(values, "entropy"); });
        view.set_figure(
            std::make_shared<MetricGridFigure>(values, QStringLiteral("Entropy"), ValueRange(), FigureStyle()));
        QAccessibleInterface* figure = QAccessible::queryAccessibleInterface(&view);
        QCOMPARE(figure->role(), QAccessible::Table);
        QCOMPARE(figure->tableInterface()->rowDescription(1), QStringLiteral("layer 1"));
        QCOMPARE(figure->tableInterface()->columnDescription(2), QStringLiteral("head 2"));
        QAccessibleInterface* cell = figure->tableInterface()->cellAt(1, 2);
        QCOMPARE(cell->text(QAccessible::Name), QStringLiteral("layer 1, head 2: 0.6"));
        QCOMPARE(cell->text(QAccessible::Value), QStringLiteral("0.6"));
        QVERIFY(!cell->rect().isEmpty());
        QCOMPARE(figure->childAt(cell->rect().center().x(), cell->rect().center().y()), cell);
        view.set_outlines({{Hit{{}, {}, 1, 2}, Qt::red, 2}});
        QVERIFY(cell->state().selected);
        QCOMPARE(figure->tableInterface()->selectedCells(), QList<QAccessibleInterface*>{cell});
    }

    void the_reader_follows_the_arrow_keys() {
        const auto view = view_of(numbered_map());
        view->show();
        view->activateWindow();
        view->setFocus();
        QTRY_VERIFY(view->hasFocus());
        view->set_outlines({{Hit{1, 2, {}, {}}, Qt::red, 2}});
        QAccessibleInterface* figure = QAccessible::queryAccessibleInterface(view.get());
        QCOMPARE(figure->focusChild(), figure->tableInterface()->cellAt(1, 2));
        QVERIFY(figure->focusChild()->state().focused);
    }

    void a_logit_lens_is_a_table_of_tokens_and_probabilities() {
        const auto lens =
            std::make_shared<const LensTable>(LensTable{"it", {{{7, "dog", 0.75F}}, {{9, "tired", 0.5F}}}});
        FigureFlow flow;
        flow.setAccessibleName(QStringLiteral("Prediction of each layer"));
        flow.resize(400, 200);
        flow.set_numbers([lens] { return numbers_of(*lens); });
        flow.set_figure(std::make_shared<LensFigure>(lens, FigureStyle()));
        QAccessibleInterface* figure = QAccessible::queryAccessibleInterface(&flow);
        QCOMPARE(figure->role(), QAccessible::Table);
        QCOMPARE(figure->tableInterface()->cellAt(1, 0)->text(QAccessible::Value),
                 QStringLiteral("tokens tired, ids 9, probabilities 0.5"));
    }

    void a_figure_without_numbers_is_a_picture() {
        FigureView view(QStringLiteral("Heads"));
        const Tensor values({1, 1}, {0.5F});
        view.set_figure(std::make_shared<MetricGridFigure>(values, QString(), ValueRange(), FigureStyle()));
        QCOMPARE(QAccessible::queryAccessibleInterface(&view)->role(), QAccessible::Graphic);
    }

    void numbers_that_are_too_many_make_no_table() {
        const auto view = view_of(numbered_map());
        view->set_numbers([]() -> FigureNumbers { throw Error(ErrorKind::Input, Sentence("Too many.")); });
        QCOMPARE(QAccessible::queryAccessibleInterface(view.get())->role(), QAccessible::Graphic);
    }
};

HEADLIGHT_TEST(AccessibleFigureTest, Window)
#include "accessible_figure_test.moc"
