// Audio files of every kind that is read, and those that are not.
#include "audio/audio_file.h"

#include "core/error.h"
#include "test_program.h"
#include "wave_bytes.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <limits>
#include <span>

using namespace headlight;
using namespace headlight::testing;

namespace {

Audio read(const std::string& bytes) {
    return read_audio(std::as_bytes(std::span(bytes)), "sound.wav");
}

Audio read(const WaveBytes& bytes) {
    return read(bytes.string());
}

/// The message about bytes that must not be read.
QString refusal(const std::string& bytes) {
    try {
        read(bytes);
    } catch (const Error& error) {
        return error.place().file == "sound.wav" ? QString::fromStdString(error.what()) : QStringLiteral("no file");
    }
    return QStringLiteral("it was read");
}

QString refusal(const WaveBytes& bytes) {
    return refusal(bytes.string());
}

template <typename Sample>
std::string packed(const std::vector<Sample>& samples) {
    WaveBytes bytes;
    for (const Sample sample : samples) bytes.number(sample);
    return bytes.string();
}

WaveBytes sixteen_bits(std::string_view data) {
    WaveBytes bytes;
    bytes.riff().format(1, 1, 16'000, 16).chunk("data", data);
    return bytes;
}

using Samples = std::vector<float>;

const std::filesystem::path kReference = HEADLIGHT_SOURCE_DIR "/tests/reference";
constexpr int kMostDelay = 1'200;  // samples that an encoder may put before the sound

double power(const Samples& samples) {
    double sum = 0;
    for (const float sample : samples) sum += std::pow(static_cast<double>(sample), 2);
    return sum;
}

/// Power of what two recordings differ in where one is delayed by as much as makes them most alike.
double power_of_difference(const Samples& delayed, const Samples& wanted) {
    double least = power(wanted);
    for (int delay = 0; delay <= kMostDelay; ++delay) {
        double sum = 0;
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            const std::size_t place = i + static_cast<std::size_t>(delay);
            const float found = place < delayed.size() ? delayed[place] : 0.0F;
            sum += std::pow(static_cast<double>(found - wanted[i]), 2);
        }
        least = std::min(least, sum);
    }
    return least;
}

}  // namespace

class AudioFileTest : public QObject {
    Q_OBJECT

