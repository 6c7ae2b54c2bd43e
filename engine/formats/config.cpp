#include "formats/config.h"

#include "core/error.h"
#include "json/json_document.h"

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
    std::map<std::string, JsonValue, std::less<>> members;

    /// The member; nothing if it is absent or null.
    [[nodiscard]] const JsonValue* find(const std::string& key) const {
        const auto member = members.find(key);
        return member == members.end() || member->second.is_null() ? nullptr : &member->second;
    }
    /// Name of the member in the file.
    [[nodiscard]] std::string name_of(const std::string& key) const {
        const auto renamed = keys_in_file.find(path + key);
        return renamed == keys_in_file.end() ? path + key : renamed->second;
    }
};

Config::Config(std::unique_ptr<Content> content) : content_(std::move(content)) {}
Config::~Config() = default;
Config::Config(Config&&) noexcept = default;
Config& Config::operator=(Config&&) noexcept = default;

const std::filesystem::path& Config::file() const {
    return content_->file;
}

void Config::fail(const std::string& key, const Sentence& sentence) const {
    throw Error(ErrorKind::Format, sentence, {content_->file.string(), content_->name_of(key), {}});
}

Config Config::parse(std::string_view json, const std::filesystem::path& file,
                     std::map<std::string, std::string> keys_in_file) {
    Config config(std::make_unique<Content>());
    Content& content = *config.content_;
    content.file = file;
    content.keys_in_file = std::move(keys_in_file);
    content.document =
        std::make_shared<const JsonDocument>(json, file.string(), JsonBounds{kMostBytes, "configuration"});
    config.add_members(content.document->root_object());
    return config;
}

void Config::add_members(const JsonValue& object) {
    if (object.object().size() > kMostMembers)
        object.fail(Sentence("The object has more members than any configuration."));
    for (const auto& [name, value] : object.members()) {
        const std::string key(name);
        content_->members.emplace(key, content_->keys_in_file.empty() ? value : value.renamed(content_->name_of(key)));
    }
}

const JsonValue& Config::needed(const std::string& key, const Sentence& expected) const {
    if (const JsonValue* value = content_->find(key)) return *value;
    fail(key, Sentence("The configuration lacks this member: %1.", expected));
}

bool Config::is_section(const std::string& key) const {
    const JsonValue* value = content_->find(key);
    return value != nullptr && value->is_object();
}

std::optional<Config> Config::section(const std::string& key) const {
    const JsonValue* value = content_->find(key);
    if (value == nullptr) return {};
    Config section(std::make_unique<Content>());
    section.content_->file = content_->file;
    section.content_->keys_in_file = content_->keys_in_file;
    section.content_->document = content_->document;
    section.content_->path = content_->path + key + ".";
    section.add_members(*value);
    return section;
}

bool Config::has(const std::string& key) const {
    return content_->find(key) != nullptr;
}

bool Config::is_null(const std::string& key) const {
    const auto member = content_->members.find(key);
    return member != content_->members.end() && member->second.is_null();
}

bool Config::is_list(const std::string& key) const {
    const JsonValue* value = content_->find(key);
    return value != nullptr && value->is_array();
}

bool Config::is_text(const std::string& key) const {
    const JsonValue* value = content_->find(key);
    return value != nullptr && value->is_text();
}

std::int64_t Config::integer(const std::string& key, std::int64_t low, std::int64_t high) const {
    return needed(key, integer_range_text(low, high)).integer(low, high);
}

std::int64_t Config::integer_or(const std::string& key, std::int64_t otherwise, std::int64_t low,
                                std::int64_t high) const {
    return has(key) ? integer(key, low, high) : otherwise;
}

double Config::real(const std::string& key, double low, double high) const {
    return needed(key, real_range_text(low, high)).real(low, high);
}

double Config::real_or(const std::string& key, double otherwise, double low, double high) const {
    return has(key) ? real(key, low, high) : otherwise;
}

bool Config::boolean_or(const std::string& key, bool otherwise) const {
    const JsonValue* value = content_->find(key);
    return value == nullptr ? otherwise : value->boolean();
}

std::string Config::text(const std::string& key) const {
    return std::string(needed(key, Sentence("a text")).text());
}

std::string Config::text_or(const std::string& key, const std::string& otherwise) const {
    return has(key) ? text(key) : otherwise;
}

std::vector<std::string> Config::texts_or_none(const std::string& key) const {
    const JsonValue* value = content_->find(key);
    if (value == nullptr) return {};
    const std::vector<std::string_view> texts = value->texts();
    return {texts.begin(), texts.end()};
}

std::vector<bool> Config::booleans_or_none(const std::string& key) const {
    const JsonValue* value = content_->find(key);
    return value == nullptr ? std::vector<bool>{} : value->booleans();
}

std::vector<std::int64_t> Config::integers_or_none(const std::string& key, std::int64_t low, std::int64_t high) const {
    const JsonValue* value = content_->find(key);
    return value == nullptr ? std::vector<std::int64_t>{} : value->integers(low, high);
}

std::vector<std::vector<std::optional<std::int64_t>>> Config::integer_lists_or_none(const std::string& key,
                                                                                    std::int64_t low,
                                                                                    std::int64_t high) const {
    std::vector<std::vector<std::optional<std::int64_t>>> lists;
    const JsonValue* value = content_->find(key);
    if (value == nullptr) return lists;
    for (const JsonValue& list : value->elements()) {
        auto& numbers = lists.emplace_back();
        for (const JsonValue& number : list.elements())
            numbers.push_back(number.is_null() ? std::nullopt : std::optional(number.integer(low, high)));
    }
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
    const JsonValue* value = content_->find(key);
    if (value == nullptr) return {};
    if (std::isfinite(high)) return value->reals(low, high);
    std::vector<double> numbers;
    for (const JsonValue& element : value->elements()) {
        const bool infinite = element.is_object() && element.at("__float__").is("Infinity");
        numbers.push_back(infinite ? high : element.real(low, high));
    }
    return numbers;
}

std::vector<double> Config::rows_or_none(const std::string& key, std::size_t columns, double low, double high) const {
    std::vector<double> numbers;
    const JsonValue* value = content_->find(key);
    if (value == nullptr) return numbers;
    for (const JsonValue& row : value->elements()) {
        const std::vector<double> found = row.reals(low, high);
        if (found.size() != columns)
            row.fail(Sentence("Expected a list of %1 numbers, found one of %2.", columns, found.size()));
        numbers.insert(numbers.end(), found.begin(), found.end());
    }
    return numbers;
}

std::map<std::int64_t, std::string> Config::numbered_texts(const std::string& key) const {
    const JsonValue* value = content_->find(key);
    if (value == nullptr) return {};
    std::map<std::int64_t, std::string> texts;
    for (const auto& [name, text] : value->named_texts()) {
        std::int64_t number = -1;
        const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
        if (error != std::errc{} || end != name.data() + name.size() || number < 0 || number > kLargestNumber)
            value->fail(Sentence("Expected whole numbers as keys, as in {\"0\": \"A\"}, found \"%1\".", name));
        if (!texts.emplace(number, text).second) value->fail(Sentence("The number %1 is given twice.", number));
    }
    return texts;
}

}  // namespace headlight
