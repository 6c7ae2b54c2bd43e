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

/// Which of the ids stand for the parts of an image, and for those of its overview. `next`: the first of the ids that
/// may; afterwards the first behind the image's.
std::pair<ImageTokens, ImageTokens> named_parts(std::span<const std::int32_t> ids, const ImagePrompt& prompt,
                                                const ImageLayout& layout, std::int32_t number, std::size_t& next) {
    ImageTokens parts{layout.rows, layout.columns, {}, layout.area, number};
    parts.tokens.resize(static_cast<std::size_t>(parts.rows) * static_cast<std::size_t>(parts.columns));
    ImageTokens overview{prompt.rows, prompt.columns, {}, {}, number};
    for (const ImageToken& token : layout.tokens) {
        while (ids[next] != prompt.token) ++next;
        const auto at = static_cast<std::int32_t>(next++);
        if (token.place == ImageToken::Place::Overview) overview.tokens.push_back(at);
        if (token.place == ImageToken::Place::Part)
            parts.tokens[static_cast<std::size_t>(token.row) * static_cast<std::size_t>(parts.columns) +
                         static_cast<std::size_t>(token.column)] = at;
    }
    if (parts.tokens.empty()) std::swap(parts, overview);  // nothing is left of the tiles of a flat image
    return {std::move(parts), std::move(overview)};
}

}  // namespace

std::vector<ImageView> images_of(const ModelInput& input) {
    std::vector<ImageView> images;
    if (!input.pixels.empty()) images.push_back({input.pixels, input.tiles});
    for (const ImageInput& more : input.more_images) images.push_back({more.pixels, more.tiles});
    return images;
}

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
    const std::vector<ImageView> images = images_of(input);
    check_image_count(&prompt, images.size());
    for (const ImageView& image : images) check_image(image);
}

void ImagePart::check_image(const ImageView& image) const {
    if (prompt.tiles) return check_tiles(image);
    if (prompt.patches) return check_patches(image);
    if (encoder)
        static_cast<void>(encoder->patches(image.pixels));
    else
        tower.check(image.pixels);
    check_size(image.pixels.size(1), image.pixels.size(2));
}

void ImagePart::check_tiles(const ImageView& image) const {
    const Shape& shape = image.pixels.shape();
    const std::size_t dimensions = shape.size();
    if (dimensions < 3 || dimensions > 4 || shape[dimensions - 3] != tower.sizes.image.channels)
        throw Error(ErrorKind::Input,
                    Sentence("The image's values have the shape %1, but this model reads tiles of %2 channels.",
                             to_string(shape), tower.sizes.image.channels));
    check_size(shape[dimensions - 2], shape[dimensions - 1]);
    const std::int64_t found = tile_count(image.pixels);
    if (found > kMostTiles)
        throw Error(ErrorKind::Input, Sentence("Expected at most %1 tiles of an image, found %2.", kMostTiles, found));
    const TileGrid tiles = tiles_of(image);
    check_grid(tiles);
    if (tiles.count() != found)
        throw Error(ErrorKind::Input,
                    Sentence("Expected %1 tiles of an image, %2; found %3.", tiles.count(), name_of(tiles), found));
}

