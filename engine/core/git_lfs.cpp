#include "core/git_lfs.h"

#include "core/error.h"

#include <algorithm>
#include <string_view>

namespace headlight {

void refuse_git_lfs_pointer(std::span<const std::byte> bytes, const std::filesystem::path& path) {
    constexpr std::string_view kStart = "version https://git-lfs";
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), std::min(bytes.size(), kStart.size()));
    if (text == kStart)
        throw Error(ErrorKind::File,
                    Sentence("The file was not downloaded: it is only a Git LFS pointer to it. Run \"git lfs pull\" in "
                             "the model's folder."),
                    {path.string(), "", {}});
}

}  // namespace headlight
