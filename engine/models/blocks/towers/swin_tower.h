#pragma once

#include "capture/model_description.h"
#include "models/blocks/attention/window_attention.h"
#include "models/blocks/forward_pass.h"
#include "models/blocks/vision_tower.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace headlight {

/// What the versions of Swin's layers differ in.
struct SwinVersion {
    bool cosine = false;           ///< see use_cosine
    bool norms_outputs = false;    ///< norms of what attention, feed-forward and merging give
    bool shrinks_windows = false;  ///< to a grid that is smaller than they are
};

/// A stage: layers over as many patches.
struct SwinStageSizes {
    Dimension hidden;
    Dimension inner;
    std::int64_t layers = 0;
    std::int64_t heads = 1;
    GridSize grid;
    std::int64_t window = 1;
    std::int64_t trained_window = 0;  ///< see use_cosine
};

struct SwinSizes {
    SwinVersion version;
    PatchSizes patches;
    std::vector<SwinStageSizes> stages;
    float epsilon = 0;
    Activation activation = Activation::Gelu;
    bool projection_bias = true;

    [[nodiscard]] std::int64_t layers() const;
    [[nodiscard]] std::int64_t heads() const;  ///< of the stage with the most
    [[nodiscard]] Dimension hidden() const { return stages.back().hidden; }
};

/// Reads the sizes of a tower. Throws Error naming file and field.
SwinSizes read_swin(const Config& config, const SwinVersion& version);

/// Adds the tensors of a tower; norms of what its last stage gives are the caller's.
void add_swin(TensorTable& table, const SwinSizes& sizes);

/// Description of a tower for people, as if it were a model by itself.
ModelDescription describe_swin(std::string_view architecture, const Config& config, const SwinSizes& sizes,
                               const LoadedTensors& tensors);

/// A transformer of stages of fewer and fewer patches, whose layers attend within windows, every second one within
/// windows that are moved by half of one (arXiv 2103.14030). Patches that windows do not divide are padded.
class SwinTower {
  public:
    SwinTower(Backend& backend, const LoadedTensors& tensors, SwinSizes sizes);

    [[nodiscard]] const SwinSizes& sizes() const { return sizes_; }
    void set_kind(AttentionKind kind);
    /// [patches of the last stage, hidden]. Keeps attention by stage, and the states before the first and after each.
    [[nodiscard]] DeviceTensor operator()(ForwardPass& pass, const Tensor& pixels) const;

  private:
    struct Layer {
        Norm attention_norm;
        WindowAttention attention;
        Norm norm;
        FeedForward feed_forward;
        WindowGrid grid;
    };
    struct Stage {
        std::vector<Layer> layers;
        Norm merge_norm;
        Linear merge;  ///< empty after the last stage
        GridSize grid;
    };
    [[nodiscard]] Layer layer_of(Backend& backend, const LoadedTensors& tensors, std::size_t stage,
                                 std::int64_t layer) const;
    [[nodiscard]] DeviceTensor run_layer(ForwardPass& pass, const Layer& layer, const DeviceTensor& x,
                                         std::int32_t stage) const;
    /// Every four patches of a square become one; those beyond the grid are zeros.
    [[nodiscard]] DeviceTensor merged(Backend& backend, const Stage& stage, const DeviceTensor& x) const;

    SwinSizes sizes_;
    AttentionKind kind_ = AttentionKind::Self;
    Linear patches_;
    Norm embedding_norm_;
    std::vector<Stage> stages_;
};

}  // namespace headlight
