// The window of the documentation: its pages, its search, and what F1 opens.

#include "test_program.h"
#include "window_fixture.h"
#include "workbench/export/export_dialog.h"
#include "workbench/generation/continue_panel.h"
#include "workbench/help/help_layout.h"
#include "workbench/help/help_pages.h"
#include "workbench/help/help_topics.h"
#include "workbench/help/help_window.h"
#include "workbench/menus/actions.h"
#include "workbench/menus/panel_table.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenuBar>
#include <QRegularExpression>
#include <QShortcut>
#include <QTextBlock>
#include <QTextTable>
#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

namespace {

/// Where a link on a page leads: "docs/figures.md#highlights".
QString target_of(const QString& page, const QString& link) {
    const QUrl url = QUrl("/" + page).resolved(QUrl(link));
    return url.path().mid(1) + (url.hasFragment() ? "#" + url.fragment() : QString());
}

bool leads_to_a_section(const QString& topic) {
    const HelpPage* page = find_help_page(topic.section('#', 0, 0));
    const QString anchor = topic.section('#', 1);
    return page != nullptr && (anchor.isEmpty() || std::ranges::any_of(page->sections, [&](const HelpSection& each) {
                                   return each.anchor == anchor;
                               }));
}

/// Ways to menus and entries, as a reader goes: "View", "View > Rows and columns", "View > Rows and columns > By
/// words".
void collect(const QList<QAction*>& actions, const QString& before, QStringList& ways) {
    for (const QAction* action : actions) {
        if (action->text().isEmpty()) continue;
        const QString way = before + QString(action->text()).remove('&').remove(QChar(0x2026));
        ways << way;
        if (action->menu() != nullptr) collect(action->menu()->actions(), way + " > ", ways);
    }
}

}  // namespace

class HelpTest : public QObject {
    Q_OBJECT

  private slots:
    void every_page_of_the_documentation_is_in_the_list() {
        QStringList expected = {"resources/lessons/README.md"};
        for (const QString& name : QDir(HEADLIGHT_SOURCE_DIR "/docs").entryList({"*.md"})) expected << "docs/" + name;
        QStringList found;
        for (const HelpPage& page : help_pages()) found << page.path;
        expected.sort();
        found.sort();
        QCOMPARE(found, expected);
    }

    void every_panel_has_a_page() {
        for (const PanelRow& row : panel_rows())
            QVERIFY2(leads_to_a_section(help_topic_of(row.id)), qPrintable(row.id + ": " + help_topic_of(row.id)));
        for (const char* part : {"export", "grids", "image_panel", "lesson_panel", "side_panel", "top_bar"})
            QVERIFY2(leads_to_a_section(help_topic_of(part)), part);
    }

    void links_between_pages_lead_to_sections() {
        static const QRegularExpression link(R"((?<!!)\[[^\]]*\]\(([^):]+)\))");
        int count = 0;
        for (const HelpPage& page : help_pages()) {
            const QString markdown = help_markdown(page.path);
            for (auto match = link.globalMatch(markdown); match.hasNext(); ++count) {
                const QString topic = target_of(page.path, match.next().captured(1));
                if (lesson_of_link(topic)) continue;  // the glossary's
                QVERIFY2(leads_to_a_section(topic), qPrintable(page.path + " has a link to " + topic));
            }
        }
        QVERIFY(count > 20);
    }

