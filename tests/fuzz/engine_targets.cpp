#include "targets.h"

namespace headlight::fuzz {

std::vector<CorpusTarget> corpus_targets() {
    return {{"safetensors", &read_safetensors},
            {"gguf", &read_gguf},
            {"config", &read_config},
            {"json", &read_json},
            {"tokenizer_json", &read_tokenizer_json},
            {"sentence_piece", &read_sentence_piece},
            {"wave", &read_wave},
            {"npz", &read_npz}};
}

}  // namespace headlight::fuzz
