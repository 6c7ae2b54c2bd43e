// Figures that leave the window as they are shown there, and when they are made.

#include "figures/figure_row.h"
#include "test_program.h"
#include "window_fixture.h"
#include "workbench/document/live_run.h"
#include "workbench/document/shown_source.h"
#include "workbench/document/shown_view.h"
#include "workbench/export/export_dialog.h"
#include "workbench/heads/grids_panel.h"
#include "workbench/heads/stage.h"
#include "workbench/input/text_panel.h"
#include "workbench/menus/actions.h"
#include "workbench/shell/status_line.h"
#include "written_file.h"

#include <QApplication>
#include <QClipboard>
#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

namespace {

void pin_two(TestWindow& test) {
    test.document().view().change("pin", [](ViewState& view) {
        view.pinned = {HeadId{.layer = 1, .head = 1}, HeadId{.layer = 2, .head = 3}};
    });
    QTRY_VERIFY(test.settled());
    QCoreApplication::processEvents();
}

int count_of(const DisplayList& list, Role role) {
    return static_cast<int>(std::count_if(list.items.begin(), list.items.end(), [role](const Item& item) {
        return std::visit([role](const auto& drawn) { return drawn.role == role; }, item);
    }));
}

DisplayList shown(TestWindow& test) {
    const Picture& picture = *test.document().view().picture();
    ShownSource source(picture);
    const FigurePointer figure = compose(shown_request(picture), source, {{}, test.window->stage().viewports()}).figure;
    return figure->layout(test.window->stage().pictures_size());
}

QString text_of_file(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QToolButton* log_hint(TestWindow& test) {
    for (QToolButton* each : test.window->stage().findChildren<QToolButton*>())
        if (each->text().contains("use log scale")) return each;
    return nullptr;
}

}  // namespace

class ShownFiguresTest : public QObject {
    Q_OBJECT

  private slots:
    void the_heat_map_and_its_links_leave_together() {
        TestWindow test;
        show(test);
        const DisplayList list = shown(test);
        QVERIFY(count_of(list, Role::Cell) >= 16 * 16);
        QVERIFY(count_of(list, Role::Link) > 10);
    }

    void a_copied_figure_is_as_large_as_what_is_shown() {
        TestWindow test;
        show(test);
        pin_two(test);
        QApplication::clipboard()->clear();
        test.window->actions_of_window().at(ActionId::CopyFigure)->trigger();
        QVERIFY2(QApplication::clipboard()->image().isNull(), "it is drawn on another thread");
        QTRY_VERIFY(!QApplication::clipboard()->image().isNull());
        const QImage copied = QApplication::clipboard()->image();
        QCOMPARE(copied.size(), test.window->stage().pictures_size() * 2);
        // The links of the third head stand on the right.
        const QRgb paper = test.window->look().theme.paper.rgb();
        int painted = 0;
        for (int y = copied.height() / 2; y < copied.height(); y += 2)
            for (int x = copied.width() * 3 / 4; x < copied.width(); x += 2) painted += copied.pixel(x, y) != paper;
        QVERIFY2(painted > 500, qPrintable(QString::number(painted)));
    }

    void every_pinned_head_is_exported_with_its_name() {
        TestWindow test;
        show(test);
        pin_two(test);
        ExportDialog dialog({test.document().view().picture(), {{}, test.window->stage().viewports()}},
                            test.window->panels(), test.document().beside(), test.window->stage().pictures_size(),
                            test.window->look(), test.window.get());
        dialog.page_fields().format_choice().setCurrentText("SVG");
        const QString path = test.folder.filePath("heads.svg");
        QVERIFY2(headlight::testing::write_and_wait(dialog, path), qPrintable(dialog.message().text()));
        const QString svg = text_of_file(path);
        for (const char* name : {"Layer 0, head 0", "Layer 1, head 1", "Layer 2, head 3"})
            QCOMPARE(svg.count(QString::fromUtf8(name)), 1);
        QCOMPARE(svg.count(">query<"), 3);  // three figures of links
    }

