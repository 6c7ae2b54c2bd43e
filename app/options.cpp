#include "options.h"

#include "audio/wave_file.h"
#include "capture/intervention_text.h"
#include "core/error.h"
#include "core/utf8.h"
#include "figures/image_file.h"

#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <iostream>

namespace headlight {

namespace {

constexpr std::size_t kMostInputBytes = std::size_t{1024} * 1024;

std::string plain_number(double value) {
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    return {digits.data(), end};
}

/// Reads until the end or until one byte more than the limit.
std::string read_standard_input() {
    std::string text(kMostInputBytes + 1, '\0');
    std::size_t length = 0;
    while (length < text.size()) {
        const ssize_t count = ::read(STDIN_FILENO, text.data() + length, text.size() - length);
        if (count == 0) break;
        if (count < 0 && errno == EINTR) continue;
        if (count < 0)
            throw Error(ErrorKind::File, std::string("Standard input cannot be read: ") + std::strerror(errno) + ".");
        length += static_cast<std::size_t>(count);
    }
    text.resize(length);
    return text;
}

/// The length of the longest prefix of at most `limit` bytes that ends between two characters.
std::size_t whole_characters(std::string_view text, std::size_t limit) {
    const auto continues = [&](std::size_t at) { return (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U; };
    std::size_t end = limit;
    while (end > 0 && limit - end < 4 && continues(end)) --end;
    return continues(end) ? limit : end;
}

/// Throws Error(Input) about what a model does not read, or reads and is not given.
void check_input_kind(const LoadedModel& model, const TextOptions& options) {
    if (model.audio && options.audio.empty())
        throw Error(ErrorKind::Input, model.name + " reads recordings, not texts: give it --audio with a WAV file.");
    if (!model.audio && !options.audio.empty())
        throw Error(ErrorKind::Input, model.name + " reads no recordings: give it --text in place of --audio.");
    if (!model.images && !options.image.empty())
        throw Error(ErrorKind::Input, model.name + " reads no images: give it --text in place of --image.");
    if (model.images && !model.tokenizer && !options.text.empty())
        throw Error(ErrorKind::Input, model.name + " reads images, not texts: leave --text out.");
    if (model.images && !model.tokenizer && options.image.empty())
        throw Error(ErrorKind::Input, model.name + " reads images, not texts: give it --image.");
}

}  // namespace

CLI::Validator number_between(double low, double high) {
    const std::string range = plain_number(low) + " to " + plain_number(high);
    return {[=](const std::string& text) {
                double value = 0;
                const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
                const bool number = problem == std::errc{} && end == text.data() + text.size() && std::isfinite(value);
                return number && value >= low && value <= high ? std::string()
                                                               : "'" + text + "' is not a number from " + range;
            },
            range};
}

void add_model_options(CLI::App& command, ModelOptions& options) {
    command
        .add_option(
            "MODEL", options.model,
            "A built-in model's name, a Hugging Face folder or a file in one, a GGUF file, or recorded attention")
        ->required();
    add_backend_options(command, options.backend);
}

void add_backend_options(CLI::App& command, BackendChoice& backend) {
    command.add_option("--backend", backend.backend, "What computes")
        ->check(CLI::IsMember({"auto", "cpu", "vulkan"}))
        ->capture_default_str();
    command
        .add_option("--device", backend.device,
                    "Vulkan device: its number in 'headlight devices', or a part of its name")
        ->check(CLI::Validator([](const std::string& text) { return text.empty() ? "it names no device" : ""; },
                               "NAME|NUMBER"));
    command
        .add_option("--precision", backend.precision,
                    "Of matrix products: fp32 without it; fp16 is less exact, and quicker on graphics processors")
        ->check(CLI::IsMember({"fp32", "fp16"}));
    command.add_option("--threads", backend.threads, "CPU threads; without it, as many as there are cores")
        ->check(number_between(1, 1024));
}

CLI::Option* add_text_options(CLI::App& command, TextOptions& options) {
    auto* text = command.add_option("--text", options.text, "Text to read; - reads standard input (at most 1 MiB)");
    command.add_option(
        "--pair,--target", options.pair,
        "Second text, for models that take two; for a translator, the target to read instead of its own");
    return text;
}

CLI::Option* add_audio_option(CLI::App& command, TextOptions& options, CLI::Option* text) {
    return command.add_option("--audio", options.audio, "WAV file to read, for models that read recordings")
        ->excludes(text);
}

CLI::Option* add_image_option(CLI::App& command, TextOptions& options) {
    return command.add_option("--image", options.image, "Image to read (PNG, JPEG, ...), for models that read images");
}

CLI::Option* add_intervention_option(CLI::App& command, const std::string& name,
                                     std::vector<std::string>& interventions) {
    return command
        .add_option(
            name, interventions,
            "Change a head or a whole layer on the way: zero:LAYER.HEAD (or mean, uniform, previous, self), "
            "zero:LAYER, temperature=0.5:LAYER.HEAD, paint@QUERY,KEY=WEIGHT:LAYER.HEAD, no-positions:all; in front "
            "encoder/, decoder/ or cross/ where there are several kinds, and stage1/ where there are stages; can be "
            "given several times")
        ->allow_extra_args(false)
        ->check(CLI::Validator(
            [](const std::string& text) {
                try {
                    static_cast<void>(parse_intervention(text));
                    return std::string();
                } catch (const Error& error) {
                    return std::string(error.what());
                }
            },
            "CHANGE"));
}

CLI::Option* add_rewrite_option(CLI::App& command, TextOptions& options) {
    return command.add_flag("--rewrite-target", options.rewrites_target,
                            "Let an encoder-decoder write its own target with the interventions, too (by itself the "
                            "untouched model writes it, so that runs with and without them read the same tokens)");
}

std::vector<Intervention> TextOptions::changes() const {
    std::vector<Intervention> all;
    for (const std::string& each : interventions) all.push_back(parse_intervention(each));
    return all;
}

AnalysisRequest request_of(const LoadedModel& model, const TextOptions& options) {
    check_input_kind(model, options);
    AnalysisRequest request;
    request.interventions = options.changes();
    if (options.rewrites_target) request.target_interventions = request.interventions;
    request.pair = options.pair;
    if (!options.image.empty()) {
        request.image = read_image_file(QString::fromStdString(options.image));
        request.image_name = std::filesystem::path(options.image).filename().string();
    }
    if (model.audio)
        request.audio = std::make_shared<const Audio>(read_wave_file(options.audio));
    else if (model.tokenizer)
        request.text = read_text_argument(options.text);
    return request;
}

std::string read_text_argument(const std::string& argument) {
    if (argument != "-") return argument;
    std::string text = read_standard_input();
    if (text.size() > kMostInputBytes) {
        text.resize(whole_characters(text, kMostInputBytes));
        print_notice("Standard input is longer than 1 MiB; only that much of it is used.");
    }
    return text;
}

void print_notice(const std::string& notice) {
    std::cerr << "headlight: note: " << notice << '\n';
}

}  // namespace headlight
