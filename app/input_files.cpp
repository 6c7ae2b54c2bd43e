#include "input_files.h"

#include "core/error.h"
#include "formats/attention_file.h"
#include "formats/capture_file.h"
#include "formats/checkpoints.h"
#include "formats/model_content.h"
#include "formats/model_path.h"

#include <algorithm>
#include <string>
#include <system_error>

namespace headlight {

namespace {

void add_file(InputFiles& inputs, const std::filesystem::path& file) {
    if (!file.empty()) inputs.files.push_back(file);
}

void add_input(InputFiles& inputs, const InputRequest& input) {
    if (!input.model.empty()) inputs.models.emplace_back(input.model);
    add_file(inputs, input.image_encoder);
    for (const InputFile& file : kInputFiles) add_file(inputs, input.*file.path);
    for (const std::filesystem::path& image : input.images) add_file(inputs, image);
    if (input.text == "-" || input.pair == "-") add_file(inputs, "/dev/stdin");
}

void add_request(InputFiles& inputs, const ViewRequest& request) {
    add_input(inputs, request.input);
    add_file(inputs, request.picture.metrics);
    add_file(inputs, request.picture.structure);
    for (std::size_t other = 0; other < request.sides.count(); ++other)
        if (const auto model = request.sides.side(other).model) inputs.models.emplace_back(*model);
    for (const ViewRequest& panel : request.panels) add_request(inputs, panel);
}

bool is_same(const std::filesystem::path& a, const std::filesystem::path& b) {
    std::error_code ignored;
    return std::filesystem::equivalent(a, b, ignored);
}

std::filesystem::path folder_of(const std::filesystem::path& file) {
    return file.has_parent_path() ? file.parent_path() : std::filesystem::path(".");
}

/// Returns whether the file, which is there, is one of a model's.
bool belongs_to_model(const std::filesystem::path& file, const std::filesystem::path& model) {
    std::error_code ignored;
    if (!std::filesystem::exists(model, ignored)) return false;  // the name of a built-in one, or none
    if (is_same(file, model)) return true;
    if (is_capture_file(model))
        return std::ranges::any_of(parts_of_capture(model), [&](const auto& part) { return is_same(file, part); });
    if (is_attention_file(model))
        return std::ranges::any_of(files_of_attention(model),
                                   [&](const auto& part) { return is_same(file, part.path); });
    if (!std::filesystem::is_directory(model, ignored)) {
        // Beside a model of one file anything may lie; its own are its other parts and what is named after it.
        return is_same(folder_of(file), folder_of(model)) &&
               (file.extension() == model.extension() || file.stem() == model.stem());
    }
    if (is_same(folder_of(file), model)) return true;
    for (const Checkpoint& checkpoint : checkpoints_in(model))
        if (is_same(folder_of(file), checkpoint.path)) return true;
    // What lies elsewhere may be linked from the folder, as in the Hugging Face cache.
    for (const auto& entry : std::filesystem::directory_iterator(model, ignored))
        if (is_same(file, entry.path())) return true;
    return false;
}

}  // namespace

InputFiles input_files(const InputRequest& input) {
    InputFiles inputs;
    add_input(inputs, input);
    return inputs;
}

InputFiles input_files(const ViewRequest& request) {
    InputFiles inputs;
    add_request(inputs, request);
    return inputs;
}

void refuse_overwriting_input(const std::filesystem::path& output, const InputFiles& inputs) {
    std::error_code ignored;
    if (!std::filesystem::exists(output, ignored)) return;
    const auto refuse = [&](const std::string& what) {
        throw Error(ErrorKind::File, "The output would replace " + what + "; choose another file.",
                    {.file = output.string(), .field = {}});
    };
    for (const auto& file : inputs.files)
        if (is_same(output, file)) refuse("an input, " + file.string());
    for (const auto& model : inputs.models) {
        const SplitModelPath files = split_model_path(model);
        for (const auto& file : {files.model, files.image_encoder})
            if (!file.empty() && belongs_to_model(output, file)) refuse("a file of the model");
    }
}

}  // namespace headlight
