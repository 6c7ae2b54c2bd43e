#include "tokenizers/text_budget.h"

#include "core/error.h"
#include "hostile_seeds.h"
#include "test_program.h"
#include "tokenizers/pipeline/added_tokens.h"
#include "tokenizers/pipeline/tokenizer_json.h"
#include "tokenizers/subwords/model_section.h"
#include "tokenizers/subwords/sentence_piece_tokenizer.h"

#include <QtTest>

#include <functional>

using namespace headlight;

namespace {

std::shared_ptr<const Tokenizer> tokenizer_of(const std::string& json) {
    return read_tokenizer_json(JsonDocument(json, "tokenizer.json"), {});
}

/// The text with values put for $1, $2 and so on.
std::string filled(std::string text, std::initializer_list<std::string> values) {
    int number = 0;
    for (const std::string& value : values) replace_all(text, "$" + std::to_string(++number), value);
    return text;
}

std::string sequence(const std::string& list, const std::string& step, int count) {
    std::string steps = step;
    for (int i = 1; i < count; ++i) steps += ", " + step;
    return filled(R"({"type": "Sequence", "$1": [$2]})", {list, steps});
}

const std::string kDouble = R"({"type": "Replace", "pattern": {"String": "a"}, "content": "aa"})";

/// The sentence by which work is refused; empty if it is done.
std::string refusal(const std::function<void()>& work, ErrorKind kind = ErrorKind::Input) {
    try {
        work();
    } catch (const Error& error) {
        return error.kind() == kind ? error.sentence() : "another kind: " + error.sentence();
    }
    return {};
}

std::string repeated(std::string_view text, std::size_t count) {
    std::string result;
    for (std::size_t i = 0; i < count; ++i) result += text;
    return result;
}

}  // namespace

/// Whatever a tokenizer's files ask for, the work on a text is bounded, linear in the text, and can be cancelled.
class TextBudgetTest : public QObject {
    Q_OBJECT

    static void refuses(const std::string& json, const std::string& text, const std::string& component) {
        const auto tokenizer = tokenizer_of(json);
        const std::string sentence = refusal([&] { static_cast<void>(tokenizer->encode(text, std::nullopt, {})); });
        QVERIFY2(sentence.starts_with("The " + component + " produces too much output: expected at most "),
                 sentence.c_str());
        QVERIFY2(sentence.find(", found ") != std::string::npos, sentence.c_str());
        QVERIFY2(sentence.find("shorten the text") != std::string::npos, sentence.c_str());
    }

    /// Steps of tokenizing by a `model` section.
    static std::size_t model_steps(const std::string& json, const std::string& text) {
        const JsonDocument document(json, "tokenizer.json");
        const auto model = make_model(document.root(), {});
        TextBudget budget(text.size());
        std::vector<ModelToken> tokens;
        model->tokenize(text, tokens, budget);
        return budget.steps();
    }

    static std::size_t search_steps(const AddedTokens& added, const std::string& text) {
        TextBudget budget(text.size());
        static_cast<void>(added.extract(text, nullptr, budget));
        return budget.steps();
    }

  private slots:
    void normalizers_that_double_the_text_are_refused() {
        Sections sections;
        sections.normalizer = sequence("normalizers", kDouble, 40);
        refuses(sections.json(), std::string(100, 'a'), "normalizer Replace");
        sections.normalizer = sequence("normalizers", kDouble, 4);
        QCOMPARE(tokenizer_of(sections.json())->encode("a", std::nullopt, {}).tokens.size(), std::size_t{17});
    }

    void a_normalizer_that_puts_much_in_is_refused() {
        Sections sections;
        sections.normalizer =
            filled(R"({"type": "Replace", "pattern": {"String": "a"}, "content": "$1"})", {std::string(100000, 'b')});
        refuses(sections.json(), std::string(100, 'a'), "normalizer Replace");
        sections.normalizer = filled(R"({"type": "Prepend", "prepend": "$1"})", {std::string(2000000, 'b')});
        refuses(sections.json(), "a", "normalizer Prepend");
    }