    void an_exported_heat_map_is_zoomed_as_the_window_is() {
        TestWindow test;
        show(test);
        test.window->actions_of_window().at(ActionId::HeatMap)->trigger();
        QTRY_VERIFY(test.settled());
        const int whole = count_of(shown(test), Role::Cell);
        FigureView& view = test.window->stage().pane().heat_map();
        view.set_zoom(2, QRectF(view.rect()).center());
        QVERIFY(count_of(shown(test), Role::Cell) < whole / 2);
    }

    void figures_are_made_once_and_not_on_the_thread_of_the_window() {
        TestWindow test;
        show(test);
        const PicturePointer before = test.document().view().picture();
        QCOMPARE(test.window->grids().heads().figure(), before->head_grid);
        // Another metric leaves the heads' figures alone; another head leaves the grid alone.
        test.document().view().change("metric", [](ViewState& view) { view.metric = "entropy"; });
        QTRY_VERIFY(test.settled());
        QCOMPARE(test.document().view().picture()->heads.front().heat_map, before->heads.front().heat_map);
        QCOMPARE(test.document().view().picture()->head_grid, before->head_grid);
        QVERIFY(test.document().view().picture()->metric_grid != before->metric_grid);
        test.document().view().show_head(HeadId{.layer = 3, .head = 1});
        QTRY_VERIFY(test.settled());
        QCOMPARE(test.document().view().picture()->head_grid, before->head_grid);
        QVERIFY(test.document().view().picture()->heads.front().heat_map != before->heads.front().heat_map);
    }

    void a_new_theme_is_in_every_figure_at_once() {
        TestWindow test;
        show(test);
        test.window->actions_of_window().at(ActionId::ThemeDark)->trigger();
        QTRY_VERIFY(test.document().view().picture()->heads.front().heat_map->style().theme.dark);
        const Picture& picture = *test.document().view().picture();
        for (const Figure* figure : {static_cast<const Figure*>(picture.heads.front().heat_map.get()),
                                     static_cast<const Figure*>(picture.heads.front().links.get()),
                                     picture.head_grid.get(), picture.metric_grid.get()})
            QVERIFY(figure->style().theme.dark);
        QVERIFY(test.window->stage().pane().heat_map().figure()->style().theme.dark);
    }

    void a_desktop_that_turns_dark_turns_the_window() {
        TestWindow test;
        show(test);
        QVERIFY(!test.window->look().theme.dark);
        const QPalette before = QApplication::palette();
        QPalette dark(QColor(40, 40, 40));
        dark.setColor(QPalette::WindowText, Qt::white);
        QApplication::setPalette(dark);
        QCoreApplication::processEvents();
        const bool turned = test.window->look().theme.dark;
        QApplication::setPalette(before);
        QCoreApplication::processEvents();
        QVERIFY(turned);
        QVERIFY(!test.window->look().theme.dark);
        QTRY_VERIFY(!test.window->stage().pane().heat_map().figure()->style().theme.dark);
    }

    void a_quick_run_shows_no_progress() {
        TestWindow test;
        show(test);
        test.bridge->hold_runs = true;
        test.document().run().set_text("another text");
        QVERIFY(test.window->status_line().progress().isHidden());
        QTRY_VERIFY(test.window->status_line().progress().isVisible());
        test.bridge->release_run();
        QTRY_VERIFY(test.window->status_line().progress().isHidden());
    }

    void a_text_that_looks_empty_offers_the_log_scale() {
        QStringList words;
        for (int i = 0; i < 400; ++i) words << QStringLiteral("word%1").arg(i);
        TestWindow test(words.join(' '));
        show(test);
        QToolButton* hint = log_hint(test);
        QVERIFY(hint != nullptr);
        // Each row has a few large weights among hundreds.
        QVERIFY(test.document().view().picture()->faint);
        QVERIFY(hint->isVisible());
        hint->click();
        QTRY_VERIFY(test.settled());
        QCOMPARE(test.document().view().state().scale, Scale::Log);
        QVERIFY(!hint->isVisible());
    }

    void a_short_text_offers_nothing() {
        TestWindow test;
        show(test);
        QVERIFY(!log_hint(test)->isVisible());
    }
};

HEADLIGHT_TEST(ShownFiguresTest, Window)
#include "shown_figures_test.moc"
