#include "tokenizers/pipeline/decoders.h"

#include "core/utf8.h"
#include "tokenizers/byte_level.h"
#include "tokenizers/pipeline/pattern.h"

#include <array>

namespace headlight {
namespace {

// The spaces that detokenized English does not have, in the order of Hugging Face's clean-up.
void clean_up(std::string& text) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 11> rules{{{" .", "."},
                                                                                   {" ?", "?"},
                                                                                   {" !", "!"},
                                                                                   {" ,", ","},
                                                                                   {" ' ", "'"},
                                                                                   {" n't", "n't"},
                                                                                   {" 'm", "'m"},
                                                                                   {" do not", " don't"},
                                                                                   {" 's", "'s"},
                                                                                   {" 've", "'ve"},
                                                                                   {" 're", "'re"}}};
    for (const auto& [from, to] : rules) replace_all(text, from, to);
}

class WordPieceDecoder : public TokenDecoder {
  public:
    WordPieceDecoder(std::string prefix, bool cleanup) : prefix_(std::move(prefix)), cleanup_(cleanup) {}
    [[nodiscard]] std::string_view name() const override { return "decoder WordPiece"; }
    void decode(std::vector<std::string>& pieces, TextBudget& /*budget*/) const override {
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            std::string& piece = pieces[i];
            if (i > 0 && !prefix_.empty() && piece.starts_with(prefix_)) {
                piece.erase(0, prefix_.size());
            } else if (i > 0) {
                piece.insert(0, 1, ' ');
            }
            if (cleanup_) clean_up(piece);
        }
    }

  private:
    std::string prefix_;
    bool cleanup_;
};

class ByteLevelDecoder : public TokenDecoder {
  public:
    [[nodiscard]] std::string_view name() const override { return "decoder ByteLevel"; }
    void decode(std::vector<std::string>& pieces, TextBudget& /*budget*/) const override {
        std::string bytes;
        for (const std::string& piece : pieces) bytes += bytes_of_piece(piece).value_or(piece);
        pieces = {repair_utf8(bytes)};
    }
};

class MetaspaceDecoder : public TokenDecoder {
  public:
    explicit MetaspaceDecoder(const JsonValue& section)
        : replacement_(section.text_or("replacement", "\u2581")),
          prepends_(section.find("prepend_scheme") ? section.at("prepend_scheme").text() != "never"
                                                   : section.boolean_or("add_prefix_space", true)) {
        if (replacement_.empty())
            section.at("replacement").fail(Sentence("The replacement of a space must be one character."));
    }
    [[nodiscard]] std::string_view name() const override { return "decoder Metaspace"; }
    void decode(std::vector<std::string>& pieces, TextBudget& /*budget*/) const override {
        for (std::size_t i = 0; i < pieces.size(); ++i)
            replace_all(pieces[i], replacement_, i == 0 && prepends_ ? "" : " ");
    }

  private:
    std::string replacement_;
    bool prepends_;
};

class ByteFallbackDecoder : public TokenDecoder {
  public:
    [[nodiscard]] std::string_view name() const override { return "decoder ByteFallback"; }
    void decode(std::vector<std::string>& pieces, TextBudget& /*budget*/) const override {
        std::vector<std::string> result;
        std::string bytes;
        const auto flush = [&] {
            if (bytes.empty()) return;
            if (is_valid_utf8(bytes)) {
                result.push_back(bytes);
            } else {
                result.insert(result.end(), bytes.size(), "\uFFFD");
            }
            bytes.clear();
        };
        for (std::string& piece : pieces) {
            if (const auto byte = byte_of_fallback_piece(piece)) {
                bytes += static_cast<char>(*byte);
            } else {
                flush();
                result.push_back(std::move(piece));
            }
        }
        flush();
        pieces = std::move(result);
    }
};

class FuseDecoder : public TokenDecoder {
  public:
    [[nodiscard]] std::string_view name() const override { return "decoder Fuse"; }
    void decode(std::vector<std::string>& pieces, TextBudget& /*budget*/) const override {
        std::string text;
        for (const std::string& piece : pieces) text += piece;
        pieces = {std::move(text)};
    }
};

class StripDecoder : public TokenDecoder {
  public:
    explicit StripDecoder(const JsonValue& section)
        : content_(section.at("content").text()),
          start_(static_cast<std::size_t>(section.at("start").integer(0, 1 << 20))),
          stop_(static_cast<std::size_t>(section.at("stop").integer(0, 1 << 20))) {
        if (content_.empty()) section.at("content").fail(Sentence("What to strip must be one character."));
    }
    [[nodiscard]] std::string_view name() const override { return "decoder Strip"; }
    void decode(std::vector<std::string>& pieces, TextBudget& /*budget*/) const override {
        for (std::string& piece : pieces) {
            std::string_view kept = piece;
            for (std::size_t i = 0; i < start_ && kept.starts_with(content_); ++i) kept.remove_prefix(content_.size());
            for (std::size_t i = 0; i < stop_ && kept.ends_with(content_); ++i) kept.remove_suffix(content_.size());
            if (kept.size() < piece.size()) piece = std::string(kept);
        }
    }

