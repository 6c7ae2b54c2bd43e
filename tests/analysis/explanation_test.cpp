// A weight explained agrees with what transformers computes inside the same attention, for every way in which a
// position takes part in a score; attention flow agrees with scipy's maximum flow.

#include "analysis/explanation.h"

#include "analysis/attention_flow.h"
#include "backends/cpu/cpu_backend.h"
#include "chosen_weights.h"
#include "core/error.h"
#include "models/case_runs.h"
#include "models/reference_case.h"
#include "test_program.h"

#include <QtTest>

#include <cmath>
#include <numeric>

using namespace headlight;
using namespace headlight::testing;

namespace {

constexpr double kBound = 2e-5;

Capture run(const QString& name) {
    CaptureRequest request;
    request.values = true;
    request.value_norms = true;
    request.logits = LogitPositions::None;
    const auto model =
        load_model(open_model_folder(case_folder(name)), make_cpu_backend(ThreadCount::chosen(1)), {}, {});
    return model->forward(read_inputs(name).front(), request, {}, {});
}

void compare_part(std::span<const float> found, const Tensor& expected, std::int64_t row, std::int64_t begin) {
    for (std::size_t i = 0; i < found.size(); ++i) {
        const float other = expected.slice(row)[static_cast<std::size_t>(begin) + i];
        QVERIFY2(std::abs(found[i] - other) < 1e-4F + 1e-4F * std::abs(other), qPrintable(QString::number(found[i])));
    }
}

double sum_of_terms(const WeightExplanation& weight, PositionTerm::Kind left_out) {
    double sum = 0;
    for (const PositionTerm& term : weight.positions)
        if (term.kind != left_out) sum += term.value;
    return sum;
}

}  // namespace

class ExplanationTest : public QObject {
    Q_OBJECT

  private slots:
    void vectors_before_the_turn_and_outputs_are_those_of_transformers() {
        const Capture capture = run("llama-lm");
        const AttentionField& field = *capture.attention.front().layers.back();
        const auto expected = read_tensors(HEADLIGHT_SOURCE_DIR "/tests/reference/explanations/llama-lm.safetensors");
        const std::int64_t size = field.scoring()->head_size;
        for (std::int32_t head = 0; head < field.heads(); ++head) {
            const std::int64_t key_head = head / (field.heads() / field.scoring()->key_heads);
            for (const auto& [query, key] : std::vector<std::pair<int, int>>{{0, 0}, {5, 2}, {7, 7}}) {
                const WeightExplanation weight = explain_weight(field, head, query, key);
                compare_part(weight.query_content, expected.at("queries"), query, head * size);
                compare_part(weight.key_content, expected.at("keys"), key, key_head * size);
                const std::vector<float> output(weight.output.begin(), weight.output.end());
                compare_part(output, expected.at("outputs"), query, head * size);
            }
        }
    }

