#pragma once

#include "session/study.h"
#include "workbench/explain/figure_page.h"

#include <filesystem>
#include <optional>
#include <vector>

namespace headlight {

class Document;

/// How well the images and captions of the model's samples fit, with the image and the text that are open. Asks the
/// model nothing while it is hidden.
class CaptionsPage : public FigurePage {
    Q_OBJECT

  public:
    explicit CaptionsPage(Document& document, QWidget* parent = nullptr);
    [[nodiscard]] std::optional<OpenFigure> open_figure() const override;
    /// Nothing where nothing is shown.
    [[nodiscard]] const std::optional<ImageCaptions>& shown() const { return reading_; }

  private:
    void follow() override;
    void refuse(const QString& sentence);
    void draw() override;

    Document& document_;
    std::optional<ImageCaptions> reading_;
    std::vector<AnalysisRequest> samples_;  ///< read once a model, not at every key
    std::filesystem::path samples_of_;
    AnalysisPointer asked_of_;  ///< the analysis that was there when the model was asked
};

}  // namespace headlight
