#pragma once

#include "backends/backend.h"
#include "capture/run_cost.h"

#include <memory>
#include <string>

namespace headlight {

/// A backend whose tensors have shapes and no numbers: it counts what a run would compute. What is downloaded is zeros,
/// and questions about weights throw Error(Unsupported).
class ShapeBackend final : public Backend {
  public:
    using Backend::attention;
    using Backend::upload_weight;

    /// Operations since the last `restart`; tokens and cache are 0.
    [[nodiscard]] const RunCost& cost() const { return cost_; }
    void restart() { cost_ = {}; }

    [[nodiscard]] std::string name() const override { return "shapes"; }
    [[nodiscard]] bool on_host() const override { return true; }
    [[nodiscard]] std::shared_ptr<const AttentionEvaluator> evaluator() const override;
    void set_stop_token(std::stop_token /*stop*/) override {}
    DeviceTensor upload_weight(const TensorView& view, const std::function<void()>& was_read) override;
    DeviceTensor upload(const Tensor& tensor) override;
    DeviceTensor allocate(const Shape& shape) override;
    Tensor download(const DeviceTensor& tensor) override { return Tensor(tensor.shape); }
    void finish() override {}

#define HEADLIGHT_OPERATION(result, name, parameters) result name parameters override;
#include "backends/operation_rows.h"

  private:
    RunCost cost_;
};

}  // namespace headlight
