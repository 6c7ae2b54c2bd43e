#include "analysis/heads/head_id.h"

#include "analysis/heads/head_names.h"
#include "core/error.h"

#include <algorithm>
#include <charconv>

namespace headlight {
namespace {

/// Name of a kind of attention; nothing for self-attention.
std::optional<Sentence> kind_title(AttentionKind kind) {
    switch (kind) {
        case AttentionKind::Self:
            return std::nullopt;
        case AttentionKind::Encoder:
            return Sentence("Encoder");
        case AttentionKind::Decoder:
            return Sentence("Decoder");
        case AttentionKind::Cross:
            return Sentence("Cross-attention");
        case AttentionKind::Vision:
            return Sentence("Image");
        case AttentionKind::Text:
            return Sentence("Text");
        case AttentionKind::Channel:
            return Sentence("Channels");
        case AttentionKind::Pooling:
            return Sentence("Pooling");
        case AttentionKind::Resampler:
            return Sentence("Learned queries");
        case AttentionKind::ResamplerCross:
            return Sentence("Learned queries to image");
    }
    return std::nullopt;
}

/// Kind and stage at the beginning of a long name; nothing for self-attention without stages.
std::optional<Sentence> part_title(const HeadId& id) {
    std::optional<Sentence> kind = kind_title(id.kind);
    if (id.stage < 0) return kind;
    return kind ? Sentence("%1, stage %2", *kind, id.stage) : Sentence("Stage %1", id.stage);
}

/// "Layer 2, head 2", "Maximum of head 3 over all layers": the name without kind and stage.
Sentence place_title(const HeadId& id) {
    const std::int32_t layer = id.layer.value_or(0);
    const std::int32_t head = id.head.value_or(0);
    if (passes_layers(id) && id.aggregation == Aggregation::Flow)
        return id.layer ? Sentence("Flow through layers 0 to %1", layer) : Sentence("Flow through all layers");
    if (passes_layers(id))
        return id.layer ? Sentence("Rollout of layers 0 to %1", layer) : Sentence("Rollout of all layers");
    if (id.layer && id.head) return Sentence("Layer %1, head %2", layer, head);
    const bool maximum = id.aggregation == Aggregation::Max;
    if (id.layer)
        return maximum ? Sentence("Maximum of all heads of layer %1", layer)
                       : Sentence("Mean of all heads of layer %1", layer);
    if (id.head)
        return maximum ? Sentence("Maximum of head %1 over all layers", head)
                       : Sentence("Mean of head %1 over all layers", head);
    return maximum ? Sentence("Maximum of all heads of all layers") : Sentence("Mean of all heads of all layers");
}

/// The name without kind and stage, behind them.
Sentence place_behind(const Sentence& part, const HeadId& id) {
    const std::int32_t layer = id.layer.value_or(0);
    const std::int32_t head = id.head.value_or(0);
    if (passes_layers(id) && id.aggregation == Aggregation::Flow)
        return id.layer ? Sentence("%1, flow through layers 0 to %2", part, layer)
                        : Sentence("%1, flow through all layers", part);
    if (passes_layers(id))
        return id.layer ? Sentence("%1, rollout of layers 0 to %2", part, layer)
                        : Sentence("%1, rollout of all layers", part);
    if (id.layer && id.head) return Sentence("%1, layer %2, head %3", part, layer, head);
    const bool maximum = id.aggregation == Aggregation::Max;
    if (id.layer)
        return maximum ? Sentence("%1, maximum of all heads of layer %2", part, layer)
                       : Sentence("%1, mean of all heads of layer %2", part, layer);
    if (id.head)
        return maximum ? Sentence("%1, maximum of head %2 over all layers", part, head)
                       : Sentence("%1, mean of head %2 over all layers", part, head);
    return maximum ? Sentence("%1, maximum of all heads of all layers", part)
                   : Sentence("%1, mean of all heads of all layers", part);
}

/// The short name without kind and stage.
std::string short_place(const HeadId& id) {
    const std::string layer = id.layer ? "L" + std::to_string(*id.layer) : std::string();
    if (passes_layers(id))
        return (id.aggregation == Aggregation::Flow ? "flow" : "rollout") + (id.layer ? " L0-" + layer : std::string());
    if (id.layer && id.head) return head_mark(*id.layer, *id.head);
    const std::string how = id.aggregation == Aggregation::Max ? "max" : "mean";
    if (id.head) return "H" + std::to_string(*id.head) + " " + how;
    return id.layer ? layer + " " + how : how;
}

/// "self", "encoder, decoder and cross": the names, each once.
std::string listed(const std::vector<std::string>& names) {
    std::string list;
    for (std::size_t i = 0; i < names.size(); ++i)
        list += (i == 0 ? "" : i + 1 == names.size() ? " and " : ", ") + names[i];
    return list;
}

/// Names of what the stacks have, each once.
template <typename NameOf>
std::string names_in(const std::vector<AttentionStack>& stacks, const NameOf& name_of) {
    std::vector<std::string> names;
    for (const AttentionStack& stack : stacks)
        if (const std::string name = name_of(stack); std::ranges::find(names, name) == names.end())
            names.push_back(name);
    return listed(names);
}

/// The kind that the id asks for, in a model with this attention.
AttentionKind kind_in(const std::vector<AttentionStack>& stacks, AttentionKind kind) {
    const auto has = [&](AttentionKind wanted) {
        return std::ranges::find(stacks, wanted, &AttentionStack::kind) != stacks.end();
    };
    if (kind != AttentionKind::Self || stacks.empty() || has(kind)) return kind;
    return has(AttentionKind::Cross) ? AttentionKind::Cross : stacks.front().kind;
}

/// Sentence about attention that the model does not have.
Sentence missing_attention(const std::vector<AttentionStack>& stacks, const HeadId& id) {
    if (stacks.empty()) return Sentence("The analysis has no attention to show: it was made without capturing it.");
    const AttentionKind kind = kind_in(stacks, id.kind);
    const std::string name(kind_name(kind));
    std::vector<AttentionStack> of_kind = stacks;
    std::erase_if(of_kind, [&](const AttentionStack& stack) { return stack.kind != kind; });
    if (of_kind.empty())
        return Sentence(
            "This model has %1 attention only; %2 attention was asked for.",
            names_in(stacks, [](const AttentionStack& stack) { return std::string(kind_name(stack.kind)); }), name);
    if (of_kind.front().stage < 0)
        return Sentence("The %1 attention of this model has no stages; stage %2 was asked for.", name, id.stage);
    return Sentence("The %1 attention of this model has the stages %2; stage %3 was asked for.", name,
                    names_in(of_kind, [](const AttentionStack& stack) { return std::to_string(stack.stage); }),
                    id.stage);
}

/// Reads a short name from the left.
class NameReader {
  public:
    explicit NameReader(std::string_view text) : left_(text) {}

