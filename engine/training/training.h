#pragma once

#include "core/thread_pool.h"
#include "training/training_folder.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <stop_token>
#include <string_view>

namespace headlight {

/// How far a training is.
struct TrainingProgress {
    std::int64_t step = 0;    ///< updates so far
    std::int64_t last = 0;    ///< step at which this run ends
    double loss = 0;          ///< of the last step, in nats a token; 0 before the first one
    bool checkpoint = false;  ///< one was written at this step
};
/// Is called after every step, on the thread that trains.
using TrainingReport = std::function<void(const TrainingProgress&)>;

/// Checks text and options and makes the folder of a training, which `train_in` then fills. Throws Error(Input) for an
/// option out of range or a text too short or longer than kMostOfTrainingText, Error(File) for a folder that holds
/// something.
void begin_training(const std::filesystem::path& folder, std::string_view text, const TrainingOptions& options,
                    const std::stop_token& stop);

/// Trains `steps` steps from the last checkpoint of a training's folder on, with its optimizer: the weights become
/// those of a training that was never interrupted. Writes a checkpoint before the first step, about 20 on the way and
/// one at the end, also where a stop is requested. Returns the progress at the end. Throws Error(File),
/// also where another training runs in the folder, or Error(Format) naming the file, and Error(Input) for steps out of
/// range.
TrainingProgress train_in(const std::filesystem::path& folder, int steps, ThreadCount threads,
                          const TrainingReport& report, const std::stop_token& stop);

}  // namespace headlight
