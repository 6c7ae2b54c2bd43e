#pragma once

#include "audio/wave_bytes.h"

#include <cmath>
#include <filesystem>
#include <fstream>

namespace headlight::testing {

/// Writes a WAV file of a rising tone.
inline void write_recording(const std::filesystem::path& path, double seconds) {
    constexpr std::uint32_t kRate = 16'000;
    WaveBytes data;
    for (int i = 0; i < static_cast<int>(seconds * kRate); ++i)
        data.number(static_cast<std::int16_t>(12'000 * std::sin(0.05 * i + 2e-5 * i * i)));
    WaveBytes bytes;
    bytes.riff().format(1, 1, kRate, 16).chunk("data", data.string());
    std::ofstream(path, std::ios::binary) << bytes.string();
}

}  // namespace headlight::testing
