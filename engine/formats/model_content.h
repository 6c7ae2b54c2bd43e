#pragma once

#include "core/thread_pool.h"
#include "formats/attention_file.h"
#include "formats/capture_file.h"
#include "formats/digest_cache.h"
#include "formats/model_folder.h"

#include <cstdint>
#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

namespace headlight {

/// A file that decides what a model computes.
struct ModelFile {
    std::string name;  ///< in the hash; the name that the user gave a GGUF file does not enter
    std::filesystem::path path;
    FileStamp stamp;
    bool operator==(const ModelFile&) const = default;
};

/// The files of a model, by name. Of a folder: its weights, and as many as there are of config.json,
/// generation_config.json, preprocessor_config.json and the files of tokenizers that are read; each by its own name. Of
/// a GGUF file: "model.gguf", or "model-00001-of-00002.gguf" and so on for its parts, and "mmproj.gguf" for the file of
/// its image encoder.
std::vector<ModelFile> files_of_model(const ModelFolder& model);
/// The files of recorded attention: "attention.safetensors" or "attention.npz", and "attention.json" for the file
/// beside it.
std::vector<ModelFile> files_of_attention(const std::filesystem::path& path);
/// The files of a capture: "capture.safetensors"; or the index, called "capture" too, and the files that it names.
std::vector<ModelFile> files_of_capture(const std::filesystem::path& path);
/// The files of either, at a user's path, found without reading values. Throws Error as `open_model_folder` does.
std::vector<ModelFile> files_at(const std::filesystem::path& path);

/// Bytes that are hashed while somebody waits: some 12 ms.
inline constexpr std::uint64_t kHashedAtOnce = std::uint64_t{16} << 20;

/// Bytes that `content_hash_of` would have to read.
std::uint64_t bytes_to_hash(const std::vector<ModelFile>& files, const DigestCache& cache);

/// The hash of a model's whole content, "sha256-tree16m:" and the hexadecimal digits of
///
///     SHA-256(NAME || 0x00 || SIZE || 0x00 || DIGEST || ...)
///
/// over all files, sorted by name: SIZE is the number of bytes in decimal digits and DIGEST are the 32 bytes of
/// `digest_of_file`. In Python:
///
///     def content_hash(files):  # {name: path}
///         sha256, tree = hashlib.sha256, hashlib.sha256()
///         for name in sorted(files):
///             data = open(files[name], "rb").read()
///             chunks = [sha256(data[i : i + 2**24]).digest() for i in range(0, len(data), 2**24)]
///             tree.update(name.encode() + b"\0" + str(len(data)).encode() + b"\0" + sha256(b"".join(chunks)).digest())
///         return "sha256-tree16m:" + tree.hexdigest()
///
/// Files of more than 16 MiB are looked up in the cache, and remembered there. Throws Error(File) naming a file that
/// was changed since it was found, Error(Cancelled) when the token is set.
std::string content_hash_of(const std::vector<ModelFile>& files, const DigestCache& cache, ThreadCount threads,
                            const std::stop_token& stop = {});

}  // namespace headlight
