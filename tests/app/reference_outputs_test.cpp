// The command line's files and lines against what transformers computes.

#include "models/comparison.h"
#include "models/reference_case.h"
#include "program.h"
#include "test_program.h"
#include "tokenizers/reference_records.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

namespace {

QString model_path(const QString& name) {
    return reference_models() + "/" + name;
}

QString inputs_path(const QString& name) {
    return model_path(name) + "/reference/inputs.json";
}

/// Cases of models with images as text model and image encoder in two GGUF files.
QString gguf_pair(const QString& name) {
    return QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/gguf_pairs/") + name;
}

QStringList gguf_pairs() {
    return QDir(gguf_pair("")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
}

void compare_file(const QString& file, const std::map<std::string, Tensor>& expected) {
    const auto found = read_tensors(file.toStdString());
    for (const auto& [name, tensor] : expected) {
        compare_tensor(name, found, tensor, {});
        if (QTest::currentTestFailed()) return;
    }
}

}  // namespace

class ReferenceOutputsTest : public QObject {
    Q_OBJECT

  private slots:
    void attention_writes_the_expected_tensors_of_every_input_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("model");
        for (const char* name :
             {"bert-mlm",       "bigbird-sparse", "gpt2-lm", "vit-cls",    "deit-cls",   "dinov2-registers", "vit-mae",
              "clip",           "siglip",         "whisper", "llava-next", "idefics3",   "internvl",         "qwen2-vl",
              "qwen2.5-vl",     "qwen3-vl",       "trocr",   "donut",      "sam-vision", "segformer",        "siglip2",
              "layoutlmv3-ner", "blip-caption",   "detr",    "florence2",  "blip2"})
            QTest::newRow(name) << name << model_path(name);
        for (const QString& name : gguf_pairs())
            if (name != "llava")  // its last layer, which nothing reads, is not in the file
                QTest::newRow(qPrintable("GGUF " + name)) << name << gguf_pair(name);
    }
    void attention_writes_the_expected_tensors_of_every_input() {
        QFETCH(QString, name);
        QFETCH(QString, model);
        const QTemporaryDir folder;
        const auto result = run_headlight({"attention", model, "--inputs", inputs_path(name), "--hidden", "--logits",
                                           "--out", folder.filePath("results")});
        QCOMPARE(result.messages, QByteArray());
        QCOMPARE(result.exit_code, 0);
        const int count = static_cast<int>(read_inputs(name).size());
        for (int input = 0; input < count; ++input) {
            compare_file(folder.filePath(QString("results/%1.safetensors").arg(input)), read_expected(name, input));
            if (QTest::currentTestFailed()) return;
        }
    }

