#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <vector>

namespace headlight {

/// Sizes of a tensor's dimensions, outermost first. Rank 0 is a scalar with one element.
using Shape = std::vector<std::int64_t>;

/// Number of elements; throws Error(Format) when the product does not fit 63 bits or a size is negative.
std::int64_t element_count(const Shape& shape);

/// "[12, 64, 64]"
std::string to_string(const Shape& shape);

/// The pixels of an image as a model reads it.
struct ImageSize {
    std::int32_t channels = 3;  ///< 1: gray
    std::int32_t height = 0;
    std::int32_t width = 0;
    bool operator==(const ImageSize&) const = default;
};

/// The tiles that an image is cut into, for a model that reads it tile by tile.
struct TileGrid {
    std::int32_t rows = 0;  ///< of tiles; 0: the image is not cut
    std::int32_t columns = 0;
    bool overview = false;    ///< the whole image is a tile too
    std::int32_t height = 0;  ///< pixels of the image that was cut; 0: not known
    std::int32_t width = 0;

    /// Tiles, the overview among them; 0: no model that reads tiles has seen the image.
    [[nodiscard]] std::int32_t count() const { return rows * columns + (overview ? 1 : 0); }
    bool operator==(const TileGrid&) const = default;
};

/// The sound that a model reads, and the positions that it makes of it.
struct AudioSize {
    enum class Form {
        LogMel,      ///< a spectrogram [mel bins, frames] of base-10 logarithms (Whisper, arXiv 2212.04356)
        Filterbank,  ///< a spectrogram [frames, mel bins] of natural logarithms (AST, arXiv 2104.01778)
        Waveform     ///< samples, as many as a recording has
    };
    Form form = Form::LogMel;
    std::int32_t mel_bins = 0;
    std::int32_t frames = 0;     ///< of a spectrogram, always as many: shorter audio is padded
    std::int32_t positions = 0;  ///< that are made of a spectrogram
    std::int32_t window = 0;     ///< samples of a waveform, or frames of a filterbank, that a position is made of
    std::int32_t hop = 0;        ///< samples, or frames, from one position to the next in time
    /// Numbers that are held at once while positions are made of a waveform.
    std::int64_t working_numbers = 0;

    /// Positions that are made of a waveform of so many samples.
    [[nodiscard]] std::int64_t positions_of(std::int64_t samples) const {
        return samples < window ? 0 : (samples - window) / hop + 1;
    }
    bool operator==(const AudioSize&) const = default;
};

}  // namespace headlight
