#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace headlight {

/// Takes a row of a table, counted from 1, with a text for each column that was asked for, empty where the file has
/// none; returns whether to go on.
using TakeRow = std::function<bool(std::size_t row, const std::vector<std::string>& texts)>;

/// Goes through the rows of a table of an mmCIF file whose first column has this text. Returns false where the file has
/// no such table. `table`: "_atom_site."; `columns`: without it, those that may be missing with a `?` in front, the
/// first not among them. Throws what gemmi throws (std::exception) where the file breaks the grammar. The source is
/// C++17, of which this header keeps within: clang 14 refuses gemmi's headers in C++20.
bool read_mmcif_rows(const char* content, std::size_t size, const std::string& table,
                     const std::vector<std::string>& columns, const std::string& first, const TakeRow& take);

}  // namespace headlight
