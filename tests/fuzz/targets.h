#pragma once

#include "mutate/mutators.h"

#include <cstddef>
#include <span>
#include <vector>

/// What the fuzzers run: each reads hostile bytes, lets nothing but headlight::Error come out of the reader, and ends
/// the program if the reader accepts what it must not. The files of corpus/<target>/ run through the same functions in
/// every test run.
namespace headlight::fuzz {

void read_safetensors(std::span<const std::byte> bytes);
void read_gguf(std::span<const std::byte> bytes);
void read_config(std::span<const std::byte> bytes);
void read_json(std::span<const std::byte> bytes);
void read_attention_notes(std::span<const std::byte> bytes);
void read_processor_config(std::span<const std::byte> bytes);
void read_generation_config(std::span<const std::byte> bytes);
void read_tokenizer_json(std::span<const std::byte> bytes);
void read_sentence_piece(std::span<const std::byte> bytes);
void read_gguf_tokenizer(std::span<const std::byte> bytes);
// Folders, as mutate/folder.h writes them:
void read_tokenizer_folder(std::span<const std::byte> bytes);
void read_model_folder(std::span<const std::byte> bytes);
void read_attention_file(std::span<const std::byte> bytes);
void read_checkpoints(std::span<const std::byte> bytes);
void read_capture_file(std::span<const std::byte> bytes);
// What stands beside the weights of recorded attention:
void read_recorded_tokens(std::span<const std::byte> bytes);
void read_audio_file(std::span<const std::byte> bytes);
void read_npz(std::span<const std::byte> bytes);
void read_fasta_file(std::span<const std::byte> bytes);
void read_pdb_file(std::span<const std::byte> bytes);
void read_mmcif_file(std::span<const std::byte> bytes);
// With the window alone:
void read_inputs(std::span<const std::byte> bytes);
void read_statistics_file(std::span<const std::byte> bytes);
void read_session(std::span<const std::byte> bytes);
void read_lesson(std::span<const std::byte> bytes);
void read_figure_spec(std::span<const std::byte> bytes);
void read_image(std::span<const std::byte> bytes);
void read_page_words(std::span<const std::byte> bytes);

/// A target, the folder of the corpus that is for it, and what changes inputs of its format.
struct CorpusTarget {
    const char* folder;
    void (*read)(std::span<const std::byte> bytes);
    Mutator mutate;
};
/// The targets of the library that is linked: the engine's, or the window's.
std::vector<CorpusTarget> corpus_targets();
/// Makes what these targets need in a process before they are called.
void prepare_targets();

}  // namespace headlight::fuzz
