#pragma once

#include "capture/capture.h"
#include "formats/attention_notes.h"
#include "formats/tensors/tensor_files.h"

#include <vector>

namespace headlight {

/// Facts that a file of weights states, so that it opens as the run that it was written of.
struct WeightNotes {
    std::vector<StackNotes> stacks;
    std::vector<NamedTensor> tensors;  ///< masks and second factors, beside the weights (result_tensors)
};

/// The capture must outlive the answer.
WeightNotes weight_notes(const Capture& capture);

}  // namespace headlight
