#pragma once

#include "formats/tensors/safetensors.h"
#include "json/json_document.h"
#include "training/decoder_layout.h"

#include <string>
#include <vector>

namespace headlight::testing {

/// What PyTorch computes of a training (tests/reference/make_training.py).
class ReferenceSteps {
  public:
    [[nodiscard]] const DecoderLayout& layout() const { return layout_; }
    [[nodiscard]] const std::vector<double>& losses() const { return losses_; }

    /// All tensors of a kind: "weights", "gradient", "after"; weights after SGD by the name of the optimizer.
    [[nodiscard]] std::vector<float> numbers(const std::string& kind) const {
        std::vector<float> numbers(layout_.size());
        const SafetensorsFile& file = kind.starts_with("sgd") ? sgd_ : file_;
        for (const WeightPlace& place : layout_.places()) {
            const std::optional<TensorView> tensor = file.find(kind + "/" + place.name);
            decode_numbers(tensor.value(), std::span(numbers).subspan(place.begin, place.size));
        }
        return numbers;
    }

    /// Of context + 1 ids each.
    [[nodiscard]] std::vector<std::vector<std::int32_t>> rows() const {
        const std::optional<TensorView> ids = file_.find("rows");
        const auto* const first = reinterpret_cast<const std::int32_t*>(ids.value().bytes.data());
        std::vector<std::vector<std::int32_t>> rows;
        for (std::int64_t row = 0; row < ids->shape[0]; ++row)
            rows.emplace_back(first + row * ids->shape[1], first + (row + 1) * ids->shape[1]);
        return rows;
    }

  private:
    static DecoderShape shape_of(const JsonValue& facts) {
        const auto size = [&](const char* name) { return static_cast<int>(facts.at(name).integer(1, 1000)); };
        return {size("vocabulary"), size("context"), size("layers"), size("heads"), size("width")};
    }

    JsonDocument facts_{std::filesystem::path(HEADLIGHT_SOURCE_DIR "/tests/reference/training/steps.json")};
    DecoderLayout layout_{shape_of(facts_.root())};
    std::vector<double> losses_ = facts_.root().at("losses").reals(0, 100);
    SafetensorsFile file_{HEADLIGHT_SOURCE_DIR "/tests/reference/training/steps.safetensors"};
    SafetensorsFile sgd_{HEADLIGHT_SOURCE_DIR "/tests/reference/training/sgd.safetensors"};
};

}  // namespace headlight::testing
