#include "figures/provenance_text.h"

#include <utility>

namespace headlight {

QStringList provenance_lines(const std::vector<Provenance>& runs) {
    QStringList lines;
    for (const Provenance& run : runs) lines << QString::fromStdString(provenance_line(run));
    lines.removeDuplicates();
    return lines;
}

void state_provenance(FigureStyle& style, std::vector<Provenance> runs) {
    style.provenance = provenance_lines(runs).join(QStringLiteral(" | "));
    style.runs = std::move(runs);
}

}  // namespace headlight
