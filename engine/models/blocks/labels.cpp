#include "models/blocks/labels.h"

#include "core/printable.h"

namespace headlight {

std::map<std::int64_t, std::string> read_labels(const Config& config) {
    std::map<std::int64_t, std::string> labels = config.numbered_texts("id2label");
    if (labels.empty())
        for (std::int64_t i = 0; i < config.integer_or("num_labels", 2, 1, 1'000'000); ++i)
            labels[i] = "LABEL_" + std::to_string(i);
    if (labels.begin()->first != 0 || labels.rbegin()->first != static_cast<std::int64_t>(labels.size()) - 1)
        config.fail("id2label", Sentence("Expected the labels 0 to %1 without gaps.", labels.size() - 1));
    for (auto& [number, label] : labels) label = printable(label, kMostShownOfName);
    return labels;
}

}  // namespace headlight
