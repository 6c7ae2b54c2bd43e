#include "export/provenance_json.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace headlight {

QJsonValue provenance_value(const std::vector<Provenance>& runs) {
    const QJsonDocument json = QJsonDocument::fromJson(QByteArray::fromStdString(provenance_json(runs)));
    return json.isArray() ? QJsonValue(json.array()) : QJsonValue(json.object());
}

Provenance provenance_of(const QJsonObject& file_content, const std::string& file) {
    const QByteArray json = QJsonDocument(file_content).toJson(QJsonDocument::Compact);
    const std::vector<Provenance> runs = read_provenance(json.toStdString(), file);
    return runs.empty() ? Provenance{} : runs.front();
}

}  // namespace headlight
