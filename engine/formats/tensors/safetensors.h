#pragma once

#include "core/mapped_file.h"
#include "core/tensor.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// The header of a safetensors file, checked: https://github.com/huggingface/safetensors#format
/// Eight bytes of length N, N bytes of JSON, then the data, which the tensors cover without overlap, hole or rest.
class SafetensorsHeader {
  public:
    /// The format's own limit on N.
    static constexpr std::uint64_t kLargestJson = 100'000'000;
    /// More than any model has; keeps the time and memory that a hostile header can cost small.
    static constexpr std::size_t kMostTensors = 200'000;

    /// Parses the start of `file_bytes`, the whole file (only the header is read). Throws Error(Format) naming the
    /// tensor and its member. Keeps about 50 bytes a tensor beside the names; while it parses, some MiB more.
    static SafetensorsHeader parse(std::span<const std::byte> file_bytes, const std::string& file);

    /// Where a tensor's values lie in the file.
    struct Tensor {
        std::string_view name;
        std::string_view type;  ///< as the header spells it; possibly one that nothing here computes with
        Shape shape;
        std::uint64_t begin = 0;  ///< byte offset in the file
        std::uint64_t end = 0;
    };

    [[nodiscard]] std::size_t count() const { return entries_.size(); }
    /// The `index`-th tensor in the order of names.
    [[nodiscard]] Tensor tensor(std::size_t index) const;
    [[nodiscard]] std::optional<Tensor> find(std::string_view name) const;
    /// `__metadata__`: what the writer of the file noted.
    [[nodiscard]] const std::map<std::string, std::string>& metadata() const { return metadata_; }
    /// Bytes before the data.
    [[nodiscard]] std::uint64_t size() const { return size_; }

  private:
    // Names, sizes and types of all tensors lie in three common arrays: a header may list very many of them.
    struct Entry {
        std::uint64_t begin, end;
        std::uint32_t name, name_size;
        std::uint32_t sizes;
        std::uint16_t rank;
        std::uint16_t type;
    };
    class Builder;
    std::string names_;
    std::vector<std::int64_t> sizes_;
    std::vector<std::string> types_;
    std::vector<Entry> entries_;
    std::map<std::string, std::string> metadata_;
    std::uint64_t size_ = 0;
    [[nodiscard]] std::string_view name_of(const Entry& entry) const;
};

/// Data type that the header calls `type`; empty for a type that is only listed.
std::optional<DataType> data_type_of(std::string_view type);

/// A safetensors file, mapped.
class SafetensorsFile {
  public:
    /// Throws Error when the file cannot be read, breaks the format, or is only a Git LFS pointer.
    explicit SafetensorsFile(const std::filesystem::path& path);

    [[nodiscard]] const SafetensorsHeader& header() const { return header_; }
    [[nodiscard]] const std::shared_ptr<const MappedFile>& file() const { return file_; }
    /// A view into the mapping; throws Error(Unsupported) for a type that nothing here computes with.
    [[nodiscard]] std::optional<TensorView> find(std::string_view name) const;

  private:
    std::shared_ptr<const MappedFile> file_;
    SafetensorsHeader header_;
};

}  // namespace headlight
