#pragma once

#include "capture/run_cost.h"
#include "models/model.h"

#include <cstdint>
#include <memory>
#include <stop_token>

namespace headlight {

class ShapeBackend;

/// Input of so many tokens, all of them id 0: of a text, of each of both texts of an encoder-decoder, of a target
/// beside a recording of silence. A model of images has one black image, whatever is asked for; where an image may
/// stand in a text, the text begins with it if it is long enough.
ModelInput input_of_length(const ModelDescription& model, std::int64_t tokens);
/// Nothing is captured, and the logits are those of the last token, as in generating.
CaptureRequest without_capture();

/// A model of which only the shapes are known: of a folder with a config.json, with or without weights, or of a GGUF
/// file. Its tensors are those that its architecture declares, and nothing of them is read.
class DeclaredModel {
  public:
    /// Throws Error as load_model does.
    explicit DeclaredModel(const ModelFolder& folder);
    ~DeclaredModel();
    DeclaredModel(const DeclaredModel&) = delete;
    DeclaredModel& operator=(const DeclaredModel&) = delete;

    [[nodiscard]] const ModelDescription& description() const { return model_->description(); }
    /// The cost of a run over `input_of_length` with `without_capture`. Throws Error(Unsupported) where the cost
    /// depends on the numbers, Error(Cancelled) when the token is set.
    [[nodiscard]] RunCost cost(std::int64_t tokens, const std::stop_token& stop = {}) const;

  private:
    std::shared_ptr<ShapeBackend> backend_;
    std::unique_ptr<Model> model_;
};

}  // namespace headlight
