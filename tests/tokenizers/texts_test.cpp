#include "core/error.h"
#include "hostile_seeds.h"
#include "reference_records.h"
#include "test_program.h"
#include "tokenizers/code_point_cursor.h"
#include "tokenizers/display.h"

#include <QTemporaryDir>
#include <QtTest>

#include <filesystem>
#include <fstream>

using namespace headlight;

namespace {

std::shared_ptr<const Tokenizer> reference(const std::string& name) {
    return load_tokenizer(reference_tokenizer(name));
}

QString texts_of_ranges(const TokenizedText& tokenized) {
    QStringList texts;
    for (const Token& token : tokenized.tokens) {
        const std::string& text = token.sequence == 0 ? tokenized.text : tokenized.pair;
        if (!token.range.empty())
            texts.append(QString::fromStdString(text.substr(token.range.begin, token.range.size())));
    }
    return texts.join('|');
}

QString displays(const TokenizedText& tokenized) {
    QStringList texts;
    for (const Token& token : tokenized.tokens) texts.append(QString::fromStdString(token.display));
    return texts.join(' ');
}

}  // namespace

/// What tokens say about the text as it was typed, for all kinds of texts.
class TextsTest : public QObject {
    Q_OBJECT

  private slots:
    // In any order, and for bytes within a character and past the end.
    void a_code_point_cursor_agrees_with_the_offset_map() {
        const std::string text = "aé你😀 b\nü";
        const OffsetMap map(text);
        CodePointCursor cursor(text);
        for (std::size_t step = 0; step < 200; ++step) {
            const std::size_t byte = step * 7 % (text.size() + 3);
            QCOMPARE(cursor.before(byte), map.code_points(byte));
        }
        QCOMPARE(CodePointCursor("").before(3), std::size_t{0});
    }

    void an_empty_text_has_only_special_tokens() {
        const auto bert = reference("wordpiece-uncased");
        QCOMPARE(displays(bert->encode("", std::nullopt, {})), QString("[CLS] [SEP]"));
        QCOMPARE(displays(bert->encode(" \t\n ", std::nullopt, {})), QString("[CLS] [SEP]"));
        QVERIFY(reference("gpt2")->encode("", std::nullopt, {}).tokens.empty());
    }

    void ranges_are_of_the_text_as_typed() {
        // Accents that were stripped, capitals that were lowered and letters that were put together are in the range.
        const auto tokenized = reference("wordpiece-uncased")->encode("Cafe\u0301 \u00C9cole", std::nullopt, {});
        QString joined;
        for (const Token& token : tokenized.tokens)
            joined += QString::fromStdString(tokenized.text.substr(token.range.begin, token.range.size()));
        QCOMPARE(joined, QString("Cafe\u0301\u00C9cole"));
        QCOMPARE(texts_of_ranges(reference("t5")->encode("o\uFB03ce e\u0301", std::nullopt, {})),
                 QString("o\uFB03|\uFB03|\uFB03|ce|e\u0301"));
    }

    void every_visible_byte_of_every_reference_string_is_in_a_range_or_was_cleaned_away() {
        for (const char* name : {"gpt2", "llama2", "roberta"}) {
            const auto tokenizer = reference(name);
            for (const std::string& line : reference_lines(name)) {
                const JsonDocument document(line, "expected.jsonl");
                const TokenizedText tokenized = tokenizer->encode(document.root().at("text").text(), std::nullopt, {});
                std::size_t covered = 0;
                for (const Token& token : tokenized.tokens) {
                    QVERIFY2(token.range.begin <= covered || token.range.empty(), line.c_str());
                    covered = std::max(covered, token.range.end);
                    QVERIFY(is_valid_utf8(tokenized.text.substr(token.range.begin, token.range.size())));
                }
                QVERIFY2(covered == tokenized.text.size(), line.c_str());
            }
        }
    }

    void a_space_that_nobody_typed_stands_for_nothing() {
        const auto tokens = reference("t5")->encode("你", std::nullopt, {}).tokens;
        QCOMPARE(tokens[0].piece, std::string("\u2581"));
        QVERIFY(tokens[0].range.empty());
        QCOMPARE(tokens[0].reported, (CodePointRange{0, 1}));
        QVERIFY(tokens[1].unknown);
        QCOMPARE(tokens[1].piece, std::string("<unk>"));
        QCOMPARE(tokens[1].reported_piece, std::string("你"));
    }

