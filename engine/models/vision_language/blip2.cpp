// BLIP-2 (arXiv 2301.12597): BLIP's image tower, whose states learned queries read (the Q-Former); what these gather
// becomes tokens in front of a text of OPT or T5 by a linear layer.

#include "models/architecture.h"
#include "models/blocks/image_part.h"
#include "models/blocks/image_towers.h"
#include "models/blocks/plans/decoder_config.h"
#include "models/blocks/plans/text_part.h"
#include "models/blocks/towers/query_transformer.h"
#include "models/decoders/opt.h"
#include "models/encoder_decoders/t5.h"

#include <string>
#include <utility>

namespace headlight::blip2 {

namespace {

constexpr std::string_view kName = "BLIP-2 image and text decoder";
constexpr std::string_view kWriterName = "BLIP-2 image and text encoder-decoder";
// Of the vocabularies of the published models, whose first folders do not say it.
constexpr std::int64_t kImageTokenOfOpt = 50'265;
constexpr std::int64_t kImageTokenOfT5 = 32'100;

void check_class(const Config& config) {
    for (const std::string& name : config.texts_or_none("architectures"))
        if (name != "Blip2ForConditionalGeneration" && name != "Blip2Model")
            fail_unsupported(config, "architectures",
                             Sentence("BLIP-2 is supported as Blip2ForConditionalGeneration only, which writes texts "
                                      "about images; found %1.",
                                      name));
}

/// The image's part, and the tensors that its description speaks of.
struct LoadedImagePart {
    ImagePart part;
    LoadedTensors tensors;
};

LoadedImagePart load_image(const ModelFolder& folder, Dimension text, std::int64_t image_token, Backend& backend,
                           const std::stop_token& stop) {
    const ModelFolder image = image_part(folder);
    const ImageTowerSizes sizes = read_blip2_tower(image.config);
    const Dimension memory{sizes.layers.hidden.size, "vision_config.hidden_size"};
    const QueryTransformerSizes queries = read_query_transformer(folder.config, memory);
    TensorTable table("");
    add_blip_tower(table, sizes, "vision_model.");
    add_query_transformer(table, queries);
    table.body_linear("connect", "language_projection", text, queries.hidden, true);
    LoadedTensors tensors = table.load(image, backend, stop, {});
    ImagePart part;
    part.tower = blip_tower_of(backend, tensors, sizes);
    part.resampler = std::make_shared<QueryTransformer>(tensors, queries,
                                                        layer_norm_of(tensors, "final_norm", sizes.layers.epsilon));
    part.connect = [connect = linear_of(tensors, "connect")](Backend& device, const DeviceTensor& states) {
        return connect(device, states);
    };
    part.prompt = read_image_prompt(folder.config, {0, 0}, image_token);
    part.prompt.several = false;
    part.prompt.before = static_cast<std::int32_t>(queries.queries.size);
    part.prompt.first = true;
    return {std::move(part), std::move(tensors)};
}

std::unique_ptr<Model> load_writer(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                   const std::stop_token& stop, const Progress& progress) {
    const ModelFolder text = part_named(folder, "text_config", "language_model.");
    const Dimension width{text.config.integer("d_model", 1, 65'536), "text_config.d_model"};
    LoadedImagePart image = load_image(folder, width, kImageTokenOfT5, *backend, stop);
    return t5::make_with(kWriterName, with_source_image(std::move(image.part), image.tensors, folder.config), text,
                         std::move(backend), stop, progress);
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    check_class(folder.config);
    const ModelFolder text = text_part(folder);
    if (part_type(text.config, "text_config", kName, {"opt", "t5"}) == "t5")
        return load_writer(folder, std::move(backend), stop, progress);
    DecoderPlan plan = read_opt_plan(kName, text.config);
    LoadedImagePart image =
        load_image(folder, {plan.sizes.hidden, "text_config.hidden_size"}, kImageTokenOfOpt, *backend, stop);
    plan.finish = [describe = with_image(std::move(image.part), image.tensors, folder.config)](
                      Decoder& decoder, ModelDescription& description, const LoadedTensors& /*tensors*/) {
        describe(decoder, description);
    };
    return make_decoder(std::move(plan), text, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kBlip2;
constinit const Architecture kBlip2{"blip-2", kName, load};

}  // namespace headlight::blip2
