#include "training/decoder_pass.h"

#include "training/layer_steps.h"
#include "training/products.h"

#include <utility>
#include <vector>

namespace headlight {

namespace {

/// What the reverse pass of a layer reads.
struct LayerTrace {
    NormTrace attention_norm, feed_forward_norm;
    Matrix attention_input;      ///< [tokens, width]
    Matrix projected;            ///< [tokens, 3 · width]
    Matrix weights;              ///< [heads · tokens, tokens]
    Matrix mixed;                ///< [tokens, width]
    Matrix feed_forward_input;   ///< [tokens, width]
    Matrix up, phi, activation;  ///< [tokens, inner]
};

}  // namespace

class DecoderPass::Work {
  public:
    explicit Work(const DecoderLayout& layout)
        : layout_(layout),
          rotary_(layout.shape().context, layout.shape().head_size()),
          layers_(static_cast<std::size_t>(layout.shape().layers)) {}

    double run(std::span<const float> weights, std::span<const std::int32_t> row, float scale,
               std::span<float> gradient) {
        weights_ = weights;
        gradient_ = gradient;
        const auto read = row.first(row.size() - 1);
        if (const auto tokens = static_cast<Eigen::Index>(read.size()); rotary_.cosine.rows() != tokens)
            rotary_ = RotaryTable(static_cast<int>(tokens), layout_.shape().head_size());
        embed(read);
        for (int layer = 0; layer < layout_.shape().layers; ++layer) run_layer(layer);
        const double loss = predict(row.subspan(1), scale);
        for (int layer = layout_.shape().layers - 1; layer >= 0; --layer) reverse_layer(layer);
        for (std::size_t token = 0; token < read.size(); ++token)
            matrix_sum(layout_.embedding()).row(read[token]) += d_state_.row(static_cast<Eigen::Index>(token));
        return loss;
    }

  private:
    [[nodiscard]] MatrixView matrix(const WeightPlace& place) const {
        return {weights_.data() + place.begin, place.shape[0], place.shape[1]};
    }
    [[nodiscard]] RowView row(const WeightPlace& place) const {
        return {weights_.data() + place.begin, place.shape[0]};
    }
    [[nodiscard]] MatrixSum matrix_sum(const WeightPlace& place) const {
        return {gradient_.data() + place.begin, place.shape[0], place.shape[1]};
    }
    [[nodiscard]] RowSum row_sum(const WeightPlace& place) const {
        return {gradient_.data() + place.begin, place.shape[0]};
    }

    void embed(std::span<const std::int32_t> ids) {
        const MatrixView table = matrix(layout_.embedding());
        state_.resize(static_cast<Eigen::Index>(ids.size()), layout_.shape().width);
        for (std::size_t token = 0; token < ids.size(); ++token)
            state_.row(static_cast<Eigen::Index>(token)) = table.row(ids[token]);
    }

    void run_layer(int layer) {
        using enum LayerTensor;
        LayerTrace& trace = layers_[static_cast<std::size_t>(layer)];
        const auto at = [&](LayerTensor tensor) -> const WeightPlace& { return layout_.layer(layer, tensor); };
        layer_norm(state_, row(at(AttentionNorm)), row(at(AttentionNormBias)), trace.attention_norm,
                   trace.attention_input);
        linear(trace.attention_input, matrix(at(QueryKeyValue)), row(at(QueryKeyValueBias)), trace.projected);
        attend(rotary_, layout_.shape().heads, trace.projected, trace.weights, trace.mixed);
        linear(trace.mixed, matrix(at(AttentionOutput)), row(at(AttentionOutputBias)), added_);
        state_ += added_;
        layer_norm(state_, row(at(FeedForwardNorm)), row(at(FeedForwardNormBias)), trace.feed_forward_norm,
                   trace.feed_forward_input);
        linear(trace.feed_forward_input, matrix(at(Up)), row(at(UpBias)), trace.up);
        gelu(trace.up, trace.phi, trace.activation);
        linear(trace.activation, matrix(at(Down)), row(at(DownBias)), added_);
        state_ += added_;
    }

    /// Ends the forward pass and begins the reverse one.
    double predict(std::span<const std::int32_t> targets, float scale) {
        const MatrixView table = matrix(layout_.embedding());
        NormTrace trace;
        layer_norm(state_, row(layout_.final_norm()), row(layout_.final_norm_bias()), trace, added_);
        Matrix logits(added_.rows(), table.rows());
        multiply_by_transposed(added_, table, logits);
        const double loss = cross_entropy(logits, targets, scale);
        add_transposed_product(logits, added_, matrix_sum(layout_.embedding()));
        d_added_.resize(logits.rows(), table.cols());
        multiply(logits, table, d_added_);
        d_state_.setZero(state_.rows(), state_.cols());
        layer_norm_reverse(trace, row(layout_.final_norm()), d_added_, d_state_, row_sum(layout_.final_norm()),
                           row_sum(layout_.final_norm_bias()));
        return loss;
    }

    /// `d_state_` goes from the layer's output to its input: what is added leads back on both ways.
    void reverse_layer(int layer) {
        using enum LayerTensor;
        const LayerTrace& trace = layers_[static_cast<std::size_t>(layer)];
        const auto at = [&](LayerTensor tensor) -> const WeightPlace& { return layout_.layer(layer, tensor); };
        linear_reverse(trace.activation, matrix(at(Down)), d_state_, d_inner_, matrix_sum(at(Down)),
                       row_sum(at(DownBias)));
        gelu_reverse(trace.up, trace.phi, d_inner_);
        linear_reverse(trace.feed_forward_input, matrix(at(Up)), d_inner_, d_added_, matrix_sum(at(Up)),
                       row_sum(at(UpBias)));
        layer_norm_reverse(trace.feed_forward_norm, row(at(FeedForwardNorm)), d_added_, d_state_,
                           row_sum(at(FeedForwardNorm)), row_sum(at(FeedForwardNormBias)));
        linear_reverse(trace.mixed, matrix(at(AttentionOutput)), d_state_, d_added_, matrix_sum(at(AttentionOutput)),
                       row_sum(at(AttentionOutputBias)));
        attend_reverse(rotary_, layout_.shape().heads, trace.projected, trace.weights, d_added_, d_projected_);
        linear_reverse(trace.attention_input, matrix(at(QueryKeyValue)), d_projected_, d_added_,
                       matrix_sum(at(QueryKeyValue)), row_sum(at(QueryKeyValueBias)));
        layer_norm_reverse(trace.attention_norm, row(at(AttentionNorm)), d_added_, d_state_, row_sum(at(AttentionNorm)),
                           row_sum(at(AttentionNormBias)));
    }

    DecoderLayout layout_;
    RotaryTable rotary_;
    std::vector<LayerTrace> layers_;
    std::span<const float> weights_;
    std::span<float> gradient_;
    Matrix state_, added_;  ///< [tokens, width]
    Matrix d_state_, d_added_, d_inner_, d_projected_;
};

DecoderPass::DecoderPass(const DecoderLayout& layout) : work_(std::make_unique<Work>(layout)) {}
DecoderPass::~DecoderPass() = default;
DecoderPass::DecoderPass(DecoderPass&&) noexcept = default;

double DecoderPass::run(std::span<const float> weights, std::span<const std::int32_t> row, float scale,
                        std::span<float> gradient) {
    return work_->run(weights, row, scale, gradient);
}

}  // namespace headlight
