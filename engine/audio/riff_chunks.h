#pragma once

#include <cstddef>
#include <span>
#include <string>

namespace headlight {

/// Throws Error(Format) naming the file where the bytes begin a WAV file whose samples are cut off, which libsndfile
/// reads as a shorter recording; does nothing for other bytes. A WAV file is a list of chunks after 12 bytes
/// (https://www.mmsp.ece.mcgill.ca/Documents/AudioFormats/WAVE/WAVE.html); a length of 0xFFFFFFFF is that of a stream,
/// which reaches to the end.
void check_riff_is_whole(std::span<const std::byte> bytes, const std::string& file);

}  // namespace headlight
