#pragma once

#include "export/export_figure.h"
#include "interruption.h"
#include "model_source.h"

#include <filesystem>
#include <vector>

namespace headlight {

/// Writes a figure's files beside `out`, the one that was asked for, each whole or not at all, and none of them over a
/// file of a model that was read.
void write_exported_files(const std::vector<ExportedFile>& files, const std::filesystem::path& out,
                          const ModelSource& source, Interruption& interruption);

}  // namespace headlight
