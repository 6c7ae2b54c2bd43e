#include "exported_files.h"

#include "staged_file.h"

namespace headlight {

void write_exported_files(const std::vector<ExportedFile>& files, const std::filesystem::path& out,
                          const ModelSource& source, Interruption& interruption) {
    for (const ExportedFile& file : files) source.refuse_model_files(out.parent_path() / file.name.toStdString());
    for (const ExportedFile& file : files)
        write_text_file(out.parent_path() / file.name.toStdString(),
                        {file.bytes.data(), static_cast<std::size_t>(file.bytes.size())}, interruption);
}

}  // namespace headlight
