// Nyströmformer (arXiv 2102.03902): BERT whose attention goes through landmarks, the means of stretches of the text,
// with a convolution of the values beside it.

#include "models/architecture.h"
#include "models/blocks/plans/decoder_config.h"
#include "models/blocks/plans/encoder_plan.h"

#include <algorithm>
#include <string>
#include <utility>

namespace headlight::nystromformer {

namespace {

constexpr std::string_view kName = "Nyströmformer encoder";
/// Rows of the table of positions that no token takes.
constexpr std::int64_t kFirstPosition = 2;

constexpr std::string_view kConvolution = "attention.self.conv.weight";

struct LandmarkSizes {
    std::int64_t landmarks = 0;  ///< 0: as many as tokens, so that attention is that of BERT
    std::int64_t length = 0;     ///< of every text, padding included
    std::int64_t taps = 0;       ///< of the convolution; 0: there is none
};

/// Configurations without a convolution give its size as null, which is not told from none given.
bool has_convolution(const WeightStore& weights) {
    return std::ranges::any_of(weights.names(), [](const std::string& name) { return name.ends_with(kConvolution); });
}

LandmarkSizes read_landmarks(const ModelFolder& folder, std::int64_t most_tokens) {
    const Config& config = folder.config;
    LandmarkSizes read;
    read.length = config.integer_or("segment_means_seq_len", 64, 1, 1'000'000);
    read.landmarks = config.integer_or("num_landmarks", 64, 1, read.length);
    if (config.boolean_or("inv_coeff_init_option", false))
        fail_unsupported(config, "inv_coeff_init_option",
                         Sentence("Another initial guess of the inverse is not supported."));
    if (has_convolution(*folder.weights)) read.taps = config.integer_or("conv_kernel_size", 65, 1, 10'001);
    if (read.taps > 0 && read.taps % 2 == 0) config.fail("conv_kernel_size", Sentence("Expected an odd number."));
    if (read.landmarks == read.length) return {0, 0, read.taps};
    if (read.length % read.landmarks != 0)
        config.fail("num_landmarks", Sentence("Expected a divisor of segment_means_seq_len, which is %1; found %2.",
                                              read.length, read.landmarks));
    if (read.length > most_tokens)
        config.fail(
            "segment_means_seq_len",
            Sentence("Expected at most max_position_embeddings, which is %1; found %2.", most_tokens, read.length));
    return read;
}

void add_convolutions(TensorTable& table, const EncoderPlan& plan, std::int64_t taps) {
    for (std::int64_t layer = 0; layer < plan.stored_layers; ++layer)
        table.body("layers." + std::to_string(layer) + ".convolution",
                   {plan.names.layers + std::to_string(layer) + "." + std::string(kConvolution)},
                   {{plan.heads, "num_attention_heads"}, {1, "1"}, {taps, "conv_kernel_size"}, {1, "1"}});
}

/// From [heads, 1, taps, 1] to [taps, hidden]: all values of a head share theirs.
DeviceTensor by_column(Backend& backend, DeviceTensor of_heads, std::int64_t taps, std::int64_t head_size) {
    const std::int64_t heads = of_heads.shape.front();
    of_heads.shape = {1, heads * taps};
    const std::int32_t first = 0;
    const Tensor weights = backend.download(backend.embedding(of_heads, {&first, 1}));
    Tensor columns({taps, heads * head_size});
    for (std::int64_t tap = 0; tap < taps; ++tap)
        for (std::int64_t column = 0; column < heads * head_size; ++column)
            columns.data()[tap * heads * head_size + column] = weights.data()[column / head_size * taps + tap];
    return backend.upload(columns);
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const Config& config = folder.config;
    EncoderPlan plan = read_encoder_plan(kName, "nystromformer.", config);
    const LandmarkSizes sizes = read_landmarks(folder, plan.positions);
    plan.names.pooler = {};
    plan.positions += kFirstPosition;
    plan.first_position = kFirstPosition;
    plan.types = config.integer_or("type_vocab_size", 2, 1, 1'000);
    plan.length = sizes.length;
    plan.padding_id = static_cast<std::int32_t>(config.integer_or("pad_token_id", 1, 0, plan.vocabulary - 1));
    plan.head = big_bird_head(plan);
    plan.more_tensors = [names = plan, sizes](TensorTable& table) {
        if (sizes.taps > 0) add_convolutions(table, names, sizes.taps);
    };
    plan.finish = [sizes](Encoder& encoder, const LoadedTensors& tensors, Backend& used) {
        for (std::size_t layer = 0; layer < encoder.layers.size(); ++layer) {
            AttentionBlock& attention = encoder.layers[layer].attention;
            attention.landmarks.count = sizes.landmarks;
            if (sizes.taps > 0)
                attention.value_convolution =
                    by_column(used, tensors.at("layers." + std::to_string(layer) + ".convolution"), sizes.taps,
                              attention.spec.value_size);
        }
    };
    return make_encoder(std::move(plan), folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kNystromformer;
constinit const Architecture kNystromformer{"nystromformer", kName, load};

}  // namespace headlight::nystromformer
