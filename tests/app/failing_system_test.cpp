// How the program ends where the system gives it no memory, no threads and no room on the disk.

#include "program.h"
#include "test_program.h"

#include <QTemporaryDir>
#include <QTest>

using namespace headlight::testing;

namespace {

/// A run whose nth call of this kind fails ("thread 3").
ProgramResult run_with(const QString& fault, const QStringList& arguments) {
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert("LD_PRELOAD", QStringLiteral(HEADLIGHT_FAULTS_LIBRARY));
    environment.insert("HEADLIGHT_FAULT", fault);
    return run_headlight(arguments, {}, environment);
}

QByteArray summary(const ProgramResult& result) {
    return "exit code " + QByteArray::number(result.exit_code) + ": " + result.messages;
}

}  // namespace

class FailingSystemTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    QStringList figure() const {
        return {"figure", "story-encoder", "--text", "a b",       "--layer", "0",     "--head",
                "0",      "--threads",     "3",      "--backend", "cpu",     "--out", folder_.filePath("head.svg")};
    }

  private slots:
    void a_thread_that_cannot_start_ends_in_a_sentence_data() {
        QTest::addColumn<QString>("fault");
        for (int nth = 1; nth <= 6; ++nth)
            for (const QString then : {"", " on"})
                QTest::addRow("%d%s", nth, qPrintable(then)) << QString("thread %1%2").arg(nth).arg(then);
    }
    void a_thread_that_cannot_start_ends_in_a_sentence() {
        QFETCH(QString, fault);
        const ProgramResult result = run_with(fault, figure());
        const bool said = result.exit_code == 1 && result.messages.startsWith("headlight: The system starts no more ");
        QVERIFY2(said || result.exit_code == 0, summary(result));
        QVERIFY2(said || fault != "thread 1", "the first thread is needed");
    }

    void an_allocation_that_fails_ends_in_a_sentence_data() {
        QTest::addColumn<int>("nth");
        for (int nth = 1000; nth <= 20'000; nth += nth / 4) QTest::addRow("%d", nth) << nth;
    }
    void an_allocation_that_fails_ends_in_a_sentence() {
        QFETCH(int, nth);
        const ProgramResult result = run_with(QString("allocation %1").arg(nth), figure());
        const bool said = result.exit_code == 1 && result.messages.startsWith("headlight: ");
        QVERIFY2(said || result.exit_code == 0, summary(result));
    }
};

HEADLIGHT_TEST(FailingSystemTest, Core)
#include "failing_system_test.moc"