    void a_normalizer_that_puts_much_into_each_part_is_refused() {
        Sections sections;
        sections.normalizer = filled(R"({"type": "Prepend", "prepend": "$1"})", {std::string(100000, 'b')});
        refuses(sections.json(), repeated("a<end>", 1000), "normalizer Prepend");
    }

    void pre_tokenizers_that_double_the_text_are_refused() {
        Sections sections;
        sections.pre_tokenizer = sequence("pretokenizers", R"({"type": "ByteLevel", "use_regex": false})", 30);
        refuses(sections.json(), repeated("\u00E9", 100), "pre-tokenizer ByteLevel");
    }

    void post_processors_that_repeat_the_text_are_refused() {
        Sections sections;
        std::string elements;
        for (int i = 0; i < 2000; ++i) elements += R"({"Sequence": {"id": "A", "type_id": 0}}, )";
        sections.post_processor = R"({"type": "TemplateProcessing", "single": [)" + elements +
                                  R"({"Sequence": {"id": "A", "type_id": 0}}], "pair": [], "special_tokens": {}})";
        refuses(sections.json(), std::string(1000, 'b'), "post-processor TemplateProcessing");
        QCOMPARE(tokenizer_of(sections.json())->encode("b", std::nullopt, {}).tokens.size(), std::size_t{2001});
    }

    void a_template_of_many_tokens_is_no_trouble() {
        Sections sections;
        std::string ids = "4", pieces = "\"<end>\"";
        for (int i = 1; i < 50000; ++i) {
            ids += ",4";
            pieces += ",\"<end>\"";
        }
        sections.post_processor = R"({"type": "TemplateProcessing", "single": [{"SpecialToken": {"id": "x"}}],
            "pair": [], "special_tokens": {"x": {"id": "x", "ids": [)" +
                                  ids + R"(], "tokens": [)" + pieces + "]}}}";
        QCOMPARE(tokenizer_of(sections.json())->encode("b", std::nullopt, {}).tokens.size(), std::size_t{50000});
    }

    void decoders_that_double_the_text_are_refused() {
        Sections sections;
        sections.decoder = sequence("decoders", kDouble, 40);
        const auto tokenizer = tokenizer_of(sections.json());
        const std::vector<std::int32_t> ids(100, 0);
        const std::string sentence = refusal([&] { static_cast<void>(tokenizer->decode(ids, false)); });
        QVERIFY2(sentence.starts_with("The decoder Replace produces too much output"), sentence.c_str());
    }

    // As many letters for each of many tokens.
    void unknown_tokens_with_a_huge_name_are_refused() {
        const std::string name(100000, 'u');
        const auto tokenizer = tokenizer_of(filled(
            R"({"model": {"type": "WordPiece", "unk_token": "$1", "vocab": {"$1": 0}},
                "pre_tokenizer": {"type": "Digits", "individual_digits": true}})",
            {name}));
        const std::string sentence =
            refusal([&] { static_cast<void>(tokenizer->encode(std::string(1000, '1'), std::nullopt, {})); });
        QVERIFY2(sentence.starts_with("The model WordPiece produces too much output"), sentence.c_str());
    }

    // Each match is within the limits of PCRE2, and takes 2^17 steps or looks at everything that follows.
    void an_expression_that_is_slow_everywhere_is_refused() {
        for (const std::string expression :
             {"(?:(?=((a|aa){17}))(?:(?:a|aa){17}[^a])|a)", "(?:(?:a{1,4}){1,9}b|a)", "(?:a{1,4}){1,9}[bc]",
              "(?=(a+))a*b\\\\1|c", "a{0,65535}[bc]", "(?>a+)[bc]"}) {
            Sections sections;
            sections.pre_tokenizer = split_json(expression);
            const auto tokenizer = tokenizer_of(sections.json());
            const std::string text(100000, 'a');
            const std::string sentence = refusal([&] { static_cast<void>(tokenizer->encode(text, std::nullopt, {})); });
            QVERIFY2(sentence.starts_with("The pre-tokenizer Split takes too long: expected at most "),
                     sentence.c_str());
            QVERIFY(!tokenizer->encode(std::string(20, 'a') + "b", std::nullopt, {}).tokens.empty());
        }
    }

