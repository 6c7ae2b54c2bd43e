#pragma once

#include "analysis/generation_tree.h"
#include "workbench/widgets/look/look_follower.h"

#include <QTreeWidget>

#include <cstdint>
#include <optional>
#include <vector>

namespace headlight {

/// Tokens that could come next, with the probability that the model gives them and, where tokens are drawn, the one
/// with which they are. A click or Enter takes one.
class CandidateList : public LookFollower<QTreeWidget> {
    Q_OBJECT

  public:
    explicit CandidateList(QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    /// `chosen`: id of the one that was taken; `drawn`: whether shares are shown.
    void set_candidates(const std::vector<StepCandidate>& candidates, std::optional<std::int32_t> chosen, bool drawn);

  signals:
    void taken(const headlight::StepCandidate& candidate);

  private:
    void take(const QTreeWidgetItem* item);

    std::vector<StepCandidate> candidates_;
    Look look_;
};

}  // namespace headlight
