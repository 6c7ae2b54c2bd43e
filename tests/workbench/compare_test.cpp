// Two runs side by side in a real window. HEADLIGHT_PICTURES names a folder for pictures of it, to be looked at by
// people.

#include "real_window.h"
#include "workbench/actions.h"
#include "workbench/compare_panel.h"
#include "workbench/compare_view.h"
#include "workbench/document.h"
#include "workbench/main_window.h"
#include "workbench/other_side.h"

#include <QtTest>

#include <cmath>

using namespace headlight;
using namespace headlight::testing;

namespace {

const char* const kTired = "The animal didn't cross the street because it was too tired.";
const char* const kWide = "The animal didn't cross the street because it was too wide.";

}  // namespace

class CompareTest : public RealWindowTest {
    Q_OBJECT

  private slots:
    void init() { open("story-encoder", kTired); }
    void cleanup() { close(); }

    void a_run_beside_itself_has_no_difference() {
        compare().trigger();
        QTRY_VERIFY_WITH_TIMEOUT(view().picture() != nullptr, kPatience);
        const AttentionMatrix& difference = view().picture()->comparison->difference;
        QCOMPARE(difference.queries.size(), std::size_t{16});
        for (const float value : difference.values.values()) QCOMPARE(value, 0.0F);
        save("compare-same");
    }

    void another_word_is_one_command_away() {
        const auto& tokens = window_->document().analysis()->tokens.tokens;
        const auto tired =
            std::find_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.display == "tired"; });
        window_->document().select_token(static_cast<std::int32_t>(tired - tokens.begin()));
        window_->actions_of_window().compare_text->trigger();
        QCOMPARE(view().text_field().selectedText(), QString("tired"));
        QTest::keyClicks(&view().text_field(), "wide");
        QCOMPARE(view().text_field().text(), QString(kWide));
        QTRY_VERIFY_WITH_TIMEOUT(shows(kWide), kPatience);
        const Comparison& both = *view().picture()->comparison;
        QCOMPARE(both.difference.keys[13].label, std::string("tired → wide"));
        QCOMPARE(both.axes.keys.without_partner, std::size_t{0});
        QTRY_VERIFY_WITH_TIMEOUT(panel().different().rowCount() == 16, kPatience);
        save("compare-wording");
    }

    void both_sides_follow_the_text_while_it_is_typed() {
        compare().trigger();
        window_->other_side().set_model(QStringLiteral("story-sentiment"));
        QTRY_VERIFY_WITH_TIMEOUT(shows(kTired), kPatience);
        window_->document().set_text(QString(kWide));
        QTRY_VERIFY_WITH_TIMEOUT(shows(kWide) && view().picture()->request.left.analysis->tokens.text == kWide,
                                 kPatience);
        save("compare-models");
    }

    void models_with_other_tokenizers_meet_at_their_words() {
        compare().trigger();
        window_->other_side().set_model(QStringLiteral("story-decoder"));
        QTRY_VERIFY_WITH_TIMEOUT(
            view().picture() && view().picture()->request.right.analysis->provenance.model_name == "story-decoder",
            kPatience);
        const Comparison& both = *view().picture()->comparison;
        QCOMPARE(both.left.queries.front().label, std::string("[CLS]"));
        QVERIFY(both.right.queries.front().tokens.empty());
        QVERIFY(std::isnan(both.difference.value(0, 0)));
        QVERIFY(both.axes.queries.without_partner >= 2 && both.axes.queries.without_partner < 5);
        save("compare-tokenizers");
    }

    void a_row_of_the_table_leads_to_its_head() {
        compare().trigger();
        window_->other_side().set_text(QString(kWide));
        QTRY_VERIFY_WITH_TIMEOUT(panel().different().rowCount() == 16, kPatience);
        const QString head = panel().different().item(0, 0)->text();
        panel().different().setCurrentCell(0, 0);
        const HeadChoice& shown = window_->document().view().choice;
        QCOMPARE(QStringLiteral("%1.%2").arg(*shown.layer).arg(*shown.head), head);
    }

    void a_head_like_this_one_is_opened_on_the_other_side() {
        compare().trigger();
        QTRY_VERIFY_WITH_TIMEOUT(panel().alike().rowCount() == 15, kPatience);
        const HeadChoice before = window_->document().view().choice;
        panel().tabs().setCurrentIndex(1);
        panel().alike().setCurrentCell(0, 0);
        QVERIFY(window_->document().view().choice == before);
        QVERIFY(window_->other_side().shown_choice() != before);
        QCOMPARE(view().head_choice().currentText(), panel().alike().item(0, 0)->text());
        panel().tabs().setCurrentIndex(2);
        save("compare-map");
    }

    void all_three_pictures_zoom_together() {
        compare().trigger();
        QTRY_VERIFY_WITH_TIMEOUT(view().picture() != nullptr, kPatience);
        view().view(2).set_zoom(2, QRectF(view().view(2).rect()).center());
        QCOMPARE(view().view(0).zoom(), view().view(2).zoom());
        QVERIFY(view().view(0).viewport() == view().view(2).viewport());
        QVERIFY(view().view(0).zoom() > 1.5);
    }

    void all_three_pictures_point_at_the_same_cell() {
        compare().trigger();
        QTRY_VERIFY_WITH_TIMEOUT(view().picture() != nullptr, kPatience);
        emit view().view(1).hovered(Hit{3, 4, {}, {}});
        for (std::size_t index = 0; index < 3; ++index)
            QCOMPARE(view().view(index).outlines().back().hit, (Hit{3, 4, {}, {}}));
        QCOMPARE(window_->document().hover().query, std::optional<std::int32_t>(3));
    }

    void a_model_that_cannot_be_opened_says_why_and_leaves_the_first_side() {
        compare().trigger();
        QTRY_VERIFY_WITH_TIMEOUT(view().picture() != nullptr, kPatience);
        window_->other_side().set_model(folder_->filePath("nothing-here"));
        QTRY_VERIFY_WITH_TIMEOUT(!window_->other_side().failure().isEmpty(), kPatience);
        QVERIFY(window_->other_side().failure().contains("nothing-here"));
        QVERIFY(window_->document().analysis() != nullptr);
        window_->other_side().set_model(std::nullopt);
        QTRY_VERIFY_WITH_TIMEOUT(view().picture() != nullptr, kPatience);
    }

    void closing_brings_the_stage_back() {
        compare().trigger();
        QTRY_VERIFY_WITH_TIMEOUT(view().picture() != nullptr, kPatience);
        QVERIFY(view().isVisible());
        emit view().closed();
        QVERIFY(!view().isVisible());
        QVERIFY(!compare().isChecked());
        QVERIFY(!window_->other_side().is_on());
    }

    void a_narrow_window_puts_the_difference_under_both() {
        window_->resize(1366, 768);
        window_->document().set_text(QString(kTired));
        compare().trigger();
        window_->other_side().set_text(QString(kWide));
        QTRY_VERIFY_WITH_TIMEOUT(shows(kWide), kPatience);
        save("compare-1366");
        window_->actions_of_window().theme_dark->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(view().picture()->request.style.theme.dark, kPatience);
        save("compare-1366-dark");
    }

  private:
    QAction& compare() { return *window_->actions_of_window().compare; }
    CompareView& view() { return window_->compare_view(); }
    ComparePanel& panel() { return window_->compare_panel(); }
    bool shows(const char* right) {
        return view().picture() && view().picture()->request.right.analysis->tokens.text == right &&
               window_->other_side().analysis() == view().picture()->request.right.analysis;
    }
};

QTEST_MAIN(CompareTest)
#include "compare_test.moc"
