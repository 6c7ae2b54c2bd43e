#pragma once

#include "fake_bridge.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/shown_view.h"
#include "workbench/shell/main_window.h"
#include "workbench/shell/window_look.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace headlight::testing {

inline const char* const kSentence = "The animal didn't cross the street because it was too tired.";

/// A window over a fake session, with settings of its own.
struct TestWindow {
    explicit TestWindow(const QString& text = QString::fromLatin1(kSentence),
                        const QString& model = QStringLiteral("encoder"), const QString& settings_file = {}) {
        auto owned = std::make_unique<FakeBridge>();
        bridge = owned.get();
        WindowOptions options;
        options.text = text;
        options.model = model;
        options.settings_file =
            settings_file.isEmpty() ? folder.filePath(QStringLiteral("settings.ini")) : settings_file;
        window = std::make_unique<MainWindow>(options, std::move(owned));
    }
    [[nodiscard]] Document& document() const { return window->document(); }
    /// Whether the picture shows the newest view of the newest analysis, and the window has its newest look.
    [[nodiscard]] bool settled() const {
        const PicturePointer& picture = document().view().picture();
        return picture && window->window_look().taken() && !document().run().running() && !document().run().reading() &&
               !document().run().loading() && picture->analysis == document().run().analysis() &&
               picture->view == document().view().state();
    }

    QTemporaryDir folder;
    FakeBridge* bridge = nullptr;
    std::unique_ptr<MainWindow> window;
};

/// Shows the window until it has its picture.
inline void show(TestWindow& test, const QSize& size = {1440, 900}) {
    test.window->resize(size);
    test.window->show();
    QTRY_VERIFY_WITH_TIMEOUT(test.settled(), 30000);
    QCoreApplication::processEvents();
}

}  // namespace headlight::testing
