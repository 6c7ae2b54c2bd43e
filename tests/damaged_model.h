#pragma once

#include "formats/tensors/safetensors.h"

#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>

namespace headlight::testing {

/// Copies a tiny model of the reference and makes the first fp32 value of one of its tensors `value`.
inline std::filesystem::path damaged_model(const std::string& name, const std::string& tensor, float value,
                                           const std::filesystem::path& folder) {
    const std::filesystem::path model = folder / name;
    std::filesystem::copy(std::filesystem::path(HEADLIGHT_SOURCE_DIR "/tests/reference/models") / name, model,
                          std::filesystem::copy_options::recursive);
    const std::filesystem::path weights = model / "model.safetensors";
    std::uint64_t begin = 0;
    {
        const SafetensorsFile file(weights);
        for (std::size_t i = 0; i < file.header().count(); ++i)
            if (file.header().tensor(i).name == tensor) begin = file.header().tensor(i).begin;
    }
    if (begin == 0) throw std::runtime_error("there is no tensor " + tensor);
    std::fstream file(weights, std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(static_cast<std::streamoff>(begin));
    file.write(reinterpret_cast<const char*>(&value), sizeof value);
    if (!file) throw std::runtime_error("cannot write " + weights.string());
    return model;
}

}  // namespace headlight::testing
