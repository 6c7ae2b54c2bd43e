// Recordings on the command line: what a model hears, and when.

#include "audio/recording.h"
#include "formats/tensors/safetensors.h"
#include "program.h"
#include "test_program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

namespace {

const QString kWhisper = QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/models/whisper");

const QString kLetters = QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/models/wav2vec2-ctc");

QByteArray content_of(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

}  // namespace

// The tiny model hears 0.4 seconds, in 20 positions.
class RecordingsTest : public QObject {
    Q_OBJECT

  private slots:
    void init() { write_recording(recording().toStdString(), 0.2); }

    void cross_attention_has_times_in_columns_and_what_was_written_in_rows() {
        const QString table = folder_.filePath("cross.csv");
        const auto result = run_headlight({"figure", kWhisper, "--audio", recording(), "--attention", "cross",
                                           "--layer", "1", "--head", "0", "--out", table});
        QCOMPARE(result.messages, QByteArray());
        QCOMPARE(result.exit_code, 0);
        const QList<QByteArray> lines = table_after_provenance(content_of(table)).split('\n');
        QVERIFY2(lines.front().contains("0.00 s,0.02 s,0.04 s"), lines.front().constData());
        QVERIFY2(lines.front().trimmed().endsWith("0.38 s"), lines.front().constData());
        QVERIFY2(lines.at(1).startsWith("<|startoftranscript|>"), lines.at(1).constData());
    }

    void the_silence_after_a_recording_is_hidden_with_the_special_tokens() {
        const QString table = folder_.filePath("heard.csv");
        const auto result = run_headlight({"figure", kWhisper, "--audio", recording(), "--attention", "encoder",
                                           "--layer", "0", "--head", "0", "--hide-special", "--out", table});
        QCOMPARE(result.exit_code, 0);
        const QByteArray first = table_after_provenance(content_of(table)).split('\n').front().trimmed();
        QVERIFY2(first.endsWith("0.18 s"), first.constData());
    }

    void the_target_may_be_given() {
        const QString file = folder_.filePath("given.json");
        const auto result =
            run_headlight({"attention", kWhisper, "--audio", recording(), "--target", "the list", "--out", file});
        QCOMPARE(result.messages, QByteArray());
        QCOMPARE(result.exit_code, 0);
        const QByteArray json = content_of(file);
        QVERIFY(json.contains("cross_attentions.1"));
        QCOMPARE(json.count("startoftranscript"), 1);
    }

    void what_is_heard_is_written_out() {
        const auto result = run_headlight({"generate", kWhisper, "--audio", recording(), "--tokens", "7", "--json"});
        QCOMPARE(result.exit_code, 0);
        const QJsonObject line = QJsonDocument::fromJson(result.output).object();
        QCOMPARE(line["audio"].toString(), recording());
        QCOMPARE(line["greedy"]["new_ids"].toArray().size(), 7);
        QCOMPARE(line["greedy"]["ids"].toArray().first().toInt(), 296);
    }

    void a_recording_that_is_too_long_is_cut_and_it_is_said() {
        write_recording(recording().toStdString(), 0.9);
        const auto result = run_headlight({"generate", kWhisper, "--audio", recording(), "--tokens", "2"});
        QCOMPARE(result.exit_code, 0);
        QVERIFY2(result.messages.contains("first 0.4 s of 0.9 s"), result.messages.constData());
    }

    void letters_are_those_of_transformers() {
        const QJsonObject generated =
            QJsonDocument::fromJson(content_of(kLetters + "/reference/generated.json")).object();
        for (const QString input : {"0", "1"}) {
            const QString file = folder_.filePath("letters.json");
            const auto result = run_headlight(
                {"attention", kLetters, "--audio", kLetters + "/reference/audio." + input + ".wav", "--out", file});
            QCOMPARE(result.messages, QByteArray());
            QCOMPARE(result.exit_code, 0);
            const QJsonObject found = QJsonDocument::fromJson(content_of(file)).object();
            const QJsonValue expected = generated[input]["ctc"];
            QCOMPARE(found["ids"], expected["ids"]);
            QCOMPARE(found["text"], expected["text"]);
            QCOMPARE(found["tokens"].toArray().at(2).toString(), QString("0.010 s"));
            QVERIFY(found["tensors"].toObject().contains("attentions.1"));
        }
    }

    void letters_stand_beside_the_times() {
        const QString table = folder_.filePath("letters.csv");
        const auto result = run_headlight({"figure", kLetters, "--audio", kLetters + "/reference/audio.0.wav",
                                           "--layer", "0", "--head", "0", "--out", table});
        QCOMPARE(result.exit_code, 0);
        const QByteArray first = table_after_provenance(content_of(table)).split('\n').front();
        QVERIFY2(first.contains("0.000 s L,0.005 s,0.010 s Q"), first.constData());
    }

    void recordings_are_prepared_as_the_model_reads_them() {
        const QString out = folder_.filePath("prepared");
        const QString inputs = kLetters + "/reference/inputs.json";
        const auto result = run_headlight({"preprocess", kLetters, "--inputs", inputs, "--out", out});
        QCOMPARE(result.messages, QByteArray());
        QCOMPARE(result.exit_code, 0);
        const SafetensorsFile file((out + "/inputs.1.safetensors").toStdString());
        QCOMPARE(file.find("input_values")->shape, Shape{4'100});
        QCOMPARE(QDir(out).entryList(QDir::Files).size(), 2);
        const auto refused =
            run_headlight({"preprocess", "story-encoder", "--inputs", inputs, "--out", folder_.filePath("other")});
        QCOMPARE(refused.exit_code, 1);
        QVERIFY2(refused.messages.contains("expected a model that reads recordings or images"),
                 refused.messages.constData());
        const auto unknown = run_headlight(
            {"preprocess", kLetters, "--inputs",
             HEADLIGHT_SOURCE_DIR "/tests/reference/models/bert-cls/reference/inputs.json", "--out", out});
        QCOMPARE(unknown.exit_code, 1);
        QVERIFY2(unknown.messages.contains("expected recordings (\"audio\")"), unknown.messages.constData());
    }

    void texts_and_recordings_are_not_mixed_up() {
        const auto sentence = [](const QStringList& arguments) {
            const auto result = run_headlight(arguments);
            return result.exit_code == 1 ? result.messages : QByteArray("it was done");
        };
        QVERIFY(sentence({"generate", kWhisper, "--text", "hello"}).contains("--audio"));
        QVERIFY(sentence({"generate", "story-decoder", "--audio", recording()}).contains("--text"));
        QVERIFY(sentence({"generate", kWhisper, "--audio", folder_.filePath("none.wav")}).contains("none.wav"));
        QFile page(folder_.filePath("song.wav"));
        QVERIFY(page.open(QIODevice::WriteOnly));
        page.write("a page of text");
        page.close();
        QVERIFY(sentence({"attention", kWhisper, "--audio", page.fileName(), "--out", folder_.filePath("x.json")})
                    .contains("not an audio file"));
        QCOMPARE(run_headlight({"figure", kWhisper, "--out", folder_.filePath("x.pdf")}).exit_code, 2);
    }

  private:
    [[nodiscard]] QString recording() const { return folder_.filePath("tone.wav"); }

    QTemporaryDir folder_;
};

HEADLIGHT_TEST(RecordingsTest, Core)
#include "recordings_test.moc"
