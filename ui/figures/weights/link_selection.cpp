#include "figures/weights/link_selection.h"

#include "language/wording.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace headlight {
namespace {

bool has_focus(const LinksOptions& options) {
    return options.focus_query.has_value() || options.focus_key.has_value();
}

bool in_focus(const LinksOptions& options, std::int32_t query, std::int32_t key) {
    return options.focus_query == query || options.focus_key == key;
}

/// The weights of one query that are large enough, the strongest first where only some are asked for.
void add_row(const LinksHead& head, std::int32_t index, std::int32_t query, const LinksOptions& options,
             std::vector<Link>& links) {
    const AttentionMatrix& matrix = *head.matrix;
    std::vector<Link> row;
    for (std::size_t key = 0; key < matrix.keys.size(); ++key) {
        const float weight = matrix.value(static_cast<std::size_t>(query), key);
        // Not a number is below every threshold.
        if (!(weight >= options.threshold) || !(weight > 0)) continue;
        const auto column = static_cast<std::int32_t>(key);
        row.push_back({query, column, index, weight, false});
    }
    if (options.top_keys > 0 && row.size() > static_cast<std::size_t>(options.top_keys)) {
        std::stable_sort(row.begin(), row.end(),
                         [](const Link& left, const Link& right) { return left.weight > right.weight; });
        row.resize(static_cast<std::size_t>(options.top_keys));
    }
    links.insert(links.end(), row.begin(), row.end());
}

QString count(std::size_t number) {
    return QLocale(QLocale::English).toString(static_cast<qulonglong>(number));
}

QString top_keys_note(std::int32_t keys) {
    return keys == 1 ? wording("each query's strongest key") : wording("each query's %n strongest keys", keys);
}

}  // namespace

std::vector<Link> candidate_links(const std::vector<LinksHead>& heads, const LinksOptions& options) {
    std::vector<Link> links;
    for (std::size_t head = 0; head < heads.size(); ++head) {
        for (std::size_t query = 0; query < heads[head].matrix->queries.size(); ++query) {
            add_row(heads[head], static_cast<std::int32_t>(head), static_cast<std::int32_t>(query), options, links);
        }
    }
    std::stable_sort(links.begin(), links.end(),
                     [](const Link& left, const Link& right) { return left.weight < right.weight; });
    return links;
}

LinkSelection select_links(const std::vector<Link>& candidates, const LinksOptions& options) {
    const auto most = static_cast<std::size_t>(std::max(0, options.most_links));
    const bool alone = has_focus(options) && !options.others;
    std::vector<Link> focused;
    std::size_t left_out = 0;
    // From the strongest on.
    for (auto link = candidates.rbegin(); has_focus(options) && link != candidates.rend(); ++link) {
        if (!in_focus(options, link->query, link->key)) continue;
        if (focused.size() == most) {
            ++left_out;
            continue;
        }
        focused.push_back(*link);
        focused.back().focus = true;
    }
    std::vector<Link> strongest = focused;
    for (auto link = candidates.rbegin(); !alone && link != candidates.rend() && strongest.size() < most; ++link)
        if (!in_focus(options, link->query, link->key)) strongest.push_back(*link);
    LinkSelection selection;
    std::reverse_copy(strongest.begin() + static_cast<std::ptrdiff_t>(focused.size()), strongest.end(),
                      std::back_inserter(selection.links));
    std::reverse_copy(focused.begin(), focused.end(), std::back_inserter(selection.links));
    const std::size_t all = alone ? focused.size() + left_out : candidates.size();
    if (options.threshold > 0) selection.notes << wording("weights of at least %1").arg(options.threshold);
    if (options.top_keys > 0) selection.notes << top_keys_note(options.top_keys);
    if (all > selection.links.size())
        selection.notes << wording("the strongest %1 of %2 links").arg(count(selection.links.size()), count(all));
    return selection;
}

}  // namespace headlight
