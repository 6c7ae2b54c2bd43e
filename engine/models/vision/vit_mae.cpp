// ViT-MAE, the masked autoencoder (arXiv 2111.06377): a ViT, and a narrower decoder that paints every patch anew.

#include "models/architecture.h"
#include "models/blocks/plans/tensor_table.h"
#include "models/blocks/plans/vit_plan.h"

#include <algorithm>
#include <utility>

namespace headlight::vit_mae {

namespace {

/// Prefix of the decoder's layers in a file: as published, or as newer versions of transformers write them.
std::string decoder_layers(const ModelFolder& folder) {
    const std::string published = "decoder.decoder_layers.";
    return folder.weights->find(published + "0.layernorm_before.weight") ? published : "decoder.decoder_encoder.layer.";
}

PreNormSizes read_decoder_sizes(const Config& config, const PreNormSizes& encoder) {
    PreNormSizes sizes = encoder;
    sizes.hidden = {config.integer_or("decoder_hidden_size", 512, 1, 65'536), "decoder_hidden_size"};
    sizes.inner = {config.integer_or("decoder_intermediate_size", 2048, 1, 1'000'000), "decoder_intermediate_size"};
    sizes.layers = config.integer_or("decoder_num_hidden_layers", 8, 1, 1'000);
    sizes.heads = config.integer_or("decoder_num_attention_heads", 16, 1, 1'024);
    if (sizes.hidden.size % sizes.heads != 0)
        config.fail("decoder_num_attention_heads",
                    Sentence("Expected a divisor of decoder_hidden_size, which is %1; found %2.", sizes.hidden.size,
                             sizes.heads));
    return sizes;
}

void add_decoder(TensorTable& table, const VitPlan& plan, const PreNormSizes& decoder, const std::string& layers) {
    const GridSize grid = plan.patches.grid();
    table.body_linear("decoder_embed", "decoder.decoder_embed", decoder.hidden, plan.layers.hidden, true);
    table.body("decoder_positions", {"decoder.decoder_pos_embed"},
               {{1, "1"}, {1 + grid.rows * grid.columns, "number of patches and the class token"}, decoder.hidden});
    add_layers(table, decoder, kVitLayer, "decoder_layers.", layers);
    table.body_norm("decoder_norm", "decoder.decoder_norm", decoder.hidden);
    table.body_linear("decoder_pixels", "decoder.decoder_pred", {plan.patches.patch_values(), "patch_size"},
                      decoder.hidden, true);
    table.ignore_ending("decoder.mask_token");
}

/// The pixels of every patch, from the encoder's states of all of them.
VisionHead decoder_head(Backend& backend, const LoadedTensors& tensors, const PreNormSizes& sizes, GridSize grid) {
    std::vector<PreNormLayer> layers = layers_of(tensors, sizes, "decoder_layers.");
    for (PreNormLayer& layer : layers) layer.attention.kind = AttentionKind::Decoder;
    const Tensor positions = rows_on_host(backend, tensors, "decoder_positions");
    const Linear embed = linear_of(tensors, "decoder_embed");
    const Norm norm = layer_norm_of(tensors, "decoder_norm", sizes.epsilon);
    const Linear pixels = linear_of(tensors, "decoder_pixels");
    return [=, layers = std::move(layers)](ForwardPass& pass, const DeviceTensor& states) {
        Backend& device = pass.backend();
        pass.name_patches(AttentionKind::Decoder,
                          {{"[CLS]"}, static_cast<std::int32_t>(grid.rows), static_cast<std::int32_t>(grid.columns)});
        DeviceTensor x = device.add(embed(device, states), device.upload(positions));
        x = norm(device, run_layers_quietly(pass, layers, std::move(x)));
        const DeviceTensor all = pixels(device, x);
        std::vector<std::int32_t> patches;
        for (std::int64_t row = 1; row < all.rows(); ++row) patches.push_back(static_cast<std::int32_t>(row));
        const DeviceTensor of_patches = device.rows(all, patches);
        pass.keep_output("logits", of_patches, of_patches.shape);
    };
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const Config& config = folder.config;
    const VitPlan plan(config);
    const std::vector<std::string> named = config.texts_or_none("architectures");
    const bool paints = std::find(named.begin(), named.end(), "ViTMAEForPreTraining") != named.end();
    const PreNormSizes decoder = read_decoder_sizes(config, plan.layers);
    TensorTable table("vit.");
    plan.add_tensors(table);
    if (paints) add_decoder(table, plan, decoder, decoder_layers(folder));
    const LoadedTensors tensors = table.load(folder, *backend, stop, progress);

    VisionParts parts{plan.tower(*backend, tensors), plan.final_norm(tensors),
                      paints ? decoder_head(*backend, tensors, decoder, plan.patches.grid()) : bare_head({})};
    ModelDescription description = describe_vision("ViT-MAE image encoder", config, plan.patches, plan.layers, tensors);
    if (paints && config.real_or("mask_ratio", 0.75, 0, 1) > 0)
        description.notices.emplace_back("No patch is masked: the model reads the whole image.");
    return make_vision_model(std::move(backend), std::move(parts), std::move(description));
}

}  // namespace

extern const Architecture kVitMae;
constinit const Architecture kVitMae{"vit_mae", "ViT-MAE image encoder", load, nullptr, false};

}  // namespace headlight::vit_mae