    void what_special_kinds_of_attention_hand_on_is_that_of_transformers_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("backend");
        for (const char* name : {"longformer-mlm", "led-seq2seq", "swin-cls", "davit"})
            for (std::size_t backend = 0; backend < model_backends().size(); ++backend)
                QTest::addRow("%s on %s", name, model_backends()[backend].name.c_str())
                    << QString(name) << static_cast<int>(backend);
    }
    void what_special_kinds_of_attention_hand_on_is_that_of_transformers() {
        QFETCH(QString, name);
        const auto model = load_case(name);
        CaptureRequest request;
        request.values = request.value_norms = true;
        request.logits = LogitPositions::None;
        const Capture capture = model->forward(read_inputs(name).front(), request, {}, {});
        const auto expected =
            read_tensors(HEADLIGHT_SOURCE_DIR "/tests/reference/explanations/" + name.toStdString() + ".safetensors");
        const bool staged = name == "swin-cls" || name == "davit";  // the last stage, of davit its channels
        const std::size_t stack = staged ? capture.attention.size() - 1 : 0;
        const AttentionField& field = *capture.attention.at(stack).layers.back();
        for (std::int32_t head = 0; head < field.heads(); ++head) {
            for (const std::int64_t query : {0, 1, 3, 11}) {
                const WeightExplanation weight = explain_weight(field, head, query, query);
                const std::vector<float> output(weight.output.begin(), weight.output.end());
                QVERIFY(!output.empty());
                compare_part(output, expected.at("outputs"), query, head * static_cast<std::int64_t>(output.size()));
                if (name == "davit") continue;  // what a channel hands on depends on who reads it, not on its norm
                const bool global = field.scoring()->sees_all(query);
                const Tensor& norms = expected.at(global ? "global_value_norms" : "value_norms");
                compare_part(field.value_norms_for(query).slice(head), norms, head, 0);
            }
        }
    }

    void the_sum_of_its_parts_is_the_score_and_leads_to_the_weight_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("stack");
        QTest::addColumn<int>("kind");  // of a term that must be there; -1: none
        using Kind = PositionTerm::Kind;
        const auto row = [](const char* name, int stack, int kind) { QTest::newRow(name) << name << stack << kind; };
        row("bert-mlm", 0, -1);
        row("llama-lm", 0, static_cast<int>(Kind::Rotary));
        row("gptj-lm", 0, static_cast<int>(Kind::Rotary));
        row("gemma2-lm", 0, static_cast<int>(Kind::Rotary));
        row("gpt-oss-lm", 0, static_cast<int>(Kind::Rotary));
        row("phi3-longrope-lm", 0, static_cast<int>(Kind::Rotary));
        row("bloom-lm", 0, static_cast<int>(Kind::Slope));
        row("dnabert2-mlm", 0, static_cast<int>(Kind::Slope));
        row("mpnet-mlm", 0, static_cast<int>(Kind::Distance));
        row("deberta-v2-mlm", 0, static_cast<int>(Kind::QueryPlace));
        row("bart-seq2seq", 2, -1);
    }
    void the_sum_of_its_parts_is_the_score_and_leads_to_the_weight() {
        QFETCH(QString, name);
        QFETCH(int, stack);
        QFETCH(int, kind);
        const Capture capture = run(name);
        const AttentionField& field = *capture.attention.at(static_cast<std::size_t>(stack)).layers.back();
        const std::int32_t head = field.heads() - 1;
        const std::int64_t query = field.query_count() - 1;
        for (std::int64_t key = 0; key < field.key_count(); ++key) {
            const WeightExplanation weight = explain_weight(field, head, query, key);
            if (kind >= 0)
                QVERIFY(std::ranges::any_of(
                    weight.positions, [&](const PositionTerm& term) { return static_cast<int>(term.kind) == kind; }));
            if (!weight.allowed) {
                QCOMPARE(weight.weight, 0.0);
                continue;
            }
            const Tensor scores = field.scores(head, {query, query + 1}, {key, key + 1});
            const float score = scores.values().front();
            QVERIFY(std::abs(weight.capped + sum_of_terms(weight, PositionTerm::Kind::Rotary) -
                             static_cast<double>(score)) < kBound * (1 + std::abs(weight.score)));
            QVERIFY(std::abs(std::exp(weight.score - weight.row_max) / weight.row_sum - weight.weight) < kBound);
            QVERIFY(weight.products.size() == weight.query_vector.size());
            QVERIFY(std::abs(std::accumulate(weight.products.begin(), weight.products.end(), 0.0) - weight.product) <
                    kBound * (1 + std::abs(weight.product)));
            double shares = weight.sink;
            for (const Competitor& each : weight.row) shares += each.weight;
            QVERIFY(std::abs(shares - 1) < kBound);
            QCOMPARE(weight.row_products.shape(),
                     (Shape{static_cast<std::int64_t>(weight.row.size()), std::ssize(weight.products)}));
            const auto own = std::ranges::find(weight.row, key, &Competitor::key) - weight.row.begin();
            const std::span<const float> products = weight.row_products.slice(own);
            for (std::size_t i = 0; i < products.size(); ++i)
                QVERIFY(std::abs(static_cast<double>(products[i]) - weight.products[i]) < kBound);
        }
    }

    void of_a_model_with_global_tokens_only_the_projections_that_a_query_uses_are_told() {
        const auto model = load_model(open_model_folder(case_folder("longformer-mlm")),
                                      make_cpu_backend(ThreadCount::chosen(1)), {}, {});
        ModelInput input = read_inputs("longformer-mlm").front();
        input.global_tokens.assign(input.ids.size(), 0);
        input.global_tokens[0] = 1;
        const Capture capture = model->forward(input, {}, {}, {});
        const AttentionField& field = *capture.attention.front().layers.front();
        for (const auto& [query, key] : std::vector<std::pair<int, int>>{{0, 3}, {3, 0}, {3, 4}}) {
            const WeightExplanation weight = explain_weight(field, 1, query, key);
            const auto size = static_cast<double>(weight.query_vector.size());
            QCOMPARE(weight.key_vector.size(), weight.query_vector.size());
            QCOMPARE(weight.row_products.size(1), std::ssize(weight.query_vector));
            QVERIFY(std::abs(weight.scale * std::sqrt(size) - 1) < 1e-6);
            QVERIFY(std::ranges::none_of(weight.query_vector, [](float value) { return value == 0.0F; }));
            const Tensor scores = field.scores(1, {query, query + 1}, {key, key + 1});
            QVERIFY(std::abs(weight.score - static_cast<double>(scores.values().front())) < kBound);
        }
    }

    void a_window_of_an_image_is_explained_from_within() {
        CaptureRequest request;
        request.logits = LogitPositions::None;
        const auto model =
            load_model(open_model_folder(case_folder("swin-cls")), make_cpu_backend(ThreadCount::chosen(1)), {}, {});
        ModelInput image;
        image.pixels = read_tensors(case_folder("swin-cls") / "reference/inputs.0.safetensors").at("pixel_values");
        const Capture capture = model->forward(image, request, {}, {});
        const AttentionField& field = *capture.attention.front().layers.front();
        std::int64_t outside = 0;
        while (field.allowed(0, outside)) ++outside;
        const WeightExplanation inside = explain_weight(field, 0, 0, 0);
        QVERIFY(std::abs(std::exp(inside.score - inside.row_max) / inside.row_sum - inside.weight) < kBound);
        const WeightExplanation other = explain_weight(field, 0, 0, outside);
        QVERIFY(!other.allowed);
        QCOMPARE(other.row_products.shape(), inside.row_products.shape());  // those of the query's own window
    }

    void what_comes_from_no_scores_is_refused() {
        const auto sentence = [](const AttentionField& field) -> QString {
            try {
                (void)explain_weight(field, 0, 0, 0);
            } catch (const Error& error) {
                return QString::fromStdString(error.sentence());
            }
            return {};
        };
        const Capture capture = run("nystromformer-mlm");
        QVERIFY(sentence(*capture.attention.front().layers.front()).contains("landmarks"));
    }

    void flow_is_the_maximum_flow() {
        const QJsonObject expected = read_json(HEADLIGHT_SOURCE_DIR "/tests/reference/explanations/flow.json").object();
        AttentionStack stack;
        for (const QJsonValue& layer : expected["weights"].toArray()) {
            WeightRows rows;
            for (const QJsonValue& row : layer.toArray()) {
                rows.emplace_back();
                for (const QJsonValue& weight : row.toArray()) rows.back().push_back(weight.toDouble());
            }
            stack.layers.push_back(field_with({rows}));
        }
        const Tensor flow = attention_flow(stack, static_cast<std::int32_t>(stack.layers.size()) - 1, {});
        const QJsonArray rows = expected["flow"].toArray();
        for (int query = 0; query < rows.size(); ++query)
            for (int key = 0; key < rows[query].toArray().size(); ++key)
                QVERIFY(std::abs(static_cast<double>(flow.slice(query)[static_cast<std::size_t>(key)]) -
                                 rows[query].toArray()[key].toDouble()) < 1e-5);
    }
};

HEADLIGHT_TEST(ExplanationTest, Core)
#include "explanation_test.moc"
