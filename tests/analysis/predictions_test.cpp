#include "analysis/predictions.h"

#include "test_program.h"

#include <QtTest>

#include <cmath>
#include <string>

using namespace headlight;

namespace {

constexpr std::int32_t kMask = 7;

Token token(std::int32_t id, ByteRange range, std::int32_t sequence, bool special = false) {
    Token made;
    made.id = id;
    made.range = range;
    made.sequence = sequence;
    made.special = special;
    return made;
}

/// "[CLS] who [SEP] It was Ben [SEP]", where the second text has a space before each word's range.
TokenizedText question() {
    TokenizedText text;
    text.text = "who";
    text.pair = "It was Ben";
    text.has_pair = true;
    text.tokens = {token(1, {}, 0, true), token(3, {0, 3}, 0),  token(2, {}, 0, true), token(4, {0, 2}, 1),
                   token(5, {2, 6}, 1),   token(6, {6, 10}, 1), token(2, {}, 1, true)};
    return text;
}

PredictionOptions options() {
    return {[](std::int32_t id) { return "w" + std::to_string(id); }, kMask, 2};
}

ModelDescription model_for(ModelTask task) {
    ModelDescription model;
    model.task = task;
    model.labels = {{0, "O"}, {1, "B-PER"}, {2, "I-PER"}};
    return model;
}

Capture with(std::vector<NamedOutput> outputs, std::vector<std::int32_t> positions = {}) {
    Capture capture;
    capture.outputs = std::move(outputs);
    capture.logit_positions = std::move(positions);
    return capture;
}

float log_of(double probability) {
    return static_cast<float>(std::log(probability));
}

bool near(float a, double b) {
    return std::abs(static_cast<double>(a) - b) < 1e-6;
}

}  // namespace

class PredictionsTest : public QObject {
    Q_OBJECT

  private slots:
    void a_masked_token_gets_its_most_probable_words() {
        TokenizedText text = question();
        text.tokens[5].id = kMask;
        // Both rows were computed; only one belongs to a mask.
        const Tensor logits({2, 4}, {9, 0, 0, 0, log_of(0.125), log_of(0.5), log_of(0.125), log_of(0.25)});
        const Predictions all =
            predict(with({{"logits", logits}}, {1, 5}), model_for(ModelTask::MaskedWord), text, options());
        QCOMPARE(all.words.size(), std::size_t{1});
        QCOMPARE(all.words[0].token, 5);
        QCOMPARE(all.words[0].candidates.size(), std::size_t{2});
        QCOMPARE(all.words[0].candidates[0].text, std::string("w1"));
        QVERIFY(near(all.words[0].candidates[0].probability, 0.5) &&
                near(all.words[0].candidates[1].probability, 0.25));
        QVERIFY(!all.nothing_because);
    }

    void without_a_mask_it_is_said_how_to_get_words() {
        const Predictions all = predict(with({}), model_for(ModelTask::MaskedWord), question(), options());
        QVERIFY(all.words.empty());
        QVERIFY(all.nothing_because->english().find("mask a token") != std::string::npos);
    }

    void only_masks_or_the_last_token_are_worth_logits() {
        TokenizedText text = question();
        text.tokens[4].id = kMask;
        const auto positions = [&](ModelTask task, bool every) {
            return positions_to_predict(model_for(task), text, kMask, every);
        };
        QCOMPARE(positions(ModelTask::MaskedWordAndNextSentence, false), (std::vector<std::int32_t>{4}));
        QCOMPARE(positions(ModelTask::NextWord, false), (std::vector<std::int32_t>{6}));
        QCOMPARE(positions(ModelTask::NextWord, true).size(), std::size_t{7});
        QVERIFY(positions(ModelTask::QuestionAnswering, true).empty());
    }

    void huge_logits_do_not_overflow() {
        const Predictions all = predict(with({{"logits", Tensor({1, 3}, {1e38F, -1e38F, 1e38F})}}, {6}),
                                        model_for(ModelTask::NextWord), question(), options());
        QVERIFY(near(all.words[0].candidates[0].probability, 0.5) && near(all.words[0].candidates[1].probability, 0.5));
    }

    void classes_are_named_and_ordered() {
        const Tensor logits({3}, {log_of(0.25), log_of(0.125), log_of(0.625)});
        const Predictions all =
            predict(with({{"logits", logits}}), model_for(ModelTask::SequenceClassification), question(), options());
        QCOMPARE(all.classes.size(), std::size_t{3});
        QCOMPARE(all.classes[0].label, std::string("I-PER"));
        QVERIFY(near(all.classes[0].probability, 0.625) && near(all.classes[2].probability, 0.125));
    }

    void classes_without_names_are_numbered() {
        ModelDescription model = model_for(ModelTask::SequenceClassification);
        model.labels.clear();
        const Predictions all = predict(with({{"logits", Tensor({1, 2}, {0, 1})}}), model, question(), options());
        QCOMPARE(all.classes[0].label, std::string("LABEL_1"));
    }

