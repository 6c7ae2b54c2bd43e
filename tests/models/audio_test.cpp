// Every model of the reference that reads recordings and no text, on every backend.

#include "case_runs.h"
#include "core/error.h"
#include "edited_case.h"
#include "test_program.h"

#include <QtTest>

#include <cmath>
#include <memory>
#include <string>

using namespace headlight;
using namespace headlight::testing;

namespace {

const QStringList kCases{"wav2vec2-ctc", "hubert-cls", "wavlm-base", "ast-cls"};

std::unique_ptr<Model> on_cpu(const char* name) {
    return load_model(open_model_folder(case_folder(name)), make_cpu_backend(ThreadCount::chosen(1)), {}, {});
}

Tensor sound_of(std::int64_t samples) {
    Tensor sound({samples});
    for (std::int64_t i = 0; i < samples; ++i) {
        const auto time = static_cast<double>(i);
        sound.data()[i] = static_cast<float>(std::sin(0.05 * time + 2e-6 * time * time) + 0.3 * std::sin(0.7 * time));
    }
    return sound;
}

Capture run(Model& model, Tensor features) {
    ModelInput input;
    input.features = std::move(features);
    return model.forward(input, {}, {}, {});
}

}  // namespace

class AudioTest : public QObject {
    Q_OBJECT

  private slots:
    void every_tensor_agrees_with_transformers_data() { add_case_inputs(kCases); }
    void every_tensor_agrees_with_transformers() { agree_with_transformers(); }

    void a_long_recording_is_read_in_parts_that_join() {
        constexpr std::int64_t kPositions = 600;  // of which 256 are made at once
        constexpr std::int64_t kTail = 20;
        const auto model = on_cpu("hubert-cls");
        const AudioSize audio = model->description().audio.value();
        const Tensor whole = sound_of((kPositions - 1) * audio.hop + audio.window);
        const Tensor all = *run(*model, whole).output("conv_features");
        QCOMPARE(all.size(1), kPositions);
        for (const std::int64_t begin : {std::int64_t{0}, std::int64_t{250}, std::int64_t{500}, kPositions - kTail}) {
            const auto part = whole.values().subspan(static_cast<std::size_t>(begin * audio.hop),
                                                     static_cast<std::size_t>((kTail - 1) * audio.hop + audio.window));
            const auto count = static_cast<std::int64_t>(part.size());
            const Tensor own = *run(*model, Tensor({count}, {part.begin(), part.end()})).output("conv_features");
            for (std::int64_t channel = 0; channel < own.size(0); ++channel)
                for (std::size_t i = 0; i < static_cast<std::size_t>(kTail); ++i)
                    QVERIFY(std::abs(static_cast<double>(own.slice(channel)[i]) -
                                     static_cast<double>(all.slice(channel)[static_cast<std::size_t>(begin) + i])) <
                            1e-5);
        }
    }

    void sound_that_does_not_fit_is_refused() {
        for (const char* name : {"wav2vec2-ctc", "ast-cls"}) {
            const auto model = on_cpu(name);
            for (const Shape& shape : {Shape{0}, Shape{1}, Shape{48, 31}, Shape{32, 48}, Shape{2, 4'000}})
                QVERIFY_EXCEPTION_THROWN(static_cast<void>(run(*model, Tensor(shape))), Error);
        }
        const auto model = on_cpu("wav2vec2-ctc");
        const std::int64_t window = model->description().audio->window;
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(run(*model, sound_of(window - 1))), Error);
        QCOMPARE(run(*model, sound_of(window)).attention.front().layers.front()->query_count(), 1);
    }

    void silence_has_weights() {
        for (const char* name : {"wav2vec2-ctc", "hubert-cls", "wavlm-base"}) {
            const Capture capture = run(*on_cpu(name), Tensor({4'000}));
            const Tensor weights = capture.attention.front().layers.front()->weights(0);
            for (const float weight : weights.values()) QVERIFY(std::isfinite(weight));
        }
    }

    void parts_that_cannot_run_are_named_data() {
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QJsonValue>("value");
        QTest::addRow("adapter") << QByteArray("add_adapter") << QJsonValue(true);
        QTest::addRow("languages") << QByteArray("adapter_attn_dim") << QJsonValue(16);
        QTest::addRow("batch norm") << QByteArray("conv_pos_batch_norm") << QJsonValue(true);
        QTest::addRow("norm") << QByteArray("feat_extract_norm") << QJsonValue("batch");
        QTest::addRow("groups") << QByteArray("num_conv_pos_embedding_groups") << QJsonValue(5);
        QTest::addRow("lists") << QByteArray("conv_dim") << QJsonValue(QJsonArray{16, 16});
        QTest::addRow("stride") << QByteArray("conv_stride") << QJsonValue(QJsonArray{1'000, 1'000, 1'000});
    }
    void parts_that_cannot_run_are_named() {
        QFETCH(QByteArray, field);
        QFETCH(QJsonValue, value);
        EditedCase edited("wav2vec2-ctc");
        edited.config[QLatin1String(field)] = value;
        QCOMPARE(loading_refusal(edited).place.field, field.toStdString());
    }
};

HEADLIGHT_TEST(AudioTest, None)
#include "audio_test.moc"
