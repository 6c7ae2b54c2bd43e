#include "standard_output.h"

#include "core/error.h"
#include "core/printable.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <iostream>

namespace headlight {

namespace {
constexpr std::size_t kBufferSize = std::size_t{64} * 1024;
}

StandardOutput::StandardOutput() : is_terminal_(::isatty(STDOUT_FILENO) == 1) {}

void StandardOutput::write(std::string_view text) {
    // A file's text must not steer the terminal that it is shown on; a program that reads it gets every byte.
    buffer_ += is_terminal_ ? printable(text, text.size()) : text;
    if (buffer_.size() >= kBufferSize) flush();
}

void StandardOutput::flush() {
    std::string_view rest = buffer_;
    while (!rest.empty()) {
        const ssize_t written = ::write(STDOUT_FILENO, rest.data(), rest.size());
        if (written >= 0) {
            rest.remove_prefix(static_cast<std::size_t>(written));
            continue;
        }
        if (errno == EINTR) continue;
        buffer_.clear();
        if (errno == EPIPE) throw ReaderGone{};
        throw Error(ErrorKind::File,
                    std::string("The result could not be written to standard output: ") + std::strerror(errno) + ".");
    }
    buffer_.clear();
}

std::string in_one_cell(std::string_view text) {
    std::string cell;
    for (const char c : text) {
        if (c == '\t') {
            cell += "\\t";
        } else if (c == '\n') {
            cell += "\\n";
        } else if (c == '\r') {
            cell += "\\r";
        } else {
            cell += c;
        }
    }
    return cell;
}

void say(std::string_view sentence) {
    // Nobody is left to tell where this fails.
    std::cerr << "headlight: " + printable(sentence, sentence.size()) + '\n' << std::flush;
}

void hold_standard_descriptors() {
    for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        // open() takes the lowest free number. Read-only, so that writing fails as it would on the closed descriptor.
        if (::fcntl(descriptor, F_GETFD) == -1) ::open("/dev/null", O_RDONLY);
    }
}

}  // namespace headlight
