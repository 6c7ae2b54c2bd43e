#pragma once

#include <QJsonObject>
#include <QString>

#include <optional>
#include <vector>

namespace headlight {

/// The members of a JSON object, and of the objects inside it, that its reader did not ask for: of a program that knows
/// more. Kept from reading to writing, so that opening a file and saving it loses none of them.
struct UnknownFields {
    struct Inside;

    QJsonObject here;
    std::vector<Inside> inside;  ///< those that hold some

    [[nodiscard]] bool empty() const { return here.isEmpty() && inside.empty(); }
    bool operator==(const UnknownFields&) const;
};

/// An object inside another one, or an element of a list in it.
struct UnknownFields::Inside {
    QString name;
    std::optional<qsizetype> index{};    ///< of an element
    std::optional<QJsonObject> known{};  ///< as it is written without them; nothing: it is left out
    UnknownFields fields;
    bool operator==(const Inside&) const = default;
};

/// Notes which objects they belong to: `written` is what was read, as it is written without them. Drops those
/// that cannot be put back: of elements of lists that are not written, and of objects that are written as something
/// else.
void belong_to(UnknownFields& unknown, const QJsonObject& written);

/// Puts them back. An element of a list has them as long as it is as it was, wherever it stands now; a file or a model
/// (what has a `hash`) as long as it is the same; another object as long as there is one.
void put_back(const UnknownFields& unknown, QJsonObject& written);

}  // namespace headlight
