// Losses against a plain definition in double precision over logits that transformers recorded, on every backend, and
// the rule by which BERT's pre-training chooses tokens.

#include "analysis/losses/text_probability.h"

#include "analysis/losses/pretraining_masks.h"
#include "analysis/losses/softmax.h"
#include "models/model_backends.h"
#include "models/reference_case.h"
#include "test_program.h"

#include <QtTest>

#include <array>
#include <cmath>
#include <numeric>
#include <set>

using namespace headlight;
using namespace headlight::testing;

namespace {

constexpr double kBound = 1e-4;

/// -ln of the share that exp(logit) has of all, without the largest logit taken out.
double defined_loss(std::span<const float> logits, std::size_t index) {
    double sum = 0;
    for (const float logit : logits) sum += std::exp(static_cast<double>(logit));
    return -std::log(std::exp(static_cast<double>(logits[index])) / sum);
}

PredictionOptions options() {
    return {[](std::int32_t id) { return "w" + std::to_string(id); }, -1, 1};
}

}  // namespace

class TextProbabilityTest : public QObject {
    Q_OBJECT

  private slots:
    void losses_are_those_of_recorded_logits_data() {
        QTest::addColumn<int>("backend");
        QTest::addColumn<QString>("of");
        for (std::size_t backend = 0; backend < model_backends().size(); ++backend)
            for (const char* of : {"gpt2-lm", "llama-lm", "bert-mlm", "bart-seq2seq", "t5-seq2seq"})
                QTest::addRow("%s on %s", of, model_backends()[backend].name.c_str())
                    << static_cast<int>(backend) << QString(of);
    }
    void losses_are_those_of_recorded_logits() {
        QFETCH(QString, of);
        const auto model = load_model(open_model_folder(case_folder(of)), current_model_backend().make(), {}, {});
        const ModelInput input = read_inputs(of).front();
        CaptureRequest wanted;
        wanted.attention = false;
        const Capture capture = model->forward(input, wanted, {}, {});
        const Tensor& found = *capture.output("logits");
        const Tensor expected = read_expected(of, 0).at("logits");
        const auto columns = static_cast<std::size_t>(expected.shape().back());
        const std::size_t rows = expected.values().size() / columns;
        double sum = 0;
        double expected_sum = 0;
        for (std::size_t row = 0; row < rows; ++row) {
            const std::size_t id = (7 * row + 3) % columns;
            const TokenLoss loss = token_loss(static_cast<std::int32_t>(row), "read", static_cast<std::int32_t>(id),
                                              found.values().subspan(row * columns, columns), options());
            const double defined = defined_loss(expected.values().subspan(row * columns, columns), id);
            QVERIFY2(std::abs(*loss.loss - defined) < kBound, qPrintable(QString::number(*loss.loss - defined)));
            QCOMPARE(loss.expected, "w" + std::to_string(id));
            sum += *loss.loss;
            expected_sum += defined;
        }
        QVERIFY(rows > 1);
        QVERIFY(std::abs(sum - expected_sum) < kBound * static_cast<double>(rows));
    }

    void the_best_token_has_the_largest_share() {
        const std::array logits{1.0F, 3.0F, -2.0F, 2.0F};
        const TokenLoss loss = token_loss(0, "a", 3, logits, options());
        QCOMPARE(loss.best->id, 1);
        QVERIFY(std::abs(static_cast<double>(loss.best->probability) - std::exp(-defined_loss(logits, 1))) < 1e-6);
    }

    void a_probability_too_small_for_a_number_still_has_a_loss() {
        const std::array logits{0.0F, 2000.0F};
        QCOMPARE(negative_log_probability(logits, 0), 2000.0);
        QCOMPARE(negative_log_probability(logits, 1), 0.0);
    }

    void perplexity_is_the_number_of_equally_probable_tokens() {
        const std::vector<float> equal(17, 0.5F);
        TextProbability text;
        for (int index = 0; index < 4; ++index) text.tokens.push_back(token_loss(index, "a", index, equal, options()));
        text.tokens.push_back({.token = 4, .read = "last"});
        const LossTotal total = total_of(text);
        QCOMPARE(total.count, std::size_t{4});
        QVERIFY(std::abs(total.perplexity() - 17) < 1e-9);
        QVERIFY(std::abs(total.sum - 4 * std::log(17.0)) < 1e-9);
    }

    void pretraining_chooses_fifteen_percent_and_at_least_one() {
        std::vector<std::int32_t> candidates(98);
        std::iota(candidates.begin(), candidates.end(), 1);
        QCOMPARE(choose_for_pretraining(candidates, 100, 1).size(), std::size_t{15});
        QCOMPARE(choose_for_pretraining({1, 2}, 4, 1).size(), std::size_t{1});
        QVERIFY(choose_for_pretraining({}, 2, 1).empty());
        QCOMPARE(choose_for_pretraining(candidates, 100, 1), choose_for_pretraining(candidates, 100, 1));
        QVERIFY(choose_for_pretraining(candidates, 100, 1) != choose_for_pretraining(candidates, 100, 2));
    }

    void pretraining_masks_eighty_of_a_hundred_and_replaces_ten() {
        std::vector<std::int32_t> candidates(100);
        std::iota(candidates.begin(), candidates.end(), 0);
        std::array<double, 3> counts{};
        std::vector<int> chosen(100);
        constexpr std::uint32_t kSeeds = 2000;
        for (std::uint32_t seed = 0; seed < kSeeds; ++seed) {
            std::set<std::int32_t> tokens;
            for (const ChosenToken& token : choose_for_pretraining(candidates, 100, seed)) {
                ++counts.at(static_cast<std::size_t>(token.replacement));
                ++chosen.at(static_cast<std::size_t>(token.token));
                tokens.insert(token.token);
            }
            QCOMPARE(tokens.size(), std::size_t{15});
        }
        const double all = 15.0 * kSeeds;
        QVERIFY(std::abs(counts[0] / all - 0.8) < 0.01);
        QVERIFY(std::abs(counts[1] / all - 0.1) < 0.01);
        QVERIFY(std::abs(counts[2] / all - 0.1) < 0.01);
        for (const int times : chosen) QVERIFY2(std::abs(times / 2000.0 - 0.15) < 0.05, "every token alike");
    }
};

HEADLIGHT_TEST(TextProbabilityTest, None)
#include "text_probability_test.moc"
