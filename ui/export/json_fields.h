#pragma once

#include "export/unknown_fields.h"
#include "json/json_document.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace headlight {

/// Reads the members of a JSON object that somebody else may have written, as JsonValue does, and notes which were
/// asked for. What is absent or null is as the caller says otherwise; what is there but not as it should be throws
/// Error(Format) naming file and field. Copies, and the objects inside, note together.
class JsonFields {
  public:
    /// A JSON text. Throws Error(Format) where it is no object, calling it `what`: "session".
    static JsonFields of_text(std::string_view json, const std::string& file, const std::string& what);
    /// The same of a file of at most `most_bytes`. Throws Error(File) as `read_file` does.
    static JsonFields of_file(const std::filesystem::path& file, std::uint64_t most_bytes, const std::string& what);
    /// An object in memory; `file` is for messages.
    JsonFields(const QJsonObject& object, const std::string& file);

    [[nodiscard]] bool has(const QString& name) const;
    /// Returns whether it is there, be it null.
    [[nodiscard]] bool contains(const QString& name) const;
    /// Any value; nothing where it is absent or null. Counts as asked for.
    [[nodiscard]] std::optional<JsonValue> value(const QString& name);
    /// The same; throws where it is absent or null.
    [[nodiscard]] JsonValue needed(const QString& name);

    [[nodiscard]] std::optional<QString> text_if_any(const QString& name, qsizetype most_letters);
    /// Empty where it is absent.
    [[nodiscard]] QString text(const QString& name, qsizetype most_letters);
    /// Throws where it is absent or blank.
    [[nodiscard]] QString needed_text(const QString& name, qsizetype most_letters);
    /// A text, or a list of them; at least one.
    [[nodiscard]] QStringList paragraphs(const QString& name, qsizetype most_letters);
    [[nodiscard]] std::optional<bool> flag_if_any(const QString& name);
    [[nodiscard]] bool flag(const QString& name, bool otherwise);
    [[nodiscard]] std::optional<double> number_if_any(const QString& name, double low, double high);
    [[nodiscard]] double number(const QString& name, double low, double high, double otherwise);
    [[nodiscard]] std::optional<std::int32_t> whole_if_any(const QString& name, std::int32_t low, std::int32_t high);
    [[nodiscard]] std::int32_t whole(const QString& name, std::int32_t low, std::int32_t high, std::int32_t otherwise);
    /// The place of the text among `names`.
    [[nodiscard]] std::optional<std::size_t> choice_if_any(const QString& name, const std::vector<std::string>& names);
    [[nodiscard]] std::size_t choice(const QString& name, std::span<const char* const> names, std::size_t otherwise);
    [[nodiscard]] std::optional<JsonFields> object_if_any(const QString& name);
    /// Without members where there is none.
    [[nodiscard]] JsonFields object(const QString& name);
    /// Empty where there is none.
    [[nodiscard]] std::vector<JsonValue> list(const QString& name, qsizetype most);
    [[nodiscard]] std::vector<JsonFields> objects(const QString& name, qsizetype most);
    /// An element of a list that must be an object.
    [[nodiscard]] JsonFields element(const QString& name, qsizetype index, const JsonValue& value) const;

    /// Names of the members that were not asked for.
    [[nodiscard]] QStringList names_left() const;
    /// The members that were not asked for, and those of the objects inside that were.
    [[nodiscard]] UnknownFields unknown() const;
    /// Leaves out of `unknown` what stands inside this member: where it is written under another name.
    void forget_unknown_in(const QString& name);
    /// Refuses members that were not asked for, calling the whole `what`: "A lesson". For files that people write,
    /// where a misspelt name would be missed by nobody.
    void end(const std::string& what) const;
    /// The same, and in the objects inside that were asked for.
    void end_all(const std::string& what) const;
    [[noreturn]] void fail(const QString& name, const Sentence& sentence) const;

  private:
    struct Asked;
    explicit JsonFields(const std::shared_ptr<const JsonDocument>& document);
    explicit JsonFields(std::shared_ptr<Asked> asked) : asked_(std::move(asked)) {}
    [[nodiscard]] JsonFields inside(const QString& name, std::optional<qsizetype> index, const JsonValue& value) const;

    std::shared_ptr<Asked> asked_;
};

}  // namespace headlight
