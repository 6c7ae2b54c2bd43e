#include "models/blocks/image_part.h"

#include "core/error.h"
#include "images/image_patches.h"
#include "images/tiling.h"
#include "models/blocks/decoder.h"
#include "models/blocks/encoder_decoder.h"
#include "models/blocks/joined_texts.h"

#include <algorithm>
#include <string>
#include <utility>

namespace headlight {

namespace {

std::int64_t tile_count(const Tensor& pixels) {
    return pixels.shape().size() == 4 ? pixels.size(0) : 1;
}

/// "2 x 1 and the whole", columns first.
std::string name_of(const TileGrid& tiles) {
    return std::to_string(tiles.columns) + " x " + std::to_string(tiles.rows) +
           (tiles.overview ? " and the whole" : "");
}

/// What says in a description what a part reads and weighs. `config` is the whole model's.
std::function<void(ModelDescription&)> description_of(const std::shared_ptr<const ImagePart>& part,
                                                      const LoadedTensors& tensors, const Config& config) {
    return [part, parameters = tensors.parameters(), by_tensor = tensors.parameters_by_tensor(),
            notices = tensors.notices(), type = config.text("model_type")](ModelDescription& description) {
        description.model_type = type;
        description.image = part->tower.sizes.image;
        description.image_prompt = part->prompt;
        description.tower = part->tower_size();
        if (part->resampler) description.resampler = part->resampler->size();
        const GridSize grid = part->tower.sizes.grid();
        description.patches = grid.rows * grid.columns;
        description.parameters += parameters;
        for (const auto& [name, count] : by_tensor) description.parameters_by_tensor["image." + name] = count;
        description.notices.insert(description.notices.end(), notices.begin(), notices.end());
    };
}

}  // namespace

void ImagePart::check_size(std::int64_t height, std::int64_t width) const {
    const ImageSize& size = tower.sizes.image;
    if (height == size.height && width == size.width) return;
    const auto text = [](std::int64_t across, std::int64_t down) {
        return std::to_string(across) + " x " + std::to_string(down);
    };
    throw Error(ErrorKind::Input, Sentence("Expected an image of %1 pixels, found one of %2 pixels; the model's "
                                           "preprocessor_config.json should say the model's size.",
                                           text(size.width, size.height), text(width, height)));
}

void ImagePart::check(const ModelInput& input) const {
    if (input.pixels.empty()) return;
    if (prompt.tiles) return check_tiles(input);
    if (prompt.patches) return check_patches(input);
    if (encoder)
        static_cast<void>(encoder->patches(input.pixels));
    else
        tower.check(input.pixels);
    check_size(input.pixels.size(1), input.pixels.size(2));
}

void ImagePart::check_tiles(const ModelInput& input) const {
    const Shape& shape = input.pixels.shape();
    const std::size_t dimensions = shape.size();
    if (dimensions < 3 || dimensions > 4 || shape[dimensions - 3] != tower.sizes.image.channels)
        throw Error(ErrorKind::Input,
                    Sentence("The image's values have the shape %1, but this model reads tiles of %2 channels.",
                             to_string(shape), tower.sizes.image.channels));
    check_size(shape[dimensions - 2], shape[dimensions - 1]);
    const std::int64_t found = tile_count(input.pixels);
    if (found > kMostTiles)
        throw Error(ErrorKind::Input, Sentence("Expected at most %1 tiles of an image, found %2.", kMostTiles, found));
    const TileGrid tiles = tiles_of(input);
    check_grid(tiles);
    if (tiles.count() != found)
        throw Error(ErrorKind::Input,
                    Sentence("Expected %1 tiles of an image, %2; found %3.", tiles.count(), name_of(tiles), found));
}

void ImagePart::check_patches(const ModelInput& input) const {
    const std::int64_t values = prompt.patches->values(tower.sizes.image.channels);
    const Shape& shape = input.pixels.shape();
    if (shape.size() != 2 || shape[1] != values)
        throw Error(ErrorKind::Input,
                    Sentence("Expected the patches of an image, [patches, %1], found values of the shape %2.", values,
                             to_string(shape)));
    const TileGrid& grid = input.tiles;
    const std::int32_t square = prompt.patches->square;
    const bool in_squares = grid.rows > 0 && grid.columns > 0 && grid.rows % square == 0 && grid.columns % square == 0;
    if (!in_squares || std::int64_t{grid.rows} * grid.columns != shape[0] || shape[0] > kMostPatches)
        throw Error(ErrorKind::Input,
                    Sentence("Expected the rows and columns of the image's patches (image_grid_thw), multiples of %1 "
                             "that make %2 patches, of which there are at most %3; found %4 and %5.",
                             square, shape[0], kMostPatches, grid.rows, grid.columns));
}

void ImagePart::check_grid(const TileGrid& tiles) const {
    const auto is_same = [&](const TileGrid& known) {
        return known.rows == tiles.rows && known.columns == tiles.columns && known.overview == tiles.overview;
    };
    if (grids.empty() || std::ranges::any_of(grids, is_same)) return;
    std::string known;
    for (const TileGrid& grid : grids) known += (known.empty() ? "" : ", ") + name_of(grid);
    throw Error(ErrorKind::Input,
                Sentence("Expected an image in one of the grids of image_grid_pinpoints in config.json (%1), found %2; "
                         "the model's preprocessor_config.json should list the same grids.",
                         known, name_of(tiles)));
}

TileGrid ImagePart::tiles_of(const ModelInput& input) const {
    if (input.tiles.count() > 0) return input.tiles;
    if (grids.empty()) return {static_cast<std::int32_t>(tile_count(input.pixels)), 1};
    if (input.tiles.height < 1 || input.tiles.width < 1)
        throw Error(ErrorKind::Input,
                    Sentence("Expected the size of the image that the tiles were cut from (image_sizes), found none."));
    const ImageSize& tile = tower.sizes.image;
    return grid_that_keeps_most(grids, tile, {tile.channels, input.tiles.height, input.tiles.width});
}

ImageInText ImagePart::image_of(ForwardPass& pass, const ModelInput& input) const {
    ImageInText image;
    image.prompt_tokens = input.prompt_tokens > 0 ? input.prompt_tokens : static_cast<std::int64_t>(input.ids.size());
    if (input.pixels.empty()) return image;
    const bool in_parts = prompt.tiles || prompt.patches;
    image.layout = image_layout(prompt, in_parts ? tiles_of(input) : TileGrid{}, tower.sizes.image);
    if (prompt.patches)
        read_patches(pass, input, image);
    else
        image.features = prompt.tiles ? features_of_tiles(pass, input, image.layout)
                                      : connect(pass.backend(), states_of(pass, input.pixels));
    if (pass.request().logits != LogitPositions::All) return image;
    if (!prompt.tiles) pass.keep_output("image_features", image.features, image.features.shape);
    Shape shape = image.features.shape;
    const std::int64_t tiles = tile_count(input.pixels);
    if (stacked && tiles > 1) shape = {tiles, prompt.tokens(), shape.back()};
    pass.keep_output("image_hidden_states", image.features, shape);
    return image;
}

DeviceTensor ImagePart::states_of(ForwardPass& pass, const Tensor& pixels) const {
    const DeviceTensor states = encoder ? (*encoder)(pass, pixels) : tower(pass, pixels);
    return resampler ? (*resampler)(pass, states) : states;
}

void ImagePart::read_patches(ForwardPass& pass, const ModelInput& input, ImageInText& image) const {
    Backend& backend = pass.backend();
    const GridSize grid{input.tiles.rows, input.tiles.columns};
    const std::vector<std::int32_t> order = square_by_square(grid.rows, grid.columns, prompt.patches->square);
    Tensor raster(input.pixels.shape());
    for (std::size_t i = 0; i < order.size(); ++i)
        std::ranges::copy(input.pixels.slice(static_cast<std::int64_t>(i)), raster.slice(order[i]).begin());
    const auto after_layer = [&](std::int64_t layer, const DeviceTensor& states) {
        for (const DeepConnector& own : deep)
            if (own.layer == layer) image.deep.push_back(own.connect(backend, backend.rows(states, order)));
    };
    const DeviceTensor states = tower.of_patches(pass, raster, grid, after_layer);
    image.features = connect(backend, backend.rows(states, order));
    image.positions = positions_of(input.ids, image.layout);
    if (pass.request().logits != LogitPositions::All) return;
    for (std::size_t i = 0; i < image.deep.size(); ++i)
        pass.keep_output("deepstack_features." + std::to_string(i), image.deep[i], image.deep[i].shape);
}

GridPositions ImagePart::positions_of(std::span<const std::int32_t> ids, const ImageLayout& layout) const {
    GridPositions positions;
    std::size_t part = 0;
    for (const std::int32_t id : ids) {
        if (part == layout.tokens.size()) break;  // those behind stand in a line
        if (id != prompt.token) {
            positions.tokens.push_back({positions.next, positions.next, positions.next});
            ++positions.next;
            continue;
        }
        const ImageToken& token = layout.tokens[part++];
        positions.tokens.push_back({positions.next, positions.next + token.row, positions.next + token.column});
        if (part == layout.tokens.size()) positions.next += std::max(layout.rows, layout.columns);
    }
    return positions;
}

DeviceTensor ImagePart::features_of_tiles(ForwardPass& pass, const ModelInput& input, const ImageLayout& layout) const {
    Backend& backend = pass.backend();
    const TowerLayout tiles = tower_layout(tower.patch_grid(), *prompt.tiles, tiles_of(input), tower.sizes.image);
    const DeviceTensor states = tower.of_tiles(pass, input.pixels, tiles);
    const std::int64_t tokens = tiles.tokens_of_tile();
    std::vector<DeviceTensor> connected;
    for (std::int64_t begin = 0; begin < states.rows(); begin += tokens)
        connected.push_back(connect(backend, backend.row_range(states, {begin, begin + tokens})));
    const DeviceTensor features = joined(backend, connected);
    if (pass.request().logits == LogitPositions::All)
        pass.keep_output("image_features", features, {tiles.tiles, prompt.tokens(), features.columns()});
    return prompt.tiles->unpadded ? in_text_order(backend, features, layout) : features;
}

DeviceTensor ImagePart::in_text_order(Backend& backend, const DeviceTensor& features, const ImageLayout& layout) const {
    std::vector<std::int32_t> rows;
    const auto end = static_cast<std::int32_t>(features.rows());
    for (const ImageToken& token : layout.tokens) rows.push_back(token.feature >= 0 ? token.feature : end);
    return backend.rows(joined(backend, {features, row_end}), rows);
}

void ImagePart::check_count(std::span<const std::int32_t> ids, const DeviceTensor& features) const {
    const auto found = std::ranges::count(ids, prompt.token);
    const std::int64_t expected = features.empty() ? 0 : features.rows();
    if (found == expected) return;
    const Sentence of_image("%1 tokens of an image (id %2)", expected, prompt.token);
    throw Error(ErrorKind::Input, Sentence("Expected %1 in the text, %2; found %3.", of_image,
                                           features.empty() ? Sentence("because there is no image")
                                                            : Sentence("as many as the image has"),
                                           found));
}

std::vector<std::int32_t> ImagePart::words(std::span<const std::int32_t> ids) const {
    std::vector<std::int32_t> words(ids.begin(), ids.end());
    std::ranges::replace(words, prompt.token, 0);
    return words;
}

DeviceTensor ImagePart::embedded(ForwardPass& pass, const Embeddings& embeddings, AttentionKind kind,
                                 std::span<const std::int32_t> ids, std::int64_t past, const ImageInText& image) const {
    if (past == 0) check_count(ids, image.features);
    return embeddings(pass, kind, words(ids), {}, past, {}, {},
                      [&](const DeviceTensor& x) { return placed(pass.backend(), x, ids, image.features); });
}

DeviceTensor ImagePart::placed(Backend& backend, const DeviceTensor& x, std::span<const std::int32_t> ids,
                               const DeviceTensor& features) const {
    if (features.empty()) return x;
    const DeviceTensor both = backend.allocate({x.rows() + features.rows(), x.columns()});
    backend.write_rows(both, 0, x);
    backend.write_rows(both, x.rows(), features);
    std::vector<std::int32_t> rows(ids.size());
    auto next = static_cast<std::int32_t>(x.rows());
    for (std::size_t i = 0; i < ids.size(); ++i)
        rows[i] = ids[i] == prompt.token ? next++ : static_cast<std::int32_t>(i);
    return backend.rows(both, rows);
}

DeviceTensor ImagePart::among_zeros(Backend& backend, std::span<const std::int32_t> ids,
                                    const DeviceTensor& features) const {
    const auto nothing = static_cast<std::int32_t>(features.rows());
    const DeviceTensor both = joined(backend, {features, backend.upload(Tensor({1, features.columns()}))});
    std::vector<std::int32_t> rows;
    std::int32_t next = 0;
    for (const std::int32_t id : ids) rows.push_back(id == prompt.token ? next++ : nothing);
    return backend.rows(both, rows);
}

TokenMarks ImagePart::marks(std::span<const std::int32_t> ids, std::span<const std::uint8_t> mask,
                            std::int64_t prompt_tokens) const {
    TokenMarks marks{{mask.begin(), mask.end()}};
    const auto is_of_image = [&](std::size_t at) { return ids[at] == prompt.token; };
    if (std::ranges::find(ids, prompt.token) != ids.end())
        for (std::size_t i = 0; i < ids.size(); ++i) marks.image_keys.push_back(is_of_image(i) ? 1 : 0);
    if (sight == ImageSight::Causal || (sight == ImageSight::WithinImage && marks.image_keys.empty())) return marks;
    marks.spans = true;
    if (marks.key_mask.empty()) marks.key_mask.assign(ids.size(), kOrdinaryKey);
    KeyMark next = kFirstSpanKey;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const bool in_span =
            sight == ImageSight::WholePrompt ? static_cast<std::int64_t>(i) < prompt_tokens : is_of_image(i);
        if (in_span && marks.key_mask[i] != kPaddingKey) marks.key_mask[i] = next;
        const bool ends = in_span && i + 1 < ids.size() && sight == ImageSight::WithinImage && !is_of_image(i + 1);
        if (ends && next < kLastSpanKey) ++next;
    }
    return marks;
}

