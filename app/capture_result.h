#pragma once

#include "analysis/provenance.h"
#include "capture/capture.h"
#include "formats/tensors/tensor_files.h"
#include "tokenizers/tokenized_text.h"

#include <string>
#include <vector>

namespace headlight {

/// The tensors and the metadata of a capture file (formats/capture_file.h).
struct CaptureResult {
    std::vector<NamedTensor> tensors;
    FileMetadata metadata;
};

/// Input that a run read.
struct CapturedInput {
    TokenizedText tokens;                  ///< of its texts, without the patches of an image
    std::vector<std::string> image_files;  ///< of each image, as the user named it
};

/// Queries and keys of a run, with values and their norms where they were kept. The capture must outlive the answer.
/// Throws Error(Input) naming the attention that queries and keys do not determine.
CaptureResult capture_result(const Capture& capture, const CapturedInput& input, const Provenance& provenance);

}  // namespace headlight
