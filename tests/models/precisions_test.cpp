#include "core/half.h"
#include "edited_case.h"
#include "model_backends.h"
#include "models/model.h"
#include "models/run_memory.h"
#include "random_model.h"
#include "test_program.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>
#include <span>
#include <vector>

using namespace headlight;
using namespace headlight::testing;

namespace {

/// What was measured, twice: bf16 has 8 significant bits.
constexpr double kBf16Bound = 0.05;

std::shared_ptr<Backend> cpu_with(const Precisions& precisions) {
    return make_cpu_backend(ThreadCount::chosen(2), best_instruction_level(), precisions);
}

std::shared_ptr<Backend> cpu_keeping(Precision kept) {
    return cpu_with({.kept = kept});
}

Capture run_case(const QString& name, const Precisions& precisions) {
    const auto model = load_model(open_model_folder(case_folder(name)), cpu_with(precisions), {}, {});
    return model->forward(read_inputs(name).at(0), {}, {}, {});
}

bool are_halves(const Tensor& tensor) {
    return std::ranges::all_of(tensor.values(),
                               [](float value) { return half_to_float(float_to_half(value)) == value; });
}

Tensor all_weights(const AttentionField& field, std::int32_t head) {
    return field.weights(head, {0, field.query_count()}, {0, field.key_count()});
}

/// The largest difference between two weights of the same place; infinite where the sums of a row differ.
double farthest_weight(const Capture& exact, const Capture& rounded) {
    double farthest = 0;
    for (std::size_t stack = 0; stack < exact.attention.size(); ++stack) {
        const auto& layers = exact.attention[stack].layers;
        for (std::size_t layer = 0; layer < layers.size(); ++layer) {
            const AttentionField& field = *rounded.attention[stack].layers[layer];
            for (std::int32_t head = 0; head < field.heads(); ++head) {
                const Tensor expected = all_weights(*layers[layer], head);
                const Tensor found = all_weights(field, head);
                for (std::int64_t query = 0; query < field.query_count(); ++query) {
                    const auto sum = [&](const Tensor& weights) {
                        return std::reduce(weights.slice(query).begin(), weights.slice(query).end(), 0.0);
                    };
                    if (std::abs(sum(found) - sum(expected)) >= 1e-5) return std::numeric_limits<double>::infinity();
                }
                for (std::size_t i = 0; i < expected.values().size(); ++i)
                    farthest = std::max<double>(farthest, std::abs(found.values()[i] - expected.values()[i]));
            }
        }
    }
    return farthest;
}

}  // namespace

/// What is rounded, by choice, and what it does to attention. Queries and keys that are kept in fp16 are rounded before
/// they are compared.
class PrecisionsTest : public QObject {
    Q_OBJECT
  private slots:
    void rounding_moves_weights_by_little_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("products");
        QTest::addColumn<int>("kept");
        QTest::addColumn<double>("bound");
        for (const char* name : {"bert-base", "gpt2-lm", "llama-lm", "gemma2-lm", "deberta-v2-mlm", "bart-seq2seq"}) {
            const auto add = [&](const char* rounded, const Precisions& precisions, double bound) {
                QTest::addRow("%s, %s", name, rounded)
                    << name << static_cast<int>(precisions.products) << static_cast<int>(precisions.kept) << bound;
            };
            add("queries and keys in fp16", {.kept = Precision::Fp16}, 5e-3);
            add("products in bf16", {.products = Precision::Bf16}, kBf16Bound);
        }
    }
    void rounding_moves_weights_by_little() {
        QFETCH(QString, name);
        QFETCH(int, products);
        QFETCH(int, kept);
        QFETCH(double, bound);
        const Precisions precisions{static_cast<Precision>(products), static_cast<Precision>(kept)};
        const double farthest = farthest_weight(run_case(name, {}), run_case(name, precisions));
        qInfo("%.5f", farthest);
        QVERIFY2(farthest > 0 && farthest < bound, qPrintable(QString::number(farthest)));
    }

    void what_is_kept_are_numbers_of_fp16_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"bert-base", "gpt2-lm", "llama-lm", "gemma2-lm", "deberta-v2-mlm", "bart-seq2seq"})
            QTest::newRow(name) << name;
    }
    void what_is_kept_are_numbers_of_fp16() {
        QFETCH(QString, name);
        const Capture rounded = run_case(name, {.kept = Precision::Fp16});
        for (const AttentionStack& stack : rounded.attention)
            for (const auto& field : stack.layers)
                if (const auto inputs = field->inputs())
                    QVERIFY(are_halves(inputs->queries(0)) && are_halves(inputs->keys(0)));
        const Capture unrounded = run_case(name, {});
        const auto exact = unrounded.attention.at(0).layers.at(1)->inputs();
        QVERIFY(!exact || (!are_halves(exact->queries(0)) && !are_halves(exact->keys(0))));
    }

    void parts_of_a_text_agree_with_the_whole() {
        const auto model = load_model(random_gpt2({}), cpu_keeping(Precision::Fp16), {}, {});
        const std::vector<std::int32_t> ids{3, 14, 15, 9, 26, 5, 35, 8, 9, 7};
        const Capture whole = model->forward({ids, {}, {}}, {}, {}, {});
        const auto cache = model->make_cache(std::ssize(ids));
        static_cast<void>(model->extend(*cache, std::span(ids).first(6), {}, {}));
        const Capture rest = model->extend(*cache, std::span(ids).subspan(6), {}, {});
        const Tensor expected = all_weights(*whole.attention.at(0).layers.at(1), 1);
        const Tensor found = all_weights(*rest.attention.at(0).layers.at(1), 1);
        for (std::int64_t query = 6; query < std::ssize(ids); ++query)
            for (std::size_t key = 0; key < ids.size(); ++key)
                QVERIFY(std::abs(found.slice(query - 6)[key] - expected.slice(query)[key]) < 2e-3F);
    }

    void the_backend_says_so_and_the_estimate_counts_half() {
        QVERIFY(cpu_keeping(Precision::Fp16)->name().ends_with(", queries and keys in fp16"));
        QVERIFY(cpu_keeping(Precision::Fp32)->name().ends_with("2 threads"));
        constexpr RandomShape kShape{.layers = 1, .heads = 1, .hidden = 64, .inner = 64, .positions = 2'000};
        const std::vector<std::int32_t> ids(2'000, 7);
        CaptureRequest request;
        request.logits = LogitPositions::Last;
        std::array<std::int64_t, 2> held{};
        std::array<std::int64_t, 2> estimated{};
        for (const Precision kept : {Precision::Fp32, Precision::Fp16}) {
            const auto model = load_model(random_gpt2(kShape), cpu_keeping(kept), {}, {});
            const Capture capture = model->forward({ids, {}, {}}, request, {}, {});
            const auto at = static_cast<std::size_t>(kept);
            held.at(at) = static_cast<std::int64_t>(capture.attention.at(0).layers.at(0)->memory());
            estimated.at(at) =
                static_cast<std::int64_t>(memory_of_run(model->description(), {ids, {}, {}}, request, kept).kept);
        }
        constexpr std::int64_t kSaved = 2 * 2'000 * 64 * 2;  // queries and keys, two bytes less a number
        QCOMPARE(held[0] - held[1], kSaved);
        QCOMPARE(estimated[0] - estimated[1], kSaved);
    }
};

HEADLIGHT_TEST(PrecisionsTest, None)
#include "precisions_test.moc"
