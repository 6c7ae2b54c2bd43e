#pragma once

#include "session/session.h"
#include "view/view_request.h"

#include <CLI/CLI.hpp>

#include <string>

namespace headlight {

/// A finite number from `low` to `high`; other numbers, NaN and words are wrong usage.
CLI::Validator number_between(double low, double high);

/// The text, the audio or the image of the request as the model takes it. Throws Error(Input) about what it does not
/// read, or reads and is not given, and what read_wave_file and read_image_file throw.
AnalysisRequest request_of(const LoadedModel& model, const InputRequest& input);

/// The text that an option gave: the argument, or for "-" what standard input holds, at most 1 MiB of it (said on
/// standard error when there is more).
std::string read_text_argument(const std::string& argument);

/// Says on standard error what the user should know of a run that did not fail.
void print_notice(const std::string& notice);

}  // namespace headlight
