#include "analysis/shared_axes.h"

#include "analysis/alignment.h"

#include <numeric>
#include <utility>

namespace headlight {
namespace {

constexpr const char* kNothing = "–";

/// Entries of one side that have yet to find their places.
struct Rest {
    std::size_t side = 0;
    std::vector<std::size_t> entries;
};

std::vector<MatrixEntry> picked(const OwnAxis& axis, const Rest& rest) {
    std::vector<MatrixEntry> entries;
    for (const std::size_t entry : rest.entries) entries.push_back(axis.entries[entry]);
    return entries;
}

/// The places of one side's entries, to which those of other sides are added.
class Places {
  public:
    Places(const Rest& first, std::size_t sides)
        : places_(first.entries.size(), SharedPlace{std::vector<SharedPlace::Part>(sides)}),
          place_of_(first.entries.size()),
          between_(first.entries.size() + 1) {
        std::iota(place_of_.begin(), place_of_.end(), std::size_t{0});
        for (std::size_t index = 0; index < places_.size(); ++index)
            places_[index].sides[first.side].entries = {first.entries[index]};
    }

    void add(const std::vector<AlignedPlace>& aligned, const Rest& other) {
        std::size_t passed = 0;  // of the first side
        for (const AlignedPlace& place : aligned) {
            std::vector<std::size_t> entries;
            for (const std::size_t index : place.right) entries.push_back(other.entries[index]);
            if (place.left.empty()) {
                add_between(passed, other.side, entries);
                continue;
            }
            passed = place.left.back() + 1;
            if (entries.empty()) continue;
            SharedPlace::Part& part = joined(place.left).sides[other.side];
            part.entries.insert(part.entries.end(), entries.begin(), entries.end());
            part.swapped = part.swapped || place.swapped;
        }
    }

    /// Entries that other runs have before the first run's entry, or after the last.
    [[nodiscard]] const std::vector<Rest>& between(std::size_t index) const { return between_[index]; }
    [[nodiscard]] std::size_t count() const { return places_.size(); }
    /// Null where the entry was joined with one before it.
    [[nodiscard]] const SharedPlace* begun_by(std::size_t index) const {
        return place_of_[index] == index ? &places_[index] : nullptr;
    }

  private:
    void add_between(std::size_t index, std::size_t side, const std::vector<std::size_t>& entries) {
        std::vector<Rest>& rests = between_[index];
        if (rests.empty() || rests.back().side != side) rests.push_back({side, {}});
        rests.back().entries.insert(rests.back().entries.end(), entries.begin(), entries.end());
    }

    /// One place for entries of the first side that follow each other.
    SharedPlace& joined(const std::vector<std::size_t>& indices) {
        const std::size_t target = place_of_[indices.front()];
        for (const std::size_t index : indices) {
            const std::size_t taken = place_of_[index];
            if (taken == target) continue;
            for (std::size_t side = 0; side < places_[taken].sides.size(); ++side) {
                SharedPlace::Part& from = places_[taken].sides[side];
                SharedPlace::Part& to = places_[target].sides[side];
                to.entries.insert(to.entries.end(), from.entries.begin(), from.entries.end());
                to.swapped = to.swapped || from.swapped;
            }
            for (std::size_t next = taken; next < place_of_.size() && place_of_[next] == taken; ++next)
                place_of_[next] = target;
        }
        return places_[target];
    }

    std::vector<SharedPlace> places_;
    std::vector<std::size_t> place_of_;
    std::vector<std::vector<Rest>> between_;
};

void add_places(std::span<const OwnAxis> sides, const std::vector<Rest>& rests, WordOrder order,
                std::vector<SharedPlace>& places) {
    if (rests.empty()) return;
    const Rest& first = rests.front();
    const OwnAxis& axis = sides[first.side];
    const std::vector<MatrixEntry> entries = picked(axis, first);
    Places found(first, sides.size());
    for (std::size_t index = 1; index < rests.size(); ++index) {
        const OwnAxis& other = sides[rests[index].side];
        found.add(align(*axis.analysis, entries, *other.analysis, picked(other, rests[index]), order), rests[index]);
    }
    for (std::size_t index = 0; index <= found.count(); ++index) {
        add_places(sides, found.between(index), order, places);
        if (index == found.count()) break;
        if (const SharedPlace* place = found.begun_by(index)) places.push_back(*place);
    }
}

/// The entries of one side as one.
MatrixEntry joined(const std::vector<MatrixEntry>& entries, const std::vector<std::size_t>& indices) {
    if (indices.empty()) return {.label = kNothing, .tokens = {}, .special = true};
    MatrixEntry result = entries[indices.front()];
    for (std::size_t index = 1; index < indices.size(); ++index) {
        const MatrixEntry& next = entries[indices[index]];
        result.label += next.label;
        result.tokens.insert(result.tokens.end(), next.tokens.begin(), next.tokens.end());
    }
    return result;
}

}  // namespace

SharedAxis share_axis(std::span<const OwnAxis> sides, WordOrder order) {
    std::vector<Rest> rests;
    for (std::size_t side = 0; side < sides.size(); ++side) {
        Rest rest{side, std::vector<std::size_t>(sides[side].entries.size())};
        std::iota(rest.entries.begin(), rest.entries.end(), std::size_t{0});
        rests.push_back(std::move(rest));
    }
    SharedAxis axis;
    add_places(sides, rests, order, axis.places);
    axis.sides.resize(sides.size());
    for (const SharedPlace& place : axis.places)
        for (std::size_t side = 0; side < sides.size(); ++side)
            axis.sides[side].push_back(joined(sides[side].entries, place.sides[side].entries));
    return axis;
}

SharedAxes shared_axes(std::span<const ComparedHead> sides, const MatrixOptions& options) {
    std::vector<OwnAxis> queries;
    std::vector<OwnAxis> keys;
    for (const ComparedHead& side : sides) {
        MatrixAxes own = axes_of(*side.analysis, side.choice, options);
        queries.push_back({side.analysis.get(), std::move(own.queries)});
        keys.push_back({side.analysis.get(), std::move(own.keys)});
    }
    return {share_axis(queries, options.word_order), share_axis(keys, options.word_order)};
}

}  // namespace headlight
