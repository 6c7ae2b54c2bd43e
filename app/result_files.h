#pragma once

#include "analysis/analysis.h"
#include "attention_tensors.h"
#include "capture_result.h"
#include "interruption.h"

#include <filesystem>
#include <string>
#include <vector>

namespace headlight {

/// Metadata of a result file.
struct ResultStory {
    std::string text;
    std::string pair;
    std::vector<std::int32_t> ids;
    std::vector<std::string> pieces;  ///< one an id
    Provenance provenance;
};

/// Makes the folder of a command's results unless it is there. Throws Error(File) naming it.
void make_results_folder(const std::filesystem::path& folder);

/// Returns whether files can be written in the format that the path's ending names.
bool is_result_format(const std::filesystem::path& path);
/// Returns whether the format has room for tensors that are not attention (CSV has not).
bool holds_any_tensor(const std::filesystem::path& path);

/// Writes attention and the parts that were asked for as .safetensors, .npz, .json or .csv, whole or not at all, once
/// the content hash of the model is known. Throws Error(File) naming the path.
void write_result(const std::filesystem::path& target, const Capture& capture, const ResultParts& parts,
                  const ResultStory& story, Interruption& interruption);

/// Writes a capture file in the same way; the path ends in .safetensors.
void write_capture(const std::filesystem::path& target, const CaptureResult& capture, Interruption& interruption);

}  // namespace headlight