    // Places see 128 bytes ahead at first.
    void matches_are_the_same_wherever_they_stand() {
        Sections sections;
        sections.normalizer = "null";
        for (std::size_t length = 1; length<400; length += length> 100 && length < 140 ? 1 : 37) {
            const std::string run(length, 'a'), spaces(length, ' ');
            const std::vector<std::pair<std::string, std::vector<std::string>>> cases{
                {"a+(?=b)", {"x", run, "b" + spaces + "c"}},
                {"\\\\s+(?!\\\\S)|\\\\s", {"x" + run + "b", spaces.substr(1), " ", "c"}},
                {"(?<=a)b", {"x" + run, "b", spaces + "c"}},
                {"c$", {"x" + run + "b" + spaces, "c"}},
                {"\\\\bb\\\\b|^x", {"x", run + "b" + spaces + "c"}},
                {"a*b", {"x", run + "b", spaces + "c"}}};
            for (const auto& [expression, expected] : cases) {
                sections.pre_tokenizer = split_json(expression);
                QStringList found, wanted;
                for (const WordSteps& word : tokenizer_of(sections.json())->steps("x" + run + "b" + spaces + "c"))
                    found << QString::fromStdString(word.spelled);
                for (const std::string& word : expected)
                    if (!word.empty()) wanted << QString::fromStdString(word);
                QCOMPARE(found, wanted);
            }
        }
    }

    // A place that takes many steps is searched by itself; before and after it matches are the same.
    void an_expression_that_is_slow_at_some_places_finds_the_same() {
        Sections sections;
        sections.added = "[]";
        sections.post_processor = "null";
        sections.vocab = R"({"a": 0, "b": 1, "ab": 2, "x": 3})";
        sections.merges = "[]";
        sections.pre_tokenizer =
            R"({"type": "Split", "pattern": {"Regex": "x|(?:a|aa){12}b"}, "behavior": "Removed", "invert": true})";
        const auto tokenizer = tokenizer_of(sections.json());
        const std::string slow = std::string(24, 'a');
        std::string text, expected;
        for (int i = 0; i < 50; ++i) {
            text += "bbx" + slow + "bb" + slow + "x";
            expected += "x" + slow + "bx";
        }
        std::string found;
        for (const Token& token : tokenizer->encode(text, std::nullopt, {}).tokens) found += token.piece;
        QCOMPARE(found, expected);
    }

    void a_stop_ends_the_work() {
        std::stop_source stop;
        stop.request_stop();
        const auto tokenizer = tokenizer_of(Sections().json());
        const std::string text = repeated("ab ", 200000);
        QVERIFY(!refusal([&] { static_cast<void>(tokenizer->encode(text, std::nullopt, {.stop = stop.get_token()})); },
                         ErrorKind::Cancelled)
                     .empty());
        QVERIFY(!refusal([&] { static_cast<void>(tokenizer->steps(text, stop.get_token())); }, ErrorKind::Cancelled)
                     .empty());
        const std::vector<std::int32_t> ids(300000, 0);
        QVERIFY(
            !refusal([&] { static_cast<void>(tokenizer->decode(ids, false, stop.get_token())); }, ErrorKind::Cancelled)
                 .empty());
    }

    void the_search_for_added_tokens_is_linear_in_the_text() {
        std::vector<AddedToken> tokens;
        for (int i = 0; i < 1000; ++i)
            tokens.push_back({.content = "aaaaa" + std::to_string(i), .id = i, .normalized = false});
        tokens.push_back({.content = std::string(5000, 'a') + "b", .id = 1000, .normalized = false});
        tokens.push_back({.content = " ", .id = 1001, .lstrip = true, .rstrip = true, .normalized = false});
        const AddedTokens added(tokens, nullptr);
        for (const std::string letter : {"a", " ", "aaaaa7 "}) {
            const std::size_t few = search_steps(added, repeated(letter, 10000));
            const std::size_t many = search_steps(added, repeated(letter, 100000));
            QVERIFY2(many <= 11 * few, letter.c_str());
        }
    }

