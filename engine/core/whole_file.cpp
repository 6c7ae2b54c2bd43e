#include "core/whole_file.h"

#include "core/error.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <ctime>
#include <random>
#include <string>
#include <system_error>
#include <utility>

namespace headlight {

namespace {

constexpr mode_t kNewFile = 0666;    // less what the user's umask takes away
constexpr mode_t kOwnerOnly = 0600;  // until the permissions of the replaced file are set
constexpr mode_t kPermissions = 07777;

[[noreturn]] void refuse(const std::filesystem::path& target, const Sentence& sentence) {
    throw Error(ErrorKind::File, sentence, {.file = target.string(), .field = {}});
}

[[noreturn]] void fail_writing(const std::filesystem::path& target, const Sentence& what, int reason) {
    refuse(target,
           Sentence("%1 (%2). The previous content is unchanged.", what, std::generic_category().message(reason)));
}

std::filesystem::path folder_of(const std::filesystem::path& target) {
    return target.has_parent_path() ? target.parent_path() : std::filesystem::path(".");
}

constexpr std::string_view kHiddenPrefix = ".headlight-";

/// A name that no other writer has, in this program or another.
std::filesystem::path hidden_name(const std::filesystem::path& folder) {
    std::random_device random;
    return folder / (std::string(kHiddenPrefix) + std::to_string(random()));
}

bool is_hidden_name(std::string_view name) {
    constexpr std::size_t kMostDigits = 10;  // of 32 bits
    if (!name.starts_with(kHiddenPrefix)) return false;
    const std::string_view number = name.substr(kHiddenPrefix.size());
    return !number.empty() && number.size() <= kMostDigits &&
           number.find_first_not_of("0123456789") == std::string_view::npos;
}

/// Returns whether this is a file as a writer leaves it behind, of this user.
bool looks_abandoned(const struct stat& status) {
    constexpr std::time_t kSeconds = 600;
    return S_ISREG(status.st_mode) && status.st_uid == ::geteuid() && status.st_nlink == 1 &&
           status.st_mtime < std::time(nullptr) - kSeconds;
}

/// Removes a hidden file that no writer holds.
void remove_if_abandoned(const std::filesystem::path& file) {
    struct stat named {};
    struct stat opened {};
    if (::lstat(file.c_str(), &named) != 0 || !looks_abandoned(named)) return;
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (descriptor < 0) return;
    // Whoever holds the lock writes, and where locks do not work nothing is known.
    if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0 && ::fstat(descriptor, &opened) == 0 && looks_abandoned(opened) &&
        ::lstat(file.c_str(), &named) == 0 && named.st_ino == opened.st_ino && named.st_dev == opened.st_dev)
        ::unlink(file.c_str());
    ::close(descriptor);
}

/// Removes what writers that were killed left among the first entries of a folder: listing a large one takes time.
void remove_abandoned(const std::filesystem::path& folder) {
    constexpr int kMostEntries = 1'000;
    std::error_code problem;
    std::filesystem::directory_iterator entry(folder, problem);
    const std::filesystem::directory_iterator end;
    for (int seen = 0; !problem && entry != end && seen < kMostEntries; ++seen, entry.increment(problem))
        if (is_hidden_name(entry->path().filename().native())) remove_if_abandoned(entry->path());
}

bool is_regular(const std::filesystem::path& target, struct stat& status) {
    return ::lstat(target.c_str(), &status) == 0 && S_ISREG(status.st_mode);
}

/// Mode of a new file: nobody else may read what will be private once it replaces the target.
mode_t first_mode(const std::filesystem::path& target) {
    struct stat replaced {};
    return is_regular(target, replaced) ? kOwnerOnly : kNewFile;
}

/// Waits for the disk. File systems that cannot say when bytes are there answer EINVAL or ENOTSUP.
int reach_disk(int descriptor) {
    if (::fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP || errno == EROFS) return 0;
    return errno;
}

/// Makes the new name itself survive a power cut. The file is in place already, so that a failure changes nothing.
void keep_name(const std::filesystem::path& folder) {
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) return;
    ::fsync(descriptor);
    ::close(descriptor);
}

std::filesystem::path path_of(int descriptor) {
    return "/proc/self/fd/" + std::to_string(descriptor);
}

}  // namespace

