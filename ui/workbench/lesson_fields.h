#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QSet>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <string>

namespace headlight {

/// The fields of an object of a lesson, read by typed and bounded questions. Every error names the file and the field.
class LessonFields {
  public:
    /// `place`: where the object stands, "steps[2].show."; empty for the whole.
    LessonFields(const QString& file, const QString& place, const QJsonObject& object);

    [[nodiscard]] bool has(const char* name) const;
    [[nodiscard]] bool is_text(const char* name) const;
    /// Any value; counts as read.
    [[nodiscard]] QJsonValue value(const char* name);
    /// Nothing where the field is absent.
    [[nodiscard]] std::optional<QString> text(const char* name, int most_letters);
    [[nodiscard]] QString needed_text(const char* name, int most_letters);
    /// A text, or a list of them; at least one.
    [[nodiscard]] QStringList paragraphs(const char* name, int most_letters);
    [[nodiscard]] std::optional<std::int32_t> whole(const char* name, std::int32_t least, std::int32_t most);
    [[nodiscard]] std::optional<double> real(const char* name, double least, double most);
    [[nodiscard]] std::optional<bool> boolean(const char* name);
    /// The index of a text among those that are allowed.
    [[nodiscard]] std::optional<int> choice(const char* name, const QStringList& allowed);
    /// The id of a measure of heads.
    [[nodiscard]] std::optional<std::string> measure(const char* name);
    /// Empty where the field is absent.
    [[nodiscard]] QJsonArray array(const char* name, int most);
    [[nodiscard]] std::optional<LessonFields> object(const char* name);
    /// An element of an array that must be an object.
    [[nodiscard]] LessonFields element(const char* name, qsizetype index, const QJsonValue& value) const;

    /// Fields that were not asked for.
    [[nodiscard]] QStringList unread() const;
    /// Refuses fields that were not asked for: a misspelt one would be missed by nobody but the class.
    void end() const;
    [[noreturn]] void fail(const char* name, const std::string& sentence) const;

  private:
    QString file_;
    QString place_;
    QJsonObject object_;
    QSet<QString> read_;
};

}  // namespace headlight
