#include "capture/intervention_text.h"

#include "capture/capture.h"
#include "core/error.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <type_traits>
#include <utility>

namespace headlight {

namespace {

constexpr std::array<std::pair<InterventionKind, std::string_view>, 8> kNames{{
    {InterventionKind::Zero, "zero"},
    {InterventionKind::Mean, "mean"},
    {InterventionKind::Temperature, "temperature"},
    {InterventionKind::Uniform, "uniform"},
    {InterventionKind::Previous, "previous"},
    {InterventionKind::Self, "self"},
    {InterventionKind::Painted, "paint"},
    {InterventionKind::NoPositions, "no-positions"},
}};

constexpr std::string_view kStage = "stage";
constexpr std::string_view kAll = "all";  // layers

/// Interventions that a figure's line names one by one.
constexpr std::size_t kNamedAtMost = 3;

/// The shortest text that reads back as the same number.
std::string number_text(float value) {
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr;
    return {buffer.data(), end};
}

std::string place_text(const Intervention& change) {
    if (change.layer == kEveryLayer) return std::string(kAll);
    return std::to_string(change.layer) + (change.head < 0 ? "" : "." + std::to_string(change.head));
}

/// What an intervention does to `place`, such as "L2H5" or "layer 1".
Sentence effect_on(const Sentence& place, const Intervention& change) {
    const bool channels = change.attention == AttentionKind::Channel;
    switch (change.kind) {
        case InterventionKind::Zero:
            return Sentence("%1 zeroed", place);
        case InterventionKind::Mean:
            return Sentence("%1 set to its mean over this text", place);
        case InterventionKind::Temperature:
            return Sentence("%1 at temperature %2", place, number_text(change.temperature));
        case InterventionKind::Uniform:
            return channels ? Sentence("%1 attends uniformly to all channels", place)
                            : Sentence("%1 attends uniformly to all tokens", place);
        case InterventionKind::Previous:
            return channels ? Sentence("%1 attends to the previous channel", place)
                            : Sentence("%1 attends to the previous token", place);
        case InterventionKind::Self:
            return channels ? Sentence("%1 attends to the channel itself", place)
                            : Sentence("%1 attends to the token itself", place);
        case InterventionKind::Painted:
            return change.painted.size() == 1 ? Sentence("%1 has 1 painted weight", place)
                                              : Sentence("%1 has %2 painted weights", place, change.painted.size());
        case InterventionKind::NoPositions:
            return Sentence("%1 without positions", place);
    }
    return place;
}

/// What an intervention is on; kind and stage of attention are names, the same in all languages.
Sentence place_of(const Intervention& change) {
    const std::string attention = attention_prefix(change.attention, change.stage);
    if (change.layer == kEveryLayer)
        return attention.empty() ? Sentence("all layers")
                                 : Sentence("all %1 layers", attention.substr(0, attention.size() - 1));
    if (change.head >= 0) return attention + head_mark(change.layer, change.head);
    return attention.empty() ? Sentence("layer %1", change.layer)
                             : Sentence("%1 layer %2", attention.substr(0, attention.size() - 1), change.layer);
}

/// Reads the parts of a specification from left to right.
class SpecReader {
  public:
    explicit SpecReader(std::string_view text) : all_(text), rest_(text) {}

    Intervention read() {
        Intervention change;
        for (std::size_t slash = rest_.find('/'); slash != std::string_view::npos; slash = rest_.find('/')) {
            const std::string_view prefix = take(slash);
            if (!prefix.starts_with(kStage)) {
                change.attention = kind_of(prefix);
                continue;
            }
            change.stage = number<std::int32_t>(prefix.substr(kStage.size()), "stage");
            if (change.stage < 0) fail(Sentence("stages count from 0"));
        }
        const std::size_t colon = rest_.rfind(':');
        if (colon == std::string_view::npos) fail(Sentence("expected a layer after a colon, as in zero:2 or zero:2.5"));
        read_effect(take(colon), change);
        if (change.kind == InterventionKind::NoPositions && rest_ == kAll) {
            change.layer = kEveryLayer;
            return change;
        }
        const std::size_t dot = rest_.find('.');
        change.layer = number<std::int32_t>(rest_.substr(0, dot), "layer");
        if (dot != std::string_view::npos) change.head = number<std::int32_t>(rest_.substr(dot + 1), "head");
        if (change.layer < 0 || change.head < -1) fail(Sentence("layers and heads count from 0"));
        return change;
    }

  private:
    [[noreturn]] void fail(const Sentence& why) const {
        throw Error(ErrorKind::Input, Sentence("\"%1\" is not an intervention: %2.", all_, why));
    }

