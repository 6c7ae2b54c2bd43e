#pragma once

#include "formats/attention_file.h"

#include <map>
#include <string>
#include <string_view>

namespace headlight {

/// Fills in what the JSON beside the weights tells of tokens and text. Throws Error(Format) naming file and
/// member.
void read_attention_story(std::string_view json, const std::string& file, AttentionFile& result);
/// The same from notes by key, as safetensors has them: lists are JSON inside a text.
void read_attention_story(const std::map<std::string, std::string>& notes, const std::string& file,
                          AttentionFile& result);

}  // namespace headlight
