#include "table_cell.h"

namespace headlight {

std::string in_one_cell(std::string_view text) {
    std::string cell;
    for (const char c : text) {
        if (c == '\t') {
            cell += "\\t";
        } else if (c == '\n') {
            cell += "\\n";
        } else if (c == '\r') {
            cell += "\\r";
        } else {
            cell += c;
        }
    }
    return cell;
}

}  // namespace headlight
