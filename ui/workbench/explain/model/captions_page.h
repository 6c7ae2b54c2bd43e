#pragma once

#include "workbench/explain/studied_page.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace headlight {

/// How well the images and captions of the model's samples fit, with the image and the text that are open. Asks the
/// model nothing while it is hidden.
class CaptionsPage : public StudiedPage<CaptionsRequest> {
    Q_OBJECT

  public:
    explicit CaptionsPage(Document& document, QWidget* parent = nullptr);
    [[nodiscard]] std::optional<OpenFigure> open_figure() const override;
    /// Null where nothing is shown.
    [[nodiscard]] const std::shared_ptr<const ImageCaptions>& shown() const { return reading(); }

  private:
    void follow() override;
    /// Reads the samples of a model beside the window, then follows.
    void read_samples(const std::filesystem::path& model);
    void show_reading() override;

    std::vector<AnalysisRequest> samples_;  ///< read once a model, not at every key
    std::filesystem::path samples_of_;      ///< the model
    std::filesystem::path wanted_;          ///< the model whose samples were asked for last
};

}  // namespace headlight
