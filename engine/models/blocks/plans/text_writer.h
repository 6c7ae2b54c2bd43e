#pragma once

#include "formats/model_folder.h"
#include "models/blocks/encoder_decoder.h"
#include "models/blocks/image_encoders.h"

#include <cstdint>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace headlight {

/// A decoder built as BART's is (arXiv 1910.13461), that writes about what the encoder of another model read.
struct TextWriter {
    std::int64_t vocabulary = 0;
    std::int64_t hidden = 0;
    std::int64_t layers = 0;
    std::int64_t heads = 0;
    std::int64_t positions = 0;
    std::int32_t start = 0;  ///< token that texts begin with
    std::int64_t parameters = 0;
    std::map<std::string, std::int64_t> parameters_by_tensor{};
    std::vector<std::string> notices{};
};

/// Progress of a part of the work, which begins at `from` and is this share of it.
Progress share_of(const Progress& progress, double from, double share);

/// Description of a model whose encoder reads images and whose decoder writes texts about them. `config`: of the whole.
ModelDescription describe_writer(const Config& config, const LoadedImageEncoder& encoder, TextWriter writer);

/// Loads the decoder of a model that joins two (joined_part), of the type "trocr" (arXiv 2109.10282), "mbart" or
/// "bart", into the parts; and "enc_to_dec_proj", which carries over states of another size. `encoder_hidden`: that of
/// the encoder's states. Throws Error naming file and field, also for another type.
TextWriter load_text_writer(const ModelFolder& folder, std::int64_t encoder_hidden, Backend& backend,
                            const std::stop_token& stop, const Progress& progress, EncoderDecoder& parts);

}  // namespace headlight
