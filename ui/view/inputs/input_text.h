#pragma once

#include "view/view_request.h"

#include <string>

namespace headlight {

/// The text of an input.
struct InputText {
    std::string text;
    std::string notice;  ///< what else its file offers; empty: nothing
};

/// Returns the typed text, or that of the input's file: a record of a FASTA file (formats/molecules/fasta_file.h), the
/// first unless the input names one, or a whole file in UTF-8 of at most 1 MiB without its last line end. Throws
/// Error(Input) where text, file and record do not belong together, and what reading the file throws.
InputText text_of(const InputRequest& input);

}  // namespace headlight
