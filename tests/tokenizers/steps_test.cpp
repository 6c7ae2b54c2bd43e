// The steps by which tokenizers work, shown for teaching.
#include "reference_records.h"
#include "test_program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

using namespace headlight;
using Kind = TokenizerStep::Kind;

namespace {

std::shared_ptr<const Tokenizer> from_json(const std::string& json) {
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.path().toStdString();
    std::ofstream(path / "tokenizer.json") << json;
    return load_tokenizer(path);
}

/// The parts after a step, with bars between them.
QString written(const std::vector<StepPart>& parts) {
    QStringList pieces;
    for (const StepPart& part : parts) pieces << QString::fromStdString(part.piece);
    return pieces.join('|');
}

QStringList written(const WordSteps& word, Kind kind) {
    QStringList lines;
    for (const TokenizerStep& step : word.steps) {
        if (step.kind == kind) lines << written(step.parts);
    }
    return lines;
}

/// What the steps of a word leave.
std::vector<StepPart> left_by_steps(const WordSteps& word) {
    const auto path = std::ranges::find(word.steps, Kind::Path, &TokenizerStep::kind);
    const bool fell_back = word.steps.back().kind == Kind::Unknown || word.steps.back().kind == Kind::Bytes;
    return path == word.steps.end() || fell_back ? word.steps.back().parts : path->parts;
}

std::vector<std::int32_t> ids_of(const std::vector<WordSteps>& words) {
    std::vector<std::int32_t> ids;
    for (const WordSteps& word : words)
        for (const StepPart& token : word.tokens) ids.push_back(token.id);
    return ids;
}

/// A tokenizer of the reference kit without its tokenizer.json.
std::shared_ptr<const Tokenizer> without_json(const std::string& name) {
    const QTemporaryDir folder;
    for (const auto& entry : std::filesystem::directory_iterator(reference_tokenizer(name)))
        if (entry.path().filename() != "tokenizer.json")
            std::filesystem::copy(entry.path(), folder.path().toStdString() / entry.path().filename());
    return load_tokenizer(folder.path().toStdString());
}

const std::string kBpe = R"({"model": {"type": "BPE", "byte_fallback": true, "unk_token": "<unk>",
    "vocab": {"<unk>": 0, "l": 1, "o": 2, "w": 3, "e": 4, "r": 5, "lo": 6, "low": 7, "er": 8, "lower": 9,
              "<0xC3>": 10, "<0xA9>": 11},
    "merges": [["l", "o"], ["e", "r"], ["lo", "w"], ["low", "er"]]}})";
const std::string kUnigram = R"({"model": {"type": "Unigram", "unk_id": 0,
    "vocab": [["<unk>", 0], ["a", -1], ["b", -2], ["ab", -2.5], ["c", -1], ["bc", -1.75]]}})";
const std::string kWordPiece =
    R"({"model": {"type": "WordPiece", "unk_token": "[UNK]", "continuing_subword_prefix": "##",
    "max_input_chars_per_word": 20, "vocab": {"[UNK]": 0, "un": 1, "##aff": 2, "##able": 3, "##a": 4}}})";

}  // namespace

class StepsTest : public QObject {
    Q_OBJECT

  private slots:
    void bpe_merges_its_most_important_pair_first() {
        const auto words = from_json(kBpe)->steps("lower");
        QCOMPARE(words.size(), std::size_t{1});
        QCOMPARE(written(words[0], Kind::Characters), QStringList{"l|o|w|e|r"});
        QCOMPARE(written(words[0], Kind::Merge), (QStringList{"lo|w|e|r", "lo|w|er", "low|er", "lower"}));
        const auto& steps = words[0].steps;
        QCOMPARE(steps[1].rank, std::size_t{0});
        QCOMPARE(steps[2].rank, std::size_t{1});
        QCOMPARE(steps[2].changed, std::size_t{2});
        QCOMPARE(steps[4].rank, std::size_t{3});
        QCOMPARE(written(words[0].tokens), QString("lower"));
    }

    void characters_without_a_piece_become_bytes() {
        const auto words = from_json(kBpe)->steps("wé");
        QCOMPARE(written(words[0], Kind::Characters), QStringList{"w|é"});
        QCOMPARE(words[0].steps[0].parts[1].id, -1);
        QCOMPARE(written(words[0], Kind::Bytes), QStringList{"w|<0xC3>|<0xA9>"});
        QCOMPARE(written(words[0].tokens), QString("w|<0xC3>|<0xA9>"));
    }

    void bytes_without_a_piece_become_the_unknown_token() {
        const auto words = from_json(kBpe)->steps("wü");
        QCOMPARE(written(words[0], Kind::Unknown), QStringList{"w|<unk>"});
        QVERIFY(written(words[0], Kind::Bytes).isEmpty());
    }

    // a|bc: -1 - 1.75; ab|c: -2.5 - 1; a|b|c: -1 - 2 - 1.
    void unigram_weighs_its_alternatives() {
        const auto words = from_json(kUnigram)->steps("abc");
        QCOMPARE(written(words[0], Kind::Path), (QStringList{"a|bc", "ab|c", "a|b|c"}));
        std::vector<double> scores;
        std::vector<std::string> chosen;
        for (const TokenizerStep& step : words[0].steps) {
            if (step.kind == Kind::Path) scores.push_back(step.score);
            if (step.kind == Kind::Piece && step.chosen) chosen.push_back(step.parts[0].piece);
        }
        QCOMPARE(scores, (std::vector<double>{-2.75, -3.5, -4}));
        QCOMPARE(written(words[0], Kind::Piece), (QStringList{"a", "ab", "b", "bc", "c"}));
        QCOMPARE(chosen, (std::vector<std::string>{"a", "bc"}));
        QCOMPARE(written(words[0].tokens), QString("a|bc"));
    }

