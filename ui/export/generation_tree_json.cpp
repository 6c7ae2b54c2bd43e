#include "export/generation_tree_json.h"

#include "export/qt_json.h"

#include <QJsonObject>

namespace headlight {

namespace {

QString text_of(const std::string& text) {
    return QString::fromStdString(text);
}

QJsonObject node_json(const GenerationTree& tree, std::size_t index) {
    const auto& node = tree.node(index);
    QJsonObject json;
    if (index == GenerationTree::kRoot) {
        json["parent"] = QJsonValue::Null;
    } else {
        json["parent"] = static_cast<qint64>(node.parent);
        json["id"] = node.id;
        json["text"] = text_of(node.display);
        json["probability"] = node.probability;
        if (node.ends) json["ends"] = true;
        if (node.score) json["score"] = *node.score;
    }
    if (!node.candidates.empty()) json["candidates"] = candidates_json(node.candidates);
    return json;
}

}  // namespace

QJsonArray candidates_json(const std::vector<StepCandidate>& candidates) {
    QJsonArray json;
    for (const StepCandidate& each : candidates)
        json.append(QJsonObject{{"id", each.id},
                                {"text", text_of(each.display)},
                                {"probability", each.probability},
                                {"share", each.share}});
    return json;
}

QByteArray generation_tree_json(const GenerationTree& tree, const Provenance& provenance) {
    QJsonArray nodes;
    for (std::size_t i = 0; i < tree.nodes().size(); ++i) nodes.append(node_json(tree, i));
    const QJsonObject object{
        {kProvenanceKey, provenance_value({provenance})}, {"text", text_of(tree.text())}, {"nodes", nodes}};
    return QByteArray::fromStdString(json_text(object, JsonLayout::Indented));
}

}  // namespace headlight
