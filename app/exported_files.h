#pragma once

#include "export/export_figure.h"
#include "interruption.h"

#include <filesystem>
#include <vector>

namespace headlight {

/// Writes a figure's files beside `out`, the one that was asked for, each whole or not at all.
void write_exported_files(const std::vector<ExportedFile>& files, const std::filesystem::path& out,
                          Interruption& interruption);

}  // namespace headlight
