#pragma once

#include "analysis/analysis.h"
#include "analysis/heads/exact_sum.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// Mean, deviation and extremes of numbers that come one by one, without those that are not finite. They do not depend
/// on the order of the numbers, nor on how parts of them were merged.
struct RunningMean {
    std::int64_t count = 0;
    ExactSum sum{};
    ExactSum squares{};                                         ///< sum of the squares
    double minimum = std::numeric_limits<double>::quiet_NaN();  ///< NaN: no number, or not known of the first ones
    double maximum = std::numeric_limits<double>::quiet_NaN();

    void add(double value);
    /// Adds the numbers that another one is of.
    void add(const RunningMean& other);
    /// 0 for no number.
    [[nodiscard]] double mean() const;
    /// Of the population; 0 for fewer than two numbers.
    [[nodiscard]] double deviation() const;

  private:
    void widen(double low, double high);
};

/// The metrics and label scores of all heads over many texts, so that a label is no accident of one sentence.
struct HeadStatistics {
    /// One metric or label of the heads of a stack: [layers][heads].
    struct Values {
        std::string id;
        bool label = false;  ///< the score of a rule of `head_label_rules`, else a metric
        std::vector<std::vector<RunningMean>> of_heads;
        std::vector<std::vector<std::int64_t>> reached{};  ///< of a label: texts in which it reached its threshold

        /// [layers, heads]; NaN where no text said anything about the head.
        [[nodiscard]] Tensor means() const;
        [[nodiscard]] Tensor deviations() const;
    };
    struct Stack {
        std::string kind;  ///< "self", "encoder", "decoder", "cross", "vision", "text"
        std::vector<Values> values;
    };
    std::vector<Stack> stacks;
    std::int64_t texts = 0;

    /// Throws Error(Input) when the analysis is of a model of another shape.
    void add(const Analysis& analysis);
    /// Adds the texts that other statistics are of. Throws Error(Input) when they are of a model of another shape.
    void add(const HeadStatistics& other);
    /// Returns whether they are of a model with as many stacks, layers and heads.
    [[nodiscard]] bool fits(const Analysis& analysis) const;
    /// A metric or a label of a stack; null where there is none of this id.
    [[nodiscard]] const Values* find(std::size_t stack, std::string_view id, bool label) const;
};

}  // namespace headlight
