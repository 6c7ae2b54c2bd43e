#pragma once

#include "figures/heads/checkpoints_figure.h"
#include "session/study.h"
#include "workbench/explain/figure_page.h"

#include <QComboBox>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace headlight {

class Document;

/// A measure of the heads over the checkpoints of the open model. All measures are read at once, one checkpoint after
/// the other; choosing a measure, a head or a checkpoint draws again. Computes nothing while it is hidden.
class CheckpointsPage : public FigurePage {
    Q_OBJECT

  public:
    explicit CheckpointsPage(Document& document, QWidget* parent = nullptr);
    [[nodiscard]] std::optional<OpenFigure> open_figure() const override;

    /// Null before the first result.
    [[nodiscard]] const std::shared_ptr<const CheckpointMeasures>& measures() const { return measures_; }
    [[nodiscard]] QComboBox& measure_box() { return *measure_; }

  private:
    void follow() override;
    void draw() override;
    void refuse(const QString& sentence);
    /// The measures with the open checkpoint as it is now, and the measure and the head that the view names.
    [[nodiscard]] ShownCheckpoints shown() const;

    /// Decides the measures beside the checkpoints.
    struct Asked {
        std::filesystem::path folder;
        std::size_t checkpoints;  ///< a training adds some
        QString text;
        std::optional<QString> pair;
        std::vector<Intervention> interventions;
        bool operator==(const Asked&) const = default;
    };

    Document& document_;
    QComboBox* measure_;
    std::optional<Asked> asked_;
    std::shared_ptr<const CheckpointMeasures> measures_;
};

}  // namespace headlight
