#include "formats/digest_cache.h"

#include "core/cache_folder.h"
#include "core/error.h"
#include "core/read_file.h"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <sstream>
#include <string>
#include <string_view>
#include <system_error>

namespace headlight {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kMostFiles = 512;
constexpr std::uint64_t kMostBytes = std::uint64_t{4} << 20;

std::mutex& writing() {
    static std::mutex mutex;
    return mutex;
}

std::string digest_of_text(std::string_view text) {
    Sha256 hash;
    hash.add(std::as_bytes(std::span(text)));
    return hexadecimal(hash.digest());
}

/// Key at the beginning of a line: everything that identifies the file.
std::string key_of(const fs::path& file, const FileStamp& stamp) {
    std::error_code error;
    const fs::path place = fs::canonical(file, error);  // files of the Hugging Face cache are links
    std::ostringstream key;
    key << stamp.size << ' ' << stamp.modified << ' ' << stamp.changed << ' ' << stamp.inode << ' '
        << (error ? file : place).string();
    return key.str();
}

/// A line for each file, the last ones the newest: key, tab, digest. Empty where the file is missing or is not what was
/// written: its first line is the digest of the others.
std::string lines_of(const fs::path& file) {
    try {
        const std::string text = read_file(file, kMostBytes);
        const std::size_t end = text.find('\n');
        if (end == std::string::npos) return {};
        std::string lines = text.substr(end + 1);
        return text.substr(0, end) == digest_of_text(lines) ? lines : std::string();
    } catch (const Error&) {
        return {};
    }
}

std::optional<Digest> parsed(std::string_view text) {
    Digest digest{};
    if (text.size() != 2 * digest.size()) return std::nullopt;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t nibble = std::string_view("0123456789abcdef").find(text[i]);
        if (nibble == std::string_view::npos) return std::nullopt;
        digest[i / 2] = digest[i / 2] << 4 | static_cast<std::byte>(nibble);
    }
    return digest;
}

bool settled(const FileStamp& stamp) {
    constexpr auto kCoarsest = std::chrono::seconds(2);  // times of files on FAT
    const auto now = std::chrono::system_clock::now() - kCoarsest;
    return std::max(stamp.modified, stamp.changed) <
           std::chrono::duration_cast<std::chrono::nanoseconds>(now.time_since_epoch()).count();
}

}  // namespace

DigestCache::DigestCache(const fs::path& folder) : file_(folder.empty() ? fs::path() : folder / "digests") {}

std::optional<Digest> DigestCache::find(const fs::path& file, const FileStamp& stamp) const {
    if (file_.empty()) return std::nullopt;
    const std::string key = key_of(file, stamp) + '\t';
    std::istringstream lines(lines_of(file_));
    for (std::string line; std::getline(lines, line);)
        if (line.starts_with(key)) return parsed(std::string_view(line).substr(key.size()));
    return std::nullopt;
}

void DigestCache::remember(const fs::path& file, const FileStamp& stamp, const Digest& digest) const {
    const std::string key = key_of(file, stamp);
    if (file_.empty() || !settled(stamp) || key.find_first_of("\t\n") != std::string::npos) return;
    const std::lock_guard lock(writing());
    std::string lines = lines_of(file_) + key + '\t' + hexadecimal(digest) + '\n';
    auto count = static_cast<std::size_t>(std::ranges::count(lines, '\n'));
    for (; count > kMostFiles || lines.size() > kMostBytes / 2; --count) lines.erase(0, lines.find('\n') + 1);
    write_cache_file(file_, digest_of_text(lines) + '\n' + lines);
}

}  // namespace headlight
