#pragma once

#include "workbench/background/answer_newest.h"
#include "workbench/explain/figure_page.h"

#include <functional>
#include <memory>
#include <utility>

namespace headlight {

/// Page whose figure shows the result of a request, which is computed on a thread of its own: the newest request wins.
/// A result has `numbers_of`.
template <typename Request, typename Result>
class ComputedPage : public FigurePage {
  public:
    using Computed = std::shared_ptr<const Result>;

    /// Result that is shown; null where nothing is.
    [[nodiscard]] const Computed& result() const { return result_; }

  protected:
    /// `name` is that of the figure for screen readers; `compute` is called on the thread.
    ComputedPage(const QString& name, std::function<Result(const Request&)> compute, QWidget* parent)
        : FigurePage(name, parent),
          worker_(
              [compute = std::move(compute)](const Request& request, const std::stop_token&) {
                  return std::make_shared<const Result>(compute(request));
              },
              [this](const Request&, Computed result) { take(std::move(result), {}); },
              [this](const QString& sentence) { take(nullptr, sentence); }) {}

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

  private:
    void take(Computed result, const QString& sentence) {
        result_ = std::move(result);
        show_sentence(sentence);
        draw();
        emit changed();
    }

    void draw() final {
        if (!isVisible()) return;
        show_in_controls();
        if (!result_) return show_nothing();
        show_figure(drawn(beside()), [shown = result_] { return numbers_of(*shown); });
    }

    Computed result_;
    Request asked_{};
    AnswerNewest<Request, Computed> worker_;
};

}  // namespace headlight
