#pragma once

#include "models/model.h"

#include <cstdint>

namespace headlight {

/// Memory of a run besides the model's weights, in bytes: an estimate from the sizes of the weights, the length of the
/// input and what is asked for, made before anything is allocated. tests/models/run_memory_test.cpp compares it with
/// what runs of all reference models leave.
struct RunMemory {
    std::uint64_t kept = 0;     ///< on the host, as long as the result: queries, keys, hidden states
    std::uint64_t vectors = 0;  ///< of what is kept, queries and keys, which may go into a file (SpillFile)
    std::uint64_t outputs = 0;  ///< on the host, as long as the result: logits above all
    std::uint64_t working = 0;  ///< on the device, until the run ends

    [[nodiscard]] std::uint64_t on_host() const { return kept + outputs; }
    [[nodiscard]] std::uint64_t total() const { return kept + outputs + working; }
};

/// Bytes of a layer's attention that don't grow with the input: tables of distances, for example.
inline constexpr std::uint64_t kMemoryOfField = 8 << 10;

RunMemory memory_of_run(const ModelDescription& model, const ModelInput& input, const CaptureRequest& request,
                        Precision kept = Precision::Fp32);

/// Bytes of a key/value cache for so many tokens.
std::uint64_t memory_of_cache(const ModelDescription& model, std::int64_t capacity);

/// Bytes of what a run over so many tokens leaves for the next one (EarlierRun).
std::uint64_t memory_of_rows(const ModelDescription& model, std::int64_t tokens);

/// Tokens of an input, those that a model makes of an image or a recording included.
std::int64_t tokens_of_input(const ModelDescription& model, const ModelInput& input);

}  // namespace headlight
