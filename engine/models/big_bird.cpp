// BigBird (arXiv 2007.14062): blocks of tokens see their neighbours, the first and the last block, and "random" ones,
// which outside training are all the first. Short texts are seen whole.

#include "models/architecture.h"
#include "models/blocks/decoder_config.h"
#include "models/blocks/encoder_plan.h"

#include <cmath>
#include <utility>

namespace headlight {

namespace {

constexpr std::string_view kName = "BigBird encoder";

/// The pattern of transformers for blocks of `size` tokens; none for texts that are too short for one.
BlockPattern pattern_of(std::int64_t size, std::int64_t random, std::int64_t tokens) {
    if (tokens <= (5 + 2 * random) * size) return {};
    const std::int64_t count = (tokens + size - 1) / size;
    BlockPattern pattern{size, count, std::vector<std::uint8_t>(static_cast<std::size_t>(count * count), 0)};
    const auto see = [&](std::int64_t row, std::int64_t column) {
        pattern.copies[static_cast<std::size_t>(row * count + column)] = 1;
    };
    for (std::int64_t block = 0; block < count; ++block) {
        see(0, block);
        see(count - 1, block);
    }
    for (std::int64_t row = 1; row < count - 1; ++row) {
        for (const std::int64_t column : {std::int64_t{0}, row - 1, row, row + 1, count - 1}) see(row, column);
        pattern.copies[static_cast<std::size_t>(row * count)] = static_cast<std::uint8_t>(1 + random);
    }
    return pattern;
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const Config& config = folder.config;
    if (config.boolean_or("is_decoder", false))
        fail_unsupported(config, "is_decoder", "BigBird can be run as an encoder only, not as a decoder.");
    if (!config.boolean_or("use_bias", true))
        fail_unsupported(config, "use_bias", "Queries, keys and values without biases cannot be run.");
    const std::string type = config.text_or("attention_type", "block_sparse");
    if (type != "block_sparse" && type != "original_full")
        fail_unsupported(config, "attention_type",
                         "Attention of the type \"" + type + "\" cannot be run, only block_sparse and original_full.");
    EncoderPlan plan = read_encoder_plan(kName, "bert.", config);
    if (plan.task == ModelTask::QuestionAnswering) {
        plan.task = ModelTask::None;
        plan.notices.emplace_back("BigBird's head for answers is not known here; only the encoder runs.");
    }
    plan.names.pooler = "pooler";
    plan.types = config.integer_or("type_vocab_size", 2, 1, 1'000);
    plan.head = big_bird_head(plan);
    const std::int64_t size = config.integer_or("block_size", 64, 1, 1'000'000);
    const std::int64_t random = config.integer_or("num_random_blocks", 3, 0, 200);
    const bool sparse = type == "block_sparse";
    const bool rescaled = config.boolean_or("rescale_embeddings", false);
    plan.finish = [=, hidden = plan.hidden](Encoder& encoder, const LoadedTensors&, Backend&) {
        if (rescaled) encoder.embeddings.scale = static_cast<float>(std::sqrt(static_cast<double>(hidden)));
        for (EncoderLayer& layer : encoder.layers)
            if (sparse) layer.attention.pattern = [=](std::int64_t tokens) { return pattern_of(size, random, tokens); };
    };
    return make_encoder(std::move(plan), folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kBigBird;
constinit const Architecture kBigBird{"big_bird", kName, load};

}  // namespace headlight
