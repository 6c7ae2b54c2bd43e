#include "core/utf8.h"
#include "formats/tensors/gguf_store.h"
#include "memory_file.h"
#include "targets.h"
#include "temporary_folder.h"
#include "tokenize_everything.h"
#include "tokenizers/ctc_vocabulary.h"
#include "tokenizers/pipeline/tokenizer_json.h"
#include "tokenizers/subwords/sentence_piece_tokenizer.h"
#include "tokenizers/tokenizer_files.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace headlight::fuzz {

namespace {

std::string_view text_of(std::span<const std::byte> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

bool is_fuzzed(std::string_view file) {
    return file == "fuzzed";
}

/// Writes every letter of the folder's vocabulary, and one that it does not have.
void write_letters(const TemporaryFolder& folder) {
    try {
        const CtcVocabulary letters(folder.path());
        std::vector<std::int32_t> ids;
        for (std::int32_t id = 0; id <= letters.size(); ++id) ids.push_back(id);
        require(is_valid_utf8(letters.text(ids)), "a transcript is text");
        for (const HeardLetter& letter : letters.letters(ids))
            require(letter.position < ids.size(), "a letter was heard");
    } catch (const Error& error) {
        require(is_of_format(error) || error.kind() == ErrorKind::File, "the files are to blame");
        require(folder.holds(error.place().file), "an error names the file");
    }
}

}  // namespace

void read_tokenizer_json(std::span<const std::byte> bytes) {
    load_and_tokenize([&] { return headlight::read_tokenizer_json(JsonDocument(text_of(bytes), "fuzzed"), {}); },
                      &is_fuzzed);
}

void read_sentence_piece(std::span<const std::byte> bytes) {
    load_and_tokenize([&] { return make_sentence_piece(std::string(text_of(bytes)), "fuzzed", {}); }, &is_fuzzed);
}

void read_gguf_tokenizer(std::span<const std::byte> bytes) {
    const MemoryFile file(bytes);
    load_and_tokenize([&] { return headlight::read_gguf_tokenizer(file.path()); },
                      [&](std::string_view name) { return name == file.path(); });
}

void read_tokenizer_folder(std::span<const std::byte> bytes) {
    const TemporaryFolder folder(bytes);
    write_letters(folder);
    load_and_tokenize([&] { return load_tokenizer(folder.path()); },
                      [&](std::string_view name) { return folder.holds(name); });
}

}  // namespace headlight::fuzz
