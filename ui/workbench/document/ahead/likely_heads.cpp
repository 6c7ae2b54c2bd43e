#include "workbench/document/ahead/likely_heads.h"

#include "core/error.h"
#include "core/free_memory.h"
#include "core/threads.h"
#include "view/pointed_out.h"

#include <algorithm>
#include <new>
#include <utility>

namespace headlight {

namespace {

/// The heads beside a single one, in the order in which they are likely to be chosen.
std::vector<HeadId> neighbors_of(const Analysis& analysis, const HeadId& head) {
    std::vector<HeadId> neighbors;
    const auto stack = find_stack(analysis.attention, head);
    if (!stack || !head.layer || !head.head) return neighbors;
    const auto& layers = analysis.attention[*stack].layers;
    const auto add = [&](std::int32_t layer, std::int32_t number) {
        const bool exists = layer >= 0 && static_cast<std::size_t>(layer) < layers.size() && number >= 0 &&
                            number < layers[static_cast<std::size_t>(layer)]->heads();
        if (exists) neighbors.push_back(head_in(head, layer, number));
    };
    add(*head.layer, *head.head + 1);
    add(*head.layer, *head.head - 1);
    add(*head.layer + 1, *head.head);
    add(*head.layer - 1, *head.head);
    return neighbors;
}

bool is_short_of_memory() {
    const auto free = free_host_memory();
    return free && *free < LikelyHeads::kLeastFreeMemory;
}

}  // namespace

LikelyHeads::LikelyHeads()
    : worker_(
          [this](const std::optional<ShownHead>& shown, const std::stop_token& stop) {
              if (shown) work(*shown, stop);
          },
          [](const auto& /*at_hand*/, const auto& /*newer*/) { return true; }) {}

void LikelyHeads::compute_around(ShownHead shown) {
    worker_.request(std::move(shown));
}

void LikelyHeads::stop() {
    worker_.request({});
    const std::lock_guard lock(mutex_);
    std::erase_if(known_, [](const Known& known) { return known.analysis.expired(); });
}

bool LikelyHeads::is_of(const Known& known, const ShownHead& asked) {
    return known.analysis.lock() == asked.analysis && known.head == asked.head && known.options == asked.options &&
           known.pointed_out.queries == asked.pointed_out.queries && known.pointed_out.keys == asked.pointed_out.keys &&
           known.pointed_out.places == asked.pointed_out.places;
}

std::shared_ptr<const AttentionMatrix> LikelyHeads::find(const ShownHead& asked) const {
    const std::lock_guard lock(mutex_);
    const auto found = std::ranges::find_if(known_, [&](const Known& known) { return is_of(known, asked); });
    return found == known_.end() ? nullptr : found->matrix;
}

void LikelyHeads::work(const ShownHead& shown, const std::stop_token& stop) {
    lower_priority_of_this_thread();
    try {
        compute_neighbors(shown, stop);
    } catch (const Error&) {  // stopped, or there is none: whoever asks for it is told why
    } catch (const std::bad_alloc&) {
    }
}

void LikelyHeads::compute_neighbors(const ShownHead& shown, const std::stop_token& stop) {
    std::vector<ShownHead> wanted;
    for (const HeadId& head : neighbors_of(*shown.analysis, shown.head)) {
        wanted.push_back(shown);
        wanted.back().head = head;
    }
    {
        const std::lock_guard lock(mutex_);
        std::erase_if(known_, [&](const Known& known) {
            return std::ranges::none_of(wanted, [&](const ShownHead& each) { return is_of(known, each); });
        });
    }
    for (const ShownHead& each : wanted) {
        if (stop.stop_requested() || is_short_of_memory()) return;
        if (find(each)) continue;
        auto matrix = std::make_shared<const AttentionMatrix>(
            shown_matrix(*each.analysis, each.head, each.options, each.pointed_out, stop));
        if (stop.stop_requested()) return;  // in the last block, after which nobody looks
        const std::lock_guard lock(mutex_);
        known_.push_back({each.analysis, each.head, each.options, each.pointed_out, std::move(matrix)});
    }
}

}  // namespace headlight
