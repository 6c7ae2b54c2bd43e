#include "program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace headlight::testing;

class CommandLineTest : public QObject {
    Q_OBJECT

  private slots:
    void the_version_is_stated() {
        const auto result = run_headlight({"--version"});
        QCOMPARE(result.exit_code, 0);
        QVERIFY(result.output.startsWith("headlight "));
        QCOMPARE(result.messages, QByteArray());
    }

    void help_has_examples_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("program") << QStringList{"--help"};
        for (const char* command : {"devices"}) QTest::newRow(command) << QStringList{command, "--help"};
    }
    void help_has_examples() {
        QFETCH(QStringList, arguments);
        const auto result = run_headlight(arguments);
        QCOMPARE(result.exit_code, 0);
        QVERIFY(result.output.contains("Examples:\n  headlight "));
        QCOMPARE(result.messages, QByteArray());
    }

    void wrong_usage_is_told_with_a_hint_and_exit_code_2_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("unknown flag") << QStringList{"--no-such-flag"};
        QTest::newRow("unknown command") << QStringList{"no-such-command"};
        QTest::newRow("unknown flag of a command") << QStringList{"devices", "--no-such-flag"};
    }
    void wrong_usage_is_told_with_a_hint_and_exit_code_2() {
        QFETCH(QStringList, arguments);
        const auto result = run_headlight(arguments);
        QCOMPARE(result.exit_code, 2);
        QVERIFY(result.messages.startsWith("headlight: "));
        QVERIFY(result.messages.contains("--help'"));
        QCOMPARE(result.output, QByteArray());
    }

    void a_closed_standard_output_is_a_failure_with_a_sentence() {
        const auto result = run_shell("\"$HEADLIGHT\" devices >&-");
        QCOMPARE(result.exit_code, 1);
        QVERIFY(result.messages.contains("standard output"));
    }

    void a_full_standard_output_is_a_failure_with_a_sentence() {
        const auto result = run_shell("\"$HEADLIGHT\" devices >/dev/full");
        QCOMPARE(result.exit_code, 1);
        QVERIFY(result.messages.contains("standard output"));
    }

    void a_reader_that_goes_away_is_no_failure() {
        const auto result = run_shell("{ sleep 0.2; \"$HEADLIGHT\" devices; echo $? >&2; } | true");
        QCOMPARE(result.messages, QByteArray("0\n"));
    }

    void devices_names_the_processor_and_says_why_the_rest_cannot_be_used() {
        const auto result = run_headlight({"devices", "--json"}, {}, environment_without_display());
        QCOMPARE(result.exit_code, 0);
        const auto devices = QJsonDocument::fromJson(result.output).object()["devices"].toArray();
        QCOMPARE(devices[0].toObject()["backend"].toString(), "cpu");
        QVERIFY(devices[0].toObject()["available"].toBool());
        QVERIFY(devices[0].toObject()["threads"].toInt() >= 1);
        for (const auto& device : devices) {
            if (!device.toObject()["available"].toBool()) QVERIFY(!device.toObject()["reason"].toString().isEmpty());
        }
    }
};

QTEST_GUILESS_MAIN(CommandLineTest)
#include "command_line_test.moc"
