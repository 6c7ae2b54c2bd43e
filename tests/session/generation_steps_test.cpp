// Continuing a text step by step is the same as continuing it at once.
#include "core/error.h"
#include "session/built_in_models.h"
#include "session/session.h"
#include "test_program.h"

#include <QtTest>

#include <cmath>
#include <numeric>

using namespace headlight;

namespace {

using Ids = std::vector<std::int32_t>;

/// A built-in model and what it answered last.
class Stage {
  public:
    explicit Stage(const std::string& model) {
        session_.load(
            find_model(model), [this](LoadedModel loaded) { model_ = std::move(loaded); }, remember());
        session_.wait();
    }
    GeneratedText generate(const GenerationRequest& request) {
        tokens.clear();
        GeneratedText result;
        session_.generate(
            "main", request, [this](const GeneratedToken& token) { tokens.push_back(token); },
            [&](GeneratedText text) { result = std::move(text); }, remember());
        session_.wait();
        return result;
    }
    AnalysisPointer analyze(const AnalysisRequest& request) {
        AnalysisPointer result;
        session_.analyze(
            "main", request, [&](AnalysisPointer analysis) { result = std::move(analysis); }, remember());
        session_.wait();
        return result;
    }
    /// Token by token, each of a request of its own.
    Ids step_by_step(GenerationRequest request) {
        std::string text;
        for (std::size_t i = 0; i < request.tokens; ++i) {
            GenerationRequest one = request;
            one.tokens = request.tokens - request.written.size();
            one.steps = 1;
            const GeneratedText step = generate(one);
            if (step.ids.empty()) break;
            request.written.push_back(step.ids.front());
            text_ += step.text;
        }
        return request.written;
    }
    [[nodiscard]] const Tokenizer& tokenizer() const { return *model_.tokenizer; }
    [[nodiscard]] const std::string& error() const { return error_; }
    [[nodiscard]] const std::string& text() const { return text_; }
    std::vector<GeneratedToken> tokens;

  private:
    Session::Failed remember() {
        return [this](const Error& error) { error_ = error.what(); };
    }
    LoadedModel model_;
    std::string error_;
    std::string text_;
    Session session_{BackendChoice{"cpu", "", 1}};
};

constexpr const char* kBeginning = "Once upon a time there was a";

double sum_of_shares(const std::vector<StepCandidate>& candidates) {
    return std::accumulate(candidates.begin(), candidates.end(), 0.0,
                           [](double sum, const StepCandidate& each) { return sum + each.share; });
}

}  // namespace

class GenerationStepsTest : public QObject {
    Q_OBJECT

  private slots:
    void steps_choose_what_a_run_chooses_data() {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("temperature");
        QTest::newRow("greedy") << "story-decoder" << kBeginning << 0.0;
        QTest::newRow("drawn") << "story-decoder" << kBeginning << 1.2;
        QTest::newRow("a target") << "english-french"
                                  << "The cat sleeps." << 0.0;
        QTest::newRow("a drawn target") << "english-french"
                                        << "The cat sleeps." << 1.5;
    }
    void steps_choose_what_a_run_chooses() {
        QFETCH(QString, model);
        QFETCH(QString, text);
        QFETCH(double, temperature);
        Stage stage(model.toStdString());
        const GenerationRequest request{
            .text = text.toStdString(), .tokens = 8, .sampling = {.temperature = temperature, .top_k = 20, .seed = 11}};
        const GeneratedText at_once = stage.generate(request);
        QVERIFY(at_once.ids.size() >= 4);
        QCOMPARE(stage.step_by_step(request), at_once.ids);
        QCOMPARE(stage.text(), at_once.text);
        QVERIFY2(stage.error().empty(), stage.error().c_str());
    }

    void candidates_come_with_the_models_probability_and_with_that_of_being_drawn() {
        Stage stage("story-decoder");
        (void)stage.generate({.text = kBeginning, .tokens = 1, .candidates = 5});
        const auto greedy = stage.tokens.front().candidates;
        QCOMPARE(greedy.size(), std::size_t{5});
        QCOMPARE(greedy.front().id, stage.tokens.front().id);
        QCOMPARE(greedy.front().share, 1.0);
        QCOMPARE(sum_of_shares(greedy), 1.0);
        QCOMPARE(static_cast<float>(greedy.front().probability), stage.tokens.front().probability);
        for (std::size_t i = 1; i < 5; ++i) QVERIFY(greedy[i].probability <= greedy[i - 1].probability);
        // Two of them share the probability, in the proportion that the model gives them.
        (void)stage.generate(
            {.text = kBeginning, .tokens = 1, .sampling = {.temperature = 1, .top_k = 2}, .candidates = 5});
        const auto drawn = stage.tokens.front().candidates;
        QVERIFY(std::abs(sum_of_shares(drawn) - 1) < 1e-9);
        QVERIFY(drawn[1].share > 0);
        QCOMPARE(drawn[2].share, 0.0);
        QVERIFY(std::abs(drawn[0].share / drawn[1].share - drawn[0].probability / drawn[1].probability) < 1e-6);
        QCOMPARE(drawn[2].probability, greedy[2].probability);
    }

