#pragma once

#include "view/enum_names.h"
#include "workbench/explain/why_page.h"
#include "workbench/widgets/lower_panel.h"
#include "workbench/widgets/page_tabs.h"

#include <QStackedWidget>

#include <optional>
#include <vector>

namespace headlight {

class Document;

/// A page of the explanations as others name it.
struct Explanation {
    View view;
    QString title;  ///< of its tab
};

/// Panel of explanations: how a weight is computed, and what is known of a head besides its weights. A page is made
/// when it is first shown or asked for.
class WhyPanel : public LowerPanel, public ShowsFigure {
    Q_OBJECT

  public:
    explicit WhyPanel(Document& document, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    /// The page of this class; it is made if it was not yet.
    template <typename Page>
    [[nodiscard]] Page& page() {
        return static_cast<Page&>(made_page(Page::staticMetaObject));
    }
    /// Shows the page of this view.
    void show_page(View view);
    /// All pages in the order of their tabs.
    [[nodiscard]] static std::vector<Explanation> pages();
    [[nodiscard]] PageTabs& tabs() { return *tabs_; }
    /// The figure of the page that is shown.
    [[nodiscard]] std::optional<OpenFigure> open_figure() const override { return shown().open_figure(); }

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void place_parts(bool beside) override;

  private:
    [[nodiscard]] WhyPage& shown() const;
    [[nodiscard]] WhyPage& made_page(const QMetaObject& type);
    [[nodiscard]] WhyPage& made_page(std::size_t index);
    void show_current();
    void place_controls(bool beside);
    void refresh();

    Document& document_;
    QToolButton* save_;
    QHBoxLayout* line_;  ///< of the tabs, and in a wide panel of the controls of the first page
    PageTabs* tabs_;
    QStackedWidget* stack_;
    std::vector<WhyPage*> pages_;  ///< in the order of the tabs; null: not made yet
};

}  // namespace headlight
