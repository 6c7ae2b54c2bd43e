#include "offscreen.h"

#include "standard_output.h"

#include <QGuiApplication>

#include <unistd.h>

#include <clocale>

namespace headlight {

void end_on_fatal_message(QtMsgType type, const QMessageLogContext& /*where*/, const QString& message) {
    if (type != QtCriticalMsg && type != QtFatalMsg) return;
    say(message.simplified().toStdString());
    // Qt goes on where a thread of its own did not start, and waits for it for ever.
    if (type == QtFatalMsg || message.startsWith("QThread::start")) ::_exit(1);
}

void work_offscreen(CommandContext& context, const std::function<void()>& work) {
    qInstallMessageHandler(end_on_fatal_message);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    int count = 1;
    const QGuiApplication application(count, context.arguments);
    std::setlocale(LC_NUMERIC, "C");  // Qt takes over the user's; numbers in files always have a point
    work();
}

}  // namespace headlight
