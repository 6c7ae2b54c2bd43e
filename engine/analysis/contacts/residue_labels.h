#pragma once

#include "tokenizers/tokenized_text.h"

namespace headlight {

/// Returns whether a text is a sequence, whose tokens people find by their positions: capital letters alone, with a
/// token for each (residues of a protein), or a stretch of DNA in tokens of several letters (A, C, G, T and N).
bool is_sequence(const TokenizedText& text);

}  // namespace headlight
