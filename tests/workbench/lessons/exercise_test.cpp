// Exercises of lessons: their numbers, the judgment of answers, and worksheets.

#include "workbench/lessons/exercise.h"

#include "core/error.h"
#include "test_program.h"
#include "workbench/lessons/worksheet.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include <set>

using namespace headlight;

namespace {

Exercise pairs() {
    Exercise exercise;
    exercise.question = "How many pairs have {n} tokens?";
    exercise.numbers = {{"n", 10, 60, 5}};
    exercise.answer = "n * (n + 1) / 2";
    exercise.solution = "{n} and all before: {n * (n + 1) / 2}.";
    return exercise;
}

Lesson lesson_with(const std::vector<Exercise>& exercises) {
    Lesson lesson;
    lesson.title = "Pairs";
    lesson.steps.push_back(
        {.heading = "Only", .paragraphs = {"x"}, .source = {}, .trials = {}, .exercises = exercises, .scene = {}});
    return lesson;
}

QString text_of_pdf(const QByteArray& pdf) {
    const QTemporaryDir folder;
    QFile file(folder.filePath("sheet.pdf"));
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write(pdf);
    file.close();
    QProcess reader;
    reader.start("pdftotext", {"-layout", file.fileName(), "-"});
    reader.waitForFinished(60'000);
    return QString::fromUtf8(reader.readAllStandardOutput());
}

}  // namespace

class ExerciseTest : public QObject {
    Q_OBJECT

  private slots:
    void formulas_have_the_values_that_arithmetic_gives_data() {
        QTest::addColumn<QString>("formula");
        QTest::addColumn<double>("value");
        QTest::newRow("number") << "0.25" << 0.25;
        QTest::newRow("thousands") << "1,234,567" << 1234567.0;
        QTest::newRow("order of operations") << "2 + 3 * 4" << 14.0;
        QTest::newRow("power") << "2 ^ 10" << 1024.0;
        QTest::newRow("root") << "sqrt(2) * sqrt(2)" << 2.0;
        QTest::newRow("natural logarithm") << "ln(exp(3))" << 3.0;
        QTest::newRow("signs that people type") << QString::fromUtf8("−2 × 3") << -6.0;
    }
    void formulas_have_the_values_that_arithmetic_gives() {
        QFETCH(QString, formula);
        QFETCH(double, value);
        QVERIFY(std::abs(value_of_formula(formula) - value) < 1e-12 * std::max(1.0, std::abs(value)));
    }

