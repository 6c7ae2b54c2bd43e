#include "models/blocks/attention/window_attention.h"

#include "models/blocks/interventions.h"
#include "models/blocks/padded_grid.h"

#include <algorithm>
#include <map>
#include <utility>

namespace headlight {

namespace {

/// Places of a window's sequence.
std::int64_t places(const WindowGrid& grid) {
    return grid.window * (2 * grid.window - 1);
}

std::int32_t place(const WindowGrid& grid, std::int64_t y, std::int64_t x) {
    return static_cast<std::int32_t>(y * (2 * grid.window - 1) + x);
}

/// Patches and places of the parts of one window.
struct Part {
    std::vector<std::int32_t> patches;
    std::vector<std::int32_t> places;
};

std::vector<Part> parts_of(const WindowGrid& grid, std::int64_t index) {
    std::map<std::int64_t, Part> parts;
    for (std::int64_t y = 0; y < grid.window; ++y) {
        for (std::int64_t x = 0; x < grid.window; ++x) {
            Part& part = parts[grid.part(index, y, x)];
            part.patches.push_back(grid.patch(index, y, x));
            part.places.push_back(place(grid, y, x));
        }
    }
    std::vector<Part> all;
    for (auto& [number, part] : parts) all.push_back(std::move(part));
    return all;
}

/// The patch at every place of a window's sequence; at empty places some patch, which the mask leaves out.
std::vector<std::int32_t> sequence_of(const WindowGrid& grid, std::int64_t index) {
    std::vector<std::int32_t> patches(static_cast<std::size_t>(places(grid)), grid.patch(index, 0, 0));
    for (std::int64_t y = 0; y < grid.window; ++y)
        for (std::int64_t x = 0; x < grid.window; ++x)
            patches[static_cast<std::size_t>(place(grid, y, x))] = grid.patch(index, y, x);
    return patches;
}

/// Outputs of the parts of windows, in rows of their sequences.
class WindowOutputs {
  public:
    explicit WindowOutputs(const WindowGrid& grid)
        : length_(places(grid)), row_of_patch_(static_cast<std::size_t>(grid.rows * grid.columns), 0) {}

    void take(const Part& part, DeviceTensor output) {
        const auto first = static_cast<std::int32_t>(static_cast<std::int64_t>(outputs_.size()) * length_);
        for (std::size_t i = 0; i < part.patches.size(); ++i)
            row_of_patch_[static_cast<std::size_t>(part.patches[i])] = first + part.places[i];
        outputs_.push_back(std::move(output));
    }

    /// By patch, in raster order.
    [[nodiscard]] DeviceTensor by_patch(Backend& backend) const {
        DeviceTensor all =
            backend.allocate({static_cast<std::int64_t>(outputs_.size()) * length_, outputs_.front().columns()});
        for (std::size_t i = 0; i < outputs_.size(); ++i)
            backend.write_rows(all, static_cast<std::int64_t>(i) * length_, outputs_[i]);
        return backend.rows(all, row_of_patch_);
    }