    [[nodiscard]] bool done() const { return left_.empty(); }
    bool take(std::string_view word) {
        if (!left_.starts_with(word)) return false;
        left_.remove_prefix(word.size());
        return true;
    }
    /// A number after the letter; nothing where there is none.
    std::optional<std::int32_t> number_after(std::string_view letter) {
        const std::string_view before = left_;
        std::int32_t number = 0;
        if (take(letter)) {
            const auto [end, problem] = std::from_chars(left_.data(), left_.data() + left_.size(), number);
            if (problem == std::errc{} && number >= 0 && left_.front() != '-') {
                left_.remove_prefix(static_cast<std::size_t>(end - left_.data()));
                return number;
            }
        }
        left_ = before;
        return std::nullopt;
    }

  private:
    std::string_view left_;
};

/// Reads "rollout" or "flow L0-L3"; nothing for other names.
std::optional<HeadId> passing_named(NameReader& reader, HeadId id) {
    const bool flow = reader.take("flow");
    if (!flow && !reader.take("rollout")) return std::nullopt;
    id.aggregation = flow ? Aggregation::Flow : Aggregation::Rollout;
    if (!reader.done()) id.layer = reader.number_after(" L0-L");
    return reader.done() ? std::optional(id) : std::nullopt;
}

}  // namespace

std::optional<HeadId> head_named(std::string_view name) {
    NameReader reader(name);
    HeadId id{.layer = {}, .head = {}};
    for (const AttentionKind kind : kAttentionKinds)
        if (reader.take(std::string(kind_name(kind)) + ' ')) id.kind = kind;
    if (const auto stage = reader.number_after("stage ")) {
        id.stage = *stage;
        if (!reader.take(" ")) return std::nullopt;
    }
    if (const auto passing = passing_named(reader, id)) return passing;
    id.layer = reader.number_after("L");
    id.head = reader.number_after("H");
    if (id.layer && id.head) return reader.done() ? std::optional(id) : std::nullopt;
    if (id.layer || id.head) static_cast<void>(reader.take(" "));
    if (reader.take("max"))
        id.aggregation = Aggregation::Max;
    else if (!reader.take("mean"))
        return std::nullopt;
    return reader.done() ? std::optional(id) : std::nullopt;
}

HeadId head_in(const HeadId& attention, std::int32_t layer, std::int32_t head) {
    return {.kind = attention.kind, .stage = attention.stage, .layer = layer, .head = head};
}

bool same_attention(const HeadId& left, const HeadId& right) {
    return left.kind == right.kind && left.stage == right.stage;
}

bool passes_layers(const HeadId& id) {
    return !id.head && (id.aggregation == Aggregation::Rollout || id.aggregation == Aggregation::Flow);
}

std::string short_name(const HeadId& id) {
    return attention_prefix(id.kind, id.stage) + short_place(id);
}

Sentence head_title(const HeadId& id) {
    const std::optional<Sentence> part = part_title(id);
    return part ? place_behind(*part, id) : place_title(id);
}

std::string long_name(const HeadId& id) {
    return head_title(id).english();
}

std::optional<std::size_t> find_stack(const std::vector<AttentionStack>& stacks, const HeadId& id) {
    const AttentionKind kind = kind_in(stacks, id.kind);
    const auto found = std::ranges::find_if(stacks, [&](const AttentionStack& stack) {
        return stack.kind == kind && (id.stage < 0 || stack.stage == id.stage);
    });
    if (found == stacks.end()) return std::nullopt;
    return static_cast<std::size_t>(found - stacks.begin());
}

std::size_t stack_index(const std::vector<AttentionStack>& stacks, const HeadId& id) {
    if (const auto index = find_stack(stacks, id)) return *index;
    throw Error(ErrorKind::Input, missing_attention(stacks, id));
}

const AttentionStack& stack_of(const std::vector<AttentionStack>& stacks, const HeadId& id) {
    return stacks[stack_index(stacks, id)];
}

HeadId resolved(const std::vector<AttentionStack>& stacks, HeadId id) {
    const AttentionStack& stack = stack_of(stacks, id);
    id.kind = stack.kind;
    id.stage = stack.stage;
    return id;
}

}  // namespace headlight
