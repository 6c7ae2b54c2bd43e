#include "models/blocks/intervention_list.h"

#include "capture/intervention_text.h"
#include "core/error.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>

namespace headlight {

namespace {

[[noreturn]] void refuse(const Sentence& sentence) {
    throw Error(ErrorKind::Input, sentence);
}

Sentence up_to(std::int32_t count) {
    return count == 1 ? Sentence("0 only") : Sentence("0 to %1", count - 1);
}

void check_painted(const Intervention& change) {
    for (const PaintedWeight& cell : change.painted) {
        if (cell.query < 0 || cell.key < 0)
            refuse(
                Sentence("A painted weight lies at query %1 and key %2; tokens count from 0.", cell.query, cell.key));
        if (!(cell.weight >= 0 && cell.weight <= 1))
            refuse(Sentence("A painted weight must lie between 0 and 1; found %1.", std::to_string(cell.weight)));
    }
}

Sentence why_no_meaning(const Intervention& change) {
    if (change.kind == InterventionKind::NoPositions)
        return Sentence(
            "The scores of this attention do not depend on positions, so there are no positions to leave out.");
    if (change.attention == AttentionKind::Channel)
        return Sentence("Channels have no order, so there is no previous channel: choose another pattern.");
    if (change.attention == AttentionKind::Resampler)
        return Sentence("Learned queries have no order, so there is no previous query: choose another pattern.");
    if (has_learned_queries(change.attention))
        return Sentence(
            "The query of this attention is learned and not a patch, so it has no own or previous patch: choose "
            "another pattern.");
    if (has_distances(change.attention))
        return Sentence("The previous patch may lie in another window, where it is masked: choose another pattern.");
    return Sentence(
        "This attention attends to another text, which does not contain the query or its previous token: choose "
        "another pattern.");
}

void check(const Intervention& change) {
    if (change.kind == InterventionKind::Temperature && !(change.temperature > 0 && std::isfinite(change.temperature)))
        refuse(Sentence("The temperature of a head must be more than 0 and finite; found %1.",
                        std::to_string(change.temperature)));
    if (!has_meaning(change.kind, change.attention, change.stage)) refuse(why_no_meaning(change));
    if (change.layer < 0 && !(change.layer == kEveryLayer && change.kind == InterventionKind::NoPositions))
        refuse(Sentence("There is no layer %1 to intervene on; layers count from 0.", change.layer));
    check_painted(change);
}

}  // namespace

InterventionList::InterventionList(const std::vector<Intervention>& all) : all_(all), acted_(all.size(), false) {
    std::ranges::for_each(all_, check);
}

std::vector<Intervention> InterventionList::of_next_layer(AttentionKind kind, std::int32_t heads, std::int32_t stage) {
    const std::int32_t layer = layers_[kind][stage]++;
    std::vector<Intervention> those;
    for (std::size_t i = 0; i < all_.size(); ++i) {
        const Intervention& change = all_[i];
        const bool of_layer = change.layer == layer || change.layer == kEveryLayer;
        if (change.attention != kind || change.stage != stage || !of_layer) continue;
        if (change.head < -1 || change.head >= heads)
            refuse(Sentence("There is no head %1 to intervene on; layer %2 has the heads %3.", change.head, layer,
                            up_to(heads)));
        acted_[i] = acted_[i] || change.layer == layer;
        those.push_back(change);
    }
    return those;
}

void InterventionList::pass_layer_without_attention(AttentionKind kind, const std::string& mixer) {
    const std::int32_t layer = layers_[kind][-1]++;
    for (const Intervention& change : all_)
        if (change.attention == kind && change.layer == layer)
            refuse(Sentence("Layer %1 has no attention to intervene on but a %2 in its place; choose another layer.",
                            layer, mixer));
}

bool InterventionList::leaves_out_positions(AttentionKind kind) {
    bool any = false;
    for (std::size_t i = 0; i < all_.size(); ++i) {
        const Intervention& change = all_[i];
        const bool asked = change.kind == InterventionKind::NoPositions && change.layer == kEveryLayer;
        if (!asked || change.attention != kind || change.stage >= 0) continue;
        any = acted_[i] = true;
    }
    return any;
}

void InterventionList::has_positions(AttentionKind kind, std::int32_t stage) {
    for (std::size_t i = 0; i < all_.size(); ++i)
        if (all_[i].layer == kEveryLayer && all_[i].attention == kind && all_[i].stage == stage) acted_[i] = true;
}

void InterventionList::check_all_acted() const {
    for (std::size_t i = 0; i < all_.size(); ++i)
        if (!acted_[i]) refuse_place(all_[i]);
}

void InterventionList::refuse_place(const Intervention& change) const {
    const auto passed = layers_.find(change.attention);
    if (passed == layers_.end())
        refuse(
            Sentence("This model has no attention of the kind that an intervention names: encoder-decoders have "
                     "encoder, decoder and cross, models of images and texts have vision and text, those with "
                     "attending channels have channels, those with learned queries for a text have resampler and "
                     "resampler-cross, and all others have self."));
    const auto& stages = passed->second;
    const auto stage = stages.find(change.stage);
    const Sentence known = up_to(static_cast<std::int32_t>(stages.size()));
    if (stage == stages.end() && stages.contains(-1))
        refuse(Sentence("This model has no stages to intervene on: leave stage%1/ out.", change.stage));
    const auto example = [&] {
        const bool all = change.layer == kEveryLayer;
        return spec_of({.kind = all ? InterventionKind::NoPositions : InterventionKind::Zero,
                        .attention = change.attention,
                        .layer = change.layer,
                        .stage = 0});
    };
    if (stage == stages.end() && change.stage < 0)
        refuse(
            Sentence("The layers of this model are counted in each of its stages: name the stage, as in %1; the model "
                     "has the stages %2.",
                     example(), known));
    if (stage == stages.end())
        refuse(Sentence("There is no stage %1 to intervene on; the model has the stages %2.", change.stage, known));
    if (change.layer == kEveryLayer)
        refuse(
            Sentence("This model has no positions to leave out: no position embeddings, no rotary positions and no "
                     "biases of the scores."));
    const Sentence layers = up_to(stage->second);
    refuse(change.stage < 0
               ? Sentence("There is no layer %1 to intervene on; the model has the layers %2.", change.layer, layers)
               : Sentence("There is no layer %1 to intervene on; the stage has the layers %2.", change.layer, layers));
}

void InterventionList::refuse_means() const {
    const auto is_mean = [](const Intervention& change) { return change.kind == InterventionKind::Mean; };
    if (std::ranges::any_of(all_, is_mean))
        refuse(Sentence("Mean ablation is not available while text is generated: use zero ablation instead."));
}

}  // namespace headlight
