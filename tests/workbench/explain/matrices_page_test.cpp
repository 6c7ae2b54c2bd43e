// The pages of the panel that explains with matrices and the softmax, in a real window. HEADLIGHT_PICTURES names a
// folder for pictures of them, to be looked at by people.

#include "workbench/explain/matrices_page.h"

#include "real_window.h"
#include "test_program.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"
#include "workbench/explain/softmax_page.h"
#include "workbench/explain/why_panel.h"
#include "workbench/menus/actions.h"

#include <QtTest>

#include <cmath>

using namespace headlight;
using namespace headlight::testing;

class MatricesPageTest : public RealWindowTest {
    Q_OBJECT

    MatricesPage& matrices() { return window_->panel<WhyPanel>().page<MatricesPage>(); }
    SoftmaxPage& softmax() { return window_->panel<WhyPanel>().page<SoftmaxPage>(); }
    void open_page(View view) {
        window_->panel<WhyPanel>().show_page(view);
        window_->actions_of_window().at(ActionId::Explain)->trigger();
    }
    [[nodiscard]] const ViewState& view() const { return window_->document().view().state(); }

  private slots:
    void init() { open("story-encoder", "The animal didn't cross the street because it was too tired."); }
    void cleanup() { close(); }

    void a_key_press_is_a_step_and_the_head_is_followed() {
        window_->document().pointing().select_token(10);
        open_page(View::Matrices);
        QTRY_VERIFY_WITH_TIMEOUT(matrices().matrices() != nullptr, kPatience);
        QCOMPARE(matrices().matrices()->module.head, view().choice.head.value_or(-1));
        QTest::mouseClick(&matrices().next_step(), Qt::LeftButton);
        QCOMPARE(view().step.value_or(-1), 0);  // after the last the first
        QTest::keyClick(&matrices(), Qt::Key_Space);
        QCOMPARE(view().step.value_or(-1), 1);
        QTest::keyClick(&matrices(), Qt::Key_Backspace);
        QCOMPARE(view().step.value_or(-1), 0);
        const OpenFigure open = matrices().open_figure().value();
        QCOMPARE(open.fields["view"].toString(), QString("matrices"));
        QCOMPARE(open.fields["query"].toInt(-1), 10);
        QCOMPARE(open.fields["step"].toInt(-1), 0);
        window_->document().view().show_head({.layer = 1, .head = 3});
        QTRY_COMPARE_WITH_TIMEOUT(matrices().matrices()->title.english(), std::string("Layer 1, head 3"), kPatience);
        save("matrices-light");
    }

    void typed_vectors_take_the_place_of_the_head_and_give_it_back() {
        open_page(View::Matrices);
        matrices().source_list().setCurrentIndex(1);
        emit matrices().source_list().activated(1);
        QVERIFY(matrices().matrices()->typed);
        matrices().typed_line(0).setText("1 0; 0 1; ");
        emit matrices().typed_line(0).textEdited("1 0; 0 1; ");
        QCOMPARE(matrices().matrices()->queries.size(), std::size_t{2});
        emit matrices().typed_line(1).textEdited("1 2 3");
        QVERIFY(matrices().refusal().text().contains("--query-matrix"));
        emit matrices().source_list().activated(0);
        QTRY_VERIFY_WITH_TIMEOUT(matrices().matrices() && !matrices().matrices()->typed, kPatience);
    }

    void sliders_change_the_softmax_and_can_be_taken_back() {
        window_->document().pointing().select_token(10);
        open_page(View::Softmax);
        QTRY_VERIFY_WITH_TIMEOUT(softmax().shown() && !softmax().shown()->typed, kPatience);
        const double usual = softmax().shown()->numbers.entropy;
        QVERIFY(std::abs(usual - softmax().shown()->usual.entropy) < 1e-12);
        softmax().temperature().setValue(16);
        QCOMPARE(view().temperature, 4.0);
        QVERIFY(softmax().shown()->numbers.entropy > usual);
        window_->document().view().undo_stack().undo();
        QCOMPARE(view().temperature, 1.0);
        softmax().divisor().setValue(-8);
        QVERIFY(std::abs(view().divisor - std::sqrt(32.0) / 2) < 1e-5);
        save("softmax-light");
    }

    void typed_scores_take_the_place_of_the_row() {
        open_page(View::Softmax);
        emit softmax().source_list().activated(1);
        QVERIFY(softmax().shown()->typed);
        QCOMPARE(softmax().shown()->numbers.weights.at(2), 1.0);
        emit softmax().scores_line().textEdited("1, 1");
        QCOMPARE(softmax().shown()->numbers.weights.at(0), 0.5);
        emit softmax().scores_line().textEdited("1, x");
        QCOMPARE(softmax().shown()->numbers.weights.size(), std::size_t{2});  // until it is a list again
        QCOMPARE(softmax().open_figure().value().fields["view"].toString(), QString("softmax"));
    }
};

HEADLIGHT_TEST(MatricesPageTest, Window)
#include "matrices_page_test.moc"
