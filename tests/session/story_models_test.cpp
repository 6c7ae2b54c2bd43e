#include "analysis/heads/metrics.h"
#include "analysis/matrix_questions.h"
#include "session/session.h"
#include "test_program.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <string>

using namespace headlight;

namespace {

/// The whole way from a typed text to a picture's numbers, with the built-in models as they are.
class Reader {
  public:
    explicit Reader(const std::string& model) {
        session_.load(
            find_model(model), [this](LoadedModel loaded) { model_ = std::move(loaded); }, remember());
        session_.wait();
    }
    AnalysisPointer read(const AnalysisRequest& request) {
        AnalysisPointer result;
        session_.analyze(
            "main", request, [&](AnalysisPointer analysis) { result = std::move(analysis); }, remember());
        session_.wait();
        return result;
    }
    std::string continue_text(const std::string& text, std::size_t tokens) {
        std::string result;
        session_.generate(
            "main", {.text = text, .tokens = tokens}, {}, [&](GeneratedText more) { result = std::move(more.text); },
            remember());
        session_.wait();
        return result;
    }
    void choose(const BackendChoice& choice) {
        session_.choose_backend(
            choice, [this](LoadedModel loaded) { model_ = std::move(loaded); }, remember());
        session_.wait();
    }
    [[nodiscard]] const LoadedModel& model() const { return model_; }
    [[nodiscard]] const std::string& error() const { return error_; }

  private:
    Session::Failed remember() {
        return [this](const Error& error) { error_ = error.what(); };
    }
    LoadedModel model_;
    std::string error_;
    Session session_{BackendChoice{"cpu", "", 2}};
};

std::size_t find(const std::vector<MatrixEntry>& entries, const std::string& label) {
    const auto found =
        std::find_if(entries.begin(), entries.end(), [&](const MatrixEntry& entry) { return entry.label == label; });
    return static_cast<std::size_t>(found - entries.begin());
}

/// All that the menu of samples offers of texts, but for those that the model fails on.
std::vector<std::string> texts_of(const BuiltInModel& model) {
    std::vector<std::string> texts;
    for (const SampleText& sample : model.samples)
        for (const std::string& text : {sample.text, sample.second}) texts.push_back(text);
    for (const SampleTopic& topic : model.topics) texts.insert(texts.end(), topic.texts.begin(), topic.texts.end());
    return texts;
}

/// What a word of a text looks at most in a head.
std::string strongest_key(const Analysis& analysis, std::int32_t layer, std::int32_t head, const std::string& query) {
    const AttentionMatrix matrix = make_matrix(analysis, {.layer = layer, .head = head}, {.unit = Unit::Words});
    return matrix.keys[strongest_keys(matrix, find(matrix.queries, query), 1).front().entry].label;
}

}  // namespace

class StoryModelsTest : public QObject {
    Q_OBJECT

  private slots:
    void models_that_know_positions_answer_who_took_a_thing_last_data() {
        QTest::addColumn<std::string>("model");
        for (const char* model :
             {"position-learned", "position-sinusoidal", "position-rotary", "position-alibi", "position-relative"})
            QTest::newRow(model) << std::string(model);
    }
    void models_that_know_positions_answer_who_took_a_thing_last() {
        QFETCH(std::string, model);
        Reader reader(model);
        const std::string more = reader.continue_text("ball Mia . key Ben . ball Anna . ? ball", 1);
        QVERIFY2(more.find("Anna") != std::string::npos, (more + reader.error()).c_str());
    }

    void every_sample_of_a_model_lies_within_its_world() {
        int checked = 0;
        for (const BuiltInModel& model : built_in_models()) {
            Reader reader(model.name);
            if (!reader.model().tokenizer) continue;  // it reads images
            QVERIFY2(reader.model().known_words != nullptr, model.name.c_str());
            for (const std::string& text : texts_of(model)) {
                const TokenizedText tokens = reader.model().tokenizer->encode(text, std::nullopt, {});
                for (const Word& word : reader.model().known_words->outside(tokens))
                    QFAIL((model.name + ": " + text.substr(word.range.begin, word.range.size())).c_str());
                ++checked;
            }
        }
        QVERIFY(checked > 60);
    }

