#include "view_options.h"

#include "view/request_checks.h"

#include <algorithm>

namespace headlight {

namespace {

/// "{linear,log,rank}", "FIRST-LAST", "0 to 100000": what stands behind the option in the help.
std::string type_of(const FieldKind& kind) {
    if (!kind.type_name().empty()) return kind.type_name();
    std::string names;
    for (const std::string& name : kind.choices()) names += (names.empty() ? "" : ",") + name;
    return names.empty() ? kind.takes() : '{' + names + '}';
}

/// Empty where the default is no value that the option takes, or none that a person would give.
std::string default_of(const FieldKind& kind) {
    ViewRequest request;
    const std::vector<std::string> values = kind.print(request);
    if (values.size() != 1 || values.front().starts_with('-')) return {};
    try {
        kind.parse(request, values);
    } catch (const BadValue&) {
        return {};
    }
    return values.front();
}

/// No help, completion or reference shows options of this group.
constexpr const char* kHiddenGroup = "";

CLI::Option* add_option(CLI::App& command, const Field& field, const std::string& name,
                        std::vector<std::string>& values) {
    const FieldKind& kind = *field.kind;
    if (kind.form() == OptionForm::Flag) return command.add_flag(name, field.help);
    auto* option = command.add_option(name, values, field.help)->type_name(type_of(kind));
    if (kind.form() == OptionForm::Single) option->expected(1)->multi_option_policy(CLI::MultiOptionPolicy::Throw);
    if (kind.form() == OptionForm::List) option->delimiter(',')->expected(1, CLI::detail::expected_max_vector_size);
    if (kind.form() == OptionForm::Repeated) option->allow_extra_args(false);
    if (kind.form() != OptionForm::Repeated) option->default_str(default_of(kind));
    return option;
}

}  // namespace

void ViewOptions::add_to(CLI::App& command, ContextSet place) {
    for (const Field& field : view_fields()) {
        if (!field.occurs_in(place)) continue;
        auto values = std::make_shared<std::vector<std::string>>();
        CLI::Option* option = add_option(command, field, field.option_name(), *values)->group(field.group);
        if (!field.option_name().starts_with('-')) option->required();
        options_.push_back({&field, option, values});
        for (const std::string& older : field.older_options)
            options_.push_back({&field, add_option(command, field, older, *values)->group(kHiddenGroup), values});
    }
}

CLI::Option* ViewOptions::option(std::string_view field) const {
    return std::ranges::find_if(options_, [&](const Given& each) { return each.field->name == field; })->option;
}

RequestPatch ViewOptions::given() const {
    RequestPatch patch;
    for (const Given& each : options_) {
        if (each.option->count() == 0) continue;
        try {
            each.field->kind->parse(patch.values(), *each.values);
        } catch (const BadValue& problem) {
            throw CLI::ValidationError(each.option->get_name(), problem.what());
        }
        patch.add(*each.field);
    }
    return patch;
}

ViewRequest ViewOptions::request() const {
    ViewRequest request;
    given().apply(request);
    return request;
}

void check_usage(const ViewRequest& request, const std::filesystem::path& out) {
    try {
        check_request(request, out);
    } catch (const WrongRequest& problem) {
        throw CLI::ValidationError(problem.what());
    }
}

}  // namespace headlight
