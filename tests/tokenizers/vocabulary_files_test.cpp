#include "core/error.h"
#include "reference_records.h"
#include "test_program.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace headlight;

namespace {

std::string read_file(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void write_file(const std::filesystem::path& path, const std::string& content) {
    std::ofstream(path, std::ios::binary) << content;
}

std::string with_line_ends(std::string text, const std::string& line_end) {
    for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + line_end.size()))
        text.replace(at, 1, line_end);
    return text;
}

// A folder with the files of a reference tokenizer that came before tokenizer.json.
class OldFolder {
  public:
    OldFolder(const std::string& name, const std::vector<std::string>& files) {
        for (const std::string& file : files) std::filesystem::copy(reference_tokenizer(name) / file, path() / file);
    }
    std::filesystem::path path() const { return folder_.path().toStdString(); }

  private:
    QTemporaryDir folder_;
};

const std::vector<std::string> kBertFiles{"vocab.txt", "tokenizer_config.json", "special_tokens_map.json"};
const std::vector<std::string> kGptFiles{"vocab.json", "merges.txt", "tokenizer_config.json"};

QString first_difference(const std::filesystem::path& folder, const std::string& name) {
    const auto tokenizer = load_tokenizer(folder);
    for (const std::string& line : reference_lines(name)) {
        if (const auto field = difference(*tokenizer, line)) return QString::fromStdString(*field + " of " + line);
    }
    return {};
}

std::vector<std::int32_t> ids_of(const Tokenizer& tokenizer, const std::string& text) {
    std::vector<std::int32_t> ids;
    for (const Token& token : tokenizer.encode(text, std::nullopt, {}).tokens) ids.push_back(token.id);
    return ids;
}

}  // namespace

/// Tokenizers without a tokenizer.json.
class VocabularyFilesTest : public QObject {
    Q_OBJECT

  private slots:
    void vocab_txt_gives_what_tokenizer_json_gives() {
        QCOMPARE(first_difference(OldFolder("wordpiece-uncased", kBertFiles).path(), "wordpiece-uncased"), QString());
        QCOMPARE(first_difference(OldFolder("wordpiece-cased", kBertFiles).path(), "wordpiece-cased"), QString());
    }

    void vocab_json_and_merges_give_what_tokenizer_json_gives() {
        QCOMPARE(first_difference(OldFolder("gpt2", kGptFiles).path(), "gpt2"), QString());
        QCOMPARE(first_difference(OldFolder("roberta", kGptFiles).path(), "roberta"), QString());
    }

    // Expected ids: transformers 5.23, ByT5Tokenizer and EsmTokenizer.
    void bytes_are_tokens_where_the_configuration_names_the_tokenizer_of_byt5() {
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.path().toStdString();
        write_file(path / "tokenizer_config.json", R"({"tokenizer_class": "ByT5Tokenizer"})");
        const auto tokenizer = load_tokenizer(path);
        QCOMPARE(ids_of(*tokenizer, "H\u00e9 \u65e5\u672c! ok"),
                 (std::vector<std::int32_t>{75, 198, 172, 35, 233, 154, 168, 233, 159, 175, 36, 35, 114, 110, 1}));
        QCOMPARE(ids_of(*tokenizer, "a <extra_id_0> b"), (std::vector<std::int32_t>{100, 35, 259, 35, 101, 1}));
        const std::vector<std::int32_t> ids = ids_of(*tokenizer, "H\u00e9 \u65e5\u672c!");
        QCOMPARE(tokenizer->decode(ids, true), std::string("H\u00e9 \u65e5\u672c!"));
        QCOMPARE(tokenizer->vocabulary_size(), 384);
        QCOMPARE(tokenizer->special().end, 1);
    }

    void the_longest_pieces_of_a_sequence_are_found_where_the_configuration_names_the_tokenizer_of_esm() {
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.path().toStdString();
        write_file(path / "vocab.txt", "<cls>\n<pad>\n<eos>\n<unk>\nL\nA\nG\nT\nK\nM\n.\n-\n<mask>");
        write_file(path / "tokenizer_config.json", R"({"tokenizer_class": "EsmTokenizer", "eos_token": "<eos>"})");
        QCOMPARE(ids_of(*load_tokenizer(path), "MKT<mask>AL"), (std::vector<std::int32_t>{0, 9, 8, 7, 12, 5, 4, 2}));
        QCOMPARE(ids_of(*load_tokenizer(path), "MJT  A.-"), (std::vector<std::int32_t>{0, 9, 3, 7, 5, 10, 11, 2}));
        // Words of DNA, and no token at the end.
        write_file(path / "vocab.txt", "<unk>\n<pad>\n<mask>\n<cls>\nACG\nTAC\nGTA\nA\nC\nG\nT\nN");
        write_file(path / "tokenizer_config.json", R"({"tokenizer_class": "EsmTokenizer", "eos_token": null})");
        QCOMPARE(ids_of(*load_tokenizer(path), "ACGTACGTAA<mask>CGTNAC"),
                 (std::vector<std::int32_t>{3, 4, 5, 6, 7, 2, 8, 9, 10, 11, 7, 8}));
    }

