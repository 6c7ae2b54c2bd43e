#pragma once

#include "workbench/document/document.h"
#include "workbench/document/shown_view.h"
#include "workbench/shell/main_window.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace headlight::testing {

/// For a loaded machine.
inline constexpr int kPatience = 60000;

/// Tests over a window with a real session and settings of its own. HEADLIGHT_PICTURES names a folder for pictures of
/// it, to be looked at by people.
class RealWindowTest : public QObject {
  protected:
    /// A new window on a model and a text, with its picture.
    void open(const QString& model, const QString& text, const QSize& size = {1440, 900}) {
        close();
        folder_ = std::make_unique<QTemporaryDir>();
        WindowOptions options;
        options.settings_file = folder_->filePath("settings.ini");
        options.model = model;
        options.text = text;
        window_ = std::make_unique<MainWindow>(options);
        window_->resize(size);
        window_->show();
        QTRY_VERIFY_WITH_TIMEOUT(window_->document().view().picture() != nullptr, kPatience);
    }
    void close() {
        window_.reset();
        folder_.reset();
    }
    void save(const char* name) {
        const QString folder = qEnvironmentVariable("HEADLIGHT_PICTURES");
        if (folder.isEmpty()) return;
        QTest::qWait(1500);
        QVERIFY(window_->grab().save(folder + '/' + name + ".png"));
    }

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<MainWindow> window_;
};

}  // namespace headlight::testing
