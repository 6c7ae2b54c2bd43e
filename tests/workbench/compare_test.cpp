// Two runs side by side in a real window. HEADLIGHT_PICTURES names a folder for pictures of it, to be looked at by
// people.

#include "capture/intervention_text.h"
#include "real_window.h"
#include "test_program.h"
#include "workbench/compare/compare_panel.h"
#include "workbench/compare/compare_view.h"
#include "workbench/compare/other_sides.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"
#include "workbench/menus/actions.h"
#include "workbench/shell/main_window.h"

#include <QMenu>
#include <QtTest>

#include <algorithm>
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
        const AttentionMatrix& difference = view().picture()->figures.difference->matrix();
        QCOMPARE(difference.queries.size(), std::size_t{16});
        for (const float value : difference.values.values()) QCOMPARE(value, 0.0F);
        save("compare-same");
    }

    void another_word_is_one_command_away() {
        const auto& tokens = window_->document().run().analysis()->tokens.tokens;
        const auto tired =
            std::find_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.display == "tired"; });
        window_->document().pointing().select_token(static_cast<std::int32_t>(tired - tokens.begin()));
        window_->actions_of_window().at(ActionId::CompareText)->trigger();
        QCOMPARE(view().header().text_field().selectedText(), QString("tired"));
        QTest::keyClicks(&view().header().text_field(), "wide");
        QCOMPARE(view().header().text_field().text(), QString(kWide));
        QTRY_VERIFY_WITH_TIMEOUT(shows(kWide), kPatience);
        QCOMPARE(difference().keys[13].label, std::string("tired → wide"));
        QVERIFY(view().remarks().isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(panel().different().rowCount() == 16, kPatience);
        save("compare-wording");
    }

    void both_sides_follow_the_text_while_it_is_typed() {
        compare().trigger();
        window_->other_sides().shown().set_model(QStringLiteral("story-sentiment"));
        QTRY_VERIFY_WITH_TIMEOUT(shows(kTired), kPatience);
        window_->document().run().set_text(QString(kWide));
        QTRY_VERIFY_WITH_TIMEOUT(shows(kWide) && side(0).tokens.text == kWide, kPatience);
        save("compare-models");
    }

    void models_with_other_tokenizers_meet_at_their_words() {
        compare().trigger();
        window_->other_sides().shown().set_model(QStringLiteral("story-decoder"));
        QTRY_VERIFY_WITH_TIMEOUT(sides_shown() == 2 && side(1).provenance.model_name == "story-decoder", kPatience);
        const Comparison& both = *view().picture()->comparison;
        QCOMPARE(both.sides[0].queries.front().label, std::string("[CLS]"));
        QVERIFY(both.sides[1].queries.front().tokens.empty());
        QVERIFY(std::isnan(difference().value(0, 0)));
        QVERIFY(view().remarks().contains("no counterpart"));
        save("compare-tokenizers");
    }

    void a_row_of_the_table_leads_to_its_head() {
        compare().trigger();
        window_->other_sides().shown().set_text(QString(kWide));
        QTRY_VERIFY_WITH_TIMEOUT(panel().different().rowCount() == 16, kPatience);
        const QString head = panel().different().item(0, 0)->text();
        panel().different().setCurrentCell(0, 0);
        const HeadId& shown = window_->document().view().state().choice;
        QCOMPARE(short_text(shown), head);
    }

    void a_head_like_this_one_is_opened_on_the_other_side() {
        compare().trigger();
        QTRY_VERIFY_WITH_TIMEOUT(panel().alike().rowCount() == 15, kPatience);
        const HeadId before = window_->document().view().state().choice;
        panel().tabs().setCurrentIndex(1);
        panel().alike().setCurrentCell(0, 0);
        QVERIFY(window_->document().view().state().choice == before);
        QVERIFY(window_->other_sides().shown().shown_choice() != before);
        QCOMPARE(view().header().head_choice().currentText(), panel().alike().item(0, 0)->text());
        panel().tabs().setCurrentIndex(2);
        save("compare-map");
    }

    void all_three_pictures_zoom_together() {
        compare().trigger();
        QTRY_VERIFY_WITH_TIMEOUT(view().picture() != nullptr, kPatience);
        view().difference().set_zoom(2, QRectF(view().difference().rect()).center());
        QCOMPARE(view().side(0).zoom(), view().difference().zoom());
        QVERIFY(view().side(1).viewport() == view().difference().viewport());
        QVERIFY(view().side(0).zoom() > 1.5);
    }

    void all_three_pictures_point_at_the_same_cell() {
        compare().trigger();
        QTRY_VERIFY_WITH_TIMEOUT(view().picture() != nullptr, kPatience);
        emit view().side(1).hovered(Hit{3, 4, {}, {}});
        for (FigureView* each : {&view().side(0), &view().side(1), &view().difference()})
            QCOMPARE(each->outlines().back().hit, (Hit{3, 4, {}, {}}));
        QCOMPARE(window_->document().pointing().hover().query, std::optional<std::int32_t>(3));
    }

    void a_model_that_cannot_be_opened_says_why_and_leaves_the_first_side() {
        compare().trigger();
        QTRY_VERIFY_WITH_TIMEOUT(view().picture() != nullptr, kPatience);
        window_->other_sides().shown().set_model(folder_->filePath("nothing-here"));
        QTRY_VERIFY_WITH_TIMEOUT(!window_->other_sides().shown().failure().isEmpty(), kPatience);
        QVERIFY(window_->other_sides().shown().failure().contains("nothing-here"));
        QVERIFY(window_->document().run().analysis() != nullptr);
        window_->other_sides().shown().set_model(std::nullopt);
        QTRY_VERIFY_WITH_TIMEOUT(view().picture() != nullptr, kPatience);
    }

    /// Run B makes the interventions of A only where that is asked for.
    void shuffled_words_meet_and_without_positions_they_do_not_differ() {
        window_->document().view().change("leave positions out", [](ViewState& view) {
            view.interventions = {{parse_intervention("no-positions:all"), true}};
        });
        compare().trigger();
        panel().show_contexts(true);
        QAction* shuffle = view().header().options().menu()->actions().front();
        shuffle->trigger();
        QCOMPARE(window_->document().view().state().matrix.word_order, WordOrder::Any);
        QVERIFY(window_->other_sides().shown().text().has_value());
        const auto largest = [&] {
            const auto& contexts = panel().contexts().contexts();
            return contexts ? contexts->largest_difference(contexts->names.size() - 1) : -1.0;
        };
        QTRY_VERIFY_WITH_TIMEOUT(largest() > 1, kPatience);
        QCOMPARE(panel().contexts().contexts()->tokens.size(), std::size_t{16});
        view().header().options().menu()->actions().back()->trigger();
        QVERIFY(window_->other_sides().shown().intervened());
        QTRY_VERIFY_WITH_TIMEOUT(largest() >= 0 && largest() < 1e-5, kPatience);
        const auto weights_differ = [&] {
            if (!view().picture() || !view().picture()->figures.difference) return true;
            const auto values = difference().values.values();
            return std::ranges::any_of(values, [](float value) { return !(std::abs(value) < 1e-5F); });
        };
        QTRY_VERIFY_WITH_TIMEOUT(!weights_differ(), kPatience);
        const OpenFigure open = panel().contexts().open_figure().value();
        QCOMPARE(open.fields["word_order"].toString(), QString("any"));
        QVERIFY(open.fields.contains("with_intervene"));
        save("compare-shuffled");
    }

    void closing_brings_the_stage_back() {
        compare().trigger();
        QTRY_VERIFY_WITH_TIMEOUT(view().picture() != nullptr, kPatience);
        QVERIFY(view().isVisible());
        emit view().closed();
        QVERIFY(!view().isVisible());
        QVERIFY(!compare().isChecked());
        QVERIFY(!window_->other_sides().is_on());
    }

    void more_runs_are_added_and_taken_away_by_keys() {
        compare().trigger();
        QTRY_VERIFY_WITH_TIMEOUT(sides_shown() == 2, kPatience);
        press(Qt::Key_F6, Qt::ControlModifier);
        press(Qt::Key_F6, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(sides_shown() == 4, kPatience);
        QCOMPARE(view().header().tabs().count(), 3);
        QVERIFY(!view().header().add_button().isEnabled());
        for (std::size_t index = 0; index < 4; ++index) QVERIFY(view().side(index).isVisible());
        press(Qt::Key_F6, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY_WITH_TIMEOUT(sides_shown() == 3, kPatience);
        QVERIFY(!view().side(3).isVisible());
        press(Qt::Key_F6, Qt::ControlModifier | Qt::ShiftModifier);
        press(Qt::Key_F6, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(sides().count(), std::size_t{1});
    }

    void each_run_has_a_model_a_text_and_a_head_of_its_own() {
        show_three();
        QCOMPARE(side(0).tokens.text, std::string(kTired));
        QCOMPARE(side(1).tokens.text, std::string(kWide));
        QCOMPARE(side(2).provenance.model_name, std::string("story-sentiment"));
        QCOMPARE(side(2).tokens.text, std::string(kTired));
        const HeadId before = window_->document().view().state().choice;
        sides().shown().set_choice(HeadId{.layer = 3, .head = 1});
        QTRY_VERIFY_WITH_TIMEOUT(view().picture()->request.sides[2].choice.layer == 3, kPatience);
        QVERIFY(view().picture()->request.sides[0].choice == before);
        QVERIFY(view().picture()->request.sides[1].choice == before);
        save("compare-three");
    }

    void the_shown_run_is_the_one_whose_difference_and_heads_are_seen() {
        show_three();
        QTRY_VERIFY_WITH_TIMEOUT(panel().different().rowCount() == 16, kPatience);
        QVERIFY(difference().keys[13].label == "tired");
        press(Qt::Key_F6, Qt::AltModifier);
        QCOMPARE(sides().shown_index(), std::size_t{0});
        QTRY_VERIFY_WITH_TIMEOUT(difference().keys[13].label == "tired → wide", kPatience);
        QCOMPARE(view().header().text_field().text(), QString(kWide));
        QVERIFY(panel().different().accessibleName().contains("B"));
        view().header().tabs().setFocus();
        QTest::keyClick(&view().header().tabs(), Qt::Key_Right);
        QCOMPARE(sides().shown_index(), std::size_t{1});
    }

    void every_run_says_what_it_predicts() {
        show_three();
        QVERIFY(panel().prediction_title(0).startsWith("A"));
        QVERIFY(panel().prediction_title(1).startsWith("B"));
        QVERIFY(panel().prediction_title(2).startsWith("C"));
        QVERIFY(panel().prediction_title(3).isEmpty());
    }

    /// Titles, notes and labels of different lengths move nothing: what stands at one place is the same pair of words.
    void cells_stand_in_the_same_places_in_all_pictures() {
        show_three();
        press(Qt::Key_H, Qt::ControlModifier);  // a note on one side more than on the other
        sides().shown().set_model(QStringLiteral("story-decoder"));
        QTRY_VERIFY_WITH_TIMEOUT(side(2).provenance.model_name == "story-decoder", kPatience);
        const FigureView& first = view().side(0);
        for (FigureView* each : {&view().side(1), &view().side(2), &view().difference()}) {
            QCOMPARE(each->size(), first.size());
            QCOMPARE(each->figure()->plot_area(each->size()), first.figure()->plot_area(first.size()));
            QCOMPARE(each->region({3, 4, {}, {}}), first.region({3, 4, {}, {}}));
        }
    }

    void a_run_that_fails_leaves_the_others() {
        show_three();
        sides().shown().set_model(folder_->filePath("nothing-here"));
        QTRY_VERIFY_WITH_TIMEOUT(sides_shown() == 2, kPatience);
        QVERIFY(view().side(1).figure() != nullptr);
        QVERIFY(view().side(2).figure() == nullptr);
        sides().remove(1);
        QTRY_VERIFY_WITH_TIMEOUT(view().picture()->figures.difference != nullptr, kPatience);
    }

    void masked_tokens_are_masked_on_every_side() {
        show_three();
        window_->document().view().toggle_mask(14);
        const auto masked = [](const Analysis& run, std::size_t token) {
            return run.tokens.tokens.at(token).id == run.mask_id;
        };
        QTRY_VERIFY_WITH_TIMEOUT(masked(side(0), 14) && masked(side(1), 14) && masked(side(2), 14), kPatience);
        window_->document().view().toggle_mask(14);
        QTRY_VERIFY_WITH_TIMEOUT(!masked(side(0), 14) && !masked(side(1), 14) && !masked(side(2), 14), kPatience);
    }

    void what_cannot_be_masked_on_a_side_is_said() {
        compare().trigger();
        sides().shown().set_text(QStringLiteral("The animal."));
        sides().add({.model = QStringLiteral("story-decoder")});
        QTRY_VERIFY_WITH_TIMEOUT(sides_shown() == 3 && side(2).provenance.model_name == "story-decoder", kPatience);
        window_->document().view().toggle_mask(13);
        QTRY_VERIFY_WITH_TIMEOUT(view().remarks().contains("B: 1 token that is masked in run A has no "
                                                           "counterpart in this text.") &&
                                     view().remarks().contains("C: story-decoder has no mask token"),
                                 kPatience);
        window_->document().view().toggle_mask(13);
        QTRY_VERIFY_WITH_TIMEOUT(!view().remarks().contains("first side"), kPatience);
    }

    void the_pictures_scroll_where_there_is_no_room_for_them() {
        window_->resize(1024, 600);
        show_three();
        sides().add();
        QTRY_VERIFY_WITH_TIMEOUT(sides_shown() == 4, kPatience);
        QVERIFY(view().difference().width() >= 150 && view().difference().height() >= 150);
        view().side(0).setFocus();
        for (int step = 0; step < 4; ++step) QTest::keyClick(window_->focusWidget(), Qt::Key_Tab);
        QVERIFY(view().difference().hasFocus());
        QVERIFY(!view().difference().visibleRegion().isEmpty());
        save("compare-narrow-four");
    }

    void the_color_bars_stand_close_under_the_pictures() {
        compare().trigger();
        QTRY_VERIFY_WITH_TIMEOUT(view().picture() != nullptr, kPatience);
        const auto between = [this] {
            const FigureView& difference = view().difference();
            const QRectF cells = difference.figure()->plot_area(difference.size());
            const int end = difference.mapTo(&view(), cells.bottomRight().toPoint()).y();
            return view().legends().y() - end;
        };
        for (const QSize& size : {QSize(1366, 768), QSize(1000, 1600), QSize(1920, 1080)}) {
            window_->resize(size);
            QTRY_VERIFY2_WITH_TIMEOUT(between() >= 0 && between() < 40, qPrintable(QString::number(between())),
                                      kPatience);
        }
    }

    void a_narrow_window_puts_the_difference_under_both() {
        window_->resize(1366, 768);
        window_->document().run().set_text(QString(kTired));
        compare().trigger();
        window_->other_sides().shown().set_text(QString(kWide));
        QTRY_VERIFY_WITH_TIMEOUT(shows(kWide), kPatience);
        save("compare-1366");
        window_->actions_of_window().at(ActionId::ThemeDark)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(view().picture()->request.style.theme.dark, kPatience);
        save("compare-1366-dark");
    }

    void pictures_for_people_data() {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("others");
        const QSize small(1366, 768);
        const QSize large(3840, 2160);
        QString words;
        for (int word = 0; word < 480; ++word) words += word % 7 == 6 ? "story " : "the cat ";
        const QString hebrew = QString::fromUtf8("שלום עולם, זה ה-😀 חתול 🐈 קטן");
        QTest::newRow("two_light_small") << false << small << QString(kTired) << 1;
        QTest::newRow("three_light_small") << false << small << QString(kTired) << 2;
        QTest::newRow("four_dark_small") << true << small << QString(kTired) << 3;
        QTest::newRow("three_light_large") << false << large << QString(kTired) << 2;
        QTest::newRow("four_dark_large") << true << large << QString(kTired) << 3;
        QTest::newRow("one_token") << false << small << QString("a") << 2;
        QTest::newRow("hebrew") << true << small << hebrew << 2;
        QTest::newRow("long") << false << small << words << 2;
        QTest::newRow("four_light_small_alone") << false << small << QString(kTired) << 3;
        QTest::newRow("four_usual") << false << QSize(1440, 900) << QString(kTired) << 3;
    }
    void pictures_for_people() {
        if (qEnvironmentVariableIsEmpty("HEADLIGHT_PICTURES")) QSKIP("made only where somebody looks");
        QFETCH(bool, dark);
        QFETCH(QSize, size);
        QFETCH(QString, text);
        QFETCH(int, others);
        const bool is_long = text.size() > 1000;
        open(is_long ? "position-alibi" : "story-encoder", text, size);  // whose text may be of any length
        (dark ? window_->actions_of_window().at(ActionId::ThemeDark)
              : window_->actions_of_window().at(ActionId::ThemeLight))
            ->trigger();
        if (size.width() > 3000)
            for (int step = 0; step < 6; ++step) window_->actions_of_window().at(ActionId::ZoomIn)->trigger();
        compare().trigger();
        if (text == kTired) sides().shown().set_text(QString(kWide));
        if (others > 1) sides().add({.choice = HeadId{.layer = 2, .head = 0}});
        if (others > 2) sides().add({.model = QStringLiteral("story-decoder")});
        QTRY_VERIFY_WITH_TIMEOUT(int(sides_shown()) == others + 1, kPatience);
        if (text == kTired && others == 2) window_->document().view().toggle_mask(13);
        if (QByteArray(QTest::currentDataTag()).endsWith("alone"))
            window_->actions_of_window().at(ActionId::OnlyPicture)->trigger();
        QCoreApplication::processEvents();
        save(QTest::currentDataTag());
    }

  private:
    QAction& compare() { return *window_->actions_of_window().at(ActionId::Compare); }
    CompareView& view() { return window_->compare_view(); }
    ComparePanel& panel() { return window_->compare_panel(); }
    OtherSides& sides() { return window_->other_sides(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers) { QTest::keyClick(window_.get(), key, modifiers); }
    /// How many pictures stand there beside the difference.
    std::size_t sides_shown() { return view().picture() ? view().picture()->request.sides.size() : 0; }
    const Analysis& side(std::size_t index) { return *view().picture()->request.sides.at(index).analysis; }
    const AttentionMatrix& difference() { return view().picture()->figures.difference->matrix(); }
    bool shows(const char* right) {
        return sides_shown() == 2 && side(1).tokens.text == right && sides().shown().analysis().get() == &side(1);
    }
    /// Another text, and another model, which is shown.
    void show_three() {
        compare().trigger();
        sides().shown().set_text(QString(kWide));
        sides().add({.model = QStringLiteral("story-sentiment")});
        QTRY_VERIFY_WITH_TIMEOUT(
            sides_shown() == 3 && side(1).tokens.text == kWide && side(2).provenance.model_name == "story-sentiment",
            kPatience);
    }
};

HEADLIGHT_TEST(CompareTest, Window)
#include "compare_test.moc"
