#include "analysis/heads/head_map.h"

#include "analysis/axis.h"
#include "analysis/heads/head_distance.h"
#include "analysis/matrices/double_matrix.h"
#include "core/error.h"
#include "core/thread_pool.h"

#include <algorithm>
#include <cmath>

namespace headlight {
namespace {

/// The rows of every head over the same axes.
std::vector<AttentionMatrix> rows_of_heads(const Analysis& analysis, const HeadId& attention, HeadMap& map,
                                           const MatrixOptions& options, const std::stop_token& stop) {
    std::vector<AttentionMatrix> matrices;
    const auto& layers = stack_of(analysis.attention, attention).layers;
    for (std::size_t layer = 0; layer < layers.size(); ++layer) {
        for (std::int32_t head = 0; head < layers[layer]->heads(); ++head) {
            const HeadId choice = head_in(attention, static_cast<std::int32_t>(layer), head);
            MatrixAxes axes = axes_of(analysis, choice, options);
            map.of_rows = axes.queries.size();
            std::vector<MatrixEntry> chosen;
            for (const std::size_t row : evenly_chosen(axes.queries.size(), kMostComparedRows))
                chosen.push_back(axes.queries[row]);
            axes.queries = std::move(chosen);
            map.rows = axes.queries.size();
            AttentionMatrix matrix = make_matrix(analysis, choice, std::move(axes), options, stop);
            // A head with weights that are NaN is nowhere near another.
            const auto weights = matrix.values.values();
            if (std::any_of(weights.begin(), weights.end(), [](float weight) { return std::isnan(weight); })) continue;
            map.heads.push_back({static_cast<std::int32_t>(layer), head});
            matrices.push_back(std::move(matrix));
        }
    }
    return matrices;
}

double distance(const AttentionMatrix& left, const AttentionMatrix& right) {
    double sum = 0;
    for (std::int64_t row = 0; row < left.values.size(0); ++row)
        sum += jensen_shannon(left.values.slice(row), right.values.slice(row));
    return sum;
}

}  // namespace

Tensor scaled_to_plane(const Tensor& distances, double& explained) {
    const auto count = static_cast<Eigen::Index>(distances.size(0));
    Tensor places(Shape{distances.size(0), 2});
    explained = 0;
    if (count < 2) return places;
    DoubleMatrix squares(count, count);
    for (Eigen::Index i = 0; i < count; ++i)
        for (Eigen::Index j = 0; j < count; ++j)
            squares(i, j) = std::pow(static_cast<double>(distances.slice(i)[static_cast<std::size_t>(j)]), 2);
    // The mean of each row and column is taken away: -1/2 J D^2 J of classical scaling, J = I - 1/n.
    const Eigen::RowVectorXd means = squares.colwise().mean();
    squares.rowwise() -= means;
    const Eigen::VectorXd row_means = squares.rowwise().mean();
    squares.colwise() -= row_means;
    const SymmetricEigen eigen = symmetric_eigen(-0.5 * squares);
    const Eigen::VectorXd values = eigen.values.cwiseMax(0);
    for (Eigen::Index axis = 0; axis < 2; ++axis) {
        const Eigen::Index at = count - 1 - axis;
        Eigen::VectorXd column = eigen.vectors.col(at) * std::sqrt(values(at));
        Eigen::Index largest = 0;
        column.cwiseAbs().maxCoeff(&largest);
        if (column(largest) < 0) column = -column;
        for (Eigen::Index i = 0; i < count; ++i)
            places.slice(i)[static_cast<std::size_t>(axis)] = static_cast<float>(column(i));
    }
    if (values.sum() > 0) explained = (values(count - 1) + values(count - 2)) / values.sum();
    return places;
}

HeadMap head_map(const Analysis& analysis, const HeadId& attention, const MatrixOptions& options,
                 const std::stop_token& stop) {
    HeadMap map;
    const std::vector<AttentionMatrix> matrices = rows_of_heads(analysis, attention, map, options, stop);
    const auto count = static_cast<std::int64_t>(matrices.size());
    Tensor distances(Shape{count, count});
    ThreadPool(analysis.threads).for_each(count, [&](std::int64_t left) {
        if (stop.stop_requested()) throw_cancelled();
        for (std::int64_t right = 0; right < left; ++right) {
            const auto value = static_cast<float>(
                distance(matrices[static_cast<std::size_t>(left)], matrices[static_cast<std::size_t>(right)]));
            distances.slice(left)[static_cast<std::size_t>(right)] = value;
            distances.slice(right)[static_cast<std::size_t>(left)] = value;
        }
    });
    const Tensor places = scaled_to_plane(distances, map.explained);
    for (std::size_t index = 0; index < map.heads.size(); ++index) {
        map.heads[index].x = static_cast<double>(places.slice(static_cast<std::int64_t>(index))[0]);
        map.heads[index].y = static_cast<double>(places.slice(static_cast<std::int64_t>(index))[1]);
    }
    return map;
}

}  // namespace headlight
