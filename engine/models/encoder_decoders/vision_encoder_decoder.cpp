// Encoders of images that a decoder writes texts about: TrOCR (arXiv 2109.10282), which reads lines of writing by a
// ViT, and Donut (arXiv 2111.15664), which reads pages by a Swin. Their folders hold two models of their own.

#include "models/architecture.h"
#include "models/blocks/encoder_decoder.h"
#include "models/blocks/image_encoders.h"
#include "models/blocks/plans/text_writer.h"

#include <algorithm>
#include <utility>

namespace headlight::vision_encoder_decoder {

namespace {

constexpr std::string_view kName = "image encoder and text decoder";
constexpr double kShareOfEncoder = 0.5;  // of the work of loading

ModelDescription describe(const Config& config, const LoadedImageEncoder& encoder, TextWriter writer) {
    ModelDescription description = encoder.description;
    description.architecture = std::string(encoder.name) + " " + std::string(kName);
    description.model_type = config.text("model_type");
    description.task = ModelTask::TextToText;
    description.layers = std::max(description.layers, static_cast<std::int32_t>(writer.layers));
    description.heads = std::max(description.heads, static_cast<std::int32_t>(writer.heads));
    description.hidden_size = static_cast<std::int32_t>(writer.hidden);
    description.vocabulary = static_cast<std::int32_t>(writer.vocabulary);
    description.max_tokens = static_cast<std::int32_t>(writer.positions);
    description.parameters += writer.parameters;
    description.parameters_by_tensor = std::move(writer.parameters_by_tensor);
    for (const auto& [name, count] : encoder.description.parameters_by_tensor)
        description.parameters_by_tensor["encoder." + name] = count;
    description.generates = true;
    description.reads_text = true;
    description.decoder_start = writer.start;
    description.notices.insert(description.notices.end(), writer.notices.begin(), writer.notices.end());
    return description;
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const auto part_of_progress = [&](double from, double share) -> Progress {
        if (!progress) return {};
        return [&progress, from, share](double done) { progress(from + share * done); };
    };
    const LoadedImageEncoder encoder = load_image_encoder(folder, *backend, stop, part_of_progress(0, kShareOfEncoder));
    EncoderDecoder parts;
    parts.image = encoder.encoder;
    TextWriter writer = load_text_writer(folder, encoder.hidden, *backend, stop,
                                         part_of_progress(kShareOfEncoder, 1 - kShareOfEncoder), parts);
    return make_encoder_decoder_model(std::move(backend), std::move(parts),
                                      describe(folder.config, encoder, std::move(writer)));
}

}  // namespace

extern const Architecture kVisionEncoderDecoder;
constinit const Architecture kVisionEncoderDecoder{"vision-encoder-decoder", "Image-to-text encoder-decoder", load};

}  // namespace headlight::vision_encoder_decoder
