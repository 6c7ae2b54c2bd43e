// Log-mel spectrograms against those of WhisperFeatureExtractor (extra/spectrograms.json).
#include "audio/spectrogram.h"

#include "audio/audio_file.h"
#include "audio/audio_processor.h"
#include "audio/mel_filters.h"
#include "core/error.h"
#include "formats/tensors/safetensors.h"
#include "test_program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <fstream>

using namespace headlight;

namespace {

const std::filesystem::path kExtra = HEADLIGHT_SOURCE_DIR "/tests/reference/extra";

const AudioSize kShort{.mel_bins = 16, .frames = 40};

/// Of these features, the expected ones' frames are the first.
void compare(const Tensor& found, const Tensor& expected) {
    QCOMPARE(found.size(0), expected.size(0));
    QVERIFY(found.size(1) >= expected.size(1));
    for (std::int64_t bin = 0; bin < expected.size(0); ++bin) {
        for (std::size_t frame = 0; frame < expected.slice(bin).size(); ++frame) {
            const double wanted = expected.slice(bin)[frame];
            const double value = found.slice(bin)[frame];
            QVERIFY2(
                std::abs(value - wanted) < 1e-5,
                qPrintable(QString("bin %1 frame %2: %3 instead of %4").arg(bin).arg(frame).arg(value).arg(wanted)));
        }
    }
}

std::string field_of_refusal(const char* config) {
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.path().toStdString();
    std::ofstream(path / "preprocessor_config.json") << config;
    try {
        const AudioProcessor processor(path, {.mel_bins = 80, .frames = 3'000});
    } catch (const Error& error) {
        return error.place().field;
    }
    return "it was read";
}

}  // namespace

class SpectrogramTest : public QObject {
    Q_OBJECT

  private slots:
    void it_is_the_one_of_whispers_extractor_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("bins");
        QTest::addColumn<int>("frames");
        QTest::newRow("1 second, 80 bins") << "short" << 80 << 100;
        QTest::newRow("30 seconds, 128 bins") << "long" << 128 << 3'000;
    }
    void it_is_the_one_of_whispers_extractor() {
        QFETCH(QString, name);
        QFETCH(int, bins);
        QFETCH(int, frames);
        const AudioProcessor processor("no such folder", {.mel_bins = bins, .frames = frames});
        const PreparedAudio prepared = processor(read_audio_file(kExtra / "chirp.wav"));
        QCOMPARE(prepared.features.shape(), (Shape{bins, frames}));
        QCOMPARE(prepared.seconds, 0.55);
        QVERIFY(prepared.notices.empty());
        const SafetensorsFile file(kExtra / "spectrograms.safetensors");
        compare(prepared.features, to_float(*file.find(name.toStdString())));
    }

    void a_recording_that_is_too_long_is_cut_and_it_is_said() {
        const AudioProcessor processor("no such folder", kShort);
        const PreparedAudio prepared = processor(read_audio_file(kExtra / "chirp.wav"));
        QCOMPARE(prepared.features.shape(), (Shape{16, 40}));
        QCOMPARE(prepared.seconds, 0.4);
        QCOMPARE(prepared.notices.size(), std::size_t{1});
        QVERIFY(QString::fromStdString(prepared.notices.front()).contains("0.4 s of 0.6 s"));
    }

    // Slaney's filters have the same area: 1 in Hz, of which a bin is as wide as the rate by the bins.
    void every_filter_has_the_same_area() {
        for (const auto& filter : mel_filters(40, 4'001, 16'000)) {
            double area = 0;
            for (const double height : filter) area += height * 2;
            QVERIFY2(std::abs(area - 1) < 1e-2, qPrintable(QString::number(area)));
        }
    }

    void the_shortest_sounds_do_no_harm() {
        for (const std::size_t samples : {0, 1, 159, 160, 161, 400}) {
            const std::vector<float> sound(samples, 0.5F);
            const Tensor spectrogram = log_mel_spectrogram(sound, {});
            for (const float value : spectrogram.values()) QVERIFY(std::isfinite(value));
        }
        QVERIFY_EXCEPTION_THROWN(AudioProcessor("no such folder", kShort)(Audio{}), Error);
    }

    void settings_that_do_not_fit_the_model_are_named() {
        QCOMPARE(field_of_refusal("{}"), std::string("it was read"));
        QCOMPARE(field_of_refusal(R"({"feature_size": 128})"), std::string("feature_size"));
        QCOMPARE(field_of_refusal(R"({"chunk_length": 20})"), std::string("chunk_length"));
        QCOMPARE(field_of_refusal(R"({"hop_length": 0})"), std::string("hop_length"));
        QCOMPARE(field_of_refusal(R"({"n_fft": 401})"), std::string("n_fft"));
        QCOMPARE(field_of_refusal("[]"), std::string());
    }
};

HEADLIGHT_TEST(SpectrogramTest, None)
#include "spectrogram_test.moc"
