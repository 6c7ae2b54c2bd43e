#pragma once

#include "app/commands/commands.h"

#include <functional>

namespace headlight {

/// Does work that needs fonts and images of Qt, which is made ready without looking for a display.
void work_offscreen(CommandContext& context, const std::function<void()>& work);

}  // namespace headlight
