#pragma once

#include "audio/audio.h"

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>

namespace headlight {

/// No more of a recording is read: far more than models read at once.
constexpr double kMostAudioSeconds = 120;

/// Endings of audio files' names, in lowercase and without the dot: "wav", "flac".
std::span<const std::string_view> audio_suffixes();
/// Formats as people call them, for messages: "WAV, FLAC, ...".
std::string_view audio_formats();

/// Reads the beginning of an audio file: whatever libsndfile reads (https://libsndfile.github.io/libsndfile), among
/// them `audio_formats`. All channels are mixed in equal parts. Throws Error naming the file: one that is missing, cut
/// off, damaged, empty, or of another kind.
Audio read_audio_file(const std::filesystem::path& path);

/// The same of the bytes of a file, whose name is for messages.
Audio read_audio(std::span<const std::byte> bytes, const std::string& file);

}  // namespace headlight
