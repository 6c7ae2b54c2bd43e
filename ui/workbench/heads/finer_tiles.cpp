#include "workbench/heads/finer_tiles.h"

#include "core/error.h"
#include "core/threads.h"
#include "view/finer_part.h"

#include <QRgb>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <new>
#include <utility>

namespace headlight {

namespace {

/// Cells on a side of a tile: few enough that one is computed in some ten milliseconds.
constexpr std::size_t kSide = 256;

/// One axis of the tiles of a question.
struct TiledAxis {
    std::size_t step = 1;    ///< tokens that a finer cell joins; those of a cell of the matrix: there are no finer ones
    std::int32_t cells = 1;  ///< of the matrix, that a tile covers
    IndexRange seen{};       ///< tiles in view
    std::int32_t count = 0;  ///< of all tiles
};

std::size_t tokens_of_cell(const std::vector<MatrixEntry>& entries) {
    return entries.front().tokens.size();
}

/// Finer cells divide those of the matrix. At most `most` of them stand on a length of the screen.
std::size_t step_for(std::size_t tokens, double cells, double most) {
    for (std::size_t step = 1; step < tokens; ++step) {
        const std::size_t in_cell = tokens / step;
        if (in_cell * step == tokens && cells * static_cast<double>(in_cell) <= most) return step;
    }
    return tokens;
}

std::int32_t cells_of_tile(std::size_t tokens, std::size_t step) {
    return static_cast<std::int32_t>(std::max<std::size_t>(1, kSide * step / tokens));
}

TiledAxis tiled(const std::vector<MatrixEntry>& entries, double first, double span, double most) {
    TiledAxis axis;
    const std::size_t tokens = tokens_of_cell(entries);
    const auto all = static_cast<double>(entries.size());
    if (span <= 0) span = all;
    axis.step = step_for(tokens, span, most);
    axis.cells = cells_of_tile(tokens, axis.step);
    axis.count = (static_cast<std::int32_t>(entries.size()) + axis.cells - 1) / axis.cells;
    const auto tile_at = [&](double cell) { return static_cast<std::int32_t>(std::floor(cell / axis.cells)); };
    axis.seen.begin = std::clamp(tile_at(first), 0, axis.count - 1);
    axis.seen.end = std::clamp(tile_at(first + span - 1e-9) + 1, axis.seen.begin + 1, axis.count);
    return axis;
}

struct TiledAxes {
    TiledAxis rows;
    TiledAxis columns;

