// The page of the documentation and the manual page that are made from the program's options.

#include "program.h"
#include "test_program.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

using namespace headlight::testing;

class CommandReferenceTest : public QObject {
    Q_OBJECT

  private slots:
    // HEADLIGHT_WRITE_DOCS=1 writes the page instead.
    void the_page_of_commands_is_what_the_program_takes() {
        const ProgramResult made = run_headlight({"--reference", "markdown"});
        QCOMPARE(made.exit_code, 0);
        QFile page(HEADLIGHT_SOURCE_DIR "/docs/command-line.md");
        if (qEnvironmentVariableIsSet("HEADLIGHT_WRITE_DOCS")) {
            QVERIFY(page.open(QIODevice::WriteOnly));
            QCOMPARE(page.write(made.output), made.output.size());
            return;
        }
        QVERIFY(page.open(QIODevice::ReadOnly));
        QVERIFY2(page.readAll() == made.output,
                 "docs/command-line.md is stale: run command_reference_test with HEADLIGHT_WRITE_DOCS=1");
    }

    void the_manual_page_names_every_command_and_option() {
        const QByteArray manual = run_headlight({"--reference", "man"}).output;
        QFile page(HEADLIGHT_SOURCE_DIR "/docs/command-line.md");
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(page.readAll());
        static const QRegularExpression name("^(?:## |\\| `)(headlight [a-z ]+|--[a-z-]+)",
                                             QRegularExpression::MultilineOption);
        int count = 0;
        for (auto match = name.globalMatch(text); match.hasNext(); ++count) {
            const QString found = match.next().captured(1);
            QVERIFY2(manual.contains(QString(found).replace("-", "\\-").toUtf8()), qPrintable(found));
        }
        QVERIFY(count > 200);
    }

    void the_manual_page_is_formatted_without_warnings() {
        if (QStandardPaths::findExecutable("groff").isEmpty()) QSKIP("groff is not installed");
        const ProgramResult result =
            run_shell("\"$HEADLIGHT\" --reference man | groff -man -Tutf8 -k -ww -rLL=100n 2>&1 >/dev/null");
        QCOMPARE(result.output, QByteArray());
        QCOMPARE(result.exit_code, 0);
    }

    void the_build_leaves_the_manual_page_beside_the_program() {
        QFile built(HEADLIGHT_BINARY_DIR "/headlight.1");
        QVERIFY(built.open(QIODevice::ReadOnly));
        QVERIFY(built.readAll() == run_headlight({"--reference", "man"}).output);
    }
};

HEADLIGHT_TEST(CommandReferenceTest, None)
#include "command_reference_test.moc"
