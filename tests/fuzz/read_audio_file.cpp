#include "audio/audio_file.h"
#include "core/error.h"
#include "require.h"
#include "targets.h"

#include <cmath>

namespace headlight::fuzz {

void read_audio_file(std::span<const std::byte> bytes) {
    try {
        const Audio audio = headlight::read_audio(bytes, "fuzzed");
        require(audio.rate >= 1'000 && audio.rate <= 768'000, "the rate is possible");
        require(!audio.samples.empty(), "a recording has samples");
        require(static_cast<double>(audio.samples.size()) <= kMostAudioSeconds * audio.rate,
                "no more is read than said");
        require(audio.seconds > 0, "the recording takes time");
        for (const float sample : audio.samples) require(std::isfinite(sample), "every sample is a number");
    } catch (const Error& error) {
        require(is_of_format(error) || error.kind() == ErrorKind::Unsupported, "the file is to blame");
        require(error.place().file == "fuzzed", "an error names the file");
    }
}

}  // namespace headlight::fuzz
