// Recordings through the session: what models without a tokenizer say of one, and what is refused.

#include "analysis/matrix_view.h"
#include "reader.h"
#include "test_program.h"

#include <QtTest>

#include <cmath>
#include <memory>
#include <vector>

using namespace headlight;
using namespace headlight::testing;

namespace {

const std::string kModels = HEADLIGHT_SOURCE_DIR "/tests/reference/models/";

AnalysisRequest tone(double seconds) {
    constexpr std::int32_t kRate = 16'000;
    Audio audio{std::vector<float>(static_cast<std::size_t>(seconds * kRate)), kRate, seconds};
    for (std::size_t i = 0; i < audio.samples.size(); ++i)
        audio.samples[i] = static_cast<float>(std::sin(0.05 * static_cast<double>(i)));
    AnalysisRequest request;
    request.audio = std::make_shared<const Audio>(std::move(audio));
    return request;
}

}  // namespace

class SoundAnalysisTest : public QObject {
    Q_OBJECT

  private slots:
    void positions_are_named_by_their_times_and_letters() {
        Reader reader(kModels + "wav2vec2-ctc");
        QVERIFY2(reader.problem.empty(), reader.problem.c_str());
        QVERIFY(reader.model.audio && !reader.model.tokenizer && !reader.model.images);
        const AnalysisPointer analysis = reader.read(tone(0.1));
        QVERIFY2(analysis, reader.problem.c_str());
        const auto& tokens = analysis->tokens.tokens;
        QCOMPARE(tokens.size(), std::size_t{20});
        QCOMPARE(tokens[2].piece, std::string("0.010 s"));
        QVERIFY(analysis->predictions.transcript.has_value());
        QCOMPARE(analysis->predictions.words.size(), tokens.size());
        std::size_t letters = 0;
        for (const Token& token : tokens)
            if (token.display != token.piece) ++letters;
        QVERIFY(letters > 0);
        QVERIFY(tokens.front().display.starts_with("0.000 s"));
    }

    void a_spectrogram_is_read_as_patches() {
        Reader reader(kModels + "ast-cls");
        const AnalysisPointer analysis = reader.read(tone(0.2));
        QVERIFY2(analysis, reader.problem.c_str());
        QCOMPARE(analysis->tokens.tokens.size(), std::size_t{37});
        QCOMPARE(analysis->tokens.tokens[1].display, std::string("[DIST]"));
        QCOMPARE(analysis->image->read, (ImageSize{1, 32, 48}));
        QCOMPARE(analysis->predictions.classes.size(), std::size_t{3});
    }

    void a_frame_stands_for_the_samples_from_its_hop_to_the_next() {
        Reader reader(kModels + "wav2vec2-ctc");
        const AnalysisRequest request = tone(0.1);
        const AnalysisPointer analysis = reader.read(request);
        QVERIFY2(analysis && analysis->sound, reader.problem.c_str());
        const std::int64_t hop = analysis->model.audio->hop;
        QCOMPARE(analysis->sound->stretches.size(), analysis->tokens.tokens.size());
        for (std::int32_t frame = 0; frame < std::ssize(analysis->tokens.tokens); ++frame)
            QVERIFY(analysis->sound->stretch_of(std::vector{frame}) == (SoundStretch{frame * hop, (frame + 1) * hop}));
        QCOMPARE(analysis->sound->rate, request.audio->rate);
        QCOMPARE(analysis->sound->waveform.samples()->data(), request.audio->samples.data());  // not a copy
        const AttentionMatrix matrix = make_matrix(*analysis, {.layer = 0, .head = 0}, {});
        QCOMPARE(matrix.sound, analysis->sound);
    }

    void samples_are_those_of_the_recording_whatever_the_model_reads() {
        Reader reader(kModels + "wav2vec2-ctc");
        Audio fast = *tone(0.1).audio;
        fast.rate = 48'000;
        fast.samples.resize(4'800);
        AnalysisRequest request;
        request.audio = std::make_shared<const Audio>(fast);
        const AnalysisPointer analysis = reader.read(request);
        QVERIFY2(analysis && analysis->sound, reader.problem.c_str());
        const std::int64_t hop = analysis->model.audio->hop * 3;
        QVERIFY(analysis->sound->stretch_of(std::vector{4}) == (SoundStretch{4 * hop, 5 * hop}));
    }

    void silence_behind_a_recording_and_written_words_stand_for_no_sound() {
        Reader reader(kModels + "whisper");
        AnalysisRequest request = tone(0.25);
        request.pair = "a";
        const AnalysisPointer analysis = reader.read(request);
        QVERIFY2(analysis && analysis->sound, reader.problem.c_str());
        QVERIFY(analysis->sound->stretch_of(std::vector{11}) == (SoundStretch{11 * 320, 12 * 320}));
        QVERIFY(analysis->sound->stretch_of(std::vector{12}) == (SoundStretch{12 * 320, 4'000}));  // until it ends
        for (std::int32_t token = 13; token < std::ssize(analysis->tokens.tokens); ++token)
            QVERIFY(analysis->sound->stretch_of(std::vector{token}).empty());
        QCOMPARE(analysis->sound->loudness.frames, 25);
        QCOMPARE(analysis->sound->loudness.bins, 16);
    }

    void a_patch_of_a_spectrogram_stands_for_the_time_of_its_column() {
        Reader reader(kModels + "ast-cls");
        const AnalysisPointer analysis = reader.read(tone(1));
        QVERIFY2(analysis && analysis->sound, reader.problem.c_str());
        const PatchGrid& grid = *analysis->attention.front().patches;
        QVERIFY(analysis->sound->stretch_of(std::vector{0, 1}).empty());  // [CLS], [DIST]
        constexpr std::int64_t kFrame = 160;                              // samples
        for (std::int32_t patch = 0; patch < grid.rows * grid.columns; ++patch) {
            const std::int64_t first = patch % grid.columns * 6;  // time_stride
            const SoundStretch stretch = analysis->sound->stretch_of(std::vector{grid.first_patch() + patch});
            QVERIFY(stretch == (SoundStretch{first * kFrame, (first + 8) * kFrame}));  // patch_size
        }
        QCOMPARE(analysis->sound->loudness.bins, 32);
    }

    void hidden_states_of_a_recording_are_compared() {
        for (const char* name : {"wavlm-base", "ast-cls"}) {
            Reader reader(kModels + name);
            const AnalysisRequest request = tone(0.1);
            const AnalysisPointer analysis = reader.read(request);
            QVERIFY2(analysis, reader.problem.c_str());
            SimilarityReading similar;
            reader.session.study(
                "similar", SimilarityRequest{request, {}},
                [&](StudyReading reading) { similar = std::get<SimilarityReading>(std::move(reading)); },
                [&](const Error& error) { reader.problem = error.what(); });
            reader.session.wait();
            QVERIFY2(reader.problem.empty(), reader.problem.c_str());
            QCOMPARE(similar.layers.size(), std::size_t{3});
            QCOMPARE(similar.tokens.size(), analysis->tokens.tokens.size());
        }
    }

    void what_cannot_be_read_is_said() {
        Reader reader(kModels + "hubert-cls");
        QVERIFY(!reader.read({}));
        QVERIFY2(reader.problem.starts_with("Open an audio file: hubert-cls reads audio"), reader.problem.c_str());
        QVERIFY(!reader.read(tone(0.001)));
        QVERIFY2(reader.problem.starts_with("The recording is 0.001 s long"), reader.problem.c_str());
    }
};

HEADLIGHT_TEST(SoundAnalysisTest, None)
#include "sound_analysis_test.moc"
