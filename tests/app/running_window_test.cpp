// What another process wants to show appears in the window that is open.
#include "program.h"
#include "test_program.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

using namespace headlight::testing;

namespace {

/// No window but those of the test listens there.
QProcessEnvironment environment_of(const QTemporaryDir& folder) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_QPA_PLATFORM", "offscreen");
    for (const char* name : {"XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "TMPDIR"})
        environment.insert(name, folder.path());
    return environment;
}

const QStringList kShow{"--reuse-window", "--model", "story-encoder", "--text", "The cat sat."};

}  // namespace

class RunningWindowTest : public QObject {
    Q_OBJECT

  private slots:
    void a_second_process_asks_the_window_of_the_first() {
        const QTemporaryDir folder;  // of this user alone
        QProcess window;
        window.setProcessEnvironment(environment_of(folder));
        window.start(program_path(), kShow);
        QVERIFY(window.waitForReadyRead(kPatience));
        QCOMPARE(window.readLine().trimmed().toLongLong(), window.processId());
        const auto second = run_headlight(kShow, {}, environment_of(folder));
        QCOMPARE(second.exit_code, 0);
        QCOMPARE(second.output.trimmed().toLongLong(), window.processId());
        const auto missing = run_headlight({"--reuse-window", "--model", "nowhere"}, {}, environment_of(folder));
        QVERIFY2(missing.messages.contains("nowhere"), missing.messages.constData());
        QCOMPARE(window.state(), QProcess::Running);
        window.terminate();
        QVERIFY(window.waitForFinished(kPatience));
        QVERIFY(QDir(folder.path()).entryList({"headlight-offscreen*"}, QDir::System).isEmpty());
    }

    void a_folder_that_others_may_read_gets_no_socket() {
        const QTemporaryDir folder;
        const QString open = folder.filePath("open");
        QVERIFY(QDir().mkdir(open));
        QVERIFY(QFile::setPermissions(open, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner | QFile::ReadOther));
        QProcessEnvironment environment = environment_of(folder);
        environment.insert("XDG_RUNTIME_DIR", open);
        QProcess window;
        window.setProcessEnvironment(environment);
        window.start(program_path(), kShow);
        QVERIFY(window.waitForReadyRead(kPatience));
        QVERIFY(QDir(open).entryList(QDir::System | QDir::AllEntries | QDir::NoDotAndDotDot).isEmpty());
        window.terminate();
        QVERIFY(window.waitForFinished(kPatience));
    }

  private:
    static constexpr int kPatience = 20'000;
};

HEADLIGHT_TEST(RunningWindowTest, None)
#include "running_window_test.moc"
