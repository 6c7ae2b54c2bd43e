#include "session/generation/image_prompt.h"

#include "capture/tile_layout.h"
#include "core/error.h"
#include "core/utf8.h"
#include "tokenizers/words.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace headlight {
namespace {

std::size_t count_of(std::string_view text, std::string_view part) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + part.size()))
        ++count;
    return count;
}

std::string repeated(const std::string& text, std::size_t times) {
    std::string all;
    for (std::size_t i = 0; i < times; ++i) all += text;
    return all;
}

/// A text that is written anew, and where each part of it comes from.
class RewrittenText {
  public:
    /// The next bytes of the typed text.
    void keep(std::string_view typed) { add(typed, typed.size(), false); }
    /// A text in place of the next bytes of the typed one.
    void replace(std::string_view written, std::size_t typed_bytes) { add(written, typed_bytes, true); }

    [[nodiscard]] const std::string& text() const { return text_; }

    /// The typed bytes that a range of the new text stands for.
    [[nodiscard]] ByteRange typed(const ByteRange& range) const {
        ByteRange all{typed_, 0};
        for (const Part& part : parts_) {
            if (range.begin >= part.written.end || range.end <= part.written.begin) continue;
            const std::size_t begin = std::max(range.begin, part.written.begin) - part.written.begin;
            const std::size_t end = std::min(range.end, part.written.end) - part.written.begin;
            all.begin = std::min(all.begin, part.typed.begin + (part.is_new ? 0 : begin));
            all.end = std::max(all.end, part.is_new ? part.typed.end : part.typed.begin + end);
        }
        return all.begin <= all.end ? all : ByteRange{};
    }
    /// Returns whether nothing of a range was typed.
    [[nodiscard]] bool is_new(const ByteRange& range) const {
        return std::ranges::none_of(parts_, [&](const Part& part) {
            return !part.is_new && range.begin < part.written.end && range.end > part.written.begin;
        });
    }

  private:
    struct Part {
        ByteRange written;
        ByteRange typed;
        bool is_new;
    };

    void add(std::string_view written, std::size_t typed_bytes, bool is_new) {
        parts_.push_back({{text_.size(), text_.size() + written.size()}, {typed_, typed_ + typed_bytes}, is_new});
        text_ += written;
        typed_ += typed_bytes;
    }

    std::string text_;
    std::size_t typed_ = 0;
    std::vector<Part> parts_;
};

/// A prompt as its model reads it.
struct WrittenPrompt {
    RewrittenText text;
    std::size_t first = 0;  ///< bytes of it that stand before the token that texts begin with
};

/// What stands in a task's text for what was typed after it.
constexpr std::string_view kTaskInput = "{input}";

/// Writes prompts as the model's processor does.
class PromptWriter {
  public:
    PromptWriter(const Tokenizer& tokenizer, const ImagePrompt& prompt)
        : tokenizer_(tokenizer), prompt_(prompt), placeholder_(tokenizer.piece(prompt.placeholder())) {}

    /// A text with images of these layouts in these tiles: in place of the placeholders, or in front of a text without
    /// any. Throws Error(Input) about placeholders that do not fit, and about more images than the model reads.
    [[nodiscard]] WrittenPrompt write(std::string_view text, std::span<const TileGrid> tiles,
                                      std::span<const ImageLayout> layouts) const {
        check_image_count(&prompt_, tiles.size());
        const std::size_t found = count_of(text, placeholder_);
        if (found > 0 && found != tiles.size()) refuse(found, tiles.size());
        WrittenPrompt written;
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            const std::string image_text = image(tiles[i], layouts[i]);
            if (found == 0) {
                for (const std::string& each : {piece(prompt_.opening), image_text, piece(prompt_.closing)})
                    written.text.replace(each, 0);
                continue;
            }
            const std::size_t at = text.find(placeholder_);
            written.text.keep(text.substr(0, at));
            written.text.replace(image_text, placeholder_.size());
            text.remove_prefix(at + placeholder_.size());
        }
        if (prompt_.first) written.first = written.text.text().size();
        write_task(text, written.text);
        written.text.replace(prompt_.last, 0);
        return written;
    }

  private:
    /// What was typed, in place of its task the task's text. Throws Error(Input) about text where a task allows none.
    void write_task(std::string_view typed, RewrittenText& written) const {
        for (const auto& [task, text] : prompt_.tasks) {
            const std::size_t at = typed.find(task);
            if (at == std::string_view::npos) continue;
            if (at > 0)
                throw Error(ErrorKind::Input, Sentence("Expected the task %1 at the beginning of the text, found it "
                                                       "behind \"%2\".",
                                                       task, typed.substr(0, at)));
            return write_text_of(task, text, typed, written);
        }
        written.keep(typed);
    }

    static void write_text_of(const std::string& task, std::string_view text, std::string_view typed,
                              RewrittenText& written) {
        constexpr std::string_view kSpaces = " \t\r\n";
        const std::size_t begin = std::min(typed.find_first_not_of(kSpaces, task.size()), typed.size());
        const std::size_t end = std::max(typed.find_last_not_of(kSpaces) + 1, begin);
        const std::size_t mark = text.find(kTaskInput);
        if (mark == std::string_view::npos) {
            if (begin < end)
                throw Error(ErrorKind::Input, Sentence("Expected no text after the task %1, found \"%2\".", task,
                                                       typed.substr(begin, end - begin)));
            return written.replace(text, typed.size());
        }
        written.replace(text.substr(0, mark), begin);
        written.keep(typed.substr(begin, end - begin));
        written.replace(text.substr(mark + kTaskInput.size()), typed.size() - end);
    }

    [[noreturn]] void refuse(std::size_t found, std::size_t images) const {
        const std::string mark = "\"" + placeholder_ + "\"";
        if (images == 0)
            throw Error(
                ErrorKind::Input,
                Sentence("Expected an image for %1 in the text, found none. Give an image, or remove %1.", mark));
        if (images == 1 && !prompt_.several)
            throw Error(ErrorKind::Input,
                        Sentence("Expected at most one %1 in the text, in the place of the image; found "
                                 "%2. Write %1 once, or leave it out.",
                                 mark, found));
        throw Error(ErrorKind::Input,
                    Sentence("Expected %1 in the text once for each image (%2), or not at all, so that the images "
                             "stand in front; found %3.",
                             mark, images, found));
    }

    /// Text of a token; none below 0.
    [[nodiscard]] std::string piece(std::int32_t token) const {
        return token >= 0 ? tokenizer_.piece(token) : std::string();
    }

    /// What stands in the place of the placeholder.
    [[nodiscard]] std::string image(const TileGrid& tiles, const ImageLayout& layout) const {
        const bool by_tiles = prompt_.tiles && !prompt_.tiles->unpadded;
        std::string image = by_tiles ? in_tiles(*prompt_.tiles, tiles)
                                     : repeated(tokenizer_.piece(prompt_.token), layout.tokens.size());
        if (prompt_.begin >= 0) image.insert(0, placeholder_);
        image += piece(prompt_.end);
        return prompt_.paragraph ? "\n\n" + image + "\n\n" : image;
    }

    /// Tile by tile, with the texts between them.
    [[nodiscard]] std::string in_tiles(const TilePrompt& texts, const TileGrid& tiles) const {
        const std::string parts = repeated(tokenizer_.piece(prompt_.token), static_cast<std::size_t>(prompt_.tokens()));
        const std::string overview = texts.before_overview + parts;
        std::string image = texts.before;
        if (tiles.rows == 0) return image + overview + texts.after;
        if (tiles.overview && texts.overview_first) image += overview;
        for (std::int32_t row = 1; row <= tiles.rows; ++row) {
            for (std::int32_t column = 1; column <= tiles.columns; ++column)
                image += numbered(numbered(texts.before_tile, "{row}", row), "{column}", column) + parts;
            image += texts.after_row;
        }
        image += texts.after_rows;
        if (tiles.overview && !texts.overview_first) image += overview;
        return image + texts.after;
    }

    static std::string numbered(std::string text, std::string_view mark, std::int32_t number) {
        const std::size_t at = text.find(mark);
        return at == std::string::npos ? text : text.replace(at, mark.size(), std::to_string(number));
    }

    const Tokenizer& tokenizer_;
    const ImagePrompt& prompt_;
    std::string placeholder_;
};

