#include "analysis/sound/analyzed_sound.h"

#include "test_program.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

using namespace headlight;

namespace {

SamplesPointer noise(std::size_t count) {
    std::mt19937 random(1);
    std::uniform_real_distribution<float> samples(-0.8F, 0.9F);
    std::vector<float> all(count);
    for (float& sample : all) sample = samples(random);
    return std::make_shared<const std::vector<float>>(std::move(all));
}

}  // namespace

class AnalyzedSoundTest : public QObject {
    Q_OBJECT

  private slots:
    void a_peak_is_that_of_all_samples_of_the_stretch() {
        const SamplesPointer samples = noise(10'000);
        const Waveform waveform(samples);
        std::mt19937 random(2);
        for (int round = 0; round < 500; ++round) {
            const auto begin = static_cast<std::int64_t>(random() % 9'999);
            const auto end = begin + 1 + static_cast<std::int64_t>(random() % (10'000 - begin));
            const auto [least, most] = std::minmax_element(samples->begin() + begin, samples->begin() + end);
            QVERIFY(waveform.peak_of({begin, end}) == (SoundPeak{*least, *most}));
        }
        const auto [least, most] = std::ranges::minmax(*samples);
        QCOMPARE(waveform.loudest(), std::max(-least, most));
    }

    void a_stretch_beyond_the_recording_has_the_peak_of_what_is_there() {
        const Waveform waveform(std::make_shared<const std::vector<float>>(std::vector<float>{0.5F, -0.25F, 0.125F}));
        QVERIFY(waveform.peak_of({1, 100}) == (SoundPeak{-0.25F, 0.125F}));
        QVERIFY(waveform.peak_of({3, 100}) == SoundPeak{});
        QVERIFY(waveform.peak_of({-5, 1}) == (SoundPeak{0.5F, 0.5F}));
    }

    void samples_that_are_no_numbers_do_not_count() {
        std::vector<float> samples(1'000, 0.25F);
        samples[3] = std::nanf("");
        samples[700] = std::numeric_limits<float>::infinity();
        const Waveform waveform(std::make_shared<const std::vector<float>>(std::move(samples)));
        QCOMPARE(waveform.loudest(), 0.25F);
        QVERIFY(waveform.peak_of({0, 1'000}) == (SoundPeak{0.25F, 0.25F}));
        QVERIFY(waveform.peak_of({3, 4}) == SoundPeak{});
    }

    void tokens_that_follow_each_other_stand_for_all_of_their_samples() {
        const AnalyzedSound sound{
            .waveform = Waveform(noise(100)), .rate = 10, .stretches = {{}, {0, 10}, {10, 20}, {20, 30}, {30, 30}}};
        const auto stretch_of = [&](std::vector<std::int32_t> tokens) { return sound.stretch_of(tokens); };
        QVERIFY(stretch_of({2}) == (SoundStretch{10, 20}));
        QVERIFY(stretch_of({1, 2, 3, 4}) == (SoundStretch{0, 30}));
        QVERIFY(stretch_of({0}).empty());      // special
        QVERIFY(stretch_of({4}).empty());      // behind the end
        QVERIFY(stretch_of({7, -1}).empty());  // no token of the recording
    }
};

HEADLIGHT_TEST(AnalyzedSoundTest, None)
#include "analyzed_sound_test.moc"
