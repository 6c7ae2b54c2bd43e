#include "core/error.h"
#include "hostile_seeds.h"
#include "test_program.h"
#include "tokenizers/tokenizer.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>

using namespace headlight;

namespace {

// What loading a folder of these files says; an empty message if it loads.
struct Outcome {
    std::string file, field, message;
    ErrorKind kind = ErrorKind::Input;
    std::shared_ptr<const Tokenizer> tokenizer;
};

Outcome load(const std::vector<std::pair<std::string, std::string>>& files) {
    static const QTemporaryDir folder;
    const std::filesystem::path path = folder.path().toStdString();
    for (const auto& entry : std::filesystem::directory_iterator(path)) std::filesystem::remove(entry.path());
    for (const auto& [name, content] : files) std::ofstream(path / name, std::ios::binary) << content;
    Outcome outcome;
    try {
        outcome.tokenizer = load_tokenizer(path);
    } catch (const Error& error) {
        outcome.file = std::filesystem::path(error.place().file).filename().string();
        outcome.field = error.place().field;
        outcome.message = error.what();
        outcome.kind = error.kind();
    }
    return outcome;
}

Outcome load_json(const std::string& json) {
    return load({{"tokenizer.json", json}});
}

Outcome load_model(const std::string& model) {
    return load({{"tokenizer.model", model}});
}

std::string base64(const std::string& bytes) {
    return QByteArray::fromStdString(bytes).toBase64().toStdString();
}

}  // namespace

/// Damaged and malicious tokenizers: each is refused by an error that names file and field, and none does harm.
class HostileFilesTest : public QObject {
    Q_OBJECT

    static void refused(const Outcome& outcome, const std::string& file, const std::string& field) {
        QVERIFY2(!outcome.message.empty(), "it loaded");
        QVERIFY2(outcome.kind == ErrorKind::Format || outcome.kind == ErrorKind::Unsupported, outcome.message.c_str());
        QCOMPARE(outcome.file, file);
        QVERIFY2(outcome.field.starts_with(field), outcome.message.c_str());
    }

  private slots:
    void the_seeds_load() {
        QCOMPARE(load_json(Sections().json()).message, std::string());
        QCOMPARE(load_model(kPieces + kTrainer + kNormalizer).message, std::string());
    }

    void vocabularies_with_impossible_ids_are_refused_data() {
        QTest::addColumn<QString>("vocab");
        QTest::newRow("empty") << "{}";
        QTest::newRow("no object") << "[]";
        QTest::newRow("a piece twice") << R"({"a": 0, "b": 1, "ab": 2, "a": 3})";
        QTest::newRow("an id twice") << R"({"a": 0, "b": 1, "ab": 1, "[X]": 3})";
        QTest::newRow("a gap") << R"({"a": 0, "b": 1, "ab": 3})";
        QTest::newRow("negative") << R"({"a": 0, "b": 1, "ab": -2})";
        QTest::newRow("fraction") << R"({"a": 0, "b": 1, "ab": 2.5})";
        QTest::newRow("huge") << R"({"a": 0, "b": 1, "ab": 999999999999})";
        QTest::newRow("beyond 64 bits") << R"({"a": 0, "b": 1, "ab": 99999999999999999999})";
    }

    void vocabularies_with_impossible_ids_are_refused() {
        QFETCH(QString, vocab);
        Sections sections;
        sections.vocab = vocab.toStdString();
        refused(load_json(sections.json()), "tokenizer.json", "model.vocab");
    }

    void added_tokens_with_impossible_ids_are_refused_data() {
        QTest::addColumn<QString>("added");
        QTest::newRow("another piece's id") << R"([{"id": 0, "content": "<end>"}])";
        QTest::newRow("another id for a piece") << R"([{"id": 4, "content": "a"}])";
        QTest::newRow("two with one id") << R"([{"id": 4, "content": "x"}, {"id": 4, "content": "y"}])";
        QTest::newRow("a gap") << R"([{"id": 9, "content": "<end>"}])";
        QTest::newRow("negative") << R"([{"id": -1, "content": "<end>"}])";
        QTest::newRow("huge") << R"([{"id": 2147483646, "content": "<end>"}])";
    }

