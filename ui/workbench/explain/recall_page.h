#pragma once

#include "analysis/recall/recall.h"
#include "workbench/explain/computed_page.h"

#include <memory>
#include <optional>
#include <string>

namespace headlight {

class Document;

/// Small networks (LSTM, convolution, attention, fixed patterns) that answer the typed row "c4 h1 c?", and what their
/// answers depend on. Follows the text; computes nothing while it is hidden.
class RecallPage : public ComputedPage<std::string, Recall> {
    Q_OBJECT

  public:
    explicit RecallPage(Document& document, QWidget* parent = nullptr);
    [[nodiscard]] std::optional<OpenFigure> open_figure() const override;

  protected:
    void follow() override;
    [[nodiscard]] std::shared_ptr<const Figure> drawn(bool narrow) const override;

  private:
    Document& document_;
};

}  // namespace headlight
