#pragma once

#include "workbench/explain/studied_page.h"

#include <QLineEdit>

#include <memory>
#include <optional>
#include <string>

namespace headlight {

/// The tokens of the open text, a query, beside those of a document that is typed here, or of the second text. Follows
/// the text; asks the model nothing while it is hidden.
class LateInteractionPage : public StudiedPage<LateInteractionRequest> {
    Q_OBJECT

  public:
    explicit LateInteractionPage(Document& document, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    [[nodiscard]] std::optional<OpenFigure> open_figure() const override;

    [[nodiscard]] QLineEdit& document_line() { return *line_; }
    /// Null where nothing is shown.
    [[nodiscard]] const std::shared_ptr<const LateInteraction>& shown() const { return reading(); }

  private:
    void follow() override;
    void show_reading() override;

    QLineEdit* line_;
    std::optional<std::string> asked_document_;  ///< nothing: the model was not asked
};

}  // namespace headlight
