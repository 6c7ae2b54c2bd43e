// GGUF files on the command line.

#include "program.h"
#include "test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace headlight::testing;

namespace {

QString gguf(const QString& name) {
    return QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/gguf/") + name;
}

/// A file of a text model with its image encoder beside it.
QString pair(const QString& name) {
    return QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/gguf_pairs/") + name;
}

QJsonObject object_in(const QByteArray& text) {
    return QJsonDocument::fromJson(text).object();
}

}  // namespace

class GgufFilesTest : public QObject {
    Q_OBJECT

  private slots:
    void outputs_beside_a_file_are_replaced_but_never_the_file_or_its_parts() {
        const QTemporaryDir folder;
        const QString model = folder.filePath("model.gguf");
        QVERIFY(QFile::copy(gguf("gpt2-lm/Q8_0.gguf"), model));
        const auto write_to = [&](const QString& name) {
            return run_headlight({"attention", model, "--text", "a", "--out", folder.filePath(name)});
        };
        QCOMPARE(write_to("out.csv").exit_code, 0);
        QCOMPARE(write_to("out.csv").exit_code, 0);
        QFile beside(folder.filePath("model.json"));
        QVERIFY(beside.open(QIODevice::WriteOnly));
        beside.close();
        const auto refused = write_to("model.json");
        QVERIFY(refused.exit_code != 0);
        QVERIFY2(refused.messages.contains("would replace a file of the model"), refused.messages.constData());
    }

    void the_model_command_says_what_a_file_holds() {
        const auto result = run_headlight({"model", gguf("gpt2-lm/Q5_0.gguf"), "--json", "--backend", "cpu"});
        QCOMPARE(result.exit_code, 0);
        const QJsonObject model = object_in(result.output);
        QCOMPARE(model["format"].toString(), QString("GGUF"));
        QCOMPARE(model["name"].toString(), QString("Q5_0"));
        QCOMPARE(model["model_type"].toString(), QString("gpt2"));
        QCOMPARE(model["license"].toString(), QString("not stated"));
        QCOMPARE(model["can_run"].toBool(), true);
        QCOMPARE(model["heads"].toInt(), 4);
        QVERIFY(model["types"].toString().contains("Q5_0 ("));
        QCOMPARE(model["metadata"]["general.name"].toString(), QString("gpt2-lm"));
        const QJsonArray tensors = model["tensor_list"].toArray();
        QCOMPARE(tensors.size(), model["tensors"].toInt());
        QCOMPARE(tensors[0]["name"].toString(), QString("token_embd.weight"));
        QCOMPARE(tensors[0]["type"].toString(), QString("Q5_0"));
        QCOMPARE(tensors[0]["shape"].toArray(), (QJsonArray{300, 32}));
        QCOMPARE(tensors[0]["bytes"].toInt(), 300 * 22);
    }

    void an_image_encoder_elsewhere_is_named_and_never_replaced() {
        const QTemporaryDir folder;
        const QString text = folder.filePath("text.gguf");
        const QString encoder = folder.filePath("encoders.gguf");
        QVERIFY(QFile::copy(pair("gemma3/gemma3.gguf"), text));
        QVERIFY(QFile::copy(pair("gemma3/mmproj-gemma3.gguf"), encoder));
        const QStringList model{text, "--mmproj", encoder};
        const auto described = run_headlight(QStringList{"model"} + model + QStringList{"--json", "--backend", "cpu"});
        QCOMPARE(described.exit_code, 0);
        const QJsonObject facts = object_in(described.output);
        QCOMPARE(facts["image_encoder_file"].toString(), encoder);
        QCOMPARE(facts["image_layers"].toInt(), 2);
        QCOMPARE(facts["metadata"]["clip.projector_type"].toString(), QString("gemma3"));
        const QString image =
            QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/models/gemma3/reference/image.0.png");
        const auto write_to = [&](const QString& out) {
            return run_headlight(QStringList{"attention"} + model +
                                 QStringList{"--image", image, "--text", "The cat", "--backend", "cpu", "--out", out});
        };
        QCOMPARE(write_to(folder.filePath("out.csv")).exit_code, 0);
        for (const char* own : {"text.json", "encoders.json"}) {  // what is named after a file is its own
            QFile beside(folder.filePath(own));
            QVERIFY(beside.open(QIODevice::WriteOnly));
            beside.close();
            const auto refused = write_to(folder.filePath(own));
            QVERIFY(refused.exit_code != 0);
            QVERIFY2(refused.messages.contains("The output would replace"), refused.messages.constData());
        }
        const auto alone = run_headlight(
            {"attention", text, "--image", image, "--backend", "cpu", "--out", folder.filePath("alone.csv")});
        QVERIFY(alone.exit_code != 0);
        QVERIFY2(alone.messages.contains("name its GGUF file with --mmproj."), alone.messages.constData());
        QCOMPARE(run_headlight(QStringList{"tokenize"} + model + QStringList{"--text", "The cat"}).exit_code, 0);
    }

