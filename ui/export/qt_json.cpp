#include "export/qt_json.h"

#include "core/error.h"
#include "core/read_file.h"
#include "json/json_document.h"

#include <QString>

#include <cmath>

namespace headlight {

namespace {

using Element = simdjson::dom::element;

/// Turns parsed JSON into Qt's values, and refuses names that stand twice in one object: which one is meant cannot be
/// known.
class Converter {
  public:
    explicit Converter(const std::string& file) : file_(file) {}

    [[nodiscard]] QJsonObject object(const simdjson::dom::object& object, const std::string& place) const {
        QJsonObject converted;
        for (const auto member : object) {
            const std::string name(member.key);
            const QString key = QString::fromStdString(name);
            if (converted.contains(key))
                throw Error(ErrorKind::Format, "This field is given twice.",
                            {.file = file_, .field = (place + name).substr(0, kMostPlace), .offset = {}});
            converted[key] = value(member.value, place + name + ".");
        }
        return converted;
    }

    [[nodiscard]] QJsonValue value(const Element& element, const std::string& place) const {
        switch (element.type()) {
            case simdjson::dom::element_type::OBJECT:
                return object(element.get_object().value_unsafe(), place);
            case simdjson::dom::element_type::ARRAY:
                return array(element.get_array().value_unsafe(), place);
            case simdjson::dom::element_type::STRING: {
                const std::string_view text = element.get_string().value_unsafe();
                return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
            }
            case simdjson::dom::element_type::BOOL:
                return element.get_bool().value_unsafe();
            case simdjson::dom::element_type::INT64:
                return static_cast<qint64>(element.get_int64().value_unsafe());
            case simdjson::dom::element_type::UINT64:
                return static_cast<double>(element.get_uint64().value_unsafe());
            case simdjson::dom::element_type::DOUBLE:
                return real(element.get_double().value_unsafe());
            case simdjson::dom::element_type::NULL_VALUE:
                break;
        }
        return QJsonValue::Null;
    }

  private:
    static constexpr std::size_t kMostPlace = 200;

    /// A whole number is the same value, however it is written.
    static QJsonValue real(double number) {
        constexpr double kLimit = 0x1p63;
        if (std::abs(number) < kLimit && number == std::floor(number) && std::abs(number) >= 1)
            return static_cast<qint64>(number);
        return number;
    }

    [[nodiscard]] QJsonArray array(const simdjson::dom::array& array, const std::string& place) const {
        QJsonArray converted;
        for (const Element element : array) converted.append(value(element, place));
        return converted;
    }

    const std::string& file_;
};

/// Writes values of Qt.
class Printer {
  public:
    explicit Printer(JsonLayout layout) : writer_(layout) {}

    std::string print(const QJsonValue& value) {
        write(value);
        return writer_.take();
    }

  private:
    void write(const QJsonValue& value) {
        switch (value.type()) {
            case QJsonValue::Object:
                return write_object(value.toObject());
            case QJsonValue::Array:
                return write_array(value.toArray());
            case QJsonValue::String:
                writer_.text(value.toString().toStdString());
                return;
            case QJsonValue::Bool:
                writer_.boolean(value.toBool());
                return;
            case QJsonValue::Double:
                return write_number(value);
            case QJsonValue::Null:
            case QJsonValue::Undefined:
                writer_.null();
        }
    }

    void write_array(const QJsonArray& array) {
        writer_.begin_array();
        for (const auto& element : array) write(element);
        writer_.end();
    }

    void write_object(const QJsonObject& object) {
        writer_.begin_object();
        for (auto member = object.begin(); member != object.end(); ++member) {
            writer_.key(member.key().toStdString());
            write(member.value());
        }
        writer_.end();
    }

    void write_number(const QJsonValue& value) {
        const qint64 whole = value.toInteger();  // 0 for what is none
        const double number = value.toDouble();
        static_cast<double>(whole) == number ? writer_.integer(whole) : writer_.real(number);
    }

    JsonWriter writer_;
};

}  // namespace

QJsonObject json_object_of(const QByteArray& bytes, const std::string& file, const std::string& what) {
    const JsonDocument document({bytes.constData(), static_cast<std::size_t>(bytes.size())}, file, {.what = what});
    return Converter(file).object(document.root_object().object(), "");
}

QJsonObject read_json_object(const std::filesystem::path& file, std::uint64_t most_bytes, const std::string& what) {
    const std::string text = read_file(file, most_bytes);
    return json_object_of(QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size())), file.string(),
                          what);
}

QJsonValue json_value_of(std::string_view json) {
    const std::string file;
    const JsonDocument document(json, file);
    return Converter(file).value(document.element(), "");
}

std::string json_text(const QJsonValue& value, JsonLayout layout) {
    return Printer(layout).print(value);
}

QJsonValue provenance_value(const std::vector<Provenance>& runs) {
    return json_value_of(provenance_json(runs));
}

Provenance provenance_of(const QJsonObject& file_content, const std::string& file) {
    const std::vector<Provenance> runs = read_provenance(json_text(file_content, JsonLayout::Compact), file);
    return runs.empty() ? Provenance{} : runs.front();
}

}  // namespace headlight
