#pragma once

#include "analysis/comparison.h"
#include "analysis/heads/head_distance.h"
#include "analysis/heads/head_map.h"
#include "figures/heads/head_map_figure.h"
#include "figures/weights/comparison_figure.h"
#include "workbench/background/newest_wins.h"

#include <QObject>
#include <QString>

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// Runs to compare, and how they are drawn.
struct ComparisonRequest {
    std::vector<ComparedHead> sides;   ///< those that are there; the document's first
    std::vector<std::size_t> letters;  ///< which side of the window each is, ascending; 0: the document's
    std::optional<std::size_t> shown;  ///< of `sides`: whose difference from the first is wanted
    MatrixOptions options;
    FigureStyle style;
};

/// Heads side by side: made once, then shared.
struct ComparedPicture {
    ComparisonRequest request;
    std::shared_ptr<const Comparison> comparison;  ///< null when it failed
    ComparisonFigures figures;                     ///< as `request.sides`
    std::string failure;                           ///< why there is nothing, for people
};
using ComparedPicturePointer = std::shared_ptr<const ComparedPicture>;

/// Comparison of all heads of the first and the shown side.
struct ComparedHeads {
    ComparedHead first;
    ComparedHead shown;
    std::size_t letter = 1;  ///< of the shown side
    MatrixOptions options;
    QString theme;
    std::vector<HeadDivergence> different;     ///< heads of the shown side and the same heads of the first
    std::vector<HeadDivergence> alike;         ///< heads of the shown side that are like the first side's head
    std::shared_ptr<const HeadMapFigure> map;  ///< of the shown side's heads
};
using ComparedHeadsPointer = std::shared_ptr<const ComparedHeads>;

/// Computes comparisons on a thread of its own: the pictures first, then, unless something newer is asked, the tables
/// of all heads, which take longer.
class ComparisonMaker : public QObject {
    Q_OBJECT

  public:
    explicit ComparisonMaker(QObject* parent = nullptr);
    void request(ComparisonRequest request) { worker_.request(std::move(request)); }

  signals:
    /// On the GUI thread.
    void made(const headlight::ComparedPicturePointer& picture);
    void heads_made(const headlight::ComparedHeadsPointer& heads);

  private:
    void work(const ComparisonRequest& request, const std::stop_token& stop);
    [[nodiscard]] ComparedHeadsPointer heads_of(const ComparisonRequest& request, const std::stop_token& stop);

    ComparedHeadsPointer last_;  // of the thread
    NewestWins<ComparisonRequest> worker_;
};

}  // namespace headlight