    void words_are_those_of_the_typed_text() {
        const auto tokenized = reference("wordpiece-uncased")->encode("Don't stop: naïveté!", std::nullopt, {});
        QStringList words;
        for (const Word& word : tokenized.words)
            words.append(QString::fromStdString(tokenized.text.substr(word.range.begin, word.range.size())));
        QCOMPARE(words, (QStringList{"Don't", "stop", ":", "naïveté", "!"}));
        for (std::size_t i = 1; i + 1 < tokenized.tokens.size(); ++i) {
            const Token& token = tokenized.tokens[i];
            QVERIFY(token.word >= 0);
            const ByteRange word = tokenized.words[static_cast<std::size_t>(token.word)].range;
            QVERIFY(token.range.begin >= word.begin && token.range.end <= word.end);
            QCOMPARE(token.continuation, tokenized.tokens[i - 1].word == token.word);
        }
        QCOMPARE(tokenized.tokens.front().word, -1);
    }

    void the_space_before_a_word_belongs_to_its_token() {
        const auto tokenized = reference("gpt2")->encode("we  all", std::nullopt, {});
        const Token& last_of_first = tokenized.tokens.front();
        QCOMPARE(last_of_first.word, 0);
        bool second = false;
        for (const Token& token : tokenized.tokens) {
            if (token.piece == "Ġ") QCOMPARE(token.word, -1);
            if (token.piece.starts_with("Ġa")) {
                second = true;
                QCOMPARE(token.word, 1);
                QVERIFY(!token.continuation);
                QVERIFY(tokenized.text[token.range.begin] == ' ');
            }
        }
        QVERIFY(second);
    }

    void a_pair_has_both_texts_and_types() {
        const auto bert = reference("wordpiece-uncased")->encode("a b", "c", {});
        QCOMPARE(displays(bert), QString("[CLS] a b [SEP] c [SEP]"));
        QCOMPARE(bert.token_types(), (std::vector<std::int32_t>{0, 0, 0, 0, 1, 1}));
        QCOMPARE(bert.tokens[4].sequence, 1);
        QCOMPARE(bert.tokens[4].range, (ByteRange{0, 1}));
        QCOMPARE(bert.words.at(static_cast<std::size_t>(bert.tokens[4].word)).sequence, 1);
        const auto roberta = reference("roberta")->encode("a", "b", {});
        QCOMPARE(displays(roberta), QString("<s> a </s> </s> b </s>"));
        QCOMPARE(roberta.token_types(), std::vector<std::int32_t>(6, 0));
        QCOMPARE(roberta.tokens[4].sequence, 1);
    }

    void pieces_are_shown_without_markers() {
        QCOMPARE(displays(reference("gpt2")->encode("a  b\tc\n", std::nullopt, {})), QString("a · b ⇥ c ⏎"));
        const PieceSpelling word_piece{.continuing_prefix = "##"}, byte_level{.byte_level = true},
            sentence_piece{.byte_fallback = true, .space = "\u2581"};
        QCOMPARE(display_piece("##ing", word_piece), std::string("ing"));
        QCOMPARE(display_piece("##", word_piece), std::string("##"));
        QCOMPARE(display_piece("Ġthe", byte_level), std::string("the"));
        QCOMPARE(display_piece("ĠĠĠ", byte_level), std::string("···"));
        QCOMPARE(display_piece("âĢ", byte_level), std::string("⟨E2⟩⟨80⟩"));
        QCOMPARE(display_piece("Ã©t", byte_level), std::string("ét"));
        QCOMPARE(display_piece("\u2581the", sentence_piece), std::string("the"));
        QCOMPARE(display_piece("\u2581", sentence_piece), std::string("·"));
        QCOMPARE(display_piece("<0x0A>", sentence_piece), std::string("⏎"));
        QCOMPARE(display_piece("<0xE2>", sentence_piece), std::string("⟨E2⟩"));
        QCOMPARE(display_piece("the</w>", {.word_suffix = "</w>"}), std::string("the"));
    }

    void what_cannot_be_seen_is_shown_by_its_number() {
        QCOMPARE(display_text("a\u202Eb"), std::string("a⟨U+202E⟩b"));
        QCOMPARE(display_text(std::string_view("\0", 1)), std::string("⟨U+0000⟩"));
        QCOMPARE(display_text("\x1B"), std::string("⟨U+001B⟩"));
    }

