#pragma once

#include "core/error.h"
#include "core/mapped_file.h"
#include "core/tensor.h"
#include "formats/tensors/gguf_types.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// Types of metadata values (the enumeration `gguf_metadata_value_type`).
enum class GgufType : std::uint32_t { U8, I8, U16, I16, U32, I32, F32, Bool, Text, Array, U64, I64, F64 };
std::string_view to_string(GgufType type);

/// A value of a file's metadata, as it lies in the file; checked to lie in it as a whole.
struct GgufValue {
    std::string_view key;
    GgufType type = GgufType::U8;  ///< of the value, or of the elements of a list
    bool is_list = false;
    std::uint64_t count = 1;           ///< elements
    std::span<const std::byte> bytes;  ///< the value, or the elements one after another
    std::uint64_t offset = 0;          ///< of `bytes` in the file
};

/// The metadata of a GGUF file by typed questions. An answer is nothing where the key is absent; Error(Format) naming
/// key and byte is thrown where the value is of another kind.
class GgufMetadata {
  public:
    GgufMetadata() = default;
    /// Throws Error(Format) for a key that stands there twice. The values' bytes must outlive this.
    GgufMetadata(std::vector<GgufValue> values, std::string file);

    /// In the order of the file.
    [[nodiscard]] const std::vector<GgufValue>& values() const { return values_; }
    [[nodiscard]] const std::string& file() const { return file_; }
    [[nodiscard]] const GgufValue* find(std::string_view key) const;
    [[nodiscard]] std::optional<std::string> text(std::string_view key) const;
    [[nodiscard]] std::optional<std::int64_t> integer(std::string_view key, std::int64_t low, std::int64_t high) const;
    [[nodiscard]] std::optional<double> real(std::string_view key) const;  ///< finite
    [[nodiscard]] std::optional<bool> boolean(std::string_view key) const;
    /// Views into the file; any bytes, UTF-8 or not.
    [[nodiscard]] std::optional<std::vector<std::string_view>> texts(std::string_view key) const;
    [[nodiscard]] std::optional<std::vector<std::int64_t>> integers(std::string_view key) const;
    /// Finite numbers.
    [[nodiscard]] std::optional<std::vector<float>> reals(std::string_view key) const;
    /// The file and the key, with its offset where the key is present.
    [[nodiscard]] ErrorPlace place_of(std::string_view key) const;
    /// Throws Error(Format) about a value, or about a key that is absent.
    [[noreturn]] void fail(std::string_view key, const Sentence& sentence) const;

  private:
    std::vector<GgufValue> values_;
    std::vector<std::uint32_t> by_key_;
    std::string file_;
};

/// The value as JSON: numbers, truth values, texts, or a list of them. Nothing for a list of more than `most_elements`,
/// and for numbers that are not finite.
std::optional<std::string> gguf_value_json(const GgufValue& value, std::uint64_t most_elements);
/// The value as a person reads it: long texts and lists shortened.
std::string shown_gguf_value(const GgufValue& value);

/// The header of a GGUF file, versions 2 and 3, checked against the file:
/// https://github.com/ggml-org/ggml/blob/master/docs/gguf.md
class GgufHeader {
  public:
    /// More than any model has; keeps the time and memory that a hostile header can cost small.
    static constexpr std::uint64_t kMostKeys = 65'536;
    static constexpr std::uint64_t kMostTensors = 200'000;

    /// Parses the start of `file_bytes`, the whole file, which must outlive the header. Throws Error(Format) naming
    /// field and byte.
    static GgufHeader parse(std::span<const std::byte> file_bytes, const std::string& file);

    struct Tensor {
        std::string_view name;
        const GgufTensorType* type = nullptr;
        Shape shape;              ///< row-major: the file's dimensions in reverse
        std::uint64_t begin = 0;  ///< byte offset in the file
        std::uint64_t end = 0;
        std::uint64_t listed_at = 0;  ///< where the header lists it
    };

    [[nodiscard]] std::uint32_t version() const { return version_; }
    [[nodiscard]] const GgufMetadata& metadata() const { return metadata_; }
    /// In the order of the file.
    [[nodiscard]] const std::vector<Tensor>& tensors() const { return tensors_; }
    [[nodiscard]] const Tensor* find(std::string_view name) const;
    /// Bytes before the data.
    [[nodiscard]] std::uint64_t size() const { return size_; }

  private:
    class Parser;
    std::uint32_t version_ = 0;
    GgufMetadata metadata_;
    std::vector<Tensor> tensors_;
    std::vector<std::uint32_t> by_name_;
    std::uint64_t size_ = 0;
};

/// A GGUF file, mapped.
class GgufFile {
  public:
    /// Throws Error when the file cannot be read, breaks the format, or is only a Git LFS pointer.
    explicit GgufFile(const std::filesystem::path& path);

    [[nodiscard]] const GgufHeader& header() const { return header_; }
    [[nodiscard]] const std::shared_ptr<const MappedFile>& file() const { return file_; }
    /// A view into the mapping; throws Error(Unsupported) for a type that nothing here computes with.
    [[nodiscard]] std::optional<TensorView> find(std::string_view name) const;

  private:
    std::shared_ptr<const MappedFile> file_;
    GgufHeader header_;
};

/// Returns whether the file at this path begins as a GGUF file does; false where it cannot be read.
bool is_gguf_file(const std::filesystem::path& path);

}  // namespace headlight