    void the_chosen_token_is_among_the_candidates_however_improbable() {
        Stage stage("story-decoder");
        (void)stage.generate(
            {.text = kBeginning, .tokens = 6, .sampling = {.temperature = 30, .seed = 5}, .candidates = 2});
        bool improbable = false;
        for (const GeneratedToken& token : stage.tokens) {
            QVERIFY(std::ranges::find(token.candidates, token.id, &StepCandidate::id) != token.candidates.end());
            improbable = improbable || token.candidates.size() == 3;
        }
        QVERIFY(improbable);
    }

    void beams_come_all_with_the_best_first() {
        Stage stage("story-decoder");
        const GeneratedText found = stage.generate({.text = kBeginning, .tokens = 6, .beams = 3});
        QCOMPARE(found.beams.size(), std::size_t{3});
        QCOMPARE(found.beams.front().ids, found.ids);
        QCOMPARE(found.beams.front().score, found.score);
        QVERIFY(found.beams[0].score >= found.beams[1].score && found.beams[1].score >= found.beams[2].score);
        QVERIFY(found.beams[0].ids != found.beams[1].ids);
    }

    void the_attention_of_a_continuation_is_that_of_its_ids() {
        Stage stage("story-decoder");
        const GeneratedText more = stage.generate({.text = kBeginning, .tokens = 5});
        const AnalysisPointer typed = stage.analyze({.text = kBeginning});
        const AnalysisPointer continued = stage.analyze({.text = kBeginning, .written = more.ids});
        QVERIFY2(stage.error().empty(), stage.error().c_str());
        Ids ids = typed->tokens.ids();
        ids.insert(ids.end(), more.ids.begin(), more.ids.end());
        QCOMPARE(continued->tokens.ids(), ids);
        QCOMPARE(continued->tokens.text, kBeginning + more.text);
        QCOMPARE(continued->written.ids, more.ids);
        QCOMPARE(continued->written.text, more.text);
        const auto keys = static_cast<std::int64_t>(ids.size());
        QCOMPARE(continued->attention.front().layers.front()->key_count(), keys);
        for (const Token& token : continued->tokens.tokens) QVERIFY(token.range.end <= continued->tokens.text.size());
    }

    void a_target_follows_the_interventions_where_that_is_asked_for() {
        Stage stage("english-french");
        const std::vector<Intervention> changes{
            {.kind = InterventionKind::Uniform, .attention = AttentionKind::Cross, .layer = 1}};
        const std::string text = "The black cat sleeps on the chair.";
        const auto read = [&](const AnalysisRequest& request) {
            const AnalysisPointer analysis = stage.analyze(request);
            return std::pair(analysis->tokens.pair, analysis->tokens.notices);
        };
        const std::string untouched = read({.text = text}).first;
        QCOMPARE(read({.text = text, .interventions = changes}).first, untouched);
        const std::string written = stage.generate({.text = text, .tokens = 30, .interventions = changes}).text;
        const auto [target, notices] = read({.text = text, .interventions = changes, .target_interventions = changes});
        QCOMPARE(target, written);
        QVERIFY(target != untouched);
        QCOMPARE(notices.size(), std::size_t{1});
        QCOMPARE(notices.front(),
                 "The interventions change the target that the model generates; the original one: " + untouched);
        // The run that it is compared with reads the same tokens, and a typed target stays as it is.
        QCOMPARE(read({.text = text, .target_interventions = changes}).first, target);
        QVERIFY(read({.text = text, .pair = "Le chat.", .target_interventions = changes}).second.empty());
    }

    void means_over_a_target_that_is_being_written_are_refused() {
        Stage stage("english-french");
        const std::vector<Intervention> changes{
            {.kind = InterventionKind::Mean, .attention = AttentionKind::Decoder, .layer = 0}};
        stage.analyze({.text = "The cat.", .interventions = changes, .target_interventions = changes});
        QVERIFY2(stage.error().find("while text is generated") != std::string::npos, stage.error().c_str());
    }

    void a_target_that_is_begun_is_read_as_far_as_it_goes() {
        Stage stage("english-french");
        const GeneratedText whole = stage.generate({.text = "The cat sleeps.", .tokens = 2});
        const AnalysisPointer begun = stage.analyze({.text = "The cat sleeps.", .written = whole.ids});
        QVERIFY2(stage.error().empty(), stage.error().c_str());
        QCOMPARE(begun->tokens.pair, whole.text);
        QCOMPARE(begun->tokens.tokens.back().id, whole.ids.back());
        const auto queries = static_cast<std::int64_t>(whole.ids.size() + 1);  // the token that targets begin with, too
        QCOMPARE(begun->attention.back().layers.front()->query_count(), queries);
    }

    void nothing_is_written_of_an_empty_text() {
        Stage stage("english-french");
        QVERIFY(stage.analyze({.text = ""}) == nullptr);
        QVERIFY2(stage.error().starts_with("Type a text"), stage.error().c_str());
    }

    void nothing_follows_an_end() {
        Stage stage("english-french");
        const GeneratedText whole = stage.generate({.text = "The cat sleeps.", .tokens = 30});
        QVERIFY(stage.tokens.back().ends);
        QVERIFY(stage.generate({.text = "The cat sleeps.", .written = whole.ids}).ids.empty());
        QVERIFY(stage.error().empty());
    }
};

HEADLIGHT_TEST(GenerationStepsTest, None)
#include "generation_steps_test.moc"
