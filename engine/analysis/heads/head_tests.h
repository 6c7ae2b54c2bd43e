#pragma once

#include "capture/capture.h"

#include <array>
#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace headlight {

/// What a head is tested for on random tokens.
enum class HeadTest { Induction, Previous, Duplicate, Sink };
inline constexpr std::array kHeadTestNames{"induction", "previous", "duplicate", "sink"};

/// Scores of a head test, [layers, heads], with their meaning.
struct HeadTestScores {
    std::string name;     ///< "Induction"
    std::string formula;  ///< "mean of A[q, q − (L − 1)]"
    std::string source;
    double threshold = 0;  ///< a head that reaches it has what the test looks for
    Tensor scores;
};

/// Length of the sequence whose heads are tested for sinks (Gu et al. 2025, arXiv 2410.10781).
inline constexpr std::int64_t kSinkTokens = 64;

/// Of a run over a random sequence of `length` tokens said twice, the first of them at `first`: induction, previous
/// token and duplicate token (Olsson et al. 2022, arXiv 2209.11895), each the mean over the queries of the second time.
/// Throws Error(Input) when the run was shorter, Error(Cancelled) when the token is set.
std::vector<HeadTestScores> test_repetition(const AttentionStack& stack, std::int64_t first, std::int64_t length,
                                            const std::stop_token& stop);

/// How much all queries look at the first token: alpha_1 = 1/T sum over queries of A[q, 0] (arXiv 2410.10781).
HeadTestScores test_sink(const AttentionStack& stack, const std::stop_token& stop);

}  // namespace headlight
