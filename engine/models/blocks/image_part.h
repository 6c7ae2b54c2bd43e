#pragma once

#include "capture/model_description.h"
#include "capture/tile_layout.h"
#include "models/blocks/attention/attention_block.h"
#include "models/blocks/forward_pass.h"
#include "models/blocks/image_encoder.h"
#include "models/blocks/towers/query_transformer.h"
#include "models/blocks/vision_tower.h"
#include "models/model.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace headlight {

/// Which tokens of a decoder's text see those after them.
enum class ImageSight {
    Causal,       ///< none (LLaVA, arXiv 2304.08485)
    WithinImage,  ///< those of an image see each other (Gemma 3, arXiv 2503.19786)
    WholePrompt,  ///< those of the prompt, image included, see each other (PaliGemma, arXiv 2407.07726)
};

struct Decoder;
struct Embeddings;
struct EncoderDecoder;

/// Images as a text holds them, one behind the other.
struct ImageInText {
    DeviceTensor features;               ///< [tokens of the images, hidden]; empty: there is no image
    std::int64_t prompt_tokens = 0;      ///< tokens of the prompt that they stand in
    std::vector<ImageLayout> layouts{};  ///< what the tokens of each image are
    GridPositions positions{};           ///< of the prompt's tokens, where an image's stand in a grid
    /// [tokens of the images, hidden] each, which are added after the text's first layers.
    std::vector<DeviceTensor> deep{};
};

/// One of the images of an input, as ModelInput has it.
struct ImageView {
    const Tensor& pixels;
    const TileGrid& tiles;
};

/// All images of an input, in order.
std::vector<ImageView> images_of(const ModelInput& input);

/// Makes tokens of a text of a tower's states: [tokens of an image, or of a tile, hidden] from [patches and tokens
/// before them, tower's width].
using ImageConnector = std::function<DeviceTensor(Backend& backend, const DeviceTensor& states)>;

/// Tokens of an image made of the states after a layer of the tower in the middle, for a layer of the text (DeepStack,
/// arXiv 2406.04334).
struct DeepConnector {
    std::int64_t layer = 0;  ///< of the tower
    ImageConnector connect;
};

/// The part of a model of texts that makes tokens of images: a tower, and what carries its states over to the text.
struct ImagePart {
    VisionTower tower;
    /// In place of the tower, of which only the sizes are then read; of images of one size. May be null.
    std::shared_ptr<const ImageEncoder> encoder{};
    std::shared_ptr<const QueryTransformer> resampler{};  ///< of what both give, before it is connected; may be null
    ImageConnector connect;  ///< of images of any size: of the patches square by square (square_by_square)
    ImagePrompt prompt;
    ImageSight sight = ImageSight::Causal;
    std::vector<TileGrid> grids{};  ///< of the tiles that it reads; empty: any
    DeviceTensor row_end{};         ///< [1, hidden] of the tokens that end a row of parts; empty without them
    bool stacked = false;           ///< "image_hidden_states" of several tiles are [tiles, tokens of a tile, hidden]
    /// Of images of any size; what each gives is added to the image's tokens after one more layer of the text.
    std::vector<DeepConnector> deep{};

