#include "weight_notes.h"

#include "analysis/patches.h"
#include "attention_tensors.h"
#include "capture/window_layout.h"

#include <algorithm>
#include <string>
#include <utility>

namespace headlight {

namespace {

bool has_windows(const AttentionField& field) {
    return field.scoring() != nullptr && has_window_layout(*field.scoring());
}

StackNotes notes_of(const AttentionStack& stack) {
    const AttentionField& first = *stack.layers.front();
    StackNotes notes;
    notes.kind = stack.kind;
    notes.stage = stack.stage;
    notes.causal = first.causal();
    if (has_windows(first)) {
        notes.form = StoredForm::Windows;
        notes.global_tokens = global_tokens(*first.scoring());
    } else if (first.second_factors()) {
        notes.form = StoredForm::Landmarks;
    }
    notes.names = stack.names;
    if (stack.patches && !stack.more_images.empty()) {
        notes.names = names_of(*stack.patches);  // of several images, whose grids the notes do not hold
    } else if (stack.patches) {
        const PatchGrid keys = has_coarser_keys(stack) ? *image_grid(stack) : *stack.patches;
        notes.before = keys.before;
        notes.rows = keys.rows;
        notes.columns = keys.columns;
        notes.padding = keys.padding;
        if (has_coarser_keys(stack)) notes.names = names_of(*stack.patches);
    }
    return notes;
}

/// Returns whether the notes alone say that a query may attend to a key.
bool seen_by_notes(const AttentionField& field, bool has_windows, std::int64_t query, std::int64_t key) {
    if (has_windows) {
        const AttentionSpec& spec = *field.scoring();
        const std::int64_t half = spec.window - 1;
        return spec.sees_all(query) || spec.sees_all(key) || (key >= query - half && key <= query + half);
    }
    return !field.causal() || key <= query + field.query_offset();
}

bool needs_mask(const AttentionField& field) {
    const bool windows = has_windows(field);
    for (std::int64_t query = 0; query < field.query_count(); ++query)
        for (std::int64_t key = 0; key < field.key_count(); ++key)
            if (field.allowed(query, key) != seen_by_notes(field, windows, query, key)) return true;
    return false;
}

}  // namespace

WeightNotes weight_notes(const Capture& capture) {
    WeightNotes notes;
    for (const AttentionStack& stack : capture.attention) {
        notes.stacks.push_back(notes_of(stack));
        const AttentionField* before = nullptr;
        bool masked = false;  // whether that layer needed a mask
        for (std::size_t layer = 0; layer < stack.layers.size(); ++layer) {
            const auto& field = stack.layers[layer];
            const std::string name = name_of_layer(stack, layer);
            if (const auto factors = field->second_factors())
                notes.tensors.push_back({landmark_name(name), factors->shape, [field](const ValueSink& sink) {
                                             const AttentionLayout second = *field->second_factors();
                                             for (std::int32_t head = 0; head < field->heads(); ++head) {
                                                 const Tensor one = second.weights(head);
                                                 sink(one.values());
                                             }
                                         }});
            if (field->heads() == 0) continue;
            if (before == nullptr || !field->same_mask(*before)) masked = needs_mask(*field);
            before = field.get();
            if (!masked) continue;
            notes.tensors.push_back({mask_name(name),
                                     {field->query_count(), field->key_count()},
                                     [field](const ValueSink& sink) {
                                         const Tensor mask = mask_of(*field);
                                         sink(mask.values());
                                     },
                                     true});
        }
    }
    return notes;
}

}  // namespace headlight
