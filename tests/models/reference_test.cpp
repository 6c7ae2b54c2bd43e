#include "backends/cpu/cpu_backend.h"
#include "core/error.h"
#include "models/model.h"
#include "reference_case.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace headlight;
using namespace headlight::testing;

namespace {

constexpr double kAttentionBound = 1e-5;
constexpr double kRowSumBound = 1e-5;
constexpr double kValueBound = 1e-4;  // absolute, and relative to the expected value

std::unique_ptr<Model> load_case(const QString& name) {
    return load_model(open_model_folder(case_folder(name)), make_cpu_backend(2), {}, {});
}

CaptureRequest everything() {
    CaptureRequest request;
    request.hidden = true;
    request.value_norms = true;
    return request;
}

/// A capture's tensors under the names of the reference.
std::map<std::string, Tensor> named_tensors(const Capture& capture) {
    std::map<std::string, Tensor> tensors;
    for (const AttentionStack& stack : capture.attention) {
        for (std::size_t layer = 0; layer < stack.layers.size(); ++layer) {
            const AttentionField& field = *stack.layers[layer];
            Tensor all({field.heads(), field.query_count(), field.key_count()});
            for (std::int32_t head = 0; head < field.heads(); ++head) {
                const Tensor weights = field.weights(head);
                std::copy(weights.values().begin(), weights.values().end(), all.slice(head).begin());
            }
            tensors["attentions." + std::to_string(layer)] = std::move(all);
        }
    }
    for (std::size_t i = 0; i < capture.hidden.size(); ++i) tensors["hidden." + std::to_string(i)] = capture.hidden[i];
    for (const NamedOutput& output : capture.outputs) tensors[output.name] = output.values;
    return tensors;
}

void compare_attention(const std::string& name, const Tensor& found, const Tensor& expected) {
    const std::int64_t keys = expected.size(2);
    for (std::int64_t row = 0; row < expected.count() / keys; ++row) {
        double found_sum = 0;
        double expected_sum = 0;
        for (std::int64_t j = 0; j < keys; ++j) {
            const double weight = found.data()[row * keys + j];
            const double wanted = expected.data()[row * keys + j];
            QVERIFY2(std::abs(weight - wanted) <= kAttentionBound,
                     qPrintable(QString("%1 row %2 key %3: %4 instead of %5")
                                    .arg(name.c_str())
                                    .arg(row)
                                    .arg(j)
                                    .arg(weight)
                                    .arg(wanted)));
            if (wanted == 0.0) QVERIFY(weight < 1e-30);
            found_sum += weight;
            expected_sum += wanted;
        }
        QVERIFY(std::abs(found_sum - expected_sum) <= kRowSumBound);
    }
}

void compare_values(const std::string& name, std::span<const float> found, std::span<const float> expected) {
    QCOMPARE(found.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const double wanted = expected[i];
        const double value = found[i];
        QVERIFY2(std::abs(value - wanted) <= kValueBound * (1 + std::abs(wanted)),
                 qPrintable(QString("%1 value %2: %3 instead of %4").arg(name.c_str()).arg(i).arg(value).arg(wanted)));
    }
}

}  // namespace

class ReferenceTest : public QObject {
    Q_OBJECT

    static void add_inputs(const QStringList& patterns) {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("input");
        for (const QString& name : reference_cases(patterns))
            for (int input = 0; input < static_cast<int>(read_inputs(name).size()); ++input)
                QTest::newRow(qPrintable(QString("%1 input %2").arg(name).arg(input))) << name << input;
    }

  private slots:
    void the_cases_are_there() {
        QVERIFY(reference_cases({"bert-*"}).size() >= 5);
        QVERIFY(reference_cases({"gpt2-*"}).size() >= 2);
    }

