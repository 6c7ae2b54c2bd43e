// How the program ends where the system gives it no memory, no threads and no room on the disk.

#include "program.h"
#include "test_program.h"

#include <QDir>
#include <QFile>
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
    static QByteArray content(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static void write(const QString& path, const QByteArray& bytes) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    void put(const QString& name, const QByteArray& bytes) const { write(folder_.filePath(name), bytes); }
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

    void a_write_that_fails_leaves_the_old_file_or_the_whole_new_one_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("option");
        QTest::addColumn<QString>("ending");
        const QStringList text{"--text", "a b", "--backend", "cpu", "--threads", "1"};
        const QStringList head = QStringList{"figure", "story-encoder", "--layer", "0", "--head", "0"} + text;
        for (const char* ending : {"svg", "png", "pdf", "tex", "html", "csv", "json", "npz", "safetensors"})
            QTest::addRow("figure.%s", ending) << head << "--out" << ending;
        const QStringList all = QStringList{"attention", "story-encoder"} + text;
        for (const char* ending : {"csv", "json", "npz", "safetensors"})
            QTest::addRow("attention.%s", ending) << all << "--out" << ending;
        QTest::newRow("capture") << all + QStringList{"--capture"} << "--out"
                                 << "safetensors";
        const QStringList compared =
            QStringList{"compare", "story-encoder", "--with-text", "a c", "--layer", "0", "--head", "0"} + text;
        for (const char* ending : {"html", "svg"}) QTest::addRow("compare.%s", ending) << compared << "--out" << ending;
        put("lines.jsonl", R"({"text": "a b"})");
        const QStringList metrics{"metrics", "story-encoder", "--lines", "lines.jsonl", "--backend", "cpu"};
        for (const char* ending : {"json", "csv"}) QTest::addRow("metrics.%s", ending) << metrics << "--out" << ending;
        QTest::newRow("worksheet") << QStringList{"lesson", "the-layer"} << "--sheet"
                                   << "pdf";
    }
    void a_write_that_fails_leaves_the_old_file_or_the_whole_new_one() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, option);
        QFETCH(QString, ending);
        arguments.replaceInStrings("lines.jsonl", folder_.filePath("lines.jsonl"));
        const QTemporaryDir results;
        const QString target = results.filePath("result." + ending);
        arguments << option << target;
        QVERIFY(run_with("write 0", arguments).exit_code == 0);
        const QByteArray whole = content(target);
        QVERIFY(!whole.isEmpty());
        const QByteArray old = "what stood there before";
        int failed = 0;
        for (const char* fault : {"write 1", "write 2", "write 3", "write 4", "write 5", "write 1 on", "write 3 on"}) {
            QVERIFY(QFile::remove(target));
            write(target, old);
            const ProgramResult result = run_with(fault, arguments);
            const QByteArray found = fault + (": " + summary(result));
            QVERIFY2(result.exit_code == 0 || result.exit_code == 1, found);
            const bool said = result.messages.startsWith("headlight: ") && result.messages.trimmed().endsWith('.') &&
                              result.messages.contains("result." + ending.toUtf8());
            QVERIFY2(result.exit_code == 0 || said, found);
            QVERIFY2(content(target) == (result.exit_code == 0 ? whole : old), found);
            QCOMPARE(QDir(results.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(), 1);
            failed += result.exit_code;
        }
        QVERIFY2(failed >= 2, "no write of the result failed");
    }

    void a_training_whose_checkpoint_cannot_be_written_keeps_those_before() {
        for (const char* fault : {"write 8 on", "write 10 on", "write 13 on"}) {
            const QTemporaryDir results;
            const QString out = results.filePath("trained");
            const ProgramResult result =
                run_with(fault, {"train", "--text", QString("a b ").repeated(20), "--layers", "1", "--width", "8",
                                 "--steps", "3", "--threads", "1", "--out", out});
            const bool said = result.messages.startsWith("headlight: ") && result.messages.trimmed().endsWith('.');
            QVERIFY2(result.exit_code == 1 && said, fault + (": " + summary(result)));
            for (const QString& name : QDir(out).entryList(QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot)) {
                QVERIFY2(name.startsWith("step"), qPrintable(name));
                QCOMPARE(QDir(out + '/' + name).entryList(QDir::Files).size(), 5);
            }
        }
    }

    void caches_that_cannot_be_written_stop_nothing() {
        const QTemporaryDir caches;
        qputenv("XDG_CACHE_HOME", caches.path().toUtf8());
        for (const char* fault : {"write 1", "write 2", "write 3"}) {
            const ProgramResult result = run_with(fault, figure());
            const bool said = result.exit_code == 1 && result.messages.contains("head.svg");
            QVERIFY2(said || result.exit_code == 0, summary(result));
        }
        qunsetenv("XDG_CACHE_HOME");
    }
};

HEADLIGHT_TEST(FailingSystemTest, Core)
#include "failing_system_test.moc"
