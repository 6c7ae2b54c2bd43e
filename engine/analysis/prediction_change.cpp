#include "analysis/prediction_change.h"

#include <algorithm>

namespace headlight {

namespace {

/// ChangeRows by their names, and by what tells equal names apart: ids of words, tokens of labels.
class ChangeRows {
  public:
    void put(const std::string& name, std::int32_t number, float probability, bool now) {
        auto found = std::ranges::find_if(
            rows_, [&](const PredictionChange& row) { return row.name == name && row.number == number; });
        if (found == rows_.end()) found = rows_.insert(rows_.end(), {name, {}, {}, number});
        (now ? found->now : found->before) = probability;
    }

    [[nodiscard]] std::vector<PredictionChange> sorted() && {
        const auto most = [](const PredictionChange& row) {
            return std::max(row.before.value_or(0), row.now.value_or(0));
        };
        std::ranges::stable_sort(rows_, std::ranges::greater(), most);
        return std::move(rows_);
    }

  private:
    std::vector<PredictionChange> rows_;
};

const PositionCandidates* position_of(const std::vector<PositionCandidates>& words, std::int32_t token) {
    const auto found = std::ranges::find(words, token, &PositionCandidates::token);
    return found == words.end() ? nullptr : &*found;
}

void add_others(const Predictions& from, bool now, ChangeRows& rows) {
    for (const LabelProbability& each : from.classes) rows.put(each.label, -1, each.probability, now);
    for (const TokenLabel& each : from.token_labels) rows.put(each.label, each.token, each.probability, now);
    if (from.answer) rows.put(from.answer->text, -1, from.answer->probability, now);
    if (from.next_sentence) rows.put("it follows", -1, *from.next_sentence, now);
}

}  // namespace

PredictionChanges prediction_changes(const Predictions& before, const Predictions& now,
                                     std::optional<std::int32_t> focused) {
    PredictionChanges changes;
    ChangeRows rows;
    if (!now.words.empty()) {
        const bool known = focused && position_of(now.words, *focused) != nullptr;
        const std::int32_t token = known ? *focused : now.words.back().token;
        changes.position = token;
        if (const PositionCandidates* untouched = position_of(before.words, token))
            for (const Candidate& each : untouched->candidates) rows.put(each.text, each.id, each.probability, false);
        for (const Candidate& each : position_of(now.words, token)->candidates)
            rows.put(each.text, each.id, each.probability, true);
    } else {
        add_others(before, false, rows);
        add_others(now, true, rows);
    }
    changes.rows = std::move(rows).sorted();
    return changes;
}

}  // namespace headlight
