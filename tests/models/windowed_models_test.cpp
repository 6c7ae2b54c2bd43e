// The built-in models with windows, a global token, or a learned bias for distance, beside transformers on every
// backend.

#include "capture/window_layout.h"
#include "comparison.h"
#include "model_backends.h"
#include "models/model.h"
#include "reference_case.h"
#include "test_program.h"

#include <QtTest>

#include <algorithm>

using namespace headlight;
using namespace headlight::testing;

namespace {

QString extra(const QString& file) {
    return QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/extra/") + file;
}

std::unique_ptr<Model> load_built_in(const std::string& name) {
    const std::string folder = std::string(HEADLIGHT_SOURCE_DIR "/resources/models/") + name;
    auto model = load_model(open_model_folder(folder), current_model_backend().make(), {}, {});
    if (!model->description().notices.empty()) throw std::runtime_error(model->description().notices.front());
    return model;
}

CaptureRequest attention_and_hidden() {
    CaptureRequest request;
    request.hidden = true;
    return request;
}

}  // namespace

class WindowedModelsTest : public QObject {
    Q_OBJECT

  private slots:
    void the_longformer_agrees_with_transformers_data() { add_model_backends(); }
    void the_longformer_agrees_with_transformers() {
        const auto model = load_built_in("story-longformer");
        QCOMPARE(model->description().task, ModelTask::MaskedWord);
        const auto expected = read_tensors(extra("story-longformer.safetensors").toStdString());
        const QJsonArray inputs = read_json(extra("story-longformer.json"))["inputs"].toArray();
        for (int number = 0; number < inputs.size(); ++number) {
            CaptureRequest request = attention_and_hidden();
            request.logits = LogitPositions::Asked;
            request.positions = {inputs[number]["gap"].toInt()};
            // Nothing says which token is global: the model's folder does.
            const ModelInput input{integers<std::int32_t>(inputs[number]["ids"]), {}, {}};
            const auto found = named_tensors(model->forward(input, request, {}, {}));
            const std::string start = std::to_string(number) + ".";
            for (const auto& [name, tensor] : expected)
                if (name.starts_with(start))
                    compare_tensor(name.substr(start.size()), found, tensor, bounds_of(current_model_backend()));
        }
    }

    void the_longformers_windows_grow_with_depth_and_its_first_token_sees_all() {
        const auto model = load_model(open_model_folder(HEADLIGHT_SOURCE_DIR "/resources/models/story-longformer"),
                                      make_cpu_backend(ThreadCount::chosen(1)), {}, {});
        ModelInput input;
        input.ids.assign(20, 40);
        const Capture capture = model->forward(input, {}, {}, {});
        const std::vector<std::int64_t> reaches{2, 2, 4, 4};
        for (std::size_t layer = 0; layer < reaches.size(); ++layer) {
            const AttentionField& field = *capture.attention.at(0).layers.at(layer);
            QCOMPARE(global_tokens(*field.scoring()), std::vector<std::int64_t>{0});
            for (std::int64_t i = 0; i < 20; ++i)
                for (std::int64_t j = 0; j < 20; ++j)
                    QCOMPARE(field.allowed(i, j), i == 0 || j == 0 || std::abs(i - j) <= reaches[layer]);
        }
    }

    void the_swin_agrees_with_transformers_window_by_window_data() { add_model_backends(); }
    void the_swin_agrees_with_transformers_window_by_window() {
        const auto model = load_built_in("fashion-swin");
        const auto expected = read_tensors(extra("fashion-swin.safetensors").toStdString());
        const Bounds bounds = bounds_of(current_model_backend());
        ModelInput input;
        input.pixels = expected.at("pixel_values");
        const Capture capture = model->forward(input, attention_and_hidden(), {}, {});
        compare_values("hidden.3", capture.hidden.at(3).values(), expected.at("hidden.3").values(), bounds.values);
        compare_values("logits", capture.output("logits")->values(), expected.at("logits").values(), bounds.values);
        QCOMPARE(capture.attention.size(), std::size_t{3});
        for (std::size_t stage = 0; stage < 3; ++stage) {
            const Tensor windows = capture.attention[stage].layers.back()->square_windows().value();
            const Tensor& wanted = expected.at("attentions." + std::to_string(stage));
            QCOMPARE(windows.shape(), wanted.shape());
            for (std::size_t at = 0; at < windows.values().size(); ++at)
                QVERIFY(std::abs(static_cast<double>(windows.values()[at] - wanted.values()[at])) <= bounds.attention);
        }
    }

    void the_t5_agrees_with_transformers_and_writes_who_took_the_ball_last_data() { add_model_backends(); }
    void the_t5_agrees_with_transformers_and_writes_who_took_the_ball_last() {
        const auto model = load_built_in("position-relative");
        const QJsonDocument description = read_json(extra("position-relative.json"));
        QCOMPARE(description["answer"].toString(), QString("Anna"));
        const auto written = integers<std::int32_t>(description["written"]);
        ModelInput input{integers<std::int32_t>(description["ids"]), {}, {}};
        input.decoder_ids.assign(written.begin(), written.end() - 1);
        const auto found = named_tensors(model->forward(input, {}, {}, {}));
        for (const auto& [name, tensor] : read_tensors(extra("position-relative.safetensors").toStdString()))
            compare_tensor(name, found, tensor, bounds_of(current_model_backend()));
        const Tensor& logits = found.at("logits");
        for (std::size_t row = 0; row + 1 < written.size(); ++row) {
            const auto scores = logits.slice(static_cast<std::int64_t>(row));
            QCOMPARE(static_cast<std::int32_t>(std::ranges::max_element(scores) - scores.begin()), written[row + 1]);
        }
    }
};

HEADLIGHT_TEST(WindowedModelsTest, None)
#include "windowed_models_test.moc"