    void every_tensor_agrees_with_transformers_data() { add_inputs({"bert-*", "gpt2-*"}); }
    void every_tensor_agrees_with_transformers() {
        QFETCH(QString, name);
        QFETCH(int, input);
        const auto model = load_case(name);
        const std::map<std::string, Tensor> found =
            named_tensors(model->forward(read_inputs(name).at(static_cast<std::size_t>(input)), everything(), {}, {}));
        for (const auto& [tensor, expected] : read_expected(name, input)) {
            QVERIFY2(found.count(tensor) == 1, tensor.c_str());
            QCOMPARE(found.at(tensor).shape(), expected.shape());
            if (tensor.starts_with("attentions."))
                compare_attention(tensor, found.at(tensor), expected);
            else
                compare_values(tensor, found.at(tensor).values(), expected.values());
            if (QTest::currentTestFailed()) return;
        }
    }

    void masked_weights_are_exactly_zero_data() { add_inputs({"bert-*", "gpt2-*"}); }
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
        for (const char* name : {"bert-mlm", "bert-ner", "gpt2-lm"}) QTest::newRow(name) << name;
    }
    void logits_of_the_positions_asked_for_are_those_of_the_whole() {
        QFETCH(QString, name);
        const auto model = load_case(name);
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
                           all.slice(request.positions[static_cast<std::size_t>(row)]));

        request.logits = LogitPositions::Last;
        const Capture last = model->forward(input, request, {}, {});
        QCOMPARE(last.logit_positions, (std::vector<std::int32_t>{static_cast<std::int32_t>(input.ids.size()) - 1}));
        compare_values("logits", last.output("logits")->values(), all.slice(all.size(0) - 1));

        request.logits = LogitPositions::None;
        QVERIFY(model->forward(input, request, {}, {}).outputs.empty());
        request.logits = LogitPositions::Asked;
        request.positions = {static_cast<std::int32_t>(input.ids.size())};
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(model->forward(input, request, {}, {})), Error);
    }

    void a_field_carries_its_summaries_data() { add_inputs({"bert-mlm", "gpt2-lm"}); }
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

    void greedy_generation_continues_as_transformers_does_data() { add_inputs({"gpt2-*"}); }
    void greedy_generation_continues_as_transformers_does() {
        QFETCH(QString, name);
        QFETCH(int, input);
        const auto model = load_case(name);
        const QJsonObject generated = read_json(reference_models() + "/" + name + "/reference/generated.json").object();
        const std::vector<std::int32_t> expected =
            integers<std::int32_t>(generated[QString::number(input)]["greedy"]["ids"]);
        std::vector<std::int32_t> ids = read_inputs(name).at(static_cast<std::size_t>(input)).ids;
        const auto cache = model->make_cache(static_cast<std::int64_t>(expected.size()));
        CaptureRequest request;
        request.attention = false;
        Capture step = model->extend(*cache, ids, request, {});
        while (true) {
            const std::span<const float> logits = step.output("logits")->values();
            ids.push_back(static_cast<std::int32_t>(std::max_element(logits.begin(), logits.end()) - logits.begin()));
            if (ids.size() == expected.size()) break;
            step = model->extend(*cache, std::span(ids).last(1), request, {});
        }
        QCOMPARE(ids, expected);
    }

    void attention_with_a_cache_is_the_last_rows_of_the_whole() {
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
        compare_values("logits", rest.output("logits")->values(), expected.at("logits").slice(count - 1));
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
                                         head)[static_cast<std::size_t>(at + 20 * count)])) <= kAttentionBound);
            }
        }
        for (std::size_t state = 0; state < 3; ++state) {
            const Tensor& hidden = rest.hidden.at(state);
            compare_values("hidden", hidden.values(),
                           expected.at("hidden." + std::to_string(state)).values().subspan(20 * 32));
        }
    }

    void a_capture_outlives_model_and_backend() {
        Capture capture;
        std::map<std::string, Tensor> expected = read_expected("gpt2-lm", 0);
        {
            const auto model = load_case("gpt2-lm");
            capture = model->forward(read_inputs("gpt2-lm").at(0), everything(), {}, {});
        }
        compare_attention("attentions.1", named_tensors(capture).at("attentions.1"), expected.at("attentions.1"));
    }
};

QTEST_APPLESS_MAIN(ReferenceTest)
#include "reference_test.moc"