void ImagePart::name_tokens(ForwardPass& pass, AttentionKind kind, std::span<const std::int32_t> ids,
                            const ImageInText& image) const {
    if (static_cast<std::size_t>(std::ranges::count(ids, prompt.token)) != image.layout.tokens.size()) return;
    ImageTokens parts{image.layout.rows, image.layout.columns, {}, image.layout.area};
    parts.tokens.resize(static_cast<std::size_t>(parts.rows) * static_cast<std::size_t>(parts.columns));
    ImageTokens overview{prompt.rows, prompt.columns, {}, {}};
    std::size_t next = 0;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (ids[i] != prompt.token) continue;
        const ImageToken& token = image.layout.tokens[next++];
        if (token.place == ImageToken::Place::Overview) overview.tokens.push_back(static_cast<std::int32_t>(i));
        if (token.place == ImageToken::Place::Part)
            parts.tokens[static_cast<std::size_t>(token.row) * static_cast<std::size_t>(parts.columns) +
                         static_cast<std::size_t>(token.column)] = static_cast<std::int32_t>(i);
    }
    if (parts.tokens.empty()) std::swap(parts, overview);  // nothing is left of the tiles of a flat image
    if (!parts.tokens.empty()) pass.name_image_tokens(kind, std::move(parts));
    if (!overview.tokens.empty()) pass.name_overview(kind, std::move(overview));
}

