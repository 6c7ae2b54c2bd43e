#pragma once

#include "analysis/heads/head_id.h"
#include "core/tensor.h"
#include "core/text/sentence.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// Measure of all heads at each checkpoint of a model.
struct CheckpointMeasure {
    std::string id;       ///< one of checkpoint_measure_ids()
    std::string name;     ///< "Induction"
    std::string formula;  ///< "mean of A[q, q − (L − 1)]"
    std::string source;
    std::string unit;  ///< "nats", "tokens"; empty: a share of attention from 0 to 1
    Sentence input;    ///< what the heads read: "50 random tokens repeated twice, ..."
    Tensor values{};   ///< [checkpoints, layers, heads]; NaN where the measure does not exist
};

/// Measures of the heads of a model over its checkpoints, by step.
struct CheckpointMeasures {
    std::string model;               ///< name of the folder of checkpoints
    std::vector<std::string> names;  ///< of the checkpoints: "step1000"
    std::vector<std::int64_t> steps;
    /// Index of the checkpoint whose weights were read for this one: its own, or that of the first with the same files.
    std::vector<std::size_t> read_from;
    std::optional<std::size_t> open{};  ///< checkpoint that the window shows, or the command was given
    HeadId attention{};                 ///< kind and stage of the heads
    std::vector<CheckpointMeasure> measures;
    std::vector<std::int64_t> loss_steps{};  ///< of the losses; empty: no log was found
    std::vector<double> losses{};            ///< of training
    std::vector<Sentence> notes{};           ///< "The weights of step20 are those of step10."
};

/// Head test on random tokens, as a measure of checkpoints.
struct CheckpointTest {
    std::string id;          ///< "test-induction": of the test's name
    std::string_view title;  ///< "previous token"
    bool repeated = true;    ///< the random tokens come twice; otherwise once
    std::size_t index = 0;   ///< among the tests of the tokens that it reads
};
std::span<const CheckpointTest> checkpoint_tests();
/// Test with this id, which needs no text; null for metrics.
const CheckpointTest* find_checkpoint_test(std::string_view measure_id);

/// Ids of all measures: of checkpoint_tests(), then of the metrics on a text ("entropy", "previous", ...).
std::vector<std::string> checkpoint_measure_ids();

/// Measure with this id. Throws Error(Input) naming those that there are.
const CheckpointMeasure& measure_named(const CheckpointMeasures& measures, std::string_view measure_id);

}  // namespace headlight
