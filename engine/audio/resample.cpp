#include "audio/resample.h"

#include "core/error.h"

#include <soxr.h>

#include <cmath>
#include <string>

namespace headlight {

Audio resampled(const Audio& audio, std::int32_t rate) {
    if (audio.rate == rate || audio.samples.empty()) return {audio.samples, rate, audio.seconds};
    const double ratio = static_cast<double>(rate) / audio.rate;
    const auto most = static_cast<std::size_t>(std::ceil(static_cast<double>(audio.samples.size()) * ratio));
    Audio result{std::vector<float>(most), rate, audio.seconds};
    const soxr_quality_spec_t quality = soxr_quality_spec(SOXR_HQ, 0);
    std::size_t made = 0;
    const soxr_error_t problem = soxr_oneshot(audio.rate, rate, 1, audio.samples.data(), audio.samples.size(), nullptr,
                                              result.samples.data(), most, &made, nullptr, &quality, nullptr);
    if (problem != nullptr) throw Error(ErrorKind::Memory, Sentence("Resampling the recording failed: %1", problem));
    result.samples.resize(made);
    return result;
}

}  // namespace headlight