    void added_tokens_with_impossible_ids_are_refused() {
        QFETCH(QString, added);
        Sections sections;
        sections.added = added.toStdString();
        sections.post_processor = "null";
        refused(load_json(sections.json()), "tokenizer.json", "added_tokens");
    }

    void a_tokenizer_without_added_tokens_loads() {
        QCOMPARE(load_json(R"({"model": {"type": "BPE", "vocab": {"a": 0}, "merges": []}})").message, std::string());
    }

    void unigram_vocabularies_are_checked_data() {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("field");
        QTest::newRow("empty") << R"({"type": "Unigram", "unk_id": 0, "vocab": []})"
                               << "model.vocab";
        QTest::newRow("twice") << R"({"type": "Unigram", "unk_id": 0, "vocab": [["a", 0], ["a", 1]]})"
                               << "model.vocab";
        QTest::newRow("no unknown") << R"({"type": "Unigram", "unk_id": null, "vocab": [["a", 0]]})"
                                    << "model.unk_id";
        QTest::newRow("unknown beyond") << R"({"type": "Unigram", "unk_id": 1, "vocab": [["a", 0]]})"
                                        << "model.unk_id";
        QTest::newRow("no score") << R"({"type": "Unigram", "unk_id": 0, "vocab": [["a"]]})"
                                  << "model.vocab[0]";
        QTest::newRow("empty piece") << R"({"type": "Unigram", "unk_id": 0, "vocab": [["", 0]]})"
                                     << "model.vocab[0]";
        QTest::newRow("no unknown word") << R"({"type": "WordPiece", "unk_token": "[UNK]", "vocab": {"a": 0}})"
                                         << "model.unk_token";
        QTest::newRow("unheard of") << R"({"type": "Oracle", "vocab": {"a": 0}})"
                                    << "model.type";
    }

    void unigram_vocabularies_are_checked() {
        QFETCH(QString, model);
        QFETCH(QString, field);
        refused(load_json("{\"model\": " + model.toStdString() + "}"), "tokenizer.json", field.toStdString());
    }

    void vocab_txt_is_checked() {
        refused(load({{"vocab.txt", ""}}), "vocab.txt", "");
        refused(load({{"vocab.txt", "[UNK]\n[CLS]\n[SEP]\na\na\n"}}), "vocab.txt", "");
        refused(load({{"vocab.txt", "[UNK]\na\nb\n"}}), "vocab.txt", "[CLS]");
        refused(load({{"vocab.txt", "a\nb\n"}}), "vocab.txt", "unk_token");
        refused(load({{"vocab.txt", "\xFF\xFE[\n"}}), "vocab.txt", "");
    }

    void merges_of_absent_pieces_are_refused_data() {
        QTest::addColumn<QString>("merges");
        QTest::newRow("left") << R"([["z", "b"]])";
        QTest::newRow("right") << R"([["a", "z"]])";
        QTest::newRow("longer than any piece") << R"([["ab", "ab"]])";
        QTest::newRow("one piece") << R"([["a"]])";
        QTest::newRow("one word") << R"(["ab"])";
        QTest::newRow("three words") << R"(["a b ab"])";
        QTest::newRow("numbers") << R"([[1, 2]])";
    }

    void merges_of_absent_pieces_are_refused() {
        QFETCH(QString, merges);
        Sections sections;
        sections.merges = merges.toStdString();
        refused(load_json(sections.json()), "tokenizer.json", "model.merges[0]");
    }

    void merges_txt_names_the_line() {
        const std::string vocab = R"({"a": 0, "b": 1, "ab": 2})";
        refused(load({{"vocab.json", vocab}, {"merges.txt", "#version: 0.2\na b\na z\n"}}), "merges.txt", "line 3");
        refused(load({{"vocab.json", vocab}, {"merges.txt", "ab\n"}}), "merges.txt", "line 1");
    }

