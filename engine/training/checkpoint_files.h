#pragma once

#include "training/trainer.h"
#include "training/training_text.h"

#include <filesystem>

namespace headlight {

/// Writes the files of a checkpoint into a folder. Throws Error(File).
void write_checkpoint(const std::filesystem::path& folder, const DecoderLayout& layout, const TrainingText& text,
                      const Trainer& trainer);

/// Reads weights and optimizer of a checkpoint that this kind of optimizer left. Throws Error naming file and tensor
/// where one is missing or has another shape.
TrainingState read_checkpoint(const std::filesystem::path& folder, const DecoderLayout& layout, OptimizerKind optimizer,
                              std::int64_t step);

}  // namespace headlight
