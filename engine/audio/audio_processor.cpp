#include "audio/audio_processor.h"

#include "audio/audio_file.h"
#include "audio/resample.h"
#include "audio/seconds.h"
#include "core/error.h"
#include "core/read_file.h"
#include "formats/config.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace headlight {

namespace {

std::int32_t read_rate(const Config& config) {
    return static_cast<std::int32_t>(config.integer_or("sampling_rate", 16'000, 1'000, 768'000));
}

void check_bins(const Config& config, const std::string& key, std::int64_t found, std::int64_t expected) {
    if (found != expected)
        config.fail(key, Sentence("The model reads %1 mel bins, and this file says %2.", expected, found));
}

SpectrogramOptions read_log_mel(const Config& config, const AudioSize& size) {
    SpectrogramOptions options;
    options.rate = read_rate(config);
    options.window = config.integer_or("n_fft", options.window, 2, 65'536);
    options.hop = config.integer_or("hop_length", options.hop, 1, 65'536);
    options.mel_bins = config.integer_or("feature_size", options.mel_bins, 1, 1'024);
    if (options.window % 2 != 0) config.fail("n_fft", Sentence("Expected an even number of samples."));
    check_bins(config, "feature_size", options.mel_bins, size.mel_bins);
    const std::int64_t seconds = config.integer_or("chunk_length", 30, 1, 86'400);
    if (seconds * options.rate / options.hop != size.frames)
        config.fail("chunk_length", Sentence("The model reads %1 frames, and these settings give %2.", size.frames,
                                             seconds * options.rate / options.hop));
    return options;
}

FilterbankOptions read_filterbank(const Config& config, const AudioSize& size) {
    FilterbankOptions options;
    options.rate = read_rate(config);
    options.mel_bins = config.integer_or("num_mel_bins", options.mel_bins, 1, 1'024);
    options.frames = config.integer_or("max_length", options.frames, 1, 1'000'000);
    options.normalizes = config.boolean_or("do_normalize", true);
    options.mean = config.real_or("mean", options.mean, -1e6, 1e6);
    options.deviation = config.real_or("std", options.deviation, 1e-6, 1e6);
    check_bins(config, "num_mel_bins", options.mel_bins, size.mel_bins);
    if (options.frames != size.frames)
        config.fail("max_length",
                    Sentence("The model reads %1 frames, and this file says %2.", size.frames, options.frames));
    return options;
}

/// Samples with a mean of 0 and a variance of 1.
void normalize(std::span<float> samples) {
    constexpr double kLeastVariance = 1e-7;  // is added
    const auto count = static_cast<double>(samples.size());
    double mean = 0;
    for (const float sample : samples) mean += static_cast<double>(sample) / count;
    double variance = 0;
    for (const float sample : samples) variance += std::pow(static_cast<double>(sample) - mean, 2) / count;
    const double deviation = std::sqrt(variance + kLeastVariance);
    for (float& sample : samples) sample = static_cast<float>((static_cast<double>(sample) - mean) / deviation);
}

}  // namespace

AudioProcessor::AudioProcessor(const std::filesystem::path& folder, const AudioSize& size) : size_(size) {
    log_mel_.mel_bins = filterbank_.mel_bins = size.mel_bins;
    filterbank_.frames = size.frames;
    const std::filesystem::path file = folder / "preprocessor_config.json";
    if (std::error_code ignored; !std::filesystem::exists(file, ignored)) return;
    const Config config = Config::parse(read_file(file, Config::kMostBytes), file);
    switch (size.form) {
        case AudioSize::Form::LogMel:
            log_mel_ = read_log_mel(config, size);
            break;
        case AudioSize::Form::Filterbank:
            filterbank_ = read_filterbank(config, size);
            break;
        case AudioSize::Form::Waveform:
            waveform_rate_ = read_rate(config);
            normalizes_waveform_ = config.boolean_or("do_normalize", true);
            break;
    }
}

std::int32_t AudioProcessor::rate() const {
    switch (size_.form) {
        case AudioSize::Form::LogMel:
            return log_mel_.rate;
        case AudioSize::Form::Filterbank:
            return filterbank_.rate;
        case AudioSize::Form::Waveform:
            break;
    }
    return waveform_rate_;
}

double AudioProcessor::seconds_of_hop() const {
    const bool log_mel = size_.form == AudioSize::Form::LogMel;
    return static_cast<double>(log_mel ? log_mel_.hop : filterbank_hop(filterbank_)) / rate();
}

double AudioProcessor::seconds_of_window() const {
    const bool log_mel = size_.form == AudioSize::Form::LogMel;
    return static_cast<double>(log_mel ? log_mel_.window : filterbank_window(filterbank_)) / rate();
}

std::int64_t AudioProcessor::samples() const {
    if (size_.form == AudioSize::Form::LogMel) return size_.frames * log_mel_.hop;
    return (size_.frames - 1) * filterbank_hop(filterbank_) + filterbank_window(filterbank_);
}

PreparedAudio AudioProcessor::spectrogram_of(const Audio& audio) const {
    const double read = static_cast<double>(samples()) / rate();
    // A second more, so that the end is resampled from what follows it.
    const auto wanted = static_cast<std::size_t>((read + 1) * audio.rate);
    Audio beginning = audio;
    if (beginning.samples.size() > wanted) beginning.samples.resize(wanted);
    std::vector<float> sound = resampled(beginning, rate()).samples;
    PreparedAudio prepared{{}, std::min(audio.seconds, read), read};
    if (size_.form == AudioSize::Form::LogMel) {
        sound.resize(static_cast<std::size_t>(samples()));
        prepared.features = log_mel_spectrogram(sound, log_mel_);
    } else {
        prepared.features = filterbank(sound, filterbank_);
    }
    if (audio.seconds > read)
        prepared.notices.push_back("Only the first " + in_seconds(read, 1) + " of " + in_seconds(audio.seconds, 1) +
                                   " were read, the most that the model accepts.");
    return prepared;
}

PreparedAudio AudioProcessor::waveform_of(const Audio& audio) const {
    if (audio.seconds > kMostAudioSeconds)
        throw Error(ErrorKind::Input,
                    Sentence("The recording is %1 long; models of waveforms read at most %2 here. Cut it into parts.",
                             in_seconds(audio.seconds, 1), in_seconds(kMostAudioSeconds, 0)));
    std::vector<float> sound = resampled(audio, waveform_rate_).samples;
    if (static_cast<std::int64_t>(sound.size()) < size_.window)
        throw Error(ErrorKind::Input,
                    Sentence("The recording is %1 long; this model reads at least %2.", in_seconds(audio.seconds, 3),
                             in_seconds(static_cast<double>(size_.window) / waveform_rate_, 3)));
    if (normalizes_waveform_) normalize(sound);
    const auto count = static_cast<std::int64_t>(sound.size());
    const double read = static_cast<double>(size_.positions_of(count) * size_.hop) / waveform_rate_;
    return {Tensor({count}, std::move(sound)), audio.seconds, read};
}

PreparedAudio AudioProcessor::operator()(const Audio& audio) const {
    if (audio.samples.empty() || audio.rate <= 0)
        throw Error(ErrorKind::Input, Sentence("The recording contains no samples."));
    return size_.form == AudioSize::Form::Waveform ? waveform_of(audio) : spectrogram_of(audio);
}

}  // namespace headlight