    void the_longest_added_token_at_the_leftmost_place_is_found() {
        const auto found = [](const std::vector<std::string>& contents, const std::string& text) {
            std::vector<AddedToken> tokens;
            for (const std::string& content : contents)
                tokens.push_back(
                    {.content = content, .id = static_cast<std::int32_t>(tokens.size()), .normalized = false});
            TextBudget budget(text.size());
            const PieceList list = AddedTokens(tokens, nullptr).extract(text, nullptr, budget);
            QStringList parts;
            for (const Piece& piece : list.pieces)
                parts << QString::fromStdString(text.substr(piece.range.begin, piece.range.size())) +
                             (piece.added >= 0 ? "!" : "");
            return parts.join(' ');
        };
        QCOMPARE(found({"ab", "abcd", "bcde", "c"}, "abcdeabce"), QString("abcd! e ab! c! e"));
        QCOMPARE(found({"aa"}, "aaaaa"), QString("aa! aa! a"));
        QCOMPARE(found({"abcx", "bc"}, "abcabcx"), QString("a bc! abcx!"));
        QCOMPARE(found({"\u00E9"}, "\u00E9a\u00E9"), QString("\u00E9! a \u00E9!"));
    }

    void unigram_is_linear_in_the_text_however_long_its_pieces() {
        const auto json = [](std::size_t length) {
            return filled(
                R"({"type": "Unigram", "unk_id": 0, "vocab": [["<unk>", 0], ["a", -2], ["aa", -3], ["$1", -1]]})",
                {std::string(length, 'a')});
        };
        for (const std::size_t length : {100U, 300U, 1000U}) {
            const std::size_t few = model_steps(json(length), std::string(10000, 'a'));
            const std::size_t many = model_steps(json(length), std::string(100000, 'a'));
            QVERIFY(many <= 11 * few);
        }
    }

