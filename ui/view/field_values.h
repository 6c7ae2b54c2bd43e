#pragma once

#include "core/text_bounds.h"
#include "export/json_fields.h"
#include "export/qt_json.h"
#include "view/field.h"

#include <QJsonValue>
#include <QString>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// A value inside a file: the object that holds the field, the field's name, and the index where it is in a list.
struct FoundValue {
    JsonFields& fields;
    const QString& name;
    std::optional<qsizetype> index;
    JsonValue value;

    /// The object that the value is; throws where it is none.
    [[nodiscard]] JsonFields object() const;
};

// What values of one type are in texts and in JSON: type_name, takes, choices, parse, print, read and json.

/// A whole number within bounds.
struct WholeValue {
    using Type = std::int32_t;
    std::int32_t low = 0;
    std::int32_t high = 0;

    [[nodiscard]] std::string type_name() const { return "N"; }
    [[nodiscard]] std::string takes() const;
    [[nodiscard]] std::vector<std::string> choices() const { return {}; }
    [[nodiscard]] Type parse(const std::string& text) const;
    [[nodiscard]] std::string print(Type value) const { return std::to_string(value); }
    [[nodiscard]] Type read(const FoundValue& found) const;
    [[nodiscard]] QJsonValue json(Type value) const { return value; }
};

/// A number within bounds.
struct RealValue {
    using Type = double;
    double low = 0;
    double high = 0;

    [[nodiscard]] std::string type_name() const { return "NUMBER"; }
    [[nodiscard]] std::string takes() const;
    [[nodiscard]] std::vector<std::string> choices() const { return {}; }
    [[nodiscard]] Type parse(const std::string& text) const;
    [[nodiscard]] std::string print(Type value) const;
    [[nodiscard]] Type read(const FoundValue& found) const;
    [[nodiscard]] QJsonValue json(Type value) const { return value; }
};

/// Function that returns what is wrong with a text; empty: nothing.
using TextCheck = std::string (*)(const std::string& text);

/// A text in UTF-8.
struct TextValue {
    using Type = std::string;
    const char* type = "";           ///< for people: "TEXT"
    std::size_t most = kMostOfText;  ///< bytes
    TextCheck check = nullptr;

    [[nodiscard]] std::string type_name() const { return type; }
    [[nodiscard]] std::string takes() const { return "a text"; }
    [[nodiscard]] std::vector<std::string> choices() const { return {}; }
    [[nodiscard]] Type parse(const std::string& text) const;
    [[nodiscard]] std::string print(const Type& value) const { return value; }
    [[nodiscard]] Type read(const FoundValue& found) const;
    [[nodiscard]] QJsonValue json(const Type& value) const { return qt_text(value); }
};

/// A token by its index, or a patch by its name; in files also a number.
struct TokenName {
    using Type = std::string;

    [[nodiscard]] std::string type_name() const { return "TOKEN"; }
    [[nodiscard]] std::string takes() const { return "the index of a token, or the name of a patch such as 3,2"; }
    [[nodiscard]] std::vector<std::string> choices() const { return {}; }
    [[nodiscard]] Type parse(const std::string& text) const;
    [[nodiscard]] std::string print(const Type& value) const { return value; }
    [[nodiscard]] Type read(const FoundValue& found) const;
    [[nodiscard]] QJsonValue json(const Type& value) const;
};

/// A stage counted from 0; in files -1 stands for the first, or for none.
struct StageValue {
    using Type = std::int32_t;

    [[nodiscard]] std::string type_name() const { return "N"; }
    [[nodiscard]] std::string takes() const { return number().takes(); }
    [[nodiscard]] std::vector<std::string> choices() const { return {}; }
    [[nodiscard]] Type parse(const std::string& text) const { return number().parse(text); }
    [[nodiscard]] std::string print(Type value) const { return std::to_string(value); }
    [[nodiscard]] Type read(const FoundValue& found) const;
    [[nodiscard]] QJsonValue json(Type value) const { return value; }

  private:
    [[nodiscard]] static WholeValue number() { return {0, 1000}; }
};

/// The same as TextValue in Qt's strings.
struct QtTextValue {
    using Type = QString;
    std::size_t most = kMostOfText;  ///< bytes

    [[nodiscard]] std::string type_name() const { return "TEXT"; }
    [[nodiscard]] std::string takes() const { return "a text"; }
    [[nodiscard]] std::vector<std::string> choices() const { return {}; }
    [[nodiscard]] Type parse(const std::string& text) const;
    [[nodiscard]] std::string print(const Type& value) const { return value.toStdString(); }
    [[nodiscard]] Type read(const FoundValue& found) const;
    [[nodiscard]] QJsonValue json(const Type& value) const { return value; }
};

/// A path of a file.
struct PathValue {
    using Type = std::filesystem::path;

    [[nodiscard]] std::string type_name() const { return "FILE"; }
    [[nodiscard]] std::string takes() const { return "a path"; }
    [[nodiscard]] std::vector<std::string> choices() const { return {}; }
    [[nodiscard]] Type parse(const std::string& text) const { return text; }
    [[nodiscard]] std::string print(const Type& value) const { return value.string(); }
    [[nodiscard]] Type read(const FoundValue& found) const;
    [[nodiscard]] QJsonValue json(const Type& value) const { return qt_text(value.string()); }
};

/// One of a few names that are texts in the request: ids of color maps, of metrics, of backends.
struct NamedValue {
    using Type = std::string;
    std::vector<std::string> names;
    bool or_none = false;  ///< "" is taken too