/// Tokens of a prompt, of which those of the image may stand before all others.
TokenizedText tokens_of(const Tokenizer& tokenizer, const WrittenPrompt& prompt, const EncodeOptions& options) {
    const std::string& text = prompt.text.text();
    TokenizedText tokens = tokenizer.encode(text.substr(prompt.first), std::nullopt, options);
    if (prompt.first == 0) return tokens;
    for (Token& token : tokens.tokens) {
        token.range.begin += prompt.first;
        token.range.end += prompt.first;
    }
    TokenizedText first = tokenizer.encode(text.substr(0, prompt.first), std::nullopt,
                                           {.add_special_tokens = false, .stop = options.stop});
    tokens.tokens.insert(tokens.tokens.begin(), first.tokens.begin(), first.tokens.end());
    return tokens;
}

/// Calls the tokens of an image by the parts of it that they stand for.
void name_parts(TokenizedText& tokens, std::int32_t of_image, std::span<const ImageLayout> layouts) {
    std::size_t image = 0;
    std::size_t next = 0;
    for (Token& token : tokens.tokens) {
        if (token.id != of_image || image == layouts.size()) continue;
        const std::string prefix = layouts.size() > 1 ? image_prefix(static_cast<std::int32_t>(image)) : std::string();
        const std::string name = name_of(layouts[image].tokens[next++]);
        if (!name.empty()) token.display = prefix + name;
        if (next < layouts[image].tokens.size()) continue;
        ++image;
        next = 0;
    }
}

}  // namespace

TokenizedText encode_prompt(const Tokenizer& tokenizer, const ModelDescription& model, std::string_view text,
                            std::optional<std::string_view> pair, EncodeOptions options,
                            std::span<const TileGrid> images) {
    if (!model.image_prompt) return tokenizer.encode(text, pair, options);
    const ImagePrompt& prompt = *model.image_prompt;
    std::vector<ImageLayout> layouts;
    for (const TileGrid& image : images) layouts.push_back(image_layout(prompt, image, *model.image));
    if (!images.empty()) options.max_tokens = 0;
    const SanitizedText valid = sanitize_utf8(text);
    const WrittenPrompt written = PromptWriter(tokenizer, prompt).write(valid.text, images, layouts);
    TokenizedText tokens = tokens_of(tokenizer, written, options);
    for (Token& token : tokens.tokens) {
        token.special = token.special || (token.range.end > token.range.begin && written.text.is_new(token.range));
        token.range = written.text.typed(token.range);
    }
    tokens.text = valid.text;
    if (!valid.replaced_at.empty()) tokens.notices.emplace_back("Bytes that are not valid UTF-8 were replaced.");
    tokens.words.clear();
    assign_words(tokens);
    name_parts(tokens, prompt.token, layouts);
    return tokens;
}

std::vector<TileGrid> tiles_for_prompt(const ImageProcessor* processor, std::span<const NamedImage> images) {
    std::vector<TileGrid> tiles;
    if (processor == nullptr) return tiles;
    for (const NamedImage& each : images)
        tiles.push_back(processor->tiles_of({3, each.image->height, each.image->width}));
    return tiles;
}

}  // namespace headlight