    /// Takes the text before the separator and the separator.
    std::string_view take(std::size_t separator) {
        const std::string_view part = rest_.substr(0, separator);
        rest_ = rest_.substr(separator + 1);
        return part;
    }

    [[nodiscard]] AttentionKind kind_of(std::string_view name) const {
        if (const auto kind = kind_named(name)) return *kind;
        fail(
            Sentence("expected encoder, decoder, cross, vision, text, channels, pooling, resampler, resampler-cross, "
                     "self or a stage such as stage1 before the slash"));
    }

    void read_effect(std::string_view effect, Intervention& change) const {
        const std::size_t end = effect.find_first_of("=@");
        const std::string_view name = effect.substr(0, end);
        const auto found = std::ranges::find(kNames, name, &decltype(kNames)::value_type::second);
        if (found == kNames.end())
            fail(Sentence("expected one of zero, mean, temperature, uniform, previous, self, paint, no-positions"));
        change.kind = found->first;
        const std::string_view more = end == std::string_view::npos ? std::string_view() : effect.substr(end);
        if (change.kind == InterventionKind::Temperature) {
            if (!more.starts_with('=')) fail(Sentence("expected a temperature as in temperature=0.5:2.5"));
            change.temperature = number<float>(more.substr(1), "temperature");
        } else if (change.kind == InterventionKind::Painted) {
            if (!more.starts_with('@')) fail(Sentence("expected painted weights as in paint@4,2=0.9:2.5"));
            read_cells(more.substr(1), change);
        } else if (!more.empty()) {
            fail(Sentence("expected the colon right after %1", name));
        }
    }

    void read_cells(std::string_view cells, Intervention& change) const {
        while (true) {
            const std::size_t end = cells.find(';');
            const std::string_view cell = cells.substr(0, end);
            const std::size_t comma = cell.find(',');
            const std::size_t equals = cell.find('=');
            if (comma == std::string_view::npos || equals == std::string_view::npos || equals < comma)
                fail(Sentence("expected painted weights as QUERY,KEY=WEIGHT"));
            change.painted.push_back({number<std::int32_t>(cell.substr(0, comma), "query"),
                                      number<std::int32_t>(cell.substr(comma + 1, equals - comma - 1), "key"),
                                      number<float>(cell.substr(equals + 1), "weight")});
            if (end == std::string_view::npos) return;
            cells = cells.substr(end + 1);
        }
    }

    template <typename Number>
    Number number(std::string_view text, const std::string& what) const {
        Number value{};
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        bool is_number = error == std::errc() && end == text.data() + text.size() && !text.empty();
        if constexpr (std::is_floating_point_v<Number>) is_number = is_number && !std::isnan(value);
        if (!is_number) fail(Sentence("expected a number as its %1", what));
        return value;
    }

    std::string_view all_;
    std::string_view rest_;
};

}  // namespace

Sentence intervention_note(const Intervention& change) {
    return effect_on(place_of(change), change);
}

std::optional<Sentence> interventions_note(const std::vector<Intervention>& changes) {
    if (changes.empty()) return std::nullopt;
    Sentence list = intervention_note(changes.front());
    if (changes.size() == 1) return Sentence("intervention: %1", list);
    const std::size_t named = std::min(changes.size(), kNamedAtMost);
    for (std::size_t i = 1; i < named; ++i) list = Sentence("%1, %2", list, intervention_note(changes[i]));
    if (named == changes.size()) return Sentence("interventions: %1", list);
    return Sentence("interventions: %1 and %2 more", list, changes.size() - named);
}

std::string describe(const Intervention& change) {
    return intervention_note(change).english();
}

std::string describe(const std::vector<Intervention>& changes) {
    const std::optional<Sentence> note = interventions_note(changes);
    return note ? note->english() : std::string();
}

std::string spec_of(const Intervention& change) {
    std::string text = change.attention == AttentionKind::Self ? "" : std::string(kind_name(change.attention)) + "/";
    if (change.stage >= 0) text += std::string(kStage) + std::to_string(change.stage) + "/";
    text += std::ranges::find(kNames, change.kind, &decltype(kNames)::value_type::first)->second;
    if (change.kind == InterventionKind::Temperature) text += "=" + number_text(change.temperature);
    for (std::size_t i = 0; i < change.painted.size(); ++i)
        text += (i == 0 ? "@" : ";") + std::to_string(change.painted[i].query) + "," +
                std::to_string(change.painted[i].key) + "=" + number_text(change.painted[i].weight);
    return text + ":" + place_text(change);
}

Intervention parse_intervention(std::string_view text) {
    return SpecReader(text).read();
}

}  // namespace headlight
