#pragma once

#include "audio/audio.h"
#include "audio/spectrogram.h"
#include "core/tensor.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace headlight {

/// A recording as a model reads it.
struct PreparedAudio {
    Tensor features;     ///< [mel bins, frames]
    double seconds = 0;  ///< of the recording that are in them; silence follows
    std::vector<std::string> notices{};
};

/// Preprocessing of a recording, as preprocessor_config.json asks: resampled, cut or filled with
/// silence to the length that the model reads, and turned into a log-mel spectrogram. Immutable.
class AudioProcessor {
  public:
    /// Reads the folder's preprocessor_config.json; without one, as Whisper's. Throws Error naming file and field, also
    /// where it is not of a model that reads `mel_bins` by `frames`.
    AudioProcessor(const std::filesystem::path& folder, std::int64_t mel_bins, std::int64_t frames);

    /// Throws Error(Input) about a recording without a sound.
    [[nodiscard]] PreparedAudio operator()(const Audio& audio) const;

    /// Seconds of audio that a model reads at once.
    [[nodiscard]] double seconds() const;

  private:
    SpectrogramOptions options_;
    std::int64_t samples_ = 0;
};

}  // namespace headlight
