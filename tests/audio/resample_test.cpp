// Sound at another rate is the same sound.
#include "audio/resample.h"

#include "test_program.h"

#include <QtTest>

#include <cmath>
#include <numbers>

using namespace headlight;

namespace {

float tone(double hertz, double seconds) {
    return static_cast<float>(0.5 * std::sin(2 * std::numbers::pi * hertz * seconds));
}

Audio recording(double hertz, std::int32_t rate) {
    Audio audio{{}, rate, 1};
    for (std::int32_t i = 0; i < rate; ++i) audio.samples.push_back(tone(hertz, static_cast<double>(i) / rate));
    return audio;
}

/// The largest difference from the tone, away from the ends, where the sound begins and stops.
double distance(const Audio& audio, double hertz) {
    double largest = 0;
    for (std::size_t i = audio.samples.size() / 10; i < audio.samples.size() * 9 / 10; ++i) {
        const double wanted = tone(hertz, static_cast<double>(i) / audio.rate);
        largest = std::max(largest, std::abs(static_cast<double>(audio.samples[i]) - wanted));
    }
    return largest;
}

}  // namespace

class ResampleTest : public QObject {
    Q_OBJECT

  private slots:
    void a_tone_stays_the_same_tone_data() {
        QTest::addColumn<int>("rate");
        for (const int rate : {8'000, 11'025, 22'050, 44'100, 48'000, 96'000}) QTest::addRow("%d", rate) << rate;
    }
    void a_tone_stays_the_same_tone() {
        QFETCH(int, rate);
        const Audio audio = resampled(recording(1'000, rate), 16'000);
        QCOMPARE(audio.rate, 16'000);
        QCOMPARE(audio.samples.size(), std::size_t{16'000});
        QVERIFY2(distance(audio, 1'000) < 1e-4, qPrintable(QString::number(distance(audio, 1'000))));
    }

    void what_the_new_rate_cannot_hold_is_gone() {
        const Audio audio = resampled(recording(10'000, 44'100), 16'000);
        QVERIFY2(distance(audio, 0) < 1e-4, qPrintable(QString::number(distance(audio, 0))));
    }

    void the_same_rate_changes_nothing() {
        const Audio audio = recording(440, 16'000);
        QCOMPARE(resampled(audio, 16'000).samples, audio.samples);
    }
};

HEADLIGHT_TEST(ResampleTest, None)
#include "resample_test.moc"
