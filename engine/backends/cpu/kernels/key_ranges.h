#pragma once

#include "backends/cpu/kernels.h"
#include "functions.h"

namespace headlight::HEADLIGHT_LEVEL {

/// Half-open range of keys.
struct KeyRange {
    std::int64_t begin;
    std::int64_t end;

    [[nodiscard]] bool empty() const { return begin >= end; }
    [[nodiscard]] bool contains(std::int64_t key) const { return key >= begin && key < end; }
};

/// Ranges of keys in order, apart from each other; at least one, which may be empty. Where there is no room for one
/// more, the last one grows: keys that need not be looked at are masked anyhow.
class KeyRanges {
  public:
    explicit KeyRanges(KeyRange only) : ranges_{only} {}

    void add(KeyRange range) {
        KeyRange& last = ranges_[count_ - 1];
        if (last.empty()) {
            last = range;
        } else if (range.begin <= last.end || count_ == kMost) {
            last.end = range.end;
        } else {
            ranges_[count_++] = range;
        }
    }
    [[nodiscard]] const KeyRange* begin() const { return ranges_; }
    [[nodiscard]] const KeyRange* end() const { return ranges_ + count_; }
    [[nodiscard]] bool empty() const { return ranges_[0].empty(); }
    [[nodiscard]] bool contains(std::int64_t key) const {
        for (const KeyRange& range : *this)
            if (range.contains(key)) return true;
        return false;
    }
    /// Returns whether any key of [first, last) is in a range.
    [[nodiscard]] bool overlaps(std::int64_t first, std::int64_t last) const {
        for (const KeyRange& range : *this)
            if (first < range.end && last > range.begin) return true;
        return false;
    }
    /// The ranges, widened to whole packets.
    [[nodiscard]] KeyRanges in_packets() const {
        KeyRanges packets({0, 0});
        for (const KeyRange& range : *this)
            if (!range.empty()) packets.add({range.begin / kLanes * kLanes, round_up(range.end, kLanes)});
        return packets;
    }

  private:
    static constexpr int kMost = 16;
    KeyRange ranges_[kMost];
    int count_ = 1;
};

/// Returns whether the biases of the query's row are kMaskedScore for keys that it may not see.
inline bool masks_by_bias(const AttentionTask& task, std::int64_t query) {
    return task.block_bias != nullptr || (task.spec->global_keys && !task.spec->sees_all(query));
}

/// A bias below it masks.
inline constexpr float kLeastCountedBias = kMaskedScore / 2;

/// Keys that the queries [first, last] may see by position; padding, and what a bias masks, not looked at.
inline KeyRange visible_keys(const AttentionTask& task, std::int64_t first, std::int64_t last) {
    const AttentionSpec& spec = *task.spec;
    if (spec.global_keys || spec.padding_sees_all) return {0, task.key_count};
    std::int64_t begin = spec.window > 0 ? larger(0, spec.query_offset + first - spec.window + 1) : 0;
    std::int64_t end = spec.causal ? smaller(task.key_count, spec.query_offset + last + 1) : task.key_count;
    if (spec.ahead > 0) end = smaller(end, spec.query_offset + last + spec.ahead);
    if (spec.spans) {
        begin = smaller(begin, spec.span_begin(spec.query_offset + first));
        end = larger(end, spec.span_end(spec.query_offset + last));
    }
    return {smaller(begin, task.key_count), larger(end, smaller(begin, task.key_count))};
}

/// Returns whether some query of [first, last] sees all keys, or has uniform weights.
inline bool some_query_sees_all(const AttentionTask& task, std::int64_t first, std::int64_t last) {
    for (std::int64_t query = first; query <= last; ++query)
        if (task.spec->uniform(query) || !masks_by_bias(task, query)) return true;
    return false;
}

/// Returns whether a pattern of blocks lets some query of [first, last] see a key of the packet that begins at `key`.
inline bool block_is_visible(const AttentionTask& task, std::int64_t first, std::int64_t last, std::int64_t key) {
    const std::int64_t size = task.spec->blocks.size;
    for (std::int64_t row = first / size; row <= last / size; ++row)
        if (largest(load(task.block_bias + row * task.block_stride + key)) >= kLeastCountedBias) return true;
    return false;
}

/// Returns whether a key of [begin, end) is everyone's.
inline bool has_global_key(const AttentionSpec& spec, std::int64_t begin, std::int64_t end) {
    for (std::int64_t key = begin; key < end; ++key)
        if (spec.sees_all(key)) return true;
    return false;
}

/// Keys that any of the queries [first, last] may see, padding not looked at. Where a bias masks most of them, as in
/// windows with keys of everyone (Longformer) and in patterns of blocks (BigBird), these are whole packets of a few
/// ranges.
inline KeyRanges visible_ranges(const AttentionTask& task, std::int64_t first, std::int64_t last) {
    const AttentionSpec& spec = *task.spec;
    const KeyRanges all(visible_keys(task, first, last));
    if (all.empty() || some_query_sees_all(task, first, last)) return all;
    const std::int64_t window_begin = spec.window > 0 ? spec.query_offset + first - spec.window + 1 : 0;
    const std::int64_t window_end = spec.ahead > 0 ? spec.query_offset + last + spec.ahead : task.key_count;
    KeyRanges ranges({0, 0});
    for (std::int64_t key = 0; key < task.key_count; key += kLanes) {
        const std::int64_t end = smaller(key + kLanes, task.key_count);
        const bool visible = task.block_bias != nullptr
                                 ? block_is_visible(task, first, last, key)
                                 : (key < window_end && end > window_begin) || has_global_key(spec, key, end);
        if (visible) ranges.add({key, end});
    }
    return ranges;
}

}  // namespace headlight::HEADLIGHT_LEVEL
