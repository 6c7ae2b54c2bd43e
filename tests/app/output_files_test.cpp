// Files appear whole or not at all, whatever happens on the way.

#include "program.h"
#include "test_program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace headlight::testing;

namespace {

QStringList attention(const QStringList& arguments) {
    return QStringList{"attention", "story-encoder", "--text", "The animal was tired."} + arguments;
}

QByteArray content_of(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

void write_file(const QString& path, const QByteArray& content) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
}

QStringList entries_of(const QString& folder) {
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
}

/// Whether the program has got as far as taking signals in its own hands.
bool receives_signals(qint64 process) {
    const QByteArray status = content_of(QString("/proc/%1/status").arg(process));
    const qsizetype at = status.indexOf("SigBlk:");
    return at >= 0 && (status.mid(at + 7, 17).trimmed().toULongLong(nullptr, 16) & (1ULL << (SIGTERM - 1))) != 0;
}

/// A list of inputs that keeps the program busy for longer than a test waits.
QByteArray many_inputs() {
    QByteArray json = "[";
    for (int i = 0; i < 20'000; ++i)
        json += QByteArray(i > 0 ? "," : "") + "{\"input_ids\":[2,10,11,12,13,14,15,16,17,18,19,20,21,22,3]}";
    return json + "]";
}

}  // namespace

class OutputFilesTest : public QObject {
    Q_OBJECT

  private slots:
    void json_holds_tokens_and_rows_that_sum_to_one() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("out.json");
        QCOMPARE(run_headlight(attention({"--out", path})).exit_code, 0);
        const auto object = QJsonDocument::fromJson(content_of(path)).object();
        const auto tokens = object["tokens"].toArray();
        QCOMPARE(tokens.first().toString(), "[CLS]");
        const auto heads = object["tensors"]["attentions.3"].toArray();
        QCOMPARE(heads.size(), 4);
        for (const auto& head : heads) {
            QCOMPARE(head.toArray().size(), tokens.size());
            for (const auto& row : head.toArray()) {
                double sum = 0;
                for (const auto& weight : row.toArray()) sum += weight.toDouble();
                QVERIFY(std::abs(sum - 1) < 1e-5);
            }
        }
    }

