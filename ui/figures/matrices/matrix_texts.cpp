#include "figures/drawing/text.h"
#include "figures/matrices/matrix_blocks.h"
#include "language/wording.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

using Kind = MatrixText::Kind;

QString short_figure(double value) {
    const double size = std::abs(value);
    if (size != 0 && (size < 1e-3 || size >= 1e5)) return number_text(value, 'e', 1);
    return number_text(value, 'f', 3);
}

QString grouped(std::int64_t count) {
    return QLocale(QLocale::English).toString(static_cast<qlonglong>(count));
}

QString label_of(const std::vector<std::string>& labels, std::int64_t index) {
    return isolated(visible_label(labels.at(static_cast<std::size_t>(index))));
}

float entry(const Tensor& matrix, std::int64_t row, std::int64_t column) {
    return matrix.slice(row)[static_cast<std::size_t>(column)];
}

/// "0.5 · 1 + −0.2 · 3 + …": the beginning of a sum of products.
QString first_products(std::span<const float> left, std::span<const float> right) {
    constexpr std::size_t kFirst = 3;
    QStringList terms;
    for (std::size_t i = 0; i < std::min({left.size(), right.size(), kFirst}); ++i)
        terms << QStringLiteral("%1·%2").arg(number_text(static_cast<double>(left[i]), 'f', 2),
                                             number_text(static_cast<double>(right[i]), 'f', 2));
    return terms.join(QStringLiteral(" + ")) + (left.size() > kFirst ? QStringLiteral(" + …") : QString());
}

double dot_of(std::span<const float> left, std::span<const float> right) {
    double sum = 0;
    for (std::size_t i = 0; i < std::min(left.size(), right.size()); ++i)
        sum += static_cast<double>(left[i]) * static_cast<double>(right[i]);
    return sum;
}

/// What a step says, in the numbers of the pair.
class StepTexts {
  public:
    explicit StepTexts(const ShownMatrices& shown)
        : shown_(shown),
          numbers_(*shown.numbers),
          module_(shown.numbers->module),
          query_(label_of(numbers_.queries, shown.query)),
          key_(label_of(numbers_.keys, shown.key)) {}

    [[nodiscard]] QString name() const {
        switch (step()) {
            case MatrixStep::Input:
                return wording("Input X");
            case MatrixStep::Projections:
                return wording("Queries, keys and values");
            case MatrixStep::Scores:
                return wording("Scores S");
            case MatrixStep::Weights:
                return wording("Weights A");
            case MatrixStep::Output:
                return wording("Weighted values A V");
            case MatrixStep::Joined:
                return wording("Heads side by side");
            case MatrixStep::Result:
                return wording("Output projection W_O");
        }
        return {};
    }

    [[nodiscard]] QStringList lines() const {
        switch (step()) {
            case MatrixStep::Input:
                return input();
            case MatrixStep::Projections:
                return projections();
            case MatrixStep::Scores:
                return scores();
            case MatrixStep::Weights:
                return weights();
            case MatrixStep::Output:
                return output();
            case MatrixStep::Joined:
                return joined();
            case MatrixStep::Result:
                return result();
        }
        return {};
    }

  private:
    [[nodiscard]] MatrixStep step() const { return static_cast<MatrixStep>(shown_.step); }