    void preprocess_writes_what_the_processors_of_transformers_give_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("model");
        for (const char* name : {"llava", "paligemma", "gemma3", "llava-next", "idefics3", "internvl", "qwen2-vl",
                                 "qwen2.5-vl", "qwen3-vl", "trocr", "donut", "sam-vision", "segformer", "siglip2",
                                 "layoutlmv3-ner", "blip-caption", "detr", "florence2", "blip2"})
            QTest::newRow(name) << name << model_path(name);
        for (const QString& name : gguf_pairs()) QTest::newRow(qPrintable("GGUF " + name)) << name << gguf_pair(name);
    }
    void preprocess_writes_what_the_processors_of_transformers_give() {
        QFETCH(QString, name);
        QFETCH(QString, model);
        const QTemporaryDir folder;
        const auto result =
            run_headlight({"preprocess", model, "--inputs", inputs_path(name), "--out", folder.filePath("results")});
        QCOMPARE(result.messages, QByteArray());
        QCOMPARE(result.exit_code, 0);
        const QJsonArray entries = read_json(inputs_path(name)).array();
        for (qsizetype input = 0; input < entries.size(); ++input) {
            const QString file = folder.filePath(QString("results/inputs.%1.safetensors").arg(input));
            const auto found = read_tensors(file.toStdString());
            const std::vector<std::int32_t> ids = integers<std::int32_t>(entries[input]["input_ids"]);
            if (found.contains("input_ids"))  // of a text in which the image stands
                compare_values("input_ids", found.at("input_ids").values(), std::vector<float>(ids.begin(), ids.end()));
            const QString tensors = entries[input]["tensors"].toString();
            if (tensors.isEmpty()) continue;
            const std::string expected = (model_path(name) + "/reference/" + tensors).toStdString();
            for (const auto& [tensor, values] : read_tensors(expected)) compare_tensor(tensor, found, values, {});
            if (QTest::currentTestFailed()) return;
        }
    }

    void attention_of_a_text_is_that_of_its_tokens_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("input");
        QTest::newRow("one text") << "bert-mlm" << 0;
        QTest::newRow("two texts") << "bert-mlm" << 2;
        QTest::newRow("decoder") << "gpt2-lm" << 0;
    }
    void attention_of_a_text_is_that_of_its_tokens() {
        QFETCH(QString, name);
        QFETCH(int, input);
        const auto entry = read_json(inputs_path(name)).array().at(input).toObject();
        QStringList texts{"--text", entry["text"].toString()};
        if (entry.contains("text_pair")) texts += {"--pair", entry["text_pair"].toString()};
        const QTemporaryDir folder;
        const QString file = folder.filePath("result.safetensors");
        const auto result = run_headlight(QStringList{"attention", model_path(name)} + texts +
                                          QStringList{"--hidden", "--logits", "--out", file});
        QCOMPARE(result.messages, QByteArray());
        QCOMPARE(result.exit_code, 0);
        compare_file(file, read_expected(name, input));
    }

    void generate_continues_the_inputs_as_expected_data() {
        QTest::addColumn<QString>("name");
        for (const QString& name : reference_cases({"gpt2-*", "blip-caption"})) QTest::newRow(qPrintable(name)) << name;
    }
    void generate_continues_the_inputs_as_expected() {
        QFETCH(QString, name);
        const auto expected = read_json(model_path(name) + "/reference/generated.json").object();
        QVERIFY(!expected.isEmpty());
        const auto result = run_headlight(
            {"generate", model_path(name), "--inputs", inputs_path(name), "--tokens", "12", "--greedy", "--json"});
        QCOMPARE(result.exit_code, 0);
        const auto found = QJsonDocument::fromJson(result.output).object();
        for (const QString& input : expected.keys()) {
            for (const char* field : {"ids", "new_ids"})
                QCOMPARE(found[input]["greedy"][field].toArray(), expected[input]["greedy"][field].toArray());
        }
    }

    void beams_find_what_transformers_finds_data() {
        QTest::addColumn<QString>("name");
        for (const QString& name : reference_cases_with_tokenizer({"*-seq2seq"}))
            QTest::newRow(qPrintable(name)) << name;
    }
    void beams_find_what_transformers_finds() {
        QFETCH(QString, name);
        const auto expected = read_json(model_path(name) + "/reference/generated.json").object();
        QVERIFY(!expected.isEmpty());
        const auto result = run_headlight(
            {"generate", model_path(name), "--inputs", inputs_path(name), "--tokens", "12", "--beams", "4", "--json"});
        QCOMPARE(result.exit_code, 0);
        const auto found = QJsonDocument::fromJson(result.output).object();
        for (const QString& input : expected.keys()) {
            const auto best = expected[input]["beam4"];
            QCOMPARE(found[input]["beam4"]["ids"].toArray(), best["ids"].toArray());
            QVERIFY(std::abs(found[input]["beam4"]["score"].toDouble() - best["score"].toDouble()) < 1e-4);
        }
    }

    void tokenize_gives_the_expected_fields_of_every_line_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"gpt2", "marian", "t5", "wordpiece-uncased"}) QTest::newRow(name) << name;
    }
    void tokenize_gives_the_expected_fields_of_every_line() {
        QFETCH(QString, name);
        const auto folder = QString::fromStdString(reference_tokenizer(name.toStdString()).string());
        const auto result = run_headlight({"tokenize", folder, "--lines", folder + "/expected.jsonl", "--json"});
        QCOMPARE(result.exit_code, 0);
        const auto expected_lines = reference_lines(name.toStdString());
        const auto found_lines = result.output.trimmed().split('\n');
        QVERIFY(!expected_lines.empty());
        QCOMPARE(found_lines.size(), static_cast<qsizetype>(expected_lines.size()));
        for (std::size_t i = 0; i < expected_lines.size(); ++i) {
            const JsonDocument expected(expected_lines[i], "expected.jsonl");
            const JsonDocument found(found_lines[static_cast<qsizetype>(i)].toStdString(), "standard output");
            for (const auto& [field, value] : expected.root().object()) {
                if (field == "sentencepiece_ids") continue;  // of the SentencePiece model beside tokenizer.json
                auto answer = found.root().object().at_key(field);
                QVERIFY2(answer.error() == simdjson::SUCCESS, std::string(field).c_str());
                QCOMPARE(simdjson::minify(answer.value()), simdjson::minify(value));
            }
        }
    }
};

HEADLIGHT_TEST(ReferenceOutputsTest, Core)
#include "reference_outputs_test.moc"
