#include "models/blocks/vision_tower.h"

#include "core/error.h"
#include "images/padded_patches.h"
#include "models/blocks/joined_texts.h"
#include "models/blocks/plans/activation_name.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace headlight {

namespace {

/// A size that a configuration gives as one number or as height and width.
std::pair<std::int64_t, std::int64_t> read_sides(const Config& config, const std::string& key, std::int64_t otherwise) {
    constexpr std::int64_t kMost = 16'384;
    if (!config.is_list(key)) {
        const std::int64_t side = config.integer_or(key, otherwise, 1, kMost);
        return {side, side};
    }
    const std::vector<std::int64_t> sides = config.integers_or_none(key, 1, kMost);
    if (sides.size() != 2) config.fail(key, Sentence("Expected height and width; found %1 numbers.", sides.size()));
    return {sides[0], sides[1]};
}

constexpr std::int64_t kMostTowerPatches = 16'384;

std::string size_text(std::int64_t height, std::int64_t width) {
    return std::to_string(width) + " x " + std::to_string(height);
}

}  // namespace

PatchSizes read_patch_sizes(const Config& config, std::int64_t default_image, std::int64_t default_patch,
                            const std::string& image_field) {
    const auto [height, width] = read_sides(config, image_field, default_image);
    const auto [patch_height, patch_width] = read_sides(config, "patch_size", default_patch);
    const std::int64_t channels = config.integer_or("num_channels", 3, 1, 3);
    if (channels == 2) config.fail("num_channels", Sentence("Expected 1 (gray) or 3 (red, green and blue); found 2."));
    if (patch_height > height || patch_width > width)
        config.fail("patch_size", Sentence("Expected patches no larger than the images, which are %1 pixels; found %2.",
                                           size_text(height, width), size_text(patch_height, patch_width)));
    return {{static_cast<std::int32_t>(channels), static_cast<std::int32_t>(height), static_cast<std::int32_t>(width)},
            patch_height,
            patch_width};
}

