#pragma once

#include "capture/attention_field.h"
#include "capture/intervention.h"
#include "capture/module_matrices.h"
#include "capture/token_trace.h"
#include "core/attention_kind.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// Positions whose logits are computed.
enum class LogitPositions { None, Last, Asked, All };

/// "L2H5": name of a head within its stack.
std::string head_mark(std::int32_t layer, std::int32_t head);

/// Returns whether the distance of query and key has a meaning: both are tokens of one text or image.
bool has_distances(AttentionKind kind);

struct AttentionStack;

/// Who is told of the attention of a forward pass while it goes on.
struct LayerWatch {
    /// Called by the pass on its thread, between layers, with all that it has kept so far: stacks that have fewer
    /// layers than the model. What their fields hold never changes. Empty: nobody is told.
    std::function<void(const std::vector<AttentionStack>&)> tell{};
    /// Least time since the pass began, or since the last call: short passes tell nothing and lose no time.
    std::chrono::milliseconds every{100};
};

/// A head of a forward pass, of attention without stages.
struct MatricesPlace {
    AttentionKind kind = AttentionKind::Self;
    std::int32_t layer = 0;
    std::int32_t head = 0;
    bool operator==(const MatricesPlace&) const = default;
};

/// Parts of a forward pass to keep, and changes to make.
struct CaptureRequest {
    bool attention = true;     ///< fields with summaries of every layer
    bool value_norms = false;  ///< norms of W_O v_j in every field
    bool values = false;       ///< value vectors in every field
    bool hidden = false;       ///< hidden states
    /// Of models that pad a text to whole blocks (BigBird): attention and hidden states, but for the last one, as they
    /// are of the padded text, as Hugging Face transformers returns them.
    bool added_padding = false;
    /// Of models that predict words: what the last layer's norm and head make of the hidden states of the layers before
    /// it, at the positions of the logits, as outputs "lens.<layer>" (nostalgebraist 2020, "interpreting GPT: the logit
    /// lens").
    bool lens = false;
    bool routers = false;  ///< what the routers of experts chose; LogitPositions::All gives it too
    /// While less memory is free, queries and keys of long texts go into a file (core/kept/spill_file.h).
    std::uint64_t least_free_memory = std::uint64_t{1} << 30;
    LogitPositions logits = LogitPositions::All;
    std::vector<std::int32_t> positions;  ///< for LogitPositions::Asked, ascending
    std::vector<Intervention> interventions{};
    LayerWatch layers{};  ///< told of the attention layer by layer
    /// The head whose matrices are kept, of a whole text; nothing: none.
    std::optional<MatricesPlace> matrices{};
    /// The token that is kept as a vector at every place of the pass, of a whole text; nothing: none.
    std::optional<std::int32_t> traced_token{};

    /// Returns whether the run is to give anything but the weights of its attention, or changes them: without, it may
    /// end with the weights of its last layer.
    [[nodiscard]] bool goes_beyond_weights() const;
};

/// Where a grid lies on the image that is shown, in shares of the image's width and height. The grid may reach beyond
/// the image, where a model pads it.
struct GridArea {
    double left = 0;
    double top = 0;
    double width = 1;
    double height = 1;
    bool operator==(const GridArea&) const = default;
};

/// The tokens of an image: some before its patches, the patches in raster order, and padding.
struct PatchGrid {
    std::vector<std::string> before;  ///< names: "[CLS]", "[DIST]"
    std::int32_t rows = 0;
    std::int32_t columns = 0;
    GridArea area{};
    std::int32_t padding = 0;  ///< tokens behind the patches that are no part of the image
    /// Of a tower that reads several images: what stands before the names of the patches ("image 1: "), and the names
    /// of the tokens of the other images, which follow.
    std::string image{};
    std::vector<std::string> behind{};

    [[nodiscard]] std::int32_t first_patch() const { return static_cast<std::int32_t>(before.size()); }
    [[nodiscard]] std::int32_t end_of_patches() const { return first_patch() + rows * columns; }
    [[nodiscard]] std::int32_t end_of_padding() const { return end_of_patches() + padding; }
    [[nodiscard]] std::int32_t tokens() const { return end_of_padding() + static_cast<std::int32_t>(behind.size()); }
    bool operator==(const PatchGrid&) const = default;
};

/// Tokens that stand for an image, as a grid of parts of it.
struct ImageTokens {
    std::int32_t rows = 0;
    std::int32_t columns = 0;
    std::vector<std::int32_t> tokens;  ///< [rows * columns] in raster order: position of each part's token
    GridArea area{};
    std::int32_t number = 0;  ///< of the image among those that were read
    bool operator==(const ImageTokens&) const = default;
};

/// The fields of one kind, layer by layer.
struct AttentionStack {
    AttentionKind kind = AttentionKind::Self;
    std::vector<std::shared_ptr<const AttentionField>> layers;
    /// Tokens, among those of the analysis, that query 0 (at position 0) and key 0 stand for: an encoder-decoder's
    /// target tokens follow those of the source.
    std::int64_t first_query = 0;
    std::int64_t first_key = 0;
    std::int32_t stage = -1;             ///< of a model that works on fewer and fewer patches; -1: it has no stages
    std::optional<PatchGrid> patches{};  ///< what the queries and keys are, where they are of an image
    /// Of a text in which an image stands: which queries and keys are of it. Of cross-attention, and beside `patches`
    /// where keys are of a coarser grid than queries: which keys.
    std::optional<ImageTokens> image{};
    /// Of an image that is read in tiles and once more as a whole: which queries and keys are of the whole, which are
    /// neither among `image` nor among the patches of the grid.
    std::optional<ImageTokens> overview{};
    /// The same of the images behind the first, and of their overviews, in the order of the images.
    std::vector<ImageTokens> more_images{};
    /// Of queries and keys that are neither tokens nor patches; beside patches, which are then the keys, of the
    /// queries.
    std::vector<std::string> names{};
};

/// An output of a model's head, by its name in the reference kit: "logits", "start_logits", "end_logits",
/// "seq_relationship_logits", "pooler_output", "last_hidden_state".
struct NamedOutput {
    std::string name;
    Tensor values;
};

/// Result of a forward pass.
struct Capture {
    std::vector<AttentionStack> attention;
    /// [tokens, hidden], 0 = embeddings; as Hugging Face transformers counts them. [rows, columns, hidden] of models
    /// whose counterpart there keeps maps; a text's are of tokens always.
    std::vector<Tensor> hidden;
    std::vector<Tensor> encoder_hidden{};  ///< of an encoder-decoder's encoder; `hidden` is its decoder's
    std::vector<Tensor> vision_hidden{};   ///< of a vision tower beside a text; `hidden` is a decoder's that reads both
    std::vector<Tensor> text_hidden{};     ///< of a text tower beside a vision tower
    std::vector<Tensor> resampler_hidden{};  ///< of the learned queries between a vision tower and a text
    std::vector<NamedOutput> outputs;
    std::vector<std::int32_t> added_ids{};      ///< tokens of padding that follow the input's: see CaptureRequest
    std::vector<std::int32_t> logit_positions;  ///< token of each row of per-token logits; empty when rows are tokens
    /// Of the head that was asked for; null where no block of the model makes such matrices for its place.
    std::shared_ptr<const ModuleMatrices> matrices{};
    /// The token that was asked for, place by place; empty where the model's blocks trace none.
    std::vector<TracedVector> trace{};

    /// Null when the model gave no output of this name.
    [[nodiscard]] const Tensor* output(const std::string& name) const;
};

}  // namespace headlight
