// A run that is written as queries and keys opens to the figures of the run itself.

#include "program.h"
#include "test_program.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <utility>

using namespace headlight::testing;

namespace {

QByteArray content_of(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

/// A figure without what it says of its origin: a run's is the model, a capture's the file.
QByteArray without_origin(const QByteArray& figure) {
    static const QRegularExpression origin(
        "<metadata>.*?</metadata>|<desc>.*?</desc>|^# provenance:[^\n]*\n|\"provenance\": ?\\{.*?\\}",
        QRegularExpression::DotMatchesEverythingOption);
    return QString::fromUtf8(figure).remove(origin).toUtf8();
}

QString model(const char* name) {
    return QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/models/") + name;
}

}  // namespace

class CaptureCommandTest : public QObject {
    Q_OBJECT

  private slots:
    void figures_of_a_capture_are_those_of_the_run_data() {
        QTest::addColumn<QStringList>("run");
        QTest::addColumn<QStringList>("head");
        const auto text = [](const char* name, const QString& path, const QStringList& head = {}) {
            QTest::newRow(name) << QStringList{path, "--text", "The animal was tired because it ran."}
                                << (QStringList{"--layer", "1", "--head", "1"} + head);
        };
        text("encoder", "story-encoder");
        text("causal decoder", "story-decoder");
        text("grouped heads", model("llama-lm"));
        text("windows and soft caps", model("gemma2-lm"));
        text("sinks", model("gpt-oss-lm"));
        text("biases by distance", model("t5-seq2seq"), {"--attention", "encoder"});
        text("biases by content", model("deberta-v2-mlm"));
        text("slopes", model("bloom-lm"));
        QTest::newRow("encoder-decoder") << QStringList{"english-french", "--text", "The cat sleeps."}
                                         << QStringList{"--attention", "cross", "--layer", "1", "--head", "1"};
        text("windows and global tokens", "story-longformer");
        const auto image = [](const char* name, const QString& path, const QStringList& head) {
            QTest::newRow(name) << QStringList{path, "--image",
                                               HEADLIGHT_SOURCE_DIR "/resources/models/fashion-vit/images/shirt.png"}
                                << head;
        };
        image("a pooling query", model("siglip"), {"--attention", "pooling", "--layer", "0", "--head", "1"});
        QTest::newRow("two towers") << QStringList{model("clip"), "--text", "a cat", "--image",
                                                   HEADLIGHT_SOURCE_DIR
                                                   "/resources/models/fashion-vit/images/shirt.png"}
                                    << QStringList{"--attention", "text", "--layer", "1", "--head", "1"};
        QTest::newRow("image") << QStringList{"fashion-vit", "--image",
                                              HEADLIGHT_SOURCE_DIR "/resources/models/fashion-vit/images/shirt.png"}
                               << QStringList{"--layer", "1", "--head", "1"};
    }
    void figures_of_a_capture_are_those_of_the_run() {
        QFETCH(QStringList, run);
        QFETCH(QStringList, head);
        const QTemporaryDir folder;
        const QString capture = folder.filePath("run.safetensors");
        const auto written = run_headlight(QStringList{"attention"} + run + QStringList{"--capture", "--out", capture});
        QVERIFY2(written.exit_code == 0, written.messages.constData());
        const bool image = run.contains("--image");
        const QStringList attention =
            head.contains("--attention") ? head.mid(head.indexOf("--attention"), 2) : QStringList();
        QList<QStringList> views{head + QStringList{"--view", "heatmap"},
                                 QStringList{"--view", "grid", "--metric", "entropy"} + attention};
        // Global tokens read values of their own, and a capture has one norm of a key's values. It also has the halves
        // of a head for global tokens and for the others side by side, one of which is 0.
        const bool halves = run.front() == "story-longformer";
        if (!halves) views << head + QStringList{"--view", "heatmap", "--value-weighted"};
        if (!image) views << QStringList{"--view", "grid"} + attention << head + QStringList{"--view", "links"};
        // What of a score is position is in the model, not in its queries and keys.
        if (run.front().startsWith("story-") && !halves) views << head + QStringList{"--view", "weight"};
        for (const QStringList& view : views) {
            for (const QString& ending : {QStringLiteral("csv"), QStringLiteral("svg")}) {
                const QString ours = folder.filePath("run." + ending);
                const QString theirs = folder.filePath("capture." + ending);
                const auto first = run_headlight(QStringList{"figure"} + run + view + QStringList{"--out", ours});
                const auto second = run_headlight(QStringList{"figure", capture} + view + QStringList{"--out", theirs});
                QVERIFY2(first.exit_code == 0, (view.join(' ').toUtf8() + first.messages).constData());
                QVERIFY2(second.exit_code == 0, (view.join(' ').toUtf8() + second.messages).constData());
                QVERIFY2(without_origin(content_of(ours)) == without_origin(content_of(theirs)),
                         qPrintable(view.join(' ') + " ." + ending));
            }
        }
    }