    void every_term_of_the_glossary_links_to_a_step_or_a_page() {
        static const QRegularExpression link(R"(\[([^\]]*)\]\(([^):]+)\))");
        int lessons = 0;
        for (const QString& term : help_markdown("docs/glossary.md").split("\n## ").mid(1)) {
            QVERIFY2(link.match(term).hasMatch(), qPrintable(term));
            for (auto match = link.globalMatch(term); match.hasNext();) {
                const auto found = match.next();
                const QString topic = target_of("docs/glossary.md", found.captured(2));
                const auto to = lesson_of_link(topic);
                if (!to) continue;
                QFile file(QString(HEADLIGHT_SOURCE_DIR "/") + topic.section('#', 0, 0));
                QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(topic));
                const QJsonObject lesson = QJsonDocument::fromJson(file.readAll()).object();
                QVERIFY2(to->step < static_cast<std::size_t>(lesson["steps"].toArray().size()), qPrintable(topic));
                QCOMPARE(found.captured(1), QString("%1, step %2").arg(lesson["title"].toString()).arg(to->step + 1));
                ++lessons;
            }
        }
        QVERIFY(lessons > 40);
    }

    void search_finds_a_word_and_prefers_headings() {
        const auto hits = search_help({"provenance"});
        QVERIFY(!hits.empty());
        QCOMPARE(hits.front().page->path, QString("docs/file-formats.md"));
        QCOMPARE(hits.front().section->anchor, QString("provenance"));
        for (const HelpHit& hit : search_help({"ROPE", "yarn"}))
            QVERIFY(hit.excerpt.contains("yarn", Qt::CaseInsensitive));
        QVERIFY(search_help({"pgfplots"}).front().excerpt.contains("pgfplots"));
        QVERIFY(search_help({"pgfplots", "no-such-word"}).empty());
        QVERIFY(search_help({}).empty());
    }

    void f1_opens_the_page_of_the_open_panel_and_else_the_first_page() {
        TestWindow test;
        show(test);
        QTest::keyClick(test.window.get(), Qt::Key_F1);
        QVERIFY(test.window->help()->isVisible());
        QVERIFY(!test.window->help()->isModal());
        QCOMPARE(test.window->help()->text().page(), QString("docs/getting-started.md"));
        test.window->actions_of_window().at(ActionId::Compare)->setChecked(true);
        QTest::keyClick(test.window.get(), Qt::Key_F1);
        QCOMPARE(test.window->help()->text().page(), QString("docs/comparing.md"));
        for (const PanelRow& row : panel_rows()) {
            if (!row.below) continue;
            test.window->actions_of_window().at(row.action.id)->setChecked(true);
            QTest::keyClick(test.window.get(), Qt::Key_F1);
            QCOMPARE(test.window->help()->text().page(), help_topic_of(row.id).section('#', 0, 0));
        }
    }

    void the_panel_with_the_focus_decides_before_the_open_one() {
        QWidget grids;
        grids.setObjectName("grids");
        QWidget inside(&grids);
        QCOMPARE(help_topic_of_focus(&inside, "explain"), help_topic_of("grids"));
        QWidget panel;
        panel.setObjectName("lower_panel");
        QCOMPARE(help_topic_of_focus(&panel, "continue"), help_topic_of("continue"));
        QCOMPARE(help_topic_of_focus(nullptr, "continue"), help_topic_of("continue"));
        QCOMPARE(help_topic_of_focus(nullptr, {}), QString("docs/getting-started.md"));
    }

    void typing_in_the_search_lists_sections_and_enter_opens_the_first() {
        HelpWindow help;
        help.set_look(make_look(ThemeChoice::Light, 1));
        help.open("docs/getting-started.md");
        const int pages = help.list().count();
        QCOMPARE(static_cast<std::size_t>(pages), help_pages().size());
        QTest::keyClicks(&help.search(), "tree of branches");
        QVERIFY(help.list().count() > 0 && help.list().item(0)->text().contains("Generating"));
        QTest::keyClick(&help.search(), Qt::Key_Return);
        QCOMPARE(help.text().page(), QString("docs/generating.md"));
        QVERIFY(!help.text().extraSelections().isEmpty());
        QTest::keyClick(&help.search(), Qt::Key_Escape);
        QCOMPARE(help.list().count(), pages);
        QCOMPARE(help.list().currentItem()->text(), QString("Generating text"));
        QVERIFY(help.text().extraSelections().isEmpty());
    }

    void links_and_back_walk_between_pages() {
        HelpWindow help;
        help.set_look(make_look(ThemeChoice::Dark, 1));
        help.open("docs/getting-started.md");
        QVERIFY(QTest::qWaitForWindowActive(&help));
        emit help.text().anchorClicked(QUrl("models.md#open-your-own-model"));
        QCOMPARE(help.text().page(), QString("docs/models.md"));
        QCOMPARE(help.text().textCursor().block().text(), QString("Open your own model"));
        QTest::keyClick(&help, Qt::Key_Left, Qt::AltModifier);
        QTRY_COMPARE(help.text().page(), QString("docs/getting-started.md"));
        QTest::keyClick(&help, Qt::Key_Escape);
        QVERIFY(help.isHidden());
    }

    void figures_of_pages_are_shown() {
        const auto page = lay_out_help_page("docs/figures.md", make_look(ThemeChoice::Light, 1));
        const QVariant figure = page->resource(QTextDocument::ImageResource, QUrl("../resources/images/figure.png"));
        QVERIFY(!figure.value<QImage>().isNull());
    }

    void a_table_keeps_its_empty_cells() {
        const auto page = lay_out_help_page("docs/command-line.md", make_look(ThemeChoice::Light, 1));
        int tables = 0;
        for (const QTextFrame* frame : page->rootFrame()->childFrames()) {
            const auto* table = qobject_cast<const QTextTable*>(frame);
            if (table == nullptr) continue;
            ++tables;
            for (int row = 0; row < table->rows(); ++row)
                for (int column = 0; column < table->columns(); ++column)
                    QCOMPARE(table->cellAt(row, column).columnSpan(), 1);
        }
        QVERIFY(tables > 20);
    }

    void the_export_dialog_has_its_page() {
        TestWindow test;
        show(test);
        test.window->actions_of_window().at(ActionId::ExportFigure)->trigger();
        auto* dialog = test.window->findChild<ExportDialog*>();
        QVERIFY(dialog != nullptr);
        auto* keys = dialog->findChild<QShortcut*>();
        QVERIFY(keys != nullptr);
        QCOMPARE(keys->key(), QKeySequence(Qt::Key_F1));
        emit keys->activated();
        QCOMPARE(test.window->help()->text().page(), QString("docs/figures.md"));
        QCOMPARE(test.window->help()->text().textCursor().block().text(), QString("Export a figure"));
    }

    void help_closes_with_the_window() {
        TestWindow test;
        show(test);
        QTest::keyClick(test.window.get(), Qt::Key_F1);
        test.window->close_unasked();
        test.window->close();
        QVERIFY(test.window->help()->isHidden());
    }

    void menu_entries_that_pages_name_are_those_of_the_window() {
        TestWindow test;
        QStringList ways;
        collect(test.window->menuBar()->actions(), {}, ways);
        static const QRegularExpression entry(R"(\b(?:File|Edit|View|Head|Model|Help) > [A-Z][^(),.;:|…]*)");
        int count = 0;
        for (const HelpPage& page : help_pages()) {
            if (page.path == "docs/design.md") continue;
            const QString markdown = help_markdown(page.path).simplified();
            for (auto match = entry.globalMatch(markdown); match.hasNext(); ++count) {
                const QString said = match.next().captured();
                if (said.startsWith("Model > Open model > ")) continue;  // depends on the models of the machine
                QVERIFY2(std::ranges::any_of(ways,
                                             [&](const QString& way) {
                                                 return way.count('>') == said.count('>') && said.startsWith(way);
                                             }),
                         qPrintable(page.path + ": there is no menu entry " + said));
            }
        }
        QVERIFY(count > 10);
    }
};

HEADLIGHT_TEST(HelpTest, Window)
#include "help_test.moc"