  private slots:
    void integers_of_every_size_reach_from_minus_one_to_one() {
        const auto of = [](std::uint16_t bits, const std::string& data) {
            WaveBytes bytes;
            return read(bytes.riff().format(1, 1, 8'000, bits).chunk("data", data)).samples;
        };
        QCOMPARE(of(8, packed<std::uint8_t>({0, 128, 192})), (Samples{-1, 0, 0.5}));
        QCOMPARE(of(16, packed<std::int16_t>({-32768, 0, 16384})), (Samples{-1, 0, 0.5}));
        QCOMPARE(of(24, std::string("\x00\x00\x80\x00\x00\x00\x00\x00\x40", 9)), (Samples{-1, 0, 0.5}));
        QCOMPARE(of(32, packed<std::int32_t>({std::numeric_limits<std::int32_t>::min(), 0, 1 << 30})),
                 (Samples{-1, 0, 0.5}));
    }

    void floats_are_taken_as_they_are() {
        WaveBytes single;
        WaveBytes twice;
        QCOMPARE(read(single.riff().format(3, 1, 8'000, 32).chunk("data", packed<float>({-1.0F, 0.25F}))).samples,
                 (Samples{-1, 0.25}));
        QCOMPARE(read(twice.riff().format(3, 1, 8'000, 64).chunk("data", packed<double>({-1.0, 0.25}))).samples,
                 (Samples{-1, 0.25}));
    }

    void channels_are_mixed_in_equal_parts() {
        WaveBytes bytes;
        bytes.riff().format(1, 2, 44'100, 16).chunk("data", packed<std::int16_t>({16384, 0, -16384, -16384}));
        const Audio audio = read(bytes);
        QCOMPARE(audio.samples, (Samples{0.25, -0.5}));
        QCOMPARE(audio.rate, 44'100);
    }

    void other_chunks_and_the_extensible_form_are_understood() {
        WaveBytes format;
        format.number<std::uint16_t>(0xFFFE).number<std::uint16_t>(1).number<std::uint32_t>(8'000);
        format.number<std::uint32_t>(16'000).number<std::uint16_t>(2).number<std::uint16_t>(16);
        format.number<std::uint16_t>(22).number<std::uint16_t>(16).number<std::uint32_t>(4);
        format.number<std::uint16_t>(1).text(std::string_view("\0\0\0\0\x10\0\x80\0\0\xAA\0\x38\x9B\x71", 14));
        WaveBytes bytes;
        bytes.riff().chunk("LIST", "odd").chunk("fmt ", format.string()).chunk("fact", "1234");
        bytes.chunk("data", packed<std::int16_t>({16384}));
        QCOMPARE(read(bytes).samples, (Samples{0.5}));
    }

    void sound_whose_length_a_stream_did_not_know_reaches_to_the_end() {
        WaveBytes bytes;
        bytes.riff().format(1, 1, 8'000, 16).text("data").number<std::uint32_t>(0xFFFFFFFF);
        QCOMPARE(read(bytes.text(packed<std::int16_t>({16384, 0}))).samples, (Samples{0.5, 0}));
    }

    void only_the_beginning_of_a_long_recording_is_kept_and_its_length_told() {
        const std::string second(1'000, '\x80');
        std::string data;
        for (int i = 0; i < 150; ++i) data += second;
        WaveBytes bytes;
        const Audio audio = read(bytes.riff().format(1, 1, 1'000, 8).chunk("data", data));
        QCOMPARE(audio.samples.size(), static_cast<std::size_t>(kMostAudioSeconds) * 1'000);
        QCOMPARE(audio.seconds, 150.0);
    }

    void compressed_recordings_are_those_that_were_compressed_data() {
        QTest::addColumn<double>("difference");
        QTest::addRow("flac") << 0.0;
        QTest::addRow("ogg") << 0.02;
        QTest::addRow("opus") << 0.05;
        QTest::addRow("mp3") << 0.02;
    }
    /// Written by other programs (tests/reference/audio). The mean square of what differs, beside that of the sound.
    void compressed_recordings_are_those_that_were_compressed() {
        QFETCH(double, difference);
        const Audio wanted = read_audio_file(kReference / "extra" / "chirp.wav");
        const Audio found = read_audio_file(kReference / "audio" / (std::string("chirp.") + QTest::currentDataTag()));
        QCOMPARE(found.rate, wanted.rate);
        QVERIFY(found.samples.size() >= wanted.samples.size());
        QVERIFY(found.samples.size() <= wanted.samples.size() + 2 * kMostDelay);
        const double part = power_of_difference(found.samples, wanted.samples) / power(wanted.samples);
        QVERIFY2(part <= difference, qPrintable(QString::number(part)));
    }

    void sound_that_a_wave_file_compresses_is_read() {
        WaveBytes bytes;
        const Audio audio = read(bytes.riff().format(7, 1, 8'000, 8).chunk("data", std::string("\xFF\x7F\x80\x00", 4)));
        QCOMPARE(audio.samples.size(), std::size_t{4});  // mu-law: +0, -0, the highest and the lowest (ITU-T G.711)
        QCOMPARE(audio.samples[0], 0.0F);
        QVERIFY(audio.samples[2] > 0.9F && audio.samples[3] < -0.9F);
    }

    void what_is_no_audio_file_is_refused_with_a_way_out() {
        for (const std::string& bytes : {std::string(), std::string("RIFF"), std::string("a page of text"),
                                         std::string("RIFF\x10\0\0\0AVI LIST", 16)}) {
            const QString sentence = refusal(bytes);
            QVERIFY2(sentence.contains("FLAC") && sentence.contains("ffmpeg"), qPrintable(sentence));
        }
    }

    void a_recording_that_is_cut_off_is_refused() {
        const std::string whole = sixteen_bits(packed<std::int16_t>({1, 2, 3})).string();
        QVERIFY(refusal(whole.substr(0, whole.size() - 1)).contains("truncated"));
        for (std::size_t size = 0; size < whole.size(); ++size)
            QVERIFY(refusal(whole.substr(0, size)) != "it was read");
    }

    void a_recording_without_sound_is_refused() {
        QVERIFY(refusal(sixteen_bits("")).contains("no samples"));
        QVERIFY(refusal(sixteen_bits("1")).contains("no samples"));
        WaveBytes silent;
        QVERIFY(refusal(silent.riff().format(1, 1, 8'000, 16)).contains("'data'"));
    }

    void formats_that_cannot_be_are_refused() {
        const auto of = [](std::uint16_t code, std::uint16_t channels, std::uint32_t rate, std::uint16_t bits) {
            WaveBytes bytes;
            return refusal(bytes.riff().format(code, channels, rate, bits).chunk("data", "12345678"));
        };
        for (const QString& sentence :
             {of(1, 0, 8'000, 16), of(1, 65'535, 8'000, 16), of(1, 1, 0, 16), of(1, 1, 4'000'000'000, 16),
              of(3, 1, 8'000, 16), of(0x1234, 1, 8'000, 16), of(0x55, 1, 8'000, 8)})
            QVERIFY2(sentence.contains("damaged, or compressed") && sentence.contains("ffmpeg"), qPrintable(sentence));
        QVERIFY2(of(1, 1, 800'000, 16).contains("800000 samples a second"), qPrintable(of(1, 1, 800'000, 16)));
        QVERIFY2(of(1, 65, 8'000, 16).contains("65 channels"), qPrintable(of(1, 65, 8'000, 16)));
    }

    void compressed_recordings_that_are_cut_off_are_refused_data() {
        QTest::addColumn<QString>("ending");
        for (const char* ending : {"flac", "ogg", "opus"}) QTest::addRow("%s", ending) << ending;
    }
    void compressed_recordings_that_are_cut_off_are_refused() {
        QFETCH(QString, ending);
        QFile whole(QString::fromStdString(kReference.string()) + "/audio/chirp." + ending);
        QVERIFY(whole.open(QIODevice::ReadOnly));
        const std::string bytes = whole.readAll().toStdString();
        for (const std::size_t part : {20, 200, 1'000, 3'000, 4'000})
            QVERIFY2(refusal(bytes.substr(0, part)) != "it was read", qPrintable(QString::number(part)));
    }

    void samples_that_are_no_numbers_are_refused() {
        for (const float sample : {std::nanf(""), std::numeric_limits<float>::infinity(), 3e38F}) {
            WaveBytes bytes;
            QVERIFY(refusal(bytes.riff().format(3, 1, 8'000, 32).chunk("data", packed<float>({0.0F, sample})))
                        .contains("sample 1"));
        }
    }

    void a_file_that_is_not_there_is_named() {
        try {
            read_audio_file("no/such.wav");
            QFAIL("it was read");
        } catch (const Error& error) {
            QCOMPARE(error.kind(), ErrorKind::File);
            QCOMPARE(error.place().file, std::string("no/such.wav"));
        }
    }
};

HEADLIGHT_TEST(AudioFileTest, None)
#include "audio_file_test.moc"