    void every_token_that_is_not_special_gets_its_label() {
        Tensor logits({7, 3});
        logits.slice(5)[1] = 20;
        const Predictions all =
            predict(with({{"logits", logits}}), model_for(ModelTask::TokenClassification), question(), options());
        QCOMPARE(all.token_labels.size(), std::size_t{4});
        QCOMPARE(all.token_labels[3].token, 5);
        QCOMPARE(all.token_labels[3].label, std::string("B-PER"));
        QVERIFY(near(all.token_labels[0].probability, 1.0 / 3));
    }

    void a_discriminator_says_of_every_word_whether_it_was_replaced() {
        const Tensor logits({7}, {0, 0, 0, log_of(3), 0, log_of(0.25), 0});
        const Predictions all =
            predict(with({{"logits", logits}}), model_for(ModelTask::ReplacedTokens), question(), options());
        QCOMPARE(all.token_labels.size(), std::size_t{4});
        QCOMPARE(all.token_labels[1].token, 3);
        QCOMPARE(all.token_labels[1].label, std::string("replaced"));
        QVERIFY(near(all.token_labels[1].probability, 0.75));
        QCOMPARE(all.token_labels[3].label, std::string("original"));
        QVERIFY(near(all.token_labels[3].probability, 0.8));
    }

    void an_answer_lies_in_the_second_text_and_starts_before_it_ends() {
        // The best start stands in the question; the best end stands before the best start of the passage.
        const Tensor start({7}, {9, 8, 0, 1, 0, 3, 0});
        const Tensor end({7}, {9, 8, 0, 3, 0, 2.5F, 0});
        const Predictions all = predict(with({{"start_logits", start}, {"end_logits", end}}),
                                        model_for(ModelTask::QuestionAnswering), question(), options());
        QVERIFY(all.answer.has_value());
        QCOMPARE(all.answer->first_token, 5);
        QCOMPARE(all.answer->last_token, 5);
        QCOMPARE(all.answer->text, std::string("Ben"));
        QVERIFY(all.answer->probability > 0 && all.answer->probability < 0.01F);
    }

    void an_answer_may_span_words_as_typed() {
        const Tensor start({7}, {0, 0, 0, 5, 0, 0, 0});
        const Tensor end({7}, {0, 0, 0, 0, 0, 5, 0});
        const Predictions all = predict(with({{"start_logits", start}, {"end_logits", end}}),
                                        model_for(ModelTask::QuestionAnswering), question(), options());
        QCOMPARE(all.answer->text, std::string("It was Ben"));
    }

    void next_sentences_need_a_second_text() {
        const Capture capture = with({{"seq_relationship_logits", Tensor({1, 2}, {log_of(0.8), log_of(0.2)})}});
        const Predictions both =
            predict(capture, model_for(ModelTask::MaskedWordAndNextSentence), question(), options());
        QVERIFY(both.next_sentence.has_value() && near(*both.next_sentence, 0.8));
        QVERIFY(!both.nothing_because);
        TokenizedText alone = question();
        alone.has_pair = false;
        const Predictions one = predict(capture, model_for(ModelTask::MaskedWordAndNextSentence), alone, options());
        QVERIFY(!one.next_sentence.has_value() && one.nothing_because);
        const Predictions only =
            predict(with({{"logits", Tensor({2}, {0, 0})}}), model_for(ModelTask::NextSentence), question(), options());
        QVERIFY(near(*only.next_sentence, 0.5));
    }

    void a_model_without_a_head_says_so() {
        QVERIFY(
            predict({}, model_for(ModelTask::None), question(), options()).nothing_because->english().find("no head") !=
            std::string::npos);
    }

    void outputs_without_a_task_are_called_what_they_are() {
        const Tensor logits({1, 2}, {0, 1});
        const auto said = [&](const Capture& capture, const ModelDescription& model) {
            return predict(capture, model, question(), options()).nothing_because->english();
        };
        ModelDescription pixels = model_for(ModelTask::None);
        pixels.pixels_as_tokens = true;
        QVERIFY(said(with({{"logits", logits}}), pixels).find("next pixel") != std::string::npos);
        const ModelDescription none = model_for(ModelTask::None);
        QVERIFY(said(with({{"logits", logits}}), none).find("each part of the image") != std::string::npos);
        const Tensor boxes({1, 4}, {0, 0, 1, 1});
        QVERIFY(said(with({{"logits", logits}, {"pred_boxes", boxes}}), none).find("a box") != std::string::npos);
    }

    void outputs_that_are_no_numbers_give_a_sentence() {
        const Tensor logits({1, 3}, {0.5F, NAN, 0.25F});
        const Predictions all =
            predict(with({{"logits", logits}}, {6}), model_for(ModelTask::NextWord), question(), options());
        QVERIFY(all.words.empty());
        QVERIFY(all.nothing_because->english().find("NaN") != std::string::npos);
    }

    void outputs_that_are_not_there_give_a_sentence() {
        for (const ModelTask task :
             {ModelTask::MaskedWord, ModelTask::NextWord, ModelTask::SequenceClassification,
              ModelTask::TokenClassification, ModelTask::QuestionAnswering, ModelTask::NextSentence,
              ModelTask::MaskedWordAndNextSentence, ModelTask::ReplacedTokens}) {
            QVERIFY(predict({}, model_for(task), question(), options()).nothing_because);
        }
    }
};

HEADLIGHT_TEST(PredictionsTest, None)
#include "predictions_test.moc"
