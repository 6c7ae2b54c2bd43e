#pragma once

#include "audio/audio.h"

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>

namespace headlight {

/// No more of a recording is read: far more than models read at once.
constexpr double kMostAudioSeconds = 120;

/// Reads the beginning of a WAV file (RIFF/WAVE; https://www.mmsp.ece.mcgill.ca/Documents/AudioFormats/WAVE/WAVE.html):
/// integers of 8, 16, 24 or 32 bits or floats of 32 or 64, of which all channels are mixed in equal parts. Throws
/// Error naming the file: one that is missing, cut off, damaged, empty, or compressed.
Audio read_wave_file(const std::filesystem::path& path);

/// The same of the bytes of a file, whose name is for messages.
Audio read_wave(std::span<const std::byte> bytes, const std::string& file);

}  // namespace headlight
