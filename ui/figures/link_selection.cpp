#include "figures/link_selection.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <tuple>

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
        row.push_back({query, column, index, weight, in_focus(options, query, column)});
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

}  // namespace

LinkSelection select_links(const std::vector<LinksHead>& heads, const LinksOptions& options) {
    LinkSelection selection;
    std::vector<Link>& links = selection.links;
    for (std::size_t head = 0; head < heads.size(); ++head) {
        for (std::size_t query = 0; query < heads[head].matrix->queries.size(); ++query) {
            add_row(heads[head], static_cast<std::int32_t>(head), static_cast<std::int32_t>(query), options, links);
        }
    }
    if (has_focus(options) && !options.others) std::erase_if(links, [](const Link& link) { return !link.focus; });
    std::stable_sort(links.begin(), links.end(), [](const Link& left, const Link& right) {
        return std::tie(left.focus, left.weight) < std::tie(right.focus, right.weight);
    });
    if (options.threshold > 0) selection.notes << QString("weights of at least %1").arg(options.threshold);
    if (options.top_keys > 0) selection.notes << QString("each query's %1 strongest keys").arg(options.top_keys);
    const auto most = static_cast<std::size_t>(std::max(0, options.most_links));
    if (links.size() > most) {
        selection.notes << QString("the strongest %1 of %2 links").arg(count(most), count(links.size()));
        links.erase(links.begin(), links.end() - static_cast<std::ptrdiff_t>(most));
    }
    return selection;
}

}  // namespace headlight
