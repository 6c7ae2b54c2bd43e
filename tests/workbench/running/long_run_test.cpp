// What the window shows while a model runs over a long text.

#include "figures/heads/grid_figure.h"
#include "test_program.h"
#include "window_fixture.h"
#include "workbench/document/notices.h"
#include "workbench/document/picture_maker.h"
#include "workbench/document/pointing.h"
#include "workbench/heads/grids_panel.h"
#include "workbench/heads/stage.h"
#include "workbench/input/text_panel.h"
#include "workbench/shell/status_line.h"

#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

namespace {

const QString kOther = QStringLiteral("Another text of six words.");

/// A window whose model has begun with a text and goes on as the test says.
void begin_long_run(TestWindow& test, const QString& text) {
    test.bridge->hold_runs = true;
    test.document().run().set_text(text);
    test.bridge->tell_so_far(0);
    QTRY_VERIFY(test.document().run().so_far());
}

QStringList chips(TestWindow& test) {
    QStringList pieces = test.window->text_panel().chips().accessibleDescription().split(QLatin1String(": "));
    return pieces.back().split(QLatin1Char(' '));
}

QImage thumbnail(TestWindow& test, std::int32_t layer) {
    const auto grid = std::dynamic_pointer_cast<const GridFigure>(test.window->grids().heads().figure());
    return grid ? grid->thumbnail({layer, 0}) : QImage();
}

/// Returns whether the grid shows this number of layers, of four; before, it shows all layers of the previous text.
bool shows_layers(TestWindow& test, std::int32_t layers) {
    return !thumbnail(test, layers - 1).isNull() && thumbnail(test, layers).isNull();
}

}  // namespace

class LongRunTest : public QObject {
    Q_OBJECT

  private slots:
    void the_tokens_are_there_before_the_first_layer() {
        TestWindow test;
        show(test);
        begin_long_run(test, kOther);
        QCOMPARE(chips(test).at(1), QString("Another"));
        QCOMPARE(test.window->status_line().counts(), QString("6 tokens · 8 with special tokens"));
        QTRY_VERIFY(test.document().view().picture_so_far());
        QVERIFY2(thumbnail(test, 0).isNull(), "no layer is done");
    }

    void layers_appear_in_the_grid_as_they_are_done() {
        TestWindow test;
        show(test);
        begin_long_run(test, kOther);
        test.bridge->tell_so_far(2);
        QTRY_VERIFY2(shows_layers(test, 2), "the third layer is not done");
        test.bridge->release_run();
        QTRY_VERIFY(test.settled());
        QVERIFY(!thumbnail(test, 3).isNull());
        QVERIFY(!test.document().run().so_far() && !test.document().view().picture_so_far());
    }

    void a_late_answer_to_the_text_before_is_shown_and_the_run_goes_on() {
        TestWindow test;
        show(test);
        LiveRun& run = test.document().run();
        begin_long_run(test, QStringLiteral("An older text."));
        run.set_text(kOther);
        test.bridge->release_overtaken();
        QVERIFY2(!run.so_far(), "all of the older text is there");
        QCOMPARE(run.analysis()->tokens.tokens.size(), std::size_t{6});  // with special tokens
        QVERIFY2(run.running() && !run.is_current(), "the text that was typed last has not run");
        test.bridge->tell_so_far(0);
        QTRY_VERIFY2(run.so_far(), "it is a long run, and shows its tokens");
        test.bridge->release_run();
        QVERIFY(!run.running() && run.is_current());
        QTRY_VERIFY(test.settled());
    }

    void the_chosen_head_is_shown_once_its_layer_is_done() {
        TestWindow test;
        show(test);
        test.document().view().show_head({.layer = 1, .head = 2});
        begin_long_run(test, kOther);
        test.bridge->tell_so_far(1);
        QTRY_VERIFY(shows_layers(test, 1));
        HeadPane& pane = test.window->stage().pane();
        QVERIFY2(!pane.heat_map().figure(), "its layer is not done");
        test.bridge->tell_so_far(2);
        QTRY_VERIFY(pane.heat_map().figure());
        const auto drawn = test.document().view().picture_so_far()->matrices.front();
        QCOMPARE(drawn->queries.size(), std::size_t{8});
        test.document().view().show_head({.layer = 3, .head = 0});
        QTRY_VERIFY(!pane.heat_map().figure());
        test.document().view().show_head({.layer = 0, .head = 0});
        QTRY_VERIFY(pane.heat_map().figure());
        test.bridge->release_run();
        QTRY_VERIFY(test.settled());
    }

    void nothing_is_pointed_at_while_the_run_goes_on() {
        TestWindow test;
        show(test);
        begin_long_run(test, kOther);
        test.bridge->tell_so_far(4);
        FigureView& heat_map = test.window->stage().pane().heat_map();
        QTRY_VERIFY(heat_map.figure());
        QTest::mouseClick(&heat_map, Qt::LeftButton, {}, heat_map.region({2, 1, {}, {}}).center().toPoint());
        TokenChips& shown = test.window->text_panel().chips();
        QTest::mouseClick(shown.viewport(), Qt::LeftButton, {}, shown.chip_rectangle(2).center());
        QTest::mouseClick(shown.viewport(), Qt::RightButton, {}, shown.chip_rectangle(2).center());
        QContextMenuEvent menu(QContextMenuEvent::Mouse, shown.chip_rectangle(2).center(),
                               shown.viewport()->mapToGlobal(shown.chip_rectangle(2).center()));
        QCoreApplication::sendEvent(shown.viewport(), &menu);
        QVERIFY(QApplication::activePopupWidget() == nullptr);
        QVERIFY2(!test.document().pointing().selected_token(), "tokens are counted otherwise in what is analyzed");
    }

