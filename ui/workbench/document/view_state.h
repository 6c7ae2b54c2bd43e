#pragma once

#include "view/request_json.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace headlight {

/// Tokens shown to the model as its mask token; they belong to one version of the text.
struct MaskedTokens {
    std::vector<std::int32_t> tokens;  ///< ascending
    int text_revision = 0;
    bool operator==(const MaskedTokens&) const = default;
};

/// Attention of heads as sessions of version 1 name it: by its index among the attention of their model.
struct StacksOfVersion1 {
    std::size_t choice = 0;
    std::vector<std::size_t> pinned;  ///< of each pin
    bool operator==(const StacksOfVersion1&) const = default;
};

/// Everything that decides the figures besides model and text: one value, so that undo is keeping the old one.
struct ViewState : PictureRequest, RunChanges {
    /// The window's defaults, which are those of sessions, with the first head.
    ViewState();

    /// Of a session of version 1, until the model's attention is known.
    std::optional<StacksOfVersion1> stacks_of_version_1;
    MaskedTokens masks;
    int pointed_out_revision = 0;  ///< version of the text that highlights and ranges belong to

    bool operator==(const ViewState&) const = default;
};

/// The view over another request: what is shown, what the run changes, and the masked tokens.
void put(const ViewState& view, ViewRequest& request);
/// The view that a request asks for.
ViewState view_state_of(const ViewRequest& request);

/// Puts the fields of a patch over the view.
void apply(const RequestPatch& patch, ViewState& view);

/// Returns whether a model with this attention has the head, or the heads that are combined.
bool exists(const std::vector<AttentionStack>& stacks, const HeadId& id);

/// Returns the state with ids that are resolved among `stacks`, the attention of the model. A choice that does not
/// exist there becomes the first head of the main attention; pins that do not exist vanish, each judged by the sizes of
/// its own attention.
ViewState fitted(ViewState state, const std::vector<AttentionStack>& stacks);

/// The id in the attention at an index, as sessions of version 1 name it; of the main attention where there are fewer.
HeadId in_stack_of_version_1(const std::vector<AttentionStack>& stacks, HeadId id, std::size_t index);

/// `long_name` and `short_name` for widgets.
QString long_text(const HeadId& id);
QString short_text(const HeadId& id);

}  // namespace headlight
