#include "attention_tensors.h"

#include "analysis/patches.h"
#include "capture/tile_layout.h"
#include "formats/attention_notes.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

namespace headlight {

namespace {

/// Attention in one of the forms in which transformers returns it.
ResultTensor laid_out(const std::string& name, const AttentionLayout& layout,
                      const std::shared_ptr<const AttentionField>& field) {
    return {{layout.global_queries ? global_name(name) : name, layout.shape,
             [field, weights = layout.weights](const ValueSink& sink) {
                 for (std::int32_t head = 0; head < field->heads(); ++head) {
                     const Tensor one = weights(head);
                     sink(one.values());
                 }
             }},
            field};
}

/// Weights between patches in the order of their squares.
ResultTensor in_squares(const std::string& name, const AttentionStack& stack, std::size_t layer, std::int32_t square) {
    const std::shared_ptr<const AttentionField>& field = stack.layers[layer];
    const auto order = square_by_square(stack, square);
    return {{name,
             {field->heads(), std::ssize(order), std::ssize(order)},
             [field, order](const ValueSink& sink) {
                 std::vector<float> row(order.size());
                 for (std::int32_t head = 0; head < field->heads(); ++head) {
                     const Tensor weights = field->weights(head);
                     for (const std::int32_t query : order) {
                         const std::span<const float> from = weights.slice(query);
                         std::ranges::transform(order, row.begin(),
                                                [&](std::int32_t key) { return from[static_cast<std::size_t>(key)]; });
                         sink(row);
                     }
                 }
             }},
            field};
}

std::string name_of_stack(const AttentionStack& stack) {
    return tensor_name(stack.kind, stack.stage);
}

ResultTensor as_it_is(std::string name, const Tensor& tensor) {
    return {{std::move(name), tensor.shape(), [&tensor](const ValueSink& sink) { sink(tensor.values()); }}, nullptr};
}

/// Result that owns its tensor: weights in windows of a grid, or a map.
ResultTensor owner_of(std::string name, Tensor tensor) {
    const auto owned = std::make_shared<const Tensor>(std::move(tensor));
    return {{std::move(name), owned->shape(), [owned](const ValueSink& sink) { sink(owned->values()); }}, nullptr};
}

/// Queries, or keys, of the first stack of this kind; 0 where there is none.
std::int64_t tokens_of_kind(const Capture& capture, AttentionKind kind, bool queries) {
    const auto found = std::ranges::find(capture.attention, kind, &AttentionStack::kind);
    if (found == capture.attention.end()) return 0;
    return queries ? found->layers.front()->query_count() : found->layers.front()->key_count();
}

/// Says what the queries and keys are: a target follows its source, and the text of two towers its image. Patches of an
/// image that stands in a text have names of their own.
void name_tokens(ResultTensor& tensor, const Capture& capture, const AttentionStack& stack) {
    if (stack.stage >= 0) {
        tensor.queries = tensor.keys = names_in(stack);
        if (has_coarser_keys(stack)) tensor.keys = names_of(*image_grid(stack));
        return;
    }
    if (stack.patches && tokens_of_kind(capture, AttentionKind::Text, true) == 0 &&
        stack.kind == AttentionKind::Vision) {
        tensor.queries = tensor.keys = names_in(stack);
        return;
    }
    if (stack.kind == AttentionKind::Cross) tensor.first_query = stack.layers.front()->key_count();
    if (stack.kind == AttentionKind::Decoder)
        tensor.first_query = tensor.first_key = tokens_of_kind(capture, AttentionKind::Cross, false);
    if (stack.kind == AttentionKind::Text)
        tensor.first_query = tensor.first_key = tokens_of_kind(capture, AttentionKind::Vision, true);
    if (!has_learned_queries(stack.kind)) return;
    tensor.queries = stack.names;
    tensor.keys = stack.patches ? names_of(*stack.patches) : stack.names;
}

void add_states(std::vector<ResultTensor>& tensors, const std::string& name, const std::vector<Tensor>& states) {
    for (std::size_t n = 0; n < states.size(); ++n) tensors.push_back(as_it_is(name + std::to_string(n), states[n]));
}

/// States of the tower beside a text, whose patches stand in raster order.
void add_tower_states(std::vector<ResultTensor>& tensors, const Capture& capture, std::int32_t square) {
    const std::string name = "vision_hidden.";
    const auto tower = std::ranges::find(capture.attention, AttentionKind::Vision, &AttentionStack::kind);
    if (square == 0 || tower == capture.attention.end()) return add_states(tensors, name, capture.vision_hidden);
    const auto order = square_by_square(*tower, square);
    for (std::size_t n = 0; n < capture.vision_hidden.size(); ++n) {
        const Tensor& states = capture.vision_hidden[n];
        tensors.push_back({{name + std::to_string(n), states.shape(),
                            [&states, order](const ValueSink& sink) {
                                for (const std::int32_t patch : order) sink(states.slice(patch));
                            }},
                           nullptr});
    }
}

}  // namespace

std::string name_of_layer(const AttentionStack& stack, std::size_t layer) {
    return name_of_stack(stack) + "." + std::to_string(layer);
}

Tensor mask_of(const AttentionField& field) {
    Tensor mask({field.query_count(), field.key_count()});
    for (std::int64_t query = 0; query < mask.size(0); ++query)
        for (std::int64_t key = 0; key < mask.size(1); ++key)
            mask.slice(query)[static_cast<std::size_t>(key)] = field.allowed(query, key) ? 1.0F : 0.0F;
    return mask;
}

/// Returns whether the reference counts the layers of a stack on from those of the stages before.
bool counts_through_stages(const AttentionStack& stack) {
    return stack.kind == AttentionKind::Self && stack.stage >= 0 && !stack.layers.back()->square_windows();
}

/// Tensors of the stages of a tower beside a text, whose layers the reference counts through all stages: windows of
/// patches, or groups of channels.
class TowerStages {
  public:
    void add(std::vector<ResultTensor>& tensors, const AttentionStack& stack) {
        for (const auto& field : stack.layers) {
            if (stack.kind == AttentionKind::Channel)
                tensors.push_back(laid_out("vision_channel_attentions." + std::to_string(channels_++),
                                           field->layouts(0).front(), field));
            else if (std::optional<Tensor> windows = field->square_windows())
                tensors.push_back(
                    owner_of("vision_window_attentions." + std::to_string(windows_++), *std::move(windows)));
        }
    }

