#pragma once

#include "formats/config.h"
#include "models/blocks/image_part.h"
#include "models/blocks/plans/llama_plan.h"
#include "models/blocks/plans/tensor_table.h"
#include "models/blocks/vision_tower.h"

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// What the towers of Qwen2-VL, Qwen2.5-VL and Qwen3-VL differ in.
struct QwenTowerKind {
    PreNormNames layer;
    std::string_view merger_norm;  ///< names in files
    std::string_view merger_up;
    std::string_view merger_down;
    Norm::Kind norms = Norm::Kind::Layer;
    bool patch_bias = false;
};

/// A tower for images of any size, and the network that makes a token of each square of its patches.
struct QwenTower {
    PatchLayout patches;
    std::int32_t channels = 3;
    PreNormSizes layers;
    double theta = 10'000;            ///< of rotary positions
    std::int32_t window = 0;          ///< patches of a side of the windows of layers that have some
    std::vector<std::uint8_t> whole;  ///< layer by layer: 1: patches attend to all; empty: in all layers
    std::int64_t learned = 0;         ///< rows, and columns, of the grid of learned positions; 0: there are none
    std::vector<std::int64_t> deep;   ///< layers whose states reach the text too
    Dimension text;                   ///< width of its tokens
};

/// What holds where a vision_config does not say, and the field that has the tower's width.
struct QwenTowerDefaults {
    std::string hidden_field = "hidden_size";
    LayerDefaults layers{};
    std::string activation;
    std::int64_t patch = 14;
};

/// The fields that the vision_config of all three have. Throws Error naming the field.
QwenTower read_qwen_tower(const Config& config, const QwenTowerDefaults& defaults);

/// The configuration of the text model: `text_config`, or the whole one where there is no such section, as in most
/// published folders.
class QwenTextConfig {
  public:
    explicit QwenTextConfig(const Config& whole) : section_(whole.section("text_config")), whole_(whole) {}
    [[nodiscard]] const Config& operator*() const { return section_ ? *section_ : whole_; }

  private:
    std::optional<Config> section_;
    const Config& whole_;
};

/// Takes over from the whole model's configuration what the text model's lacks, and refuses a text model without
/// `mrope_section`.
void finish_qwen_text(LlamaPlan& plan, const Config& text, const Config& whole);

/// Returns whether a folder has a tower; GGUF files of the text model alone have none.
bool has_qwen_tower(const ModelFolder& whole);
/// The text model alone.
std::unique_ptr<Model> make_qwen_text(LlamaPlan plan, const ModelFolder& whole, std::shared_ptr<Backend> backend,
                                      const std::stop_token& stop, const Progress& progress);

/// The text model's plan gets the tower of the folder as its image part, and is loaded with it.
std::unique_ptr<Model> make_qwen_vl(LlamaPlan plan, const ModelFolder& whole, const QwenTower& tower,
                                    const QwenTowerKind& kind, std::shared_ptr<Backend> backend,
                                    const std::stop_token& stop, const Progress& progress);

}  // namespace headlight
