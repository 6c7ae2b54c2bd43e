#include "session/inputs/audio_source.h"

#include "audio/seconds.h"
#include "core/error.h"
#include "session/inputs/sound_of_tokens.h"

#include <utility>

namespace headlight {
namespace {

constexpr double kLeastOfHundredths = 0.01;  // seconds between positions that two decimals tell apart

/// Positions that share `seconds` evenly, of which the first `heard` seconds are of the recording.
std::vector<Token> tokens_of_times(std::int32_t positions, double seconds, double heard) {
    const int decimals = seconds < kLeastOfHundredths * positions ? 3 : 2;
    std::vector<Token> tokens;
    for (std::int32_t i = 0; i < positions; ++i) {
        const double begin = seconds * i / positions;
        Token token;
        token.id = i;
        token.piece = token.display = token.reported_piece = in_seconds(begin, decimals);
        token.special = begin >= heard;
        tokens.push_back(std::move(token));
    }
    return tokens;
}

/// Positions that the model makes of what it reads.
std::int32_t positions_of(const AudioSize& size, const Tensor& features) {
    if (size.form != AudioSize::Form::Waveform) return size.positions;
    return static_cast<std::int32_t>(size.positions_of(features.count()));
}

}  // namespace

Source audio_source(const AudioProcessor& audio, const std::string& model_name, const AnalysisRequest& request) {
    if (!request.audio)
        throw Error(ErrorKind::Input, Sentence("Open an audio file: %1 reads audio, not text.", model_name));
    PreparedAudio prepared = audio(*request.audio);
    const std::int32_t positions = positions_of(audio.size(), prepared.features);
    Source source;
    source.tokens.tokens = tokens_of_times(positions, prepared.read_seconds, prepared.seconds);
    source.sound = sound_of_positions(request.audio, audio, prepared, positions);
    source.tokens.notices = std::move(prepared.notices);
    source.features = std::move(prepared.features);
    return source;
}

}  // namespace headlight