    void weights_open_to_the_figures_of_the_run_data() {
        QTest::addColumn<QStringList>("run");
        QTest::addColumn<QStringList>("stack");
        const QStringList text{"--text", "The cat sat on the mat."};
        const QStringList image{"--image", HEADLIGHT_SOURCE_DIR "/resources/models/fashion-swin/images/bag.png"};
        QTest::newRow("shifted windows") << QStringList{"fashion-swin"} + image << QStringList{"--stage", "0"};
        QTest::newRow("patches of a later stage") << QStringList{"fashion-swin"} + image << QStringList{"--stage", "1"};
        QTest::newRow("channels") << QStringList{model("davit")} + image
                                  << QStringList{"--stage", "1", "--attention", "channels"};
        QTest::newRow("global tokens") << QStringList{"story-longformer"} + text << QStringList{};
        QTest::newRow("windows wider than the text") << QStringList{model("longformer-mlm")} + text << QStringList{};
        QTest::newRow("encoder with windows")
            << QStringList{model("led-seq2seq")} + text + QStringList{"--target", "A cat."}
            << QStringList{"--attention", "encoder"};
        QTest::newRow("decoder beside windows")
            << QStringList{model("led-seq2seq")} + text + QStringList{"--target", "A cat."}
            << QStringList{"--attention", "decoder"};
        QTest::newRow("landmarks") << QStringList{model("nystromformer-mlm")} + text << QStringList{};
        QTest::newRow("image tower") << QStringList{model("clip")} + image + text
                                     << QStringList{"--attention", "vision"};
        QTest::newRow("text tower") << QStringList{model("clip")} + image + text << QStringList{"--attention", "text"};
        QTest::newRow("learned query") << QStringList{model("siglip")} + image + text
                                       << QStringList{"--attention", "pooling"};
        QTest::newRow("patches") << QStringList{"fashion-vit"} + image << QStringList{};
        QTest::newRow("sliding windows") << QStringList{model("gemma3-lm")} + text << QStringList{};
    }
    void weights_open_to_the_figures_of_the_run() {
        QFETCH(QStringList, run);
        QFETCH(QStringList, stack);
        const QTemporaryDir folder;
        const QString weights = folder.filePath("run.npz");
        const auto written = run_headlight(QStringList{"attention"} + run + QStringList{"--out", weights});
        QVERIFY2(written.exit_code == 0, written.messages.constData());
        const auto described = run_headlight({"model", weights});
        QVERIFY2(described.exit_code == 0, described.messages.constData());
        const QStringList head{"--view", "heatmap", "--layer", "0", "--head", "1"};
        const QStringList grid{"--view", "grid", "--metric", "entropy"};
        // Metrics are computed from the weights again, so that the last digits of their numbers may differ.
        for (const auto& [view, endings] : {std::pair(head, QStringList{"csv", "svg"}), {grid, QStringList{"svg"}}}) {
            for (const QString& ending : endings) {
                const QString ours = folder.filePath("run." + ending);
                const QString theirs = folder.filePath("weights." + ending);
                const auto first =
                    run_headlight(QStringList{"figure"} + run + view + stack + QStringList{"--out", ours});
                const auto second =
                    run_headlight(QStringList{"figure", weights} + view + stack + QStringList{"--out", theirs});
                QVERIFY2(first.exit_code == 0, first.messages.constData());
                QVERIFY2(second.exit_code == 0, second.messages.constData());
                QVERIFY2(without_origin(content_of(ours)) == without_origin(content_of(theirs)),
                         qPrintable(view.join(' ') + " ." + ending));
            }
        }
    }