    void unigram_takes_long_pieces_as_it_takes_short_ones() {
        // 300 and 400 letters are found in another way than 30 and 40.
        for (const std::size_t unit : {10U, 100U}) {
            const std::string three(3 * unit, 'a'), four(4 * unit, 'a');
            const JsonDocument document(filled(R"({"type": "Unigram", "unk_id": 0, "vocab": [["<unk>", 0], ["a", -1],
                                                   ["$1", -3], ["$2", -4], ["$1b", -3]]})",
                                               {three, four}),
                                        "tokenizer.json");
            const auto model = make_model(document.root(), {});
            const auto ids = [&](const std::string& text) {
                TextBudget budget(text.size());
                std::vector<ModelToken> tokens;
                model->tokenize(text, tokens, budget);
                QString all;
                for (const ModelToken& token : tokens) all += QString::number(token.id);
                return all;
            };
            QCOMPARE(ids(three), QString("2"));
            QCOMPARE(ids(four + four), QString("33"));
            QCOMPARE(ids("a" + three), QString("12"));  // of two equal ways the one whose last piece is longer
            QCOMPARE(ids(four + three + "b"), QString("34"));
        }
    }

    // The library would copy the run for each of its characters; it sees the run in parts.
    void sentence_piece_makes_one_token_of_a_long_run_of_unknown_characters() {
        const std::string from = "ab", to = "ba";
        for (const bool marks : {true, false}) {
            const std::string normalizer = bytes_field(3, bytes_field(1, "identity") + number_field(3, marks ? 1 : 0));
            const auto tokenizer = make_sentence_piece(kPieces + kTrainer + normalizer, "tokenizer.model", {});
            for (const std::string letter : {"z", "\u4E2D", "\U0001F600"}) {
                for (const std::size_t count : {10U, 5000U}) {
                    const std::string run = repeated(letter, count);
                    const auto tokens = tokenizer->encode(from + run + to, std::nullopt, {}).tokens;
                    QStringList pieces;
                    for (const Token& token : tokens) pieces << QString::fromStdString(token.piece);
                    QCOMPARE(pieces.join(' '), marks ? QString("<s> \u2581ab <unk> b a") : QString("<s> ab <unk> b a"));
                    QCOMPARE(tokens[2].range, (ByteRange{from.size(), from.size() + run.size()}));
                    QCOMPARE(tokens[2].reported_piece, run);
                    QCOMPARE(tokens[3].range, (ByteRange{from.size() + run.size(), from.size() + run.size() + 1}));
                }
            }
        }
    }

    // The library cannot be stopped while it replaces characters.
    void a_sentence_piece_model_that_puts_much_in_is_refused() {
        std::string map = map_of_a(0);
        map.insert(map.size() - 2, std::string(100000, 'b'));
        const auto tokenizer = make_sentence_piece(
            kPieces + kTrainer + bytes_field(3, bytes_field(2, map) + number_field(3, 1)), "tokenizer.model", {});
        QVERIFY(!tokenizer->encode("ab", std::nullopt, {}).tokens.empty());
        const std::string sentence =
            refusal([&] { static_cast<void>(tokenizer->encode(std::string(1000, 'a'), std::nullopt, {})); });
        QVERIFY2(sentence.starts_with("The SentencePiece model produces too much output"), sentence.c_str());
    }

    // Words of 256 letters have 32,000 ways to begin a piece.
    void steps_that_would_fill_the_memory_are_left_out() {
        std::string pieces = R"(["<unk>", 0])";
        for (std::size_t length = 1; length <= 128; ++length)
            pieces += filled(R"(, ["$1", -1])", {std::string(length, 'a')});
        const auto tokenizer = tokenizer_of(filled(R"({"model": {"type": "Unigram", "unk_id": 0, "vocab": [$1]},
                       "pre_tokenizer": {"type": "WhitespaceSplit"}})",
                                                   {pieces}));
        const std::vector<WordSteps> words = tokenizer->steps(repeated(std::string(256, 'a') + " ", 50));
        QCOMPARE(words.size(), std::size_t{50});
        QVERIFY(!words.front().left_out && words.front().steps.size() > 20000);
        QVERIFY(words.back().left_out && words.back().steps.empty());
        QCOMPARE(words.back().tokens.size(), std::size_t{2});
    }

    // The letters of what one character became all take each mark in.
    void marks_behind_a_long_replacement_are_refused() {
        Sections sections;
        sections.normalizer = filled(R"({"type": "Sequence", "normalizers": [
                {"type": "Replace", "pattern": {"String": "a"}, "content": "$1"}, {"type": "StripAccents"}]})",
                                     {std::string(500000, 'b')});
        const auto tokenizer = tokenizer_of(sections.json());
        const std::string text = "a" + repeated("\u0301", 10000);
        const std::string sentence = refusal([&] { static_cast<void>(tokenizer->encode(text, std::nullopt, {})); });
        QVERIFY2(sentence.starts_with("The normalizer StripAccents takes too long"), sentence.c_str());
    }

    void added_tokens_that_become_too_long_are_refused_with_their_place() {
        Sections sections;
        sections.normalizer = filled(R"({"type": "Prepend", "prepend": "$1"})", {std::string(2000000, 'b')});
        sections.added = R"([{"id": 4, "content": "<end>", "special": false, "normalized": true}])";
        try {
            static_cast<void>(tokenizer_of(sections.json()));
            QFAIL("it loaded");
        } catch (const Error& error) {
            QCOMPARE(error.place().field, std::string("added_tokens"));
            QVERIFY2(error.sentence().starts_with("The normalizer Prepend produces too much"), error.what());
        }
    }

    void a_run_of_unknown_bytes_has_the_right_offsets() {
        std::string vocab = R"(["<unk>", 0], ["a", -1])";
        for (int byte = 0; byte < 256; ++byte) vocab += QString::asprintf(", [\"<0x%02X>\", -5]", byte).toStdString();
        const auto tokenizer = tokenizer_of(
            R"({"model": {"type": "Unigram", "unk_id": 0, "byte_fallback": true, "vocab": [)" + vocab + "]}}");
        const TokenizedText tokenized = tokenizer->encode("a\u00E9\u00E8a", std::nullopt, {});
        QCOMPARE(tokenized.tokens.size(), std::size_t{6});
        for (std::size_t i = 1; i < 5; ++i) QCOMPARE(tokenized.tokens[i].reported, (CodePointRange{1, 3}));
        QCOMPARE(tokenized.tokens[5].reported, (CodePointRange{3, 4}));
    }
};

HEADLIGHT_TEST(TextBudgetTest, None)
#include "text_budget_test.moc"
