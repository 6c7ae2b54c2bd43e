#pragma once

#include "core/text/sentence.h"
#include "formats/tensors/gguf_store.h"
#include "models/blocks/gguf/gguf_model.h"

#include <string>

namespace headlight {

// What functions need that read fields of a configuration from a GGUF file (GgufArchitecture::more_fields).
std::string json_truth(bool value);

bool has_tensor(const GgufStore& file, const std::string& name);

/// Adds the labels of a classifier of texts, of which its last layer, "cls.output", has a row each.
void add_classes(const GgufStore& file, const std::string& name, GgufFields& fields);

/// Throws Error(Unsupported) about a key of the metadata.
[[noreturn]] void fail_unsupported(const GgufStore& file, const std::string& key, const Sentence& sentence);

}  // namespace headlight
