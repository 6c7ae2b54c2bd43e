#include "formats/molecules/mmcif_table.h"

#include <gemmi/cif.hpp>

namespace headlight {

namespace {

void take_rows(gemmi::cif::Table& table, const std::string& first, const TakeRow& take) {
    std::size_t number = 0;
    std::vector<std::string> texts;
    for (gemmi::cif::Table::Row row : table) {
        ++number;
        if (row.str(0) != first) continue;
        texts.clear();
        for (std::size_t column = 0; column < row.size(); ++column)
            texts.push_back(row.has2(column) ? row.str(static_cast<int>(column)) : std::string());
        if (!take(number, texts)) return;
    }
}

}  // namespace

bool read_mmcif_rows(const char* content, std::size_t size, const std::string& table,
                     const std::vector<std::string>& columns, const std::string& first, const TakeRow& take) {
    gemmi::cif::Document document = gemmi::cif::read_memory(content, size, "mmCIF");
    for (gemmi::cif::Block& block : document.blocks) {
        gemmi::cif::Table found = block.find(table, columns);
        if (!found.ok()) continue;
        take_rows(found, first, take);
        return true;
    }
    return false;
}

}  // namespace headlight
