// Florence-2 (arXiv 2311.06242): an image encoder built as DaViT is, whose last patches and their mean become tokens of
// the text that BART reads, in front of a task; BART writes the answer.

#include "core/error.h"
#include "images/image_processor.h"
#include "models/architecture.h"
#include "models/blocks/image_part.h"
#include "models/blocks/joined_texts.h"
#include "models/blocks/layers/bart_layers.h"
#include "models/blocks/plans/bart_plan.h"
#include "models/blocks/plans/text_part.h"
#include "models/blocks/towers/davit_tower.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace headlight::florence2 {

namespace {

constexpr std::string_view kName = "Florence-2 image and text encoder-decoder";
constexpr std::int64_t kImageToken = 51'289;
constexpr std::int32_t kSide = 768;  // of images, where nothing says it
constexpr float kEpsilon = 1e-5F;

/// What the processor writes in place of a task
/// (https://huggingface.co/docs/transformers/model_doc/florence2).
std::map<std::string, std::string> tasks() {
    return {{"<OCR>", "What is the text in the image?"},
            {"<OCR_WITH_REGION>", "What is the text in the image, with regions?"},
            {"<CAPTION>", "What does the image describe?"},
            {"<DETAILED_CAPTION>", "Describe in detail what is shown in the image."},
            {"<MORE_DETAILED_CAPTION>", "Describe with a paragraph what is shown in the image."},
            {"<OD>", "Locate the objects with category name in the image."},
            {"<DENSE_REGION_CAPTION>", "Locate the objects in the image, with their descriptions."},
            {"<REGION_PROPOSAL>", "Locate the region proposals in the image."},
            {"<CAPTION_TO_PHRASE_GROUNDING>", "Locate the phrases in the caption: {input}"},
            {"<REFERRING_EXPRESSION_SEGMENTATION>", "Locate {input} in the image with mask"},
            {"<REGION_TO_SEGMENTATION>", "What is the polygon mask of region {input}"},
            {"<OPEN_VOCABULARY_DETECTION>", "Locate {input} in the image."},
            {"<REGION_TO_CATEGORY>", "What is the region {input}?"},
            {"<REGION_TO_DESCRIPTION>", "What does the region {input} describe?"},
            {"<REGION_TO_OCR>", "What text is in the region {input}?"}};
}

class DavitEncoder final : public ImageEncoder {
  public:
    explicit DavitEncoder(DavitTower tower) : tower_(std::move(tower)) { tower_.set_kind(AttentionKind::Vision); }
    [[nodiscard]] DeviceTensor operator()(ForwardPass& pass, const Tensor& pixels) const override {
        const DeviceTensor x = tower_(pass, pixels);
        if (pass.request().logits == LogitPositions::All) keep_map(pass, x, grid_of(pixels));
        return x;
    }
    [[nodiscard]] PatchGrid patches(const Tensor& pixels) const override {
        tower_.check(pixels);
        const GridSize grid = grid_of(pixels);
        return {{}, static_cast<std::int32_t>(grid.rows), static_cast<std::int32_t>(grid.columns)};
    }
    [[nodiscard]] TowerSize size() const override {
        const DavitSizes& sizes = tower_.sizes();
        return {static_cast<std::int32_t>(sizes.layers()), static_cast<std::int32_t>(sizes.heads()),
                static_cast<std::int32_t>(sizes.hidden().size)};
    }
    [[nodiscard]] std::vector<PositionTable> positions(Backend& /*backend*/) const override { return {}; }

  private:
    [[nodiscard]] GridSize grid_of(const Tensor& pixels) const {
        return tower_.sizes().grid_of({pixels.size(1), pixels.size(2)});
    }
    /// As transformers returns the tower's output: [channels, rows, columns].
    static void keep_map(ForwardPass& pass, const DeviceTensor& x, const GridSize& grid) {
        const Tensor turned = transposed(pass.backend().download(x));
        pass.keep_output("vision_last_hidden_state", Tensor({x.columns(), grid.rows, grid.columns},
                                                            {turned.values().begin(), turned.values().end()}));
    }

