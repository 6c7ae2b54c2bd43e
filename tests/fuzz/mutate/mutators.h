#pragma once

#include "mutate/random.h"

#include <string>

/// Changes of inputs that know their format: what says how long, where or what something is stays true to what it is
/// about, most of the time, so that the change is what the reader sees and not a checksum or a length that broke. Each
/// takes any bytes, and falls back to `mutate_bytes` where they are not of its format. Results are at most
/// kMostMutatedBytes long, or as long as the input.
namespace headlight::fuzz {

/// One change of an input.
using Mutator = void (*)(std::string& bytes, Random& random);

/// JSON documents: members are repeated, removed, swapped, renamed and nested; values become boundaries, hostile texts
/// or values of other kinds.
void mutate_json(std::string& bytes, Random& random);
/// Safetensors: types, shapes and names with the layout and the header's length that follow; offsets; the JSON itself.
void mutate_safetensors(std::string& bytes, Random& random);
/// GGUF: metadata and tensors of every type, with counts, lengths and the layout that follow.
void mutate_gguf(std::string& bytes, Random& random);
/// SentencePiece models: fields of the protobuf messages, with the lengths that follow.
void mutate_sentence_piece(std::string& bytes, Random& random);
/// Zip archives of NumPy arrays: headers of the arrays, entries and their compression, with sizes and checksums that
/// follow.
void mutate_npz(std::string& bytes, Random& random);
/// WAV recordings: chunks and the fields of the format, with the sizes that follow.
void mutate_wave(std::string& bytes, Random& random);
/// Folders (mutate/folder.h): each file as its name says, lists of lines, files that are missing or exchanged.
void mutate_folder(std::string& bytes, Random& random);
/// PNG chunks with their checksums, JPEG segments with their lengths, the headers of other images.
void mutate_image(std::string& bytes, Random& random);

}  // namespace headlight::fuzz