    void what_is_no_formula_is_refused_with_what_was_found_data() {
        QTest::addColumn<QString>("formula");
        QTest::newRow("words") << "many";
        QTest::newRow("nothing") << "";
        QTest::newRow("open bracket") << "(1 + 2";
        QTest::newRow("division by zero") << "1 / 0";
        QTest::newRow("long") << QString(10'000, u'(');
    }
    void what_is_no_formula_is_refused_with_what_was_found() {
        QFETCH(QString, formula);
        try {
            value_of_formula(formula);
            QFAIL("a value");
        } catch (const Error& error) {
            const QString sentence = QString::fromStdString(error.sentence());
            QVERIFY2(sentence.contains("Expected a number") && sentence.contains(formula.left(50)),
                     qPrintable(sentence));
            QVERIFY2(sentence.size() < 500, qPrintable(sentence));
        }
    }

    void a_seed_decides_the_numbers_and_they_keep_their_bounds() {
        std::set<double> answers;
        for (std::uint32_t seed = 1; seed <= 200; ++seed) {
            const PosedExercise posed = pose(pairs(), seed, 0);
            QCOMPARE(posed.question, pose(pairs(), seed, 0).question);
            const int n = posed.question.section(' ', 4, 4).toInt();
            QVERIFY2(n >= 10 && n <= 60 && n % 5 == 0, qPrintable(posed.question));
            int sum = 0;
            for (int i = 1; i <= n; ++i) sum += i;
            QCOMPARE(posed.number, static_cast<double>(sum));
            QVERIFY(posed.solution.contains(number_text(sum)));
            answers.insert(posed.number);
        }
        QCOMPARE(answers.size(), std::size_t{11});  // every number comes up
        QVERIFY(pose(pairs(), 1, 0).question != pose(pairs(), 1, 1).question ||
                pose(pairs(), 2, 0).question != pose(pairs(), 2, 1).question);
    }

    void answers_are_judged_within_the_tolerance() {
        Exercise exercise = pairs();
        exercise.numbers = {{"n", 16, 16, 1}};
        const PosedExercise whole = pose(exercise, 1, 0);
        QCOMPARE(judge(whole, "136").right, std::optional(true));
        QCOMPARE(judge(whole, " 16 * 17 / 2 ").right, std::optional(true));
        QCOMPARE(judge(whole, "136.5").right, std::optional(false));
        QCOMPARE(judge(whole, "").right, std::optional<bool>());
        QVERIFY(judge(whole, "lots").sentence.contains("lots"));
        exercise.answer = "n / 3";
        const PosedExercise share = pose(exercise, 1, 0);
        QCOMPARE(judge(share, "5.33").right, std::optional(true));
        QCOMPARE(judge(share, "5.2").right, std::optional(false));
        exercise.tolerance = 0.5;
        QCOMPARE(judge(pose(exercise, 1, 0), "5.2").right, std::optional(true));
    }

    void choices_tokens_heads_and_texts_are_judged_by_their_kind() {
        Exercise exercise{.question = "?",
                          .numbers = {},
                          .kind = AnswerKind::Choice,
                          .answer = {},
                          .tolerance = {},
                          .choices = {"a", "b"},
                          .right_choice = 1,
                          .solution = {}};
        QCOMPARE(judge(pose(exercise, 1, 0), "b").right, std::optional(true));
        QCOMPARE(judge(pose(exercise, 1, 0), "a").right, std::optional(false));
        exercise.kind = AnswerKind::Token;
        exercise.answer = "Animal";
        QCOMPARE(judge(pose(exercise, 1, 0), "animal").right, std::optional(true));
        exercise.kind = AnswerKind::Head;
        exercise.answer = "L2H2";
        QCOMPARE(judge(pose(exercise, 1, 0), "l2h2").right, std::optional(true));
        QCOMPARE(judge(pose(exercise, 1, 0), "L2H1").right, std::optional(false));
        QVERIFY(judge(pose(exercise, 1, 0), "two").sentence.contains("L2H2"));
        exercise.kind = AnswerKind::Text;
        QCOMPARE(judge(pose(exercise, 1, 0), "because").right, std::optional<bool>());
    }

    void a_sheet_has_the_questions_and_solutions_only_where_asked() {
        const Lesson lesson = lesson_with({pairs(), pairs()});
        const QByteArray sheet = worksheet_pdf(lesson, {.seed = 3});
        QCOMPARE(sheet, worksheet_pdf(lesson, {.seed = 3}));
        QVERIFY(sheet != worksheet_pdf(lesson, {.seed = 4}));
        if (QStandardPaths::findExecutable("pdftotext").isEmpty()) QSKIP("pdftotext is not installed");
        const auto exercises = worksheet_exercises(lesson, 3);
        const QString questions = text_of_pdf(sheet);
        const QString solutions = text_of_pdf(worksheet_pdf(lesson, {.seed = 3, .solutions = true}));
        for (const WorksheetExercise& exercise : exercises) {
            QVERIFY2(questions.contains(exercise.posed.question), qPrintable(questions));
            QVERIFY2(!questions.contains(exercise.posed.solution), qPrintable(questions));
            QVERIFY2(solutions.contains(exercise.posed.solution), qPrintable(solutions));
        }
    }

    void many_exercises_take_several_pages() {
        const QByteArray one = worksheet_pdf(lesson_with({pairs()}), {});
        const QByteArray many = worksheet_pdf(lesson_with(std::vector<Exercise>(30, pairs())), {});
        QCOMPARE(one.count("/Type /Page\n"), 1);
        QVERIFY(many.count("/Type /Page\n") > 2);
    }
};

HEADLIGHT_TEST(ExerciseTest, Window)
#include "exercise_test.moc"
