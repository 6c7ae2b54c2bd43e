#pragma once

#include "analysis/matrix_view.h"

#include <cstddef>
#include <span>
#include <vector>

namespace headlight {

/// One of the runs that are compared: an analysis and the head of it that is looked at.
struct ComparedHead {
    AnalysisPointer analysis;
    HeadId choice;
};

/// One place on an axis that several analyzes share: what stands there of each.
struct SharedPlace {
    struct Part {
        std::vector<std::size_t> entries;  ///< consecutive ones of the side's own axis; none: it has nothing here
        bool swapped = false;              ///< the first side has another word here
    };
    std::vector<Part> sides;
};

/// The rows or columns that matrices share.
struct SharedAxis {
    std::vector<SharedPlace> places;
    /// Of each side as many as there are places: joined where pieces of different tokenizers meet; an entry without
    /// tokens where the side has nothing.
    std::vector<std::vector<MatrixEntry>> sides;
};

struct SharedAxes {
    SharedAxis queries;
    SharedAxis keys;
};

/// The axis of one side before it is shared.
struct OwnAxis {
    const Analysis* analysis;
    std::vector<MatrixEntry> entries;
};

/// The places of all sides, in the order of their texts. Every side is aligned with the first, as `align` does; what
/// the first has nothing for is aligned among the others.
SharedAxis share_axis(std::span<const OwnAxis> sides, WordOrder order = WordOrder::Kept);

/// The axes that the matrices of these heads share. Throws Error(Input) where one of the heads does not exist.
SharedAxes shared_axes(std::span<const ComparedHead> sides, const MatrixOptions& options);

}  // namespace headlight
