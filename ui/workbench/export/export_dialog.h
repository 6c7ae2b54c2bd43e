#pragma once

#include "workbench/export/figure_choices.h"
#include "workbench/export/page_fields.h"
#include "workbench/widgets/look/look.h"

#include <QDialog>
#include <QLabel>
#include <QPointer>
#include <QTemporaryDir>

#include <functional>
#include <future>

class QDialogButtonBox;
class QFormLayout;
class QPushButton;

namespace headlight {

class FigurePanels;
class PagePreview;
class PanelList;
class WorkBeside;

/// Writes a figure, or the panels that were collected, into a file or the clipboard, with a preview that is laid out as
/// the file will be.
class ExportDialog : public QDialog {
    Q_OBJECT

  public:
    /// `panels` and `beside`: those of the window, which outlive the dialog; `shown`: the size of the pictures in the
    /// window.
    ExportDialog(FigureChoices choices, FigurePanels& panels, WorkBeside& beside, const QSize& shown, const Look& look,
                 QWidget* parent);
    ~ExportDialog() override;

    /// Of the figures that were offered, the one whose file is called so, on a page of its own.
    void choose(const QString& file);
    /// One of the picture's own figures, as `FigureChoices::find_own` names it.
    void choose_own(View view, bool of_metric);

    [[nodiscard]] QComboBox& view_choice() { return *view_; }
    [[nodiscard]] PageFields& page_fields() { return *page_; }
    /// Begins with the fields of an earlier dialog; several figures have the width of a page all the same.
    void recall(const QVariantMap& fields);
    [[nodiscard]] PanelList& panel_list() { return *list_; }
    [[nodiscard]] QPushButton& add_button() { return *add_; }
    [[nodiscard]] QLabel& message() { return *message_; }
    /// Shown for web pages.
    [[nodiscard]] QPushButton& browse_button() { return *browse_; }

    /// Writes the file as chosen, beside the window; `work_ended` tells when. A failure stands in the dialog, and what
    /// was there before stays whole.
    void write_to(const QString& path);
    /// Closes the dialog, unless a file is being written.
    void done(int result) override;
    void copy_to_clipboard();
    /// Writes the description that `headlight figure --spec` reads.
    bool write_description_to(const QString& path);

  signals:
    /// A file or a picture for the clipboard was made, or could not be.
    void work_ended(bool done);

  private:
    void begin_work(const QString& what);
    void end_work(bool done, const QString& what);
    void build(const Look& look);
    QDialogButtonBox* build_buttons();
    void refresh();
    void take_choice();
    void add_panel();
    void take_panels();
    void show_texts(const PanelsTexts& texts);
    [[nodiscard]] PanelsTexts texts() const;
    void ask_and_write();
    /// Writes the web page into a temporary file, and opens it in the browser.
    void browse();
    [[nodiscard]] QString preview_file() const;
    void ask_and_describe();
    /// Writes what is chosen now, on any thread. Throws Error for what is no file of the chosen format.
    [[nodiscard]] std::function<void(const QString& path)> writer() const;
    void choose(const std::optional<std::size_t>& choice);
    [[nodiscard]] std::size_t chosen() const;
    [[nodiscard]] FigurePointer figure() const;
    [[nodiscard]] ExportOptions options() const;
    /// Why the panels are no file of the chosen format; empty: they are.
    [[nodiscard]] QString refusal() const;
    /// Remark on the choice; empty: none.
    [[nodiscard]] QString remark() const;
    [[nodiscard]] QByteArray description() const;
    [[nodiscard]] std::function<SourcedNumbers()> numbers() const;
    void say(const QString& text);

    FigureChoices choices_;
    FigurePanels& panels_;
    WorkBeside& beside_;
    bool composes_ = false;  ///< the panels are what the page shows
    PanelsTexts own_texts_;  ///< of the chosen figure, while the page shows the panels
    QComboBox* view_;
    QPushButton* add_;
    QPushButton* browse_ = nullptr;
    QTemporaryDir preview_folder_;
    QFormLayout* form_ = nullptr;
    PanelList* list_;
    PageFields* page_;
    PagePreview* preview_;
    QLabel* message_;
    bool at_work_ = false;
    QPointer<QWidget> focus_before_;  ///< while it is at work, for which it is disabled
    std::shared_future<void> work_;
};

}  // namespace headlight