    void the_share_done_and_the_time_left_are_said() {
        TestWindow test;
        show(test);
        begin_long_run(test, kOther);
        test.bridge->tell_so_far(1);
        QTRY_VERIFY(test.window->status_line().times().startsWith(QStringLiteral("running: 25 % · about ")));
        QVERIFY(test.window->status_line().times().endsWith(QLatin1String(" left")));
        QTRY_VERIFY(test.window->status_line().progress().isVisible());
        QCOMPARE(test.window->status_line().progress().value(), 250);
        test.bridge->release_run();
        QTRY_VERIFY(test.settled());
        QVERIFY(test.window->status_line().times().startsWith(QLatin1String("tokenize ")));
    }

    void no_text_is_asked_for_while_one_is_read() {
        TestWindow test;
        test.bridge->hold_runs = true;
        test.window->show();
        QTRY_VERIFY(test.document().run().running());
        const FigureView& heat_map = test.window->stage().pane().heat_map();
        QCOMPARE(heat_map.empty_text(), QString("The model is running."));
        test.bridge->tell_so_far(0);
        QTRY_VERIFY(test.document().run().so_far());
        test.bridge->tell_so_far(1);
        test.document().view().show_head({.layer = 3, .head = 0});
        QTRY_VERIFY(heat_map.empty_text().startsWith(
            QLatin1String("This head is not computed yet: 25 % of the layers are done, about ")));
        test.document().run().cancel();
        QCOMPARE(heat_map.empty_text(), QString("No attention was computed for this text. Edit it to run the model."));
        test.document().run().set_text({});
        test.bridge->cancel();
        emit test.bridge->analysis_failed(Error(ErrorKind::Input, Sentence("Type a text.")));
        QVERIFY(heat_map.empty_text().startsWith(QLatin1String("Type a text above")));
    }

    void a_run_that_is_stopped_leaves_what_was_shown_before() {
        TestWindow test;
        show(test);
        const AnalysisPointer before = test.document().run().analysis();
        begin_long_run(test, kOther);
        QVERIFY(!test.document().view().picture());
        test.document().run().cancel();
        QTRY_VERIFY(test.document().view().picture());
        QCOMPARE(test.document().view().picture()->analysis, before);
        QCOMPARE(chips(test).at(1), QString("The"));
        emit test.bridge->analyzed_so_far(before);  // was under way when the run was stopped
        QVERIFY(!test.document().run().so_far());
    }

    void a_long_text_is_drawn_before_its_head_is_measured() {
        TestWindow test;
        show(test);
        const auto drawn = [&](PicturePointer& unmeasured) {
            const PicturePointer shown = test.document().view().picture();
            return make_picture(shown->analysis, shown->view, shown->style, nullptr, nullptr, {}, {},
                                {[&](PicturePointer made) { unmeasured = std::move(made); }, {}});
        };
        PicturePointer unmeasured;
        QVERIFY(!drawn(unmeasured)->head_values.empty());
        QVERIFY2(!unmeasured, "a short text is measured in no time");
        test.document().run().set_text(QStringLiteral("a ").repeated(8192));
        QTRY_VERIFY_WITH_TIMEOUT(test.settled() && test.document().view().picture(), 60'000);
        const PicturePointer measured = drawn(unmeasured);
        QVERIFY(unmeasured && unmeasured->head_grid && unmeasured->heads.front().heat_map);
        QVERIFY(unmeasured->head_values.empty() && unmeasured->label_scores.empty());
        QVERIFY(!measured->head_values.empty() && !measured->label_scores.empty());
        QCOMPARE(measured->matrices, unmeasured->matrices);
        test.document().view().show_head({.layer = 1, .head = 2});
        QTRY_VERIFY_WITH_TIMEOUT(test.document().view().picture()->view.choice.layer == 1 &&
                                     !test.document().view().picture()->label_scores.empty(),
                                 60'000);
    }

    void a_newer_text_takes_the_place_of_the_one_that_is_read() {
        TestWindow test;
        show(test);
        begin_long_run(test, kOther);
        test.bridge->tell_so_far(2);
        test.document().run().set_text(QStringLiteral("A newer text."));
        QVERIFY2(test.document().run().so_far(), "the figure before does not come back between two long runs");
        test.bridge->tell_so_far(0);
        QCOMPARE(chips(test).at(1), QString("A"));
        QTRY_VERIFY(thumbnail(test, 0).isNull());
        test.bridge->release_run();
        QTRY_VERIFY(test.settled());
    }

    void a_short_run_leaves_the_figure_until_the_next_one_is_there() {
        TestWindow test;
        show(test);
        test.bridge->hold_runs = true;
        test.document().run().set_text(kOther);
        test.bridge->tell_so_far(0);
        test.bridge->tell_so_far(4);  // nothing is left that would take long
        test.bridge->release_run();
        QVERIFY(!test.document().run().so_far());
        QVERIFY(test.document().view().picture());
        QTRY_VERIFY(test.settled());
    }
};

HEADLIGHT_TEST(LongRunTest, Window)
#include "long_run_test.moc"