  private:
    std::size_t windows_ = 0;
    std::size_t channels_ = 0;
};

bool has_staged_tower(const Capture& capture) {
    return std::ranges::any_of(capture.attention, [](const AttentionStack& stack) {
        return stack.kind == AttentionKind::Vision && stack.stage >= 0;
    });
}

/// States of a grid [rows, columns, channels] as transformers gives those of stages, [channels, rows, columns].
Tensor as_map(const Tensor& states) {
    Tensor map({states.size(2), states.size(0), states.size(1)});
    const std::int64_t places = states.size(0) * states.size(1);
    for (std::int64_t channel = 0; channel < map.size(0); ++channel)
        for (std::int64_t place = 0; place < places; ++place)
            map.data()[channel * places + place] = states.data()[place * map.size(0) + channel];
    return map;
}

std::vector<ResultTensor> result_tensors(const Capture& capture, const ResultParts& parts) {
    std::vector<ResultTensor> tensors;
    std::size_t through_stages = 0;
    TowerStages tower;
    const bool names_tower = parts.square_windows && has_staged_tower(capture);
    for (const auto& stack : capture.attention) {
        if (names_tower && stack.stage >= 0) {
            tower.add(tensors, stack);
            continue;
        }
        if (parts.square_windows && counts_through_stages(stack))
            for (const auto& field : stack.layers)
                tensors.push_back(laid_out(tensor_name(stack.kind, -1) + "." + std::to_string(through_stages++),
                                           field->layouts(0).front(), field));
        if (parts.square_windows && stack.stage >= 0)
            if (std::optional<Tensor> windows = stack.layers.back()->square_windows())
                tensors.push_back(owner_of(name_of_stack(stack), *std::move(windows)));
        for (std::size_t layer = 0; layer < stack.layers.size(); ++layer) {
            const auto& field = stack.layers[layer];
            if (parts.square > 0 && stack.kind == AttentionKind::Vision) {
                tensors.push_back(in_squares(name_of_layer(stack, layer), stack, layer, parts.square));
                continue;
            }
            if (parts.square_windows && stack.stage < 0) {  // the tiles of an image
                if (std::optional<Tensor> tiles = field->square_windows()) {
                    tensors.push_back(owner_of(name_of_layer(stack, layer), *std::move(tiles)));
                    continue;
                }
            }
            for (const AttentionLayout& layout : field->layouts(padded_keys(stack.layers))) {
                tensors.push_back(laid_out(name_of_layer(stack, layer), layout, field));
                name_tokens(tensors.back(), capture, stack);
            }
        }
    }
    if (parts.hidden) {
        const std::string side = capture.encoder_hidden.empty() ? "" : "decoder_";
        const auto keeps_maps = [](const Tensor& states) { return states.shape().size() == 3; };
        if (std::ranges::any_of(capture.attention, counts_through_stages) &&
            std::ranges::all_of(capture.hidden, keeps_maps))
            for (std::size_t n = 0; n < capture.hidden.size(); ++n)
                tensors.push_back(owner_of("hidden." + std::to_string(n), as_map(capture.hidden[n])));
        else
            add_states(tensors, side + "hidden.", capture.hidden);
        add_tower_states(tensors, capture, parts.square);
        add_states(tensors, "resampler_hidden.", capture.resampler_hidden);
        add_states(tensors, "text_hidden.", capture.text_hidden);
        add_states(tensors, "encoder_hidden.", capture.encoder_hidden);
    }
    if (parts.logits) {
        for (const auto& output : capture.outputs) tensors.push_back(as_it_is(output.name, output.values));
    }
    return tensors;
}

}  // namespace headlight
