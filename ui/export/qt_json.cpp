#include "export/qt_json.h"

#include "json/json_document.h"

#include <QStringDecoder>

namespace headlight {

namespace {

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

QString qt_text(std::string_view utf8) {
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
    return decoder(QByteArrayView(utf8.data(), static_cast<qsizetype>(utf8.size())));
}

QString qt_text(const JsonValue& value) {
    return qt_text(value.text());
}

QJsonValue qt_value(const JsonValue& value) {
    if (value.is_object()) {
        QJsonObject object;
        for (const auto& [name, member] : value.members()) object[qt_text(name)] = qt_value(member);
        return object;
    }
    if (value.is_array()) {
        QJsonArray array;
        for (const JsonValue& element : value.elements()) array.append(qt_value(element));
        return array;
    }
    if (value.is_text()) return qt_text(value);
    if (value.is_boolean()) return value.boolean();
    if (value.is_null()) return QJsonValue::Null;
    const auto whole = value.whole_if_any();
    return whole ? QJsonValue(static_cast<qint64>(*whole)) : QJsonValue(value.real());
}

QJsonObject json_object_of(const QByteArray& bytes, const std::string& file, const std::string& what) {
    const JsonDocument document({bytes.constData(), static_cast<std::size_t>(bytes.size())}, file, {.what = what});
    return qt_value(document.root_object()).toObject();
}

QJsonValue json_value_of(std::string_view json) {
    return qt_value(JsonDocument(json, std::string()).root());
}

std::string json_text(const QJsonValue& value, JsonLayout layout) {
    return Printer(layout).print(value);
}

QJsonValue provenance_value(const std::vector<Provenance>& runs) {
    return json_value_of(provenance_json(runs));
}

}  // namespace headlight
