#pragma once

#include "core/text/sentence.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace headlight {

/// Where the kernel says what memory there is; tests put files of their own there.
struct MemorySources {
    std::filesystem::path meminfo = "/proc/meminfo";
    std::filesystem::path control_group = "/proc/self/cgroup";
    std::filesystem::path control_groups = "/sys/fs/cgroup";
};

/// Bytes that the process can still take without swapping: what the machine has (MemAvailable), bounded by its control
/// groups (a container, a cluster's job; versions 1 and 2) and by its address space (RLIMIT_AS). Nothing where the
/// kernel does not tell.
std::optional<std::uint64_t> free_host_memory(const MemorySources& sources = {});

/// Has the heap give freed memory back to the system, called as a program begins. glibc raises the size from which it
/// maps memory of its own with each block that is freed, up to 32 MB. Buffers of a forward pass then lie in a heap that
/// never shrinks, between what is kept of the last run: after shorter texts GPT-2 with 1,024 tokens takes almost twice
/// the memory. A fixed size keeps their pages returnable. It also fixes how much free memory a heap keeps at its end,
/// at 128 KiB: a corpus of short texts then gives pages back 80 times a text only to ask for them again, so that more
/// is kept.
void configure_heap();

/// "15.5 GiB", "640 MiB", "64 KiB": an amount of memory for people.
std::string size_text(std::uint64_t bytes);

/// Sentence of a program that has no memory left.
inline constexpr SentenceText<> kOutOfMemory("There is not enough memory. Close other programs or use a shorter text.");
/// Writes the sentence to standard error, which takes no memory.
void say_out_of_memory() noexcept;

}  // namespace headlight
