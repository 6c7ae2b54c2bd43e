#pragma once

#include "audio/audio.h"

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// No more of a recording is read: far more than models read at once.
constexpr double kMostAudioSeconds = 120;

/// Endings of audio files' names, in lowercase and without the dot: "wav", "flac".
std::vector<std::string_view> audio_file_endings();

/// Reads the beginning of an audio file: whatever libsndfile reads (https://libsndfile.github.io/libsndfile). All
/// channels are mixed in equal parts. Throws Error naming the file: one that is missing, damaged, empty, of another
/// kind, or cut off, where its format shows that (WAV, FLAC, OGG, Opus).
Audio read_audio_file(const std::filesystem::path& path);

/// The same of the bytes of a file, whose name is for messages.
Audio read_audio(std::span<const std::byte> bytes, const std::string& file);

}  // namespace headlight