    void merges_may_have_windows_line_ends_a_byte_order_mark_and_no_header() {
        const OldFolder folder("gpt2", kGptFiles);
        const std::string merges = read_file(folder.path() / "merges.txt");
        QVERIFY(merges.starts_with("#version"));
        const std::string headless = merges.substr(merges.find('\n') + 1);
        for (const std::string& variant : {with_line_ends(merges, "\r\n"), "\xEF\xBB\xBF" + merges, headless,
                                           "\xEF\xBB\xBF" + with_line_ends(headless, "\r\n")}) {
            write_file(folder.path() / "merges.txt", variant);
            QCOMPARE(first_difference(folder.path(), "gpt2"), QString());
        }
    }

    void merges_in_tokenizer_json_may_be_texts_or_pairs() {
        const OldFolder folder("gpt2", {"tokenizer_config.json"});
        std::string json = read_file(reference_tokenizer("gpt2") / "tokenizer.json");
        const std::size_t merges = json.find("\"merges\"");
        QVERIFY(merges != std::string::npos);
        // ["a", "b"] becomes "a b".
        QRegularExpression pair(R"re(\[\s*"((?:[^"\\]|\\.)*)",\s*"((?:[^"\\]|\\.)*)"\s*\])re");
        const QString rest = QString::fromStdString(json.substr(merges)).replace(pair, R"("\1 \2")");
        QVERIFY(rest.contains("\"Ġ t\""));
        write_file(folder.path() / "tokenizer.json", json.substr(0, merges) + rest.toStdString());
        QCOMPARE(first_difference(folder.path(), "gpt2"), QString());
    }

    void vocab_txt_may_have_windows_line_ends_and_a_byte_order_mark() {
        const OldFolder folder("wordpiece-cased", kBertFiles);
        write_file(folder.path() / "vocab.txt",
                   "\xEF\xBB\xBF" + with_line_ends(read_file(folder.path() / "vocab.txt"), "\r\n"));
        QCOMPARE(first_difference(folder.path(), "wordpiece-cased"), QString());
    }

    void an_id_without_a_piece_is_displayed_as_its_number() {
        const OldFolder folder("wordpiece-cased", {});
        write_file(folder.path() / "vocab.txt", "[UNK]\n\n[CLS]\n[SEP]\na\n\n");
        const auto tokenizer = load_tokenizer(folder.path());
        QCOMPARE(tokenizer->vocabulary_size(), 6);
        QCOMPARE(tokenizer->display(4), std::string("a"));
        QCOMPARE(tokenizer->display(5), std::string("#5"));
        QCOMPARE(tokenizer->display(30522), std::string("#30522"));  // a model's that has more ids than pieces
    }

    void bert_without_a_configuration_is_uncased() {
        const OldFolder folder("wordpiece-uncased", {"vocab.txt"});
        const auto tokenizer = load_tokenizer(folder.path());
        QCOMPARE(tokenizer->encode("HÉLLO", std::nullopt, {}).ids(),
                 tokenizer->encode("hello", std::nullopt, {}).ids());
        QCOMPARE(tokenizer->special().classification, 2);
        QCOMPARE(tokenizer->special().mask, 4);
    }

