// headlight lesson: the list, exercises as text, worksheets.

#include "program.h"
#include "test_program.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace headlight::testing;

class LessonCommandTest : public QObject {
    Q_OBJECT

  private slots:
    void lessons_are_listed_by_the_names_that_the_command_takes() {
        const ProgramResult list = run_headlight({"lesson"});
        QCOMPARE(list.exit_code, 0);
        const QStringList lines = QString(list.output).split('\n', Qt::SkipEmptyParts);
        QVERIFY(lines.size() >= 13);
        for (const QString& line : lines) {
            const QStringList cells = line.split('\t');
            QCOMPARE(cells.size(), 4);
            if (cells[3].startsWith("0 ")) continue;
            QCOMPARE(run_headlight({"lesson", cells[0]}).exit_code, 0);
        }
    }

    void solutions_are_printed_only_where_they_are_asked_for() {
        const QString questions = run_headlight({"lesson", "the-layer", "--seed", "2"}).output;
        const QString solved = run_headlight({"lesson", "the-layer", "--seed", "2", "--solutions"}).output;
        QVERIFY(!questions.contains("   = "));
        QVERIFY(solved.contains("   = "));
        QVERIFY(solved.startsWith(questions.section('\n', 0, 0)));
    }

    void a_sheet_is_written_and_the_lesson_is_not_overwritten() {
        const QTemporaryDir folder;
        const QString sheet = folder.filePath("sheet.pdf");
        QCOMPARE(run_headlight({"lesson", "the-layer", "--sheet", sheet}).exit_code, 0);
        QFile file(sheet);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("%PDF-"));
        const QString lesson = folder.filePath("own.json");
        QVERIFY(QFile::copy(HEADLIGHT_SOURCE_DIR "/resources/lessons/07-the-layer.json", lesson));
        QCOMPARE(run_headlight({"lesson", lesson, "--sheet", lesson}).exit_code, 1);
    }

    void what_is_no_lesson_and_what_has_no_exercises_is_said() {
        const ProgramResult unknown = run_headlight({"lesson", "astronomy"});
        QCOMPARE(unknown.exit_code, 1);
        QVERIFY2(unknown.messages.contains("astronomy") && unknown.messages.contains("the-layer"),
                 qPrintable(unknown.messages));
        const QTemporaryDir folder;
        QFile lesson(folder.filePath("own.json"));
        QVERIFY(lesson.open(QIODevice::WriteOnly));
        lesson.write(R"({"title": "Own", "summary": "One step.", "steps": [{"heading": "A text", "text": ["Look."],
                         "show": {"model": "story-encoder", "text": "The girl was happy.", "layer": 0, "head": 1}}]})");
        lesson.close();
        const ProgramResult none = run_headlight({"lesson", lesson.fileName()});
        QCOMPARE(none.exit_code, 1);
        QVERIFY2(none.messages.contains("no exercises"), qPrintable(none.messages));
        QCOMPARE(run_headlight({"lesson", "--seed", "3"}).exit_code, 2);
    }
};

HEADLIGHT_TEST(LessonCommandTest, Core)
#include "lesson_command_test.moc"
