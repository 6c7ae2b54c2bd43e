#pragma once

#include "models/blocks/layers/token_mixer.h"
#include "models/blocks/plans/tensor_table.h"

#include <memory>
#include <string>

namespace headlight {

/// What layers without attention have in its place: its tensors and how it is made of them.
class MixerPlan {
  public:
    MixerPlan() = default;
    virtual ~MixerPlan() = default;
    MixerPlan(const MixerPlan&) = delete;
    MixerPlan& operator=(const MixerPlan&) = delete;

    /// Adds the tensors of a layer under `name`, from those of the layer `source`; one of them is "mixer_input".
    virtual void add_tensors(TensorTable& table, Dimension hidden, const std::string& name,
                             const std::string& source) const = 0;
    [[nodiscard]] virtual std::shared_ptr<const TokenMixer> make(Backend& backend, const LoadedTensors& tensors,
                                                                 const std::string& name) const = 0;
};

}  // namespace headlight
