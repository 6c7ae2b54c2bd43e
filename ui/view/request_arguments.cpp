#include "view/request_arguments.h"

#include "view/fields.h"

namespace headlight {

namespace {

/// "--pair" of "--pair,--target".
std::string first_name(const std::string& option) {
    return option.substr(0, option.find(','));
}

void add(std::vector<std::string>& arguments, const Field& field, const ViewRequest& request) {
    const std::string option = first_name(field.option_name());
    const std::vector<std::string> values = field.kind->print(request);
    if (values.empty()) return;
    switch (field.kind->form()) {
        case OptionForm::Flag:
            arguments.push_back(option);
            return;
        case OptionForm::List: {
            std::string joined;
            for (const std::string& value : values) joined += (joined.empty() ? "" : ",") + value;
            arguments.push_back(option + '=' + joined);
            return;
        }
        case OptionForm::Single:
        case OptionForm::Repeated:
            for (const std::string& value : values) {
                if (!option.starts_with('-')) {
                    arguments.push_back(value);
                    continue;
                }
                // A value that begins with a hyphen would be taken for an option, and nothing behind a sign for itself.
                if (value.empty())
                    arguments.insert(arguments.end(), {option, value});
                else
                    arguments.push_back(option + '=' + value);
            }
    }
}

}  // namespace

std::vector<std::string> arguments_of(const ViewRequest& request, ContextSet place) {
    std::vector<std::string> arguments;
    const ViewRequest otherwise = default_request(place);
    for (const Field& field : view_fields())
        if (field.occurs_in(place) && !field.kind->equal(request, otherwise)) add(arguments, field, request);
    return arguments;
}

}  // namespace headlight
