// The panel that says how a weight comes about, in a real window. HEADLIGHT_PICTURES names a folder for pictures of it,
// to be looked at by people.

#include "workbench/why_panel.h"

#include "real_window.h"
#include "workbench/actions.h"
#include "workbench/head_pane.h"
#include "workbench/stage.h"

#include <QtTest>

#include <cmath>

using namespace headlight;
using namespace headlight::testing;

class WhyPanelTest : public RealWindowTest {
    Q_OBJECT

    WeightPage& page() { return window_->why_panel().weight(); }
    void open_panel() {
        window_->actions_of_window().explain->trigger();
        // The first answer may come of the run before values were asked for.
        QTRY_VERIFY_WITH_TIMEOUT(page().shown() && !page().shown()->numbers.value.empty(), kPatience);
    }

  private slots:
    void init() { open("story-encoder", "The animal didn't cross the street because it was too tired."); }
    void cleanup() { close(); }

    void it_opens_on_the_heaviest_weight_of_the_selected_token() {
        window_->document().select_token(9);
        open_panel();
        QTRY_COMPARE_WITH_TIMEOUT(page().shown()->numbers.query, std::int64_t{9}, kPatience);
        const WeightExplanation& weight = page().shown()->numbers;
        QCOMPARE(weight.row.front().key, weight.key);
        QCOMPARE(page().query_list().currentIndex(), 9);
        save("why-weight-light");
        window_->actions_of_window().theme_dark->trigger();
        save("why-weight-dark");
        window_->actions_of_window().theme_light->trigger();
        window_->resize(1366, 768);
        save("why-weight-1366");
        emit window_->why_panel().closed();
        QVERIFY(!window_->why_panel().isVisible());
    }

    void a_click_on_a_cell_asks_for_that_weight_and_the_keyboard_for_another() {
        open_panel();
        FigureView& map = window_->stage().pane().heat_map();
        Hit asked;
        asked.query = 3;
        asked.key = 5;
        const QRectF cell = map.figure()->region(asked, QSizeF(map.size()));
        QTest::mouseClick(&map, Qt::LeftButton, {}, cell.center().toPoint());
        window_->document().set_hover({});
        QTRY_COMPARE_WITH_TIMEOUT(page().shown()->numbers.query, std::int64_t{3}, kPatience);
        QTRY_COMPARE_WITH_TIMEOUT(page().shown()->numbers.key, std::int64_t{5}, kPatience);
        page().key_list().setFocus();
        QTest::keyClick(&page().key_list(), Qt::Key_Down);
        QTRY_COMPARE_WITH_TIMEOUT(page().shown()->numbers.key, std::int64_t{6}, kPatience);
        QCOMPARE(page().shown()->numbers.query, std::int64_t{3});
    }

    void it_follows_the_text_and_the_model() {
        open_panel();
        window_->document().open_model(QStringLiteral("position-rotary"));
        QTRY_VERIFY_WITH_TIMEOUT(page().shown() && !page().shown()->numbers.query_content.empty(), kPatience);
        save("why-rotary");
        window_->document().set_text("the");
        QTRY_VERIFY_WITH_TIMEOUT(page().shown() && page().shown()->keys.size() < 4, kPatience);
        save("why-one-token");
        window_->document().open_model(QStringLiteral("position-alibi"));
        QTRY_VERIFY_WITH_TIMEOUT(page().shown() && !page().shown()->numbers.positions.empty() &&
                                     page().shown()->numbers.query_content.empty(),
                                 kPatience);
    }

    void weighing_by_values_asks_for_their_norms_and_says_so() {
        window_->actions_of_window().value_weighted->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(window_->document().picture()->view.matrix.value_weighted, kPatience);
        const AttentionMatrix& matrix = *window_->document().picture()->matrices.front();
        QVERIFY(window_->document().picture()->failure.empty());
        QVERIFY(matrix.notes.back().find("norm of W_O v") != std::string::npos);
        double sum = 0;
        for (const float value : matrix.values.slice(2)) sum += static_cast<double>(value);
        QVERIFY(std::abs(sum - 1) < 1e-5);
        save("value-weighted");
    }
};

QTEST_MAIN(WhyPanelTest)
#include "why_panel_test.moc"