    void the_tokens_of_a_folder_with_both_files_are_those_of_the_text_model() {
        const auto of_folder = run_headlight({"tokenize", pair("gemma3"), "--text", "The cat sat"});
        const auto of_file = run_headlight({"tokenize", pair("gemma3/gemma3.gguf"), "--text", "The cat sat"});
        QCOMPARE(of_folder.exit_code, 0);
        QCOMPARE(of_folder.output, of_file.output);
    }

    void the_model_command_lists_tensors_and_metadata_as_text() {
        const auto result = run_headlight({"model", gguf("bert-base/Q8_0.gguf"), "--backend", "cpu"});
        QCOMPARE(result.exit_code, 0);
        QVERIFY(result.output.contains("metadata\tbert.block_count\t2\n"));
        QVERIFY(result.output.contains("tensor\tblk.0.attn_q.weight\tQ8_0\t[32, 32]\t1088\n"));
        QVERIFY(result.output.contains("can_run\tyes\n"));
        QVERIFY(result.messages.contains("have no heads but text classifiers, and this one has none"));
    }

    void a_file_that_cannot_run_is_listed_with_the_reason() {
        QTemporaryDir folder;
        QFile file(gguf("bert-base/Q8_0.gguf"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray bytes = file.readAll();
        bytes.replace(bytes.indexOf("bert", bytes.indexOf("general.architecture") + 20), 4, "zert");
        QFile changed(folder.filePath("unknown.gguf"));
        QVERIFY(changed.open(QIODevice::WriteOnly));
        changed.write(bytes);
        changed.close();
        const auto result = run_headlight({"model", changed.fileName(), "--json"});
        QCOMPARE(result.exit_code, 1);
        const QJsonObject model = object_in(result.output);
        QCOMPARE(model["can_run"].toBool(true), false);
        QVERIFY(model["reason"].toString().contains("zert"));
        QVERIFY(!model["tensor_list"].toArray().isEmpty());
    }

    void a_text_is_tokenized_and_read_by_a_file() {
        const auto tokens =
            run_headlight({"tokenize", gguf("gpt2-lm/Q4_0.gguf"), "--text", "The cat sat on a mat.", "--json"});
        QCOMPARE(tokens.exit_code, 0);
        QFile inputs(gguf("gpt2-lm/reference/inputs.json"));
        QVERIFY(inputs.open(QIODevice::ReadOnly));
        const QJsonValue entry = QJsonDocument::fromJson(inputs.readAll())[0];
        QCOMPARE(entry["text"].toString(), QString("The cat sat on a mat."));
        QCOMPARE(object_in(tokens.output)["ids"].toArray(), entry["input_ids"].toArray());
        QTemporaryDir folder;
        const QString out = folder.filePath("attention.json");
        const auto attention =
            run_headlight({"attention", gguf("gpt2-lm/Q4_0.gguf"), "--text", "The cat sat on a mat.", "--out", out});
        QCOMPARE(attention.exit_code, 0);
        QVERIFY(QFile::exists(out));
    }

    void a_damaged_file_is_refused_with_its_field_and_byte() {
        QTemporaryDir folder;
        QFile file(gguf("bert-base/Q8_0.gguf"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QFile cut(folder.filePath("cut.gguf"));
        QVERIFY(cut.open(QIODevice::WriteOnly));
        cut.write(file.read(20'000));
        cut.close();
        const auto result = run_headlight({"model", cut.fileName()});
        QCOMPARE(result.exit_code, 1);
        QVERIFY(result.messages.contains("cut.gguf"));
        QVERIFY(result.messages.contains("truncated"));
        QVERIFY(result.output.isEmpty());
    }
};

HEADLIGHT_TEST(GgufFilesTest, Core)
#include "gguf_files_test.moc"
