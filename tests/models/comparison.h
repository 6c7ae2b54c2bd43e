#pragma once

#include "capture/capture.h"
#include "capture/tile_layout.h"
#include "models/model.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace headlight::testing {

/// How far a model on the CPU may be from transformers.
struct Bounds {
    double attention = 1e-5;
    double row_sum = 1e-5;
    double values = 1e-4;  ///< absolute, and relative to the expected value
};

/// What the reference puts before "attentions.".
inline std::string prefix_of(AttentionKind kind) {
    switch (kind) {
        case AttentionKind::Self:
            return "";
        case AttentionKind::Encoder:
            return "encoder_";
        case AttentionKind::Decoder:
            return "decoder_";
        case AttentionKind::Cross:
            return "cross_";
        case AttentionKind::Vision:
            return "vision_";
        case AttentionKind::Text:
            return "text_";
        case AttentionKind::Channel:
            return "channel_";
        case AttentionKind::Pooling:
            return "vision_pooling_";
        case AttentionKind::Resampler:
            return "resampler_";
        case AttentionKind::ResamplerCross:
            return "resampler_cross_";
    }
    return "";
}

/// What every head gives, [heads, ...].
inline Tensor all_heads(const AttentionLayout& layout) {
    std::vector<float> values;
    for (std::int64_t head = 0; head < layout.shape.front(); ++head) {
        const Tensor one = layout.weights(static_cast<std::int32_t>(head));
        values.insert(values.end(), one.values().begin(), one.values().end());
    }
    return Tensor(layout.shape, values);
}

/// Rows of x (and columns, where they are patches too) in the order of the reference, which has the patches of images
/// of any size square by square.
inline Tensor in_order(const Tensor& x, const std::vector<std::int32_t>& order, bool columns) {
    Tensor ordered(x.shape());
    for (std::size_t row = 0; row < order.size(); ++row)
        for (std::int64_t at = 0; at < x.size(1); ++at) {
            const std::int64_t column = columns ? order[static_cast<std::size_t>(at)] : at;
            ordered.slice(static_cast<std::int64_t>(row))[static_cast<std::size_t>(at)] =
                x.slice(order[row])[static_cast<std::size_t>(column)];
        }
    return ordered;
}

/// The same of the weights of all heads.
inline Tensor weights_in_order(const AttentionField& field, const std::vector<std::int32_t>& order) {
    std::vector<float> values;
    for (std::int32_t head = 0; head < field.heads(); ++head) {
        const Tensor one = in_order(field.weights(head), order, true);
        values.insert(values.end(), one.values().begin(), one.values().end());
    }
    return {{field.heads(), field.query_count(), field.key_count()}, values};
}

/// States [rows, columns, channels] as [channels, rows, columns].
inline Tensor as_map(const Tensor& states) {
    Tensor map({states.size(2), states.size(0), states.size(1)});
    for (std::int64_t channel = 0; channel < states.size(2); ++channel)
        for (std::int64_t row = 0; row < states.size(0); ++row)
            for (std::int64_t column = 0; column < states.size(1); ++column)
                map.data()[(channel * states.size(0) + row) * states.size(1) + column] =
                    states.data()[(row * states.size(1) + column) * states.size(2) + channel];
    return map;
}

/// Windows and channels of a tower of stages beside a text, whose layers the reference counts through all stages.
inline void add_staged_tower(std::map<std::string, Tensor>& tensors, const Capture& capture) {
    int windows = 0;
    int channels = 0;
    const bool is_there = std::ranges::any_of(capture.attention, [](const AttentionStack& stack) {
        return stack.kind == AttentionKind::Vision && stack.stage >= 0;
    });
    for (const AttentionStack& stack : capture.attention) {
        if (!is_there || stack.stage < 0) continue;
        for (const auto& field : stack.layers) {
            if (stack.kind == AttentionKind::Channel)
                tensors["vision_channel_attentions." + std::to_string(channels++)] =
                    all_heads(field->layouts(0).front());
            if (stack.kind == AttentionKind::Vision)
                tensors["vision_window_attentions." + std::to_string(windows++)] = field->square_windows().value();
        }
    }
}

