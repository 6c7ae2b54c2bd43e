#include "json/json_document.h"

#include "core/git_lfs.h"
#include "core/mapped_file.h"
#include "core/printable.h"
#include "json/json_writer.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

namespace headlight {
namespace {

bool is_of_number(char byte) {
    return (byte >= '0' && byte <= '9') || byte == '-' || byte == '+' || byte == '.' || byte == 'e' || byte == 'E';
}

/// Returns whether a number is spelled as a whole one, and has no type of 64 bits.
bool is_large_integer(std::string_view number) {
    std::int64_t with_sign = 0;
    std::uint64_t without_sign = 0;
    const auto is_large = [&](auto& integer) {
        const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), integer);
        return error == std::errc::result_out_of_range && end == number.data() + number.size();
    };
    return is_large(with_sign) && (number.starts_with('-') || is_large(without_sign));
}

/// The same text with large integers as real numbers, which simdjson reads.
std::string with_real_numbers(std::string_view json) {
    std::string spelled;
    spelled.reserve(json.size() + 16);
    bool in_text = false;
    for (std::size_t at = 0; at < json.size();) {
        std::size_t end = at + 1;
        if (in_text) {
            if (json[at] == '\\' && end < json.size()) ++end;
        } else {
            while (is_of_number(json[at]) && end < json.size() && is_of_number(json[end])) ++end;
        }
        if (json[at] == '"') in_text = !in_text;
        const std::string_view part = json.substr(at, end - at);
        spelled += part;
        if (!in_text && is_large_integer(part)) spelled += "e0";
        at = end;
    }
    return spelled;
}

/// Returns whether the value is of the type, as simdjson has it.
constexpr auto read = [](simdjson::dom::element element, auto& value) {
    return element.get(value) == simdjson::SUCCESS;
};

template <typename Number>
bool read_within(simdjson::dom::element element, Number low, Number high, Number& number) {
    return read(element, number) && number >= low && number <= high;
}

/// The elements as `take` reads them; `ask` throws about one that it does not take.
template <typename Type, typename Take, typename Ask>
std::vector<Type> list_of(const JsonValue& list, simdjson::dom::array elements, const Take& take, const Ask& ask) {
    std::vector<Type> values;
    for (const simdjson::dom::element element : elements) {
        Type value{};
        if (!take(element, value)) value = ask(list.child(element, values.size()));
        values.push_back(value);
    }
    return values;
}

/// The same of the members of an object, with their names.
template <typename Type, typename Take, typename Ask>
std::vector<std::pair<std::string_view, Type>> named(const JsonValue& object, const Take& take, const Ask& ask) {
    std::vector<std::pair<std::string_view, Type>> values;
    for (const auto member : object.object()) {
        Type value{};
        if (!take(member.value, value)) value = ask(object.child(member.value, member.key));
        values.emplace_back(member.key, value);
    }
    return values;
}

}  // namespace

Sentence integer_range_text(std::int64_t low, std::int64_t high) {
    return Sentence("a whole number from %1 to %2", low, high);
}

Sentence real_range_text(double low, double high) {
    return Sentence("a number from %1 to %2", json_number(low), json_number(high));
}

JsonValue::JsonValue(simdjson::dom::element element, const std::string* file, std::string field)
    : element_(element), file_(file), field_(std::move(field)) {}

void JsonValue::fail(const Sentence& sentence, ErrorKind kind) const {
    throw Error(kind, sentence, {.file = *file_, .field = field_});
}

void JsonValue::fail_at(std::string_view key, const Sentence& sentence) const {
    throw Error(ErrorKind::Format, sentence, {.file = *file_, .field = place_of(key)});
}

void JsonValue::refuse(const Sentence& expected) const {
    fail(Sentence("Expected %1, found %2.", expected, shown()));
}

std::string JsonValue::shown() const {
    constexpr std::size_t kMostShown = 100;  // bytes of a text
    switch (element_.type()) {
        case simdjson::dom::element_type::ARRAY:
            return "a list";
        case simdjson::dom::element_type::OBJECT:
            return "an object";
        case simdjson::dom::element_type::STRING:
            return json_string(printable(text(), kMostShown));
        default:
            return simdjson::minify(element_);
    }
}

