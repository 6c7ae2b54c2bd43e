#pragma once

#include "app/commands/commands.h"

#include <QString>

#include <functional>

namespace headlight {

/// Says what ends the program, and ends it; Qt's advice about the desktop's set-up is of no use to anybody. Qt would
/// end it with abort() where it cannot open a display; a sentence and an exit code are enough.
void end_on_fatal_message(QtMsgType type, const QMessageLogContext& where, const QString& message);

/// Does work that needs fonts and images of Qt, which is made ready without looking for a display.
void work_offscreen(CommandContext& context, const std::function<void()>& work);

}  // namespace headlight