    void weights_of_windows_and_channels_are_those_of_the_run_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("head");
        QTest::newRow("windows") << "fashion-swin" << QStringList{"--layer", "1", "--head", "1"};
        QTest::newRow("windows of a later stage")
            << "fashion-swin" << QStringList{"--stage", "1", "--layer", "0", "--head", "1"};
        QTest::newRow("channels") << model("davit") << QStringList{"--attention", "channels", "--stage", "1",
                                                                   "--layer",     "0",        "--head",  "1"};
    }
    /// Rows of windows are summed as one row of all patches, so that last digits differ.
    void weights_of_windows_and_channels_are_those_of_the_run() {
        QFETCH(QString, name);
        QFETCH(QStringList, head);
        const QTemporaryDir folder;
        const QStringList run{name, "--image", HEADLIGHT_SOURCE_DIR "/resources/models/fashion-vit/images/shirt.png"};
        const QString capture = folder.filePath("run.safetensors");
        const auto written = run_headlight(QStringList{"attention"} + run + QStringList{"--capture", "--out", capture});
        QVERIFY2(written.exit_code == 0, written.messages.constData());
        const auto numbers = [&](const QStringList& of, const QString& out) {
            const auto drawn = run_headlight(QStringList{"figure"} + of + head + QStringList{"--out", out});
            return drawn.exit_code == 0 ? without_origin(content_of(out)).split('\n')
                                        : QList<QByteArray>{drawn.messages};
        };
        const auto ours = numbers(run, folder.filePath("run.csv"));
        const auto theirs = numbers({capture}, folder.filePath("capture.csv"));
        QVERIFY2(ours.size() > 10, ours.front().constData());
        QCOMPARE(theirs.size(), ours.size());
        for (qsizetype i = 0; i < ours.size(); ++i) {
            const auto left = ours[i].split(',');
            const auto right = theirs[i].split(',');
            QCOMPARE(left.size(), right.size());
            for (qsizetype j = 0; j < left.size(); ++j) {
                bool is_number = false;
                const double number = left[j].toDouble(&is_number);
                if (is_number)
                    QVERIFY2(std::abs(number - right[j].toDouble()) <= 2e-6, right[j].constData());
                else
                    QCOMPARE(right[j], left[j]);
            }
        }
    }

    void what_queries_and_keys_do_not_determine_is_refused() {
        const QTemporaryDir folder;
        const QString out = folder.filePath("run.safetensors");
        const auto refused = [&](const QStringList& run) {
            const auto result = run_headlight(QStringList{"attention"} + run + QStringList{"--capture", "--out", out});
            return result.exit_code == 0 ? QByteArray("it was written") : result.messages;
        };
        QVERIFY(refused({model("nystromformer-mlm"), "--text", "one two"}).contains("do not determine"));
        QVERIFY(refused({"story-encoder", "--text", "one two", "--intervene", "uniform:1.0"}).contains("determine"));
        QVERIFY(!QFile::exists(out));
        QCOMPARE(run_headlight(
                     {"attention", "story-encoder", "--text", "a", "--capture", "--out", folder.filePath("run.npz")})
                     .exit_code,
                 2);
    }

