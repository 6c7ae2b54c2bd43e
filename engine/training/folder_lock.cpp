#include "training/folder_lock.h"

#include "core/error.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>

namespace headlight {

FolderLock::FolderLock(const std::filesystem::path& file)
    : descriptor_(::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC)) {
    // Where files cannot be locked, as on some network drives, nobody can tell.
    if (descriptor_ < 0 || ::flock(descriptor_, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) return;
    ::close(descriptor_);
    throw Error(ErrorKind::File,
                Sentence("Another training runs in this folder. Stop it first, or wait until it ends."),
                {file.parent_path().string(), "", {}});
}

FolderLock::~FolderLock() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

}  // namespace headlight
