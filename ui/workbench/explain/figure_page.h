#pragma once

#include "workbench/explain/why_page.h"
#include "workbench/widgets/figures/figure_flow.h"

#include <QVBoxLayout>

#include <cmath>
#include <memory>
#include <utility>

namespace headlight {

/// Page of one figure that scrolls below controls, or a sentence in its place.
class FigurePage : public WhyPage {
  public:
    void set_look(const Look& look) override {
        look_ = look;
        draw();
    }
    void set_beside(bool beside) override {
        beside_ = beside;
        draw();
    }
    /// Sentence in the place of the figure; empty where the figure is shown.
    [[nodiscard]] const QLabel& refusal() const { return scroll_->sentence(); }

  protected:
    /// `name` is that of the figure for screen readers.
    FigurePage(const QString& name, QWidget* parent)
        : WhyPage(parent), scroll_(new FigureScroll(name, this)), column_(new QVBoxLayout(this)) {
        column_->setContentsMargins(0, 0, 0, 0);
        column_->addWidget(scroll_, 1);
    }

    /// Places controls above the figure, below those that are there.
    void add_controls(QWidget* controls) { column_->insertWidget(column_->count() - 1, controls); }

    /// Asks for what the window shows now. Called when the page is shown.
    virtual void follow() = 0;
    /// Shows the figure as it is now. Called whenever the look or the place of the page changes.
    virtual void draw() = 0;

    void show_sentence(const QString& sentence) { scroll_->set_sentence(sentence); }
    void show_nothing() { scroll_->flow().set_figure(nullptr); }
    /// Not enlarged: in a wide and low panel little of it would be seen.
    template <typename Numbers>
    void show_figure(const std::shared_ptr<const Figure>& figure, Numbers numbers) {
        scroll_->flow().set_numbers(std::move(numbers));
        scroll_->flow().setMaximumWidth(static_cast<int>(std::ceil(figure->natural_size().width())));
        scroll_->flow().set_figure(figure);
    }
    /// The figure that is shown, with its numbers.
    [[nodiscard]] OpenFigure opened(const QString& name, const QString& file_name) const {
        OpenFigure open{name, file_name, scroll_->flow().figure()};
        open.numbers = scroll_->flow().numbers();
        return open;
    }

    [[nodiscard]] const Look& look() const { return look_; }
    [[nodiscard]] bool beside() const { return beside_; }
    [[nodiscard]] FigureScroll& scrolled() { return *scroll_; }
    [[nodiscard]] const FigureScroll& scrolled() const { return *scroll_; }

    void showEvent(QShowEvent* event) override {
        WhyPage::showEvent(event);
        follow();
    }

  private:
    Look look_;
    bool beside_ = false;
    FigureScroll* scroll_;
    QVBoxLayout* column_;
};

}  // namespace headlight
