#pragma once

#include "workbench/background/answer_newest.h"
#include "workbench/explain/why_page.h"
#include "workbench/widgets/figures/figure_flow.h"

#include <QVBoxLayout>

#include <cmath>
#include <functional>
#include <memory>
#include <utility>

namespace headlight {

/// Page whose figure shows the result of a request, which is computed on a thread of its own: the newest request wins.
/// A result has `numbers_of`.
template <typename Request, typename Result>
class ComputedPage : public WhyPage {
  public:
    using Computed = std::shared_ptr<const Result>;

    void set_look(const Look& look) override {
        look_ = look;
        draw();
    }
    void set_beside(bool beside) override {
        beside_ = beside;
        draw();
    }
    /// Result that is shown; null where nothing is.
    [[nodiscard]] const Computed& result() const { return result_; }
    /// Sentence in the place of the figure; empty where the figure is shown.
    [[nodiscard]] const QLabel& refusal() const { return scroll_->sentence(); }

  protected:
    /// `name` is that of the figure for screen readers; `compute` is called on the thread.
    ComputedPage(const QString& name, std::function<Result(const Request&)> compute, QWidget* parent)
        : WhyPage(parent),
          scroll_(new FigureScroll(name, this)),
          worker_(
              [compute = std::move(compute)](const Request& request, const std::stop_token&) {
                  return std::make_shared<const Result>(compute(request));
              },
              [this](const Request&, Computed result) { take(std::move(result), {}); },
              [this](const QString& sentence) { take(nullptr, sentence); }) {
        auto* column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(scroll_, 1);
    }

    /// Places controls above the figure.
    void add_controls(QWidget* controls) { static_cast<QVBoxLayout*>(layout())->insertWidget(0, controls); }

    /// Asks for what the window shows now. Called when the page is shown.
    virtual void follow() = 0;
    /// Figure of the result that is shown.
    [[nodiscard]] virtual std::shared_ptr<const Figure> drawn(bool narrow) const = 0;
    /// Shows in the controls which result there is.
    virtual void show_in_controls() {}

    /// Computes a request; draws again where it is the last one.
    void ask(Request request) {
        if (request == asked_) return draw();
        asked_ = request;
        worker_.ask(std::move(request));
    }
    /// Shows a sentence in the place of a figure that cannot be asked for.
    void refuse(const QString& sentence) {
        worker_.forget();
        asked_ = {};
        take(nullptr, sentence);
    }
    [[nodiscard]] const Request& asked() const { return asked_; }
    [[nodiscard]] const Look& look() const { return look_; }
    /// The figure that is shown, with its numbers.
    [[nodiscard]] OpenFigure opened(const QString& name, const QString& file_name) const {
        OpenFigure open{name, file_name, scroll_->flow().figure()};
        open.numbers = scroll_->flow().numbers();
        return open;
    }

    void showEvent(QShowEvent* event) override {
        WhyPage::showEvent(event);
        follow();
    }

  private:
    void take(Computed result, const QString& sentence) {
        result_ = std::move(result);
        scroll_->set_sentence(sentence);
        draw();
        emit changed();
    }

    void draw() {
        if (!isVisible()) return;
        show_in_controls();
        if (!result_) return scroll_->flow().set_figure(nullptr);
        scroll_->flow().set_numbers([shown = result_] { return numbers_of(*shown); });
        const std::shared_ptr<const Figure> figure = drawn(beside_);
        // Not enlarged: in a wide and low panel little of it would be seen.
        scroll_->flow().setMaximumWidth(static_cast<int>(std::ceil(figure->natural_size().width())));
        scroll_->flow().set_figure(figure);
    }

    Look look_;
    bool beside_ = false;
    FigureScroll* scroll_;
    Computed result_;
    Request asked_{};
    AnswerNewest<Request, Computed> worker_;
};

}  // namespace headlight
