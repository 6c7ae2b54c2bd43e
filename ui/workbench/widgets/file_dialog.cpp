#include "workbench/widgets/file_dialog.h"

#include "workbench/widgets/look/tinted_icon.h"

#include <QFileDialog>
#include <QFileIconProvider>
#include <QFileInfo>
#include <QHeaderView>
#include <QListView>
#include <QSplitter>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

/// Folders and files as the window draws its icons, in its colors.
class FileIcons final : public QFileIconProvider {
  public:
    FileIcons(const QPalette& palette, int size, double ratio) {
        const auto tinted = [&](const char* name, const QColor& color) {
            return tinted_icon(QLatin1String(name), color, color, size, ratio);
        };
        folder_ = tinted("folder", palette.color(QPalette::Link));
        file_ = tinted("file", palette.color(QPalette::PlaceholderText));
        computer_ = tinted("computer", palette.color(QPalette::PlaceholderText));
    }
    [[nodiscard]] QIcon icon(IconType type) const override {
        if (type == Folder) return folder_;
        return type == File ? file_ : computer_;
    }
    [[nodiscard]] QIcon icon(const QFileInfo& info) const override { return info.isDir() ? folder_ : file_; }

  private:
    QIcon folder_;
    QIcon file_;
    QIcon computer_;
};

/// The names of Qt's buttons, and of their icons here.
constexpr std::pair<const char*, const char*> kButtons[] = {
    {"backButton", "back"},       {"forwardButton", "forward"},
    {"toParentButton", "parent"}, {"newFolderButton", "new-folder"},
    {"listModeButton", "list"},   {"detailModeButton", "details"},
};

/// Request of a dialog.
struct Asked {
    QString title;
    QString start{};
    QString filter{};
    QFileDialog::FileMode files = QFileDialog::ExistingFile;
    QFileDialog::AcceptMode accept = QFileDialog::AcceptOpen;
};

/// A base that outlives the dialog, which asks for icons until its end.
struct HasIcons {
    FileIcons icons;
};

class FileDialog final : private HasIcons, public QFileDialog {
  public:
    FileDialog(QWidget* parent, const QPalette& palette, const Asked& asked)
        : HasIcons{{palette, QFontMetrics(parent->font()).height(), parent->devicePixelRatioF()}},
          QFileDialog(parent, asked.title, QString(), asked.filter) {
        setIconProvider(&icons);
    }
};

void ask(QWidget* parent, const Asked& asked, TakePaths take) {
    const QPalette palette = window_palette(*parent);
    auto* dialog = new FileDialog(parent, palette, asked);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(asked.files);
    dialog->setAcceptMode(asked.accept);
    dialog->setOption(QFileDialog::ShowDirsOnly, asked.files == QFileDialog::Directory);
    if (!asked.start.isEmpty()) {
        const QFileInfo begin(asked.start);
        if (begin.isDir() || asked.start.contains(QLatin1Char('/')))
            dialog->setDirectory(begin.isDir() ? begin.filePath() : begin.path());
        if (!begin.isDir()) dialog->selectFile(begin.fileName());
    }
    dress(*dialog, palette);
    QObject::connect(dialog, &QDialog::accepted, parent, [dialog, take = std::move(take)] {
        QStringList paths = dialog->selectedFiles();
        paths.removeAll(QString());
        if (!paths.isEmpty()) take(paths);
    });
    dialog->open();
}

/// Takes the only one.
TakePaths first_of(TakePath take) {
    return [take = std::move(take)](const QStringList& paths) { take(paths.front()); };
}

}  // namespace

void dress(QFileDialog& dialog, const QPalette& palette) {
    auto* tree = dialog.findChild<QTreeView*>(QStringLiteral("treeView"));
    if (tree == nullptr) return;  // the desktop's
    dialog.ensurePolished();      // Qt made it as the desktop wants it
    const QFontMetrics letters(dialog.font());
    const int size = letters.height();
    for (const auto& [name, icon] : kButtons) {
        auto* button = dialog.findChild<QToolButton*>(QLatin1String(name));
        if (button == nullptr) continue;
        button->setIcon(tinted_icon(QLatin1String(icon), palette.color(QPalette::Text),
                                    palette.color(QPalette::HighlightedText), size, dialog.devicePixelRatioF()));
        button->setIconSize({size, size});
        button->setMinimumSize(button->sizeHint());
    }
    // As large as the screen leaves room for, with columns that are read as a whole.
    const QSize wanted(letters.averageCharWidth() * 120, letters.height() * 30);
    if (const QWidget* parent = dialog.parentWidget()) dialog.resize(wanted.boundedTo(parent->window()->size() * 0.9));
    if (auto* splitter = dialog.findChild<QSplitter*>(QStringLiteral("splitter")))
        splitter->setSizes({dialog.width() / 5, dialog.width() * 4 / 5});
    tree->header()->setStretchLastSection(false);
    tree->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    constexpr int kType = 2;  // says in other words how the name ends
    tree->header()->hideSection(kType);
}

void choose_file(QWidget* parent, const QString& title, const QString& start, const QString& filter, TakePath take) {
    ask(parent, {title, start, filter}, first_of(std::move(take)));
}

void choose_files(QWidget* parent, const QString& title, const QString& filter, TakePaths take) {
    ask(parent, {.title = title, .filter = filter, .files = QFileDialog::ExistingFiles}, std::move(take));
}

void choose_folder(QWidget* parent, const QString& title, TakePath take) {
    ask(parent, {.title = title, .files = QFileDialog::Directory}, first_of(std::move(take)));
}

void choose_new_file(QWidget* parent, const QString& title, const QString& start, const QString& filter,
                     TakePath take) {
    ask(parent, {title, start, filter, QFileDialog::AnyFile, QFileDialog::AcceptSave}, first_of(std::move(take)));
}

}  // namespace headlight
