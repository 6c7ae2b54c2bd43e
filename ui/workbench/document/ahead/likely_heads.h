#pragma once

#include "analysis/analysis.h"
#include "analysis/heads/head_id.h"
#include "analysis/matrix_view.h"
#include "view/view_request.h"
#include "workbench/background/newest_wins.h"

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <vector>

namespace headlight {

/// What the matrix of a head as it is shown depends on.
struct ShownHead {
    AnalysisPointer analysis;
    HeadId head;
    MatrixOptions options;
    PointedOut pointed_out;
};

/// Matrices of the heads of a long text that are likely to be chosen next: the neighbors of the one that is shown, in
/// its layer and in the layers beside it. They are computed on a thread of low priority while memory is free and nobody
/// asks for another picture. May be asked from any thread.
class LikelyHeads {
  public:
    /// Memory that must be free beside them.
    static constexpr std::uint64_t kLeastFreeMemory = std::uint64_t{1} << 30;

    LikelyHeads();

    /// Computes those around a single head; those around another one are dropped.
    void compute_around(ShownHead shown);
    /// Ends what is computed, within a block of rows. What is there of a text that is still shown stays.
    void stop();
    /// Null: it is not there.
    [[nodiscard]] std::shared_ptr<const AttentionMatrix> find(const ShownHead& asked) const;

  private:
    struct Known {
        std::weak_ptr<const Analysis> analysis;  // a text that is gone is not kept for these
        HeadId head;
        MatrixOptions options;
        PointedOut pointed_out;
        std::shared_ptr<const AttentionMatrix> matrix;
    };

    void work(const ShownHead& shown, const std::stop_token& stop);
    void compute_neighbors(const ShownHead& shown, const std::stop_token& stop);
    static bool is_of(const Known& known, const ShownHead& asked);

    mutable std::mutex mutex_;
    std::vector<Known> known_;
    NewestWins<std::optional<ShownHead>> worker_;  // last: its thread ends first
};

}  // namespace headlight
