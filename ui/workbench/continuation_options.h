#pragma once

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
    bool operator==(const ContinuationOptions&) const = default;
};

/// The members that sessions and lessons name alike: "by" ("greedy", "sample", "beams"), "tokens", "temperature",
/// "top_k", "top_p", "seed" and "beams". What is absent is as it is without a choice; throws Error(Format) as
/// JsonFields does.
ContinuationOptions read_continuation_options(JsonFields& fields);
QJsonObject json_of_options(const ContinuationOptions& options);

}  // namespace headlight