    /// Tiles in view, and `beside` of them beyond it on each side.
    [[nodiscard]] std::size_t count(std::int32_t beside) const {
        const auto along = [beside](const TiledAxis& axis) {
            return static_cast<std::size_t>(std::min(axis.seen.end + beside, axis.count) -
                                            std::max(axis.seen.begin - beside, 0));
        };
        return along(rows) * along(columns);
    }
};

constexpr std::size_t kBytesOfTile = kSide * kSide * (sizeof(QRgb) + sizeof(std::uint16_t));
constexpr std::size_t kMostKeptTiles = FinerTiles::kMostBytes / kBytesOfTile;

/// Two finer cells share a pixel at most; of a large screen that would be more tiles than are kept, and fewer do.
TiledAxes axes_of_view(const AttentionMatrix& matrix, const Viewport& view, const QSizeF& pixels) {
    TiledAxes axes;
    double on_pixel = 2;
    do {
        axes = {tiled(matrix.queries, view.first_query, view.queries, on_pixel * pixels.height()),
                tiled(matrix.keys, view.first_key, view.keys, on_pixel * pixels.width())};
        on_pixel /= 2;
    } while (axes.count(0) > kMostKeptTiles && on_pixel > 0.01);
    return axes;
}

/// The cells of the matrix that a tile covers.
IndexRange cells_under(const std::vector<MatrixEntry>& entries, std::size_t step, std::int32_t tile) {
    const std::int32_t cells = cells_of_tile(tokens_of_cell(entries), step);
    return {tile * cells, std::min((tile + 1) * cells, static_cast<std::int32_t>(entries.size()))};
}

}  // namespace

FinerTiles::FinerTiles(QObject* parent)
    : QObject(parent),
      worker_([this](const Request& request, const std::stop_token& stop) { work(request, stop); },
              [](const Request& at_hand, const Request& newer) { return at_hand.source != newer.source; }) {}

void FinerTiles::forget() {
    source_.reset();
    tiles_.clear();
    missing_.clear();
    seen_.clear();
    worker_.request({});
}

void FinerTiles::ask(const FinerSource& source, const Viewport& viewport, const QSizeF& pixels) {
    if (!source_ || source_->figure != source.figure) {
        tiles_.clear();
        source_ = std::make_shared<const FinerSource>(source);
    }
    ++questions_;
    missing_.clear();
    seen_.clear();
    const AttentionMatrix& matrix = source.figure->matrix();
    const TiledAxes axes = axes_of_view(matrix, viewport, pixels);
    const auto& [rows, columns] = axes;
    const std::int32_t beside = axes.count(1) <= kMostKeptTiles ? 1 : 0;
    const bool finer = rows.step < tokens_of_cell(matrix.queries) || columns.step < tokens_of_cell(matrix.keys);
    const auto is_seen = [](const TiledAxis& axis, std::int32_t tile) {
        return tile >= axis.seen.begin && tile < axis.seen.end;
    };
    std::vector<Place> around;
    for (std::int32_t row = std::max(rows.seen.begin - beside, 0);
         finer && row < std::min(rows.seen.end + beside, rows.count); ++row) {
        for (std::int32_t column = std::max(columns.seen.begin - beside, 0);
             column < std::min(columns.seen.end + beside, columns.count); ++column) {
            const Place place{rows.step, columns.step, row, column};
            const bool seen = is_seen(rows, row) && is_seen(columns, column);
            if (seen) seen_.insert(place);
            if (const auto found = tiles_.find(place); found != tiles_.end())
                found->second.wanted = rank_of(place);
            else
                (seen ? missing_ : around).push_back(place);
        }
    }
    missing_.insert(missing_.end(), around.begin(), around.end());
    worker_.request({source_, missing_, taken_});
}

std::uint64_t FinerTiles::rank_of(const Place& place) const {
    return 2 * questions_ + (seen_.contains(place) ? 1 : 0);
}

HeatMapTiles FinerTiles::tiles() const {
    HeatMapTiles tiles;  // places are in the order of their steps
    std::transform(tiles_.rbegin(), tiles_.rend(), std::back_inserter(tiles),
                   [](const auto& each) { return each.second.tile; });
    return tiles;
}

FinerCells FinerTiles::cells_in_view() const {
    const bool all = std::ranges::all_of(seen_, [this](const Place& place) { return tiles_.contains(place); });
    return seen_.empty() || !all ? FinerCells{} : FinerCells{seen_.begin()->query_step, seen_.begin()->key_step};
}

void FinerTiles::work(const Request& request, const std::stop_token& stop) {
    lower_priority_of_this_thread();
    const std::stop_token overtaken = worker_.overtaken();
    for (const Place& place : request.places) {
        if (overtaken.stop_requested()) return;
        // It may be on its way since before it was asked for.
        if (request.taken < made_.count && request.source == made_.source.lock() && place == made_.place) continue;
        const FinerSource& source = *request.source;
        const AttentionMatrix& matrix = source.figure->matrix();
        const FinerPart part{cells_under(matrix.queries, place.query_step, place.row),
                             cells_under(matrix.keys, place.key_step, place.column), place.query_step, place.key_step};
        try {
            const AttentionMatrix cells = finer_part(*source.analysis, source.head, source.options, matrix, part, stop);
            const auto share_of = [](std::size_t finer_cells, std::size_t step, std::size_t tokens) {
                return static_cast<double>(finer_cells * step) / static_cast<double>(tokens);
            };
            auto tile = std::make_shared<HeatMapTile>();
            tile->area = {static_cast<double>(part.queries.begin), static_cast<double>(part.keys.begin),
                          share_of(cells.queries.size(), place.query_step, tokens_of_cell(matrix.queries)),
                          share_of(cells.keys.size(), place.key_step, tokens_of_cell(matrix.keys))};
            tile->cells = source.figure->colored(cells);
            QMetaObject::invokeMethod(
                this, [this, from = request.source, place, made = std::move(tile)] { take(from, place, made); },
                Qt::QueuedConnection);
            made_ = {request.source, place, made_.count + 1};
        } catch (const Error&) {
            return;  // stopped, or what it needs is gone: the coarser cells stay
        } catch (const std::bad_alloc&) {
            return;
        }
    }
}

void FinerTiles::take(const std::shared_ptr<const FinerSource>& source, const Place& place,
                      std::shared_ptr<const HeatMapTile> tile) {
    ++taken_;
    if (source != source_) return;
    std::erase(missing_, place);
    tiles_[place] = {std::move(tile), rank_of(place)};
    drop_oldest();
    emit changed();
}

void FinerTiles::drop_oldest() {
    const auto bytes = [](const Kept& kept) {
        return static_cast<std::size_t>(kept.tile->cells.colors.sizeInBytes() +
                                        kept.tile->cells.priority.sizeInBytes());
    };
    std::size_t sum = 0;
    for (const auto& [place, kept] : tiles_) sum += bytes(kept);
    while (sum > kMostBytes) {
        const auto oldest = std::ranges::min_element(
            tiles_, {}, [](const std::pair<const Place, Kept>& each) { return each.second.wanted; });
        sum -= bytes(oldest->second);
        tiles_.erase(oldest);
    }
}

}  // namespace headlight
