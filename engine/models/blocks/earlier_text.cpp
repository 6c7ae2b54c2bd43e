#include "models/blocks/earlier_text.h"

#include "backends/few_rows.h"
#include "models/blocks/joined_texts.h"

#include <algorithm>

namespace headlight {

EarlierText::EarlierText(const Model* owner, std::span<const std::int32_t> ids, std::size_t layers)
    : owner_(owner), ids_(ids.begin(), ids.end()), layers_(layers) {}

const EarlierText* EarlierText::of(const EarlierRun* run, const Model* owner) {
    const auto* const text = dynamic_cast<const EarlierText*>(run);
    return text != nullptr && text->owner_ == owner ? text : nullptr;
}

std::int64_t EarlierText::rows_for(std::span<const std::int32_t> ids) const {
    const std::int64_t same = std::ranges::mismatch(ids, ids_).in1 - ids.begin();
    const std::int64_t rows = std::min(same, std::ssize(ids) - (kFewRows + 1));
    return rows < kFewestShared ? 0 : rows;
}

std::unique_ptr<EarlierText> EarlierText::beginning(Backend& backend, std::int64_t rows,
                                                    std::span<const std::int32_t> ids) const {
    auto text = std::make_unique<EarlierText>(owner_, ids, layers_.size());
    text->taken_over_ = rows;
    if (rows == 0) return text;
    const auto first = [&](const DeviceTensor& x) { return backend.row_range(x, {0, rows}); };
    for (std::size_t i = 0; i < layers_.size(); ++i)
        text->layers_[i] = {first(layers_[i].queries), first(layers_[i].keys), first(layers_[i].values)};
    text->last_ = first(last_);
    return text;
}

const DeviceTensor& EarlierText::finish(Backend& backend, const DeviceTensor& computed) {
    last_ = last_.empty() ? computed : joined(backend, {last_, computed});
    return last_;
}

}  // namespace headlight
