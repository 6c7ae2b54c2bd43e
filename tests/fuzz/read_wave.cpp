#include "audio/wave_file.h"
#include "core/error.h"
#include "require.h"
#include "targets.h"

#include <cmath>

namespace headlight::fuzz {

void read_wave(std::span<const std::byte> bytes) {
    try {
        const Audio audio = headlight::read_wave(bytes, "fuzzed");
        require(!audio.samples.empty() && audio.samples.size() <= bytes.size(), "samples come from bytes");
        require(audio.rate >= 1'000 && audio.rate <= 768'000, "the rate is possible");
        require(audio.seconds > 0, "the recording takes time");
        for (const float sample : audio.samples) require(std::isfinite(sample), "every sample is a number");
    } catch (const Error& error) {
        require(is_of_format(error) || error.kind() == ErrorKind::Unsupported, "the file is to blame");
        require(error.place().file == "fuzzed", "an error names the file");
    }
}

}  // namespace headlight::fuzz
