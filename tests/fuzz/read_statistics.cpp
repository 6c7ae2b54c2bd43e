#include "core/error.h"
#include "export/statistics_file.h"
#include "memory_file.h"
#include "require.h"
#include "targets.h"

namespace headlight::fuzz {

namespace {

std::string written_again(const std::string& json) {
    const MemoryFile memory(std::as_bytes(std::span(json)));
    return statistics_json(read_shard_statistics(memory.path()));
}

}  // namespace

// What is read can be written and read again, and is then the same.
void read_statistics_file(std::span<const std::byte> bytes) {
    const MemoryFile memory(bytes);
    try {
        const std::string json = statistics_json(read_shard_statistics(memory.path()));
        require(written_again(json) == json, "statistics are written as they are read");
    } catch (const Error& error) {
        require(is_of_format(error) || error.kind() == ErrorKind::File, "the file is to blame");
        require(error.place().file.starts_with("/proc/self/fd/"), "an error names the file");
    }
}

}  // namespace headlight::fuzz
