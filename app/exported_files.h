#pragma once

#include "input_files.h"
#include "interruption.h"

#include <filesystem>

namespace headlight {

/// Composes the request's files and writes them beside `out`, the one that was asked for, each whole or not at all.
/// Throws Error(File), before anything is computed where it can, if one would replace a file that the request reads, or
/// one of `inputs`.
void write_exported_files(const ViewRequest& request, const std::filesystem::path& out, InputFiles inputs,
                          Interruption& interruption);

}  // namespace headlight
