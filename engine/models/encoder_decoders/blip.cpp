// BLIP (arXiv 2201.12086) as it writes captions: an encoder of images, and a decoder built as BERT is, whose layers
// attend to the image too.

#include "models/architecture.h"
#include "models/blocks/encoder_decoder.h"
#include "models/blocks/image_encoders.h"
#include "models/blocks/image_towers.h"
#include "models/blocks/plans/decoder_config.h"
#include "models/blocks/plans/encoder_plan.h"
#include "models/blocks/plans/text_part.h"
#include "models/blocks/plans/text_writer.h"

#include <string>
#include <utility>

namespace headlight::blip {

namespace {

constexpr std::string_view kName = "BLIP captioner";
constexpr double kShareOfEncoder = 0.5;  // of the work of loading

void check_class(const Config& config) {
    for (const std::string& name : config.texts_or_none("architectures"))
        if (name != "BlipForConditionalGeneration")
            fail_unsupported(
                config, "architectures",
                Sentence("BLIP is supported as BlipForConditionalGeneration only, which writes captions; found %1.",
                         name));
}

LoadedImageEncoder load_encoder(const ModelFolder& part, Backend& backend, const std::stop_token& stop,
                                const Progress& progress) {
    const ImageTowerSizes sizes = read_blip_tower(part.config);
    TensorTable table("");
    add_blip_tower(table, sizes, "");
    const LoadedTensors tensors = table.load(part, backend, stop, progress);
    LoadedImageEncoder loaded;
    loaded.encoder = tower_encoder(blip_tower_of(backend, tensors, sizes),
                                   layer_norm_of(tensors, "final_norm", sizes.layers.epsilon));
    loaded.hidden = sizes.layers.hidden.size;
    loaded.description = describe_vision(kName, part.config, sizes.patches, sizes.layers, tensors);
    return loaded;
}

/// The decoder, whose layers and head are BERT's but for the attention to the image.
EncoderPlan read_decoder(const Config& config, std::int64_t encoder_hidden) {
    if (!config.boolean_or("is_decoder", true))
        fail_unsupported(config, "is_decoder", Sentence("BLIP's text model is supported as a decoder only."));
    EncoderPlan plan = read_encoder_plan(kName, "bert.", config);
    plan.task = ModelTask::MaskedWord;  // the form of its head
    plan.names.pooler = {};
    plan.head = big_bird_head(plan);
    const Dimension memory{config.integer_or("encoder_hidden_size", 768, 1, 65'536), "encoder_hidden_size"};
    if (memory.size != encoder_hidden)
        config.fail("encoder_hidden_size", Sentence("Expected hidden_size of vision_config, which is %1; found %2.",
                                                    encoder_hidden, memory.size));
    plan.more_tensors = [plan, memory](TensorTable& table) {
        for (std::int64_t layer = 0; layer < plan.stored_layers; ++layer)
            add_cross_attention(table, plan, {}, memory, layer);
    };
    return plan;
}

TextWriter load_decoder(const ModelFolder& part, std::int64_t encoder_hidden, Backend& backend,
                        const std::stop_token& stop, const Progress& progress, EncoderDecoder& parts) {
    const EncoderPlan plan = read_decoder(part.config, encoder_hidden);
    const LoadedTensors tensors = tensor_table(plan).load(part, backend, stop, progress);
    parts.target = embeddings_of(tensors, plan);
    parts.target_tokens = plan.positions;
    for (std::int64_t layer = 0; layer < plan.stored_layers; ++layer)
        parts.decoder.push_back(target_layer_of(tensors, plan, layer));
    parts.norms_after_sums = true;
    parts.head = head_of(tensors, plan, "head", plan.head);
    return {.vocabulary = plan.vocabulary,
            .hidden = plan.hidden,
            .layers = plan.stored_layers,
            .heads = plan.heads,
            .positions = plan.positions,
            .start = static_cast<std::int32_t>(part.config.integer_or("bos_token_id", 30'522, 0, plan.vocabulary - 1)),
            .parameters = tensors.parameters(),
            .parameters_by_tensor = tensors.parameters_by_tensor(),
            .notices = tensors.notices()};
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    check_class(folder.config);
    const LoadedImageEncoder encoder = load_encoder(part_named(folder, "vision_config", "vision_model."), *backend,
                                                    stop, share_of(progress, 0, kShareOfEncoder));
    EncoderDecoder parts;
    parts.image = encoder.encoder;
    parts.memory_outputs = {"image_embeds", "last_hidden_state"};
    TextWriter writer = load_decoder(part_named(folder, "text_config", "text_decoder."), encoder.hidden, *backend, stop,
                                     share_of(progress, kShareOfEncoder, 1 - kShareOfEncoder), parts);
    ModelDescription description = describe_writer(folder.config, encoder, std::move(writer));
    description.architecture = kName;
    return make_encoder_decoder_model(std::move(backend), std::move(parts), std::move(description));
}

}  // namespace

extern const Architecture kBlip;
constinit const Architecture kBlip{"blip", kName, load};

}  // namespace headlight::blip