ImagePrompt read_image_prompt(const Config& config, const GridSize& grid, std::int64_t default_token) {
    const std::string key = config.has("image_token_id") ? "image_token_id" : "image_token_index";
    ImagePrompt prompt;
    prompt.token = static_cast<std::int32_t>(config.integer_or(key, default_token, 0, 10'000'000));
    prompt.rows = static_cast<std::int32_t>(grid.rows);
    prompt.columns = static_cast<std::int32_t>(grid.columns);
    return prompt;
}

std::function<void(Decoder&, ModelDescription&)> with_image(ImagePart part, const LoadedTensors& tensors,
                                                            const Config& config) {
    part.tower.set_kind(AttentionKind::Vision);
    const auto own = std::make_shared<const ImagePart>(std::move(part));
    return [own, describe = description_of(own, tensors, config)](Decoder& decoder, ModelDescription& description) {
        describe(description);
        decoder.image = own;
    };
}

std::function<void(EncoderDecoder&, ModelDescription&)> with_source_image(ImagePart part, const LoadedTensors& tensors,
                                                                          const Config& config) {
    part.tower.set_kind(AttentionKind::Vision);
    const auto own = std::make_shared<const ImagePart>(std::move(part));
    return
        [own, describe = description_of(own, tensors, config)](EncoderDecoder& parts, ModelDescription& description) {
            describe(description);
            parts.source_image = own;
        };
}

}  // namespace headlight