    void an_emoji_in_several_tokens_shows_its_bytes_and_has_one_place() {
        const std::string family = "\U0001F468\u200D\U0001F469\u200D\U0001F467";
        const auto gpt2 = reference("gpt2");
        const auto tokenized = gpt2->encode("x" + family, std::nullopt, {});
        QVERIFY(tokenized.tokens.size() > 10);
        QCOMPARE(tokenized.tokens[1].range, (ByteRange{1, 5}));
        QVERIFY(QString::fromStdString(tokenized.tokens[1].display).startsWith("⟨F0⟩"));
        QCOMPARE(tokenized.tokens.back().range.end, 1 + family.size());
        QCOMPARE(gpt2->decode(tokenized.ids(), false), "x" + family);
    }

    void invalid_bytes_become_replacement_characters_and_are_reported() {
        const auto tokenized = reference("gpt2")->encode("a\xFF\xED\xA0\x80z", std::nullopt, {});
        QCOMPARE(tokenized.text, std::string("a\uFFFD\uFFFD\uFFFD\uFFFDz"));
        QCOMPARE(tokenized.notices.size(), std::size_t{1});
        QVERIFY(tokenized.notices[0].find("offset 1") != std::string::npos);
    }

    void control_characters_are_kept_by_byte_level_tokenizers() {
        const auto gpt2 = reference("gpt2");
        const std::string text("a\0b\x01\x7F", 5);
        QCOMPARE(gpt2->decode(gpt2->encode(text, std::nullopt, {}).ids(), false), text);
    }

    void a_typed_special_token_is_that_token_as_the_file_states() {
        const auto bert = reference("wordpiece-uncased");
        const auto tokenized = bert->encode("a [MASK] b [mask]", std::nullopt, {});
        QCOMPARE(tokenized.tokens[2].id, bert->special().mask);
        QVERIFY(tokenized.tokens[2].special);
        QCOMPARE(tokenized.tokens[2].range, (ByteRange{2, 8}));
        QCOMPARE(tokenized.tokens[2].word, -1);
        QCOMPARE(std::count_if(tokenized.tokens.begin(), tokenized.tokens.end(),
                               [&](const Token& token) { return token.id == bert->special().mask; }),
                 1);
    }

    void a_text_beyond_the_limit_is_cut_at_its_end_with_a_notice() {
        const auto bert = reference("wordpiece-uncased");
        EncodeOptions options;
        options.max_tokens = 5;
        const auto single = bert->encode("a b c d e f", std::nullopt, options);
        QCOMPARE(displays(single), QString("[CLS] a b c [SEP]"));
        QCOMPARE(single.notices.size(), std::size_t{1});
        QVERIFY(single.notices[0].find("3 were left out") != std::string::npos);
        options.max_tokens = 8;
        QCOMPARE(displays(bert->encode("a b c d e f", "g h", options)), QString("[CLS] a b c [SEP] g h [SEP]"));
        QCOMPARE(displays(bert->encode("a b c d e f", "g h i j", options)), QString("[CLS] a b c [SEP] g h [SEP]"));
        options.max_tokens = 1;
        QCOMPARE(displays(bert->encode("a b", std::nullopt, options)), QString("[CLS] [SEP]"));
        QVERIFY(bert->encode("a", std::nullopt, {}).notices.empty());
    }

    void a_paste_of_many_megabytes_is_cut_with_a_notice() {
        const std::size_t limit = std::size_t{16} << 20;
        std::string text(limit - 1, ' ');
        text += "\u00E9 end";
        const auto tokenized = reference("wordpiece-uncased")->encode(text, std::nullopt, {});
        QCOMPARE(tokenized.text.size(), limit - 1);
        QCOMPARE(tokenized.notices.size(), std::size_t{1});
    }

