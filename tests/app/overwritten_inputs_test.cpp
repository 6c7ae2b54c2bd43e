// No command writes over a file that it reads, by whatever name or link it is called.

#include "program.h"
#include "test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>

using namespace headlight::testing;

namespace {

const QString kBoot = QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/models/fashion-vit/images/ankle-boot.png");

QByteArray content_of(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

void write_file(const QString& path, const QByteArray& content) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
}

}  // namespace

class OverwrittenInputsTest : public QObject {
    Q_OBJECT

  private slots:
    /// @: the input's path.
    void an_input_is_never_replaced_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QStringList>("arguments");
        const QByteArray spec = R"({"model": "story-encoder", "text": "The cat."})";
        const QByteArray lines = "{\"text\": \"The cat.\"}\n";
        QTest::newRow("figure --image") << "boot.png" << content_of(kBoot)
                                        << QStringList{"figure", "fashion-vit", "--image", "@", "--out"};
        QTest::newRow("figure --spec") << "spec.json" << spec << QStringList{"figure", "--spec", "@", "--out"};
        QTest::newRow("figure --metrics")
            << "heads.json" << QByteArray("{}")
            << QStringList{"figure",   "story-encoder", "--text",    "The cat.", "--view", "grid",
                           "--metric", "entropy",       "--metrics", "@",        "--out"};
        QTest::newRow("compare --image") << "boot.png" << content_of(kBoot)
                                         << QStringList{"compare", "fashion-vit", "--image", "@", "--out"};
        QTest::newRow("metrics --lines") << "lines.json" << lines
                                         << QStringList{"metrics", "story-encoder", "--lines", "@", "--out"};
        QTest::newRow("attention --audio") << "speech.json" << QByteArray("RIFF")
                                           << QStringList{"attention", "story-encoder", "--audio", "@", "--out"};
        QTest::newRow("generate --audio") << "speech.json" << QByteArray("RIFF")
                                          << QStringList{"generate", "story-decoder", "--audio", "@", "--attention"};
    }
    void an_input_is_never_replaced() {
        QFETCH(QString, name);
        QFETCH(QByteArray, content);
        QFETCH(QStringList, arguments);
        const QTemporaryDir folder;
        const QString input = folder.filePath(name);
        arguments.replaceInStrings("@", input);
        write_file(input, content);
        const QString ending = name.mid(name.indexOf('.'));
        std::filesystem::create_hard_link(input.toStdString(), folder.filePath("hard" + ending).toStdString());
        QDir(folder.path()).mkdir("sub");
        for (const QString& output : {input, folder.filePath("hard" + ending), folder.filePath("sub/../" + name)}) {
            const auto result = run_headlight(arguments + QStringList{output}, {}, environment_without_display());
            QVERIFY2(result.exit_code == 1 || result.exit_code == 2, result.messages.constData());
            QVERIFY2(result.messages.contains("would replace an input"), result.messages.constData());
            QCOMPARE(content_of(input), content);
            QCOMPARE(content_of(output), content);
        }
    }

    void an_input_that_is_a_link_protects_what_it_leads_to() {
        const QTemporaryDir folder;
        write_file(folder.filePath("lines.json"), "{\"text\": \"The cat.\"}\n");
        QVERIFY(QFile::link(folder.filePath("lines.json"), folder.filePath("link.jsonl")));
        const auto result = run_headlight({"metrics", "story-encoder", "--lines", folder.filePath("link.jsonl"),
                                           "--out", folder.filePath("lines.json")});
        QCOMPARE(result.exit_code, 1);
        QVERIFY2(result.messages.contains("would replace an input"), result.messages.constData());
    }

    void a_folder_of_results_spares_the_tensors_that_inputs_name() {
        const QTemporaryDir folder;
        const QString tensors = folder.filePath("0.safetensors");
        const QByteArray content("\2\0\0\0\0\0\0\0{}", 10);
        write_file(tensors, content);
        write_file(folder.filePath("inputs.json"), R"([{"input_ids": [2, 5, 3], "tensors": "0.safetensors"}])");
        const auto result = run_headlight(
            {"attention", "story-encoder", "--inputs", folder.filePath("inputs.json"), "--out", folder.path()});
        QCOMPARE(result.exit_code, 1);
        QVERIFY2(result.messages.contains("would replace an input"), result.messages.constData());
        QCOMPARE(content_of(tensors), content);
    }

    void figures_of_imported_attention_may_be_named_after_it() {
        const QTemporaryDir folder;
        const QString weights = folder.filePath("run.npz");
        const auto attention = [&](const QString& out) {
            return run_headlight({"attention", "story-encoder", "--text", "a b", "--out", out}).exit_code;
        };
        QCOMPARE(attention(weights), 0);
        QCOMPARE(attention(folder.filePath("other.npz")), 0);
        write_file(folder.filePath("run.json"), R"({"tokens": ["a", "b", "c", "d"]})");
        const auto draw = [&](const QString& out) {
            return run_headlight({"figure", weights, "--layer", "0", "--head", "0", "--out", folder.filePath(out)});
        };
        for (int time = 0; time < 2; ++time)
            for (const QString out : {"run.svg", "other.npz"}) QVERIFY2(draw(out).exit_code == 0, qPrintable(out));
        for (const QString out : {"run.npz", "run.json"})
            QVERIFY2(draw(out).messages.contains("would replace a file of the model"), qPrintable(out));
    }

    void a_built_in_model_is_no_file_beside_the_output() {
        const QTemporaryDir folder;
        const QString out = folder.filePath("story-encoder.svg");
        for (int run = 0; run < 2; ++run) {
            const auto result =
                run_shell("cd '" + folder.path() +
                          "' && \"$HEADLIGHT\" figure story-encoder --text 'The cat.' --layer 0 --head 0 "
                          "--out story-encoder.svg");
            QVERIFY2(result.exit_code == 0, result.messages.constData());
        }
        QVERIFY(QFile::exists(out));
    }

    void an_old_output_is_replaced() {
        const QTemporaryDir folder;
        write_file(folder.filePath("lines.jsonl"), "{\"text\": \"The cat.\"}\n");
        write_file(folder.filePath("heads.json"), "old");
        const auto result = run_headlight({"metrics", "story-encoder", "--lines", folder.filePath("lines.jsonl"),
                                           "--out", folder.filePath("heads.json")});
        QVERIFY2(result.exit_code == 0, result.messages.constData());
        QVERIFY(content_of(folder.filePath("heads.json")).contains("\"model\""));
    }
};

HEADLIGHT_TEST(OverwrittenInputsTest, Core)
#include "overwritten_inputs_test.moc"
