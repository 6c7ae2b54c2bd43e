#pragma once

#include "core/text/sentence.h"

#include <cstdint>
#include <exception>
#include <optional>
#include <string>

namespace headlight {

/// Kind of an error; decides the wording of the window's notice and nothing else.
enum class ErrorKind {
    File,         ///< a file is missing, unreadable or not what its name says
    Format,       ///< a file's content breaks its format
    Unsupported,  ///< well-formed, but nothing here can run it
    Input,        ///< what the user asked for does not fit the model
    Device,       ///< a compute device failed
    Memory,       ///< not enough memory
    Cancelled,    ///< the user or a newer request stopped the work
};

/// Where it went wrong, as far as known.
struct ErrorPlace {
    std::string file;                       ///< path as the user gave it
    std::string field;                      ///< key, tensor name or option
    std::optional<std::uint64_t> offset{};  ///< byte offset in `file`, for binary formats
};

/// The one exception of the engine: a sentence that says what is wrong, where, and what to do about it.
/// `what()` is the whole sentence in English, the place included; it is ready to be shown to a user (see
/// core/printable.h). The window translates `problem` and `report`.
class Error : public std::exception {
  public:
    Error(ErrorKind kind, Sentence problem, ErrorPlace place = {});

    [[nodiscard]] const char* what() const noexcept override { return message_.c_str(); }
    [[nodiscard]] ErrorKind kind() const noexcept { return kind_; }
    /// The sentence in English, without the place.
    [[nodiscard]] const std::string& sentence() const noexcept { return sentence_; }
    /// The sentence without the place.
    [[nodiscard]] const Sentence& problem() const noexcept { return problem_; }
    /// The sentence with the place.
    [[nodiscard]] Sentence report() const;
    [[nodiscard]] const ErrorPlace& place() const noexcept { return place_; }

  private:
    ErrorKind kind_;
    Sentence problem_;
    std::string sentence_;
    ErrorPlace place_;
    std::string message_;
};

/// Thrown where a stop token was found set.
[[noreturn]] void throw_cancelled();

}  // namespace headlight
