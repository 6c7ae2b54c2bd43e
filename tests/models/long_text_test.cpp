#include "model_backends.h"
#include "models/model.h"
#include "process_memory.h"
#include "random_model.h"
#include "test_program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <span>
#include <vector>

using namespace headlight;
using namespace headlight::testing;

namespace {

std::vector<std::int32_t> some_ids(std::int64_t count) {
    std::vector<std::int32_t> ids;
    for (std::int64_t i = 0; i < count; ++i) ids.push_back(static_cast<std::int32_t>(i * 7 % 50));
    return ids;
}

double largest_difference(std::span<const float> a, std::span<const float> b) {
    double largest = 0;
    for (std::size_t i = 0; i < a.size(); ++i) largest = std::max<double>(largest, std::abs(a[i] - b[i]));
    return largest;
}

/// A Llama, with one head of keys.
ModelFolder random_llama(const RandomShape& shape) {
    const std::int64_t head_size = shape.hidden / shape.heads;
    RandomWeights random;
    random.matrix("model.embed_tokens.weight", {shape.vocabulary, shape.hidden});
    random.weights.put("model.norm.weight", Tensor({shape.hidden}, 1.0F));
    for (std::int64_t i = 0; i < shape.layers; ++i) {
        const std::string layer = "model.layers." + std::to_string(i) + ".";
        for (const char* norm : {"input_layernorm.weight", "post_attention_layernorm.weight"})
            random.weights.put(layer + norm, Tensor({shape.hidden}, 1.0F));
        random.matrix(layer + "self_attn.q_proj.weight", {shape.hidden, shape.hidden});
        random.matrix(layer + "self_attn.k_proj.weight", {head_size, shape.hidden});
        random.matrix(layer + "self_attn.v_proj.weight", {head_size, shape.hidden});
        random.matrix(layer + "self_attn.o_proj.weight", {shape.hidden, shape.hidden});
        random.matrix(layer + "mlp.gate_proj.weight", {shape.inner, shape.hidden});
        random.matrix(layer + "mlp.up_proj.weight", {shape.inner, shape.hidden});
        random.matrix(layer + "mlp.down_proj.weight", {shape.hidden, shape.inner});
    }
    const auto number = [](const std::string& field, std::int64_t value) {
        return "\"" + field + "\": " + std::to_string(value) + ", ";
    };
    return memory_folder("{" + number("vocab_size", shape.vocabulary) + number("hidden_size", shape.hidden) +
                             number("num_hidden_layers", shape.layers) + number("num_attention_heads", shape.heads) +
                             number("num_key_value_heads", 1) + number("intermediate_size", shape.inner) +
                             number("max_position_embeddings", shape.positions) +
                             "\"rms_norm_eps\": 1e-6, \"tie_word_embeddings\": true, \"model_type\": \"llama\", "
                             "\"architectures\": [\"LlamaForCausalLM\"]}",
                         random.weights);
}

}  // namespace

/// Long texts go through some parts of a model a few thousand rows at a time.
class LongTextTest : public QObject {
    Q_OBJECT
  private slots:
    void tokens_see_the_same_whatever_follows_them_data() { add_model_backends(); }
    void tokens_see_the_same_whatever_follows_them() {
        constexpr std::int64_t kWhole = 2'300;
        constexpr std::int64_t kShort = 1'100;
        constexpr RandomShape kShape{
            .layers = 2, .heads = 1, .hidden = 16, .inner = 32, .vocabulary = 50, .positions = kWhole};
        const auto model = load_model(random_gpt2(kShape), current_model_backend().make(), {}, {});
        CaptureRequest request;
        request.hidden = true;
        request.logits = LogitPositions::Last;
        const Capture whole = model->forward({some_ids(kWhole), {}, {}}, request, {}, {});
        const Capture first = model->forward({some_ids(kShort), {}, {}}, request, {}, {});
        const double bound = bounds_of(current_model_backend()).values;
        for (std::size_t state = 0; state < first.hidden.size(); ++state)
            QVERIFY(largest_difference(first.hidden[state].values(),
                                       whole.hidden[state].values().first(first.hidden[state].values().size())) <=
                    bound);
        const auto cache = model->make_cache(kWhole);
        CaptureRequest logits;
        logits.attention = false;
        const std::vector<std::int32_t> ids = some_ids(kWhole);
        for (std::int64_t at = 0; at < kWhole; at += kShort)
            if (const auto part = std::span(ids).subspan(at, std::min(kShort, kWhole - at)); at + kShort < kWhole)
                static_cast<void>(model->extend(*cache, part, logits, {}));
            else
                QVERIFY(largest_difference(model->extend(*cache, part, logits, {}).output("logits")->slice(0),
                                           whole.output("logits")->slice(0)) <= bound);
    }

