#include "core/error.h"
#include "edited_case.h"
#include "models/model.h"
#include "process_memory.h"
#include "random_model.h"
#include "test_program.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <span>

using namespace headlight;
using namespace headlight::testing;

namespace {

Refusal running_refusal(Model& model, const ModelInput& input) {
    return refusal_of([&] { static_cast<void>(model.forward(input, {}, {}, {})); });
}

}  // namespace

class RunTest : public QObject {
    Q_OBJECT
  private slots:
    void inputs_that_do_not_fit_are_refused_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"bert-mlm", "gpt2-lm"}) QTest::newRow(name) << name;
    }
    void inputs_that_do_not_fit_are_refused() {
        QFETCH(QString, name);
        const auto model = EditedCase(name).load();
        const auto says = [&](const ModelInput& input, const std::string& part) {
            const Refusal refusal = running_refusal(*model, input);
            return refusal.kind == ErrorKind::Input && refusal.says(part);
        };
        QVERIFY(says({}, "at least one token"));
        QVERIFY(says({std::vector<std::int32_t>(73, 5), {}, {}}, "73 tokens") &&
                says({std::vector<std::int32_t>(73, 5), {}, {}}, "72"));
        QVERIFY(says({{5, 300}, {}, {}}, "300 at position 1"));
        QVERIFY(says({{-1}, {}, {}}, "token id -1"));
        QVERIFY(says({{5, 6}, {0}, {}}, "token types"));
        QVERIFY(says({{5, 6}, {0, 2}, {}}, "token type"));
        QVERIFY(says({{5, 6}, {}, {1, 1, 1}}, "attention mask"));
        QCOMPARE(running_refusal(*model, {std::vector<std::int32_t>(72, 5), {}, {}}).text, std::string("nothing"));
    }

    void token_types_and_mask_may_be_left_out() {
        const auto model = EditedCase("bert-mlm").load();
        ModelInput input = read_inputs("bert-mlm").at(0);
        const Tensor expected = *model->forward(input, {}, {}, {}).output("logits");
        input.token_types.clear();
        input.attention_mask.clear();
        const Tensor found = *model->forward(input, {}, {}, {}).output("logits");
        QVERIFY(std::equal(found.values().begin(), found.values().end(), expected.values().begin()));
    }

    void padding_everywhere_gives_zero_attention_and_no_nan() {
        const auto model = EditedCase("bert-base").load();
        const Capture capture = model->forward({{5, 6, 7}, {}, {0, 0, 0}}, {}, {}, {});
        for (const auto& field : capture.attention.at(0).layers) {
            const Tensor weights = field->weights(0);
            for (const float weight : weights.values()) QCOMPARE(weight, 0.0F);
        }
        for (const float value : capture.output("last_hidden_state")->values()) QVERIFY(std::isfinite(value));
    }

    void padding_in_front_of_a_causal_text_gives_empty_rows_and_no_nan() {
        const auto model = EditedCase("gpt2-lm").load();
        const Capture capture = model->forward({{5, 6, 7, 8}, {}, {0, 0, 1, 1}}, {}, {}, {});
        for (const auto& field : capture.attention.at(0).layers) {
            QCOMPARE(field->row(0, 1), (std::vector<float>{0, 0, 0, 0}));
            QCOMPARE(field->row(0, 2), (std::vector<float>{0, 0, 1, 0}));
        }
        for (const float value : capture.output("logits")->values()) QVERIFY(std::isfinite(value));
    }

    void progress_is_told_between_layers() {
        const auto model = EditedCase("bert-mlm").load();
        std::vector<double> told;
        static_cast<void>(model->forward({{5, 6}, {}, {}}, {}, {}, [&](double share) { told.push_back(share); }));
        QCOMPARE(told, (std::vector<double>{0.5, 1.0}));
    }

    void layers_are_told_as_they_are_done_and_stay_as_they_were_told() {
        const auto model = EditedCase("gpt2-lm").load();
        std::vector<std::vector<AttentionStack>> told;
        CaptureRequest request;
        request.layers = {[&](const std::vector<AttentionStack>& stacks) { told.push_back(stacks); }, {}};
        const Capture capture = model->forward({{5, 6, 7}, {}, {}}, request, {}, {});
        const auto& all = capture.attention.at(0).layers;
        QCOMPARE(told.size(), all.size());
        for (std::size_t done = 0; done < told.size(); ++done) {
            QCOMPARE(told[done].size(), std::size_t{1});
            QVERIFY(std::equal(told[done][0].layers.begin(), told[done][0].layers.end(), all.begin(),
                               all.begin() + static_cast<std::ptrdiff_t>(done) + 1));
        }
    }

    void a_short_run_tells_no_layers() {
        const auto model = EditedCase("gpt2-lm").load();
        CaptureRequest request;
        request.layers = {[](const std::vector<AttentionStack>&) { QFAIL("told"); }, std::chrono::hours(1)};
        static_cast<void>(model->forward({{5, 6, 7}, {}, {}}, request, {}, {}));
    }

    void a_run_can_be_cancelled_and_the_model_runs_again_data() { inputs_that_do_not_fit_are_refused_data(); }
    void a_run_can_be_cancelled_and_the_model_runs_again() {
        QFETCH(QString, name);
        const auto model = EditedCase(name).load();
        const ModelInput input = read_inputs(name).at(0);
        const Tensor expected = *model->forward(input, {}, {}, {}).output("logits");
        std::stop_source before;
        before.request_stop();
        QCOMPARE(refusal_of([&] { static_cast<void>(model->forward(input, {}, before.get_token(), {})); }).kind,
                 ErrorKind::Cancelled);
        std::stop_source between;
        int layers = 0;
        const Refusal refusal = refusal_of([&] {
            static_cast<void>(model->forward(input, {}, between.get_token(), [&](double) {
                ++layers;
                between.request_stop();
            }));
        });
        QCOMPARE(refusal.kind, ErrorKind::Cancelled);
        QCOMPARE(layers, 1);
        const Tensor again = *model->forward(input, {}, {}, {}).output("logits");
        QVERIFY(std::equal(again.values().begin(), again.values().end(), expected.values().begin()));
    }

    void a_cache_takes_as_many_tokens_as_it_has_room_for() {
        const auto model = EditedCase("gpt2-lm").load();
        const auto cache = model->make_cache(4);
        const std::array<std::int32_t, 3> ids{5, 6, 7};
        const auto extend = [&](std::span<const std::int32_t> more) {
            return refusal_of([&] { static_cast<void>(model->extend(*cache, more, {}, {})); });
        };
        QCOMPARE(extend(ids).text, std::string("nothing"));
        QCOMPARE(cache->length(), std::int64_t{3});
        QVERIFY(extend(ids).says("room for 4 tokens"));
        QVERIFY(extend({}).says("at least one token"));
        QCOMPARE(cache->length(), std::int64_t{3});
        QCOMPARE(extend(std::span(ids).first(1)).text, std::string("nothing"));
        QVERIFY(refusal_of([&] { static_cast<void>(model->make_cache(0)); }).says("at least one"));
    }

    void a_cache_never_outgrows_the_positions_of_the_model() {
        const auto model = EditedCase("gpt2-lm").load();
        const auto cache = model->make_cache(1'000'000'000);
        const std::vector<std::int32_t> ids(72, 5);
        static_cast<void>(model->extend(*cache, ids, {}, {}));
        QVERIFY(refusal_of([&] {
                    static_cast<void>(model->extend(*cache, std::span(ids).first(1), {}, {}));
                }).says("positions for 72"));
    }

    void a_cache_of_another_model_is_refused() {
        const auto model = EditedCase("gpt2-lm").load();
        const auto other = EditedCase("gpt2-scaled").load();
        const auto cache = other->make_cache(8);
        const std::array<std::int32_t, 1> ids{5};
        QCOMPARE(refusal_of([&] { static_cast<void>(model->extend(*cache, ids, {}, {})); }).kind, ErrorKind::Input);
    }

    void a_cancelled_extension_leaves_the_cache_as_it_was() {
        const auto model = EditedCase("gpt2-lm").load();
        const auto cache = model->make_cache(8);
        const std::array<std::int32_t, 3> ids{5, 6, 7};
        std::stop_source source;
        source.request_stop();
        QCOMPARE(refusal_of([&] { static_cast<void>(model->extend(*cache, ids, {}, source.get_token())); }).kind,
                 ErrorKind::Cancelled);
        QCOMPARE(cache->length(), std::int64_t{0});
    }

    void an_encoder_does_not_continue_a_text() { QVERIFY(EditedCase("bert-mlm").load()->make_cache(8) == nullptr); }

    // Eight heads of 1,500 tokens are 72 MB of weights a layer, 144 MB in all.
    void a_forward_pass_never_holds_the_weights_of_a_layer() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("A sanitizer keeps freed memory.");
#endif
        if (!forget_peak_memory()) QSKIP("This system does not tell how much memory was resident.");
        constexpr RandomShape kLong{
            .layers = 2, .heads = 8, .hidden = 64, .inner = 64, .vocabulary = 50, .positions = 1500};
        const auto model = load_model(random_gpt2(kLong), make_cpu_backend(ThreadCount::chosen(2)), {}, {});
        CaptureRequest request;
        request.logits = LogitPositions::Last;
        const std::int64_t before = process_memory("VmRSS").value();
        QVERIFY(forget_peak_memory());
        const Capture capture = model->forward({std::vector<std::int32_t>(1500, 7), {}, {}}, request, {}, {});
        QVERIFY(process_memory("VmHWM").value() - before < 24'000'000);
        std::size_t held = 0;
        for (const auto& field : capture.attention.at(0).layers) held += field->memory();
        QVERIFY(held < 4'000'000);
    }

    // 500 tokens have 80 MB of logits over 40,000 pieces.
    void logits_of_many_tokens_are_held_once() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("A sanitizer keeps freed memory.");
