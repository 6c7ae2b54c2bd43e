#include "offscreen.h"

#include <QGuiApplication>

#include <clocale>
#include <iostream>

namespace headlight {

namespace {

/// Qt's advice about the desktop's set-up is of no use to a command; what ends the program is.
void pass_fatal_messages(QtMsgType type, const QMessageLogContext& /*where*/, const QString& message) {
    if (type == QtCriticalMsg || type == QtFatalMsg) std::cerr << "headlight: " << qUtf8Printable(message) << std::endl;
}

}  // namespace

void work_offscreen(CommandContext& context, const std::function<void()>& work) {
    qInstallMessageHandler(pass_fatal_messages);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    int count = 1;
    const QGuiApplication application(count, context.arguments);
    std::setlocale(LC_NUMERIC, "C");  // Qt takes over the user's; numbers in files always have a point
    work();
}

}  // namespace headlight
