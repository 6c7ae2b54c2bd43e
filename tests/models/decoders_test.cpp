// Every decoder of the reference on every backend: the whole pass, and one piece of text after another with a cache.

#include "case_runs.h"
#include "edited_case.h"
#include "test_program.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace headlight;
using namespace headlight::testing;

namespace {

QStringList decoder_cases() {
    return reference_cases({"*-lm", "gpt2-*", "llama-*", "falcon-*"});
}

}  // namespace

class DecodersTest : public QObject {
    Q_OBJECT

  private slots:
    void every_decoder_has_a_case() {
        QStringList missing;
        for (const auto& [model_type, name, gguf_name, projector] : supported_architectures())
            if (const QString own = QString::fromStdString(name);
                own.endsWith(" decoder") && !own.endsWith(" image and text decoder"))
                missing << QString::fromStdString(model_type);
        QVERIFY(missing.size() >= 36);
        for (const QString& name : decoder_cases())
            missing.removeAll(read_json(reference_models() + "/" + name + "/config.json")["model_type"].toString());
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(", ")));
    }

    void every_tensor_agrees_with_transformers_data() { add_case_inputs(decoder_cases()); }
    void every_tensor_agrees_with_transformers() { agree_with_transformers(); }

    void greedy_generation_continues_as_transformers_does_data() { add_case_inputs(decoder_cases()); }
    void greedy_generation_continues_as_transformers_does() {
        QFETCH(QString, name);
        QFETCH(int, input);
        const auto model = load_case(name);
        const QJsonObject generated = read_json(reference_models() + "/" + name + "/reference/generated.json").object();
        const std::vector<std::int32_t> expected =
            integers<std::int32_t>(generated[QString::number(input)]["greedy"]["ids"]);
        const ModelInput tokens = read_inputs(name).at(static_cast<std::size_t>(input));
        QVERIFY(expected.size() > tokens.ids.size());
        QCOMPARE(generate_greedily(*model, tokens.ids, expected.size()), expected);
    }

    void attention_with_a_cache_is_the_last_rows_of_the_whole_data() { add_case_inputs(decoder_cases(), 1); }
    void attention_with_a_cache_is_the_last_rows_of_the_whole() {
        constexpr std::int64_t kFirst = 11;
        QFETCH(QString, name);
        if (name == "phi3-longrope-lm")
            QSKIP("its angles change with the length of the text, and a cache keeps the old ones");
        const Bounds bounds = bounds_of(current_model_backend());
        const auto model = load_case(name);
        const ModelInput input = read_inputs(name).at(1);
        const std::map<std::string, Tensor> expected = read_expected(name, 1);
        const auto cache = model->make_cache(64);
        static_cast<void>(model->extend(*cache, std::span(input.ids).first(kFirst), {}, {}));
        const Capture rest = model->extend(*cache, std::span(input.ids).subspan(kFirst), {}, {});
        const auto count = static_cast<std::int64_t>(input.ids.size());
        QCOMPARE(cache->length(), count);
        for (std::size_t layer = 0; layer < rest.attention.at(0).layers.size(); ++layer) {
            const AttentionField& field = *rest.attention.at(0).layers[layer];
            QCOMPARE(field.heads() > 0, expected.contains("attentions." + std::to_string(layer)));
            if (field.heads() == 0) continue;
            const Tensor& whole = expected.at("attentions." + std::to_string(layer));
            for (std::int32_t head = 0; head < field.heads(); ++head) {
                const Tensor weights = field.weights(head);
                QCOMPARE(weights.shape(), (Shape{count - kFirst, count}));
                const std::span<const float> last = whole.slice(head).subspan(static_cast<std::size_t>(kFirst * count));
                for (std::size_t at = 0; at < last.size(); ++at)
                    QVERIFY(std::abs(static_cast<double>(weights.values()[at]) - static_cast<double>(last[at])) <=
                            bounds.attention);
            }
        }
        compare_values("logits", rest.output("logits")->values(), expected.at("logits").slice(count - 1),
                       bounds.values);
    }

    void packed_experts_that_do_not_fit_are_refused() {
        const std::string blocks = "model.layers.1.mlp.experts.down_proj_blocks";
        const std::string scales = "model.layers.1.mlp.experts.down_proj_scales";
        EditedCase other_method("gpt-oss-mxfp4-lm");
        other_method.config["quantization_config"] = QJsonObject{{"quant_method", "gptq"}};
        QCOMPARE(loading_refusal(other_method).place.field, std::string("quantization_config"));
        EditedCase without_scales("gpt-oss-mxfp4-lm");
        without_scales.weights.remove(scales);
        QCOMPARE(loading_refusal(without_scales).place.field, scales);
        EditedCase misshapen("gpt-oss-mxfp4-lm");
        TensorView view = *misshapen.weights.find(blocks);
        view.shape = {4, 64, 1, 16};
        misshapen.weights.put(blocks, view);
        QCOMPARE(loading_refusal(misshapen).place.field, blocks);
        EditedCase larger("gpt-oss-mxfp4-lm");
        larger.config["intermediate_size"] = 96;
        QVERIFY(!loading_refusal(larger).place.field.empty());
    }

    void layers_with_a_window_mask_what_lies_before_it() {
        // Gemma 2 of the reference sees eight keys in every second layer.
        const auto model =
            load_model(open_model_folder(case_folder("gemma2-lm")), make_cpu_backend(ThreadCount::chosen(1)), {}, {});
        const ModelInput input = read_inputs("gemma2-lm").at(1);
        const Capture capture = model->forward(input, {}, {}, {});
        for (std::size_t layer = 0; layer < 4; ++layer) {
            const AttentionField& field = *capture.attention.at(0).layers.at(layer);
            const Tensor weights = field.weights(0);
            for (std::int64_t i = 0; i < field.query_count(); ++i) {
                for (std::int64_t j = 0; j < field.key_count(); ++j) {
                    const bool seen = j <= i && (layer % 2 == 1 || j > i - 8);
                    QCOMPARE(field.allowed(i, j), seen);
                    if (!seen) QVERIFY(weights.slice(i)[static_cast<std::size_t>(j)] == 0.0F);
                }
            }
        }
    }
};

HEADLIGHT_TEST(DecodersTest, None)
#include "decoders_test.moc"
