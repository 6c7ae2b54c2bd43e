#include "options.h"

#include "core/error.h"
#include "core/utf8.h"
#include "language/languages.h"
#include "standard_output.h"
#include "view/field_choices.h"

#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <cmath>
#include <cstring>
#include <filesystem>

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

std::string read_text_argument(const std::string& argument) {
    if (argument != "-") return argument;
    std::string text = read_standard_input();
    if (text.size() > kMostInputBytes) {
        text.resize(whole_characters(text, kMostInputBytes));
        print_notice("Standard input is longer than 1 MiB; only the first 1 MiB is used.");
    }
    return text;
}

void choose_language(const std::string& id, bool draws) {
    const Language& language = *find_language(QString::fromStdString(id));
    if (const QString problem = missing_font(language); draws && !problem.isEmpty())
        throw Error(ErrorKind::Input, problem.toStdString());
    use_language(language);
}

void add_language_option(CLI::App& command, std::string& language, const std::string& help) {
    command.add_option("--language", language, help)->check(CLI::IsMember(language_ids()));
}

RunHost command_host() {
    return {print_notice, read_text_argument};
}

void print_notice(const std::string& notice) {
    say("note: " + notice);
}

}  // namespace headlight
