#include "models/blocks/intervention_list.h"

#include "core/error.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>

namespace headlight {

namespace {

[[noreturn]] void refuse(const std::string& sentence) {
    throw Error(ErrorKind::Input, sentence);
}

std::string up_to(std::int32_t count) {
    return count == 1 ? "0 only" : "0 to " + std::to_string(count - 1);
}

void check_painted(const Intervention& change) {
    for (const PaintedWeight& cell : change.painted) {
        if (cell.query < 0 || cell.key < 0)
            refuse("A painted weight lies at query " + std::to_string(cell.query) + " and key " +
                   std::to_string(cell.key) + "; tokens count from 0.");
        if (!(cell.weight >= 0 && cell.weight <= 1))
            refuse("A painted weight must lie between 0 and 1; found " + std::to_string(cell.weight) + ".");
    }
}

void check(const Intervention& change) {
    if (change.kind == InterventionKind::Temperature && !(change.temperature > 0 && std::isfinite(change.temperature)))
        refuse("The temperature of a head must be more than 0 and finite; found " + std::to_string(change.temperature) +
               ".");
    const bool by_position = change.kind == InterventionKind::Previous || change.kind == InterventionKind::Self;
    if (by_position && !has_distances(change.attention))
        refuse(
            "This attention looks at another text, in which no token is the query itself or the one before it: choose "
            "another pattern.");
    check_painted(change);
}

}  // namespace

InterventionList::InterventionList(const std::vector<Intervention>& all) : all_(all), acted_(all.size(), false) {
    std::ranges::for_each(all_, check);
}

std::vector<Intervention> InterventionList::of_next_layer(AttentionKind kind, std::int32_t heads) {
    const std::int32_t layer = layers_[kind]++;
    std::vector<Intervention> those;
    for (std::size_t i = 0; i < all_.size(); ++i) {
        const Intervention& change = all_[i];
        if (change.attention != kind || change.layer != layer) continue;
        if (change.head < -1 || change.head >= heads)
            refuse("There is no head " + std::to_string(change.head) + " to intervene on; layer " +
                   std::to_string(layer) + " has the heads " + up_to(heads) + ".");
        acted_[i] = true;
        those.push_back(change);
    }
    return those;
}

void InterventionList::check_all_acted() const {
    for (std::size_t i = 0; i < all_.size(); ++i) {
        if (acted_[i]) continue;
        if (layers_.empty())
            refuse(
                "The attention of this model cannot be changed: it works on windows, channels or landmarks instead of "
                "all tokens.");
        const auto passed = layers_.find(all_[i].attention);
        if (passed == layers_.end())
            refuse(
                "This model has no attention of the kind that an intervention names: encoder-decoders have encoder, "
                "decoder and cross, models of images and texts have vision and text, and all others have self.");
        refuse("There is no layer " + std::to_string(all_[i].layer) + " to intervene on; the model has the layers " +
               up_to(passed->second) + ".");
    }
}

void InterventionList::refuse_means() const {
    const auto is_mean = [](const Intervention& change) { return change.kind == InterventionKind::Mean; };
    if (std::ranges::any_of(all_, is_mean))
        refuse(
            "The mean over the tokens of a text is not known while the text is being written: switch the head off with "
            "zeros instead.");
}

}  // namespace headlight
