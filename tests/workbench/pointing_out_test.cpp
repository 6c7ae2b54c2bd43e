// Highlights and the part of the text that is shown: by mouse and keyboard, in the window and in files.

#include "workbench/document/pointing_out.h"

#include "figures/annotated_figure.h"
#include "test_program.h"
#include "window_fixture.h"
#include "workbench/document/live_run.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"
#include "workbench/export/export_dialog.h"
#include "workbench/heads/highlights_panel.h"
#include "workbench/heads/stage.h"
#include "workbench/input/text_panel.h"
#include "workbench/menus/actions.h"
#include "workbench/menus/context_menus.h"
#include "workbench/shell/notices_bar.h"
#include "written_file.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>

#include <algorithm>

using namespace headlight;
using namespace headlight::testing;

namespace {

constexpr int kPatience = 30000;

FigureView& heat_map(TestWindow& test) {
    return test.window->stage().pane().heat_map();
}

Actions& actions(TestWindow& test) {
    return test.window->actions_of_window();
}

const PointedOut& pointed_out(TestWindow& test) {
    return test.document().view().state().pointed_out;
}

/// Whether the picture shows what is asked for now.
bool settles(TestWindow& test) {
    return QTest::qWaitFor([&] { return test.settled(); }, kPatience);
}

/// With the weight of query 3 and key 1 selected.
void show_selected(TestWindow& test) {
    show(test);
    actions(test).at(ActionId::Both)->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(test.settled(), kPatience);
    test.document().pointing().select_pair(3, 1);
}

QJsonObject description(TestWindow& test) {
    ExportDialog dialog({test.document().view().picture(), {{}, {}}}, test.window->panels(), test.document().beside(),
                        QSize(600, 400), test.window->look(), test.window.get());
    const QString path = test.folder.filePath("figure.json");
    if (!dialog.write_description_to(path)) return {};
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

QByteArray exported(TestWindow& test, const QString& format, const QString& choice = QStringLiteral("As shown")) {
    ExportDialog dialog({test.document().view().picture(), {{}, {}}}, test.window->panels(), test.document().beside(),
                        QSize(600, 400), test.window->look(), test.window.get());
    dialog.view_choice().setCurrentText(choice);
    dialog.page_fields().format_choice().setCurrentText(format);
    const QString path = test.folder.filePath("figure.out");
    QFile file(path);
    return headlight::testing::write_and_wait(dialog, path) && file.open(QIODevice::ReadOnly) ? file.readAll()
                                                                                              : QByteArray();
}

}  // namespace

class PointingOutTest : public QObject {
    Q_OBJECT

  private slots:
    void h_highlights_the_selected_weight_and_no_longer() {
        TestWindow test;
        show_selected(test);
        heat_map(test).setFocus();
        QTest::keyClick(&heat_map(test), Qt::Key_H);
        QCOMPARE(pointed_out(test).highlights, (std::vector{Highlight{3, 1, {}}}));
        QTRY_COMPARE_WITH_TIMEOUT(heat_map(test).annotations().size(), std::size_t{1}, kPatience);
        QCOMPARE(heat_map(test).annotations().front().place, (Hit{3, 1, {}, {}}));
        QCOMPARE(test.window->stage().pane().links().annotations().size(), std::size_t{1});
        QTest::keyClick(&heat_map(test), Qt::Key_H);
        QVERIFY(pointed_out(test).highlights.empty());
        actions(test).at(ActionId::Undo)->trigger();
        QCOMPARE(pointed_out(test).highlights.size(), std::size_t{1});
        actions(test).at(ActionId::HighlightNone)->trigger();
        QVERIFY(pointed_out(test).highlights.empty());
        QVERIFY(!actions(test).at(ActionId::HighlightNone)->isEnabled());
    }

    void h_typed_into_the_text_is_a_letter() {
        TestWindow test;
        show_selected(test);
        QWidget& editor = test.window->text_panel().editor();
        editor.setFocus();
        QTest::keyClick(&editor, Qt::Key_H, Qt::NoModifier);
        QVERIFY(pointed_out(test).highlights.empty());
    }

