#pragma once

#include "session/session.h"

#include <CLI/CLI.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// A finite number from `low` to `high`; other numbers, NaN and words are wrong usage.
CLI::Validator number_between(double low, double high);

/// Which model, and what runs it.
struct ModelOptions {
    std::string model;
    BackendChoice backend;
};
/// Adds --backend, --device, --precision and --threads.
void add_backend_options(CLI::App& command, BackendChoice& backend);
/// Adds MODEL and the options of its backend.
void add_model_options(CLI::App& command, ModelOptions& options);

/// The text, the recording or the image that a model reads, and what the run changes on its way.
struct TextOptions {
    std::string text;
    std::optional<std::string> pair;
    std::string image;                         ///< path; empty: none
    std::filesystem::path audio;               ///< empty: none
    std::vector<std::string> interventions{};  ///< as `parse_intervention` reads them
    bool rewrites_target = false;              ///< an encoder-decoder writes its own target with them

    [[nodiscard]] std::vector<Intervention> changes() const;
};
/// Adds --text and --pair. Returns the option --text.
CLI::Option* add_text_options(CLI::App& command, TextOptions& options);
/// Adds --audio, which stands in place of `text`. Returns it.
CLI::Option* add_audio_option(CLI::App& command, TextOptions& options, CLI::Option* text);
/// Adds --image, in place of a text, or beside it for models that read both. Returns it.
CLI::Option* add_image_option(CLI::App& command, TextOptions& options);
/// Adds an option that can be given several times, each time with an intervention.
CLI::Option* add_intervention_option(CLI::App& command, const std::string& name,
                                     std::vector<std::string>& interventions);
/// Adds --rewrite-target.
CLI::Option* add_rewrite_option(CLI::App& command, TextOptions& options);
/// The text, the recording or the image as the model takes it. Throws Error(Input) about what it does not read, or
/// reads and is not given, and what read_wave_file and read_image_file throw.
AnalysisRequest request_of(const LoadedModel& model, const TextOptions& options);

/// The text that an option gave: the argument, or for "-" what standard input holds, at most 1 MiB of it (said on
/// standard error when there is more).
std::string read_text_argument(const std::string& argument);

/// Says on standard error what the user should know of a run that did not fail.
void print_notice(const std::string& notice);

}  // namespace headlight
