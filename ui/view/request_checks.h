#pragma once

#include "view/view_request.h"

#include <filesystem>
#include <stdexcept>
#include <string>

namespace headlight {

/// Fields of a request that do not belong together, or lack what they need; begins with the option.
class WrongRequest : public std::invalid_argument {
  public:
    WrongRequest(const std::string& option, const std::string& sentence)
        : std::invalid_argument(option + ": " + sentence) {}
};

/// Throws WrongRequest where the figure, or a panel of it, cannot be what is asked for, whatever model and input are;
/// `out`: the file that it is for, empty for none.
void check_request(const ViewRequest& request, const std::filesystem::path& out);

/// The endings of files that figures are written as, for messages: ".pdf, .svg, ... or .safetensors".
std::string figure_endings();

}  // namespace headlight
