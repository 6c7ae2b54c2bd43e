// Every encoder-decoder of the reference on every backend: the whole pass, and a target token by token.

#include "case_runs.h"
#include "core/error.h"
#include "test_program.h"

#include <QtTest>

#include <algorithm>
#include <utility>

using namespace headlight;
using namespace headlight::testing;

namespace {

QStringList cases() {
    return reference_cases(
        {"*-seq2seq", "t5-*far", "whisper*", "trocr", "donut", "blip-caption", "florence2", "blip2-t5"});
}

/// What is given of a target: its first token and, where the source is an image alone, the text that the input has
/// beside it, without the marks around it.
std::vector<std::int32_t> given_target(const Model& model, const ModelInput& input) {
    std::vector<std::int32_t> ids{model.description().decoder_start};
    if (!input.pixels.empty() && !model.description().image_prompt && input.ids.size() > 2)
        ids.insert(ids.end(), input.ids.begin() + 1, input.ids.end() - 1);
    return ids;
}

/// The most probable target of a source, from what is given of it on: `count` tokens.
std::vector<std::int32_t> write_greedily(Model& model, const ModelInput& source, std::size_t count) {
    const auto cache = model.read_source(source, static_cast<std::int64_t>(count), {}, {});
    CaptureRequest request;
    request.attention = false;
    std::vector<std::int32_t> ids = given_target(model, source);
    std::size_t read = 0;
    while (ids.size() < count) {
        const Capture capture =
            model.extend(*cache, std::span(ids).subspan(std::exchange(read, ids.size())), request, {});
        const Tensor& all = *capture.output("logits");
        const auto logits = all.slice(all.size(0) - 1);
        ids.push_back(static_cast<std::int32_t>(std::ranges::max_element(logits) - logits.begin()));
    }
    return ids;
}

}  // namespace

class EncoderDecodersTest : public QObject {
    Q_OBJECT

  private slots:
    void every_encoder_decoder_has_a_case() {
        QStringList missing;
        for (const auto& [model_type, name, gguf_name, projector] : supported_architectures())
            if (name.ends_with("encoder-decoder")) missing << QString::fromStdString(model_type);
        QVERIFY(missing.size() >= 5);
        for (const QString& name : cases())
            missing.removeAll(read_json(reference_models() + "/" + name + "/config.json")["model_type"].toString());
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(", ")));
    }

    void every_tensor_agrees_with_transformers_data() { add_case_inputs(cases()); }
    void every_tensor_agrees_with_transformers() { agree_with_transformers(); }

    void a_target_is_written_as_transformers_does_data() { add_case_inputs(cases()); }
    void a_target_is_written_as_transformers_does() {
        QFETCH(QString, name);
        QFETCH(int, input);
        const auto model = load_case(name);
        const QJsonObject generated = read_json(reference_models() + "/" + name + "/reference/generated.json").object();
        const std::vector<std::int32_t> expected =
            integers<std::int32_t>(generated[QString::number(input)]["greedy"]["ids"]);
        QVERIFY(expected.size() > 5);
        const ModelInput source = read_inputs(name).at(static_cast<std::size_t>(input));
        QCOMPARE(write_greedily(*model, source, expected.size()), expected);
    }

    void padding_of_the_source_is_masked_for_the_target_too() {
        const auto model = load_model(open_model_folder(case_folder("bart-seq2seq")),
                                      make_cpu_backend(ThreadCount::chosen(1)), {}, {});
        const std::vector<ModelInput> inputs = read_inputs("bart-seq2seq");
        const auto padded = std::ranges::find_if(inputs, [](const ModelInput& input) {
            return std::ranges::count(input.attention_mask, std::uint8_t{0}) > 0;
        });
        QVERIFY(padded != inputs.end());
        const Capture capture = model->forward(*padded, {}, {}, {});
        for (const AttentionStack& stack : capture.attention) {
            if (stack.kind == AttentionKind::Decoder) continue;
            const auto last = static_cast<std::int64_t>(padded->ids.size()) - 1;
            QVERIFY(!stack.layers.front()->allowed(0, last));
            const Tensor weights = stack.layers.front()->weights(0);
            QCOMPARE(weights.slice(0)[static_cast<std::size_t>(last)], 0.0F);
        }
    }

    void a_spectrogram_that_does_not_fit_is_refused() {
        const auto model =
            load_model(open_model_folder(case_folder("whisper")), make_cpu_backend(ThreadCount::chosen(1)), {}, {});
        QCOMPARE(model->description().audio, (AudioSize{.mel_bins = 16, .frames = 40, .positions = 20}));
        ModelInput input = read_inputs("whisper").front();
        for (const Shape& shape : {Shape{16, 39}, Shape{15, 40}, Shape{40, 16}, Shape{640}}) {
            input.features = Tensor(shape);
            QVERIFY_EXCEPTION_THROWN(static_cast<void>(model->forward(input, {}, {}, {})), Error);
        }
        input.features = {};
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(model->forward(input, {}, {}, {})), Error);
    }

    void a_target_that_cannot_be_is_refused() {
        const auto model = load_model(open_model_folder(case_folder("bart-seq2seq")),
                                      make_cpu_backend(ThreadCount::chosen(1)), {}, {});
        ModelInput input = read_inputs("bart-seq2seq").front();
        input.decoder_ids.clear();
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(model->forward(input, {}, {}, {})), Error);
        input.decoder_ids = {2, model->description().vocabulary};
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(model->forward(input, {}, {}, {})), Error);
        input.decoder_ids.assign(static_cast<std::size_t>(model->description().max_tokens) + 1, 2);
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(model->forward(input, {}, {}, {})), Error);
    }
};

HEADLIGHT_TEST(EncoderDecodersTest, None)
#include "encoder_decoders_test.moc"
