#include "exported_files.h"

#include "options.h"
#include "runs/model_source.h"
#include "staged_file.h"
#include "view/compose.h"

namespace headlight {

void write_exported_files(const ViewRequest& request, const std::filesystem::path& out, InputFiles inputs,
                          Interruption& interruption) {
    const InputFiles read = input_files(request);
    inputs.files.insert(inputs.files.end(), read.files.begin(), read.files.end());
    inputs.models.insert(inputs.models.end(), read.models.begin(), read.models.end());
    refuse_overwriting_input(out, inputs);
    choose_language(request.page.language, true);
    ModelSource source(command_host());
    const std::vector<ExportedFile> files = compose_files(request, source, out);
    const auto found = source.model_paths();  // a name in the request may lead elsewhere
    inputs.models.insert(inputs.models.end(), found.begin(), found.end());
    const auto target = [&](const ExportedFile& file) { return out.parent_path() / file.name.toStdString(); };
    for (const ExportedFile& file : files) refuse_overwriting_input(target(file), inputs);
    for (const ExportedFile& file : files)
        write_text_file(target(file), {file.bytes.data(), static_cast<std::size_t>(file.bytes.size())}, interruption);
}

}  // namespace headlight
