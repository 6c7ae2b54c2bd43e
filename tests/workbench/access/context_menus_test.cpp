// Context menus of heads, weights, tokens and figures, opened by the mouse and by the keyboard.

#include "workbench/menus/context_menus.h"

#include "test_program.h"
#include "window_fixture.h"
#include "workbench/compare/compare_view.h"
#include "workbench/document/pointing.h"
#include "workbench/export/export_dialog.h"
#include "workbench/heads/grids_panel.h"
#include "workbench/heads/stage.h"
#include "workbench/input/text_panel.h"
#include "workbench/input/token_chips.h"
#include "workbench/menus/actions.h"
#include "workbench/widgets/menu_entries.h"

#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QTimer>
#include <QtTest>

#include <set>

using namespace headlight;
using namespace headlight::testing;

namespace {

constexpr int kPatience = 30000;

QMenu* open_menu(TestWindow& test) {
    return test.window->findChild<ContextMenus*>()->menu();
}

/// As the window system reports it, so that Qt makes the event for menus itself.
void right_click(TestWindow& test, QWidget& widget, const QPoint& point) {
    QWindow* window = test.window->windowHandle();
    QTest::mouseClick(window, Qt::RightButton, {}, widget.mapTo(test.window.get(), point));
}

QStringList entries(const QMenu* menu) {
    QStringList texts;
    if (menu == nullptr) return texts;
    for (const QAction* action : menu->actions())
        if (!action->isSeparator()) texts << without_mnemonic(action->text());
    return texts;
}

QAction* entry(const QMenu* menu, const QString& text) {
    for (QAction* action : menu->actions())
        if (without_mnemonic(action->text()) == text) return action;
    return nullptr;
}

FigureView& heat_map(TestWindow& test) {
    return test.window->stage().pane().heat_map();
}

void show_heat_map(TestWindow& test) {
    show(test);
    test.window->activateWindow();
    test.window->actions_of_window().at(ActionId::Both)->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(test.settled(), kPatience);
}

QPoint middle_of(const FigureView& view, const Hit& place) {
    return view.region(place).center().toPoint();
}

}  // namespace

class ContextMenusTest : public QObject {
    Q_OBJECT

  private slots:
    void cleanup() {
        if (QWidget* popup = QApplication::activePopupWidget()) popup->close();
    }

    void a_right_click_on_a_head_opens_it_and_its_menu() {
        TestWindow test;
        show(test);
        FigureView& grid = test.window->grids().heads();
        right_click(test, grid, middle_of(grid, {{}, {}, 1, 2}));
        QVERIFY(open_menu(test) != nullptr);
        QCOMPARE(test.document().view().state().choice, (HeadId{.layer = 1, .head = 2}));
        const QStringList offered = entries(open_menu(test));
        QVERIFY2(offered.front().startsWith("L1H2"), qPrintable(offered.front()));
        for (const char* text : {"Pin this head", "Ablate head", "Explain this weight", "Find heads", "Compare runs",
                                 "Copy figure", "Export figure…"})
            QVERIFY2(offered.contains(QString(text)), text);
        entry(open_menu(test), "Pin this head")->trigger();
        QCOMPARE(test.document().view().state().pinned.size(), std::size_t{1});
    }

    void a_head_is_ablated_and_restored_from_its_menu() {
        TestWindow test;
        show(test);
        FigureView& grid = test.window->grids().metrics();
        right_click(test, grid, middle_of(grid, {{}, {}, 2, 1}));
        entry(open_menu(test), "Ablate head")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(test.settled(), kPatience);
        const auto& changes = test.document().view().state().active_interventions();
        QCOMPARE(changes.size(), std::size_t{1});
        QCOMPARE(changes.front().kind, InterventionKind::Zero);
        QVERIFY(test.window->actions_of_window().at(ActionId::AblateHead)->isChecked());
        test.window->actions_of_window().at(ActionId::AblateHead)->trigger();
        QVERIFY(test.document().view().state().active_interventions().empty());
    }

