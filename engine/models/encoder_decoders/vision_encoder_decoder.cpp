// Encoders of images that a decoder writes texts about: TrOCR (arXiv 2109.10282), which reads lines of writing by a
// ViT, and Donut (arXiv 2111.15664), which reads pages by a Swin. Their folders hold two models of their own.

#include "models/architecture.h"
#include "models/blocks/encoder_decoder.h"
#include "models/blocks/image_encoders.h"
#include "models/blocks/plans/text_writer.h"

#include <utility>

namespace headlight::vision_encoder_decoder {

namespace {

constexpr double kShareOfEncoder = 0.5;  // of the work of loading

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const LoadedImageEncoder encoder =
        load_image_encoder(folder, *backend, stop, share_of(progress, 0, kShareOfEncoder));
    EncoderDecoder parts;
    parts.image = encoder.encoder;
    TextWriter writer = load_text_writer(folder, encoder.hidden, *backend, stop,
                                         share_of(progress, kShareOfEncoder, 1 - kShareOfEncoder), parts);
    return make_encoder_decoder_model(std::move(backend), std::move(parts),
                                      describe_writer(folder.config, encoder, std::move(writer)));
}

}  // namespace

extern const Architecture kVisionEncoderDecoder;
constinit const Architecture kVisionEncoderDecoder{"vision-encoder-decoder", "Image-to-text encoder-decoder", load};

}  // namespace headlight::vision_encoder_decoder
