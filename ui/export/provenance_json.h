#pragma once

#include "analysis/provenance.h"

#include <QJsonObject>
#include <QJsonValue>

#include <string>
#include <vector>

namespace headlight {

/// `provenance_json` as a value of Qt.
QJsonValue provenance_value(const std::vector<Provenance>& runs);

/// `read_provenance` of a file that is of one model; empty fields where it names none.
Provenance provenance_of(const QJsonObject& file_content, const std::string& file);

}  // namespace headlight