    DavitTower tower_;
};

struct FlorenceConfig {
    DavitSizes tower;
    Dimension text;            ///< width of its states
    std::int64_t places = 50;  ///< rows and columns that have positions
    ImageSize image;
    GridSize grid;  ///< of the patches that become tokens
};

FlorenceConfig read_config(const ModelFolder& folder, const Config& vision, const Config& text) {
    FlorenceConfig read;
    read.tower = read_davit(vision);
    read.text = {read_bart_size(text, "d_model", 65'536, true, 1'024), "text_config.d_model"};
    read.places = vision.integer_or("max_position_embeddings", 50, 1, 65'536);
    const ImageSize usual{static_cast<std::int32_t>(read.tower.channels), kSide, kSide};
    std::vector<std::string> notices;  // the session's own processor says them
    read.image = ImageProcessor(folder.path, usual, notices).only_size().value_or(usual);
    read.grid = read.tower.grid_of({read.image.height, read.image.width});
    if (read.grid.rows < 1 || read.grid.columns < 1 || read.grid.rows > read.places || read.grid.columns > read.places)
        vision.fail("max_position_embeddings",
                    Sentence("Expected at least the rows and columns of the last stage's patches, which are %1 and %2 "
                             "of images of %3 x %4 pixels (preprocessor_config.json); found %5.",
                             read.grid.rows, read.grid.columns, read.image.width, read.image.height, read.places));
    return read;
}

TensorTable tensor_table(const FlorenceConfig& config) {
    TensorTable table("");
    add_davit(table, config.tower, "vision_tower.");
    const std::string projector = "multi_modal_projector.";
    const Dimension hidden = config.tower.hidden();
    const Dimension places{config.places, "max_position_embeddings"};
    const Dimension half{hidden.size / 2, "embed_dim / 2"};
    const Dimension other_half{hidden.size - half.size, "embed_dim / 2"};
    const std::string positions = projector + "image_position_embed.";
    table.body("positions.row", {positions + "row_embeddings.weight"}, {places, half});
    table.body("positions.column", {positions + "column_embeddings.weight"}, {places, other_half});
    table.body_linear("connect", projector + "image_projection", config.text, hidden, false);
    table.body_norm("connect_norm", projector + "image_proj_norm", config.text);
    table.ignore_ending("visual_temporal_embed.pos_idx_to_embed");  // computed: see positions_of
    return table;
}

/// What is added to the last patches [patches, hidden]: their column's position and behind it their row's, and that of
/// the first of several images of a film, which is sin(0) and cos(0) in turns.
Tensor positions_of(const FlorenceConfig& config, Backend& backend, const LoadedTensors& tensors) {
    const Tensor rows = rows_on_host(backend, tensors, "positions.row");
    const Tensor columns = rows_on_host(backend, tensors, "positions.column");
    Tensor positions({config.grid.rows * config.grid.columns, columns.size(1) + rows.size(1)});
    for (std::int64_t patch = 0; patch < positions.size(0); ++patch) {
        const auto column = columns.slice(patch % config.grid.columns);
        const auto row = rows.slice(patch / config.grid.columns);
        const auto position = positions.slice(patch);
        std::ranges::copy(row, std::ranges::copy(column, position.begin()).out);
        for (std::size_t i = 1; i < position.size(); i += 2) position[i] += 1;
    }
    return positions;
}

/// The mean of all patches, then each of them: of all images of a film and of each place, where there is one image.
ImageConnector connector_of(const FlorenceConfig& config, Backend& backend, const LoadedTensors& tensors) {
    const Tensor positions = positions_of(config, backend, tensors);
    const std::int64_t patches = positions.size(0);
    return [positions = backend.upload(positions),
            shares = backend.upload(Tensor({1, patches}, 1.0F / static_cast<float>(patches))),
            connect = linear_of(tensors, "connect"),
            norm = layer_norm_of(tensors, "connect_norm", kEpsilon)](Backend& device, const DeviceTensor& states) {
        const DeviceTensor placed = device.add(states, positions);
        const DeviceTensor mean = device.linear(shares, placed, {}, WeightLayout::InputOutput, Activation::None);
        return norm(device, connect(device, joined(device, {mean, placed})));
    };
}

ImagePart image_part_of(const FlorenceConfig& config, const Config& whole, Backend& backend,
                        const LoadedTensors& tensors) {
    ImagePart part;
    part.tower.sizes.image = config.image;
    part.tower.sizes.patch_height = part.tower.sizes.patch_width = config.tower.stages.front().stride;
    part.encoder = std::make_shared<DavitEncoder>(DavitTower(backend, tensors, config.tower));
    part.connect = connector_of(config, backend, tensors);
    part.prompt = read_image_prompt(whole, config.grid, kImageToken);
    part.prompt.several = false;
    part.prompt.before = 1;
    part.prompt.first = true;
    part.prompt.tasks = tasks();
    return part;
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const ModelFolder text = text_part(folder);
    part_type(text.config, "text_config", kName, {"bart"});
    const ModelFolder image = image_part(folder);
    part_type(image.config, "vision_config", kName, {"florence_vision"});
    const FlorenceConfig config = read_config(folder, image.config, text.config);
    const LoadedTensors tensors = tensor_table(config).load(image, *backend, stop, {});
    const BartPlan plan{
        .architecture = kName,
        .embedding_norm = true,
        .sparse_sizes = true,
        .finish = [describe = with_source_image(image_part_of(config, folder.config, *backend, tensors), tensors,
                                                folder.config),
                   stages = config.tower.stages.size()](EncoderDecoder& parts, ModelDescription& description) {
            describe(parts, description);
            description.stages = static_cast<std::int32_t>(stages);
        }};
    return make_bart(plan, text, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kFlorence2;
constinit const Architecture kFlorence2{"florence2", kName, load};

}  // namespace headlight::florence2
