#pragma once

#include "session/generation/beam_search.h"
#include "session/generation/sampling.h"

#include <QJsonObject>

namespace headlight {

class JsonFields;

/// How the next token is chosen.
enum class Choosing { Greedy, Sample, Beams };

struct ContinuationOptions {
    Choosing choosing = Choosing::Greedy;
    int tokens = 20;  ///< that a run adds at most
    double temperature = 1;
    int top_k = 0;  ///< 0: all
    double top_p = 1;
    int seed = 0;
    int beams = 4;
    /// How the sampler draws: the most probable token unless `choosing` says Sample.
    [[nodiscard]] SamplingOptions sampling() const;
    bool operator==(const ContinuationOptions&) const = default;
};

/// Smallest and largest values of the options, for files and for the panel that asks for them.
struct ContinuationBounds {
    template <typename Number>
    struct Range {
        Number least;
        Number most;
    };
    static constexpr Range<int> kTokens{1, 200};
    static constexpr Range<double> kTemperature{0.05, 10};
    static constexpr Range<int> kTopK{0, 100'000};
    static constexpr Range<double> kTopP{0.01, 1};
    static constexpr Range<int> kSeed{0, 999'999};
    static constexpr Range<int> kBeams{2, static_cast<int>(kMostBeams)};
};

/// The members that sessions and lessons name alike: "by" ("greedy", "sample", "beams"), "tokens", "temperature",
/// "top_k", "top_p", "seed" and "beams". What is absent is as it is without a choice; throws Error(Format) as
/// JsonFields does.
ContinuationOptions read_continuation_options(JsonFields& fields);
QJsonObject json_of_options(const ContinuationOptions& options);

}  // namespace headlight