    void character_maps_are_checked() {
        const auto with_map = [](const std::string& bytes) {
            Sections sections;
            sections.normalizer = precompiled_json(base64(bytes));
            return load_json(sections.json());
        };
        const std::string field = "normalizer.precompiled_charsmap";
        const Outcome identity = with_map("");
        QCOMPARE(identity.message, std::string());
        QCOMPARE(identity.tokenizer->encode("ab", std::nullopt, {}).tokens.front().piece, std::string("ab"));
        const Outcome a_to_b = with_map(map_of_a(0));
        QCOMPARE(a_to_b.message, std::string());
        QCOMPARE(a_to_b.tokenizer->encode("a", std::nullopt, {}).tokens.front().piece, std::string("b"));
        for (std::size_t size = 1; size <= 4; ++size)
            refused(with_map(std::string(size, '\x01')), "tokenizer.json", field);
        refused(with_map(map_of_a(2)), "tokenizer.json", field);                    // the value is past the end
        refused(with_map(map_of_a(0, 'a' ^ (1U << 20))), "tokenizer.json", field);  // the node is past the end
        refused(with_map(little_endian({1U << 30}) + std::string(64, 'x')), "tokenizer.json",
                field);  // the trie is longer than the map
        refused(with_map(little_endian({4, 0x3FFFFFU << 10}) + std::string("b\0", 2)), "tokenizer.json", field);
        const std::string whole = map_of_a(0);
        for (std::size_t size = 1; size < whole.size(); size += 7)
            refused(with_map(whole.substr(0, size)), "tokenizer.json", field);
    }

    void a_character_map_with_a_cycle_is_refused() {
        std::vector<std::uint32_t> units(256);
        units[0] = 0;                                              // children of the root are in its own block
        units['a'] = 'a' | static_cast<std::uint32_t>('a') << 10;  // and 'a' leads back to the same children
        std::string bytes = little_endian({1024});
        for (const std::uint32_t unit : units) bytes += little_endian({unit});
        Sections sections;
        sections.normalizer = precompiled_json(base64(bytes + std::string("b\0", 2)));
        refused(load_json(sections.json()), "tokenizer.json", "normalizer.precompiled_charsmap");
    }

