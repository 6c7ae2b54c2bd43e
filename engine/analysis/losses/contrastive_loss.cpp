#include "analysis/losses/contrastive_loss.h"

#include "analysis/losses/softmax.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <span>

namespace headlight {
namespace {

/// Probabilities of each row, and the mean loss of the diagonal.
struct RowSoftmax {
    Tensor probabilities;
    double loss = 0;
};

RowSoftmax softmax_of_rows(const Tensor& logits) {
    RowSoftmax rows{Tensor(logits.shape()), 0};
    const std::int64_t count = logits.size(0);
    for (std::int64_t row = 0; row < count; ++row) {
        const std::vector<double> probabilities = softmax(logits.slice(row));
        std::ranges::transform(probabilities, rows.probabilities.slice(row).begin(),
                               [](double probability) { return static_cast<float>(probability); });
        rows.loss += negative_log_probability(logits.slice(row), static_cast<std::size_t>(row));
    }
    rows.loss /= static_cast<double>(count);
    return rows;
}

Tensor transposed(const Tensor& square) {
    Tensor turned(square.shape());
    const std::int64_t count = square.size(0);
    for (std::int64_t row = 0; row < count; ++row)
        for (std::int64_t column = 0; column < count; ++column)
            turned.slice(column)[static_cast<std::size_t>(row)] = square.slice(row)[static_cast<std::size_t>(column)];
    return turned;
}

/// -ln sigmoid(logit) without overflow.
double loss_of_match(double logit) {
    return std::log1p(std::exp(-std::abs(logit))) + std::max(-logit, 0.0);
}

ContrastiveLoss sigmoid_loss(const Tensor& logits) {
    ContrastiveLoss of{.by_image = Tensor(logits.shape()), .by_caption = {}};
    const std::int64_t count = logits.size(0);
    for (std::int64_t row = 0; row < count; ++row) {
        for (std::int64_t column = 0; column < count; ++column) {
            const auto place = static_cast<std::size_t>(column);
            const auto logit = static_cast<double>(logits.slice(row)[place]);
            of.by_image.slice(row)[place] = static_cast<float>(std::exp(-loss_of_match(logit)));
            of.loss += loss_of_match(row == column ? logit : -logit);
        }
    }
    of.loss /= static_cast<double>(count);
    of.chance = static_cast<double>(count) * std::numbers::ln2;
    return of;
}

}  // namespace

ContrastiveLoss contrastive_loss(const ImageCaptions& pairs) {
    if (pairs.rule == ContrastiveRule::Sigmoid) return sigmoid_loss(pairs.logits);
    RowSoftmax rows = softmax_of_rows(pairs.logits);
    const RowSoftmax columns = softmax_of_rows(transposed(pairs.logits));
    return {.by_image = std::move(rows.probabilities),
            .by_caption = transposed(columns.probabilities),
            .image_loss = rows.loss,
            .caption_loss = columns.loss,
            .loss = (rows.loss + columns.loss) / 2,
            .chance = std::log(static_cast<double>(pairs.logits.size(0)))};
}

}  // namespace headlight
