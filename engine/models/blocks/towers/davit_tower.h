#pragma once

#include "capture/model_description.h"
#include "models/blocks/attention/channel_attention.h"
#include "models/blocks/attention/window_attention.h"
#include "models/blocks/forward_pass.h"
#include "models/blocks/layers/grid_convolution.h"
#include "models/blocks/plans/tensor_table.h"

#include <cstdint>
#include <string>
#include <vector>

namespace headlight {

/// A stage: layers over as many patches, which a convolution makes of those of the stage before.
struct DavitStageSizes {
    Dimension hidden;
    Dimension inner;
    std::int64_t layers = 0;
    std::int64_t heads = 1;
    std::int64_t groups = 1;  ///< of channels
    std::int64_t patch = 1;
    std::int64_t stride = 1;
    std::int64_t padding = 0;
    bool norm_before = false;  ///< the stage's norm stands before its convolution
};

struct DavitSizes {
    std::int64_t channels = 3;
    std::int64_t window = 12;
    bool projection_bias = true;
    Activation activation = Activation::Gelu;
    std::vector<DavitStageSizes> stages;

    [[nodiscard]] std::int64_t layers() const;
    [[nodiscard]] std::int64_t heads() const;  ///< or groups, of the stage with the most
    [[nodiscard]] Dimension hidden() const { return stages.back().hidden; }
    /// Patches of the last stage, of an image of so many pixels.
    [[nodiscard]] GridSize grid_of(const GridSize& pixels) const;
};

/// Reads the sizes of a tower. Throws Error naming file and field.
DavitSizes read_davit(const Config& config);

/// Adds the tensors of a tower, whose names in files start with `source`.
void add_davit(TensorTable& table, const DavitSizes& sizes, const std::string& source = {});

/// Description of a tower for people, as if it were a model by itself. `side`: pixels of a side of its images.
ModelDescription describe_davit(std::string_view architecture, const Config& config, const DavitSizes& sizes,
                                std::int32_t side, const LoadedTensors& tensors);

/// A transformer of stages of fewer and fewer patches (DaViT, arXiv 2204.03645), in whose layers patches attend within
/// windows, and then channels to the channels of their group. Patches that windows do not divide are padded.
class DavitTower {
  public:
    DavitTower(Backend& backend, const LoadedTensors& tensors, DavitSizes sizes);

    [[nodiscard]] const DavitSizes& sizes() const { return sizes_; }
    void set_kind(AttentionKind kind);
    /// Throws Error(Input) about pixels of other channels, and about an image too small for the last stage.
    void check(const Tensor& pixels) const;
    /// [patches of the last stage, hidden]. Keeps attention by stage, and the states before the first layer and after
    /// each. Throws as `check` does.
    [[nodiscard]] DeviceTensor operator()(ForwardPass& pass, const Tensor& pixels) const;

  private:
    /// Norms and residual connections around an attention, of patches or of channels.
    struct Half {
        ChannelConvolution before_attention;
        Norm attention_norm;
        ChannelConvolution before_feed_forward;
        Norm norm;
        FeedForward feed_forward;

        template <typename Attention>
        DeviceTensor operator()(Backend& backend, const DeviceTensor& x, const GridSize& grid,
                                const Attention& attention) const;
    };
    struct Layer {
        Half of_patches;
        WindowAttention windows;
        Half of_channels;
        ChannelAttention channels;
    };
    struct Stage {
        GridConvolution patches;
        Norm norm;
        bool norm_before = false;
        std::vector<Layer> layers;
    };
    [[nodiscard]] Half half_of(Backend& backend, const LoadedTensors& tensors, const std::string& name) const;
    [[nodiscard]] Layer layer_of(Backend& backend, const LoadedTensors& tensors, const DavitStageSizes& sizes,
                                 const std::string& name) const;
    [[nodiscard]] DeviceTensor run_layer(ForwardPass& pass, const Layer& layer, const DeviceTensor& x,
                                         const GridSize& grid, std::int32_t stage) const;

    DavitSizes sizes_;
    AttentionKind kind_ = AttentionKind::Self;
    std::vector<Stage> stages_;
};

}  // namespace headlight