    void a_sentence_piece_model_gives_what_its_library_gives_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("file");
        QTest::newRow("Unigram") << "t5"
                                 << "spiece.model";
        QTest::newRow("BPE") << "llama2"
                             << "tokenizer.model";
    }

    void a_sentence_piece_model_gives_what_its_library_gives() {
        QFETCH(QString, name);
        QFETCH(QString, file);
        const OldFolder folder(name.toStdString(), {file.toStdString(), "tokenizer_config.json"});
        const auto tokenizer = load_tokenizer(folder.path());
        EncodeOptions plain;
        plain.add_special_tokens = false;
        std::size_t compared = 0;
        for (const std::string& line : reference_lines(name.toStdString())) {
            const JsonDocument document(line, "expected.jsonl");
            const auto expected = document.root().find("sentencepiece_ids");
            if (!expected) continue;
            std::vector<std::int32_t> ids;
            for (const auto id : expected->array()) ids.push_back(static_cast<std::int32_t>(std::int64_t(id)));
            const auto tokenized = tokenizer->encode(document.root().at("text").text(), std::nullopt, plain);
            QVERIFY2(tokenized.ids() == ids, line.c_str());
            ++compared;
        }
        QVERIFY(compared > 200);
    }

    // Long texts are cut at some of their spaces before the library sees them.
    void a_sentence_piece_model_cuts_long_texts_as_tokenizer_json_does_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"t5", "llama2", "gemma"}) QTest::newRow(name) << name;
    }
    void a_sentence_piece_model_cuts_long_texts_as_tokenizer_json_does() {
        QFETCH(QString, name);
        const std::string file = name == "t5" ? "spiece.model" : "tokenizer.model";
        const OldFolder folder(name.toStdString(), {file, "tokenizer_config.json"});
        std::string text;
        for (int i = 0; i < 400; ++i)
            text +=
                "The animal didn't cross the street, because it was too tired (" + std::to_string(i) + "). Déjà vu. ";
        text += "The end";
        const EncodeOptions plain{.add_special_tokens = false};
        const auto found = load_tokenizer(folder.path())->encode(text, std::nullopt, plain);
        const auto expected =
            load_tokenizer(reference_tokenizer(name.toStdString()))->encode(text, std::nullopt, plain);
        QCOMPARE(found.ids(), expected.ids());
        std::size_t end = 0;
        for (const Token& token : found.tokens) {         // each byte has one token
            const bool shared = token.range.begin < end;  // with the bytes before it that spell the same character
            QVERIFY(shared || token.range.begin == end);
            end = token.range.end;
        }
        QCOMPARE(end, text.size());
    }

    void sentence_piece_puts_ends_around_a_text_as_the_class_says() {
        const auto llama = load_tokenizer(OldFolder("llama2", {"tokenizer.model", "tokenizer_config.json"}).path());
        const auto t5 = load_tokenizer(OldFolder("t5", {"spiece.model", "tokenizer_config.json"}).path());
        QCOMPARE(llama->encode("a", std::nullopt, {}).tokens.front().piece, std::string("<s>"));
        QCOMPARE(t5->encode("a", std::nullopt, {}).tokens.back().piece, std::string("</s>"));
        QCOMPARE(t5->piece(t5->vocabulary_size() - 1), std::string("<extra_id_0>"));
        QCOMPARE(t5->vocabulary_size(), load_tokenizer(reference_tokenizer("t5"))->vocabulary_size());
    }

    void every_byte_of_a_character_without_a_piece_has_the_place_of_the_character() {
        const auto llama = load_tokenizer(OldFolder("llama2", {"tokenizer.model", "tokenizer_config.json"}).path());
        const auto tokens = llama->encode("你", std::nullopt, {}).tokens;
        QCOMPARE(tokens.size(), std::size_t{5});  // <s> ▁ and three bytes
        for (std::size_t i = 2; i < 5; ++i) QCOMPARE(tokens[i].range, (ByteRange{0, 3}));
    }

    void a_class_that_the_old_files_do_not_describe_is_refused() {
        for (const auto& [reference, files] :
             {std::pair{"gpt2", kGptFiles}, std::pair{"llama2", std::vector<std::string>{"tokenizer.model"}}}) {
            const OldFolder folder(reference, files);
            write_file(folder.path() / "tokenizer_config.json", R"({"tokenizer_class": "XLMRobertaTokenizer"})");
            try {
                load_tokenizer(folder.path());
                QFAIL("loaded");
            } catch (const Error& error) {
                QCOMPARE(error.kind(), ErrorKind::Unsupported);
                QVERIFY(error.sentence().find("XLMRobertaTokenizer") != std::string::npos);
            }
        }
    }

    void a_folder_without_a_tokenizer_says_what_it_needs() {
        QTemporaryDir folder;
        try {
            load_tokenizer(folder.path().toStdString());
            QFAIL("loaded");
        } catch (const Error& error) {
            QCOMPARE(error.kind(), ErrorKind::File);
            QVERIFY(error.sentence().find("tokenizer.json") != std::string::npos);
        }
    }
};

HEADLIGHT_TEST(VocabularyFilesTest, None)
#include "vocabulary_files_test.moc"
