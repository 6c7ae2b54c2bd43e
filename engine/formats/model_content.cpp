#include "formats/model_content.h"

#include "formats/model_path.h"
#include "formats/tensors/gguf_store.h"
#include "formats/tensors/weight_files.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <set>
#include <span>
#include <string_view>
#include <system_error>

namespace headlight {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kAlgorithm = "sha256-tree16m";

/// Files beside the weights that decide what a model computes.
constexpr std::array<const char*, 20> kFilesBesideWeights{"config.json",
                                                          "generation_config.json",
                                                          "preprocessor_config.json",
                                                          "processor_config.json",
                                                          "tokenizer.json",
                                                          "tokenizer_config.json",
                                                          "special_tokens_map.json",
                                                          "vocab.txt",
                                                          "vocab.json",
                                                          "merges.txt",
                                                          "source.spm",
                                                          "target.spm",
                                                          "tokenizer.model",
                                                          "spiece.model",
                                                          "sentencepiece.bpe.model",
                                                          "spm.model",
                                                          "sentencepiece.model",
                                                          "modules.json",
                                                          "config_sentence_transformers.json",
                                                          "artifact.metadata"};

std::vector<ModelFile> sorted(std::vector<ModelFile> files) {
    std::ranges::sort(files, {}, &ModelFile::name);
    return files;
}

std::vector<ModelFile> files_of(const fs::path& folder, const WeightStore& weights) {
    std::vector<ModelFile> files;
    const auto add = [&](const fs::path& path) { files.push_back({path.filename().string(), path, stamp_of(path)}); };
    std::set<fs::path> shards;
    for (const std::string& tensor : weights.names()) shards.insert(weights.file_of(tensor));
    for (const fs::path& shard : shards) add(shard);
    for (const char* name : kFilesBesideWeights)
        if (std::error_code ignored; fs::is_regular_file(folder / name, ignored)) add(folder / name);
    return sorted(std::move(files));
}

std::string name_of_part(std::size_t number, std::size_t count) {
    std::array<char, 64> name{};
    std::snprintf(name.data(), name.size(), "model-%05zu-of-%05zu.gguf", number, count);
    return name.data();
}

std::vector<ModelFile> files_of(const GgufStore& weights) {
    std::vector<ModelFile> files;
    const GgufFile* image = weights.image_encoder();
    const std::size_t count = weights.files().size() - (image == nullptr ? 0 : 1);
    for (const GgufFile& file : weights.files()) {
        const fs::path& path = file.file()->path();
        const std::string part = count == 1 ? "model.gguf" : name_of_part(files.size() + 1, count);
        files.push_back({&file == image ? "mmproj.gguf" : part, path, stamp_of(path)});
    }
    return sorted(std::move(files));
}

bool is_cached(const ModelFile& file) {
    return file.stamp.size > kDigestChunk;
}

Digest digest_of(const ModelFile& file, const DigestCache& cache, ThreadPool& pool, const std::stop_token& stop) {
    if (!is_cached(file)) return digest_of_file(file.path, file.stamp, pool, stop);
    if (const auto known = cache.find(file.path, file.stamp)) return *known;
    const Digest digest = digest_of_file(file.path, file.stamp, pool, stop);
    cache.remember(file.path, file.stamp, digest);
    return digest;
}

}  // namespace

std::vector<ModelFile> files_of_model(const ModelFolder& model) {
    return model.gguf ? files_of(*model.gguf) : files_of(model.path, *model.weights);
}

std::vector<ModelFile> files_of_attention(const fs::path& path) {
    std::vector<ModelFile> files{{"attention" + path.extension().string(), path, stamp_of(path)}};
    const fs::path metadata = metadata_beside(path);
    if (std::error_code ignored; fs::exists(metadata, ignored))
        files.push_back({"attention.json", metadata, stamp_of(metadata)});
    return sorted(std::move(files));
}

std::vector<ModelFile> files_of_capture(const fs::path& path) {
    std::vector<ModelFile> files;
    for (const fs::path& part : parts_of_capture(path)) {
        const bool named_by_user = part == path;
        const std::string ending = part.extension() == ".json" ? ".safetensors.index.json" : ".safetensors";
        files.push_back({named_by_user ? "capture" + ending : part.filename().string(), part, stamp_of(part)});
    }
    return sorted(std::move(files));
}

std::vector<ModelFile> files_at(const fs::path& path) {
    if (is_capture_file(path)) return files_of_capture(path);
    if (is_attention_file(path)) return files_of_attention(path);
    const ModelPlace place = locate_model(path);
    std::error_code error;
    if (!fs::is_directory(place.folder, error)) return files_of(*open_declared_model(path).gguf);
    return files_of(place.folder, *open_weight_files(place.folder));
}

std::uint64_t bytes_to_hash(const std::vector<ModelFile>& files, const DigestCache& cache) {
    std::uint64_t bytes = 0;
    for (const ModelFile& file : files)
        if (!is_cached(file) || !cache.find(file.path, file.stamp)) bytes += file.stamp.size;
    return bytes;
}

std::string content_hash_of(const std::vector<ModelFile>& files, const DigestCache& cache, ThreadCount threads,
                            const std::stop_token& stop) {
    ThreadPool pool(threads);
    Sha256 tree;
    for (const ModelFile& file : files) {
        std::string head = file.name + '\0' + std::to_string(file.stamp.size) + '\0';
        tree.add(std::as_bytes(std::span(head)));
        tree.add(digest_of(file, cache, pool, stop));
    }
    return std::string(kAlgorithm) + ':' + hexadecimal(tree.digest());
}

}  // namespace headlight
