#pragma once

#include "core/attention_kind.h"
#include "core/tensor.h"
#include "formats/weights.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace headlight {

/// Queries and keys of attention that ran elsewhere, and what they were computed from (docs/capture.md): a .safetensors
/// file, or several with an index, whose metadata states sequences and layers as JSON under kCaptureKey.
struct CaptureFile {
    /// Patches of an image among the tokens of a sequence.
    struct Image {
        std::string file;  ///< as the writer named it
        std::int32_t rows = 0;
        std::int32_t columns = 0;
        std::int64_t begin = 0;  ///< first token; the patches follow in raster order
        std::int64_t end = 0;
    };
    /// Tokens that queries or keys stand for.
    struct Sequence {
        std::string name;
        std::string text{};  ///< may be empty: joined from the tokens
        std::vector<std::string> tokens{};
        std::vector<std::pair<std::size_t, std::size_t>> offsets{};  ///< bytes of `text`, one pair a token, or none
        std::vector<std::int32_t> ids{};                             ///< of the tokens in the vocabulary, or none
        std::optional<std::vector<std::int64_t>> special{};          ///< tokens; nothing: told by their spelling
        std::vector<Image> images{};
    };
    /// One attention module.
    struct Layer {
        std::string name;        ///< of its tensors, after "queries."
        std::int64_t layer = 0;  ///< number among those of its kind and stage
        AttentionKind kind = AttentionKind::Self;
        std::int32_t stage = -1;  ///< of a model that works on fewer and fewer patches; -1: it has no stages
        std::size_t query_sequence = 0;
        std::size_t key_sequence = 0;
        double scale = 1;
        bool causal = false;
        std::int32_t window = 0;                  ///< 0: none
        double soft_cap = 0;                      ///< 0: none
        TensorView queries{};                     ///< [heads, n, d]
        TensorView keys{};                        ///< [key heads, m, d]
        std::optional<TensorView> values{};       ///< [key heads, m, size]
        std::optional<TensorView> value_norms{};  ///< [heads, m]
        std::optional<TensorView> bias{};         ///< [heads or 1, n, m]
        std::optional<TensorView> mask{};         ///< U8 or Bool, [n, m] or [heads, n, m]
        std::optional<TensorView> sinks{};        ///< [heads]

        [[nodiscard]] std::int64_t heads() const { return queries.shape[0]; }
        [[nodiscard]] std::int64_t key_heads() const { return keys.shape[0]; }
        [[nodiscard]] std::int64_t query_count() const { return queries.shape[1]; }
        [[nodiscard]] std::int64_t key_count() const { return keys.shape[1]; }
        [[nodiscard]] std::int64_t head_size() const { return queries.shape[2]; }
    };

    std::string model{};
    std::string revision{};
    std::string dtype{};
    std::string engine{};
    std::string time{};
    std::string provenance{};  ///< what Headlight writes there (analysis/provenance.h), as JSON
    std::vector<Sequence> sequences{};
    /// Those of one kind and stage beside each other, ascending, in the order in which the file begins with them.
    std::vector<Layer> layers{};
    std::string fingerprint{};
    std::filesystem::path path{};
    std::shared_ptr<const WeightStore> store{};
};

/// Name of the metadata that makes a file a capture.
inline constexpr std::string_view kCaptureKey = "headlight_capture";
/// Newest version of the format that is read, and the one that is written. Version 1 had no stages, and called the kind
/// `stack`.
inline constexpr std::int64_t kCaptureVersion = 2;

/// Returns whether a path leads to a capture: a .safetensors file, or the .safetensors.index.json of several, with such
/// metadata.
bool is_capture_file(const std::filesystem::path& path);
/// Returns whether the metadata of a .safetensors file makes it a capture.
bool holds_capture(const std::map<std::string, std::string>& metadata);

/// The file itself, or the index and the files that it names.
std::vector<std::filesystem::path> parts_of_capture(const std::filesystem::path& path);

/// Throws Error naming file and tensor or member: members and tensors that are missing, shapes that do not belong
/// together, tokens of another number, unknown kinds, versions to come. Reads no values.
CaptureFile read_capture_file(const std::filesystem::path& path);

/// The text that belongs under kCaptureKey, of all but the tensors.
std::string capture_metadata(const CaptureFile& capture);

}  // namespace headlight
