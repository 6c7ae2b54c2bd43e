#include "case_runs.h"
#include "core/error.h"
#include "test_program.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace headlight;
using namespace headlight::testing;

class ReferenceTest : public QObject {
    Q_OBJECT

  private slots:
    void the_cases_are_there() {
        QVERIFY(reference_cases({"bert-*"}).size() >= 5);
        QVERIFY(reference_cases({"gpt2-*"}).size() >= 2);
    }

    void every_tensor_agrees_with_transformers_data() { add_case_inputs(reference_cases({"bert-*", "gpt2-*"})); }
    void every_tensor_agrees_with_transformers() { agree_with_transformers(); }

    void masked_weights_are_exactly_zero_data() { add_case_inputs(reference_cases({"bert-*", "gpt2-*"})); }
    void masked_weights_are_exactly_zero() {
        QFETCH(QString, name);
        QFETCH(int, input);
        const auto model = load_case(name);
        const ModelInput tokens = read_inputs(name).at(static_cast<std::size_t>(input));
        const Capture capture = model->forward(tokens, {}, {}, {});
        const bool causal = name.startsWith("gpt2");
        for (const auto& field : capture.attention.at(0).layers) {
            for (std::int32_t head = 0; head < field->heads(); ++head) {
                const Tensor weights = field->weights(head);
                for (std::int64_t i = 0; i < field->query_count(); ++i) {
                    for (std::int64_t j = 0; j < field->key_count(); ++j) {
                        const bool seen = tokens.attention_mask[static_cast<std::size_t>(j)] != 0 && !(causal && j > i);
                        QCOMPARE(field->allowed(i, j), seen);
                        if (!seen) QVERIFY(weights.slice(i)[static_cast<std::size_t>(j)] == 0.0F);
                    }
                }
            }
        }
    }

