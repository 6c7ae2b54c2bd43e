#pragma once

#include "view/source.h"
#include "workbench/document/picture_maker.h"

namespace headlight {

/// What the picture divides weights over the image by: what its view asks for where its attention and its runs have it.
ImageWeights image_weights_of(const Picture& picture);

/// The request of what a picture shows: the input that was read, and the view.
ViewRequest shown_request(const Picture& picture);

/// Data of a shown figure, for further figures of it: its run, its matrices and its metric. What it does not hold, such
/// as other runs, is refused.
class ShownSource : public ViewSource {
  public:
    using ViewSource::analysis;

    explicit ShownSource(const Picture& picture) : picture_(picture) {}

    AnalysisPointer analysis(const ViewRequest& request, const MasksOfRun& masks) override;
    Provenance provenance(const ViewRequest& request) override;
    /// The window's theme and type.
    FigureStyle look(const ViewRequest& request) override;
    std::shared_ptr<const AttentionMatrix> matrix(const ViewRequest& request, const HeadId& head) override;
    HeadsByMetric heads_by_metric(const ViewRequest& request) override;
    AnalysisPointer neutral(const ViewRequest& request) override;

  protected:
    StudyReading answer(const ViewRequest& request, std::size_t kind) override;

  private:
    const Picture& picture_;
};

}  // namespace headlight
