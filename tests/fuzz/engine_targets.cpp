#include "mutate/bytes.h"
#include "targets.h"

namespace headlight::fuzz {

std::vector<CorpusTarget> corpus_targets() {
    return {{"safetensors", &read_safetensors, &mutate_safetensors},
            {"gguf", &read_gguf, &mutate_gguf},
            {"config", &read_config, &mutate_json},
            {"json", &read_json, &mutate_json},
            {"processor_config", &read_processor_config, &mutate_json},
            {"generation_config", &read_generation_config, &mutate_json},
            {"tokenizer_json", &read_tokenizer_json, &mutate_json},
            {"sentence_piece", &read_sentence_piece, &mutate_sentence_piece},
            {"gguf_tokenizer", &read_gguf_tokenizer, &mutate_gguf},
            {"vocabulary_files", &read_tokenizer_folder, &mutate_folder},
            {"marian_tokenizer", &read_tokenizer_folder, &mutate_folder},
            {"recorded_tokenizer", &read_recorded_tokens, &mutate_json},
            {"model_folder", &read_model_folder, &mutate_folder},
            {"attention_file", &read_attention_file, &mutate_folder},
            {"attention_notes", &read_attention_notes, &mutate_json},
            {"checkpoints", &read_checkpoints, &mutate_folder},
            {"capture_file", &read_capture_file, &mutate_folder},
            {"wave", &read_audio_file, &mutate_wave},
            {"npz", &read_npz, &mutate_npz},
            {"fasta", &read_fasta_file, &mutate_bytes},
            {"pdb", &read_pdb_file, &mutate_bytes},
            {"mmcif", &read_mmcif_file, &mutate_bytes}};
}

void prepare_targets() {}

}  // namespace headlight::fuzz