#endif
        if (!forget_peak_memory()) QSKIP("This system does not tell how much memory was resident.");
        constexpr RandomShape kWordy{
            .layers = 1, .heads = 2, .hidden = 16, .inner = 16, .vocabulary = 40'000, .positions = 500};
        const auto model = load_model(random_gpt2(kWordy), make_cpu_backend(ThreadCount::chosen(2)), {}, {});
        const std::int64_t before = process_memory("VmRSS").value();
        QVERIFY(forget_peak_memory());
        const Capture capture = model->forward({std::vector<std::int32_t>(500, 7), {}, {}}, {}, {}, {});
        QVERIFY(process_memory("VmHWM").value() - before < 110'000'000);
        QCOMPARE(capture.output("logits")->shape(), (Shape{500, 40'000}));
    }

    void logits_of_many_tokens_are_those_of_each_token() {
        constexpr RandomShape kShape{.vocabulary = 50, .positions = 200};
        const auto model = load_model(random_gpt2(kShape), make_cpu_backend(ThreadCount::chosen(2)), {}, {});
        ModelInput input;
        for (std::int32_t i = 0; i < 200; ++i) input.ids.push_back(i * 7 % 50);
        const Capture all = model->forward(input, {}, {}, {});
        QVERIFY(all.logit_positions.empty());
        CaptureRequest some;
        some.logits = LogitPositions::Asked;
        for (std::int32_t i = 3; i < 200; i += 2) some.positions.push_back(i);
        const Capture asked = model->forward(input, some, {}, {});
        QCOMPARE(asked.logit_positions, some.positions);
        for (const std::int32_t position : {3, 47, 99, 101, 199}) {
            CaptureRequest one;
            one.logits = LogitPositions::Asked;
            one.positions = {position};
            const Capture alone = model->forward(input, one, {}, {});
            const auto expected = alone.output("logits")->slice(0);
            const auto of_all = all.output("logits")->slice(position);
            const auto of_some = asked.output("logits")->slice((position - 3) / 2);
            for (std::size_t i = 0; i < expected.size(); ++i) {
                QVERIFY(std::abs(of_all[i] - expected[i]) < 1e-5F);
                QVERIFY(std::abs(of_some[i] - expected[i]) < 1e-5F);
            }
        }
    }

    void without_attention_nothing_of_it_is_kept() {
        const auto model = EditedCase("gpt2-lm").load();
        CaptureRequest request;
        request.attention = false;
        request.value_norms = true;
        const Capture capture = model->forward({{5, 6, 7}, {}, {}}, request, {}, {});
        QVERIFY(capture.attention.empty() && capture.hidden.empty());
        QCOMPARE(capture.outputs.size(), std::size_t{1});
    }
};

HEADLIGHT_TEST(RunTest, None)
#include "run_test.moc"
