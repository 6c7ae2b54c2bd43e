#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace headlight {

/// Reads the members of a JSON object that somebody else may have written. What is absent or null is as the caller says
/// otherwise; what is there but not as it should be throws Error(Format) naming file and field.
class JsonFields {
  public:
    /// `place` stands before the names of fields in messages: "view."
    explicit JsonFields(QJsonObject object, std::string file, std::string place = {});

    [[nodiscard]] bool has(const QString& name) const;
    [[nodiscard]] QString text(const QString& name, const QString& otherwise = {});
    [[nodiscard]] std::optional<QString> text_if_any(const QString& name);
    [[nodiscard]] bool flag(const QString& name, bool otherwise);
    [[nodiscard]] double number(const QString& name, double low, double high, double otherwise);
    [[nodiscard]] std::int32_t whole(const QString& name, std::int32_t low, std::int32_t high, std::int32_t otherwise);
    /// A whole number from 0, below a hundred thousand: of a layer, a head.
    [[nodiscard]] std::optional<std::int32_t> index_if_any(const QString& name);
    /// The place of the text among `names`.
    [[nodiscard]] std::size_t choice(const QString& name, std::span<const char* const> names, std::size_t otherwise);
    /// Without members where there is none.
    [[nodiscard]] JsonFields object(const QString& name);
    [[nodiscard]] QJsonArray list(const QString& name, qsizetype most);
    [[nodiscard]] std::vector<JsonFields> objects(const QString& name, qsizetype most);
    [[nodiscard]] std::vector<std::int32_t> wholes(const QString& name, qsizetype most);

    /// The members that were not asked for: of a program that knows more.
    [[nodiscard]] QJsonObject rest() const;
    [[noreturn]] void fail(const QString& name, const std::string& sentence) const;

  private:
    QJsonValue take(const QString& name);

    QJsonObject object_;
    std::string file_;
    std::string place_;
    std::set<QString> asked_;
};

/// The JSON object that a file holds. Throws Error(File) as `read_file` does; Error(Format) where it holds none,
/// calling it `what`: "session".
QJsonObject read_json_object(const std::filesystem::path& file, std::uint64_t most_bytes, const std::string& what);
/// The same of bytes that were read already.
QJsonObject json_object_of(const QByteArray& bytes, const std::string& file, const std::string& what);

}  // namespace headlight