    void logits_of_the_positions_asked_for_are_those_of_the_whole_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("backend");
        for (const char* name : {"bert-mlm", "bert-ner", "gpt2-lm"})
            for (int backend = 0; backend < static_cast<int>(model_backends().size()); ++backend)
                QTest::addRow("%s on %s", name, model_backends()[static_cast<std::size_t>(backend)].name.c_str())
                    << name << backend;
    }
    void logits_of_the_positions_asked_for_are_those_of_the_whole() {
        QFETCH(QString, name);
        const auto model = load_case(name);
        const double bound = bounds_of(current_model_backend()).values;
        const ModelInput input = read_inputs(name).at(1);
        const Tensor all = read_expected(name, 1).at("logits");
        CaptureRequest request;
        request.attention = false;
        request.logits = LogitPositions::Asked;
        request.positions = {0, 7, static_cast<std::int32_t>(input.ids.size()) - 1};
        const Capture asked = model->forward(input, request, {}, {});
        QVERIFY(asked.attention.empty());
        QCOMPARE(asked.logit_positions, request.positions);
        QCOMPARE(asked.output("logits")->shape(), (Shape{3, all.size(1)}));
        for (std::int64_t row = 0; row < 3; ++row)
            compare_values("logits", asked.output("logits")->slice(row),
                           all.slice(request.positions[static_cast<std::size_t>(row)]), bound);

        request.logits = LogitPositions::Last;
        const Capture last = model->forward(input, request, {}, {});
        QCOMPARE(last.logit_positions, (std::vector<std::int32_t>{static_cast<std::int32_t>(input.ids.size()) - 1}));
        compare_values("logits", last.output("logits")->values(), all.slice(all.size(0) - 1), bound);

        request.logits = LogitPositions::None;
        QVERIFY(model->forward(input, request, {}, {}).outputs.empty());
        request.logits = LogitPositions::Asked;
        request.positions = {static_cast<std::int32_t>(input.ids.size())};
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(model->forward(input, request, {}, {})), Error);
    }

    void a_field_carries_its_summaries_data() { add_case_inputs(reference_cases({"bert-mlm", "gpt2-lm"})); }
    void a_field_carries_its_summaries() {
        QFETCH(QString, name);
        QFETCH(int, input);
        const auto model = load_case(name);
        const ModelInput tokens = read_inputs(name).at(static_cast<std::size_t>(input));
        const Capture capture = model->forward(tokens, everything(), {}, {});
        const auto count = static_cast<std::int64_t>(tokens.ids.size());
        for (const auto& field : capture.attention.at(0).layers) {
            QCOMPARE(field->metrics().size(), std::size_t{4});
            QCOMPARE(field->thumbnails().shape(), (Shape{4, count, count}));
            QCOMPARE(field->value_norms().shape(), (Shape{4, count}));
            for (std::int32_t head = 0; head < 4; ++head) {
                const Tensor weights = field->weights(head);
                double entropy = 0;
                double first = 0;
                for (std::int64_t i = 0; i < count; ++i) {
                    for (const float weight : weights.slice(i))
                        if (weight > 0)
                            entropy -= static_cast<double>(weight) * std::log(static_cast<double>(weight)) /
                                       static_cast<double>(count);
                    first += static_cast<double>(weights.slice(i)[0]) / static_cast<double>(count);
                }
                const HeadMetrics& metrics = field->metrics()[static_cast<std::size_t>(head)];
                QVERIFY(std::abs(static_cast<double>(metrics.entropy) - entropy) < 1e-4);
                QVERIFY(std::abs(static_cast<double>(metrics.first) - first) < 1e-5);
                // Thumbnails of short texts are the weights themselves.
                for (std::int64_t at = 0; at < count * count; ++at)
                    QVERIFY(std::abs(field->thumbnails().slice(head)[static_cast<std::size_t>(at)] -
                                     weights.data()[at]) < 1e-6F);
            }
        }
    }

    void greedy_generation_continues_as_transformers_does_data() { add_case_inputs(reference_cases({"gpt2-*"})); }
    void greedy_generation_continues_as_transformers_does() {
        QFETCH(QString, name);
        QFETCH(int, input);
        const auto model = load_case(name);
        const QJsonObject generated = read_json(reference_models() + "/" + name + "/reference/generated.json").object();
        const std::vector<std::int32_t> expected =
            integers<std::int32_t>(generated[QString::number(input)]["greedy"]["ids"]);
        const ModelInput tokens = read_inputs(name).at(static_cast<std::size_t>(input));
        QCOMPARE(generate_greedily(*model, tokens.ids, expected.size()), expected);
    }

    void attention_with_a_cache_is_the_last_rows_of_the_whole_data() { add_model_backends(); }
    void attention_with_a_cache_is_the_last_rows_of_the_whole() {
        const Bounds bounds = bounds_of(current_model_backend());
        const auto model = load_case("gpt2-scaled");
        const ModelInput input = read_inputs("gpt2-scaled").at(1);
        const std::map<std::string, Tensor> expected = read_expected("gpt2-scaled", 1);
        const auto cache = model->make_cache(64);
        static_cast<void>(model->extend(*cache, std::span(input.ids).first(20), {}, {}));
        QCOMPARE(cache->length(), std::int64_t{20});
        const Capture rest = model->extend(*cache, std::span(input.ids).subspan(20), everything(), {});
        const auto count = static_cast<std::int64_t>(input.ids.size());
        QCOMPARE(cache->length(), count);
        QCOMPARE(rest.logit_positions, (std::vector<std::int32_t>{static_cast<std::int32_t>(count) - 1}));
        compare_values("logits", rest.output("logits")->values(), expected.at("logits").slice(count - 1),
                       bounds.values);
        for (std::size_t layer = 0; layer < 2; ++layer) {
            const AttentionField& field = *rest.attention.at(0).layers.at(layer);
            QCOMPARE(field.query_count(), count - 20);
            QCOMPARE(field.key_count(), count);
            const Tensor& whole = expected.at("attentions." + std::to_string(layer));
            for (std::int32_t head = 0; head < field.heads(); ++head) {
                const Tensor weights = field.weights(head);
                for (std::int64_t at = 0; at < weights.count(); ++at)
                    QVERIFY(std::abs(static_cast<double>(weights.data()[at]) -
                                     static_cast<double>(whole.slice(
                                         head)[static_cast<std::size_t>(at + 20 * count)])) <= bounds.attention);
            }
        }
        for (std::size_t state = 0; state < 3; ++state) {
            const Tensor& hidden = rest.hidden.at(state);
            compare_values("hidden", hidden.values(),
                           expected.at("hidden." + std::to_string(state)).values().subspan(20 * 32), bounds.values);
        }
    }

    void a_capture_outlives_model_and_backend_data() { add_model_backends(); }
    void a_capture_outlives_model_and_backend() {
        Capture capture;
        std::map<std::string, Tensor> expected = read_expected("gpt2-lm", 0);
        {
            const auto model = load_case("gpt2-lm");
            capture = model->forward(read_inputs("gpt2-lm").at(0), everything(), {}, {});
        }
        compare_tensor("attentions.1", named_tensors(capture), expected.at("attentions.1"),
                       bounds_of(current_model_backend()));
    }
};

HEADLIGHT_TEST(ReferenceTest, None)
#include "reference_test.moc"
