#include "app/input_files.h"
#include "app/kit_inputs.h"
#include "app/options.h"
#include "app/result_files.h"
#include "app/staged_file.h"
#include "app/view_options.h"
#include "commands.h"
#include "core/error.h"
#include "formats/tensors/tensor_files.h"
#include "runs/model_run.h"
#include "session/generation/image_prompt.h"

#include <algorithm>
#include <memory>
#include <sstream>
#include <utility>

namespace headlight {

namespace {

struct PreprocessOptions {
    ViewRequest view;
    std::filesystem::path inputs;
    std::filesystem::path out;
};

NamedTensor named(const char* name, Tensor tensor) {
    const auto kept = std::make_shared<const Tensor>(std::move(tensor));
    return {name, kept->shape(), [kept](const ValueSink& sink) { sink(kept->values()); }};
}

NamedTensor whole_numbers(const char* name, const std::vector<std::int32_t>& numbers) {
    return named(name, Tensor({std::ssize(numbers)}, {numbers.begin(), numbers.end()}));
}

/// [1, 3]: frames, and the rows and columns of the patches.
Tensor grid_of(const TileGrid& patches) {
    return Tensor({1, 3}, {1.0F, static_cast<float>(patches.rows), static_cast<float>(patches.columns)});
}

/// 1 for each patch of an image, then 0 for padding.
Tensor mask_of(const TileGrid& patches, std::int64_t count) {
    Tensor mask({count});
    std::ranges::fill(mask.values().first(static_cast<std::size_t>(patches.count())), 1.0F);
    return mask;
}

/// 1 for each pixel of an image, 0 for the padding at its right and bottom.
Tensor mask_of_pixels(const TileGrid& image, std::int64_t height, std::int64_t width) {
    Tensor mask({height, width});
    for (std::int64_t row = 0; row < image.height; ++row)
        std::ranges::fill(mask.slice(row).first(static_cast<std::size_t>(image.width)), 1.0F);
    return mask;
}

/// The pixels of an image, and what its processor gives beside them.
void add_image(std::vector<NamedTensor>& tensors, const ImageProcessor& images, const Image& picture, bool in_text) {
    PreparedImage image = images(picture);
    Shape shape = image.pixels.shape();
    if (in_text && shape.size() == 3) shape.insert(shape.begin(), 1);
    const TileGrid& tiles = image.tiles;
    for (const std::string& name : images.other_outputs()) {
        if (name == "image_sizes") tensors.push_back(whole_numbers("image_sizes", {tiles.height, tiles.width}));
        if (name == "image_grid_thw") tensors.push_back(named("image_grid_thw", grid_of(tiles)));
        if (name == "pixel_mask") tensors.push_back(named("pixel_mask", mask_of_pixels(tiles, shape[1], shape[2])));
        if (name == "spatial_shapes") tensors.push_back(whole_numbers("spatial_shapes", {tiles.rows, tiles.columns}));
        // Tiles are filled: all pixels are the image's.
        if (name == "pixel_attention_mask")
            tensors.push_back(named("pixel_attention_mask", shape.size() == 2
                                                                ? mask_of(tiles, shape[0])
                                                                : Tensor({shape[0], shape[2], shape[3]}, 1.0F)));
    }
    tensors.push_back(
        named("pixel_values", Tensor(shape, {image.pixels.values().begin(), image.pixels.values().end()})));
}

/// What a model reads of a text in which an image may stand.
std::vector<NamedTensor> tensors_of_prompt(const ModelRun& run, const AnalysisRequest& request) {
    std::vector<NamedTensor> tensors;
    const LoadedModel& model = run.model();
    if (!request.text.empty()) {
        const TokenizedText tokens = encode_prompt(*model.tokenizer, model.description, request.text, std::nullopt, {},
                                                   tiles_for_prompt(model.images.get(), request.images));
        tensors.push_back(whole_numbers("input_ids", tokens.ids()));
    }
    for (std::size_t i = 0; i < request.images.size(); ++i) {
        std::vector<NamedTensor> own;
        add_image(own, *model.images, *request.images[i].image, true);
        for (NamedTensor& tensor : own) {
            tensor.name += image_suffix(i);
            tensors.push_back(std::move(tensor));
        }
    }
    return tensors;
}

/// What the model reads of these files, with the names that Hugging Face's processors give it.
std::vector<NamedTensor> tensors_of(const ModelRun& run, InputRequest input, const KitMedia& media) {
    const LoadedModel& model = run.model();
    const bool in_text = model.description.image_prompt.has_value();
    const bool reads = (in_text && !media.text.empty()) || (model.audio && !media.audio.empty()) ||
                       (model.images && !media.images.empty());
    if (!reads)
        throw Error(ErrorKind::Input, "--inputs: expected " +
                                          std::string(model.audio    ? "recordings (\"audio\")"
                                                      : model.images ? "images (\"image\")"
                                                                     : "a model that reads recordings or images") +
                                          ", found an input without one that " + model.name + " reads.");
    input.audio = media.audio;
    input.images = media.images;
    if (in_text) input.text = media.text;
    const AnalysisRequest request = run.reading(input);
    if (in_text) return tensors_of_prompt(run, request);
    if (!request.images.empty()) {
        std::vector<NamedTensor> tensors;
        add_image(tensors, *model.images, *request.images.front().image, false);
        return tensors;
    }
    const bool log_mel = model.audio->size().form == AudioSize::Form::LogMel;
    return {named(log_mel ? "input_features" : "input_values", (*model.audio)(*request.audio).features)};
}

void write_tensors(const std::filesystem::path& target, const std::vector<NamedTensor>& tensors,
                   const Provenance& provenance, Interruption& interruption) {
    std::ostringstream bytes;
    write_safetensors(bytes, tensors, {{std::string(kProvenanceKey), provenance_json({provenance})}});
    write_text_file(target, bytes.str(), interruption);
}

void run_preprocess(const PreprocessOptions& options, Interruption& interruption) {
    const std::vector<KitMedia> inputs = read_kit_media(options.inputs);
    const auto output_of = [&](std::size_t input) {
        return options.out / ("inputs." + std::to_string(input) + ".safetensors");
    };
    const ModelRun run(options.view.input, command_host());
    InputFiles read{.files = {options.inputs}, .models = {run.model().path}};
    for (const KitMedia& each : inputs) {
        read.files.push_back(each.audio);
        read.files.insert(read.files.end(), each.images.begin(), each.images.end());
    }
    std::erase(read.files, std::filesystem::path());
    for (std::size_t i = 0; i < inputs.size(); ++i) refuse_overwriting_input(output_of(i), read);
    make_results_folder(options.out);
    for (std::size_t i = 0; i < inputs.size(); ++i)
        write_tensors(output_of(i), tensors_of(run, options.view.input, inputs[i]), run.provenance({}), interruption);
}

}  // namespace

void add_preprocess_command(CLI::App& program, CommandContext& context) {
    auto* command = program.add_subcommand(
        "preprocess", "Write the tensors that are made of images and recordings before a model reads them");
    auto options = std::make_shared<PreprocessOptions>();
    auto view = std::make_shared<ViewOptions>();
    view->add_to(*command, Context::Model);
    command
        ->add_option(
            "--inputs", options->inputs,
            R"(File with a JSON list of {"audio": audio file}, {"image": image file, "text": the text it stands in} or {"images": [image files], "text": ...}, of files beside it)")
        ->required();
    command->add_option("--out", options->out, "Folder for inputs.0.safetensors, inputs.1.safetensors, ...")
        ->required();
    command->footer(
        "The tensors are named as Hugging Face's processors name them: pixel_values, input_features or "
        "input_values; of an image in a text also input_ids, image_sizes or image_grid_thw; of one in tiles or patches "
        "also pixel_attention_mask, pixel_mask or spatial_shapes. Of several images in a text, the names of the second "
        "one's tensors end in .1, and so on.\n\n"
        "Example:\n"
        "  headlight preprocess ./wav2vec2-base-960h --inputs recordings.json --out tensors\n");
    command->callback([=, &context] {
        options->view = view->request();
        run_preprocess(*options, context.interruption);
    });
}

}  // namespace headlight
