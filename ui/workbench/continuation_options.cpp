#include "workbench/continuation_options.h"

#include "export/json_fields.h"

#include <array>

namespace headlight {

namespace {

constexpr std::array kWays{"greedy", "sample", "beams"};  // in the order of Choosing

}  // namespace

ContinuationOptions read_continuation_options(JsonFields& fields) {
    ContinuationOptions options;
    options.choosing = static_cast<Choosing>(fields.choice("by", kWays, 0));
    options.tokens = fields.whole("tokens", 1, 200, options.tokens);
    options.temperature = fields.number("temperature", 0.05, 10, options.temperature);
    options.top_k = fields.whole("top_k", 0, 100'000, options.top_k);
    options.top_p = fields.number("top_p", 0.01, 1, options.top_p);
    options.seed = fields.whole("seed", 0, 999'999, options.seed);
    options.beams = fields.whole("beams", 2, 16, options.beams);
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