  private:
    std::string content_;
    std::size_t start_, stop_;
};

class ReplaceDecoder : public TokenDecoder {
  public:
    explicit ReplaceDecoder(const JsonValue& section)
        : pattern_(section.at("pattern")), content_(section.at("content").text()) {}
    [[nodiscard]] std::string_view name() const override { return "decoder Replace"; }
    void decode(std::vector<std::string>& pieces, TextBudget& budget) const override {
        std::vector<ByteRange> matches;
        std::size_t written = 0;  // bytes of all pieces so far
        for (std::string& piece : pieces) {
            matches.clear();
            // Given up, it leaves the rest of the piece as it is.
            static_cast<void>(pattern_.find(piece, matches, budget));
            budget.allow_bytes(written + piece.size() + matches.size() * content_.size());
            std::string result;
            std::size_t end = 0;
            for (const ByteRange& match : matches) {
                result.append(piece, end, match.begin - end);
                result += content_;
                end = match.end;
            }
            result.append(piece, end);
            piece = std::move(result);
            written += piece.size();
        }
    }

  private:
    Pattern pattern_;
    std::string content_;
};

// </w> ends a word.
class SuffixDecoder : public TokenDecoder {
  public:
    explicit SuffixDecoder(std::string suffix) : suffix_(std::move(suffix)) {}
    [[nodiscard]] std::string_view name() const override { return "decoder BPEDecoder"; }
    void decode(std::vector<std::string>& pieces, TextBudget& /*budget*/) const override {
        if (suffix_.empty()) return;
        for (std::size_t i = 0; i < pieces.size(); ++i)
            replace_all(pieces[i], suffix_, i + 1 == pieces.size() ? "" : " ");
    }

  private:
    std::string suffix_;
};

class DecoderSequence : public TokenDecoder {
  public:
    explicit DecoderSequence(const JsonValue& list) {
        std::size_t index = 0;
        for (const auto element : list.array()) steps_.push_back(make_decoder(list.child(element, index++)));
    }
    [[nodiscard]] std::string_view name() const override { return "decoder Sequence"; }
    void decode(std::vector<std::string>& pieces, TextBudget& budget) const override {
        for (const auto& step : steps_) step->apply(pieces, budget);
    }

  private:
    std::vector<std::unique_ptr<const TokenDecoder>> steps_;
};

std::size_t bytes_of(const std::vector<std::string>& pieces) {
    std::size_t bytes = 0;
    for (const std::string& piece : pieces) bytes += piece.size();
    return bytes;
}

}  // namespace

void TokenDecoder::apply(std::vector<std::string>& pieces, TextBudget& budget) const {
    budget.start(name(), bytes_of(pieces) + pieces.size());
    decode(pieces, budget);
    budget.allow_bytes(bytes_of(pieces));
}

std::unique_ptr<const TokenDecoder> make_word_piece_decoder(std::string prefix, bool cleanup) {
    return std::make_unique<WordPieceDecoder>(std::move(prefix), cleanup);
}

std::unique_ptr<const TokenDecoder> make_byte_level_decoder() {
    return std::make_unique<ByteLevelDecoder>();
}

std::unique_ptr<const TokenDecoder> make_decoder(const JsonValue& section) {
    const JsonValue type_value = section.at("type");
    const std::string_view type = type_value.text();
    if (type == "WordPiece")
        return make_word_piece_decoder(section.text_or("prefix", "##"), section.boolean_or("cleanup", true));
    if (type == "ByteLevel") return make_byte_level_decoder();
    if (type == "Metaspace") return std::make_unique<MetaspaceDecoder>(section);
    if (type == "ByteFallback") return std::make_unique<ByteFallbackDecoder>();
    if (type == "Fuse") return std::make_unique<FuseDecoder>();
    if (type == "Strip") return std::make_unique<StripDecoder>(section);
    if (type == "Replace") return std::make_unique<ReplaceDecoder>(section);
    if (type == "BPEDecoder") return std::make_unique<SuffixDecoder>(section.text_or("suffix", "</w>"));
    if (type == "Sequence") return std::make_unique<DecoderSequence>(section.at("decoders"));
    type_value.fail(Sentence("The decoder \"%1\" is not supported; supported decoders: WordPiece, ByteLevel, "
                             "Metaspace, ByteFallback, Fuse, Strip, Replace, BPEDecoder, Sequence.",
                             type),
                    ErrorKind::Unsupported);
}

}  // namespace headlight