bool JsonValue::is(std::string_view text) const {
    std::string_view own;
    return read(element_, own) && own == text;
}

std::optional<JsonValue> JsonValue::find(std::string_view key) const {
    simdjson::dom::element element;
    if (object().at_key(key).get(element) != simdjson::SUCCESS || element.is_null()) return std::nullopt;
    return child(element, key);
}

JsonValue JsonValue::at(std::string_view key) const {
    if (auto value = find(key)) return *value;
    fail_at(key, Sentence("This field is missing."));
}

std::vector<JsonMember> JsonValue::members() const {
    std::vector<JsonMember> members;
    std::vector<std::string_view> names;
    for (const auto member : object()) {
        members.push_back({member.key, child(member.value, member.key)});
        names.push_back(member.key);
    }
    std::ranges::sort(names);
    const auto twice = std::ranges::adjacent_find(names);
    if (twice != names.end()) fail_at(*twice, Sentence("This field is given twice."));
    return members;
}

std::vector<JsonValue> JsonValue::elements(std::size_t most) const {
    std::vector<JsonValue> elements;
    for (const simdjson::dom::element element : array(most)) elements.push_back(child(element, elements.size()));
    return elements;
}

simdjson::dom::object JsonValue::object() const {
    simdjson::dom::object object;
    if (!read(element_, object)) refuse(Sentence("an object"));
    return object;
}

simdjson::dom::array JsonValue::array(std::size_t most) const {
    simdjson::dom::array array;
    if (!read(element_, array)) refuse(Sentence("a list"));
    if (array.size() > most) fail(Sentence("Expected a list of at most %1, found %2.", most, array.size()));
    return array;
}

std::string JsonValue::place_of(std::string_view key) const {
    const std::string name = key.size() > kMostShownOfName ? printable(key, kMostShownOfName) : std::string(key);
    return field_.empty() ? name : field_ + "." + name;
}

JsonValue JsonValue::child(simdjson::dom::element element, std::string_view key) const {
    return {element, file_, place_of(key)};
}

JsonValue JsonValue::child(simdjson::dom::element element, std::size_t index) const {
    return {element, file_, field_ + "[" + std::to_string(index) + "]"};
}

std::string_view JsonValue::text(std::size_t most) const {
    std::string_view text;
    if (!read(element_, text)) refuse(Sentence("a text"));
    if (text.size() > most) fail(Sentence("Expected a text of at most %1 bytes, found %2.", most, text.size()));
    return text;
}

std::size_t JsonValue::one_of(const std::vector<std::string>& names) const {
    for (std::size_t index = 0; index < names.size(); ++index)
        if (is(names[index])) return index;
    std::string all;
    for (const std::string& name : names) all += (all.empty() ? "" : ", ") + name;
    refuse(Sentence("one of %1", all));
}

bool JsonValue::boolean() const {
    bool truth = false;
    if (!read(element_, truth)) refuse(Sentence("true or false"));
    return truth;
}

std::int64_t JsonValue::integer(std::int64_t low, std::int64_t high) const {
    std::int64_t number = 0;
    if (!read_within(element_, low, high, number)) refuse(integer_range_text(low, high));
    return number;
}

std::int64_t JsonValue::whole(std::int64_t low, std::int64_t high) const {
    const auto number = whole_if_any();
    if (!number || *number < low || *number > high) refuse(integer_range_text(low, high));
    return *number;
}

std::optional<std::int64_t> JsonValue::whole_if_any() const {
    constexpr double kLimit = 0x1p63;
    if (std::int64_t integer = 0; read(element_, integer)) return integer;
    double real = 0;
    if (!read(element_, real) || real != std::floor(real) || std::abs(real) >= kLimit) return std::nullopt;
    return static_cast<std::int64_t>(real);
}

double JsonValue::real() const {
    double number = 0;
    if (!read(element_, number)) refuse(Sentence("a number"));
    return number;
}

double JsonValue::real(double low, double high) const {
    double number = 0;
    if (!read_within(element_, low, high, number)) refuse(real_range_text(low, high));
    return number;
}