void ImagePart::check_patches(const ImageView& image) const {
    const std::int64_t values = prompt.patches->values(tower.sizes.image.channels);
    const Shape& shape = image.pixels.shape();
    if (shape.size() != 2 || shape[1] != values)
        throw Error(ErrorKind::Input,
                    Sentence("Expected the patches of an image, [patches, %1], found values of the shape %2.", values,
                             to_string(shape)));
    const TileGrid& grid = image.tiles;
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

TileGrid ImagePart::tiles_of(const ImageView& image) const {
    if (image.tiles.count() > 0) return image.tiles;
    if (grids.empty()) return {static_cast<std::int32_t>(tile_count(image.pixels)), 1};
    if (image.tiles.height < 1 || image.tiles.width < 1)
        throw Error(ErrorKind::Input,
                    Sentence("Expected the size of the image that the tiles were cut from (image_sizes), found none."));
    const ImageSize& tile = tower.sizes.image;
    return grid_that_keeps_most(grids, tile, {tile.channels, image.tiles.height, image.tiles.width});
}

ImageInText ImagePart::image_of(ForwardPass& pass, const ModelInput& input) const {
    ImageInText image;
    image.prompt_tokens = input.prompt_tokens > 0 ? input.prompt_tokens : static_cast<std::int64_t>(input.ids.size());
    const std::vector<ImageView> images = images_of(input);
    if (images.empty()) return image;
    const bool in_parts = prompt.tiles || prompt.patches;
    std::int64_t tiles = 0;
    for (const ImageView& each : images) {
        image.layouts.push_back(image_layout(prompt, in_parts ? tiles_of(each) : TileGrid{}, tower.sizes.image));
        tiles += tile_count(each.pixels);
    }
    const bool one_piece = !in_parts && images.size() == 1;
    if (prompt.patches) {
        read_patches(pass, images, image);
        image.positions = positions_of(input.ids, image.layouts);
    } else {
        image.features = one_piece ? connect(pass.backend(), states_of(pass, input.pixels))
                                   : features_of_tiles(pass, images, image.layouts);
    }
    if (pass.request().logits != LogitPositions::All) return image;
    if (one_piece || prompt.patches) pass.keep_output("image_features", image.features, image.features.shape);
    Shape shape = image.features.shape;
    if (stacked && tiles > 1) shape = {tiles, prompt.tokens(), shape.back()};
    pass.keep_output("image_hidden_states", image.features, shape);
    return image;
}

DeviceTensor ImagePart::states_of(ForwardPass& pass, const Tensor& pixels) const {
    const DeviceTensor states = encoder ? (*encoder)(pass, pixels) : tower(pass, pixels);
    return resampler ? (*resampler)(pass, states) : states;
}

void ImagePart::read_patches(ForwardPass& pass, std::span<const ImageView> images, ImageInText& image) const {
    Backend& backend = pass.backend();
    std::vector<Tensor> rasters;
    std::vector<GridSize> patches;
    std::vector<std::int32_t> order;  // of the squares of all images
    for (const ImageView& each : images) {
        const GridSize grid{each.tiles.rows, each.tiles.columns};
        const auto first = static_cast<std::int32_t>(order.size());
        Tensor raster(each.pixels.shape());
        std::int64_t patch = 0;
        for (const std::int32_t place : square_by_square(grid.rows, grid.columns, prompt.patches->square)) {
            std::ranges::copy(each.pixels.slice(patch++), raster.slice(place).begin());
            order.push_back(first + place);
        }
        rasters.push_back(std::move(raster));
        patches.push_back(grid);
    }
    const auto after_layer = [&](std::int64_t layer, const DeviceTensor& states) {
        for (const DeepConnector& own : deep)
            if (own.layer == layer) image.deep.push_back(own.connect(backend, backend.rows(states, order)));
    };
    const DeviceTensor states = tower.of_patches(pass, rasters, patches, after_layer);
    image.features = connect(backend, backend.rows(states, order));
    if (pass.request().logits != LogitPositions::All) return;
    for (std::size_t i = 0; i < image.deep.size(); ++i)
        pass.keep_output("deepstack_features." + std::to_string(i), image.deep[i], image.deep[i].shape);
}

GridPositions ImagePart::positions_of(std::span<const std::int32_t> ids, std::span<const ImageLayout> layouts) const {
    GridPositions positions;
    std::size_t part = 0;
    for (const std::int32_t id : ids) {
        if (layouts.empty()) break;  // those behind the last image stand in a line
        if (id != prompt.token) {
            positions.tokens.push_back({positions.next, positions.next, positions.next});
            ++positions.next;
            continue;
        }
        const ImageLayout& layout = layouts.front();
        const ImageToken& token = layout.tokens[part++];
        positions.tokens.push_back({positions.next, positions.next + token.row, positions.next + token.column});
        if (part < layout.tokens.size()) continue;
        positions.next += std::max(layout.rows, layout.columns);
        layouts = layouts.subspan(1);
        part = 0;
    }
    return positions;
}

TowerLayout ImagePart::tower_layout_of(const ImageView& image) const {
    if (!prompt.tiles) return tower_layout(tower.patch_grid(), {}, {}, tower.sizes.image);
    return tower_layout(tower.patch_grid(), *prompt.tiles, tiles_of(image), tower.sizes.image);
}

DeviceTensor ImagePart::features_of_tiles(ForwardPass& pass, std::span<const ImageView> images,
                                          std::span<const ImageLayout> layouts) const {
    Backend& backend = pass.backend();
    std::vector<TowerLayout> of_images;
    std::vector<const Tensor*> pixels;
    for (const ImageView& image : images) {
        of_images.push_back(tower_layout_of(image));
        pixels.push_back(&image.pixels);
    }
    const TowerLayout tiles = joined(std::move(of_images));
    const DeviceTensor states = tower.of_tiles(pass, pixels, tiles);
    const std::int64_t tokens = tiles.tokens_of_tile();
    std::vector<DeviceTensor> connected;
    for (std::int64_t begin = 0; begin < states.rows(); begin += tokens)
        connected.push_back(connect(backend, backend.row_range(states, {begin, begin + tokens})));
    const DeviceTensor features = joined(backend, connected);
    if (pass.request().logits == LogitPositions::All)
        pass.keep_output("image_features", features, {tiles.tiles, prompt.tokens(), features.columns()});
    const bool unpadded = prompt.tiles && prompt.tiles->unpadded;
    return unpadded ? in_text_order(backend, features, images, layouts) : features;
}

DeviceTensor ImagePart::in_text_order(Backend& backend, const DeviceTensor& features, std::span<const ImageView> images,
                                      std::span<const ImageLayout> layouts) const {
    std::vector<std::int32_t> rows;
    const auto end = static_cast<std::int32_t>(features.rows());
    std::int32_t first = 0;  // of the image's features
    for (std::size_t i = 0; i < images.size(); ++i) {
        for (const ImageToken& token : layouts[i].tokens)
            rows.push_back(token.feature >= 0 ? first + token.feature : end);
        first += static_cast<std::int32_t>(tile_count(images[i].pixels)) * prompt.tokens();
    }
    return backend.rows(joined(backend, {features, row_end}), rows);
}

void ImagePart::check_count(std::span<const std::int32_t> ids, const ImageInText& image) const {
    const auto found = std::ranges::count(ids, prompt.token);
    const std::int64_t expected = image.features.empty() ? 0 : image.features.rows();
    if (found == expected) return;
    const std::size_t images = image.layouts.size();
    const Sentence of_image("%1 tokens of an image (id %2)", expected, prompt.token);
    throw Error(ErrorKind::Input, Sentence("Expected %1 in the text, %2; found %3.", of_image,
                                           images == 0   ? Sentence("because there is no image")
                                           : images == 1 ? Sentence("as many as the image has")
                                                         : Sentence("as many as the %1 images have", images),
                                           found));
}

std::vector<std::int32_t> ImagePart::words(std::span<const std::int32_t> ids) const {
    std::vector<std::int32_t> words(ids.begin(), ids.end());
    std::ranges::replace(words, prompt.token, 0);
    return words;
}

DeviceTensor ImagePart::embedded(ForwardPass& pass, const Embeddings& embeddings, AttentionKind kind,
                                 std::span<const std::int32_t> ids, std::int64_t past, const ImageInText& image) const {
    if (past == 0) check_count(ids, image);
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
    std::size_t expected = 0;
    for (const ImageLayout& layout : image.layouts) expected += layout.tokens.size();
    if (static_cast<std::size_t>(std::ranges::count(ids, prompt.token)) != expected) return;
    std::size_t next = 0;
    std::vector<ImageTokens> more;
    for (std::size_t i = 0; i < image.layouts.size(); ++i) {
        auto [parts, overview] = named_parts(ids, prompt, image.layouts[i], static_cast<std::int32_t>(i), next);
        if (i > 0) {
            for (ImageTokens* each : {&parts, &overview})
                if (!each->tokens.empty()) more.push_back(std::move(*each));
            continue;
        }
        if (!parts.tokens.empty()) pass.name_image_tokens(kind, std::move(parts));
        if (!overview.tokens.empty()) pass.name_overview(kind, std::move(overview));
    }
    pass.name_more_images(kind, std::move(more));
}

ImagePrompt read_image_prompt(const Config& config, const GridSize& grid, std::int64_t default_token) {
    const std::string key = config.has("image_token_id") ? "image_token_id" : "image_token_index";
    ImagePrompt prompt;
    prompt.token = static_cast<std::int32_t>(config.integer_or(key, default_token, 0, 10'000'000));
    prompt.several = true;
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
