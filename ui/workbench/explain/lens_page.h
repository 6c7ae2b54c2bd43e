#pragma once

#include "figures/lens_figure.h"
#include "session/study.h"
#include "workbench/explain/why_page.h"
#include "workbench/widgets/figures/figure_flow.h"

#include <QLabel>

namespace headlight {

class Document;

/// The logit lens for the selected token, or the last one.
class LensPage : public WhyPage {
    Q_OBJECT

  public:
    explicit LensPage(Document& document, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    [[nodiscard]] std::optional<OpenFigure> open_figure() const override;
    [[nodiscard]] const QLabel& refusal() const { return scroll_->sentence(); }

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void ask();
    void take(const LensReading& reading);
    void refuse(const QString& sentence);
    void draw();

    Document& document_;
    Look look_;
    FigureScroll* scroll_;
    std::shared_ptr<const LensTable> table_;
    std::int32_t token_ = 0;  ///< that it is about
};

}  // namespace headlight
