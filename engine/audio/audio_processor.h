#pragma once

#include "audio/audio.h"
#include "audio/filterbank.h"
#include "audio/spectrogram.h"
#include "core/shape.h"
#include "core/tensor.h"

#include <filesystem>
#include <string>
#include <vector>

namespace headlight {

/// A recording as a model reads it.
struct PreparedAudio {
    Tensor features;          ///< see AudioSize
    double seconds = 0;       ///< of the recording that are in them; silence follows
    double read_seconds = 0;  ///< of the features as a whole, silence included
    std::vector<std::string> notices{};
};

/// Preprocessing of a recording, as preprocessor_config.json asks: resampled, cut or filled with silence to the length
/// that a model of spectrograms reads, and turned into what the model reads. Immutable.
class AudioProcessor {
  public:
    /// Reads the folder's preprocessor_config.json; without one, with the defaults of the form. Throws Error naming
    /// file and field, also where it is of a model that reads sound of another size.
    AudioProcessor(const std::filesystem::path& folder, const AudioSize& size);

    /// Throws Error(Input) about a recording without a sound, and about one that is longer than a model of waveforms
    /// reads here.
    [[nodiscard]] PreparedAudio operator()(const Audio& audio) const;

    /// Samples a second that the model reads.
    [[nodiscard]] std::int32_t rate() const;
    /// Seconds from one frame of the spectrogram that the model reads to the next, and seconds that a frame is made of.
    [[nodiscard]] double seconds_of_hop() const;
    [[nodiscard]] double seconds_of_window() const;
    [[nodiscard]] const AudioSize& size() const { return size_; }

  private:
    [[nodiscard]] PreparedAudio spectrogram_of(const Audio& audio) const;
    [[nodiscard]] PreparedAudio waveform_of(const Audio& audio) const;
    /// Samples of a spectrogram.
    [[nodiscard]] std::int64_t samples() const;

    AudioSize size_;
    SpectrogramOptions log_mel_;    ///< of AudioSize::Form::LogMel
    FilterbankOptions filterbank_;  ///< of AudioSize::Form::Filterbank
    std::int32_t waveform_rate_ = 16'000;
    bool normalizes_waveform_ = true;
};

}  // namespace headlight
