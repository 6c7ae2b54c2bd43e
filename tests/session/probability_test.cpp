// Losses of texts by built-in models agree with what transformers computes for them in double precision
// (tests/reference/make_probability.py).

#include "core/error.h"
#include "models/reference_case.h"
#include "session/model_loader.h"
#include "session/study.h"
#include "test_program.h"

#include <QtTest>

#include <cmath>

using namespace headlight;
using namespace headlight::testing;

namespace {

constexpr double kBound = 1e-4;

std::string text_of(const QJsonValue& value) {
    return value.toString().toStdString();
}

TextProbability score(const std::string& model, const ProbabilityRequest& request) {
    ReadyModel ready =
        load_ready_model(std::string(HEADLIGHT_SOURCE_DIR "/resources/models/") + model, {"cpu", "", 1}, {}, {});
    return std::get<TextProbability>(study_model(ready, request, {}));
}

std::vector<double> losses_of(const TextProbability& text) {
    std::vector<double> losses;
    for (const TokenLoss& token : text.tokens)
        if (token.loss) losses.push_back(*token.loss);
    return losses;
}

void compare(const std::vector<double>& found, const QJsonValue& expected) {
    QCOMPARE(std::ssize(found), expected.toArray().size());
    for (std::size_t index = 0; index < found.size(); ++index) {
        const double wanted = expected.toArray()[static_cast<qsizetype>(index)].toDouble();
        QVERIFY2(std::abs(found[index] - wanted) < kBound * (1 + wanted),
                 qPrintable(QStringLiteral("%1: %2, expected %3").arg(index).arg(found[index]).arg(wanted)));
    }
}

}  // namespace

class ProbabilityTest : public QObject {
    Q_OBJECT

    QJsonObject expected_ = read_json(HEADLIGHT_SOURCE_DIR "/tests/reference/explanations/probability.json").object();

  private slots:
    void a_decoder_gives_each_token_a_loss_given_those_before_it() {
        const QJsonValue wanted = expected_["decoder"];
        const TextProbability text = score("story-decoder", {.text = {.text = text_of(wanted["text"])}});
        compare(losses_of(text), wanted["losses"]);
        QVERIFY(!text.tokens.back().loss);
        for (std::size_t index = 0; index + 1 < text.tokens.size(); ++index)
            QCOMPARE(text.tokens[index].expected, text.tokens[index + 1].read);
    }

    void a_target_is_scored_with_its_end_by_teacher_forcing() {
        const QJsonValue wanted = expected_["translation"];
        AnalysisRequest pair{.text = text_of(wanted["text"])};
        pair.pair = text_of(wanted["target"]);
        const TextProbability text = score("english-french", {.text = pair});
        compare(losses_of(text), wanted["losses"]);
        QVERIFY(std::abs(total_of(text).mean() - wanted["mean"].toDouble()) < kBound);
        // A worse target has a larger loss, and the source is the same.
        pair.pair = "Le chat dort dans la rue.";
        QVERIFY(total_of(score("english-french", {.text = pair})).sum > total_of(text).sum + 1);
    }

    void masked_tokens_have_losses_and_others_none() {
        const QJsonValue wanted = expected_["masked"];
        AnalysisRequest asked{.text = text_of(wanted["text"])};
        asked.masked_tokens = integers<std::int32_t>(wanted["masked"]);
        const TextProbability text = score("story-encoder", {.text = asked});
        QVERIFY(text.kind == LossKind::MaskedTokens);
        compare(losses_of(text), wanted["losses"]);
        QCOMPARE(text.tokens[2].read, std::string("[MASK]"));
        QCOMPARE(text.tokens[2].expected, std::string("animal"));
    }

    void without_masks_each_token_is_masked_in_turn() {
        const QJsonValue wanted = expected_["each"];
        const TextProbability text = score("story-encoder", {.text = {.text = text_of(wanted["text"])}});
        QVERIFY(text.kind == LossKind::EachToken);
        compare(losses_of(text), wanted["losses"]);
    }

    void pretraining_asks_for_the_chosen_tokens_whatever_the_model_reads_there() {
        const std::string read =
            "The animal didn't cross the street because it was too tired. The girl found the kite.";
        bool masked = false;
        bool other = false;
        for (std::uint32_t seed = 1; seed <= 12; ++seed) {
            const TextProbability text =
                score("story-encoder", {.text = {.text = read}, .masking = MaskingRule::Pretraining, .seed = seed});
            QCOMPARE(losses_of(text).size(), std::size_t{3});  // 15 % of 20
            for (const TokenLoss& token : text.tokens) {
                if (!token.loss) continue;
                masked = masked || token.read == "[MASK]";
                other = other || token.read != "[MASK]";
            }
        }
        QVERIFY(masked && other);
    }

    void an_answer_has_two_softmaxes_over_all_tokens() {
        const QJsonValue wanted = expected_["answer"];
        AnalysisRequest pair{.text = text_of(wanted["text"])};
        pair.pair = text_of(wanted["pair"]);
        const TextProbability text = score("story-answers", {.text = pair, .label = "Omar"});
        compare(text.softmaxes.at(0).probabilities, wanted["start"]);
        compare(text.softmaxes.at(1).probabilities, wanted["end"]);
        for (const ChoiceLoss& choice : text.softmaxes) {
            QCOMPARE(text.choices.at(static_cast<std::size_t>(*choice.expected)), std::string("omar"));
            const double share = choice.probabilities.at(static_cast<std::size_t>(*choice.expected));
            QVERIFY(std::abs(*choice.loss + std::log(share)) < 1e-9);
        }
        QVERIFY_THROWS_EXCEPTION(Error, score("story-answers", {.text = pair, .label = "a whale"}));
    }

    void a_class_has_the_cross_entropy_of_its_share() {
        const QJsonValue wanted = expected_["classes"];
        const QJsonObject shares = wanted["classes"].toObject();
        for (const QString& label : shares.keys()) {
            const TextProbability text =
                score("story-sentiment", {.text = {.text = text_of(wanted["text"])}, .label = label.toStdString()});
            QVERIFY(std::abs(*text.softmaxes.at(0).loss + std::log(shares[label].toDouble())) < 1e-3);
            QVERIFY(std::abs(text.softmaxes[0].probabilities.at(static_cast<std::size_t>(*text.softmaxes[0].expected)) -
                             shares[label].toDouble()) < kBound);
        }
        QVERIFY_THROWS_EXCEPTION(Error, score("story-sentiment", {.text = {.text = "Good."}, .label = "sideways"}));
    }

    void a_model_without_such_losses_is_refused() {
        QVERIFY_THROWS_EXCEPTION(Error, score("story-entities", {.text = {.text = "Anna lives in Lisbon."}}));
    }
};

HEADLIGHT_TEST(ProbabilityTest, Core)
#include "probability_test.moc"