    void a_word_outside_a_models_world_is_told_from_one_within() {
        const Reader reader("story-encoder");
        const KnownWords& words = *reader.model().known_words;
        QVERIFY(words.contains("Animal"));
        QVERIFY(!words.contains("trophy"));
    }

    void both_models_are_built_in_with_samples() {
        const auto models = built_in_models();
        for (const char* name : {"story-decoder", "story-encoder"}) {
            const auto model =
                std::find_if(models.begin(), models.end(), [&](const BuiltInModel& one) { return one.name == name; });
            QVERIFY(model != models.end());
            QVERIFY(!model->description.empty() && !model->samples.empty());
        }
    }

    void it_is_the_animal_that_is_tired_and_the_street_that_is_wide() {
        Reader reader("story-encoder");
        const AnalysisPointer tired =
            reader.read({.text = "The animal didn't cross the street because it was too tired."});
        QVERIFY2(tired, reader.error().c_str());
        QCOMPARE(strongest_key(*tired, 2, 2, "it"), std::string("animal"));
        const AnalysisPointer wide =
            reader.read({.text = "The animal didn't cross the street because it was too wide."});
        QCOMPARE(strongest_key(*wide, 2, 2, "it"), std::string("street"));
    }

    void every_sample_of_every_model_can_be_read() {
        for (const BuiltInModel& model : built_in_models()) {
            Reader reader(model.name);
            if (!reader.model().tokenizer) continue;  // it reads images
            for (const SampleText& sample : model.samples) {
                const auto second = sample.second.empty() ? std::nullopt : std::optional(sample.second);
                AnalysisRequest request{.text = sample.text, .pair = second, .truncate = false};
                if (!sample.image.empty())  // a caption is read beside an image, whatever that shows
                    request.images = {{std::make_shared<const Image>(Image{1, 1, {0, 0, 0}})}};
                const AnalysisPointer analysis = reader.read(request);
                QVERIFY2(analysis, reader.error().c_str());
                QCOMPARE(analysis->tokens.text, sample.text);
                if (second) QCOMPARE(analysis->tokens.pair, sample.second);
                for (const Token& token : analysis->tokens.tokens)
                    QVERIFY2(!token.unknown, (model.name + ": " + sample.text).c_str());
            }
        }
    }

    void an_analysis_says_where_it_comes_from() {
        Reader reader("story-encoder");
        const AnalysisPointer analysis = reader.read({.text = "The dog ran."});
        QCOMPARE(analysis->provenance.model_name, std::string("story-encoder"));
        QCOMPARE(analysis->provenance.model_path, std::string());
        QVERIFY(hashes_of(analysis->provenance).content.starts_with("sha256-tree16m:"));  // small enough to be known
        QVERIFY(analysis->provenance.backend.find("CPU") != std::string::npos);
        QVERIFY(!analysis->provenance.version.empty());
    }

    void a_masked_word_is_guessed() {
        Reader reader("story-encoder");
        const AnalysisPointer typed = reader.read({.text = "The dog was hungry, and the [MASK] ate the apple."});
        QVERIFY(!typed->predictions.words.empty());
        const AnalysisPointer clicked =
            reader.read({.text = "The dog was hungry, and the dog ate the apple.", .masked_tokens = {8}});
        QCOMPARE(clicked->tokens.tokens[8].id, clicked->mask_id);
        QCOMPARE(clicked->predictions.words.front().candidates.front().id,
                 typed->predictions.words.front().candidates.front().id);
        QVERIFY(!typed->predictions.next_sentence.has_value());
    }

    void windows_fill_a_gap_from_what_stands_near_and_miss_what_stands_far() {
        const auto first_guess = [](const char* model, const char* text) {
            const AnalysisPointer analysis = Reader(model).read({.text = text});
            return analysis->predictions.words.at(0).candidates.at(0).text;
        };
        const char* const near = "Molly gave an apple to the hungry dog. The [MASK] ate the apple.";
        QCOMPARE(first_guess("story-longformer", near), std::string("dog"));
        const char* const far = "Molly gave the hungry dog an apple. The [MASK] ate the apple.";
        QVERIFY(first_guess("story-longformer", far) != "dog");
        QCOMPARE(first_guess("story-encoder", far), std::string("dog"));
    }

