#include "analysis/heads/head_id.h"

#include "core/error.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace headlight {
namespace {

/// Kind and stage at the beginning of a long name; empty for self-attention without stages.
std::string long_prefix(const HeadId& id) {
    const auto named = [](AttentionKind kind) -> std::string {
        switch (kind) {
            case AttentionKind::Self:
                return "";
            case AttentionKind::Encoder:
                return "Encoder";
            case AttentionKind::Decoder:
                return "Decoder";
            case AttentionKind::Cross:
                return "Cross-attention";
            case AttentionKind::Vision:
                return "Image";
            case AttentionKind::Text:
                return "Text";
            case AttentionKind::Channel:
                return "Channels";
            case AttentionKind::Pooling:
                return "Pooling";
        }
        return "";
    };
    std::string prefix = named(id.kind);
    if (id.stage >= 0) prefix += (prefix.empty() ? "Stage " : ", stage ") + std::to_string(id.stage);
    return prefix;
}

/// "Layer 2, head 2", "Maximum of head 3 over all layers": the name without kind and stage.
std::string long_place(const HeadId& id) {
    const std::string layer = id.layer ? std::to_string(*id.layer) : std::string();
    const std::string head = id.head ? std::to_string(*id.head) : std::string();
    if (passes_layers(id))
        return std::string(id.aggregation == Aggregation::Flow ? "Flow through " : "Rollout of ") +
               (id.layer ? "layers 0 to " + layer : "all layers");
    if (id.layer && id.head) return "Layer " + layer + ", head " + head;
    const std::string joined = id.aggregation == Aggregation::Max ? "Maximum of " : "Mean of ";
    if (id.layer) return joined + "all heads of layer " + layer;
    if (id.head) return joined + "head " + head + " over all layers";
    return joined + "all heads of all layers";
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
std::string missing_attention(const std::vector<AttentionStack>& stacks, const HeadId& id) {
    if (stacks.empty()) return "The analysis has no attention to show: it was made without capturing it.";
    const AttentionKind kind = kind_in(stacks, id.kind);
    const std::string name(kind_name(kind));
    std::vector<AttentionStack> of_kind = stacks;
    std::erase_if(of_kind, [&](const AttentionStack& stack) { return stack.kind != kind; });
    if (of_kind.empty())
        return "This model has " +
               names_in(stacks, [](const AttentionStack& stack) { return std::string(kind_name(stack.kind)); }) +
               " attention only; " + name + " attention was asked for.";
    const std::string owner = "The " + name + " attention of this model has ";
    const std::string asked = "; stage " + std::to_string(id.stage) + " was asked for.";
    if (of_kind.front().stage < 0) return owner + "no stages" + asked;
    return owner + "the stages " +
           names_in(of_kind, [](const AttentionStack& stack) { return std::to_string(stack.stage); }) + asked;
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

std::string long_name(const HeadId& id) {
    const std::string prefix = long_prefix(id);
    std::string place = long_place(id);
    if (prefix.empty()) return place;
    place.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(place.front())));
    return prefix + ", " + place;
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
