#include "workbench/document/view_state.h"

#include "workbench/language/shown_names.h"

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

/// The state with the attention that a session of version 1 named; pins of attention that does not exist vanish.
ViewState of_version_1(ViewState state, const std::vector<AttentionStack>& stacks) {
    const auto named = std::exchange(state.stacks_of_version_1, std::nullopt);
    if (!named) return state;
    state.choice = in_stack_of_version_1(stacks, state.choice, named->choice);
    std::vector<HeadId> pinned;
    for (std::size_t pin = 0; pin < state.pinned.size(); ++pin) {
        if (pin >= named->pinned.size())
            pinned.push_back(state.pinned[pin]);  // of later
        else if (named->pinned[pin] < stacks.size())
            pinned.push_back(in_stack_of_version_1(stacks, state.pinned[pin], named->pinned[pin]));
    }
    state.pinned = std::move(pinned);
    return state;
}

}  // namespace

ViewState::ViewState() : PictureRequest(default_request(Context::Session).picture) {
    choice = HeadId{};
}

void put(const ViewState& view, ViewRequest& request) {
    request.picture = view;
    static_cast<RunChanges&>(request.input) = view;
    request.input.masked = view.masks.tokens;
}

ViewState view_state_of(const ViewRequest& request) {
    ViewState view;
    static_cast<PictureRequest&>(view) = request.picture;
    static_cast<RunChanges&>(view) = request.input;
    view.masks.tokens = request.input.masked;
    return view;
}

void apply(const RequestPatch& patch, ViewState& view) {
    ViewRequest request;
    put(view, request);
    patch.apply(request);
    static_cast<PictureRequest&>(view) = request.picture;
    static_cast<RunChanges&>(view) = request.input;
}

bool exists(const std::vector<AttentionStack>& stacks, const HeadId& id) {
    const auto index = find_stack(stacks, id);
    if (!index) return false;
    const auto& layers = stacks[*index].layers;
    if (id.layer && (*id.layer < 0 || static_cast<std::size_t>(*id.layer) >= layers.size())) return false;
    if (!id.head) return true;
    const auto has_head = [&](const auto& field) { return *id.head >= 0 && *id.head < field->heads(); };
    if (id.layer) return has_head(layers[static_cast<std::size_t>(*id.layer)]);
    return std::ranges::all_of(layers, [&](const auto& field) { return field->heads() == 0 || has_head(field); });
}

HeadId in_stack_of_version_1(const std::vector<AttentionStack>& stacks, HeadId id, std::size_t index) {
    if (index >= stacks.size()) return id;
    id.kind = stacks[index].kind;
    id.stage = stacks[index].stage;
    return id;
}

namespace {

/// Head 0 of the first layer that attends.
HeadId first_head(const std::vector<AttentionStack>& stacks) {
    const auto& layers = stack_of(stacks, HeadId{}).layers;
    const auto found = std::ranges::find_if(layers, [](const auto& field) { return field->heads() > 0; });
    return {.layer = found == layers.end() ? 0 : static_cast<std::int32_t>(found - layers.begin())};
}

}  // namespace

ViewState fitted(ViewState state, const std::vector<AttentionStack>& stacks) {
    if (stacks.empty()) return state;
    state = of_version_1(std::move(state), stacks);
    state.choice = resolved(stacks, exists(stacks, state.choice) ? state.choice : first_head(stacks));
    std::erase_if(state.pinned, [&](const HeadId& pin) { return !exists(stacks, pin); });
    for (HeadId& pin : state.pinned) pin = resolved(stacks, pin);
    return state;
}

QString long_text(const HeadId& id) {
    return display_name(id);
}

QString short_text(const HeadId& id) {
    return QString::fromStdString(short_name(id));
}

}  // namespace headlight
