// A token that is traced through a model has, at every place, the numbers of transformers in double precision; see
// tests/reference/make_trace.py. Tracing changes nothing of the run.

#include "case_runs.h"
#include "core/error.h"
#include "test_program.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <set>
#include <span>
#include <string>
#include <vector>

using namespace headlight;
using namespace headlight::testing;

namespace {

constexpr std::int32_t kToken = 3;

const char* name_of(TracePlace place) {
    static constexpr const char* kNames[] = {
        "word",  "type",  "position", "embedding_norm", "embedding",     "attention_norm", "query",
        "key",   "value", "heads",    "attention",      "attended_norm", "attention_sum",  "feed_norm",
        "inner", "fed",   "fed_norm", "layer_output",   "final_norm",    "logits"};
    return kNames[static_cast<std::size_t>(place)];
}

std::string key_of(const TracedVector& vector) {
    const std::string name = name_of(vector.place);
    return vector.layer >= 0 ? name + "." + std::to_string(vector.layer) : name;
}

auto expected_of(const QString& name) {
    return read_tensors(std::string(HEADLIGHT_SOURCE_DIR "/tests/reference/explanations/trace-") + name.toStdString() +
                        ".safetensors");
}

Capture run_of(Model& model, const ModelInput& input, std::optional<std::int32_t> token) {
    CaptureRequest request;
    request.traced_token = token;
    return model.forward(input, request, {}, {});
}

}  // namespace

class TraceTest : public QObject {
    Q_OBJECT

  private slots:
    void norms_have_the_statistics_of_transformers_data() { add_case_inputs({"bert-mlm", "gpt2-lm", "llama-lm"}, 1); }
    void norms_have_the_statistics_of_transformers() {
        QFETCH(QString, name);
        const auto expected = expected_of(name);
        const auto model = load_case(name);
        const double bound = current_model_backend().name == "cpu" ? 1e-5 : 1e-4;
        std::set<std::string> checked;
        for (const TracedVector& vector : run_of(*model, read_inputs(name).front(), kToken).trace) {
            const auto found = expected.find("norm." + key_of(vector));
            QCOMPARE(vector.norm.has_value(), found != expected.end());
            if (!vector.norm) continue;
            checked.insert(found->first);
            const std::span<const float> right = found->second.values();
            QCOMPARE(right.size(), std::size_t{vector.norm->mean ? 2U : 1U});
            QVERIFY(std::abs(vector.norm->mean.value_or(0) - (vector.norm->mean ? right.front() : 0)) < bound);
            QVERIFY(std::abs(vector.norm->deviation / static_cast<double>(right.back()) - 1) < bound);
        }
        for (const auto& [key, tensor] : expected)
            QVERIFY2(checked.contains(key) || !key.starts_with("norm."), key.c_str());
    }

    /// (x - mean) / deviation has mean 0 and deviation 1.
    void statistics_normalize_a_vector() {
        const std::vector<float> vector{3, -1, 7.5F, 2, 100};
        for (const bool subtracts : {true, false}) {
            const NormStatistics norm = norm_statistics(vector, subtracts, 0);
            QCOMPARE(norm.mean.has_value(), subtracts);
            double sum = 0;
            double squares = 0;
            for (const float value : vector) {
                const double normalized = (static_cast<double>(value) - norm.mean.value_or(0)) / norm.deviation;
                sum += normalized;
                squares += normalized * normalized;
            }
            if (subtracts) QVERIFY(std::abs(sum) < 1e-12);
            QVERIFY(std::abs(squares / 5 - 1) < 1e-12);
        }
        const std::vector<float> zeros{0, 0};
        QVERIFY(std::abs(norm_statistics(zeros, true, 1e-4F).deviation - 1e-2) < 1e-9);
    }

    void every_place_has_the_numbers_of_transformers_data() { add_case_inputs({"bert-mlm", "gpt2-lm", "llama-lm"}, 1); }
    void every_place_has_the_numbers_of_transformers() {
        QFETCH(QString, name);
        const auto expected = expected_of(name);
        const auto model = load_case(name);
        const Capture capture = run_of(*model, read_inputs(name).front(), kToken);
        const double bound = current_model_backend().name == "cpu" ? 1e-5 : 1e-4;
        std::set<std::string> checked;
        for (const TracedVector& vector : capture.trace) {
            const auto found = expected.find(key_of(vector));
            if (found == expected.end()) continue;
            checked.insert(found->first);
            QCOMPARE(vector.values.count(), found->second.count());
            for (std::int64_t at = 0; at < vector.values.count(); ++at) {
                const auto right = static_cast<double>(found->second.data()[at]);
                const double difference = std::abs(static_cast<double>(vector.values.data()[at]) - right);
                QVERIFY2(difference <= bound * (1 + std::abs(right)),
                         (key_of(vector) + " differs by " + std::to_string(difference)).c_str());
            }
        }
        for (const auto& [key, tensor] : expected)
            QVERIFY2(checked.contains(key) || key.starts_with("weights") || key.starts_with("norm."), key.c_str());
        const auto& layers = capture.attention.front().layers;
        for (std::size_t layer = 0; layer < layers.size(); ++layer) {
            const Tensor& weights = expected.at("weights." + std::to_string(layer));
            for (std::int32_t head = 0; head < layers[layer]->heads(); ++head) {
                const std::vector<float> row = layers[layer]->row(head, kToken);
                for (std::size_t key = 0; key < row.size(); ++key)
                    QVERIFY(std::abs(row[key] - weights.slice(head)[key]) < 3e-5F);
            }
        }
    }

    void a_traced_run_gives_the_same_logits_bit_by_bit_data() {
        add_case_inputs({"bert-mlm", "gpt2-lm", "llama-lm", "falcon-lm", "gemma2-lm", "modernbert-mlm", "esmc-mlm"}, 1);
    }
    void a_traced_run_gives_the_same_logits_bit_by_bit() {
        QFETCH(QString, name);
        const auto model = load_case(name);
        const ModelInput input = read_inputs(name).front();
        const Capture plain = run_of(*model, input, {});
        const Capture traced = run_of(*model, input, kToken);
        QVERIFY(plain.trace.empty());
        QVERIFY(!traced.trace.empty());
        const Tensor* left = plain.output("logits");
        const Tensor* right = traced.output("logits");
        QVERIFY(left != nullptr && right != nullptr);
        QVERIFY(std::ranges::equal(left->values(), right->values()));
        const TracedVector& last = traced.trace.back();
        QCOMPARE(last.place, TracePlace::Logits);
        QVERIFY(std::ranges::equal(last.values.values(), left->slice(kToken)));
    }

    void a_token_that_is_not_there_is_refused() {
        const auto model =
            load_model(open_model_folder(case_folder("gpt2-lm")), model_backends().front().make(), {}, {});
        const ModelInput input = read_inputs("gpt2-lm").front();
        QVERIFY_THROWS_EXCEPTION(Error, run_of(*model, input, static_cast<std::int32_t>(input.ids.size())));
        QVERIFY_THROWS_EXCEPTION(Error, run_of(*model, input, -1));
    }
};

HEADLIGHT_TEST(TraceTest, Core)
#include "trace_test.moc"
