#pragma once

#include "analysis/heads/head_id.h"

#include <functional>
#include <string>
#include <string_view>

namespace headlight {

/// Returns a name, or a part of one, in another language.
using NameTranslation = std::function<std::string(std::string_view name)>;

/// The long name in another language: `translated` takes the parts that `shown_name` marks under "HeadName". Behind a
/// kind or stage the name goes on with a small letter, unless the language writes nouns with capital ones.
std::string long_name(const HeadId& id, const NameTranslation& translated, bool capital_nouns);

}  // namespace headlight
