// LayoutLMv3 (arXiv 2204.08387): an encoder of a page's words, with their places, and of its image in one sequence.

#include "models/architecture.h"
#include "models/blocks/pages/box_tables.h"
#include "models/blocks/plans/decoder_config.h"
#include "models/blocks/plans/encoder_plan.h"

#include <cmath>
#include <string>
#include <utility>

namespace headlight::layoutlmv3 {

namespace {

constexpr std::string_view kName = "LayoutLMv3 encoder";
constexpr float kImageEpsilon = 1e-6F;  // a constant of the reference
constexpr std::size_t kFewLabels = 10;  // fewer than so many are told by a single layer

/// What the configuration says of pages.
struct PageSizes {
    Dimension places;
    Dimension side;
    Dimension shape;
    bool has_image = true;
    PatchSizes patches{};
    bool in_sequence = true;  ///< biases by distance in the sequence
    bool on_page = true;      ///< and on the page
    DistanceBuckets positions{};
    DistanceBuckets distances{};
};

DistanceBuckets read_buckets(const Config& config, const std::string& count, const std::string& furthest,
                             const DistanceBuckets& otherwise) {
    DistanceBuckets buckets;
    buckets.count = config.integer_or(count, otherwise.count, 4, 100'000);
    buckets.furthest = config.integer_or(furthest, otherwise.furthest, 2, 1'000'000);
    if (buckets.count % 2 != 0)
        config.fail(count,
                    Sentence("Expected an even number, half of it for each direction; found %1.", buckets.count));
    if (buckets.furthest <= buckets.count / 4)
        config.fail(furthest, Sentence("Expected more than a quarter of %1, which is %2; found %3.", count,
                                       buckets.count, buckets.furthest));
    return buckets;
}

PageSizes read_page(const Config& config, std::int64_t hidden) {
    PageSizes page;
    page.places = {config.integer_or("max_2d_position_embeddings", 1024, 1, 1'000'000), "max_2d_position_embeddings"};
    page.side = {config.integer_or("coordinate_size", 128, 1, 65'536), "coordinate_size"};
    page.shape = {config.integer_or("shape_size", 128, 1, 65'536), "shape_size"};
    if (4 * page.side.size + 2 * page.shape.size != hidden)
        config.fail("coordinate_size", Sentence("Expected four times coordinate_size and twice shape_size to be "
                                                "hidden_size, which is %1; found %2 and %3.",
                                                hidden, page.side.size, page.shape.size));
    page.has_image = config.boolean_or("visual_embed", true);
    if (page.has_image) page.patches = read_patch_sizes(config, 224, 16, "input_size");
    page.in_sequence = config.boolean_or("has_relative_attention_bias", true);
    // In the reference, too, the page's biases take part beside those of the sequence only.
    page.on_page = page.in_sequence && config.boolean_or("has_spatial_attention_bias", true);
    page.positions = read_buckets(config, "rel_pos_bins", "max_rel_pos", {.count = 32, .furthest = 128});
    page.distances = read_buckets(config, "rel_2d_pos_bins", "max_rel_2d_pos", {.count = 64, .furthest = 256});
    return page;
}

HeadPlan head_of(const EncoderPlan& plan) {
    const bool tells_tokens = plan.task == ModelTask::TokenClassification;
    if (tells_tokens && plan.labels.size() < kFewLabels) return token_classifier(plan, "classifier");
    const bool answers = plan.task == ModelTask::QuestionAnswering;
    if (!answers && !tells_tokens && plan.task != ModelTask::SequenceClassification) return {};
    const std::string name = answers ? "qa_outputs" : "classifier";
    return {.transform = {name + ".dense"},
            .activation = Activation::Tanh,
            .out = name + ".out_proj",
            .outputs = answers ? Dimension{2, "2"} : plan.label_count()};
}

void add_page(TensorTable& table, const PageSizes& page, Dimension hidden, Dimension heads) {
    add_box_tables(table, "embeddings.", page.places, page.side, page.shape);
    if (page.in_sequence)
        table.body("bias.in_sequence", {"encoder.rel_pos_bias.weight"},
                   {heads, {page.positions.count, "rel_pos_bins"}});
    else
        table.ignore_ending("encoder.rel_pos_bias.weight");
    for (const auto& [name, file] : {std::pair{"bias.to_right", "rel_pos_x_bias"}, {"bias.below", "rel_pos_y_bias"}}) {
        const std::string source = "encoder." + std::string(file) + ".weight";
        if (page.on_page)
            table.body(name, {source}, {heads, {page.distances.count, "rel_2d_pos_bins"}});
        else
            table.ignore_ending(source);
    }
    if (!page.has_image) return;
    add_patches(table, page.patches, hidden, "patch_embed.proj", true);
    table.body("image.class", {"cls_token"}, {{1, "1"}, {1, "1"}, hidden});
    const GridSize grid = page.patches.grid();
    table.body("image.positions", {"pos_embed"},
               {{1, "1"}, {1 + grid.rows * grid.columns, "number of patches and the class token"}, hidden});
    table.body_norm("image.norm", "norm", hidden);
    table.body_norm("page.norm", "LayerNorm", hidden);
    table.ignore_ending("visual_bbox");
}

PageImage image_of(Backend& backend, const LoadedTensors& tensors, const PageSizes& page, float epsilon) {
    PageImage image;
    image.patches.sizes = page.patches;
    image.patches.patches = patches_of(tensors, page.patches);
    image.patches.leading = rows_on_host(backend, tensors, "image.class");
    image.patches.positions = rows_on_host(backend, tensors, "image.positions");
    image.patches.token_names = {"[CLS]"};
    image.patches.embedding_norm = layer_norm_of(tensors, "image.norm", kImageEpsilon);
    image.joined_norm = layer_norm_of(tensors, "page.norm", epsilon);
    return image;
}

std::shared_ptr<PageBias> bias_of(Backend& backend, const LoadedTensors& tensors, const PageSizes& page,
                                  std::int64_t head_size) {
    if (!page.in_sequence) return nullptr;
    BucketBias to_right;
    BucketBias below;
    if (page.on_page) {
        to_right = {rows_on_host(backend, tensors, "bias.to_right"), page.distances};
        below = {rows_on_host(backend, tensors, "bias.below"), page.distances};
    }
    return std::make_shared<PageBias>(BucketBias{rows_on_host(backend, tensors, "bias.in_sequence"), page.positions},
                                      std::move(to_right), std::move(below),
                                      static_cast<float>(1.0 / std::sqrt(static_cast<double>(head_size))));
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const Config& config = folder.config;
    if (!config.boolean_or("text_embed", true))
        fail_unsupported(config, "text_embed",
                         Sentence("LayoutLMv3 is supported as an encoder of texts with images only."));
    EncoderPlan plan = read_encoder_plan(kName, "layoutlmv3.", config);
    plan.epsilon = epsilon_of(config, "layer_norm_eps", 1e-5);
    plan.types = config.integer_or("type_vocab_size", 2, 1, 1'000);
    plan.padding = static_cast<std::int32_t>(config.integer_or("pad_token_id", 1, 0, plan.positions - 2));
    plan.first_position = plan.padding + 1;
    plan.names.pooler = {};
    plan.head = head_of(plan);
    const PageSizes page = read_page(config, plan.hidden);
    const Dimension heads{plan.heads, plan.fields.heads};
    plan.more_tensors = [page, heads, hidden = plan.hidden_size()](TensorTable& table) {
        add_page(table, page, hidden, heads);
    };
    plan.finish = [page, epsilon = plan.epsilon, head_size = plan.hidden / plan.heads](
                      Encoder& encoder, const LoadedTensors& tensors, Backend& own) {
        encoder.embeddings.boxes = box_tables_side_by_side(own, tensors);
        if (page.has_image) encoder.page = image_of(own, tensors, page, epsilon);
        encoder.page_bias = bias_of(own, tensors, page, head_size);
        for (EncoderLayer& layer : encoder.layers) layer.attention.page_bias = encoder.page_bias;
    };
    return make_encoder(std::move(plan), folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kLayoutLmV3;
constinit const Architecture kLayoutLmV3{"layoutlmv3", kName, load};

}  // namespace headlight::layoutlmv3