    void a_right_click_on_a_weight_selects_it_and_offers_what_applies_to_it() {
        TestWindow test;
        show_heat_map(test);
        right_click(test, heat_map(test), middle_of(heat_map(test), {3, 1, {}, {}}));
        QCOMPARE(test.document().pointing().selected_token(), 3);
        QCOMPARE(test.document().pointing().selected_key(), 1);
        const QMenu* menu = open_menu(test);
        QVERIFY(menu != nullptr);
        for (const char* text : {"Explain this weight", "Highlight weight", "Highlight row", "Highlight column",
                                 "Copy weight", "Copy token row as TSV", "Copy numbers as TSV"})
            QVERIFY2(entries(menu).contains(QString(text)), text);
        QVERIFY(!entries(menu).contains(QString("Pin this head")));
        entry(menu, "Highlight column")->trigger();
        QCOMPARE(test.document().view().state().pointed_out.highlights, (std::vector{Highlight{std::nullopt, 1, {}}}));
        entry(menu, "Highlight weight")->trigger();
        QCOMPARE(test.document().view().state().pointed_out.highlights.back(), (Highlight{3, 1, {}}));
    }

    void a_copied_weight_is_the_number_of_the_cell() {
        TestWindow test;
        show_heat_map(test);
        right_click(test, heat_map(test), middle_of(heat_map(test), {2, 4, {}, {}}));
        entry(open_menu(test), "Copy weight")->trigger();
        const AttentionMatrix& matrix = *test.document().view().picture()->matrices.front();
        bool is_number = false;
        QCOMPARE(QApplication::clipboard()->text().toFloat(&is_number), matrix.value(2, 4));
        QVERIFY(is_number);
    }

    void a_right_click_on_a_chip_selects_its_token() {
        TestWindow test;
        show(test);
        TokenChips& chips = test.window->text_panel().chips();
        right_click(test, *chips.viewport(), chips.chip_rectangle(2).center());
        QCOMPARE(test.document().pointing().selected_token(), 2);
        const QMenu* menu = open_menu(test);
        QVERIFY(menu != nullptr);
        QVERIFY(entries(menu).front().startsWith("Token 2"));
        QVERIFY(entries(menu).contains(QString("Mask selected token")));
        entry(menu, "Copy token")->trigger();
        QCOMPARE(QApplication::clipboard()->text(), QString("animal"));
        entry(menu, "Clear selection")->trigger();
        QVERIFY(!test.document().pointing().selected_token());
    }

    void a_token_is_not_offered_to_be_masked_where_the_model_masks_none() {
        TestWindow test(QString::fromLatin1(kSentence), QStringLiteral("decoder"));
        show(test);
        TokenChips& chips = test.window->text_panel().chips();
        right_click(test, *chips.viewport(), chips.chip_rectangle(1).center());
        QVERIFY(open_menu(test) != nullptr);
        QVERIFY(!entries(open_menu(test)).contains(QString("Mask selected token")));
        QVERIFY(entries(open_menu(test)).contains(QString("Copy token")));
    }

    void a_right_click_beside_the_cells_is_about_the_figure() {
        TestWindow test;
        show_heat_map(test);
        right_click(test, heat_map(test), QPoint(2, heat_map(test).height() - 2));
        const QStringList offered = entries(open_menu(test));
        for (const char* text : {"Copy figure", "Copy numbers as TSV", "Export figure…", "Colors"})
            QVERIFY2(offered.contains(QString(text)), text);
        QVERIFY(!offered.contains(QString("Copy weight")));
    }

    void entries_show_the_keys_of_the_window() {
        TestWindow test;
        show_heat_map(test);
        right_click(test, heat_map(test), middle_of(heat_map(test), {3, 1, {}, {}}));
        const QAction* explain = entry(open_menu(test), "Explain this weight");
        QCOMPARE(explain, test.window->actions_of_window().at(ActionId::Explain));
        QCOMPARE(explain->shortcut(), QKeySequence(Qt::Key_F4));
        QVERIFY(explain->isShortcutVisibleInContextMenu());
    }

