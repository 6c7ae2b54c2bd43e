#include "figures/weights/explained_weight.h"

#include "analysis/heads/head_names.h"
#include "figures/drawing/text.h"

#include <algorithm>

namespace headlight {

namespace {

std::int64_t heaviest_key(const AttentionField& field, std::int32_t head, std::int64_t query) {
    const std::vector<float> row = field.row(head, query);
    return std::max_element(row.begin(), row.end()) - row.begin();
}

}  // namespace

ExplainedWeight explained_weight(const Analysis& analysis, const HeadId& choice, std::optional<std::int64_t> query,
                                 std::optional<std::int64_t> key) {
    HeadId one = choice;
    one.layer = choice.layer.value_or(0);
    one.head = choice.head.value_or(0);
    const MatrixAxes axes = axes_of(analysis, one, {});  // says which layers and heads there are
    const AttentionField& field = *stack_of(analysis.attention, one).layers.at(static_cast<std::size_t>(*one.layer));
    const std::int64_t row = query.value_or(field.query_count() - 1);
    const std::int64_t column = key ? *key : heaviest_key(field, *one.head, row);
    ExplainedWeight weight;
    weight.numbers = explain_weight(field, *one.head, row, column);
    weight.query = axes.queries.at(static_cast<std::size_t>(row)).label;
    for (const MatrixEntry& entry : axes.keys) weight.keys.push_back(entry.label);
    weight.head = head_title(resolved(analysis.attention, one));
    return weight;
}

Sentence weight_title(const ExplainedWeight& weight, WeightForm form) {
    const auto quoted = [](const std::string& label) { return isolated(visible_label(label)).toStdString(); };
    if (form == WeightForm::AllKeys) return Sentence("“%1” and all keys", quoted(weight.query));
    return Sentence("“%1” attends to “%2”", quoted(weight.query),
                    quoted(weight.keys.at(static_cast<std::size_t>(weight.numbers.key))));
}

}  // namespace headlight