    void word_piece_takes_the_longest_match_each_time() {
        const auto words = from_json(kWordPiece)->steps("unaffable");
        QCOMPARE(written(words[0], Kind::Match), (QStringList{"un|affable", "un|##aff|able", "un|##aff|##able"}));
        QCOMPARE(words[0].steps[0].changed, std::size_t{0});
        QCOMPARE(words[0].steps[2].tried, std::size_t{0});
        // From "##affabl" down to "##affa" none is a piece; no piece is longer than six letters with its mark.
        QCOMPARE(words[0].steps[1].tried, std::size_t{3});
    }

    void a_word_that_ends_in_no_match_is_unknown_as_a_whole() {
        const auto words = from_json(kWordPiece)->steps("unaffx");
        QCOMPARE(words[0].steps.back().kind, Kind::Unknown);
        QCOMPARE(written(words[0].tokens), QString("[UNK]"));
    }

    void added_tokens_are_never_cut() {
        const auto tokenizer = load_tokenizer(HEADLIGHT_SOURCE_DIR "/resources/models/story-encoder");
        const auto words = tokenizer->steps("a [MASK]");
        QVERIFY(words.back().added);
        QCOMPARE(written(words.back().tokens), QString("[MASK]"));
        QVERIFY(words.back().steps.empty());
    }

    void very_long_words_keep_their_tokens_and_leave_the_steps_out() {
        const auto words = from_json(kBpe)->steps(std::string(5000, 'w'));
        QVERIFY(words[0].left_out && words[0].steps.empty());
        QCOMPARE(words[0].tokens.size(), std::size_t{5000});
    }

    void a_text_without_words_has_no_steps() { QVERIFY(from_json(kBpe)->steps("").empty()); }

    // What the last step leaves, and the words together, are the tokens that the tokenizer gives.
    void steps_end_in_the_tokens_of_every_family_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"albert", "bloom", "clip", "gemma", "gpt2", "llama2", "llama3", "t5", "whisper",
                                 "word-level", "wordpiece-cased", "xlm-roberta"})
            QTest::newRow(name) << name;
    }
    void steps_end_in_the_tokens_of_every_family() {
        QFETCH(QString, name);
        const auto tokenizer = load_tokenizer(reference_tokenizer(name.toStdString()));
        for (const std::string& line : reference_lines(name.toStdString())) {
            const std::string text = reference_text(line);
            if (text.size() > 5000) continue;
            const auto expected = tokenizer->encode(text, std::nullopt, {.add_special_tokens = false}).ids();
            const auto words = tokenizer->steps(text);
            for (const WordSteps& word : words)
                if (!word.steps.empty() && !word.tokens.empty()) QCOMPARE(left_by_steps(word), word.tokens);
            QCOMPARE(ids_of(words), expected);
        }
    }

    // SentencePiece's library cuts, and tells nothing: our own model over its pieces does, where it agrees.
    void sentence_piece_models_alone_tell_their_steps_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"t5", "llama2", "gemma", "marian"}) QTest::newRow(name) << name;
    }
    void sentence_piece_models_alone_tell_their_steps() {
        QFETCH(QString, name);
        const auto tokenizer = without_json(name.toStdString());
        std::size_t all = 0, told = 0;
        for (const std::string& line : reference_lines(name.toStdString())) {
            const std::string text = reference_text(line);
            if (text.size() > 5000) continue;
            const auto words = tokenizer->steps(text);
            for (const WordSteps& word : words) {
                ++all;
                told += !word.steps.empty() || word.added || word.spelled.size() > 256 ? 1 : 0;
                QCOMPARE(word.left_out, word.steps.empty() && !word.added);
                if (!word.steps.empty()) QCOMPARE(left_by_steps(word), word.tokens);
            }
            QCOMPARE(ids_of(words), tokenizer->encode(text, std::nullopt, {.add_special_tokens = false}).ids());
        }
        QVERIFY2(all > 600 && told == all, qPrintable(QString("%1 of %2").arg(told).arg(all)));
    }

    void sentence_piece_models_tell_the_steps_that_tokenizer_json_tells_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("kind");
        QTest::newRow("Unigram") << "t5" << static_cast<int>(Kind::Path);
        QTest::newRow("BPE") << "llama2" << static_cast<int>(Kind::Merge);
    }
    void sentence_piece_models_tell_the_steps_that_tokenizer_json_tells() {
        QFETCH(QString, name);
        QFETCH(int, kind);
        const std::string text = "The animal didn't cross the street";
        const auto words = without_json(name.toStdString())->steps(text);
        const auto expected = load_tokenizer(reference_tokenizer(name.toStdString()))->steps(text);
        QCOMPARE(words.size(), expected.size());
        for (std::size_t i = 0; i < words.size(); ++i) {
            // Whether the space before a word is its own differs.
            QCOMPARE(QString::fromStdString(words[i].typed).trimmed(),
                     QString::fromStdString(expected[i].typed).trimmed());
            QCOMPARE(words[i].spelled, expected[i].spelled);
            QCOMPARE(written(words[i], static_cast<Kind>(kind)), written(expected[i], static_cast<Kind>(kind)));
        }
    }

    void a_language_code_is_never_cut() {
        const auto words = load_tokenizer(reference_tokenizer("marian"))->steps(">>fra<< the house");
        QVERIFY(words.front().added);
        QCOMPARE(words.front().typed, std::string(">>fra<<"));
        QVERIFY(words.size() > 1 && !words.back().steps.empty());
    }
};

HEADLIGHT_TEST(StepsTest, None)
#include "steps_test.moc"
