// Every step of every built-in lesson in a real window: it shows what it asks for, and nothing goes wrong.
// HEADLIGHT_PICTURES names a folder for a picture of each, to be looked at by people; HEADLIGHT_LESSON names the one
// lesson that is wanted, HEADLIGHT_SIZE the size of the window ("3840x2160"), HEADLIGHT_THEME its theme ("dark"),
// HEADLIGHT_LANGUAGE its language ("de").

#include "analysis/heads/head_ranking.h"
#include "analysis/matrix_view.h"
#include "analysis/parameter_counts.h"
#include "language/languages.h"
#include "real_window.h"
#include "test_program.h"
#include "workbench/document/live_run.h"
#include "workbench/document/notices.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"
#include "workbench/explain/model/layer_page.h"
#include "workbench/explain/why_panel.h"
#include "workbench/generation/continue_panel.h"
#include "workbench/help/help_window.h"
#include "workbench/lessons/exercise_view.h"
#include "workbench/lessons/illustration_view.h"
#include "workbench/lessons/lesson_panel.h"
#include "workbench/lessons/lesson_player.h"
#include "workbench/lessons/worksheet.h"
#include "workbench/menus/actions.h"

#include <QListWidget>
#include <QScrollBar>
#include <QStackedWidget>
#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

class LessonsTest : public RealWindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() {
        if (const Language* language = find_language(qEnvironmentVariable("HEADLIGHT_LANGUAGE")))
            use_language(*language);
    }
    void cleanup() { close(); }

    void a_term_of_the_glossary_opens_its_step() {
        open("story-encoder", "The dog slept.", QSize(1280, 800));
        QTest::keyClick(window_.get(), Qt::Key_F1);
        window_->help()->open("docs/glossary.md#key-vector");
        emit window_->help()->text().anchorClicked(QUrl("../resources/lessons/02-query-key-value.json#2"));
        QVERIFY(player().lesson());
        QCOMPARE(player().lesson()->title, QString("Query, key and value"));
        QCOMPARE(player().step(), std::size_t{1});
        QCOMPARE(window_->help()->text().page(), QString("docs/glossary.md"));
        settle();
    }

    void an_exercise_is_answered_judged_and_solved_in_the_window() {
        open("story-encoder", "The dog slept.", QSize(1280, 800));
        player().open("query-key-value");
        QVERIFY(player().lesson());
        player().go_to(player().lesson()->steps.size() - 1);
        settle();
        ExerciseView& first = *player().panel().exercises().front();
        QVERIFY(first.solution().isHidden());
        QTest::keyClicks(first.line(), "-1,000");
        QTest::keyClick(first.line(), Qt::Key_Return);
        QVERIFY2(first.verdict().text().startsWith("Not yet"), qPrintable(first.verdict().text()));
        QVERIFY(first.solution().isHidden());
        first.line()->setText(QString::number(worksheet_exercises(*player().lesson(), 1).front().posed.number));
        QTest::keyClick(first.line(), Qt::Key_Return);
        QCOMPARE(first.verdict().text(), QString("Right."));
        QVERIFY(!first.solution().isHidden());

        // The window shows what the last one asks for: the token that is selected is only the query.
        ExerciseView& last = *player().panel().exercises().back();
        QVERIFY(last.from_window());
        last.from_window()->click();
        QCOMPARE(last.answer(), QString("it"));
        QVERIFY(last.verdict().text().startsWith("Not yet"));
        const auto& tokens = document().run().analysis()->tokens.tokens;
        const auto animal = std::ranges::find(tokens, "animal", &Token::display);
        document().pointing().select_token(static_cast<std::int32_t>(animal - tokens.begin()));
        last.from_window()->click();
        QCOMPARE(last.verdict().text(), QString("Right."));
    }

    void a_long_choice_takes_several_lines_and_a_press_on_its_text_chooses_it() {
        open("story-encoder", "The dog slept.", QSize(1280, 800));
        player().open("the-layer");
        player().go_to(player().lesson()->steps.size() - 1);
        settle();
        for (const auto& each : player().panel().exercises()) QVERIFY(each->width() < player().panel().width());
        ExerciseView& last = *player().panel().exercises().back();
        const QList<QLabel*> labels = last.findChildren<QLabel*>();
        const auto choice = std::ranges::find_if(
            labels, [](QLabel* label) { return label->textFormat() == Qt::PlainText && label->text().size() > 60; });
        QVERIFY(choice != labels.end());
        QVERIFY((*choice)->height() > 2 * (*choice)->fontMetrics().height() - 4);
        QTest::mouseClick(*choice, Qt::LeftButton);
        QCOMPARE(last.answer(), (*choice)->text());
    }

    void answers_stay_while_steps_change_and_other_numbers_are_posed() {
        open("story-encoder", "The dog slept.", QSize(1280, 800));
        player().open("the-layer");
        const std::size_t step = player().lesson()->steps.size() - 1;
        player().go_to(step);
        settle();
        QTest::keyClicks(player().panel().exercises().front()->line(), "12");
        player().go_to(0);
        player().go_to(step);
        QCOMPARE(player().panel().exercises().front()->answer(), QString("12"));
        player().panel().show_other_numbers();
        QCOMPARE(player().panel().exercises().front()->answer(), QString());
    }

    void tokens_and_heads_that_exercises_ask_for_are_those_of_the_models() {
        for (const LessonEntry& entry : built_in_lessons()) {
            open("story-encoder", "The dog slept.", QSize(1280, 800));
            player().open(entry.file);
            const auto steps = player().lesson()->steps;
            for (std::size_t step = 0; step < steps.size(); ++step)
                for (const Exercise& exercise : steps[step].exercises) check_answer(exercise, step);
            close();
            if (QTest::currentTestFailed()) return;
        }
    }

    void every_step_and_every_trial_work_data() {
        QTest::addColumn<QString>("file");
        const QString wanted = qEnvironmentVariable("HEADLIGHT_LESSON");
        for (const LessonEntry& lesson : built_in_lessons())
            if (wanted.isEmpty() || wanted == lesson.name) QTest::newRow(qPrintable(lesson.name)) << lesson.file;
    }

    void every_step_and_every_trial_work() {
        QFETCH(const QString, file);
        open("story-encoder", "The dog slept.", wanted_size());
        if (qEnvironmentVariable("HEADLIGHT_THEME") == "dark")
            window_->actions_of_window().at(ActionId::ThemeDark)->trigger();
        QStringList errors;
        connect(&document().notices(), &Notices::posted, this, [&](const Notice& notice) {
            if (notice.kind == Notice::Kind::Error) errors << notice.text;
        });
        player().open(file);
        QVERIFY2(player().lesson(), qPrintable(errors.join('\n')));
        const auto steps = player().lesson()->steps;
        for (std::size_t step = 0; step < steps.size(); ++step) {
            player().go_to(step);
            settle();
            check(steps[step].scene);
            picture(step, QString());
            for (std::size_t trial = 0; trial < steps[step].trials.size(); ++trial) {
                if (!steps[step].trials[trial].scene) continue;
                player().try_out(trial);
                settle();
                check(*steps[step].trials[trial].scene);
                picture(step, QStringLiteral("-try%1").arg(trial + 1));
            }
            QVERIFY2(errors.isEmpty(), qPrintable(QStringLiteral("step %1: ").arg(step + 1) + errors.join('\n')));
        }
    }

  private:
    static QSize wanted_size() {
        const QStringList sides = qEnvironmentVariable("HEADLIGHT_SIZE", "1366x768").split('x');
        return {sides.value(0).toInt(), sides.value(1).toInt()};
    }

    [[nodiscard]] Document& document() const { return window_->document(); }
    /// The token with the largest weight in the row of the selected one; the head with the largest metric.
    void check_answer(const Exercise& exercise, std::size_t step) {
        if (exercise.kind != AnswerKind::Token && exercise.kind != AnswerKind::Head) return;
        player().go_to(step);
        settle();
        const AnalysisPointer analysis = document().run().analysis();
        const ViewState& view = document().view().state();
        if (exercise.kind == AnswerKind::Token) {
            const AttentionMatrix matrix = make_matrix(*analysis, view.choice, {});
            const auto query = static_cast<std::size_t>(document().pointing().selected_token().value());
            std::size_t largest = 0;
            for (std::size_t key = 1; key < matrix.keys.size(); ++key)
                if (matrix.value(query, key) > matrix.value(query, largest)) largest = key;
            QCOMPARE(QString::fromStdString(matrix.keys[largest].label), exercise.answer);
        } else {
            const auto ranked =
                rank_heads(analysis, view.choice, {.kind = HeadCriterion::Kind::Metric, .id = view.metric}, {});
            HeadId best = view.choice;
            best.layer = ranked.front().layer;
            best.head = ranked.front().head;
            QCOMPARE(QString::fromStdString(short_name(best)), exercise.answer);
        }
    }

    [[nodiscard]] LessonPlayer& player() const { return window_->lessons(); }

    void settle() {
        const auto quiet = [this] {
            return player().settled() && !document().run().loading() && !document().run().running() &&
                   !document().run().reading() && !window_->panel<ContinuePanel>().continuation().writing() &&
                   document().view().picture() &&
                   document().view().picture()->analysis == document().run().analysis() &&
                   document().view().picture()->view == document().view().state();
        };
        QTRY_VERIFY_WITH_TIMEOUT(quiet(), kPatience);
        // What follows from it, such as positions that a figure asks for.
        QTest::qWait(30);
        QTRY_VERIFY_WITH_TIMEOUT(quiet(), kPatience);
    }

    void check(const LessonScene& scene) {
        const ModelDescription& model = document().run().model()->description;
        if (const auto counts = parameter_counts(model)) QCOMPARE(counts->all(), model.parameters);
        if (scene.model) QCOMPARE(document().run().model()->path, *scene.model);
        if (scene.text && !document().run().reads_images()) QCOMPARE(document().run().text(), *scene.text);
        if (scene.token) {
            QVERIFY2(document().pointing().selected_token(), qPrintable(scene.token->text));
            if (scene.token->index >= 0) QCOMPARE(*document().pointing().selected_token(), scene.token->index);
        }
        for (const LessonToken& token : scene.masked) {
            (void)token;
            QVERIFY(!document().view().state().masks.tokens.empty());
        }
        if (scene.figure) {
            QTRY_VERIFY2_WITH_TIMEOUT(player().illustration().figure(), qPrintable(player().illustration().obstacle()),
                                      kPatience);
            QVERIFY(player().shows_illustration());
        }
        if (!scene.config.empty()) {
            const auto& page = window_->panel<WhyPanel>().page<LayerPage>();
            const QString name = QString::fromStdString(scene.config.filename().string());
            QTRY_VERIFY_WITH_TIMEOUT(page.open_figure() && page.open_figure()->title.contains(name), kPatience);
        }
        if (scene.continuation && scene.continuation->run)
            QVERIFY(window_->panel<ContinuePanel>().continuation().tree().nodes().size() > 1);
    }

    void picture(std::size_t step, const QString& trial) {
        if (qEnvironmentVariableIsEmpty("HEADLIGHT_PICTURES")) return;
        save(qPrintable(
            QStringLiteral("%1-%2%3").arg(QString::fromUtf8(QTest::currentDataTag())).arg(step + 1).arg(trial)));
    }
};

HEADLIGHT_TEST(LessonsTest, Window)
#include "lessons_test.moc"