    void shift_f10_opens_the_menu_of_what_is_selected() {
        TestWindow test;
        show_heat_map(test);
        test.document().pointing().select_pair(3, 1);
        heat_map(test).setFocus();
        QTest::keyClick(test.window->windowHandle(), Qt::Key_F10, Qt::ShiftModifier);
        QVERIFY(open_menu(test) != nullptr);
        QVERIFY(entries(open_menu(test)).contains(QString("Copy weight")));
        open_menu(test)->close();
        FigureView& grid = test.window->grids().heads();
        grid.setFocus();
        QTest::keyClick(test.window->windowHandle(), Qt::Key_F10, Qt::ShiftModifier);
        QVERIFY(entries(open_menu(test)).contains(QString("Ablate head")));
    }

    void the_key_for_menus_opens_the_menu_of_the_selected_chip() {
        TestWindow test;
        show(test);
        test.window->activateWindow();
        TokenChips& chips = test.window->text_panel().chips();
        chips.setFocus();
        test.document().pointing().select_token(3);
        QContextMenuEvent asked(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QApplication::sendEvent(&chips, &asked);
        QVERIFY(open_menu(test) != nullptr);
        QVERIFY(entries(open_menu(test)).front().startsWith("Token 3"));
    }

    void the_text_keeps_its_own_menu() {
        TestWindow test;
        show(test);
        bool opened = false;
        QTimer closing;  // the editor waits until its menu is closed
        connect(&closing, &QTimer::timeout, this, [&opened] {
            QWidget* popup = QApplication::activePopupWidget();
            opened = opened || popup != nullptr;
            if (popup != nullptr) popup->close();
        });
        closing.start(20);
        right_click(test, test.window->text_panel().editor(), QPoint(20, 12));
        QVERIFY(open_menu(test) == nullptr);
        QTRY_VERIFY(opened);
    }

    void the_picture_of_the_grid_is_copied_while_it_has_the_focus() {
        TestWindow test;
        show(test);
        FigureView& grid = test.window->grids().metrics();
        right_click(test, grid, middle_of(grid, {{}, {}, 1, 1}));
        QTRY_VERIFY_WITH_TIMEOUT(test.settled(), kPatience);
        QApplication::clipboard()->clear();
        entry(open_menu(test), "Copy figure")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!QApplication::clipboard()->image().isNull(), kPatience);
        const QImage copied = QApplication::clipboard()->image();
        QVERIFY(std::abs(static_cast<double>(copied.width()) / copied.height() -
                         static_cast<double>(grid.width()) / grid.height()) < 0.05);
        QApplication::clipboard()->clear();
        test.window->actions_of_window().at(ActionId::CopyNumbers)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!QApplication::clipboard()->text().isEmpty(), kPatience);
        const Tensor& metric = *test.document().view().picture()->metric;
        QCOMPARE(QApplication::clipboard()->text().trimmed().split('\n').size(), metric.size(0) + 1);
    }

    void the_export_dialog_begins_with_the_figure_in_focus() {
        TestWindow test;
        show(test);
        FigureView& grid = test.window->grids().heads();
        right_click(test, grid, middle_of(grid, {{}, {}, 1, 1}));
        QTRY_VERIFY_WITH_TIMEOUT(test.settled(), kPatience);
        entry(open_menu(test), "Export figure…")->trigger();
        auto* dialog = test.window->findChild<ExportDialog*>();
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->view_choice().currentText(), QString("All heads"));
        dialog->close();
    }

    void every_thing_has_one_row_and_few_enough_entries() {
        std::set<MenuThing> things;
        for (const ContextRow& row : context_rows()) {
            QVERIFY(things.insert(row.thing).second);
            QVERIFY(!row.entries.empty() && row.entries.size() <= 15);
        }
        QCOMPARE(things.size(), std::size_t{6});
    }
};

HEADLIGHT_TEST(ContextMenusTest, Window)
#include "context_menus_test.moc"
