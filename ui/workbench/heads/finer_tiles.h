#pragma once

#include "analysis/analysis.h"
#include "analysis/heads/head_id.h"
#include "analysis/matrix_view.h"
#include "figures/weights/heat_map_figure.h"
#include "figures/weights/heat_map_tile.h"
#include "workbench/background/newest_wins.h"

#include <QObject>
#include <QSizeF>

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <stop_token>
#include <tuple>
#include <vector>

namespace headlight {

/// The heat map of one head of a long text, whose cells join neighbors, and what its finer cells are computed from.
struct FinerSource {
    AnalysisPointer analysis;
    HeadId head;
    MatrixOptions options;
    std::shared_ptr<const HeatMapFigure> figure;  ///< whose colors the finer cells get
};

/// Computes the cells of a zoomed heat map that are smaller than those of its matrix, tile by tile on a thread of low
/// priority: those in view first, then those around them. What came out of view is not computed, and what was computed
/// is kept for as long as the head is shown, up to `kMostBytes`, those that were in view last. The figure can be drawn
/// at any time with what is there. Lives on the GUI thread.
class FinerTiles : public QObject {
    Q_OBJECT

  public:
    /// Memory of the tiles that are kept.
    static constexpr std::size_t kMostBytes = std::size_t{64} << 20;

    explicit FinerTiles(QObject* parent = nullptr);

    /// Asks for what `viewport` shows of the figure in a plot of so many of the screen's pixels. Tiles of another
    /// figure are forgotten.
    void ask(const FinerSource& source, const Viewport& viewport, const QSizeF& pixels);
    void forget();
    /// Those that are there of the figure that was asked for last, the coarser ones first.
    [[nodiscard]] HeatMapTiles tiles() const;
    /// Tokens that a cell in view joins: 0 until all in view are there, and where those of the matrix are as small.
    [[nodiscard]] FinerCells cells_in_view() const;
    /// Returns whether tiles in view or around it are still computed.
    [[nodiscard]] bool awaited() const { return !missing_.empty(); }

  signals:
    /// Another tile is there.
    void changed();

  private:
    /// Where a tile stands: how many tokens its cells join, and its number along both axes among those of this kind.
    struct Place {
        std::size_t query_step = 1;
        std::size_t key_step = 1;
        std::int32_t row = 0;
        std::int32_t column = 0;
        bool operator==(const Place&) const = default;
        bool operator<(const Place& other) const {
            return std::tie(query_step, key_step, row, column) <
                   std::tie(other.query_step, other.key_step, other.row, other.column);
        }
    };
    struct Request {
        std::shared_ptr<const FinerSource> source;
        std::vector<Place> places;
        std::uint64_t taken = 0;  ///< tiles that had been taken when it was made
    };
    struct Kept {
        std::shared_ptr<const HeatMapTile> tile;
        std::uint64_t wanted = 0;  ///< rank of the question that asked for it last
    };
    /// What was computed last, on the thread.
    struct Made {
        std::weak_ptr<const FinerSource> source;  // a text that is gone is not kept for it
        Place place;
        std::uint64_t count = 0;  ///< of all tiles
    };

    void work(const Request& request, const std::stop_token& stop);
    void take(const std::shared_ptr<const FinerSource>& source, const Place& place,
              std::shared_ptr<const HeatMapTile> tile);
    /// Rank of the newest question for a tile: those in view are kept longer than those around it.
    [[nodiscard]] std::uint64_t rank_of(const Place& place) const;
    void drop_oldest();

    std::shared_ptr<const FinerSource> source_;
    std::map<Place, Kept> tiles_;
    std::set<Place> seen_;        // of the newest question, in view
    std::vector<Place> missing_;  // of the newest question
    std::uint64_t questions_ = 0;
    std::uint64_t taken_ = 0;
    Made made_;                   // of the thread
    NewestWins<Request> worker_;  // last: its thread ends first
};

}  // namespace headlight