/// A capture's tensors under the names of the reference. `square`: patches of a side of a token of an image of any
/// size; 0: the model reads none.
inline std::map<std::string, Tensor> named_tensors(const Capture& capture, std::int32_t square = 0) {
    std::map<std::string, Tensor> tensors;
    std::vector<std::int32_t> order;  // of patches
    int through_stages = 0;
    add_staged_tower(tensors, capture);
    for (const AttentionStack& stack : capture.attention) {
        const std::string stage = stack.stage < 0 ? "" : std::to_string(stack.stage) + ".";
        // Of stages the reference has the last layer's windows.
        if (stack.stage >= 0)
            if (const auto windows = stack.layers.back()->square_windows())
                tensors[prefix_of(stack.kind) + "attentions." + std::to_string(stack.stage)] = *windows;
        // Where they have no windows, it counts layers through all stages.
        if (stack.kind == AttentionKind::Self && stack.stage >= 0 && !stack.layers.back()->square_windows())
            for (const auto& field : stack.layers)
                tensors["attentions." + std::to_string(through_stages++)] = all_heads(field->layouts(0).front());
        for (std::size_t layer = 0; layer < stack.layers.size(); ++layer) {
            if (square > 0 && stack.kind == AttentionKind::Vision) {
                order = square_by_square(stack, square);
                tensors["vision_attentions." + std::to_string(layer)] = weights_in_order(*stack.layers[layer], order);
                continue;
            }
            if (const auto tiles = stack.layers[layer]->square_windows(); tiles && stack.stage < 0) {
                tensors[prefix_of(stack.kind) + "attentions." + std::to_string(layer)] = *tiles;
                continue;
            }
            for (const AttentionLayout& layout : stack.layers[layer]->layouts(padded_keys(stack.layers)))
                tensors[prefix_of(stack.kind) + (layout.global_queries ? "global_" : "") + "attentions." + stage +
                        std::to_string(layer)] = all_heads(layout);
        }
    }
    const std::string side = capture.encoder_hidden.empty() ? "" : "decoder_";
    for (std::size_t i = 0; i < capture.vision_hidden.size(); ++i)
        tensors["vision_hidden." + std::to_string(i)] =
            square > 0 ? in_order(capture.vision_hidden[i], order, false) : capture.vision_hidden[i];
    for (std::size_t i = 0; i < capture.resampler_hidden.size(); ++i)
        tensors["resampler_hidden." + std::to_string(i)] = capture.resampler_hidden[i];
    for (std::size_t i = 0; i < capture.text_hidden.size(); ++i)
        tensors["text_hidden." + std::to_string(i)] = capture.text_hidden[i];
    for (std::size_t i = 0; i < capture.hidden.size(); ++i)
        tensors[side + "hidden." + std::to_string(i)] =
            through_stages > 0 && capture.hidden[i].shape().size() == 3 ? as_map(capture.hidden[i]) : capture.hidden[i];
    for (std::size_t i = 0; i < capture.encoder_hidden.size(); ++i)
        tensors["encoder_hidden." + std::to_string(i)] = capture.encoder_hidden[i];
    for (const NamedOutput& output : capture.outputs) tensors[output.name] = output.values;
    return tensors;
}

inline void compare_attention(const std::string& name, const Tensor& found, const Tensor& expected,
                              const Bounds& bounds) {
    const std::int64_t keys = expected.shape().back();
    for (std::int64_t row = 0; row < expected.count() / keys; ++row) {
        double found_sum = 0;
        double expected_sum = 0;
        for (std::int64_t j = 0; j < keys; ++j) {
            const double weight = found.data()[row * keys + j];
            const double wanted = expected.data()[row * keys + j];
            QVERIFY2(std::abs(weight - wanted) <= bounds.attention,
                     qPrintable(QString("%1 row %2 key %3: %4 instead of %5")
                                    .arg(name.c_str())
                                    .arg(row)
                                    .arg(j)
                                    .arg(weight)
                                    .arg(wanted)));
            if (wanted == 0.0) QVERIFY(weight < 1e-30);
            found_sum += weight;
            expected_sum += wanted;
        }
        QVERIFY(std::abs(found_sum - expected_sum) <= bounds.row_sum);
    }
}

inline void compare_values(const std::string& name, std::span<const float> found, std::span<const float> expected,
                           double bound = Bounds{}.values) {
    QCOMPARE(found.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const double wanted = expected[i];
        const double value = found[i];
        QVERIFY2(std::abs(value - wanted) <= bound * (1 + std::abs(wanted)),
                 qPrintable(QString("%1 value %2: %3 instead of %4").arg(name.c_str()).arg(i).arg(value).arg(wanted)));
    }
}

/// The tensor of this name among those found, against the expected one.
inline void compare_tensor(const std::string& name, const std::map<std::string, Tensor>& found, const Tensor& expected,
                           const Bounds& bounds) {
    QVERIFY2(found.count(name) == 1, name.c_str());
    QCOMPARE(found.at(name).shape(), expected.shape());
    if (name.find("attentions.") != std::string::npos)
        compare_attention(name, found.at(name), expected, bounds);
    else
        compare_values(name, found.at(name).values(), expected.values(), bounds.values);
}

/// Continues the ids, which an empty cache reads, with the most probable token until there are `count`.
inline std::vector<std::int32_t> continue_greedily(Model& model, KeyValueCache& cache, std::vector<std::int32_t> ids,
                                                   std::size_t count) {
    CaptureRequest request;
    request.attention = false;
    Capture step = model.extend(cache, ids, request, {});
    while (true) {
        const std::span<const float> logits = step.output("logits")->values();
        ids.push_back(static_cast<std::int32_t>(std::max_element(logits.begin(), logits.end()) - logits.begin()));
        if (ids.size() == count) return ids;
        step = model.extend(cache, std::span(ids).last(1), request, {});
    }
}

/// The same with a cache of its own.
inline std::vector<std::int32_t> generate_greedily(Model& model, const std::vector<std::int32_t>& ids,
                                                   std::size_t count) {
    const auto cache = model.make_cache(static_cast<std::int64_t>(count));
    return continue_greedily(model, *cache, ids, count);
}

}  // namespace headlight::testing
