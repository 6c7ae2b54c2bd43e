#include "staged_file.h"

#include <utility>

namespace headlight {

StagedFile::StagedFile(std::filesystem::path target, Interruption& interruption) : interruption_(&interruption) {
    hidden_ = interruption_->begin([&] {
        file_.emplace(std::move(target));
        return file_->hidden();
    });
}

StagedFile::~StagedFile() {
    interruption_->finish(hidden_, [&] { file_.reset(); });
}

void StagedFile::commit() {
    interruption_->finish(hidden_, [&] { file_->commit(); });
}

void write_text_file(const std::filesystem::path& target, std::string_view text, Interruption& interruption) {
    StagedFile staged(target, interruption);
    staged.write(text);
    staged.commit();
}

}  // namespace headlight