    void an_expression_that_explodes_is_given_up_and_said() {
        Sections sections;
        sections.normalizer = "null";
        sections.pre_tokenizer = split_json("(a+)+$");
        const auto tokenizer = load_json(sections.json()).tokenizer;
        QVERIFY(tokenizer);
        const auto result = tokenizer->encode(std::string(5'000, 'a') + "b", std::nullopt, {});
        QCOMPARE(result.tokens.size(), std::size_t{5'001});  // "a" 4,999 times, "ab", "<end>"
        QCOMPARE(result.notices.size(), std::size_t{1});
        QVERIFY(result.notices[0].find("too many steps") != std::string::npos);
        QVERIFY(tokenizer->encode("aab", std::nullopt, {}).notices.empty());
        const auto pair = tokenizer->encode("aab", std::string(5'000, 'a') + "b", {});
        QCOMPARE(pair.notices.size(), std::size_t{1});
        QVERIFY(pair.notices[0].find("second text") != std::string::npos);
    }

    void an_expression_that_explodes_while_normalizing_is_given_up_and_said() {
        Sections sections;
        sections.normalizer = R"({"type": "Sequence", "normalizers": [
            {"type": "Replace", "pattern": {"Regex": "(a+)+$"}, "content": "b"},
            {"type": "Lowercase"}, {"type": "NFC"}, {"type": "Strip"}]})";
        const auto tokenizer = load_json(sections.json()).tokenizer;
        QVERIFY(tokenizer);
        const auto result = tokenizer->encode(std::string(5'000, 'a') + "b", std::nullopt, {});
        QVERIFY(!result.notices.empty());
        QVERIFY(result.notices[0].find("too many steps") != std::string::npos);
    }

    void expressions_that_cannot_be_run_are_refused() {
        for (const std::string pattern : {"(", "[a", "a{2,1}", "\\\\", "[a&&[^b]]"}) {
            Sections sections;
            sections.pre_tokenizer = split_json(pattern);
            refused(load_json(sections.json()), "tokenizer.json", "pre_tokenizer.pattern.Regex");
        }
    }

    void templates_with_absent_tokens_are_refused() {
        Sections sections;
        const auto with = [&](const std::string& from, const std::string& to) {
            Sections changed = sections;
            const std::size_t at = changed.post_processor.find(from);
            changed.post_processor.replace(at, from.size(), to);
            return load_json(changed.json());
        };
        refused(with(R"("tokens": ["<end>"])", R"("tokens": ["<none>"])"), "tokenizer.json",
                "post_processor.special_tokens.<end>.tokens");
        refused(with(R"("ids": [4])", R"("ids": [3])"), "tokenizer.json", "post_processor.special_tokens.<end>.tokens");
        refused(with(R"("ids": [4])", R"("ids": [4, 4])"), "tokenizer.json", "post_processor.special_tokens.<end>");
        refused(with(R"({"SpecialToken": {"id": "<end>")", R"({"SpecialToken": {"id": "<start>")"), "tokenizer.json",
                "post_processor.single[1]");
        refused(with(R"({"Sequence": {"id": "A")", R"({"Sequence": {"id": "B")"), "tokenizer.json",
                "post_processor.single[0]");
    }

    // The first template leaves nothing for the second one to put its tokens around.
    void a_template_after_an_empty_template_is_an_error() {
        const std::string empty = R"({"type": "TemplateProcessing", "single": [], "pair": [], "special_tokens": {}})";
        Sections sections;
        sections.post_processor =
            R"({"type": "Sequence", "processors": [)" + empty + ", " + sections.post_processor + "]}";
        const auto tokenizer = load_json(sections.json()).tokenizer;
        QVERIFY(tokenizer);
        for (const bool special : {true, false}) {
            try {
                static_cast<void>(tokenizer->encode("a b", std::nullopt, {.add_special_tokens = special}));
                QFAIL("it was tokenized");
            } catch (const Error& error) {
                QCOMPARE(error.kind(), ErrorKind::Format);
                QCOMPARE(error.place().field, std::string("post_processor.processors[1]"));
                QVERIFY2(error.sentence().find("found 0") != std::string::npos, error.what());
            }
        }
        sections.post_processor = empty;
        QVERIFY(load_json(sections.json()).tokenizer->encode("a b", std::nullopt, {}).tokens.empty());
    }

    void a_stride_must_be_smaller_than_the_length() {
        Sections sections;
        sections.truncation = R"({"max_length": 8, "stride": 8, "strategy": "LongestFirst", "direction": "Right"})";
        refused(load_json(sections.json()), "tokenizer.json", "truncation.stride");
        sections.truncation = R"({"max_length": 8, "stride": 7, "strategy": "LongestFirst", "direction": "Right"})";
        QCOMPARE(load_json(sections.json()).message, std::string());
    }

    void sentence_piece_vocabularies_are_checked_data() {
        QTest::addColumn<QByteArray>("pieces");
        const auto row = [](const char* name, const std::string& pieces) {
            QTest::newRow(name) << QByteArray::fromStdString(pieces);
        };
        row("none", "");
        row("longer than 8 KiB", kPieces + piece(std::string(8193, 'a')));
        row("with NUL", kPieces + piece(std::string("a\0b", 3)));
        row("empty", kPieces + piece(""));
        row("not UTF-8", kPieces + piece("\xC3"));
        row("twice", kPieces + piece("ab"));
        row("no unknown", piece("a") + piece("b"));
        row("two unknown", kPieces + piece("<unk2>", 2));
        row("infinite score", kPieces + piece("z", 1, std::numeric_limits<float>::infinity()));
        row("NaN as score", kPieces + piece("z", 1, std::numeric_limits<float>::quiet_NaN()));
        row("byte without fallback", kPieces + piece("<0x0A>", 6));
        row("unknown type", kPieces + piece("z", 9));
    }

    void sentence_piece_vocabularies_are_checked() {
        QFETCH(QByteArray, pieces);
        refused(load_model(pieces.toStdString() + kTrainer + kNormalizer), "tokenizer.model", "pieces");
    }

    void sentence_piece_bytes_must_be_all_there_and_be_bytes() {
        const std::string trainer = bytes_field(2, number_field(3, 2) + number_field(35, 1));
        std::string bytes;
        for (int byte = 0; byte < 256; ++byte) bytes += piece(QString::asprintf("<0x%02X>", byte).toStdString(), 6);
        QCOMPARE(load_model(kPieces + bytes + trainer + kNormalizer).message, std::string());
        const std::size_t one = bytes.size() / 256;
        refused(load_model(kPieces + bytes.substr(0, 255 * one) + trainer), "tokenizer.model", "pieces");
        for (const char* wrong : {"<0x-1>", "<0xZZ>", "<0x100>", "<0xaf>", "byte"}) {
            refused(load_model(kPieces + bytes.substr(0, 255 * one) + piece(wrong, 6) + trainer), "tokenizer.model",
                    "pieces");
        }
    }

    void nested_user_defined_pieces_are_limited() {
        std::string pieces = kPieces;
        for (std::size_t length = 1; length <= 65; ++length) pieces += piece(std::string(length, 'z'), 4);
        refused(load_model(pieces + kTrainer + kNormalizer), "tokenizer.model", "pieces");
    }

    void sentence_piece_character_maps_are_checked() {
        const auto with_map = [](const std::string& map) {
            return load_model(kPieces + kTrainer + bytes_field(3, bytes_field(2, map)));
        };
        QCOMPARE(with_map(map_of_a(0)).message, std::string());
        QCOMPARE(with_map("").message, std::string());
        for (std::size_t size = 1; size <= 4; ++size)
            refused(with_map(std::string(size, '\x01')), "tokenizer.model", "normalizer_spec");
        refused(with_map(map_of_a(2)), "tokenizer.model", "normalizer_spec");
        refused(load_model(kPieces + kTrainer + bytes_field(5, bytes_field(2, map_of_a(2)))), "tokenizer.model",
                "denormalizer_spec");
    }

    void a_field_longer_than_the_file_is_refused() {
        refused(load_model(kPieces + varint(1 << 3 | 2) + varint(std::uint64_t{1} << 62) + "x"), "tokenizer.model", "");
        refused(load_model(varint(1 << 3 | 3)), "tokenizer.model", "");
        refused(load_model(std::string(11, '\xFF')), "tokenizer.model", "");
        refused(load_model(kPieces), "tokenizer.model", "trainer_spec");
    }

    void a_tokenizer_json_cut_anywhere_is_refused() {
        const std::string whole = Sections().json();
        for (std::size_t size = 0; size < whole.size(); ++size) {
            const Outcome outcome = load_json(whole.substr(0, size));
            QVERIFY2(!outcome.message.empty(), qPrintable(QString::number(size)));
            QCOMPARE(outcome.file, std::string("tokenizer.json"));
        }
    }

    void a_tokenizer_json_with_one_bit_wrong_does_no_harm() {
        const std::string whole = Sections().json();
        for (std::size_t bit = 0; bit < 8 * whole.size(); ++bit) {
            std::string flipped = whole;
            flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ (1 << (bit % 8)));
            if (const auto tokenizer = load_json(flipped).tokenizer) tokenizer->encode("ab a\u0301b <end>", "b", {});
        }
    }

    void a_model_cut_anywhere_does_no_harm() {
        const std::string whole =
            kPieces + kTrainer + bytes_field(3, bytes_field(2, map_of_a(0).substr(0, 40)) + number_field(3, 1));
        for (std::size_t size = 0; size < whole.size(); ++size) {
            const Outcome outcome = load_model(whole.substr(0, size));
            if (outcome.tokenizer) outcome.tokenizer->encode("ab", std::nullopt, {});
            if (size < kPieces.size() + kTrainer.size())
                QVERIFY2(!outcome.message.empty(), qPrintable(QString::number(size)));
        }
    }

    void a_model_with_one_bit_wrong_does_no_harm() {
        const std::string whole = kPieces + kTrainer + kNormalizer;
        for (std::size_t bit = 0; bit < 8 * whole.size(); ++bit) {
            std::string flipped = whole;
            flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ (1 << (bit % 8)));
            if (const auto tokenizer = load_model(flipped).tokenizer)
                tokenizer->decode(tokenizer->encode("ab b\u0301a", "b", {}).ids(), false);
        }
    }

    void files_that_are_something_else_are_refused() {
        QCOMPARE(load_json("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n").kind, ErrorKind::File);
        refused(load_json(std::string(100'000, '[')), "tokenizer.json", "");
        refused(load_json(R"({"model": {"type": "BPE", "vocab": {"\ud800": 0}, "merges": []}})"), "tokenizer.json", "");
        refused(load_json("{}"), "tokenizer.json", "model");
        refused(load_json("[]"), "tokenizer.json", "");
        refused(
            load({{"tokenizer.json", Sections().json()}, {"tokenizer_config.json", R"({"model_max_length": "many"})"}}),
            "tokenizer_config.json", "model_max_length");
    }
};

HEADLIGHT_TEST(HostileFilesTest, None)
#include "hostile_files_test.moc"
