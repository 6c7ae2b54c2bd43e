#pragma once

#include "capture/intervention.h"
#include "session/inputs/source.h"
#include "session/model_loader.h"
#include "tokenizers/tokenized_text.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

namespace headlight {

/// The source with the target's tokens after its own, as sequence 1 of one text: first the token that targets begin
/// with, then the ids `begun`, or without them those of `target` as typed, or, without one, those that the model writes
/// itself (the most probable ones) with these changes; a notice says where they make another target of it. Throws
/// Error(Input) about a target that is too long, and where there is nothing to write a target of.
TokenizedText with_target(ReadyModel& model, Source source, const std::optional<std::string_view>& target,
                          std::span<const std::int32_t> begun, const std::vector<Intervention>& changes,
                          const std::stop_token& stop);

/// Ids of a joined text: the source's and the target's.
std::vector<std::int32_t> ids_of_sequence(const TokenizedText& tokens, std::int32_t sequence);

}  // namespace headlight