void check_target(const std::filesystem::path& target) {
    if (target.empty()) refuse(target, Sentence("Expected the name of a file to write, found an empty one."));
    std::error_code problem;
    const auto status = std::filesystem::symlink_status(target, problem);
    if (status.type() == std::filesystem::file_type::directory || !target.has_filename())
        refuse(target, Sentence("This is a folder; choose a file in it."));
    if (status.type() == std::filesystem::file_type::symlink)
        refuse(target, Sentence("This is a link to another file; choose the file itself, or another one."));
    if (std::filesystem::exists(status) && status.type() != std::filesystem::file_type::regular)
        refuse(target, Sentence("This is a device or a pipe, not a file; choose a file."));
    if (!std::filesystem::is_directory(folder_of(target), problem))
        refuse(target, Sentence("The folder does not exist; create it, or choose another one."));
}

WholeFile::WholeFile(std::filesystem::path target) : target_(std::move(target)) {
    check_target(target_);
    make_nameless();
    if (descriptor_ < 0) make_hidden();
    if (descriptor_ < 0) fail_writing(target_, Sentence("The file cannot be written"), errno);
}

WholeFile::~WholeFile() {
    if (descriptor_ >= 0) ::close(descriptor_);
    std::error_code ignored;
    if (!hidden_.empty()) std::filesystem::remove(hidden_, ignored);
}

void WholeFile::make_nameless() {
#ifdef O_TMPFILE
    descriptor_ = ::open(folder_of(target_).c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, first_mode(target_));
    // Without /proc the file could neither be written by path nor get a name.
    if (descriptor_ < 0) return;
    if (::access(path_of(descriptor_).c_str(), W_OK) == 0) {
        static_cast<void>(lock());  // for the moment when it has a hidden name
        return;
    }
    ::close(descriptor_);
    descriptor_ = -1;
#endif
}

void WholeFile::make_hidden() {
    constexpr int kMostTries = 100;
    remove_abandoned(folder_of(target_));
    for (int tries = 0; tries < kMostTries; ++tries) {
        hidden_ = hidden_name(folder_of(target_));
        descriptor_ = ::open(hidden_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, first_mode(target_));
        if (descriptor_ < 0 && errno == EEXIST) continue;
        if (descriptor_ < 0 || lock()) break;
        ::close(descriptor_);
        descriptor_ = -1;
    }
    if (descriptor_ < 0) hidden_.clear();
}

bool WholeFile::lock() const {
    struct stat status {};
    static_cast<void>(::flock(descriptor_, LOCK_EX | LOCK_NB));  // without locks nobody removes anything
    return ::fstat(descriptor_, &status) != 0 || status.st_nlink > 0;
}

std::filesystem::path WholeFile::path() const {
    return hidden_.empty() ? path_of(descriptor_) : hidden_;
}

void WholeFile::write(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t count = ::write(descriptor_, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0)
            fail_writing(target_, Sentence("The file could not be written to the end"), count == 0 ? ENOSPC : errno);
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
}

void WholeFile::keep_permissions() const {
    struct stat replaced {};
    if (!is_regular(target_, replaced)) return;
    // Only the superuser may give files away; the group is worth a try. What fails leaves the stricter owner's file.
    if (::fchown(descriptor_, replaced.st_uid, replaced.st_gid) != 0)
        (void)!::fchown(descriptor_, static_cast<uid_t>(-1), replaced.st_gid);
    (void)!::fchmod(descriptor_, replaced.st_mode & kPermissions);
}

void WholeFile::commit() {
    keep_permissions();
    if (const int problem = reach_disk(descriptor_); problem != 0)
        fail_writing(target_, Sentence("The file could not be written to the end"), problem);
    if (hidden_.empty()) {
        const auto name = hidden_name(folder_of(target_));
        if (::linkat(AT_FDCWD, path().c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) != 0)
            fail_writing(target_, Sentence("The file could not be finished"), errno);
        hidden_ = name;
    }
    if (std::rename(hidden_.c_str(), target_.c_str()) != 0)
        fail_writing(target_, Sentence("The file could not be finished"), errno);
    hidden_.clear();
    keep_name(folder_of(target_));
}

void write_whole_file(const std::filesystem::path& target, std::string_view bytes) {
    WholeFile file(target);
    file.write(bytes);
    file.commit();
}

}  // namespace headlight
