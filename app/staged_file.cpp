#include "staged_file.h"

#include "core/error.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <system_error>

namespace headlight {

namespace {

[[noreturn]] void refuse(const std::filesystem::path& target, const std::string& sentence) {
    throw Error(ErrorKind::File, sentence, {.file = target.string(), .field = {}});
}

std::filesystem::path folder_of(const std::filesystem::path& target) {
    return target.has_parent_path() ? target.parent_path() : std::filesystem::path(".");
}

void check_target(const std::filesystem::path& target) {
    std::error_code problem;
    const auto status = std::filesystem::symlink_status(target, problem);
    if (status.type() == std::filesystem::file_type::directory || !target.has_filename()) {
        refuse(target, "The output is a folder; name a file in it.");
    }
    if (status.type() == std::filesystem::file_type::symlink)
        refuse(target, "The output is a link; name the file that it leads to.");
    if (std::filesystem::exists(status) && status.type() != std::filesystem::file_type::regular) {
        refuse(target, "The output is not an ordinary file; name another one.");
    }
    if (!std::filesystem::is_directory(folder_of(target), problem))
        refuse(target, "The folder of the output does not exist; make it first.");
}

}  // namespace

StagedFile::StagedFile(std::filesystem::path target, Interruption& interruption)
    : target_(std::move(target)), interruption_(&interruption) {
    check_target(target_);
    std::string pattern = (folder_of(target_) / ".headlight-XXXXXX").string();
    int problem = 0;
    folder_ = interruption_->begin([&]() -> std::filesystem::path {
        if (::mkdtemp(pattern.data()) != nullptr) return pattern;
        problem = errno;
        return {};
    });
    if (folder_.empty()) refuse(target_, std::string("The output cannot be written: ") + std::strerror(problem) + ".");
}

StagedFile::~StagedFile() {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
    interruption_->finish(folder_, [] {});
}

void StagedFile::commit() {
    std::error_code problem;
    interruption_->finish(folder_, [&] {
        std::filesystem::rename(path(), target_, problem);
        std::error_code ignored;
        std::filesystem::remove_all(folder_, ignored);
    });
    if (problem) refuse(target_, "The output cannot be written: " + problem.message() + ".");
}

void write_text_file(const std::filesystem::path& target, std::string_view text, Interruption& interruption) {
    StagedFile staged(target, interruption);
    std::ofstream file(staged.path(), std::ios::binary);
    file.write(text.data(), static_cast<std::streamsize>(text.size()));
    file.close();
    if (!file) refuse(target, std::string("The output cannot be written: ") + std::strerror(errno) + ".");
    staged.commit();
}

}  // namespace headlight
