#include "audio/audio_processor.h"

#include "audio/resample.h"
#include "audio/seconds.h"
#include "core/error.h"
#include "core/read_file.h"
#include "formats/config.h"

#include <algorithm>
#include <string>

namespace headlight {

namespace {

SpectrogramOptions read_options(const std::filesystem::path& file, std::int64_t mel_bins, std::int64_t frames) {
    SpectrogramOptions options;
    const Config config = Config::parse(read_file(file, Config::kMostBytes), file);
    options.rate = static_cast<std::int32_t>(config.integer_or("sampling_rate", options.rate, 1'000, 768'000));
    options.window = config.integer_or("n_fft", options.window, 2, 65'536);
    options.hop = config.integer_or("hop_length", options.hop, 1, 65'536);
    options.mel_bins = config.integer_or("feature_size", options.mel_bins, 1, 1'024);
    if (options.window % 2 != 0) config.fail("n_fft", "Expected an even number of samples.");
    if (options.mel_bins != mel_bins)
        config.fail("feature_size", "The model reads " + std::to_string(mel_bins) + " mel bins, and this file says " +
                                        std::to_string(options.mel_bins) + ".");
    const std::int64_t seconds = config.integer_or("chunk_length", 30, 1, 86'400);
    if (seconds * options.rate / options.hop != frames)
        config.fail("chunk_length", "The model reads " + std::to_string(frames) + " frames, and these settings give " +
                                        std::to_string(seconds * options.rate / options.hop) + ".");
    return options;
}

}  // namespace

AudioProcessor::AudioProcessor(const std::filesystem::path& folder, std::int64_t mel_bins, std::int64_t frames) {
    const std::filesystem::path file = folder / "preprocessor_config.json";
    options_.mel_bins = mel_bins;
    if (std::error_code ignored; std::filesystem::exists(file, ignored))
        options_ = read_options(file, mel_bins, frames);
    samples_ = frames * options_.hop;
}

double AudioProcessor::seconds() const {
    return static_cast<double>(samples_) / options_.rate;
}

PreparedAudio AudioProcessor::operator()(const Audio& audio) const {
    if (audio.samples.empty() || audio.rate <= 0) throw Error(ErrorKind::Input, "The recording contains no samples.");
    // A second more, so that the end is resampled from what follows it.
    const auto wanted = static_cast<std::size_t>((seconds() + 1) * audio.rate);
    Audio beginning = audio;
    if (beginning.samples.size() > wanted) beginning.samples.resize(wanted);
    std::vector<float> samples = resampled(beginning, options_.rate).samples;
    samples.resize(static_cast<std::size_t>(samples_));
    PreparedAudio prepared{log_mel_spectrogram(samples, options_), std::min(audio.seconds, seconds())};
    if (audio.seconds > seconds())
        prepared.notices.push_back("Only the first " + in_seconds(seconds(), 1) + " of " +
                                   in_seconds(audio.seconds, 1) + " were read, the most that the model accepts.");
    return prepared;
}

}  // namespace headlight
