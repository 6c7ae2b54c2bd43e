#pragma once

#include "core/text/sentence.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

class JsonValue;

/// A model's config.json, or a GGUF's metadata under the same keys, read by typed and bounded questions.
/// Every error names the file and the field, what was expected and what was found.
class Config {
  public:
    /// Far more than the configuration of any model; the parser needs up to fourteen times as much while it works.
    static constexpr std::size_t kMostBytes = std::size_t{4} << 20;

    /// Parses at most kMostBytes of JSON, at most 64 levels deep. A member that stands there twice is refused. `file`
    /// is for messages, and so is `keys_in_file`: what a member is called in the file, where that is not its key.
    static Config parse(std::string_view json, const std::filesystem::path& file,
                        std::map<std::string, std::string> keys_in_file = {});
    ~Config();
    Config(Config&&) noexcept;
    Config& operator=(Config&&) noexcept;

    [[nodiscard]] const std::filesystem::path& file() const;
    [[nodiscard]] bool has(const std::string& key) const;      ///< present and not null
    [[nodiscard]] bool is_null(const std::string& key) const;  ///< present and null
    [[nodiscard]] bool is_list(const std::string& key) const;
    [[nodiscard]] bool is_text(const std::string& key) const;
    [[nodiscard]] bool is_section(const std::string& key) const;  ///< an object
    [[nodiscard]] std::int64_t integer(const std::string& key, std::int64_t low, std::int64_t high) const;
    [[nodiscard]] std::int64_t integer_or(const std::string& key, std::int64_t otherwise, std::int64_t low,
                                          std::int64_t high) const;
    [[nodiscard]] double real(const std::string& key, double low, double high) const;  ///< finite
    [[nodiscard]] double real_or(const std::string& key, double otherwise, double low, double high) const;
    [[nodiscard]] bool boolean_or(const std::string& key, bool otherwise) const;
    [[nodiscard]] std::string text(const std::string& key) const;
    [[nodiscard]] std::string text_or(const std::string& key, const std::string& otherwise) const;
    [[nodiscard]] std::vector<std::string> texts_or_none(const std::string& key) const;
    [[nodiscard]] std::vector<bool> booleans_or_none(const std::string& key) const;
    [[nodiscard]] std::vector<std::int64_t> integers_or_none(const std::string& key, std::int64_t low,
                                                             std::int64_t high) const;
    /// A list of lists of whole numbers, of which some may be null: [[1, null], [2, 7]].
    [[nodiscard]] std::vector<std::vector<std::optional<std::int64_t>>> integer_lists_or_none(const std::string& key,
                                                                                              std::int64_t low,
                                                                                              std::int64_t high) const;
    /// An object of whole numbers: {"<|en|>": 7}.
    [[nodiscard]] std::map<std::string, std::int64_t> named_integers(const std::string& key, std::int64_t low,
                                                                     std::int64_t high) const;
    /// A list of numbers. Where `high` is infinite, {"__float__": "Infinity"}, as transformers 5 writes it, is one too.
    [[nodiscard]] std::vector<double> reals_or_none(const std::string& key, double low, double high) const;
    /// A list of lists of `columns` numbers each, one after the other; none if it is absent.
    [[nodiscard]] std::vector<double> rows_or_none(const std::string& key, std::size_t columns, double low,
                                                   double high) const;
    /// An object among the members, to be asked like the whole ("rope_scaling"); nothing if it is absent or null.
    [[nodiscard]] std::optional<Config> section(const std::string& key) const;
    /// id2label-like objects: {"0": "A", "1": "B"}.
    [[nodiscard]] std::map<std::int64_t, std::string> numbered_texts(const std::string& key) const;
    /// Throws Error(Format) about `key` of this file.
    [[noreturn]] void fail(const std::string& key, const Sentence& sentence) const;

  private:
    struct Content;
    void add_members(const JsonValue& object);
    /// The member; throws where it is absent or null, saying what was expected.
    [[nodiscard]] const JsonValue& needed(const std::string& key, const Sentence& expected) const;
    explicit Config(std::unique_ptr<Content> content);
    std::unique_ptr<Content> content_;
};

}  // namespace headlight