    [[nodiscard]] QStringList input() const {
        return {wording("A row for each of %1 tokens, %2 numbers a row.")
                    .arg(module_.inputs.size(0))
                    .arg(module_.inputs.size(1)),
                wording("Query in focus: %1. Key in focus: %2.").arg(query_, key_)};
    }
    [[nodiscard]] QStringList projections() const {
        QStringList lines;
        if (module_.query.weights.empty() && module_.key.weights.empty() && module_.value.weights.empty())
            return {wording("No projections: Q, K and V are the inputs themselves.")};
        lines << wording("Every token uses the same W_Q, W_K and W_V.");
        lines << wording("q of %1 and k of %2 have %3 numbers, v has %4.")
                     .arg(query_, key_)
                     .arg(module_.queries.size(1))
                     .arg(module_.values.size(1));
        return lines;
    }
    [[nodiscard]] QStringList scores() const {
        if (numbers_.scores.empty()) return {wording("The weights are typed: there are no scores.")};
        if (!pair_allowed()) return {wording("S[%1, %2] is masked: −∞.").arg(query_, key_)};
        const auto q = module_.queries.slice(shown_.query);
        const auto k = module_.keys.slice(shown_.key);
        const double product = dot_of(q, k);
        QStringList lines{QStringLiteral("q · k = %1 = %2").arg(first_products(q, k), short_figure(product))};
        const double score = static_cast<double>(entry(numbers_.scores, shown_.query, shown_.key));
        const double scaled = product * module_.scale;
        lines << QStringLiteral("S[%1, %2] = %3 / %4 = %5")
                     .arg(query_, key_, short_figure(product), short_figure(1 / module_.scale), short_figure(scaled));
        if (std::abs(score - scaled) > 1e-3)
            lines << wording("with the terms that this model adds: %1").arg(short_figure(score));
        return lines;
    }
    [[nodiscard]] QStringList weights() const {
        const double weight = static_cast<double>(entry(numbers_.weights, shown_.query, shown_.key));
        QStringList lines;
        if (!numbers_.scores.empty() && pair_allowed())
            lines << QStringLiteral("A[%1, %2] = exp(%3) / Σ exp = %4")
                         .arg(query_, key_, short_figure(entry(numbers_.scores, shown_.query, shown_.key)),
                              short_figure(weight));
        else
            lines << QStringLiteral("A[%1, %2] = %3").arg(query_, key_, short_figure(weight));
        double row = 0;
        double column = 0;
        for (const float each : numbers_.weights.slice(shown_.query)) row += static_cast<double>(each);
        for (std::int64_t i = 0; i < numbers_.weights.size(0); ++i)
            column += static_cast<double>(entry(numbers_.weights, i, shown_.key));
        lines << wording("The row of %1 sums to %2, the column of %3 to %4.")
                     .arg(query_, short_figure(row), key_, short_figure(column));
        return lines;
    }
    [[nodiscard]] QStringList output() const {
        return {wording("Row of %1: Σ weight × v over all keys.").arg(query_),
                wording("Of %1: %2 × v, where v = [%3 …].")
                    .arg(key_, short_figure(entry(numbers_.weights, shown_.query, shown_.key)),
                         number_text(static_cast<double>(entry(module_.values, shown_.key, 0)), 'f', 2))};
    }
    [[nodiscard]] QStringList joined() const {
        return {wording("%1 heads × %2 numbers = %3 numbers for each token.")
                    .arg(module_.heads)
                    .arg(module_.values.size(1))
                    .arg(module_.joined.size(1)),
                wording("The columns of this head are outlined.")};
    }
    [[nodiscard]] QStringList result() const {
        return {wording("[A V of all heads] W_O = Σ over heads A V W_O(head)"),
                wording("Largest difference of the two here: %1").arg(short_figure(numbers_.difference_of_sum()))};
    }
    [[nodiscard]] bool pair_allowed() const {
        return numbers_.allowed[static_cast<std::size_t>(shown_.query * std::ssize(numbers_.keys) + shown_.key)] != 0;
    }

    const ShownMatrices& shown_;
    const AttentionMatrices& numbers_;
    const ModuleMatrices& module_;
    QString query_;
    QString key_;
};

}  // namespace

std::vector<MatrixText> matrix_texts(const ShownMatrices& matrices) {
    const StepTexts step(matrices);
    std::vector<MatrixText> texts;
    texts.push_back(
        {Kind::Heading,
         wording("Step %1 of %2: %3").arg(matrices.step + 1).arg(last_step(*matrices.numbers) + 1).arg(step.name())});
    for (const QString& line : step.lines()) texts.push_back({Kind::Line, line});
    const ModuleParameters& parameters = matrices.numbers->module.parameters;
    if (parameters.all() == 0) return texts;
    const std::int32_t heads = matrices.numbers->module.heads;
    texts.push_back(
        {Kind::Heading, heads > 1 ? wording("Parameters of all %1 heads").arg(heads) : wording("Parameters")});
    const std::pair<const char*, std::int64_t> counts[] = {
        {"W_Q", parameters.query}, {"W_K", parameters.key}, {"W_V", parameters.value}, {"W_O", parameters.output}};
    for (const auto& [name, count] : counts)
        if (count > 0) texts.push_back({Kind::Count, QString::fromLatin1(name), grouped(count)});
    texts.push_back({Kind::Sum, wording("together"), grouped(parameters.all())});
    return texts;
}

}  // namespace headlight