    void very_long_words_and_marks_are_no_trouble() {
        const std::string word(100'000, 'e');
        std::string marks = "e";
        for (int i = 0; i < 1'000; ++i) marks += "\u0301";
        for (const char* name : {"gpt2", "llama2", "t5", "wordpiece-uncased"}) {
            const auto tokenizer = reference(name);
            for (const std::string& text : {word, marks}) {
                const auto tokenized = tokenizer->encode(text, std::nullopt, {});
                QVERIFY(!tokenized.tokens.empty());
                if (std::string_view(name) == "gpt2") QVERIFY(tokenizer->decode(tokenized.ids(), false) == text);
            }
        }
    }

    /// Words are cut one by one where the merges allow it; here one leads across the beginning of a word.
    void a_merge_that_joins_words_joins_them() {
        Sections sections;
        sections.vocab = R"({"a": 0, "b": 1, "\u2581": 2, "a\u2581": 3, "\u2581b": 5, "<x>": 6})";
        sections.normalizer = R"({"type": "Sequence", "normalizers": [{"type": "Prepend", "prepend": "\u2581"},
            {"type": "Replace", "pattern": {"String": " "}, "content": "\u2581"}]})";
        sections.pre_tokenizer = "null";
        const auto pieces = [&](const std::string& merges) {
            sections.merges = merges;
            const QTemporaryDir folder;
            std::ofstream(folder.filePath("tokenizer.json").toStdString()) << sections.json();
            const auto tokenizer = load_tokenizer(folder.path().toStdString());
            QStringList all;
            for (const Token& token : tokenizer->encode("a b", std::nullopt, {.add_special_tokens = false}).tokens)
                all.append(QString::fromStdString(token.piece));
            return all.join('|');
        };
        QCOMPARE(pieces(R"([["a", "\u2581"], ["\u2581", "b"]])"), QString("\u2581|a\u2581|b"));
        QCOMPARE(pieces(R"([["\u2581", "b"]])"), QString("\u2581|a|\u2581b"));
    }

    /// What the SentencePiece library makes of the whole text, our tokenizer makes of it word by word.
    void a_long_text_has_the_same_tokens_word_by_word_and_as_a_whole() {
        const QTemporaryDir folder;
        const std::filesystem::path from = reference_tokenizer("llama2"), to = folder.path().toStdString();
        for (const char* name : {"tokenizer.model", "tokenizer_config.json"})
            std::filesystem::copy_file(from / name, to / name);
        const auto library = load_tokenizer(to);
        std::string text;
        for (const std::string& line : reference_lines("llama2")) {
            const std::string typed = reference_text(line);
            if (typed.size() < 10'000 && typed.find('<') == std::string::npos) text += typed + "  ";
        }
        QVERIFY(text.size() > 1'000);
        QCOMPARE(reference("llama2")->encode(text, std::nullopt, {}).ids(),
                 library->encode(text, std::nullopt, {}).ids());
    }

    void ids_outside_of_the_vocabulary_have_no_piece() {
        const auto bert = reference("wordpiece-uncased");
        QCOMPARE(bert->piece(2), std::string("[CLS]"));
        QCOMPARE(*bert->find("[SEP]"), 3);
        QVERIFY(!bert->find("no such piece"));
        QCOMPARE(bert->vocabulary_size(), 1200);
        for (const std::int32_t id : {-1, 1200, std::numeric_limits<std::int32_t>::max()}) {
            try {
                static_cast<void>(bert->piece(id));
                QFAIL("there is a piece");
            } catch (const Error& error) {
                QCOMPARE(error.kind(), ErrorKind::Input);
            }
            QCOMPARE(bert->decode(std::vector{id}, false), std::string());
        }
    }

    void truncation_and_padding_of_the_file_apply_on_request() {
        QFile file(QString::fromStdString((reference_tokenizer("wordpiece-uncased") / "tokenizer.json").string()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray json = file.readAll();
        QVERIFY(json.contains("\"truncation\": null") && json.contains("\"padding\": null"));
        json.replace(
            "\"truncation\": null",
            R"("truncation": {"max_length": 5, "strategy": "LongestFirst", "stride": 0, "direction": "Right"})");
        json.replace("\"padding\": null",
                     R"("padding": {"strategy": {"Fixed": 4}, "direction": "Right", "pad_to_multiple_of": 3,
            "pad_id": 0, "pad_type_id": 0, "pad_token": "[PAD]"})");
        QTemporaryDir folder;
        QFile changed(folder.filePath("tokenizer.json"));
        QVERIFY(changed.open(QIODevice::WriteOnly) && changed.write(json) == json.size());
        changed.close();
        const auto tokenizer = load_tokenizer(folder.path().toStdString());
        EncodeOptions options;
        QCOMPARE(displays(tokenizer->encode("a b c d", std::nullopt, options)), QString("[CLS] a b c d [SEP]"));
        options.as_file_states = true;
        QCOMPARE(displays(tokenizer->encode("a b c d", std::nullopt, options)), QString("[CLS] a b c [SEP] [PAD]"));
        QCOMPARE(displays(tokenizer->encode("", std::nullopt, options)),
                 QString("[CLS] [SEP] [PAD] [PAD] [PAD] [PAD]"));
    }
};

HEADLIGHT_TEST(TextsTest, None)
#include "texts_test.moc"
