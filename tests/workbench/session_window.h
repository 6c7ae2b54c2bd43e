#pragma once

#include "real_window.h"
#include "workbench/document/live_run.h"
#include "workbench/document/shown_view.h"
#include "workbench/menus/actions.h"
#include "workbench/sessions/session_keeper.h"
#include "workbench/shell/notices_bar.h"

#include <QApplication>
#include <QClipboard>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QToolButton>

#include <memory>

namespace headlight::testing {

inline const char* const kTired = "The animal didn't cross the street because it was too tired.";

inline QByteArray content(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void put(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

inline QJsonObject json_of(const QString& path) {
    return QJsonDocument::fromJson(content(path)).object();
}

inline void put_json(const QString& path, const QJsonObject& object) {
    put(path, QJsonDocument(object).toJson());
}

/// Tests of sessions in a real window, with a folder for their files.
class SessionWindow : public RealWindowTest {
  protected:
    void start() {
        files_ = std::make_unique<QTemporaryDir>();
        open("story-encoder", kTired);
        settle();
    }
    [[nodiscard]] QString at(const QString& name) const { return files_->filePath(name); }
    Actions& actions() { return window_->actions_of_window(); }
    SessionKeeper& keeper() { return window_->keeper(); }
    void settle() {
        Document& document = window_->document();
        QTRY_VERIFY_WITH_TIMEOUT(keeper().settled() && document.view().picture() && !document.run().loading() &&
                                     !document.run().running() && !document.run().reading(),
                                 kPatience);
    }
    /// Saves, and waits until the file is written or a notice says why it is not.
    void save_as(const QString& file) {
        keeper().save_as(file);
        QTRY_VERIFY_WITH_TIMEOUT(keeper().settled(), kPatience);
    }
    void save_session() {
        keeper().save();
        QTRY_VERIFY_WITH_TIMEOUT(keeper().settled(), kPatience);
    }
    [[nodiscard]] WindowOptions options() const {
        WindowOptions options;
        options.settings_file = folder_->filePath("settings.ini");
        return options;
    }
    void start_again() {
        window_.reset();
        window_ = std::make_unique<MainWindow>(options());
        window_->resize(1440, 900);
        window_->show();
        settle();
    }
    void paste(const QImage& picture) {
        QApplication::clipboard()->setImage(picture);
        actions().at(ActionId::PasteImage)->trigger();
        QTRY_VERIFY(!window_->document().run().reading());
    }
    void paste(const QColor& color) {
        QImage picture(28, 28, QImage::Format_RGB32);
        picture.fill(color);
        paste(picture);
    }
    [[nodiscard]] QString notice_containing(const QString& text) const {
        return window_->notices().texts().filter(text).value(0);
    }
    /// A button of a notice.
    void press(const QString& text) {
        for (QToolButton* button : window_->notices().findChildren<QToolButton*>())
            if (button->text() == text && button->isVisible()) return QTest::mouseClick(button, Qt::LeftButton);
        QFAIL(qPrintable("no notice offers: " + text));
    }
    void answer(QMessageBox::StandardButton button) {
        auto* box = window_->findChild<QMessageBox*>();
        QVERIFY(box != nullptr);
        QTest::mouseClick(box->button(button), Qt::LeftButton);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    std::unique_ptr<QTemporaryDir> files_;
};

}  // namespace headlight::testing
