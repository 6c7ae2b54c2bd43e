#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace headlight {

/// Sum of finite numbers without rounding, as numbers that do not overlap (Shewchuk 1997, Discrete & Computational
/// Geometry 18): whatever the order and the grouping, the sum and every number computed from it are the same to the
/// last bit, so that parts of a corpus merge to what one run over it gives. Sums beyond 1e292 and products below 1e-292
/// lose this.
class ExactSum {
  public:
    ExactSum() = default;
    /// Sum of `parts`, in any order, as `parts` returns them.
    explicit ExactSum(std::span<const double> parts);

    void add(double number);
    /// Adds `left` * `right`.
    void add_product(double left, double right);
    void add(const ExactSum& other);
    /// Adds `factor` * `other`.
    void add_product(double factor, const ExactSum& other);

    /// The double nearest to the sum; 0 for no numbers.
    [[nodiscard]] double value() const;
    /// The sum divided by `count`, which is at least 1, off by one unit of the last digit at most.
    [[nodiscard]] double over(std::int64_t count) const;
    /// The one list that stands for the sum: each number is the double nearest to what the numbers before it leave.
    [[nodiscard]] std::vector<double> parts() const;

  private:
    std::vector<double> parts_;  // the smallest first, none of them 0, without bits in common
};

}  // namespace headlight