    void a_second_sentence_follows_or_does_not() {
        Reader reader("story-encoder");
        const AnalysisPointer analysis =
            reader.read({.text = "The dog was hungry.", .pair = "Molly gave it an apple."});
        QVERIFY(analysis->predictions.next_sentence.has_value());
        QVERIFY(analysis->tokens.tokens.back().id == analysis->separator_id);
    }

    void an_empty_text_is_two_special_tokens_for_bert_and_an_answer_for_gpt2() {
        const AnalysisPointer empty = Reader("story-encoder").read({.text = " \n"});
        QCOMPARE(empty->tokens.tokens.size(), std::size_t{2});
        QVERIFY(make_matrix(*empty, {}, {.hide_special = true}).queries.empty());
        Reader decoder("story-decoder");
        QVERIFY(!decoder.read({.text = ""}));
        QVERIFY(decoder.error().find("Type a text") != std::string::npos);
    }

    void a_text_too_long_is_cut_and_says_so() {
        std::string text;
        for (int i = 0; i < 300; ++i) text += "dog ";
        Reader reader("story-encoder");
        const AnalysisPointer cut = reader.read({.text = text});
        QCOMPARE(cut->tokens.tokens.size(), std::size_t{128});
        QVERIFY(!cut->tokens.notices.empty());
        QVERIFY(!reader.read({.text = text, .truncate = false}));
        QVERIFY(reader.error().find("302 tokens") != std::string::npos &&
                reader.error().find("at most 128") != std::string::npos);
    }

    void the_decoder_looks_back_one_token_and_goes_on_with_the_story() {
        Reader reader("story-decoder");
        const std::string opening = "Once upon a time there was a friendly girl named Molly.";
        const AnalysisPointer analysis = reader.read({.text = opening});
        const Tensor previous = measure_heads(*analysis, 0, "previous");
        QVERIFY(previous.slice(0)[2] > 0.5F);
        QCOMPARE(analysis->predictions.words.size(), std::size_t{1});
        const std::string more = reader.continue_text(opening, 12);
        QVERIFY(more.size() > 12);
        // The first token written is the one that the analysis had named first.
        QCOMPARE(reader.continue_text(opening, 1),
                 reader.model().tokenizer->decode(
                     std::vector<std::int32_t>{analysis->predictions.words[0].candidates[0].id}, true));
    }

    void a_vulkan_device_that_is_not_there_is_refused_and_the_model_stays() {
        Reader reader("story-encoder");
        reader.choose({"vulkan", "99", 0});
        QVERIFY(reader.error().find("Vulkan") != std::string::npos);
        QVERIFY(reader.read({.text = "The dog ran."}));
        reader.choose({"cpu", "", 1});
        QVERIFY(reader.model().backend_name.find("CPU") != std::string::npos);
    }

    // The weights are read in place: a file cut short while the model is open must neither crash nor give numbers.
    void a_model_whose_file_shrinks_gives_an_error_instead_of_numbers() {
        const QTemporaryDir place;
        const std::filesystem::path folder = std::filesystem::path(place.path().toStdString()) / "shrinks";
        std::filesystem::copy(find_model("story-decoder"), folder);
        Reader reader(folder.string());
        QVERIFY(reader.read({.text = "The dog ran."}));
        std::filesystem::resize_file(folder / "model.safetensors", 100'000);
        QVERIFY(!reader.read({.text = "The dog ran."}));
        QVERIFY2(reader.error().find("changed") != std::string::npos, reader.error().c_str());
        reader.continue_text("The dog", 3);
        QVERIFY(reader.error().find("changed") != std::string::npos);
    }

    // Said by the lesson about masked words.
    void the_encoder_tells_what_follows() {
        Reader reader("story-encoder");
        const auto follows = [&](const std::string& second) {
            AnalysisRequest request;
            request.text = "One day, Mia could not find the kite.";
            request.pair = second;
            const AnalysisPointer analysis = reader.read(request);
            return analysis ? analysis->predictions.next_sentence.value_or(-1.0F) : -1.0F;
        };
        QVERIFY(std::abs(follows("Omar looked behind the door and found the red kite.") - 0.97F) < 0.005F);
        QVERIFY(std::abs(follows("The baker sold bread and cake.") - 0.20F) < 0.005F);
    }
};

HEADLIGHT_TEST(StoryModelsTest, None)
#include "story_models_test.moc"
