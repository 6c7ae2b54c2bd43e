#include "models/blocks/image_encoders.h"

#include "models/blocks/plans/text_part.h"
#include "models/blocks/plans/vit_plan.h"
#include "models/blocks/towers/swin_tower.h"

#include <string>
#include <utility>
#include <vector>

namespace headlight {

namespace {

class TowerEncoder final : public ImageEncoder {
  public:
    TowerEncoder(VisionTower tower, Norm norm) : tower_(std::move(tower)), norm_(std::move(norm)) {
        tower_.set_kind(AttentionKind::Encoder);
    }
    [[nodiscard]] DeviceTensor operator()(ForwardPass& pass, const Tensor& pixels) const override {
        return norm_(pass.backend(), tower_(pass, pixels));
    }
    [[nodiscard]] PatchGrid patches(const Tensor& pixels) const override {
        tower_.check(pixels);
        const GridSize grid = tower_.sizes.grid_of(pixels.size(1), pixels.size(2));
        return {tower_.token_names, static_cast<std::int32_t>(grid.rows), static_cast<std::int32_t>(grid.columns)};
    }
    [[nodiscard]] TowerSize size() const override { return tower_.size(); }
    [[nodiscard]] std::vector<PositionTable> positions(Backend& backend) const override {
        return {tower_.position_table(backend)};
    }

  private:
    VisionTower tower_;
    Norm norm_;
};

LoadedImageEncoder load_vit(const ModelFolder& part, bool distilled, Backend& backend, const std::stop_token& stop,
                            const Progress& progress) {
    VitPlan plan(part.config);
    if (distilled) {
        plan.class_tokens = {"cls_token", "distillation_token"};
        plan.token_names = {"[CLS]", "[DIST]"};
    }
    TensorTable table(distilled ? "deit." : "vit.");
    plan.add_tensors(table);
    const LoadedTensors tensors = table.load(part, backend, stop, progress);
    LoadedImageEncoder loaded;
    loaded.encoder = tower_encoder(plan.tower(backend, tensors), plan.final_norm(tensors));
    loaded.name = distilled ? "DeiT" : "ViT";
    loaded.hidden = plan.layers.hidden.size;
    loaded.description = describe_vision(loaded.name, part.config, plan.patches, plan.layers, tensors);
    return loaded;
}

/// A tower of stages, of which the decoder reads the patches of the last one.
class StagedEncoder final : public ImageEncoder {
  public:
    StagedEncoder(SwinTower tower, Norm norm) : tower_(std::move(tower)), norm_(std::move(norm)) {
        tower_.set_kind(AttentionKind::Encoder);
    }
    [[nodiscard]] DeviceTensor operator()(ForwardPass& pass, const Tensor& pixels) const override {
        return norm_(pass.backend(), tower_(pass, pixels));
    }
    [[nodiscard]] PatchGrid patches(const Tensor& pixels) const override {
        tower_.sizes().patches.check(pixels);
        const GridSize grid = tower_.sizes().stages.back().grid;
        return {{}, static_cast<std::int32_t>(grid.rows), static_cast<std::int32_t>(grid.columns)};
    }
    [[nodiscard]] TowerSize size() const override {
        const SwinSizes& sizes = tower_.sizes();
        return {static_cast<std::int32_t>(sizes.layers()), static_cast<std::int32_t>(sizes.heads()),
                static_cast<std::int32_t>(sizes.hidden().size)};
    }
    [[nodiscard]] std::vector<PositionTable> positions(Backend& /*backend*/) const override { return {}; }

  private:
    SwinTower tower_;
    Norm norm_;
};

/// `normed`: what the last stage gives has a norm, which Donut's has not.
LoadedImageEncoder load_swin(const ModelFolder& part, bool normed, Backend& backend, const std::stop_token& stop,
                             const Progress& progress) {
    const SwinSizes sizes = read_swin(part.config, {});
    TensorTable table("swin.");
    add_swin(table, sizes);
    if (normed) table.body_norm("final_norm", "layernorm", sizes.hidden());
    const LoadedTensors tensors = table.load(part, backend, stop, progress);
    const Norm norm = normed ? layer_norm_of(tensors, "final_norm", sizes.epsilon) : Norm{};
    LoadedImageEncoder loaded;
    loaded.encoder = std::make_shared<StagedEncoder>(SwinTower(backend, tensors, sizes), norm);
    loaded.name = "Swin";
    loaded.hidden = sizes.hidden().size;
    loaded.description = describe_swin(loaded.name, part.config, sizes, tensors);
    return loaded;
}

}  // namespace

std::shared_ptr<const ImageEncoder> tower_encoder(VisionTower tower, Norm norm) {
    return std::make_shared<TowerEncoder>(std::move(tower), std::move(norm));
}

LoadedImageEncoder load_image_encoder(const ModelFolder& folder, Backend& backend, const std::stop_token& stop,
                                      const Progress& progress) {
    const ModelFolder part = joined_part(folder, "encoder");
    const std::string type =
        part_type(part.config, "encoder", "A decoder of texts about images", {"vit", "deit", "swin", "donut-swin"});
    if (type.ends_with("swin")) return load_swin(part, type == "swin", backend, stop, progress);
    return load_vit(part, type == "deit", backend, stop, progress);
}

}  // namespace headlight
