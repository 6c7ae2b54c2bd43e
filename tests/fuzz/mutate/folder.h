#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace headlight::fuzz {

/// A file of a folder that is one input of a fuzzer.
struct FolderFile {
    std::string name;
    std::string content;
};

/// Reads any bytes: for each file a line "NAME SIZE", as many bytes, and a line end. Ends at the first line that is
/// not of this form, and gives a file that is cut short what is there.
std::vector<FolderFile> parse_folder(std::string_view bytes);
std::string write_folder(const std::vector<FolderFile>& files);

}  // namespace headlight::fuzz
