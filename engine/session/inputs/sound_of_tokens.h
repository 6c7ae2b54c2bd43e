#pragma once

#include "analysis/sound/analyzed_sound.h"
#include "audio/audio_processor.h"
#include "capture/capture.h"

#include <cstdint>
#include <memory>

namespace headlight {

/// The recording as figures draw it, with the stretches of `positions` tokens that share the seconds which the model
/// read evenly. Its loudness is the spectrogram that the model reads, or of a model of waveforms that of Whisper.
std::shared_ptr<const AnalyzedSound> sound_of_positions(const std::shared_ptr<const Audio>& audio,
                                                        const AudioProcessor& processor, const PreparedAudio& prepared,
                                                        std::int32_t positions);

/// The same recording with the stretches of the tokens of a grid of patches of its spectrogram, whose rows are
/// frequencies and whose columns are times.
std::shared_ptr<const AnalyzedSound> sound_of_patches(const AnalyzedSound& sound, const AudioProcessor& processor,
                                                      const PatchGrid& grid);

}  // namespace headlight