    // The last of the 2,050 rows would go alone, and products of few rows sum in another order.
    void texts_together_give_the_bits_of_each_alone() {
        constexpr std::int64_t kEach = 1'025;
        constexpr RandomShape kShape{
            .layers = 2, .heads = 2, .hidden = 16, .inner = 32, .vocabulary = 50, .positions = kEach};
        const auto model = load_model(random_bert(kShape), make_cpu_backend(ThreadCount::chosen(2)), {}, {});
        CaptureRequest request;
        request.hidden = true;
        const ModelInput input{some_ids(kEach), {}, {}};
        const std::vector<RequestedRun> runs(2, RequestedRun{input, request});
        const Capture alone = model->forward(input, request, {}, {});
        for (const Capture& together : model->forward_together(runs, {}))
            for (std::size_t state = 0; state < alone.hidden.size(); ++state)
                QVERIFY(std::ranges::equal(together.hidden[state].values(), alone.hidden[state].values()));
    }

    // 8,192 rows of 2,048 numbers between the layers of a feed-forward network are 67 MB.
    void what_lies_between_two_products_is_never_there_as_a_whole() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("A sanitizer keeps freed memory.");
#endif
        if (!forget_peak_memory()) QSKIP("This system does not tell how much memory was resident.");
        constexpr std::int64_t kTokens = 8'192;
        constexpr RandomShape kShape{
            .layers = 1, .heads = 1, .hidden = 32, .inner = 2'048, .vocabulary = 50, .positions = kTokens};
        const auto model = load_model(random_gpt2(kShape), make_cpu_backend(ThreadCount::chosen(2)), {}, {});
        CaptureRequest request;
        request.logits = LogitPositions::Last;
        const std::int64_t before = process_memory("VmRSS").value();
        QVERIFY(forget_peak_memory());
        const Capture capture = model->forward({some_ids(kTokens), {}, {}}, request, {}, {});
        QVERIFY(process_memory("VmHWM").value() - before < 60'000'000);
    }

    // A state of 8,192 tokens and 768 numbers is 25 MB. Four are there at most, those that are kept among them; 96 MB
    // are blocks of memory that are kept for parts and for weights of two threads.
    void few_states_of_a_long_text_are_there_at_once() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("A sanitizer keeps freed memory.");
#endif
        if (!forget_peak_memory()) QSKIP("This system does not tell how much memory was resident.");
        constexpr std::int64_t kTokens = 8'192;
        constexpr RandomShape kShape{
            .layers = 1, .heads = 6, .hidden = 768, .inner = 32, .vocabulary = 50, .positions = kTokens};
        const auto model = load_model(random_llama(kShape), make_cpu_backend(ThreadCount::chosen(2)), {}, {});
        CaptureRequest request;
        request.logits = LogitPositions::Last;
        const std::int64_t before = process_memory("VmRSS").value();
        QVERIFY(forget_peak_memory());
        const Capture capture = model->forward({some_ids(kTokens), {}, {}}, request, {}, {});
        QVERIFY(process_memory("VmHWM").value() - before < 134'000'000);
    }

    void where_memory_is_short_queries_and_keys_go_into_a_file_data() {
        QTest::addColumn<int>("kept");
        QTest::newRow("fp32") << static_cast<int>(Precision::Fp32);
        QTest::newRow("fp16") << static_cast<int>(Precision::Fp16);
    }
    void where_memory_is_short_queries_and_keys_go_into_a_file() {
        QFETCH(int, kept);
        constexpr std::int64_t kTokens = 8'192;
        constexpr RandomShape kShape{
            .layers = 1, .heads = 2, .hidden = 32, .inner = 32, .vocabulary = 50, .positions = kTokens};
        const QTemporaryDir folder;
        qputenv("XDG_CACHE_HOME", folder.path().toUtf8());
        std::shared_ptr<Backend> backend =
            make_cpu_backend(ThreadCount::chosen(2), best_instruction_level(), {.kept = static_cast<Precision>(kept)});
        const auto model = load_model(random_gpt2(kShape), backend, {}, {});
        CaptureRequest request;
        request.logits = LogitPositions::Last;
        const ModelInput input{some_ids(kTokens), {}, {}};
        const Capture usual = model->forward(input, request, {}, {});
        request.least_free_memory = std::numeric_limits<std::uint64_t>::max();
        const Capture spilled = model->forward(input, request, {}, {});
        qunsetenv("XDG_CACHE_HOME");
        const AttentionField& in_memory = *usual.attention.at(0).layers.at(0);
        const AttentionField& in_file = *spilled.attention.at(0).layers.at(0);
        const std::size_t rows = static_cast<std::size_t>(2 * kTokens * kShape.hidden) * (kept == 0 ? 4 : 2);
        QCOMPARE(in_memory.memory() - in_file.memory(), rows);
        const auto same = [](const Tensor& a, const Tensor& b) { return std::ranges::equal(a.values(), b.values()); };
        QVERIFY(
            same(in_file.weights(1, {8'000, 8'010}, {0, kTokens}), in_memory.weights(1, {8'000, 8'010}, {0, kTokens})));
        QVERIFY(same(in_file.pooled(0, 32, 32, Pooling::Max), in_memory.pooled(0, 32, 32, Pooling::Max)));
        QVERIFY(same(in_file.thumbnails(), in_memory.thumbnails()));
    }
};

HEADLIGHT_TEST(LongTextTest, None)
#include "long_text_test.moc"