    void csv_names_the_tokens_of_the_target() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("out.csv");
        const auto result = run_headlight(
            {"attention", "english-french", "--text", "The cat sleeps.", "--target", "Le chat dort.", "--out", path});
        QVERIFY2(result.exit_code == 0, result.messages.constData());
        const QByteArray table = content_of(path);
        QVERIFY(table.contains("\nencoder_attentions.0,0,1,0,\u2581cat,\u2581The,1,"));
        QVERIFY(table.contains("\ncross_attentions.0,0,2,1,\u2581chat,\u2581cat,1,"));
        QVERIFY(table.contains("\ndecoder_attentions.0,0,2,1,\u2581chat,\u2581Le,1,"));
    }

    void csv_has_a_line_for_every_weight() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("out.csv");
        QCOMPARE(run_headlight({"attention", "story-decoder", "--text", "the", "--out", path}).exit_code, 0);
        const auto lines = table_after_provenance(content_of(path)).trimmed().split('\n');
        QCOMPARE(lines[0], QByteArray("attention,head,query,key,query_token,key_token,allowed,weight"));
        const qsizetype weights = lines.size() - 1;
        const qsizetype tokens = lines.last().split(',')[2].toInt() + 1;
        QCOMPARE(weights, 4 * 4 * tokens * tokens);
    }

    void every_binary_format_is_written_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("part");
        QTest::newRow("safetensors") << "out.safetensors" << QByteArray("\"attentions.0\"");
        QTest::newRow("npz") << "out.npz" << QByteArray("attentions.0.npy");
    }
    void every_binary_format_is_written() {
        QFETCH(QString, name);
        QFETCH(QByteArray, part);
        const QTemporaryDir folder;
        QCOMPARE(run_headlight(attention({"--out", folder.filePath(name)})).exit_code, 0);
        QVERIFY(content_of(folder.filePath(name)).contains(part));
        QCOMPARE(entries_of(folder.path()), QStringList{name});
    }

    void a_name_with_another_ending_is_wrong_usage() {
        const QTemporaryDir folder;
        QCOMPARE(run_headlight(attention({"--out", folder.filePath("out.docx")})).exit_code, 2);
        QCOMPARE(entries_of(folder.path()), QStringList());
    }

    void a_folder_as_output_is_refused() {
        const QTemporaryDir folder;
        QDir(folder.path()).mkdir("out.json");
        const auto result = run_headlight(attention({"--out", folder.filePath("out.json")}));
        QCOMPARE(result.exit_code, 1);
        QVERIFY(result.messages.contains("out.json"));
    }

    void a_link_as_output_is_refused_and_its_target_left_alone() {
        const QTemporaryDir folder;
        write_file(folder.filePath("precious.json"), "precious");
        QFile::link(folder.filePath("precious.json"), folder.filePath("out.json"));
        QCOMPARE(run_headlight(attention({"--out", folder.filePath("out.json")})).exit_code, 1);
        QCOMPARE(content_of(folder.filePath("precious.json")), QByteArray("precious"));
    }

    void a_file_of_the_model_is_never_replaced() {
        const QTemporaryDir folder;
        const QString model = QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/models/story-encoder");
        for (const auto& name : QDir(model).entryList(QDir::Files))
            QFile::copy(model + "/" + name, folder.filePath(name));
        const QByteArray before = content_of(folder.filePath("config.json"));
        const auto result =
            run_headlight({"attention", folder.path(), "--text", "the", "--out", folder.filePath("config.json")});
        QCOMPARE(result.exit_code, 1);
        QCOMPARE(content_of(folder.filePath("config.json")), before);
    }

    void a_folder_that_does_not_exist_is_named() {
        const auto result = run_headlight(attention({"--out", "/no-such-folder/out.json"}));
        QCOMPARE(result.exit_code, 1);
        QVERIFY(result.messages.contains("/no-such-folder/out.json"));
    }

    void a_failure_leaves_the_old_file_whole() {
        const QTemporaryDir folder;
        write_file(folder.filePath("out.json"), "precious");
        const QString too_long = QString("dog ").repeated(300);
        const QStringList arguments{"attention", "story-encoder", "--text",
                                    too_long,    "--out",         folder.filePath("out.json")};
        QCOMPARE(run_headlight(arguments).exit_code, 1);
        QCOMPARE(content_of(folder.filePath("out.json")), QByteArray("precious"));
        QCOMPARE(entries_of(folder.path()), QStringList{"out.json"});
    }

    void a_signal_ends_the_program_with_its_code_and_leaves_whole_files_only_data() {
        QTest::addColumn<int>("signal");
        QTest::newRow("SIGINT") << SIGINT;
        QTest::newRow("SIGTERM") << SIGTERM;
    }
    void a_signal_ends_the_program_with_its_code_and_leaves_whole_files_only() {
        QFETCH(int, signal);
        const QTemporaryDir folder;
        write_file(folder.filePath("inputs.json"), many_inputs());
        QProcess process;
        process.start(program_path(), {"attention", "story-encoder", "--inputs", folder.filePath("inputs.json"),
                                       "--out", folder.filePath("out")});
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(folder.filePath("out/5.safetensors")), 60'000);
        ::kill(static_cast<pid_t>(process.processId()), signal);
        QVERIFY(process.waitForFinished(10'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 128 + signal);
        const qint64 whole = QFileInfo(folder.filePath("out/0.safetensors")).size();
        for (const auto& name : entries_of(folder.filePath("out"))) {
            QVERIFY2(name.endsWith(".safetensors") && !name.startsWith('.'), qPrintable(name));
            QCOMPARE(QFileInfo(folder.filePath("out/" + name)).size(), whole);
        }
    }

    void a_signal_while_waiting_for_standard_input_ends_the_program() {
        QProcess process;
        process.start(program_path(), {"tokenize", "story-encoder", "--text", "-"});
        QVERIFY(process.waitForStarted());
        QTRY_VERIFY(receives_signals(process.processId()));
        ::kill(static_cast<pid_t>(process.processId()), SIGTERM);
        QVERIFY(process.waitForFinished(10'000));
        QCOMPARE(process.exitCode(), 128 + SIGTERM);
    }
};

HEADLIGHT_TEST(OutputFilesTest, Core)
#include "output_files_test.moc"
