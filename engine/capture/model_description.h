#pragma once

#include "core/shape.h"
#include "images/patch_layout.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// Meaning of a model's outputs.
enum class ModelTask {
    None,
    MaskedWord,
    NextWord,
    TextToText,  ///< an encoder-decoder writes a target text
    SequenceClassification,
    ImageClassification,
    Transcription,      ///< letters of each position of a recording (connectionist temporal classification)
    ImageTextMatching,  ///< how well a text fits an image
    TokenClassification,
    ReplacedTokens,  ///< which tokens another model has put there
    QuestionAnswering,
    NextSentence,
    MaskedWordAndNextSentence
};

/// How the text of a decoder holds the tiles of an image. Texts are written as they are, tokens of the tokenizer in
/// them.
struct TilePrompt {
    TileGrid smallest{1, 1};      ///< grid of the fewest tiles that an image may be cut into
    bool overview_first = false;  ///< otherwise it comes last
    /// The image keeps its shape among the tiles. The tokens are the parts of all tiles side by side, row by row,
    /// without those that only pad the image, and one more ends each row (LLaVA-NeXT). Otherwise they stand tile by
    /// tile.
    bool unpadded = false;
    std::string before{};           ///< text before the first tile
    std::string before_tile{};      ///< before each; {row} and {column} stand for the tile's, counted from 1
    std::string after_row{};        ///< after each row of tiles
    std::string after_rows{};       ///< after the last row
    std::string before_overview{};  ///< before the whole image, or before an image that is not cut
    std::string after{};            ///< text after the last tile
};

/// How an image stands in a text that a decoder, or the encoder of an encoder-decoder, reads with it.
struct ImagePrompt {
    std::int32_t token = -1;   ///< that stands for each part of an image
    bool several = false;      ///< a text may hold several images
    std::int32_t rows = 0;     ///< parts of an image, or of a tile, one below the other
    std::int32_t columns = 0;  ///< and side by side
    std::int32_t before = 0;   ///< tokens of an image before those of its parts
    std::int32_t begin = -1;   ///< token before an image's, which a prompt has in its place; -1: it has `token`
    std::int32_t end = -1;     ///< token after an image's; -1: none
    bool paragraph = false;    ///< empty lines stand before and after an image (Gemma 3, arXiv 2503.19786)
    /// Tokens around an image that has no placeholder in the prompt and is put in front of it; -1: none.
    std::int32_t opening = -1;
    std::int32_t closing = -1;
    bool first = false;  ///< it stands before the token that texts begin with (PaliGemma, arXiv 2407.07726)
    std::string last{};  ///< text behind what was typed
    /// Texts in place of tasks at the beginning of a prompt ("<OCR>"). {input} stands for what was typed after the
    /// task, without spaces around it; nothing may be typed after the others (Florence-2, arXiv 2311.06242).
    std::map<std::string, std::string> tasks{};
    std::optional<TilePrompt> tiles{};  ///< of a model that reads an image tile by tile
    /// Of a model that reads images of any size: each square of patches is a part, whatever `rows` and `columns` say.
    std::optional<PatchLayout> patches{};

    /// Tokens of an image, or of one of its tiles.
    [[nodiscard]] std::int32_t tokens() const { return before + rows * columns; }
    /// Token that stands for an image in a prompt.
    [[nodiscard]] std::int32_t placeholder() const { return begin >= 0 ? begin : token; }
};

/// The layers that make states of an image's patches, which are read by a text.
struct TowerSize {
    std::int32_t layers = 0;
    std::int32_t heads = 0;
    std::int32_t width = 0;  ///< numbers of a patch's state
};

/// Where a layer's norms stand: over what attention and feed-forward read, or over the sums (arXiv 1706.03762).
enum class NormPlace { Unknown, BeforeParts, AfterSums };

/// Facts about a model that are known before it runs.
struct ModelDescription {
    std::string architecture;  ///< "BERT encoder", "GPT-2 decoder"
    std::string model_type;    ///< of config.json: "bert", "gpt2"
    ModelTask task = ModelTask::None;
    std::int32_t layers = 0;
    std::int32_t stages = 0;  ///< that its layers stand in, each with fewer patches; 0: it has none
    std::int32_t heads = 0;
    std::int32_t hidden_size = 0;
    std::int32_t vocabulary = 0;
    std::int32_t max_tokens = 0;  ///< positions that the model has
    std::int64_t parameters = 0;
    /// Summands of `parameters`: numbers of each tensor, by its canonical name ("layers.0.query.weight"); empty where
    /// that is not known.
    std::map<std::string, std::int64_t> parameters_by_tensor;
    NormPlace norms = NormPlace::Unknown;
    bool has_segments = false;        ///< takes a second sentence
    bool generates = false;           ///< can continue a text
    std::int32_t decoder_start = -1;  ///< token that a target begins with; -1: no encoder-decoder
    std::optional<AudioSize> audio;   ///< what it reads of audio, in place of a text; nothing: it reads none
    bool causal = false;              ///< a token sees only what stands before it
    bool reads_text = true;
    bool reads_boxes = false;                    ///< of the words of a text on its page, ModelInput::boxes
    bool separator_ends_page = false;            ///< its box is the right lower corner, not the left upper one
    bool pixels_as_tokens = false;               ///< reads images as the numbers of their colors, pixel by pixel
    std::optional<ImageSize> image;              ///< what it reads of images; nothing: it reads none
    std::optional<ImagePrompt> image_prompt;     ///< of a model in whose text an image may stand; nothing: in none
    std::optional<TowerSize> tower;              ///< of such a model
    std::optional<TowerSize> resampler;          ///< layers of learned queries between tower and text; nothing: none
    std::int64_t patches = 0;                    ///< that it makes of such an image, in the first of its stages
    std::map<std::int64_t, std::string> labels;  ///< of classification heads
    std::vector<std::string> notices;            ///< surplus tensors, ignored fields, ...
};

}  // namespace headlight
