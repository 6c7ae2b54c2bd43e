#include "mutate/bytes.h"
#include "mutate/folder.h"
#include "mutate/hostile.h"
#include "mutate/mutators.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace headlight::fuzz {

namespace {

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

/// Lists of pieces and of merges: a line is repeated, removed, moved, made of others or hostile.
void mutate_lines(std::string& text, Random& random) {
    std::vector<std::string> lines = lines_of(text);
    if (lines.empty()) return mutate_bytes(text, random);
    const auto place = lines.begin() + static_cast<std::ptrdiff_t>(random.below(lines.size()));
    switch (random.below(7)) {
        case 0:
            lines.erase(place);
            break;
        case 1:
            lines.insert(place, std::string(random.pick(lines)));
            break;
        case 2:
            std::swap(*place, random.pick(lines));
            break;
        case 3:
            *place += random.once_in(2) ? " " : random.pick(lines);
            break;
        case 4:
            mutate_bytes(*place, random);
            break;
        default:
            *place = hostile_text(random);
    }
    text.clear();
    for (const std::string& line : lines) {
        text += line;
        text += '\n';
    }
}

struct Ending {
    std::string_view ending;
    Mutator mutate;
};
constexpr Ending kEndings[] = {{".json", &mutate_json},
                               {".txt", &mutate_lines},
                               {".safetensors", &mutate_safetensors},
                               {".npz", &mutate_npz},
                               {".gguf", &mutate_gguf},
                               {".spm", &mutate_sentence_piece},
                               {".model", &mutate_sentence_piece}};

void change_content(FolderFile& file, Random& random) {
    const auto* ending =
        std::ranges::find_if(kEndings, [&](const Ending& each) { return file.name.ends_with(each.ending); });
    if (ending == std::end(kEndings) || random.once_in(16))
        mutate_bytes(file.content, random);
    else
        ending->mutate(file.content, random);
}

/// Removes a file, repeats it by another name, or exchanges the contents of two.
void rearrange(std::vector<FolderFile>& files, Random& random) {
    const auto place = files.begin() + static_cast<std::ptrdiff_t>(random.below(files.size()));
    switch (random.below(3)) {
        case 0:
            files.erase(place);
            break;
        case 1: {
            FolderFile copy = *place;
            copy.name = random.once_in(4) ? hostile_text(random) : "copy-of-" + copy.name;
            std::ranges::replace(copy.name, '\n', ' ');
            files.push_back(std::move(copy));
            break;
        }
        default:
            std::swap(place->content, random.pick(files).content);
    }
}

}  // namespace

void mutate_folder(std::string& bytes, Random& random) {
    std::vector<FolderFile> files = parse_folder(bytes);
    if (files.empty()) return mutate_bytes(bytes, random);
    if (random.once_in(16))
        rearrange(files, random);
    else
        change_content(random.pick(files), random);
    std::string written = write_folder(files);
    if (written.size() > std::max(kMostMutatedBytes, bytes.size())) return mutate_bytes(bytes, random);
    bytes = std::move(written);
}

}  // namespace headlight::fuzz
