// BigBird (arXiv 2007.14062): blocks of tokens see their neighbors, the first and the last block, and "random" ones,
// which outside training are all the first. Short texts are seen whole.

#include "models/architecture.h"
#include "models/blocks/plans/decoder_config.h"
#include "models/blocks/plans/encoder_plan.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight::big_bird {

namespace {

constexpr std::string_view kName = "BigBird encoder";

/// Blocks of `size` tokens that a text is divided into; 0 where it is too short for a pattern.
std::int64_t block_count(std::int64_t size, std::int64_t random, std::int64_t tokens) {
    return tokens <= (5 + 2 * random) * size ? 0 : (tokens + size - 1) / size;
}

/// The pattern of transformers; none for texts that are too short for one.
BlockPattern pattern_of(std::int64_t size, std::int64_t random, std::int64_t tokens) {
    const std::int64_t count = block_count(size, random, tokens);
    if (count == 0) return {};
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
        fail_unsupported(config, "is_decoder", Sentence("BigBird is supported as an encoder only, not as a decoder."));
    if (!config.boolean_or("use_bias", true))
        fail_unsupported(config, "use_bias", Sentence("Queries, keys and values without biases are not supported."));
    const std::string type = config.text_or("attention_type", "block_sparse");
    if (type != "block_sparse" && type != "original_full")
        fail_unsupported(
            config, "attention_type",
            Sentence("Attention of the type \"%1\" is not supported; supported types: block_sparse, original_full.",
                     type));
    EncoderPlan plan = read_encoder_plan(kName, "bert.", config);
    if (plan.task == ModelTask::QuestionAnswering) {
        plan.task = ModelTask::None;
        plan.notices.emplace_back("BigBird's head for question answering is not supported; only the encoder runs.");
    }
    plan.names.pooler = "pooler";
    plan.types = config.integer_or("type_vocab_size", 2, 1, 1'000);
    plan.head = big_bird_head(plan);
    plan.padding_id = static_cast<std::int32_t>(config.integer_or("pad_token_id", 0, 0, plan.vocabulary - 1));
    const std::int64_t size = config.integer_or("block_size", 64, 1, 1'000'000);
    const std::int64_t random = config.integer_or("num_random_blocks", 3, 0, 200);
    const bool sparse = type == "block_sparse";
    const bool rescaled = config.boolean_or("rescale_embeddings", false);
    plan.finish = [=, hidden = plan.hidden, most = plan.positions](Encoder& encoder, const LoadedTensors&, Backend&) {
        if (rescaled) encoder.embeddings.scale = static_cast<float>(std::sqrt(static_cast<double>(hidden)));
        if (!sparse) return;
        encoder.padded_length = [=](std::int64_t tokens) {
            const std::int64_t whole = std::max(tokens, size * block_count(size, random, tokens));
            return whole <= most ? whole : tokens;  // there is no position for more
        };
        for (EncoderLayer& layer : encoder.layers) {
            layer.attention.pattern = [=](std::int64_t tokens) { return pattern_of(size, random, tokens); };
            layer.attention.drops_padding = true;
        }
    };
    return make_encoder(std::move(plan), folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kBigBird;
constinit const Architecture kBigBird{"big_bird", kName, load};

}  // namespace headlight::big_bird
