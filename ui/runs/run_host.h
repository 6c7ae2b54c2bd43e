#pragma once

#include <functional>
#include <stop_token>
#include <string>

namespace headlight {

/// Host of runs: receives their notices and supplies the texts that requests name.
struct RunHost {
    std::function<void(const std::string&)> notice;  ///< of a run that did not fail
    /// The text of a request as the model reads it; null: as it stands there.
    std::function<std::string(const std::string&)> text{};
    std::stop_token stop{};  ///< when it is set, what runs ends with Error(Cancelled)
};

}  // namespace headlight
