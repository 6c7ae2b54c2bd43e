#include "formats/config.h"

#include "core/error.h"
#include "json/json_document.h"
#include "json/json_writer.h"

#include <charconv>
#include <cmath>
#include <utility>

namespace headlight {

namespace {

constexpr std::size_t kMostMembers = 10'000;
constexpr std::int64_t kLargestNumber = 10'000'000;

}  // namespace

struct Config::Content {
    std::filesystem::path file;
    std::map<std::string, std::string> keys_in_file;  // of members, sections included: "rope_scaling.factor"
    std::shared_ptr<const JsonDocument> document;
    std::string path;  // of a section: "rope_scaling."
    std::map<std::string, simdjson::dom::element, std::less<>> members;

    [[nodiscard]] std::optional<simdjson::dom::element> find(const std::string& key) const {
        const auto member = members.find(key);
        if (member == members.end() || member->second.is_null()) return {};
        return member->second;
    }
    /// The elements of a list; none if it is absent. `what` it is a list of, for messages.
    template <typename Read>
    void read_list(const Config& config, const std::string& key, const std::string& what, const Read& read) const {
        const auto value = find(key);
        if (!value) return;
        const std::string expected = "Expected a list of " + what + ", found ";
        simdjson::dom::array array;
        if (value->get(array) != simdjson::SUCCESS) config.fail(key, expected + shown_value(*value) + ".");
        for (const auto element : array)
            if (!read(element)) config.fail(key, expected + shown_value(element) + " in it.");
    }
};

Config::Config(std::unique_ptr<Content> content) : content_(std::move(content)) {}
Config::~Config() = default;
Config::Config(Config&&) noexcept = default;
Config& Config::operator=(Config&&) noexcept = default;

const std::filesystem::path& Config::file() const {
    return content_->file;
}

void Config::fail(const std::string& key, const std::string& sentence) const {
    const std::string named = content_->path + key;
    const auto renamed = content_->keys_in_file.find(named);
    const std::string& field = renamed == content_->keys_in_file.end() ? named : renamed->second;
    throw Error(ErrorKind::Format, sentence, {content_->file.string(), field, {}});
}

Config Config::parse(std::string_view json, const std::filesystem::path& file,
                     std::map<std::string, std::string> keys_in_file) {
    Config config(std::make_unique<Content>());
    Content& content = *config.content_;
    content.file = file;
    content.keys_in_file = std::move(keys_in_file);
    content.document =
        std::make_shared<const JsonDocument>(json, file.string(), JsonBounds{kMostBytes, "configuration"});
    const simdjson::dom::element root = content.document->element();
    simdjson::dom::object object;
    if (root.get(object) != simdjson::SUCCESS)
        config.fail("", "The file must hold a JSON object, and holds " + shown_value(root) + ".");
    config.add_members(object);
    return config;
}

template <typename Object>
void Config::add_members(const Object& object) {
    for (const auto member : object) {
        if (content_->members.size() == kMostMembers) fail("", "The file has more members than any configuration.");
        const std::string key(member.key);
        if (!content_->members.emplace(key, member.value).second) fail(key, "The configuration has this member twice.");
    }
}

bool Config::is_section(const std::string& key) const {
    const auto value = content_->find(key);
    return value && value->is_object();
}

std::optional<Config> Config::section(const std::string& key) const {
    const auto value = content_->find(key);
    if (!value) return {};
    simdjson::dom::object object;
    if (value->get(object) != simdjson::SUCCESS) fail(key, "Expected an object, found " + shown_value(*value) + ".");
    Config section(std::make_unique<Content>());
    section.content_->file = content_->file;
    section.content_->keys_in_file = content_->keys_in_file;
    section.content_->document = content_->document;
    section.content_->path = content_->path + key + ".";
    section.add_members(object);
    return section;
}

bool Config::has(const std::string& key) const {
    return content_->find(key).has_value();
}

bool Config::is_list(const std::string& key) const {
    const auto value = content_->find(key);
    return value && value->is_array();
}

bool Config::is_text(const std::string& key) const {
    const auto value = content_->find(key);
    return value && value->is_string();
}

std::int64_t Config::integer(const std::string& key, std::int64_t low, std::int64_t high) const {
    const std::string range = "a whole number from " + std::to_string(low) + " to " + std::to_string(high);
    const auto value = content_->find(key);
    if (!value) fail(key, "The configuration lacks this member: " + range + ".");
    std::int64_t number = 0;
    if (value->get(number) != simdjson::SUCCESS || number < low || number > high)
        fail(key, "Expected " + range + ", found " + shown_value(*value) + ".");
    return number;
}

std::int64_t Config::integer_or(const std::string& key, std::int64_t otherwise, std::int64_t low,
                                std::int64_t high) const {
    return has(key) ? integer(key, low, high) : otherwise;
}

double Config::real(const std::string& key, double low, double high) const {
    const std::string range = "a number from " + json_number(low) + " to " + json_number(high);
    const auto value = content_->find(key);
    if (!value) fail(key, "The configuration lacks this member: " + range + ".");
    double number = 0;
    if (value->get(number) != simdjson::SUCCESS || !std::isfinite(number) || number < low || number > high)
        fail(key, "Expected " + range + ", found " + shown_value(*value) + ".");
    return number;
}

double Config::real_or(const std::string& key, double otherwise, double low, double high) const {
    return has(key) ? real(key, low, high) : otherwise;
}

bool Config::boolean_or(const std::string& key, bool otherwise) const {
    const auto value = content_->find(key);
    if (!value) return otherwise;
    bool truth = false;
    if (value->get(truth) != simdjson::SUCCESS) fail(key, "Expected true or false, found " + shown_value(*value) + ".");
    return truth;
}

std::string Config::text(const std::string& key) const {
    const auto value = content_->find(key);
    if (!value) fail(key, "The configuration lacks this member: a text.");
    std::string_view text;
    if (value->get(text) != simdjson::SUCCESS) fail(key, "Expected a text, found " + shown_value(*value) + ".");
    return std::string(text);
}

std::string Config::text_or(const std::string& key, const std::string& otherwise) const {
    return has(key) ? text(key) : otherwise;
}

std::vector<std::string> Config::texts_or_none(const std::string& key) const {
    std::vector<std::string> texts;
    content_->read_list(*this, key, "texts", [&](simdjson::dom::element element) {
        std::string_view text;
        if (element.get(text) != simdjson::SUCCESS) return false;
        texts.emplace_back(text);
        return true;
    });
    return texts;
}

std::vector<bool> Config::booleans_or_none(const std::string& key) const {
    std::vector<bool> truths;
    content_->read_list(*this, key, "truth values", [&](simdjson::dom::element element) {
        bool truth = false;
        if (element.get(truth) != simdjson::SUCCESS) return false;
        truths.push_back(truth);
        return true;
    });
    return truths;
}

std::vector<std::int64_t> Config::integers_or_none(const std::string& key, std::int64_t low, std::int64_t high) const {
    std::vector<std::int64_t> numbers;
    content_->read_list(*this, key, "whole numbers from " + std::to_string(low) + " to " + std::to_string(high),
                        [&](simdjson::dom::element element) {
                            return element.get(numbers.emplace_back()) == simdjson::SUCCESS && numbers.back() >= low &&
                                   numbers.back() <= high;
                        });
    return numbers;
}

std::vector<std::vector<std::optional<std::int64_t>>> Config::integer_lists_or_none(const std::string& key,
                                                                                    std::int64_t low,
                                                                                    std::int64_t high) const {
    std::vector<std::vector<std::optional<std::int64_t>>> lists;
    const auto read_number = [&](simdjson::dom::element element) {
        lists.back().emplace_back();
        if (element.is_null()) return true;
        std::int64_t& number = lists.back().back().emplace();
        return element.get(number) == simdjson::SUCCESS && number >= low && number <= high;
    };
    const std::string range = " from " + std::to_string(low) + " to " + std::to_string(high);
    content_->read_list(*this, key, "lists of whole numbers" + range, [&](simdjson::dom::element element) {
        simdjson::dom::array array;
        if (element.get(array) != simdjson::SUCCESS) return false;
        lists.emplace_back();
        for (const auto number : array)
            if (!read_number(number)) return false;
        return true;
    });
    return lists;
}

std::map<std::string, std::int64_t> Config::named_integers(const std::string& key, std::int64_t low,
                                                           std::int64_t high) const {
    std::map<std::string, std::int64_t> numbers;
    const auto object = section(key);
    if (!object) return numbers;
    for (const auto& [name, value] : object->content_->members) numbers[name] = object->integer(name, low, high);
    return numbers;
}

std::vector<double> Config::reals_or_none(const std::string& key, double low, double high) const {
    std::vector<double> numbers;
    content_->read_list(*this, key, "numbers from " + json_number(low) + " to " + json_number(high),
                        [&](simdjson::dom::element element) {
                            return element.get(numbers.emplace_back()) == simdjson::SUCCESS &&
                                   std::isfinite(numbers.back()) && numbers.back() >= low && numbers.back() <= high;
                        });
    return numbers;
}

std::vector<double> Config::rows_or_none(const std::string& key, std::size_t columns, double low, double high) const {
    std::vector<double> numbers;
    content_->read_list(
        *this, key,
        "lists of " + std::to_string(columns) + " numbers from " + json_number(low) + " to " + json_number(high),
        [&](simdjson::dom::element element) {
            simdjson::dom::array row;
            if (element.get(row) != simdjson::SUCCESS || row.size() != columns) return false;
            for (const auto each : row) {
                if (each.get(numbers.emplace_back()) != simdjson::SUCCESS) return false;
                if (!(numbers.back() >= low && numbers.back() <= high)) return false;
            }
            return true;
        });
    return numbers;
}

std::map<std::int64_t, std::string> Config::numbered_texts(const std::string& key) const {
    const auto value = content_->find(key);
    if (!value) return {};
    simdjson::dom::object object;
    if (value->get(object) != simdjson::SUCCESS)
        fail(key, R"(Expected an object like {"0": "A"}, found )" + shown_value(*value) + ".");
    std::map<std::int64_t, std::string> texts;
    for (const auto member : object) {
        std::int64_t number = -1;
        const std::string_view name = member.key;
        const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
        if (error != std::errc{} || end != name.data() + name.size() || number < 0 || number > kLargestNumber)
            fail(key, "Expected whole numbers as keys, found \"" + std::string(name) + "\".");
        std::string_view text;
        if (member.value.get(text) != simdjson::SUCCESS)
            fail(key, "Expected a text for \"" + std::string(name) + "\", found " + shown_value(member.value) + ".");
        if (!texts.emplace(number, text).second)
            fail(key, "The number " + std::to_string(number) + " stands there twice.");
    }
    return texts;
}

}  // namespace headlight