std::vector<std::string_view> JsonValue::texts(std::size_t most) const {
    return list_of<std::string_view>(*this, array(most), read, [](const JsonValue& element) { return element.text(); });
}

std::vector<bool> JsonValue::booleans() const {
    return list_of<bool>(*this, array(), read, [](const JsonValue& element) { return element.boolean(); });
}

std::vector<std::int64_t> JsonValue::integers(std::int64_t low, std::int64_t high, std::size_t most) const {
    return list_of<std::int64_t>(
        *this, array(most), [=](auto element, std::int64_t& number) { return read_within(element, low, high, number); },
        [=](const JsonValue& element) { return element.integer(low, high); });
}

std::vector<double> JsonValue::reals(double low, double high) const {
    return list_of<double>(
        *this, array(), [=](auto element, double& number) { return read_within(element, low, high, number); },
        [=](const JsonValue& element) { return element.real(low, high); });
}

std::vector<std::pair<std::string_view, std::string_view>> JsonValue::named_texts() const {
    return named<std::string_view>(*this, read, [](const JsonValue& member) { return member.text(); });
}

std::vector<std::pair<std::string_view, std::int64_t>> JsonValue::named_integers(std::int64_t low,
                                                                                 std::int64_t high) const {
    return named<std::int64_t>(
        *this, [=](auto element, std::int64_t& number) { return read_within(element, low, high, number); },
        [=](const JsonValue& member) { return member.integer(low, high); });
}

std::string JsonValue::text_or(std::string_view key, std::string_view otherwise) const {
    const auto value = find(key);
    return std::string(value ? value->text() : otherwise);
}

bool JsonValue::boolean_or(std::string_view key, bool otherwise) const {
    const auto value = find(key);
    return value ? value->boolean() : otherwise;
}

namespace {

/// simdjson reads a copy with room behind it. One for which there was no memory has no data, and the parser would read
/// it all the same.
simdjson::error_code parse_copy(simdjson::dom::parser& parser, std::string_view text, simdjson::dom::element& root) {
    const simdjson::padded_string copy(text);
    if (copy.data() == nullptr) return simdjson::MEMALLOC;
    return parser.parse(copy).get(root);
}

}  // namespace

JsonDocument::JsonDocument(const std::filesystem::path& path) : file_(path.string()), what_(JsonBounds{}.what) {
    const auto mapped = MappedFile::open(path);
    refuse_git_lfs_pointer(mapped->bytes(), path);
    parse({reinterpret_cast<const char*>(mapped->bytes().data()), mapped->bytes().size()}, JsonBounds{}.most_bytes);
}

JsonDocument::JsonDocument(std::string_view text, std::string file, const JsonBounds& bounds)
    : file_(std::move(file)), place_(bounds.place), what_(bounds.what) {
    parse(text, bounds.most_bytes);
}

JsonValue JsonDocument::root_object() const {
    if (!root_.is_object()) root().refuse(Sentence("a %1 (a JSON object)", what_));
    return root();
}

void JsonDocument::parse(std::string_view text, std::size_t most_bytes) {
    const auto fail = [&](ErrorKind kind, const Sentence& sentence) {
        throw Error(kind, sentence, {file_, place_, {}});
    };
    if (text.size() > most_bytes)
        fail(ErrorKind::Format,
             Sentence("This %1 has %2 bytes; at most %3 MiB are read.", what_, text.size(), most_bytes >> 20));
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    simdjson::error_code error = parser_.allocate(std::max<std::size_t>(text.size(), 1), kMostJsonLevels);
    if (error == simdjson::SUCCESS) error = parse_copy(parser_, text, root_);
    if (error == simdjson::NUMBER_ERROR) error = parse_copy(parser_, with_real_numbers(text), root_);
    if (error == simdjson::MEMALLOC)
        fail(ErrorKind::Memory, Sentence("There is not enough memory to read this %1.", what_));
    if (error != simdjson::SUCCESS)
        fail(ErrorKind::Format,
             Sentence("This %1 is not valid JSON (%2): it is damaged, truncated or of another format.", what_,
                      simdjson::error_message(error)));
}

}  // namespace headlight
