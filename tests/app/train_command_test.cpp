// headlight train: a folder of checkpoints from a text, interrupted and continued, and what it refuses.

#include "program.h"
#include "test_program.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <csignal>

using namespace headlight::testing;

namespace {

const QString kText = QStringLiteral("fox owl cup hat fox owl cup hat ").repeated(8);

ProgramResult train(const QStringList& arguments) {
    return run_headlight(QStringList{"train", "--threads", "1"} << arguments);
}

QByteArray weights(const QString& folder, const QString& checkpoint) {
    QFile file(folder + '/' + checkpoint + "/model.safetensors");
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class TrainCommandTest : public QObject {
    Q_OBJECT

    QTemporaryDir place_;
    const QStringList small_{"--text", kText, "--unit", "words", "--layers", "1", "--heads", "2", "--width", "16"};
    [[nodiscard]] QString at(const QString& name) const { return place_.filePath(name); }

  private slots:
    void the_folder_is_a_series_with_its_losses() {
        const QStringList steps{"--steps", "40", "--out", at("series")};
        const ProgramResult made = train(QStringList(small_) << steps);
        QVERIFY2(made.exit_code == 0, made.messages.constData());
        const QList<QByteArray> lines = made.output.split('\n');
        QCOMPARE(lines[0], QByteArray("step\tloss"));
        QCOMPARE(lines[1], QByteArray("0\t"));
        const QByteArrayList last = lines[lines.size() - 2].split('\t');
        QCOMPARE(last[0], QByteArray("40"));
        QVERIFY(last[1].toDouble() < 1.5);
        const QString numbers = at("numbers.json");
        QCOMPARE(run_headlight({"figure", at("series"), "--view", "checkpoints", "--out", numbers}).exit_code, 0);
        QFile file(numbers);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject json = QJsonDocument::fromJson(file.readAll()).object();
        QCOMPARE(json["steps"].toArray().size(), 21);
        QCOMPARE(run_headlight({"score", at("series"), "--text", "fox owl cup hat"}).exit_code, 0);
    }

    void the_optimizer_is_chosen_and_kept() {
        const QStringList steps{"--steps", "2", "--out", at("sgd"), "--optimizer", "sgd"};
        QCOMPARE(train(QStringList(small_) << steps).exit_code, 0);
        QFile file(at("sgd") + "/training.json");
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(QJsonDocument::fromJson(file.readAll()).object()["optimizer"].toString(), QString("sgd"));
        QCOMPARE(train({"--continue", "--steps", "1", "--out", at("sgd")}).exit_code, 0);
        QVERIFY(!weights(at("sgd"), "step3").isEmpty());
    }

    void a_signal_ends_with_a_checkpoint_and_the_training_goes_on() {
        QProcess process;
        process.start(program_path(),
                      QStringList{"train", "--threads", "1", "--steps", "100000"} << small_ << "--out" << at("signal"));
        QTRY_VERIFY_WITH_TIMEOUT(QDir(at("signal") + "/step0").exists(), 60'000);
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 128 + SIGINT);
        const QStringList found = QDir(at("signal")).entryList({"step*"}, QDir::Dirs);
        QVERIFY(!found.isEmpty());
        int last = 0;
        for (const QString& name : found) last = std::max(last, name.mid(4).toInt());
        QVERIFY(QDir(at("signal")).entryList({".unfinished*"}, QDir::Dirs | QDir::Hidden).isEmpty());

        const ProgramResult more = train({"--continue", "--steps", "1", "--out", at("signal")});
        QVERIFY2(more.exit_code == 0, more.messages.constData());
        const QString next = QString("step%1").arg(last + 1);
        QVERIFY(!weights(at("signal"), next).isEmpty());
        const QStringList at_once{"--steps", QString::number(last + 1), "--out", at("whole")};
        QCOMPARE(train(QStringList(small_) << at_once).exit_code, 0);
        QVERIFY(weights(at("whole"), next) == weights(at("signal"), next));
    }

    void what_it_cannot_do_is_said_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("exit_code");
        QTest::addColumn<QString>("said");
        const QString out = at("refused");
        QTest::newRow("no text") << QStringList{"--out", out} << 2 << "--text-file or --continue";
        QTest::newRow("empty text") << QStringList{"--text", "", "--out", out} << 1 << "The text is too short";
        QTest::newRow("optimizer") << QStringList{"--text", kText, "--optimizer", "adam", "--out", out} << 2
                                   << "adamw,sgd,sgd-momentum";
        QTest::newRow("short text") << QStringList{"--text", "a b c", "--context", "32", "--out", out} << 1
                                    << "expected at least 33 characters for a context of 32, found 5";
        QTest::newRow("no file") << QStringList{"--text-file", at("absent.txt"), "--out", out} << 1 << "absent.txt";
        QTest::newRow("too wide") << QStringList{"--text", kText, "--width", "512", "--out", out} << 2 << "--width";
        QTest::newRow("odd width") << QStringList{"--text", kText, "--width", "60", "--out", out} << 1
                                   << "a multiple of 2 x heads";
        QTest::newRow("a folder with files")
            << QStringList{"--text", kText, "--out", HEADLIGHT_SOURCE_DIR} << 1 << "Expected a new or empty folder";
        QTest::newRow("nothing to continue")
            << QStringList{"--continue", "--out", HEADLIGHT_SOURCE_DIR} << 1 << "Expected a folder of a training";
        QTest::newRow("another model to continue")
            << QStringList{"--continue", "--layers", "1", "--out", out} << 2 << "--continue excludes --layers";
    }
    void what_it_cannot_do_is_said() {
        QFETCH(QStringList, arguments);
        QFETCH(int, exit_code);
        QFETCH(QString, said);
        const ProgramResult result = train(arguments);
        QVERIFY2(QString(result.messages).contains(said), result.messages.constData());
        QCOMPARE(result.exit_code, exit_code);
        QVERIFY(!QDir(at("refused")).exists());
    }
};

HEADLIGHT_TEST(TrainCommandTest, Core)
#include "train_command_test.moc"
