#include "models/blocks/attention/tile_attention.h"

#include "models/blocks/interventions.h"
#include "models/blocks/joined_texts.h"

#include <algorithm>
#include <memory>
#include <numeric>
#include <optional>
#include <utility>

namespace headlight {

namespace {

std::size_t shown_tokens(std::span<const TokenWindow> windows) {
    std::size_t count = 0;
    for (const TokenWindow& window : windows)
        count += static_cast<std::size_t>(std::ranges::count_if(window.places, [](auto place) { return place >= 0; }));
    return count;
}

/// Norms of the values, where they are asked for, by the places of the tokens; else empty.
DeviceTensor norms_of(ForwardPass& pass, const AttentionBlock& block, const DeviceTensor& values,
                      std::span<const TokenWindow> windows) {
    if (!pass.request().attention || !pass.request().value_norms) return {};
    std::vector<std::int32_t> rows(shown_tokens(windows));
    for (const TokenWindow& window : windows)
        for (std::size_t i = 0; i < window.rows.size(); ++i)
            if (window.places[i] >= 0) rows[static_cast<std::size_t>(window.places[i])] = window.rows[i];
    Backend& backend = pass.backend();
    return backend.value_norms(backend.rows(values, rows), std::ssize(rows), block.output.weight, block.output.layout,
                               block.spec);
}

/// The turn of some rows, as if they were the first ones.
std::optional<RotaryTurn> turn_of(std::optional<RotaryTurn> turn, std::span<const std::int32_t> rows) {
    if (!turn) return turn;
    Tensor angles({std::ssize(rows), turn->angles->size(1)});
    for (std::size_t i = 0; i < rows.size(); ++i)
        std::ranges::copy(turn->angles->slice(rows[i]), angles.slice(static_cast<std::int64_t>(i)).begin());
    turn->angles = std::make_shared<const Tensor>(std::move(angles));
    return turn;
}

/// The rows of all windows' outputs, one behind the other, that are shown, as they stand in x.
DeviceTensor in_order(Backend& backend, const DeviceTensor& outputs, std::span<const TokenWindow> windows) {
    std::vector<std::int32_t> places(static_cast<std::size_t>(outputs.rows()), -1);
    std::int32_t next = 0;
    for (const TokenWindow& window : windows)
        for (std::size_t i = 0; i < window.rows.size(); ++i, ++next)
            if (window.places[i] >= 0) places[static_cast<std::size_t>(window.rows[i])] = next;
    std::erase(places, -1);
    const bool all = std::ssize(places) == outputs.rows();
    return all && std::ranges::is_sorted(places) ? outputs : backend.rows(outputs, places);
}

/// The tokens of a window that are shown, with their rows among all of its.
std::pair<std::vector<std::int32_t>, std::vector<std::int32_t>> shown_of(const TokenWindow& window) {
    std::pair<std::vector<std::int32_t>, std::vector<std::int32_t>> shown;
    for (std::size_t i = 0; i < window.places.size(); ++i) {
        if (window.places[i] < 0) continue;
        shown.first.push_back(window.places[i]);
        shown.second.push_back(static_cast<std::int32_t>(i));
    }
    return shown;
}

/// Some rows of x, without a copy where they follow each other.
DeviceTensor rows_of(Backend& backend, const DeviceTensor& x, std::span<const std::int32_t> rows) {
    const bool follow =
        std::ranges::adjacent_find(rows, [](std::int32_t a, std::int32_t b) { return b != a + 1; }) == rows.end();
    return follow ? backend.row_range(x, {rows.front(), rows.back() + 1}) : backend.rows(x, rows);
}

}  // namespace

DeviceTensor attend_in_windows(ForwardPass& pass, const AttentionBlock& block, const DeviceTensor& x,
                               const PatchGrid& patches, std::span<const TokenWindow> windows) {
    Backend& backend = pass.backend();
    const std::int64_t head_size = block.spec.head_size;
    Projections all = block.inputs(backend, x, block.spec);
    all.queries = block.rotary(backend, block.query_norm(backend, all.queries), 0, head_size);
    all.keys = block.rotary(backend, block.key_norm(backend, all.keys), 0, head_size);
    if (!block.offsets.empty()) all = block.offsets(backend, std::move(all), block.spec);
    const std::vector<Intervention> changes = pass.interventions().of_next_layer(block.kind, block.spec.heads);
    std::vector<DeviceTensor> outputs;
    std::vector<ForwardPass::WindowTrace> traces;
    const bool padded = x.rows() > static_cast<std::int64_t>(shown_tokens(windows));
    for (const TokenWindow& window : windows) {
        const auto tokens = std::ssize(window.rows);
        auto [tokens_shown, rows] = shown_of(window);
        const DeviceTensor values = rows_of(backend, all.values, window.rows);
        AttentionTrace trace{block.spec,
                             pass.as_kept(rows_of(backend, all.queries, window.rows)),
                             pass.as_kept(rows_of(backend, all.keys, window.rows)),
                             {},
                             {}};
        trace.rounded = pass.keeps_fp16();
        trace.result = backend.attention(trace.queries, trace.keys, values, tokens, block.spec, pass.attention_wants());
        if (pass.request().values) trace.values = values;
        trace.turn = turn_of(block.rotary.last_turn(head_size), window.rows);
        if (has_positions(trace)) pass.interventions().has_positions(block.kind, -1);
        replace_weights(pass, changes_within(tokens_shown, rows, changes), values, trace);
        outputs.push_back(std::exchange(trace.result.output, {}));
        if (pass.request().attention)
            traces.push_back({std::move(tokens_shown), std::move(rows), std::move(trace), padded});
    }
    pass.keep_windows(block.kind, -1, patches, block.spec, std::move(traces),
                      norms_of(pass, block, all.values, windows));
    const DeviceTensor given = in_order(backend, joined(backend, outputs), windows);
    return block.output(backend, change_outputs(pass, changes, block.spec, given));
}

std::vector<TokenWindow> windows_of(const TowerLayout& layout) {
    const std::int64_t tokens = layout.tokens_of_tile();
    std::vector<TokenWindow> windows;
    for (std::int64_t begin = 0; begin < std::ssize(layout.shown); begin += tokens) {
        TokenWindow window;
        const auto shown = layout.shown.begin() + begin;
        window.places.assign(shown, shown + tokens);
        window.rows.resize(static_cast<std::size_t>(tokens));
        std::iota(window.rows.begin(), window.rows.end(), static_cast<std::int32_t>(begin));
        windows.push_back(std::move(window));
    }
    return windows;
}

void add_windows(std::vector<TokenWindow>& windows, std::vector<TokenWindow> own, std::int32_t first) {
    for (TokenWindow& window : own) {
        for (std::int32_t& row : window.rows) row += first;
        for (std::int32_t& place : window.places) place += first;
        windows.push_back(std::move(window));
    }
}

std::vector<TokenWindow> padded_windows_of(const PatchGrid& patches, const GridSize& padded, std::int32_t side) {
    const PatchGrid all{{}, static_cast<std::int32_t>(padded.rows), static_cast<std::int32_t>(padded.columns)};
    std::vector<TokenWindow> windows = windows_of(all, side);
    for (TokenWindow& window : windows)
        for (std::int32_t& place : window.places) {
            const std::int32_t row = place / all.columns;
            const std::int32_t column = place % all.columns;
            const bool shown = row < patches.rows && column < patches.columns;
            place = shown ? row * patches.columns + column : -1;
        }
    return windows;
}

std::vector<TokenWindow> windows_of(const PatchGrid& patches, std::int32_t side) {
    std::vector<TokenWindow> windows;
    for (std::int32_t top = 0; top < patches.rows; top += side)
        for (std::int32_t left = 0; left < patches.columns; left += side) {
            TokenWindow window;
            for (std::int32_t y = top; y < std::min(top + side, patches.rows); ++y)
                for (std::int32_t x = left; x < std::min(left + side, patches.columns); ++x)
                    window.rows.push_back(patches.first_patch() + y * patches.columns + x);
            window.places = window.rows;
            windows.push_back(std::move(window));
        }
    return windows;
}

}  // namespace headlight
