#pragma once

#include "view/request_json.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// Options of a command, made from the table of fields.
class ViewOptions {
  public:
    /// Adds an option for every field that occurs in the place; a model is required.
    void add_to(CLI::App& command, ContextSet place);

    /// The option of the field of this name, which must occur in the place.
    [[nodiscard]] CLI::Option* option(std::string_view field) const;

    /// Fields that the arguments set, after parsing. Throws CLI::ValidationError naming the option.
    [[nodiscard]] RequestPatch given() const;
    /// The same over the defaults.
    [[nodiscard]] ViewRequest request() const;

  private:
    struct Given {
        const Field* field;
        CLI::Option* option;
        std::shared_ptr<std::vector<std::string>> values;
    };

    std::vector<Given> options_;
};

/// Checks the request. Throws CLI::ValidationError where it is wrong usage.
void check_usage(const ViewRequest& request, const std::filesystem::path& out);

}  // namespace headlight
