#include "tokenizers/tokenizer_json.h"

namespace headlight {

std::shared_ptr<const Tokenizer> load_tokenizer(const std::filesystem::path& folder) {
    std::error_code ignored;
    const TokenizerConfig config = read_tokenizer_config(folder);
    if (std::filesystem::exists(folder / "tokenizer.json", ignored)) {
        return read_tokenizer_json(JsonDocument(folder / "tokenizer.json"), config);
    }
    throw Error(ErrorKind::File,
                "The folder has no tokenizer: it needs tokenizer.json, vocab.txt, vocab.json with merges.txt, or a "
                "SentencePiece model.",
                {.file = folder.string(), .field = ""});
}

}  // namespace headlight