  private:
    std::int64_t length_;
    std::vector<DeviceTensor> outputs_;
    std::vector<std::int32_t> row_of_patch_;
};

/// What is shown of the patches, the padding among them, which reaches beyond the image.
PatchGrid shown_grid(const WindowGrid& grid) {
    PatchGrid shown{{}, static_cast<std::int32_t>(grid.rows), static_cast<std::int32_t>(grid.columns)};
    shown.area.width = static_cast<double>(grid.columns) / static_cast<double>(grid.given_columns);
    shown.area.height = static_cast<double>(grid.rows) / static_cast<double>(grid.given_rows);
    return shown;
}

}  // namespace

std::int32_t WindowGrid::patch(std::int64_t index, std::int64_t y, std::int64_t x) const {
    const std::int64_t across = columns / window;
    const std::int64_t row = (index / across * window + y + shift) % rows;
    const std::int64_t column = (index % across * window + x + shift) % columns;
    return static_cast<std::int32_t>(row * columns + column);
}

std::int64_t WindowGrid::part(std::int64_t index, std::int64_t y, std::int64_t x) const {
    if (shift == 0) return 0;
    const std::int64_t across = columns / window;
    const auto beyond = [&](std::int64_t at, std::int64_t size) { return at >= size - shift ? 1 : 0; };
    return 2 * beyond(index / across * window + y, rows) + beyond(index % across * window + x, columns);
}

DeviceTensor WindowAttention::operator()(ForwardPass& pass, const DeviceTensor& given, const WindowGrid& grid,
                                         std::int32_t stage) const {
    Backend& backend = pass.backend();
    const DeviceTensor x = with_padding(backend, given, grid.given(), grid.padded());
    const DeviceTensor queries = pass.as_kept(query_norm(backend, query(backend, x)));
    const DeviceTensor keys = pass.as_kept(key_norm(backend, key(backend, x)));
    const DeviceTensor values = value(backend, x);
    const std::vector<Intervention> changes = pass.interventions().of_next_layer(kind, spec.heads, stage);
    const std::int64_t length = places(grid);
    WindowOutputs outputs(grid);
    std::vector<ForwardPass::WindowTrace> traces;
    for (std::int64_t index = 0; index < grid.windows(); ++index) {
        const std::vector<std::int32_t> sequence = sequence_of(grid, index);
        const DeviceTensor own_queries = backend.rows(queries, sequence);
        const DeviceTensor own_keys = backend.rows(keys, sequence);
        const DeviceTensor own_values = backend.rows(values, sequence);
        for (Part& part : parts_of(grid, index)) {
            AttentionSpec used = spec;
            used.key_mask.assign(static_cast<std::size_t>(length), kPaddingKey);
            for (const std::int32_t at : part.places) used.key_mask[static_cast<std::size_t>(at)] = kOrdinaryKey;
            AttentionResult result =
                backend.attention(own_queries, own_keys, own_values, length, used, AttentionWants{});
            AttentionTrace trace{std::move(used), own_queries, own_keys, std::move(result), {}};
            trace.rounded = pass.keeps_fp16();
            if (has_positions(trace)) pass.interventions().has_positions(kind, stage);
            if (pass.request().values) trace.values = own_values;
            replace_weights(pass, changes_within(part.patches, part.places, changes), own_values, trace);
            outputs.take(part, std::exchange(trace.result.output, {}));
            if (pass.request().attention)
                traces.push_back({std::move(part.patches), std::move(part.places), std::move(trace), false});
        }
    }
    DeviceTensor value_norms;
    if (pass.request().attention && pass.request().value_norms)
        value_norms = backend.value_norms(values, values.rows(), output.weight, output.layout, spec);
    pass.keep_windows(kind, stage, shown_grid(grid), spec, std::move(traces), value_norms);
    DeviceTensor attended = outputs.by_patch(backend);
    if (grid.is_padded()) attended = backend.rows(attended, given_patches(grid.given(), grid.padded()));
    return output(backend, change_outputs(pass, changes, spec, attended));
}

DistanceBias window_bias(const Tensor& table, std::int64_t window) {
    const std::int64_t stride = 2 * window - 1;
    const std::int64_t heads = table.size(1);
    DistanceBias bias;
    bias.first = -(window - 1) * stride - (window - 1);
    const std::int64_t distances = 1 - 2 * bias.first;
    bias.table.assign(static_cast<std::size_t>(heads * distances), 0.0F);
    for (std::int64_t down = -(window - 1); down < window; ++down) {
        for (std::int64_t across = -(window - 1); across < window; ++across) {
            // The key stands `down` and `across` after its query; the table counts from the key to the query.
            const std::int64_t row = (window - 1 - down) * stride + window - 1 - across;
            const std::int64_t column = down * stride + across - bias.first;
            for (std::int64_t head = 0; head < heads; ++head)
                bias.table[static_cast<std::size_t>(head * distances + column)] =
                    table.slice(row)[static_cast<std::size_t>(head)];
        }
    }
    return bias;
}

}  // namespace headlight