    void a_menu_offers_the_weight_its_row_and_its_column() {
        TestWindow test;
        show_selected(test);
        const QPointF cell = heat_map(test).region(Hit{2, 4, {}, {}}).center();
        QContextMenuEvent asked(QContextMenuEvent::Mouse, cell.toPoint(), heat_map(test).mapToGlobal(cell.toPoint()));
        QCoreApplication::sendEvent(&heat_map(test), &asked);
        QMenu* menu = test.window->findChild<ContextMenus*>()->menu();
        QVERIFY(menu != nullptr);
        const auto* highlights = &test.window->actions_of_window();
        for (const ActionId id : {ActionId::Highlight, ActionId::HighlightRow, ActionId::HighlightColumn})
            QVERIFY(menu->actions().contains(highlights->at(id)));
        highlights->at(ActionId::HighlightColumn)->trigger();
        QCOMPARE(pointed_out(test).highlights, (std::vector{Highlight{std::nullopt, 4, {}}}));
        highlights->at(ActionId::Highlight)->trigger();
        QCOMPARE(pointed_out(test).highlights.back(), (Highlight{2, 4, {}}));
        menu->close();
    }

    void a_note_is_written_in_the_list_and_stands_in_the_file() {
        TestWindow test;
        show_selected(test);
        actions(test).at(ActionId::HighlightNote)->trigger();
        HighlightsPanel& panel = test.window->panel<HighlightsPanel>();
        QVERIFY(panel.isVisible());
        auto* editor = panel.list().findChild<QLineEdit*>();
        QVERIFY(editor != nullptr);
        QTest::keyClicks(editor, "it looks back");
        QTest::keyClick(editor, Qt::Key_Return);
        const std::vector<Highlight> noted{{3, 1, "it looks back"}};
        QTRY_COMPARE_WITH_TIMEOUT(pointed_out(test).highlights, noted, kPatience);
        QVERIFY(settles(test));
        if (const QString pictures = qEnvironmentVariable("HEADLIGHT_PICTURES"); !pictures.isEmpty())
            QVERIFY(test.window->grab().save(pictures + "/highlights.png"));
        const QByteArray svg = exported(test, "SVG");
        QVERIFY(svg.contains("it looks") && svg.contains("class=\"highlight\""));
        const QJsonObject highlight = description(test)["highlights"].toArray().at(0).toObject();
        QCOMPARE(highlight, (QJsonObject{{"query", 3}, {"key", 1}, {"note", "it looks back"}}));
        panel.list().setFocus();
        QTest::keyClick(&panel.list(), Qt::Key_Delete);
        QVERIFY(pointed_out(test).highlights.empty());
        QCOMPARE(panel.list().topLevelItemCount(), 0);
    }

    void highlights_stay_with_their_tokens_when_others_are_hidden() {
        TestWindow test;
        show_selected(test);
        toggle_highlight(test.document(), {3, 1});
        toggle_highlight(test.document(), {0, std::nullopt});
        actions(test).at(ActionId::HideSpecial)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(test.settled(), kPatience);
        const auto& marks = heat_map(test).annotations();
        QCOMPARE(marks.size(), std::size_t{1});  // [CLS] is hidden, and its row with it
        QCOMPARE(marks.front().place, (Hit{2, 0, {}, {}}));
        QCOMPARE(description(test)["highlights"].toArray().at(0).toObject(), (QJsonObject{{"query", 3}, {"key", 1}}));
        QCOMPARE(description(test)["places"].toString(), QString("tokens"));
    }

