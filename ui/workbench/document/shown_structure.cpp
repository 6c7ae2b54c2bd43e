#include "workbench/document/shown_structure.h"

#include <QFileInfo>

namespace headlight {

void ShownStructure::open(const QString& path) {
    path_ = path.isEmpty() ? path : QFileInfo(path).absoluteFilePath();
    emit changed();
}

}  // namespace headlight
