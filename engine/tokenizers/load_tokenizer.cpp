#include "formats/tensors/gguf.h"
#include "tokenizers/pipeline/tokenizer_json.h"
#include "tokenizers/subwords/sentence_piece_tokenizer.h"
#include "tokenizers/tokenizer_files.h"

namespace headlight {

namespace {

/// Published folders of CANINE do not all name its tokenizer, which has no file of its own.
bool is_canine(const std::filesystem::path& folder, const TokenizerConfig& config) {
    if (!config.tokenizer_class.empty()) return config.tokenizer_class == "CanineTokenizer";
    const std::filesystem::path model = folder / "config.json";
    std::error_code ignored;
    return std::filesystem::exists(model, ignored) && JsonDocument(model).root().text_or("model_type", "") == "canine";
}

}  // namespace

std::shared_ptr<const Tokenizer> load_tokenizer(const std::filesystem::path& folder) {
    if (folder.extension() == ".gguf" || is_gguf_file(folder)) return read_gguf_tokenizer(folder);
    const TokenizerConfig config = read_tokenizer_config(folder);
    const auto has = [&](const char* name) {
        std::error_code ignored;
        return std::filesystem::exists(folder / name, ignored);
    };
    if (has("tokenizer.json")) return read_tokenizer_json(JsonDocument(folder / "tokenizer.json"), config);
    if (config.tokenizer_class == "ByT5Tokenizer") return make_byte_tokenizer(config);
    if (is_canine(folder, config)) return make_code_point_tokenizer(config);
    if (has("vocab.txt")) return read_vocab_txt(folder / "vocab.txt", config);
    if (has("vocab.json") && has("merges.txt"))
        return read_vocab_and_merges(folder / "vocab.json", folder / "merges.txt", config);
    if (has("vocab.json") && has("source.spm") && has("target.spm")) return read_marian(folder, config);
    for (const char* name :
         {"tokenizer.model", "spiece.model", "sentencepiece.bpe.model", "spm.model", "sentencepiece.model"}) {
        if (has(name)) return read_sentence_piece(folder / name, config);
    }
    throw Error(ErrorKind::File,
                Sentence("The folder has no tokenizer: it needs tokenizer.json, vocab.txt, vocab.json with merges.txt, "
                         "a SentencePiece model, or Marian's vocab.json with source.spm and target.spm."),
                {.file = folder.string(), .field = {}, .offset = {}});
}

}  // namespace headlight
