// Qt's own dialog for files in the look of the window, where the desktop has none.

#include "workbench/widgets/file_dialog.h"

#include "test_program.h"
#include "window_fixture.h"
#include "workbench/widgets/look/look.h"

#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QPointer>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeView>
#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

class FileDialogTest : public QObject {
    Q_OBJECT

  private slots:
    void its_icons_have_the_color_of_text_in_every_theme() {
        const TestWindow with_icons;
        for (const ThemeChoice theme : {ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::HighContrast}) {
            const Look look = make_look(theme, 1);
            QFileDialog dialog;
            dialog.setOption(QFileDialog::DontUseNativeDialog);
            dress(dialog, look.palette());
            for (const char* name : {"backButton", "forwardButton", "toParentButton", "newFolderButton",
                                     "listModeButton", "detailModeButton"}) {
                const auto* button = dialog.findChild<QToolButton*>(QLatin1String(name));
                QVERIFY2(button != nullptr, name);
                QVERIFY2(has_color(button->icon(), look.text), name);
            }
        }
    }

    void names_of_files_have_the_room_that_columns_leave() {
        QFileDialog dialog;
        dialog.setOption(QFileDialog::DontUseNativeDialog);
        dress(dialog, dialog.palette());
        const auto* tree = dialog.findChild<QTreeView*>(QStringLiteral("treeView"));
        QVERIFY(tree != nullptr);
        QCOMPARE(tree->header()->sectionResizeMode(0), QHeaderView::Stretch);
        QVERIFY(tree->header()->isSectionHidden(2));
    }

    void what_is_chosen_comes_after_the_dialog_was_opened() {
        const TestWindow test;
        QFile file(test.folder.filePath(QStringLiteral("chosen.txt")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        for (const bool accepted : {true, false}) {
            QString chosen;
            choose_file(test.window.get(), QStringLiteral("Open"), file.fileName(), QString(),
                        [&chosen](const QString& path) { chosen = path; });
            const QPointer<QFileDialog> dialog = test.window->findChild<QFileDialog*>();
            QVERIFY(dialog && dialog->isVisible());
            QCOMPARE(chosen, QString());
            QMetaObject::invokeMethod(dialog, accepted ? "accept" : "reject");
            QCOMPARE(chosen, accepted ? file.fileName() : QString());
            QTRY_VERIFY(!dialog);
        }
    }

  private:
    /// Whether it is drawn in the color, as far as thin lines show it.
    static bool has_color(const QIcon& icon, const QColor& color) {
        const QImage image = icon.pixmap(24).toImage();
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (const QColor seen = image.pixelColor(x, y);
                    seen.alpha() > 120 && std::abs(seen.lightness() - color.lightness()) < 12)
                    return true;
        return false;
    }
};

HEADLIGHT_TEST(FileDialogTest, Window)
#include "file_dialog_test.moc"
