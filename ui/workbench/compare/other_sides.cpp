#include "workbench/compare/other_sides.h"

#include <algorithm>
#include <utility>

namespace headlight {

OtherSides::OtherSides(Document& document, OtherSide::MakeBridge make_bridge, QObject* parent)
    : QObject(parent), document_(document), make_bridge_(std::move(make_bridge)) {
    sides_.push_back(make_side({}));
}

std::unique_ptr<OtherSide> OtherSides::make_side(const OtherRun& run) {
    auto side = std::make_unique<OtherSide>(document_, make_bridge_);
    side->set_run(run);
    side->set_on(on_);
    connect(side.get(), &OtherSide::changed, this, &OtherSides::changed);
    return side;
}

void OtherSides::set_on(bool on) {
    if (on == on_) return;
    on_ = on;
    for (const auto& side : sides_) side->set_on(on);
}

void OtherSides::show(std::size_t index) {
    if (index == shown_ || index >= sides_.size()) return;
    shown_ = index;
    emit changed();
}

void OtherSides::add(const OtherRun& run) {
    if (sides_.size() == kMost) return;
    sides_.push_back(make_side(run));
    shown_ = sides_.size() - 1;
    emit changed();
}

void OtherSides::remove(std::size_t index) {
    if (sides_.size() == 1 || index >= sides_.size()) return;
    sides_.erase(sides_.begin() + static_cast<std::ptrdiff_t>(index));
    if (shown_ > index || shown_ == sides_.size()) --shown_;
    emit changed();
}

void OtherSides::set_runs(std::vector<OtherRun> runs, std::size_t shown) {
    runs.resize(std::clamp<std::size_t>(runs.size(), 1, kMost));
    const std::size_t kept = std::min(sides_.size(), runs.size());
    sides_.resize(kept);
    while (sides_.size() < runs.size()) sides_.push_back(make_side(runs[sides_.size()]));
    shown_ = std::min(shown, runs.size() - 1);
    for (std::size_t index = 0; index < kept; ++index) sides_[index]->set_run(runs[index]);
    emit changed();
}

std::vector<OtherRun> OtherSides::runs() const {
    std::vector<OtherRun> runs;
    for (const auto& side : sides_) runs.push_back(side->run());
    return runs;
}

bool OtherSides::loading() const {
    return std::ranges::any_of(sides_, [](const auto& side) { return side->loading(); });
}

}  // namespace headlight
