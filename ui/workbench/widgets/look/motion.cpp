#include "workbench/widgets/look/motion.h"

#include <QGuiApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QStyle>

namespace headlight {

namespace {

/// Returns whether a settings file of GTK switches animations off; desktops without a settings service write it.
bool gtk_stands_still() {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
    const auto is_off = [&](const char* version) {
        const QSettings file(folder + QLatin1String(version), QSettings::IniFormat);
        return !file.value(QStringLiteral("Settings/gtk-enable-animations"), true).toBool();
    };
    return is_off("/gtk-4.0/settings.ini") || is_off("/gtk-3.0/settings.ini");
}

}  // namespace

int transition_milliseconds(const QStyle& style) {
    constexpr int kTransition = 120;
    const QString platform = QGuiApplication::platformName();
    const bool seen = platform != QLatin1String("offscreen") && platform != QLatin1String("minimal");
    if (!seen || style.styleHint(QStyle::SH_Widget_Animation_Duration) == 0 || gtk_stands_still()) return 0;
    return kTransition;
}

}  // namespace headlight