    /// Throws Error(Input) about an image of another size, or in other tiles, than its tokens are made of, and about
    /// more images than the model reads; not about none.
    void check(const ModelInput& input) const;
    /// Runs the tower; keeps "image_features" among the outputs where these are asked for. Without pixels: no features.
    [[nodiscard]] ImageInText image_of(ForwardPass& pass, const ModelInput& input) const;
    /// Throws Error(Input) unless `ids` have as many tokens of an image as there is room for in what was read.
    void check_count(std::span<const std::int32_t> ids, const ImageInText& image) const;
    /// The ids with an ordinary one in place of the image's, whose embedding nobody reads.
    [[nodiscard]] std::vector<std::int32_t> words(std::span<const std::int32_t> ids) const;
    /// The embeddings of ids at the positions from `past` on, as attention of this kind reads them: the image's
    /// features stand in place of words. Throws as check_count does.
    [[nodiscard]] DeviceTensor embedded(ForwardPass& pass, const Embeddings& embeddings, AttentionKind kind,
                                        std::span<const std::int32_t> ids, std::int64_t past,
                                        const ImageInText& image) const;
    /// x [ids, hidden] with the features in the rows of the image's tokens.
    [[nodiscard]] DeviceTensor placed(Backend& backend, const DeviceTensor& x, std::span<const std::int32_t> ids,
                                      const DeviceTensor& features) const;
    /// [ids, hidden]: these features in the rows of the image's tokens, zeros elsewhere.
    [[nodiscard]] DeviceTensor among_zeros(Backend& backend, std::span<const std::int32_t> ids,
                                           const DeviceTensor& features) const;
    /// What attention is told of a text that begins with a prompt of so many tokens. `mask`: see ModelInput.
    [[nodiscard]] TokenMarks marks(std::span<const std::int32_t> ids, std::span<const std::uint8_t> mask,
                                   std::int64_t prompt_tokens) const;
    /// Tells the pass which of the ids, counted from its first position, stand for the parts of an image, as attention
    /// of this kind has them.
    void name_tokens(ForwardPass& pass, AttentionKind kind, std::span<const std::int32_t> ids,
                     const ImageInText& image) const;
    [[nodiscard]] TowerSize tower_size() const { return encoder ? encoder->size() : tower.size(); }

  private:
    /// What is connected, of an image in one piece.
    [[nodiscard]] DeviceTensor states_of(ForwardPass& pass, const Tensor& pixels) const;
    /// How the tiles of an image lie. Throws Error(Input) where it does not say so, and the model needs to know.
    [[nodiscard]] TileGrid tiles_of(const ImageView& image) const;
    void check_image(const ImageView& image) const;
    void check_tiles(const ImageView& image) const;
    void check_patches(const ImageView& image) const;
    void check_grid(const TileGrid& tiles) const;
    void check_size(std::int64_t height, std::int64_t width) const;
    /// [tokens of the images, hidden] in the order of the text, of images in tiles, or of several in one piece each.
    [[nodiscard]] DeviceTensor features_of_tiles(ForwardPass& pass, std::span<const ImageView> images,
                                                 std::span<const ImageLayout> layouts) const;
    /// The tokens that the tower makes of such an image.
    [[nodiscard]] TowerLayout tower_layout_of(const ImageView& image) const;
    /// Fills the features of images of any size, and the deep ones.
    void read_patches(ForwardPass& pass, std::span<const ImageView> images, ImageInText& image) const;
    [[nodiscard]] GridPositions positions_of(std::span<const std::int32_t> ids,
                                             std::span<const ImageLayout> layouts) const;
    /// Features of all tiles, one behind the other, in the order of the text.
    [[nodiscard]] DeviceTensor in_text_order(Backend& backend, const DeviceTensor& features,
                                             std::span<const ImageView> images,
                                             std::span<const ImageLayout> layouts) const;
};

/// Where an image's tokens stand in a text, from the fields that models of Hugging Face share: the token
/// `image_token_index` (or image_token_id) and as many parts as the grid says; a text may hold several images.
ImagePrompt read_image_prompt(const Config& config, const GridSize& grid, std::int64_t default_token);

/// The plan's `finish`: gives a decoder this part, and its description what the part reads and weighs. `config` is the
/// whole model's.
std::function<void(Decoder&, ModelDescription&)> with_image(ImagePart part, const LoadedTensors& tensors,
                                                            const Config& config);
/// The same of an encoder-decoder, in whose source the image stands.
std::function<void(EncoderDecoder&, ModelDescription&)> with_source_image(ImagePart part, const LoadedTensors& tensors,
                                                                          const Config& config);

}  // namespace headlight
