// What models read of a recording, against Hugging Face's feature extractors (reference/models).
#include "audio/audio_file.h"
#include "audio/audio_processor.h"
#include "audio/mel_filters.h"
#include "core/error.h"
#include "formats/tensors/safetensors.h"
#include "test_program.h"

#include <QtTest>

#include <cmath>
#include <string>

using namespace headlight;

namespace {

const std::filesystem::path kModels = HEADLIGHT_SOURCE_DIR "/tests/reference/models";
const AudioSize kWaveform{.form = AudioSize::Form::Waveform, .window = 400, .hop = 320};
const AudioSize kFilterbank{.form = AudioSize::Form::Filterbank, .mel_bins = 32, .frames = 48};

Audio silence(double seconds) {
    constexpr std::int32_t kRate = 16'000;
    return {std::vector<float>(static_cast<std::size_t>(seconds * kRate)), kRate, seconds};
}

std::string refusal_of(const AudioSize& size, const Audio& audio) {
    try {
        static_cast<void>(AudioProcessor("no such folder", size)(audio));
    } catch (const Error& error) {
        return error.sentence();
    }
    return "it was read";
}

}  // namespace

class PreparedAudioTest : public QObject {
    Q_OBJECT

  private slots:
    void it_is_what_the_feature_extractor_makes_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("input");
        for (const char* name : {"wav2vec2-ctc", "hubert-cls", "wavlm-base", "ast-cls"})
            for (int input = 0; input < 2; ++input) QTest::addRow("%s %d", name, input) << name << input;
    }
    void it_is_what_the_feature_extractor_makes() {
        QFETCH(QString, name);
        QFETCH(int, input);
        const std::filesystem::path folder = kModels / name.toStdString();
        const AudioProcessor processor(folder, name == "ast-cls" ? kFilterbank : kWaveform);
        const std::string number = std::to_string(input);
        const Tensor found = processor(read_audio_file(folder / "reference" / ("audio." + number + ".wav"))).features;
        const SafetensorsFile file(folder / "reference" / ("inputs." + number + ".safetensors"));
        const Tensor expected = to_float(*file.find("input_values"));
        QCOMPARE(found.shape(), expected.shape());
        for (std::size_t i = 0; i < expected.values().size(); ++i)
            QVERIFY(std::abs(static_cast<double>(found.values()[i]) - static_cast<double>(expected.values()[i])) <
                    1e-4 * (1 + std::abs(static_cast<double>(expected.values()[i]))));
    }

    // On the mel scale each rises from its left neighbor's top to its own, and falls to the right one's.
    void tops_of_kaldis_filters_are_evenly_spread() {
        const auto filters = kaldi_mel_filters(20, 8'001, 16'000, 20);
        for (const std::size_t hertz : {500, 2'000, 6'500}) {
            double sum = 0;
            for (const auto& filter : filters) sum += filter[hertz];
            QVERIFY(std::abs(sum - 1) < 1e-9);
        }
        for (const auto& filter : filters) QVERIFY(filter[19] == 0 && filter[8'000] < 1e-9);
    }

    void a_waveform_is_as_long_as_its_recording() {
        const AudioProcessor processor("no such folder", kWaveform);
        const PreparedAudio prepared = processor(silence(1));
        QCOMPARE(prepared.features.shape(), Shape{16'000});
        QCOMPARE(kWaveform.positions_of(16'000), 49);
        QCOMPARE(prepared.read_seconds, 49 * 0.02);
        QCOMPARE(kWaveform.positions_of(399), 0);
    }

    void recordings_that_are_too_long_or_too_short_are_refused() {
        QCOMPARE(refusal_of(kWaveform, silence(0.03)), std::string("it was read"));
        QCOMPARE(refusal_of(kWaveform, silence(0.02)),
                 std::string("The recording is 0.020 s long; this model reads at least 0.025 s."));
        Audio day = silence(1);
        day.seconds = 86'400;  // of which only the beginning was read
        QCOMPARE(
            refusal_of(kWaveform, day),
            std::string("The recording is 86400.0 s long; models of waveforms read at most 120 s here. Cut it into "
                        "parts."));
        QCOMPARE(refusal_of(kFilterbank, silence(0.01)), std::string("it was read"));
        QCOMPARE(refusal_of(kFilterbank, Audio{}), std::string("The recording contains no samples."));
    }
};

HEADLIGHT_TEST(PreparedAudioTest, None)
#include "prepared_audio_test.moc"
