#include "export/unknown_fields.h"

#include "core/model_identity.h"
#include "export/qt_json.h"

#include <QJsonArray>

#include <algorithm>
#include <map>

namespace headlight {

namespace {

/// The header hash of a model, which is known in every version of a file, or the hash of another file.
std::string hash_of(const QJsonObject& object) {
    const std::string hash = object["hash"].toString().toStdString();
    const ModelHashes hashes = model_hashes_of_file(hash, object["header_hash"].toString().toStdString());
    return hashes.header.empty() ? hash : hashes.header;
}

/// Object of a member or of an element of it, if it is one.
std::optional<QJsonObject> object_at(const QJsonObject& object, const UnknownFields::Inside& inside) {
    QJsonValue value = object[inside.name];
    if (inside.index) value = value.toArray().at(*inside.index);
    return value.isObject() ? std::optional(value.toObject()) : std::nullopt;
}

void put_into_object(const UnknownFields::Inside& inside, QJsonObject& written) {
    const std::optional<QJsonObject> now = object_at(written, inside);
    const bool left_out_as_before = !written.contains(inside.name) && !inside.known;
    const bool same = now && inside.known && hash_of(*now) == hash_of(*inside.known);
    if (!left_out_as_before && !same) return;
    QJsonObject object = now.value_or(QJsonObject());
    put_back(inside.fields, object);
    written[inside.name] = object;
}

/// A list that elements find their places in.
class List {
  public:
    explicit List(const QJsonArray& elements) : elements_(elements) {
        for (qsizetype index = 0; index < elements_.size(); ++index)
            places_[text_of(elements_.at(index).toObject())].push_back(index);
    }

    /// Puts them into the element that is as this one was: in its place, else the first that nobody took.
    void put(const UnknownFields::Inside& inside) {
        const auto found = inside.known ? places_.find(text_of(*inside.known)) : places_.end();
        if (found == places_.end() || found->second.empty()) return;
        auto place = std::ranges::find(found->second, *inside.index);
        if (place == found->second.end()) place = found->second.begin();
        QJsonObject element = elements_.at(*place).toObject();
        put_back(inside.fields, element);
        elements_[*place] = element;
        found->second.erase(place);
    }

    [[nodiscard]] const QJsonArray& elements() const { return elements_; }

  private:
    static std::string text_of(const QJsonObject& element) { return json_text(element, JsonLayout::Compact); }

    QJsonArray elements_;
    std::map<std::string, std::vector<qsizetype>> places_;
};

}  // namespace

bool UnknownFields::operator==(const UnknownFields&) const = default;

void belong_to(UnknownFields& unknown, const QJsonObject& written) {
    for (UnknownFields::Inside& inside : unknown.inside) {
        inside.known = object_at(written, inside);
        belong_to(inside.fields, inside.known.value_or(QJsonObject()));
    }
    // An element that is not written cannot have them, nor can an object that is written as a list of one.
    std::erase_if(unknown.inside, [&](const UnknownFields::Inside& each) {
        return each.fields.empty() || (!each.known && (each.index || written.contains(each.name)));
    });
}

void put_back(const UnknownFields& unknown, QJsonObject& written) {
    for (auto field = unknown.here.begin(); field != unknown.here.end(); ++field)
        if (!written.contains(field.key())) written[field.key()] = field.value();
    std::map<QString, List> lists;
    for (const UnknownFields::Inside& inside : unknown.inside) {
        if (inside.index)
            lists.try_emplace(inside.name, written[inside.name].toArray()).first->second.put(inside);
        else
            put_into_object(inside, written);
    }
    for (const auto& [name, list] : lists)
        if (!list.elements().isEmpty()) written[name] = list.elements();
}

}  // namespace headlight