    [[nodiscard]] std::string type_name() const { return {}; }
    [[nodiscard]] std::string takes() const;
    [[nodiscard]] std::vector<std::string> choices() const { return names; }
    [[nodiscard]] Type parse(const std::string& text) const;
    [[nodiscard]] std::string print(const Type& value) const { return value; }
    [[nodiscard]] Type read(const FoundValue& found) const;
    [[nodiscard]] QJsonValue json(const Type& value) const { return qt_text(value); }
};

/// The index of one of a few names, or of one after the first ones: what enums and the like are made of.
struct IndexedValue {
    std::vector<std::string> names;

    [[nodiscard]] std::string takes() const;
    [[nodiscard]] std::size_t parse(const std::string& text) const;
};

template <typename Enum>
struct EnumValue {
    using Type = Enum;

    [[nodiscard]] std::string type_name() const { return {}; }
    [[nodiscard]] std::string takes() const { return all().takes(); }
    [[nodiscard]] std::vector<std::string> choices() const { return all().names; }
    [[nodiscard]] Type parse(const std::string& text) const { return static_cast<Enum>(all().parse(text)); }
    [[nodiscard]] std::string print(Type value) const { return enum_name(value); }
    [[nodiscard]] Type read(const FoundValue& found) const {
        return static_cast<Enum>(found.value.one_of(all().names));
    }
    [[nodiscard]] QJsonValue json(Type value) const { return QString::fromLatin1(enum_name(value)); }

  private:
    [[nodiscard]] static IndexedValue all() { return {enum_names<Enum>()}; }
};

/// The kinds of attention, by `kind_name`.
struct AttentionKindValue {
    using Type = AttentionKind;

    [[nodiscard]] std::string type_name() const { return {}; }
    [[nodiscard]] std::string takes() const { return all().takes(); }
    [[nodiscard]] std::vector<std::string> choices() const { return all().names; }
    [[nodiscard]] Type parse(const std::string& text) const;
    [[nodiscard]] std::string print(Type value) const { return std::string(kind_name(value)); }
    [[nodiscard]] Type read(const FoundValue& found) const;
    [[nodiscard]] QJsonValue json(Type value) const { return QString::fromStdString(print(value)); }

  private:
    [[nodiscard]] static IndexedValue all();
};

/// The first and the last of a range of rows, columns or tokens: "0-9", [0, 9].
struct RangeValue {
    using Type = EntryRange;

    [[nodiscard]] std::string type_name() const { return "FIRST-LAST"; }
    [[nodiscard]] std::string takes() const { return "a range such as 0-9"; }
    [[nodiscard]] std::vector<std::string> choices() const { return {}; }
    [[nodiscard]] Type parse(const std::string& text) const;
    [[nodiscard]] std::string print(const Type& value) const;
    [[nodiscard]] Type read(const FoundValue& found) const;
    [[nodiscard]] QJsonValue json(const Type& value) const;
};

/// "10:2:a note", {"query": 10, "key": 2, "note": "a note"}.
struct HighlightValue {
    using Type = Highlight;

    [[nodiscard]] std::string type_name() const { return "QUERY:KEY:NOTE"; }
    [[nodiscard]] std::string takes() const { return "QUERY:KEY:NOTE, QUERY:KEY, QUERY or :KEY"; }
    [[nodiscard]] std::vector<std::string> choices() const { return {}; }
    [[nodiscard]] Type parse(const std::string& text) const;
    [[nodiscard]] std::string print(const Type& value) const;
    [[nodiscard]] Type read(const FoundValue& found) const;
    [[nodiscard]] QJsonValue json(const Type& value) const;
};

/// An intervention as `parse_intervention` has it.
struct InterventionValue {
    using Type = Intervention;

    [[nodiscard]] std::string type_name() const { return "CHANGE"; }
    [[nodiscard]] std::string takes() const { return "an intervention such as zero:2.5"; }
    [[nodiscard]] std::vector<std::string> choices() const { return {}; }
    [[nodiscard]] Type parse(const std::string& text) const;
    [[nodiscard]] std::string print(const Type& value) const;
    [[nodiscard]] Type read(const FoundValue& found) const;
    [[nodiscard]] QJsonValue json(const Type& value) const;
};

/// The same, or {"change": "zero:2.5", "on": false}; on the command line "off:" stands before one that is off.
struct ListedInterventionValue {
    using Type = ListedIntervention;

    [[nodiscard]] std::string type_name() const { return "CHANGE"; }
    [[nodiscard]] std::string takes() const { return InterventionValue{}.takes(); }
    [[nodiscard]] std::vector<std::string> choices() const { return {}; }
    [[nodiscard]] Type parse(const std::string& text) const;
    [[nodiscard]] std::string print(const Type& value) const;
    [[nodiscard]] Type read(const FoundValue& found) const;
    [[nodiscard]] QJsonValue json(const Type& value) const;
};

/// A head: "L2H2", {"layer": 2, "head": 2}; older lessons: [2, 2].
struct HeadValue {
    using Type = HeadId;

    [[nodiscard]] std::string type_name() const { return "HEAD"; }
    [[nodiscard]] std::string takes() const { return "a head such as L2H2 or cross L0H1"; }
    [[nodiscard]] std::vector<std::string> choices() const { return {}; }
    [[nodiscard]] Type parse(const std::string& text) const;
    [[nodiscard]] std::string print(const Type& value) const;
    [[nodiscard]] Type read(const FoundValue& found) const;
    [[nodiscard]] QJsonValue json(const Type& value) const;
};

}  // namespace headlight
