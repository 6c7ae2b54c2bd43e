#pragma once

#include "analysis/heads/shown_name.h"
#include "analysis/matrices/double_matrix.h"
#include "core/tensor.h"
#include "formats/tensors/safetensors.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// How a recall network learns of the tokens before a token, in the order of kRecallMixers.
enum class RecallMixer { Lstm, Convolution, Attention, Additive, Previous, Uniform };
struct RecallMixerRow {
    std::string_view name;   ///< in files
    std::string_view title;  ///< in figures
};
inline constexpr RecallMixerRow kRecallMixers[] = {{"lstm", "LSTM"},
                                                   {"convolution", shown_name("Figure", "Convolution")},
                                                   {"attention", shown_name("Figure", "Attention")},
                                                   {"additive", shown_name("Figure", "LSTM with additive attention")},
                                                   {"previous", shown_name("Figure", "Fixed pattern: previous token")},
                                                   {"uniform", shown_name("Figure", "Fixed pattern: uniform")}};

/// Outputs of a recall network, and the weights of its attention.
struct RecallOutput {
    DoubleMatrix probabilities;  ///< [tokens, digits]
    DoubleMatrix weights;        ///< [tokens, tokens]; empty where there is no attention
};

/// A network that answers "c4 h1 c?" by a digit: embedding, mixer, residual sum, feed-forward. Its layers are those of
/// PyTorch: an LSTM (Hochreiter & Schmidhuber 1997), two causal convolutions of width 3, a causal head (Vaswani et al.
/// 2017), additive attention over LSTM states (Bahdanau et al. 2014, arXiv 1409.0473), or a fixed pattern of weights.
class RecallNetwork {
  public:
    /// Reads the tensors that begin with the mixer's name. Throws Error(Format) naming a tensor that is missing or has
    /// another shape.
    RecallNetwork(RecallMixer mixer, const SafetensorsFile& file);

    /// Tokens are rows of the embedding.
    [[nodiscard]] RecallOutput run(const std::vector<std::int32_t>& tokens) const;
    [[nodiscard]] RecallMixer mixer() const { return mixer_; }
    [[nodiscard]] Eigen::Index vocabulary() const { return embedding_.rows(); }
    [[nodiscard]] Eigen::Index digits() const { return head_.matrix.rows(); }
    /// Numbers of all tensors.
    [[nodiscard]] std::int64_t parameters() const { return parameters_; }

  private:
    /// y = W x + b.
    struct Linear {
        DoubleMatrix matrix;  ///< [out, in]
        DoubleMatrix bias{};  ///< [1, out]; empty: none
        [[nodiscard]] DoubleMatrix of(const DoubleMatrix& x) const;
    };
    struct Lstm {
        Linear input;      ///< gates in the order input, forget, cell, output
        Linear recurrent;  ///< the same, of the state
        [[nodiscard]] DoubleMatrix of(const DoubleMatrix& x) const;
    };
    /// Causal: tap k reads the token kernel - 1 - k places back.
    struct Convolution {
        std::vector<DoubleMatrix> taps;  ///< [out, in] each
        DoubleMatrix bias;               ///< [1, out]
        [[nodiscard]] DoubleMatrix of(const DoubleMatrix& x) const;
    };

    class Reader;
    void read_mixer(Reader& reader);
    [[nodiscard]] DoubleMatrix mixed(const DoubleMatrix& x, DoubleMatrix& weights) const;
    [[nodiscard]] DoubleMatrix weights_of(const DoubleMatrix& x) const;

    RecallMixer mixer_;
    DoubleMatrix embedding_;
    Lstm lstm_;
    Convolution first_;
    Convolution second_;
    Linear query_;
    Linear key_;
    Linear value_;
    Linear score_;
    Linear output_;
    Linear up_;
    Linear down_;
    Linear head_;
    std::int64_t parameters_ = 0;
};

}  // namespace headlight
