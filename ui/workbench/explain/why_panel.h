#pragma once

#include "view/enum_names.h"
#include "workbench/explain/why_page.h"
#include "workbench/widgets/lower_panel.h"

#include <QTabWidget>

#include <optional>
#include <vector>

namespace headlight {

class Document;

/// Panel of explanations: how a weight is computed, and what is known of a head besides its weights.
class WhyPanel : public LowerPanel, public ShowsFigure {
    Q_OBJECT

  public:
    explicit WhyPanel(Document& document, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    /// The page of this class.
    template <typename Page>
    [[nodiscard]] Page& page() const {
        return *tabs_->findChild<Page*>();
    }
    /// Shows the page of this view.
    void show_page(View view);
    [[nodiscard]] QTabWidget& tabs() { return *tabs_; }
    /// The figure of the page that is shown.
    [[nodiscard]] std::optional<OpenFigure> open_figure() const override { return shown().open_figure(); }

  signals:
    /// The figure is to be saved.
    void export_asked();

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void place_parts(bool beside) override;

  private:
    [[nodiscard]] WhyPage& shown() const;
    void refresh();

    Document& document_;
    QToolButton* save_;
    QTabWidget* tabs_;
    std::vector<WhyPage*> pages_;  ///< in the order of the tabs
};

}  // namespace headlight
