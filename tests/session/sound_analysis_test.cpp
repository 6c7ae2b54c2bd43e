// Recordings through the session: what models without a tokenizer say of one, and what is refused.

#include "reader.h"
#include "test_program.h"

#include <QtTest>

#include <cmath>
#include <memory>

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
