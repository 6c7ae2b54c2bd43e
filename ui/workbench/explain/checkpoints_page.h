#pragma once

#include "figures/heads/checkpoints_figure.h"
#include "session/study.h"
#include "workbench/explain/why_page.h"
#include "workbench/widgets/figures/figure_flow.h"

#include <QComboBox>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace headlight {

class Document;

/// A measure of the heads over the checkpoints of the open model. All measures are read at once, one checkpoint after
/// the other; choosing a measure, a head or a checkpoint draws again. Computes nothing while it is hidden.
class CheckpointsPage : public WhyPage {
    Q_OBJECT

  public:
    explicit CheckpointsPage(Document& document, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    void set_beside(bool beside) override;
    [[nodiscard]] std::optional<OpenFigure> open_figure() const override;

    /// Null before the first result.
    [[nodiscard]] const std::shared_ptr<const CheckpointMeasures>& measures() const { return measures_; }
    [[nodiscard]] QComboBox& measure_box() { return *measure_; }
    [[nodiscard]] const FigureScroll& scroll() const { return *scroll_; }

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void follow();
    void draw();
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
    Look look_;
    bool beside_ = false;
    QComboBox* measure_;
    FigureScroll* scroll_;
    std::optional<Asked> asked_;
    std::shared_ptr<const CheckpointMeasures> measures_;
};

}  // namespace headlight
