#include "workbench/generation/continuation_options.h"

#include "export/json_fields.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace headlight {

namespace {

constexpr std::array kWays{"greedy", "sample", "beams"};  // in the order of Choosing

}  // namespace

SamplingOptions ContinuationOptions::sampling() const {
    if (choosing != Choosing::Sample) return {};
    return {.temperature = temperature,
            .top_k = static_cast<std::size_t>(top_k),
            .top_p = top_p,
            .seed = static_cast<std::uint64_t>(seed)};
}

ContinuationOptions read_continuation_options(JsonFields& fields) {
    ContinuationOptions options;
    options.choosing = static_cast<Choosing>(fields.choice("by", kWays, 0));
    const auto whole = [&](const char* name, const ContinuationBounds::Range<int>& range, int& value) {
        value = fields.whole(name, range.least, range.most, value);
    };
    const auto number = [&](const char* name, const ContinuationBounds::Range<double>& range, double& value) {
        value = fields.number(name, range.least, range.most, value);
    };
    whole("tokens", ContinuationBounds::kTokens, options.tokens);
    number("temperature", ContinuationBounds::kTemperature, options.temperature);
    whole("top_k", ContinuationBounds::kTopK, options.top_k);
    number("top_p", ContinuationBounds::kTopP, options.top_p);
    whole("seed", ContinuationBounds::kSeed, options.seed);
    whole("beams", ContinuationBounds::kBeams, options.beams);
    return options;
}

QJsonObject json_of_options(const ContinuationOptions& options) {
    return {{"by", kWays.at(static_cast<std::size_t>(options.choosing))},
            {"tokens", options.tokens},
            {"temperature", options.temperature},
            {"top_k", options.top_k},
            {"top_p", options.top_p},
            {"seed", options.seed},
            {"beams", options.beams}};
}

}  // namespace headlight
