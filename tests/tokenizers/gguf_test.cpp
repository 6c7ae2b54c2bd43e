// Tokenizers stored in GGUF files against the tokenizer.json of the same model.

#include "core/error.h"
#include "formats/tensors/gguf_store.h"
#include "reference_records.h"
#include "test_program.h"
#include "tokenizers/tokenizer_files.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <optional>

using namespace headlight;

namespace {

std::filesystem::path gguf_case(const std::string& name) {
    return std::filesystem::path(HEADLIGHT_SOURCE_DIR) / "tests/reference/gguf" / name;
}

/// Tokenizers with ids of Hugging Face's library for the patterns that the names stand for.
QString pre_tokenizer_cases() {
    return QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/gguf_tokenizers");
}

/// All texts of the reference kit.
std::vector<std::string> all_texts() {
    std::vector<std::string> texts;
    for (const char* name : {"gpt2", "llama2", "wordpiece-uncased", "t5"})
        for (const std::string& line : reference_lines(name)) texts.push_back(reference_text(line));
    return texts;
}

QByteArray content_of(const std::filesystem::path& path) {
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class GgufTokenizerTest : public QObject {
    Q_OBJECT

  private slots:
    void ids_and_offsets_are_those_of_the_same_models_tokenizer_json_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"bert-base", "gpt2-lm", "llama-lm", "qwen2-lm", "gemma3-lm"})
            QTest::newRow(name) << name;
    }
    void ids_and_offsets_are_those_of_the_same_models_tokenizer_json() {
        QFETCH(QString, name);
        const auto folder = gguf_case(name.toStdString());
        const auto expected = load_tokenizer(folder);
        const auto found = load_tokenizer(folder / "Q8_0.gguf");
        QCOMPARE(found->vocabulary_size(), expected->vocabulary_size());
        QCOMPARE(found->kind(), expected->kind());
        const std::vector<std::string> texts = all_texts();
        QVERIFY(texts.size() > 800);
        for (const std::string& text : texts) {
            const TokenizedText from_file = found->encode(text, std::nullopt, {});
            const TokenizedText from_json = expected->encode(text, std::nullopt, {});
            QVERIFY2(from_file.ids() == from_json.ids(), text.substr(0, 200).c_str());
            for (std::size_t i = 0; i < from_json.tokens.size(); ++i) {
                const Token& token = from_json.tokens[i];
                QCOMPARE(from_file.tokens[i].reported.begin, token.reported.begin);
                QCOMPARE(from_file.tokens[i].reported.end, token.reported.end);
                QCOMPARE(from_file.tokens[i].display, token.display);
            }
            QCOMPARE(found->decode(from_json.ids(), false), expected->decode(from_json.ids(), false));
        }
    }

    void a_unigram_tokenizer_cuts_as_the_same_models_tokenizer_json() {
        const auto expected =
            load_tokenizer(std::filesystem::path(HEADLIGHT_SOURCE_DIR) / "tests/reference/tokenizers/t5");
        const auto found = load_tokenizer((pre_tokenizer_cases() + "/t5.gguf").toStdString());
        QCOMPARE(found->vocabulary_size(), expected->vocabulary_size());
        QCOMPARE(found->kind(), expected->kind());
        QCOMPARE(found->piece(found->special().end), std::string("</s>"));
        for (const std::string& text : all_texts()) {
            const TokenizedText from_file = found->encode(text, std::nullopt, {});
            const TokenizedText from_json = expected->encode(text, std::nullopt, {});
            QVERIFY2(from_file.ids() == from_json.ids(), text.substr(0, 200).c_str());
            QCOMPARE(found->decode(from_json.ids(), true), expected->decode(from_json.ids(), true));
        }
    }

    void a_damaged_map_of_characters_is_refused() {
        QByteArray content = content_of((pre_tokenizer_cases() + "/t5.gguf").toStdString());
        const QByteArray key("tokenizer.ggml.precompiled_charsmap");
        // Behind the key: types of the value and of its elements, and their number; then the size of the trie.
        content.replace(content.indexOf(key) + key.size() + 16, 4, QByteArray("\xFF\xFF\xFF\x7F", 4));
        const auto error = refusal_of(content);
        QVERIFY(error);
        QCOMPARE(error->place().field, key.toStdString());
    }

    // What lay behind the cut reads as zeros: keys that were found at one question are gone at the next.
    void a_file_that_is_cut_while_its_tokenizer_is_read_is_reported() {
        for (const char* model : {"bert-base", "gpt2-lm", "llama-lm"}) {
            const QByteArray content = content_of(gguf_case(model) / "Q8_0.gguf");
            constexpr qsizetype kPage = 4096, kMostOfHeader = 64 * 1024;
            for (qsizetype cut = 0; cut < std::min(content.size(), kMostOfHeader); cut += kPage) {
                const QTemporaryDir folder;
                QFile file(folder.filePath("model.gguf"));
                QVERIFY(file.open(QIODevice::WriteOnly));
                file.write(content);
                file.close();
                const auto store = open_gguf(file.fileName().toStdString());
                QVERIFY(file.resize(cut));
                try {
                    static_cast<void>(read_gguf_tokenizer(*store));
                } catch (const Error& error) {
                    QVERIFY2(error.sentence().find("was changed") != std::string::npos, error.what());
                    continue;
                }
                store->check_intact();  // the tokenizer had been read before the cut
            }
        }
    }

    void every_named_pre_tokenizer_cuts_as_its_models_do_data() {
        QTest::addColumn<QString>("file");
        for (const QFileInfo& file : QDir(pre_tokenizer_cases()).entryInfoList({"*.gguf"}))
            QTest::addRow("%s", qPrintable(file.completeBaseName())) << file.filePath();
    }
    void every_named_pre_tokenizer_cuts_as_its_models_do() {
        QFETCH(QString, file);
        const auto tokenizer = load_tokenizer(file.toStdString());
        QFile lines(file.chopped(4) + "jsonl");
        QVERIFY(lines.open(QIODevice::ReadOnly));
        while (!lines.atEnd()) {
            const QJsonObject line = QJsonDocument::fromJson(lines.readLine()).object();
            std::vector<std::int32_t> expected;
            for (const QJsonValue id : line["ids"].toArray()) expected.push_back(id.toInt());
            const std::string text = line["text"].toString().toStdString();
            QVERIFY2(tokenizer->encode(text, std::nullopt, {}).ids() == expected, text.c_str());
        }
    }

    void tokens_with_a_role_are_known() {
        const auto bert = load_tokenizer(gguf_case("bert-base") / "Q4_0.gguf");
        QCOMPARE(bert->piece(bert->special().classification), std::string("[CLS]"));
        QCOMPARE(bert->piece(bert->special().separator), std::string("[SEP]"));
        QCOMPARE(bert->piece(bert->special().mask), std::string("[MASK]"));
        const auto llama = load_tokenizer(gguf_case("llama-wide") / "Q2_K.gguf");
        QCOMPARE(llama->piece(llama->special().begin), std::string("<s>"));
        QCOMPARE(llama->encode("a", std::nullopt, {}).ids().front(), llama->special().begin);
    }

    void lists_and_ids_that_do_not_fit_are_refused_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("after");  // what is changed stands behind this key
        QTest::addColumn<int>("distance");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("field");
        const auto row = [](const char* what, const char* name, const char* key, int distance,
                            const QByteArray& bytes) {
            QTest::newRow(what) << name << QByteArray(key) << distance << bytes << key;
        };
        // Behind a key: four bytes of type; of a list four more of its elements', then eight of their number.
        row("scores of another type", "llama-lm", "tokenizer.ggml.scores", 4, QByteArray("\5\0\0\0", 4));
        row("types of another type", "llama-lm", "tokenizer.ggml.token_type", 4, QByteArray("\6\0\0\0", 4));
        row("bos beyond the vocabulary", "llama-lm", "tokenizer.ggml.bos_token_id", 4, QByteArray("\xFF\xFF\0\0", 4));
        row("eos beyond the vocabulary", "gpt2-lm", "tokenizer.ggml.eos_token_id", 4, QByteArray("\x2C\1\0\0", 4));
        row("unknown type of token", "llama-lm", "tokenizer.ggml.token_type", 16, QByteArray("\x63\0\0\0", 4));
        row("score that is not a number", "llama-lm", "tokenizer.ggml.scores", 16, QByteArray("\0\0\xC0\x7F", 4));
        row("unknown kind", "llama-lm", "tokenizer.ggml.model", 12, "xxxxx");
        row("unknown pre-tokenizer", "qwen2-lm", "tokenizer.ggml.pre", 12, "xxxxx");
        row("piece twice", "bert-base", "tokenizer.ggml.tokens", 16 + 8, "[UNK]");
        row("piece that is not UTF-8", "bert-base", "tokenizer.ggml.tokens", 16 + 8, "\xFF\xFF\xFF\xFF\xFF");
        row("merge without a space", "gpt2-lm", "tokenizer.ggml.merges", 16 + 8, "tttt");
    }
    void lists_and_ids_that_do_not_fit_are_refused() {
        QFETCH(QString, name);
        QFETCH(QByteArray, after);
        QFETCH(int, distance);
        QFETCH(QByteArray, bytes);
        QFETCH(QString, field);
        QByteArray content = content_of(gguf_case(name.toStdString()) / "Q8_0.gguf");
        const qsizetype key = content.indexOf(after);
        QVERIFY(key > 0);
        content.replace(key + after.size() + distance, bytes.size(), bytes);
        const auto error = refusal_of(content);
        QVERIFY(error);
        QCOMPARE(QString::fromStdString(error->place().field), field);
        QVERIFY(error->kind() == ErrorKind::Format || error->kind() == ErrorKind::Unsupported);
    }

    void lists_of_another_length_are_refused() {
        // The list of scores loses its name, and another stands in: one value instead of one for each token.
        QByteArray content = content_of(gguf_case("llama-lm") / "Q8_0.gguf");
        const QByteArray key("tokenizer.ggml.scores");
        const qsizetype at = content.indexOf(key);
        content[at + key.size() - 1] = 'x';
        QCOMPARE(refusal_of(content)->place().field, std::string("tokenizer.ggml.scores"));
    }

    void a_file_without_a_tokenizer_says_so() {
        QByteArray content = content_of(gguf_case("llama-lm") / "Q8_0.gguf");
        content.replace("tokenizer.ggml.model", "tokenizer.ggml.nodel");
        QCOMPARE(refusal_of(content)->place().field, std::string("tokenizer.ggml.model"));
    }

  private:
    QTemporaryDir folder_;

    [[nodiscard]] std::optional<Error> refusal_of(const QByteArray& content) const {
        QFile file(folder_.filePath("changed.gguf"));
        if (!file.open(QIODevice::WriteOnly)) return {};
        file.write(content);
        file.close();
        try {
            load_tokenizer(file.fileName().toStdString());
        } catch (const Error& error) {
            return error;
        }
        return {};
    }
};

HEADLIGHT_TEST(GgufTokenizerTest, None)
#include "gguf_test.moc"