    void a_highlight_out_of_view_is_not_drawn() {
        TestWindow test;
        show_selected(test);
        actions(test).at(ActionId::HeatMap)->trigger();
        toggle_highlight(test.document(), {3, 1});
        QTRY_VERIFY_WITH_TIMEOUT(test.settled(), kPatience);
        const auto outlined = [&] {
            const AnnotatedFigure figure(heat_map(test).figure(), heat_map(test).annotations());
            const DisplayList list = figure.layout(heat_map(test).size());
            return std::ranges::count_if(list.items, [](const Item& item) {
                const auto* path = std::get_if<PathItem>(&item);
                return path != nullptr && path->role == Role::Highlight;
            });
        };
        QCOMPARE(outlined(), 1);
        heat_map(test).show_viewport({10, 10, 4, 4});
        QCOMPARE(outlined(), 0);
    }

    void what_is_in_view_becomes_all_that_is_shown() {
        TestWindow test;
        show_selected(test);
        actions(test).at(ActionId::PartInView)->trigger();
        QVERIFY(!pointed_out(test).queries);  // all is in view
        QVERIFY(!test.window->notices().texts().filter("Enlarge").isEmpty());
        heat_map(test).show_viewport({2, 1, 4, 4});
        actions(test).at(ActionId::PartInView)->trigger();
        QCOMPARE(pointed_out(test).queries, (EntryRange{2, 5}));
        QCOMPARE(pointed_out(test).keys, (EntryRange{1, 4}));
        QTRY_VERIFY_WITH_TIMEOUT(test.settled(), kPatience);
        const AttentionMatrix& matrix = *test.document().view().picture()->matrices.front();
        QCOMPARE(matrix.queries.size(), std::size_t{4});
        QCOMPARE(matrix.queries.front().tokens, std::vector<std::int32_t>{2});
        const QJsonObject described = description(test);
        QCOMPARE(described["queries"].toArray(), (QJsonArray{2, 5}));
        QCOMPARE(described["keys"].toArray(), (QJsonArray{1, 4}));
        QCOMPARE(exported(test, "Numbers: CSV").trimmed().count('\n'), 1 + 4);  // provenance, keys
        actions(test).at(ActionId::WholeText)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(test.settled(), kPatience);
        QVERIFY(test.document().view().picture()->matrices.front()->queries.size() > 10);
    }

    void ranges_are_typed_and_nonsense_leaves_what_is_shown() {
        TestWindow test;
        show_selected(test);
        actions(test).at(ActionId::Highlights)->trigger();
        QLineEdit& queries = test.window->panel<HighlightsPanel>().queries_field();
        queries.setFocus();
        QTest::keyClicks(&queries, "2-5");
        QTest::keyClick(&queries, Qt::Key_Return);
        QCOMPARE(pointed_out(test).queries, (EntryRange{2, 5}));
        QCOMPARE(queries.text(), QString("2–5"));
        queries.selectAll();
        QTest::keyClicks(&queries, "5-2");
        QTest::keyClick(&queries, Qt::Key_Return);
        QCOMPARE(queries.text(), QString());
        QVERIFY(!pointed_out(test).queries);
    }

    void another_text_has_no_highlights_and_undo_brings_both_back() {
        TestWindow test;
        show_selected(test);
        toggle_highlight(test.document(), {3, 1});
        const auto highlights = pointed_out(test).highlights;
        actions(test).at(ActionId::Links)->trigger();
        test.document().run().set_text("Another text of some words.");
        QVERIFY(pointed_out(test).highlights.empty());
        actions(test).at(ActionId::HeatMap)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(test.settled() && test.document().run().is_current(), kPatience);
        QVERIFY(heat_map(test).annotations().empty());
        actions(test).at(ActionId::Undo)->trigger();
        QVERIFY(pointed_out(test).highlights.empty());
        actions(test).at(ActionId::Undo)->trigger();
        QCOMPARE(test.document().run().text(), QString::fromLatin1(kSentence));
        QCOMPARE(pointed_out(test).highlights, highlights);
        actions(test).at(ActionId::Redo)->trigger();
        QVERIFY(pointed_out(test).highlights.empty());
        QTRY_VERIFY_WITH_TIMEOUT(test.settled(), kPatience);
    }
};

HEADLIGHT_TEST(PointingOutTest, Window)
#include "pointing_out_test.moc"
