#pragma once

#include "analysis/analysis.h"
#include "analysis/matrix_view.h"
#include "core/tensor.h"

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <vector>

namespace headlight {

/// A head's place on a map in which heads that look at similar things stand near each other.
struct HeadPlace {
    std::int32_t layer = 0;
    std::int32_t head = 0;
    double x = 0;
    double y = 0;
};

/// The map of all heads of one attention.
struct HeadMap {
    std::vector<HeadPlace> heads;
    std::size_t rows = 0;     ///< queries over which heads were compared
    std::size_t of_rows = 0;  ///< queries that there are
    double explained = 0;     ///< share of the distances' variance that two dimensions show
};

/// Places in the plane for points of which the distances [n, n] are known: classical multidimensional scaling
/// (Torgerson 1952, Psychometrika 17). Returns [n, 2], and in `explained` the share of the positive eigenvalues that is
/// shown. The sign of each axis is such that its largest place is positive.
Tensor scaled_to_plane(const Tensor& distances, double& explained);

/// The distance of two heads is the sum over queries of the Jensen-Shannon divergence (Clark et al. 2019, section 6.3,
/// arXiv 1906.04341). `attention`: its kind and stage. Throws Error(Cancelled).
HeadMap head_map(const Analysis& analysis, const HeadId& attention, const MatrixOptions& options,
                 const std::stop_token& stop = {});

}  // namespace headlight
