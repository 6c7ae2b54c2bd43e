#include "session/inputs/sound_of_tokens.h"

#include "audio/spectrogram.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>
#include <vector>

namespace headlight {
namespace {

/// The samples of these seconds, as far as the recording reaches.
SoundStretch samples_of(double from, double to, std::int32_t rate, std::int64_t samples) {
    const auto at = [&](double seconds) { return std::clamp<std::int64_t>(std::llround(seconds * rate), 0, samples); };
    return {at(from), at(to)};
}

/// A spectrogram [frames, bins], or [bins, frames] where `bins_first`, of which so many frames are of the recording.
Loudness loudness_of(const Tensor& spectrogram, bool bins_first, std::int64_t frames) {
    if (spectrogram.empty()) return {};
    const std::int64_t bins = spectrogram.size(bins_first ? 0 : 1);
    frames = std::min(frames, spectrogram.size(bins_first ? 1 : 0));
    const auto value = [&](std::int64_t frame, std::int64_t bin) {
        return bins_first ? spectrogram.slice(bin)[static_cast<std::size_t>(frame)]
                          : spectrogram.slice(frame)[static_cast<std::size_t>(bin)];
    };
    std::vector<float> values;
    values.reserve(static_cast<std::size_t>(frames * bins));
    for (std::int64_t frame = 0; frame < frames; ++frame)
        for (std::int64_t bin = 0; bin < bins; ++bin) values.push_back(value(frame, bin));
    Loudness loudness{static_cast<std::int32_t>(bins), static_cast<std::int32_t>(frames), {}};
    if (values.empty()) return loudness;
    const auto [least, most] = std::ranges::minmax(values);
    const float range = most > least ? most - least : 1.0F;
    constexpr float kLoudest = 255;
    for (const float each : values)
        loudness.values.push_back(static_cast<std::uint8_t>(std::lround((each - least) / range * kLoudest)));
    return loudness;
}

Loudness loudness_of(const AudioProcessor& processor, const PreparedAudio& prepared) {
    const AudioSize::Form form = processor.size().form;
    SpectrogramOptions options;
    options.rate = processor.rate();
    const bool is_waveform = form == AudioSize::Form::Waveform;
    const double step = is_waveform ? static_cast<double>(options.hop) / options.rate : processor.seconds_of_hop();
    const auto frames = static_cast<std::int64_t>(std::ceil(prepared.seconds / step));
    const Tensor& features = prepared.features;
    Loudness loudness = loudness_of(is_waveform ? log_mel_spectrogram(features.values(), options) : features,
                                    form != AudioSize::Form::Filterbank, frames);
    loudness.step = step;
    loudness.first = form == AudioSize::Form::Filterbank ? processor.seconds_of_window() / 2 : 0;
    return loudness;
}

}  // namespace

std::shared_ptr<const AnalyzedSound> sound_of_positions(const std::shared_ptr<const Audio>& audio,
                                                        const AudioProcessor& processor, const PreparedAudio& prepared,
                                                        std::int32_t positions) {
    AnalyzedSound sound{Waveform(SamplesPointer(audio, &audio->samples)), audio->rate,
                        loudness_of(processor, prepared)};
    const double step = positions > 0 ? prepared.read_seconds / positions : 0;
    for (std::int32_t i = 0; i < positions; ++i)
        sound.stretches.push_back(samples_of(i * step, (i + 1) * step, audio->rate, std::ssize(audio->samples)));
    return std::make_shared<const AnalyzedSound>(std::move(sound));
}

std::shared_ptr<const AnalyzedSound> sound_of_patches(const AnalyzedSound& sound, const AudioProcessor& processor,
                                                      const PatchGrid& grid) {
    AnalyzedSound placed = sound;
    placed.stretches.assign(static_cast<std::size_t>(grid.tokens()), {});
    const double step = processor.seconds_of_hop();
    const std::int64_t samples = std::ssize(*sound.waveform.samples());
    for (std::int32_t patch = 0; patch < grid.rows * grid.columns; ++patch) {
        const std::int32_t frame = patch % grid.columns * processor.size().hop;
        placed.stretches[static_cast<std::size_t>(grid.first_patch()) + static_cast<std::size_t>(patch)] =
            samples_of(frame * step, (frame + processor.size().window) * step, sound.rate, samples);
    }
    return std::make_shared<const AnalyzedSound>(std::move(placed));
}

}  // namespace headlight
