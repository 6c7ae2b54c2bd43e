#include "core/free_memory.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <iomanip>
#include <sstream>
#include <string>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace headlight {
namespace {

using Bytes = std::optional<std::uint64_t>;

Bytes smaller(Bytes a, Bytes b) {
    if (!a || !b) return a ? a : b;
    return std::min(*a, *b);
}

/// The number that a file holds; nothing where it holds a word ("max") or is not there.
Bytes number_in(const std::filesystem::path& file) {
    std::ifstream stream(file);
    std::uint64_t number = 0;
    return stream >> number ? Bytes(number) : std::nullopt;
}

/// The number after a name in a file of names and numbers.
Bytes number_named(const std::filesystem::path& file, const std::string& name) {
    std::ifstream stream(file);
    std::string word;
    while (stream >> word) {
        std::uint64_t number = 0;
        if (word == name && stream >> number) return number;
    }
    return std::nullopt;
}

Bytes available_on_machine(const MemorySources& sources) {
    const Bytes kibibytes = number_named(sources.meminfo, "MemAvailable:");
    return kibibytes ? Bytes(*kibibytes * 1024) : std::nullopt;
}

/// Memory that a control group may still take; pages of files that it does not use can be given back.
Bytes left_in_group(const std::filesystem::path& folder, const std::string& limit_name, const std::string& usage_name,
                    const std::string& inactive_name) {
    const Bytes limit = number_in(folder / limit_name);
    const Bytes used = number_in(folder / usage_name);
    if (!limit || !used) return std::nullopt;
    const std::uint64_t inactive = number_named(folder / "memory.stat", inactive_name).value_or(0);
    const std::uint64_t taken = *used - std::min(*used, inactive);
    return *limit - std::min(*limit, taken);
}

/// The least that is left in a group and in those around it.
Bytes left_up_to_root(const std::filesystem::path& root, std::filesystem::path group, bool second_version) {
    Bytes least;
    for (group = group.relative_path();; group = group.parent_path()) {
        const std::filesystem::path folder = root / group;
        least = smaller(least, second_version ? left_in_group(folder, "memory.max", "memory.current", "inactive_file")
                                              : left_in_group(folder, "memory.limit_in_bytes", "memory.usage_in_bytes",
                                                              "total_inactive_file"));
        if (group.empty()) return least;
    }
}

/// Lines of the file are "0::/path" in version 2 and "4:memory:/path" in version 1 (cgroups(7)).
Bytes left_in_groups(const MemorySources& sources) {
    std::ifstream stream(sources.control_group);
    std::string line;
    Bytes least;
    while (std::getline(stream, line)) {
        const std::size_t first = line.find(':');
        const std::size_t second = line.find(':', first + 1);
        if (first == std::string::npos || second == std::string::npos) continue;
        const std::string controllers = line.substr(first + 1, second - first - 1);
        const std::filesystem::path group = line.substr(second + 1);
        if (controllers.empty()) least = smaller(least, left_up_to_root(sources.control_groups, group, true));
        if ((',' + controllers + ',').find(",memory,") != std::string::npos)
            least = smaller(least, left_up_to_root(sources.control_groups / "memory", group, false));
    }
    return least;
}

Bytes left_of_address_space() {
    rlimit limit{};
    if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return std::nullopt;
    const Bytes pages = number_in("/proc/self/statm");
    if (!pages) return std::nullopt;
    const std::uint64_t taken = *pages * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
    return limit.rlim_cur - std::min<std::uint64_t>(limit.rlim_cur, taken);
}

}  // namespace

std::optional<std::uint64_t> free_host_memory(const MemorySources& sources) {
    return smaller(smaller(available_on_machine(sources), left_in_groups(sources)), left_of_address_space());
}

void configure_heap() {
#ifdef __GLIBC__
    constexpr int kMappedFromBytes = 1 << 20;
    constexpr int kKeptAtEnd = 4 << 20;
    mallopt(M_MMAP_THRESHOLD, kMappedFromBytes);
    mallopt(M_TRIM_THRESHOLD, kKeptAtEnd);
#endif
}

std::string size_text(std::uint64_t bytes) {
    constexpr std::uint64_t kKib = 1024;
    std::ostringstream text;
    text << std::fixed << std::setprecision(1);
    if (bytes >= kKib * kKib * kKib) {
        text << static_cast<double>(bytes) / static_cast<double>(kKib * kKib * kKib) << " GiB";
    } else if (bytes >= kKib * kKib) {
        text << bytes / (kKib * kKib) << " MiB";
    } else {
        text << bytes / kKib << " KiB";
    }
    return text.str();
}

void say_out_of_memory() noexcept {
    // Nobody is left to tell where this fails.
    for (const std::string_view part :
         {std::string_view("headlight: "), std::string_view(kOutOfMemory.text), std::string_view("\n")})
        (void)!::write(STDERR_FILENO, part.data(), part.size());
}

}  // namespace headlight