    void a_run_of_our_own_beside_a_capture_reads_its_text() {
        const QTemporaryDir folder;
        const QString capture = folder.filePath("run.safetensors");
        QCOMPARE(run_headlight({"attention", "story-encoder", "--text", "The cat sat.", "--capture", "--out", capture})
                     .exit_code,
                 0);
        for (int time = 0; time < 2; ++time) {  // what lies beside a capture may be replaced
            const QString out = folder.filePath("difference.csv");
            const auto compared = run_headlight(
                {"compare", capture, "--with", "story-encoder", "--layer", "1", "--head", "1", "--out", out});
            QVERIFY2(compared.exit_code == 0, compared.messages.constData());
            QVERIFY(!content_of(out).contains(",nan"));  // no place is without a counterpart
            const QString tensors = folder.filePath("head.safetensors");
            const auto drawn = run_headlight({"figure", capture, "--layer", "1", "--head", "1", "--out", tensors});
            QVERIFY2(drawn.exit_code == 0, drawn.messages.constData());
        }
        QVERIFY(run_headlight({"figure", capture, "--layer", "1", "--head", "1", "--out", capture})
                    .messages.contains("would replace"));
    }

    void with_the_model_at_hand_heads_are_ablated_and_layers_predict_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("decoder") << "story-decoder";
        QTest::newRow("encoder") << "story-encoder";
    }
    void with_the_model_at_hand_heads_are_ablated_and_layers_predict() {
        QFETCH(QString, name);
        const QTemporaryDir folder;
        const QString capture = folder.filePath("run.safetensors");
        const QStringList text{"--text", "The animal was tired because it ran."};
        const auto written =
            run_headlight(QStringList{"attention", name} + text + QStringList{"--capture", "--out", capture});
        QCOMPARE(written.exit_code, 0);
        for (const QStringList& view :
             {QStringList{"--layer", "2", "--head", "1", "--intervene", "zero:1.0"}, QStringList{"--view", "lens"}}) {
            const QString ours = folder.filePath("run.csv");
            const QString theirs = folder.filePath("capture.csv");
            const auto first = run_headlight(QStringList{"figure", name} + text + view + QStringList{"--out", ours});
            const auto second = run_headlight(QStringList{"figure", capture} + view + QStringList{"--out", theirs});
            QVERIFY2(first.exit_code == 0, first.messages.constData());
            QVERIFY2(second.exit_code == 0, second.messages.constData());
            QVERIFY(without_origin(content_of(ours)) == without_origin(content_of(theirs)));
        }
    }

    void a_model_at_hand_that_computes_other_weights_is_noted() {
        const QTemporaryDir folder;
        const QString capture = folder.filePath("run.safetensors");
        QCOMPARE(
            run_headlight({"attention", model("gpt2-lm"), "--text", "a b", "--capture", "--out", capture}).exit_code,
            0);
        const QDir other(model("llama-lm"));
        for (const QString& file : other.entryList(QDir::Files))
            QVERIFY(QFile::copy(other.filePath(file), folder.filePath(file)));
        const auto shown = run_headlight({"figure", capture, "--layer", "0", "--out", folder.filePath("b.pdf")});
        QCOMPARE(shown.exit_code, 0);
        QVERIFY2(shown.messages.contains("differ from the captured ones"), shown.messages.constData());
    }

    void what_needs_the_model_says_so() {
        const QTemporaryDir folder;
        const QString capture = folder.filePath("run.safetensors");
        QCOMPARE(run_headlight({"attention", model("gpt2-lm"), "--text", "The cat", "--capture", "--out", capture})
                     .exit_code,
                 0);
        for (const QStringList& command :
             {QStringList{"figure", capture, "--intervene", "zero:0.0", "--out", folder.filePath("a.pdf")},
              QStringList{"generate", capture, "--text", "The cat"},
              QStringList{"figure", capture, "--view", "lens", "--out", folder.filePath("b.pdf")}}) {
            const auto result = run_headlight(command);
            QVERIFY2(result.exit_code != 0 && result.messages.contains("Open its model"), result.messages.constData());
        }
        QVERIFY(run_headlight({"figure", capture, "--intervene", "zero:0.0", "--out", folder.filePath("a.pdf")})
                    .messages.contains("folder of its model"));
        const auto said = run_headlight({"model", capture});
        QVERIFY2(said.output.contains("captured queries and keys"), said.output.constData());
    }
};

HEADLIGHT_TEST(CaptureCommandTest, None)
#include "capture_command_test.moc"
