#pragma once

#include "models/model.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// Bytes that are free, asked anew each time; nothing where it is not known.
using FreeMemory = std::function<std::optional<std::uint64_t>()>;

/// The model, whose runs and caches are refused before they allocate anything where `memory_of_run` is more than what
/// the host or the backend has free: Error(Memory) says what is needed, what there is, and what to do. `notices` are
/// added to those of its description. Queries and keys that find no room may go into a file (SpillFile), for which
/// `free_on_disk` has room; empty: where such files are.
std::unique_ptr<Model> checked_model(std::unique_ptr<Model> model, std::shared_ptr<Backend> backend,
                                     FreeMemory free_on_host, const std::vector<std::string>& notices = {},
                                     FreeMemory free_on_disk = {});

}  // namespace headlight