PreNormSizes read_layer_sizes(const Config& config, const std::string& default_activation,
                              const LayerDefaults& defaults) {
    PreNormSizes sizes;
    sizes.hidden = {config.integer_or("hidden_size", defaults.hidden, 1, 65'536), "hidden_size"};
    sizes.inner = {config.integer_or("intermediate_size", defaults.inner, 1, 1'000'000), "intermediate_size"};
    sizes.layers = config.integer_or("num_hidden_layers", defaults.layers, 1, 1'000);
    sizes.heads = config.integer_or("num_attention_heads", defaults.heads, 1, 1'024);
    sizes.epsilon = static_cast<float>(config.real_or("layer_norm_eps", 1e-12, 1e-30, 1.0));
    sizes.activation = activation_of(config, "hidden_act", default_activation);
    sizes.biases.query = sizes.biases.key = sizes.biases.value = config.boolean_or("qkv_bias", true);
    if (sizes.hidden.size % sizes.heads != 0)
        config.fail("num_attention_heads", Sentence("Expected a divisor of hidden_size, which is %1; found %2.",
                                                    sizes.hidden.size, sizes.heads));
    return sizes;
}

GridSize PatchSizes::grid_of(std::int64_t height, std::int64_t width) const {
    const auto count = [](std::int64_t side, std::int64_t patch, std::int64_t step) {
        return side < patch ? 0 : (side - patch) / (step > 0 ? step : patch) + 1;
    };
    return {count(height, patch_height, row_step), count(width, patch_width, column_step)};
}

void PatchSizes::check(const Tensor& pixels) const {
    const Shape read{image.channels, image.height, image.width};
    if (pixels.shape() != read)
        throw Error(ErrorKind::Input, Sentence("The image's values have the shape %1, but this model reads %2: its "
                                               "preprocessor_config.json should resize or pad to the same size.",
                                               to_string(pixels.shape()), to_string(read)));
}

Tensor unfolded(const Tensor& pixels, const PatchSizes& sizes) {
    if (sizes.flat) return flat_patches(pixels, sizes.patch_height);
    const std::int64_t channels = pixels.size(0);
    const GridSize grid = sizes.grid_of(pixels.size(1), pixels.size(2));
    const std::int64_t row_step = sizes.row_step > 0 ? sizes.row_step : sizes.patch_height;
    const std::int64_t column_step = sizes.column_step > 0 ? sizes.column_step : sizes.patch_width;
    Tensor patches({grid.rows * grid.columns, channels * sizes.patch_height * sizes.patch_width});
    float* out = patches.data();
    for (std::int64_t patch = 0; patch < grid.rows * grid.columns; ++patch) {
        const std::int64_t top = patch / grid.columns * row_step;
        const std::int64_t left = patch % grid.columns * column_step;
        for (std::int64_t channel = 0; channel < channels; ++channel)
            for (std::int64_t y = top; y < top + sizes.patch_height; ++y)
                out = std::copy_n(pixels.data() + (channel * pixels.size(1) + y) * pixels.size(2) + left,
                                  sizes.patch_width, out);
    }
    return patches;
}

std::vector<std::uint8_t> PatchCount::key_mask() const {
    if (padding == 0) return {};
    std::vector<std::uint8_t> mask(static_cast<std::size_t>(grid.rows * grid.columns), 1);
    mask.resize(mask.size() + static_cast<std::size_t>(padding), 0);
    return mask;
}

TowerSize VisionTower::size() const {
    TowerSize size{.layers = static_cast<std::int32_t>(layers.size())};
    if (layers.empty()) return size;
    const AttentionSpec& spec = layers.front().attention.spec;
    size.heads = spec.heads;
    size.width = spec.heads * spec.head_size;
    return size;
}

void VisionTower::set_kind(AttentionKind own) {
    kind = own;
    for (PreNormLayer& layer : layers) layer.attention.kind = own;
}

void VisionTower::check(const Tensor& pixels) const {
    if (pixels.empty()) throw Error(ErrorKind::Input, Sentence("Expected an image to run the model on, found none."));
    if (pixels.shape().size() != 3 || pixels.size(0) != sizes.image.channels)
        throw Error(ErrorKind::Input,
                    Sentence("The image's values have the shape %1, but this model reads %2 channels.",
                             to_string(pixels.shape()), sizes.image.channels));
    const GridSize grid = sizes.grid_of(pixels.size(1), pixels.size(2));
    if (grid.rows > 0 && grid.columns > 0 && grid.rows * grid.columns <= kMostTowerPatches) return;
    throw Error(ErrorKind::Input, Sentence("Expected an image of 1 to %1 patches of %2 pixels, found one of %3 pixels; "
                                           "the model's preprocessor_config.json should say another size.",
                                           kMostTowerPatches, size_text(sizes.patch_height, sizes.patch_width),
                                           size_text(pixels.size(1), pixels.size(2))));
}

Tensor VisionTower::positions_for(const GridSize& grid) const {
    const GridSize learned = sizes.grid();
    if (grid == learned) return positions;
    const std::int64_t before = leading.empty() ? 0 : leading.size(0);
    const std::int64_t hidden = positions.size(1);
    const auto first = positions.values().first(static_cast<std::size_t>(before * hidden));
    const auto rest = positions.values().subspan(first.size());
    const Tensor of_patches({learned.rows * learned.columns, hidden}, {rest.begin(), rest.end()});
    const Tensor moved = interpolated(of_patches, learned, grid, interpolation);
    return before == 0 ? moved : stacked({Tensor({before, hidden}, {first.begin(), first.end()}), moved});
}

PositionTable VisionTower::position_table(Backend& backend) const {
    const GridSize grid = sizes.grid();
    const auto before = static_cast<std::ptrdiff_t>(leading.empty() ? 0 : leading.size(0));
    return {kind, backend.upload(positions), 0,
            PatchGrid{{token_names.begin(), token_names.begin() + before},
                      static_cast<std::int32_t>(grid.rows),
                      static_cast<std::int32_t>(grid.columns)}};
}

DeviceTensor VisionTower::with_positions(ForwardPass& pass, const DeviceTensor& x, const GridSize& grid) const {
    if (positions.empty() || pass.interventions().leaves_out_positions(kind)) return x;
    return pass.backend().add(x, pass.backend().upload(positions_for(grid)));
}

DeviceTensor VisionTower::embedded(ForwardPass& pass, const Tensor& pixels) const {
    Backend& backend = pass.backend();
    const GridSize grid = sizes.grid_of(pixels.size(1), pixels.size(2));
    DeviceTensor x = patches(backend, backend.upload(unfolded(pixels, sizes)));
    if (leading.empty()) return with_positions(pass, x, grid);
    const std::int64_t before = leading.size(0);
    DeviceTensor positioned = backend.allocate({before + x.rows(), x.columns()});
    backend.write_rows(positioned, 0, backend.upload(leading));
    backend.write_rows(positioned, before, x);
    positioned = with_positions(pass, positioned, grid);
    if (registers.empty()) return positioned;
    // They stand after the tokens that have positions, before the patches.
    std::vector<std::int32_t> rows(static_cast<std::size_t>(positioned.rows()));
    std::iota(rows.begin(), rows.end(), 0);
    const auto own_rows = std::span(rows).first(static_cast<std::size_t>(before));
    const auto patch_rows = std::span(rows).subspan(static_cast<std::size_t>(before));
    DeviceTensor all = backend.allocate({positioned.rows() + registers.size(0), x.columns()});
    backend.write_rows(all, 0, backend.rows(positioned, own_rows));
    backend.write_rows(all, before, backend.upload(registers));
    backend.write_rows(all, before + registers.size(0), backend.rows(positioned, patch_rows));
    return all;
}

DeviceTensor VisionTower::operator()(ForwardPass& pass, const Tensor& pixels) const {
    check(pixels);
    const GridSize grid = sizes.grid_of(pixels.size(1), pixels.size(2));
    pass.name_patches(kind,
                      {token_names, static_cast<std::int32_t>(grid.rows), static_cast<std::int32_t>(grid.columns)});
    if (rotary.angles) rotary.angles->set(pass.backend(), grid_angles(grid, tokens_before(), rotary));
    return run_layers(pass, layers, embedding_norm(pass.backend(), embedded(pass, pixels)), {}, kind, layers_taken);
}

DeviceTensor VisionTower::of_patches(ForwardPass& pass, std::span<const Tensor> values, std::span<const GridSize> grids,
                                     const std::function<void(std::int64_t, const DeviceTensor&)>& after_layer) const {
    Backend& backend = pass.backend();
    std::vector<TowerLayout> images;
    std::vector<Tensor> angles;
    std::vector<DeviceTensor> states;
    PatchWindows windows;
    std::int32_t first = 0;
    for (std::size_t i = 0; i < grids.size(); ++i) {
        const GridSize& grid = grids[i];
        const PatchGrid own{{}, static_cast<std::int32_t>(grid.rows), static_cast<std::int32_t>(grid.columns)};
        angles.push_back(grid_angles(grid, 0, rotary));
        states.push_back(with_positions(pass, patches(backend, backend.upload(values[i])), grid));
        if (grids.size() > 1) add_windows(windows.images, windows_of(own, std::max(own.rows, own.columns)), first);
        if (window > 0) add_windows(windows.small, windows_of(own, window), first);
        first += own.tokens();
        images.push_back({own, {}, {}});
    }
    TowerLayout layout = joined(std::move(images));
    pass.name_patches(kind, layout.patches);
    pass.name_more_images(kind, std::move(layout.more_images));
    rotary.angles->set(backend, stacked(angles));
    return run_layers_over_patches(pass, layers, joined(backend, states), layout.patches, windows, kind, after_layer);
}

DeviceTensor VisionTower::of_padded_patches(ForwardPass& pass, const Tensor& values, const PatchCount& count) const {
    Backend& backend = pass.backend();
    const auto& [grid, padding] = count;
    pass.name_patches(kind, {{},
                             static_cast<std::int32_t>(grid.rows),
                             static_cast<std::int32_t>(grid.columns),
                             {},
                             static_cast<std::int32_t>(padding)});
    DeviceTensor x = patches(backend, backend.upload(values.shape().size() == 3 ? unfolded(values, sizes) : values));
    if (!pass.interventions().leaves_out_positions(kind)) {
        // Padding has the position of the first patch.
        std::vector<std::int32_t> places(static_cast<std::size_t>(x.rows()));
        std::iota(places.begin(), places.end() - padding, 0);
        x = backend.add(x, backend.rows(backend.upload(positions_for(grid)), places));
    }
    return run_layers(pass, layers, x, count.key_mask(), kind, layers_taken);
}

PatchCount VisionTower::count_of(const Tensor& values, const TileGrid& tiles) const {
    if (values.shape().size() != 2) {
        check(values);
        return {sizes.grid_of(values.size(1), values.size(2))};
    }
    if (values.size(1) != sizes.patch_values() || values.size(0) > kMostTowerPatches)
        throw Error(ErrorKind::Input,
                    Sentence("Expected at most %1 patches of an image, [patches, %2], found values of the shape %3.",
                             kMostTowerPatches, sizes.patch_values(), to_string(values.shape())));
    const GridSize grid{tiles.rows, tiles.columns};
    if (grid.rows < 1 || grid.columns < 1 || grid.rows * grid.columns > values.size(0))
        throw Error(ErrorKind::Input, Sentence("Expected the rows and columns of the image's patches (spatial_shapes), "
                                               "of which there are at most %1; found %2 and %3.",
                                               values.size(0), grid.rows, grid.columns));
    return {grid, values.size(0) - grid.rows * grid.columns};
}

PatchGrid VisionTower::patch_grid() const {
    const GridSize grid = sizes.grid();
    return {token_names, static_cast<std::int32_t>(grid.rows), static_cast<std::int32_t>(grid.columns)};
}

DeviceTensor VisionTower::of_tiles(ForwardPass& pass, std::span<const Tensor* const> images,
                                   const TowerLayout& layout) const {
    pass.name_patches(kind, layout.patches);
    if (layout.overview) pass.name_overview(kind, *layout.overview);
    pass.name_more_images(kind, layout.more_images);
    const Shape shape(images.front()->shape().end() - 3, images.front()->shape().end());
    const auto count = static_cast<std::size_t>(element_count(shape));
    std::vector<DeviceTensor> tiles;
    for (const Tensor* pixels : images)
        for (std::size_t begin = 0; begin < pixels->values().size(); begin += count) {
            const std::span<const float> values = pixels->values().subspan(begin, count);
            tiles.push_back(embedded(pass, Tensor(shape, {values.begin(), values.end()})));
        }
    const DeviceTensor x = embedding_norm(pass.backend(), joined(pass.backend(), tiles));
    return run_layers_in_tiles(pass, layers, x, layout, kind, layers_taken);
}

void add_patches(TensorTable& table, const PatchSizes& sizes, Dimension hidden, const std::string& source, bool bias) {
    if (sizes.flat)
        table.body("patches.weight", {source + ".weight"},
                   {hidden, {sizes.patch_values(), "num_channels * patch_size * patch_size"}});
    else
        table.body("patches.weight", {source + ".weight"},
                   {hidden,
                    {sizes.image.channels, "num_channels"},
                    {sizes.patch_height, "patch_size"},
                    {sizes.patch_width, "patch_size"}});
    if (bias) table.body("patches.bias", {source + ".bias"}, {hidden});
}

Linear patches_of(const LoadedTensors& tensors, const PatchSizes& sizes) {
    Linear patches = linear_of(tensors, "patches");
    patches.weight.shape = {patches.weight.rows(), sizes.patch_values()};
    return patches;
}

Tensor rows_on_host(Backend& backend, const LoadedTensors& tensors, const std::string& name) {
    DeviceTensor table = tensors.at(name);
    table.shape = {element_count(table.shape) / table.columns(), table.columns()};
    std::vector<std::int32_t> all(static_cast<std::size_t>(table.rows()));
    std::iota(all.begin(), all.end(), 0);
    return backend.download(backend.embedding(table, all));
}

Tensor stacked(const std::vector<Tensor>& tables) {
    std::vector<float> values;
    std::int64_t rows = 0;
    for (const Tensor& table : tables) {
        values.insert(values.end(), table.values().begin(), table.values().end());
        rows += table.size(0);
    }
    return {{rows, tables.front().size(1)}, std::move(values)};
}

ModelDescription describe_vision(std::string_view architecture, const Config& config, const PatchSizes& patches,
                                 const PreNormSizes& layers, const LoadedTensors& tensors) {
    ModelDescription description;
    description.architecture = architecture;
    description.model_type = config.text("model_type");
    description.layers = static_cast<std::int32_t>(layers.layers);
    description.heads = static_cast<std::int32_t>(layers.heads);
    description.hidden_size = static_cast<std::int32_t>(layers.hidden.size);
    description.parameters = tensors.parameters();
    description.parameters_by_tensor = tensors.parameters_by_tensor();
    description.norms = NormPlace::BeforeParts;
    description.image = patches.image;
    description.patches = patches.grid().rows * patches.grid().columns;
    description.reads_text = false;
    description.notices = tensors.notices();
    return description;
}

}  // namespace headlight
