#pragma once

#include "backends/backend.h"
#include "capture/capture.h"
#include "capture/model_description.h"
#include "core/tensor.h"
#include "formats/model_folder.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace headlight {

/// Where a word stands on its page: its corners, in thousandths of the page's width and height, 0 to 1000.
struct WordBox {
    std::int32_t left = 0;
    std::int32_t top = 0;
    std::int32_t right = 0;
    std::int32_t bottom = 0;
};

/// An image behind the first of a text, see ModelInput.
struct ImageInput {
    Tensor pixels{};
    TileGrid tiles{};
};

/// Tokens, audio, or an image, as a model takes them. All vectors but the last are of the same length, or empty for
/// their default.
struct ModelInput {
    std::vector<std::int32_t> ids;
    std::vector<std::int32_t> token_types;     ///< empty: all 0
    std::vector<std::uint8_t> attention_mask;  ///< empty: all 1; 0 = padding
    std::vector<std::int32_t>
        decoder_ids{};  ///< of an encoder-decoder: the target so far, from its first token on; any length
    Tensor features{};  ///< of models that read audio, see AudioSize: a spectrogram, or [samples]
    /// [channels, height, width] of models that read images, or [tiles, channels, height, width]; of those that read
    /// images of any size the patches [patches, values], square by square (images/image_patches.h).
    Tensor pixels{};
    TileGrid tiles{};                       ///< how the tiles, or the patches, lie; count() 0: not known
    std::vector<ImageInput> more_images{};  ///< behind that one, of models in whose texts several may stand
    std::int64_t prompt_tokens = 0;  ///< of the ids: those of a prompt, where a model reads it as a whole; 0: all
    /// 1: sees all tokens and is seen by all, where a model has windows for the others; empty: as its task needs.
    std::vector<std::uint8_t> global_tokens{};
    std::vector<WordBox> boxes{};  ///< of models that read pages: of the word that each token is of; empty: all 0
};

/// An input, and what its run is to keep.
struct RequestedRun {
    ModelInput input;
    CaptureRequest request;
};

/// Told between layers: share of the work done, 0 to 1.
using Progress = std::function<void(double)>;

/// Keys and values of the tokens read so far, for generating one token after another.
class KeyValueCache {
  public:
    virtual ~KeyValueCache() = default;
    [[nodiscard]] virtual std::int64_t length() const = 0;
    /// Another cache of the same capacity that holds the same, and goes on by itself; null where there is none to be
    /// had.
    [[nodiscard]] virtual std::unique_ptr<KeyValueCache> copy() const { return nullptr; }
};

/// What a run over a text leaves for runs over texts that begin with the same tokens; of the model that made it.
class EarlierRun {
  public:
    virtual ~EarlierRun() = default;
    /// Tokens of its text that it did not compute but took over from the run before it.
    [[nodiscard]] virtual std::int64_t taken_over() const = 0;
};

/// The vectors, learned or written out, that say where something stands that a model reads.
struct PositionTable {
    AttentionKind kind{};                ///< of the attention that is first to read it
    DeviceTensor rows;                   ///< [positions, hidden]
    std::int64_t first = 0;              ///< row of position 0
    std::optional<PatchGrid> patches{};  ///< what the positions are, where they are of an image
};

/// The tables that a model takes its first hidden states from; what it does not have is empty.
struct EmbeddingTables {
    DeviceTensor words;  ///< [vocabulary, size]
    std::vector<PositionTable> positions{};
};

/// A loaded model: its weights live on the backend it was loaded with, which must outlive it.
class Model {
  public:
    virtual ~Model() = default;
    [[nodiscard]] virtual const ModelDescription& description() const = 0;

    [[nodiscard]] virtual EmbeddingTables embeddings() const { return {}; }
    /// Of an encoder-decoder that reads images, what the decoder attends to of these pixels; of an encoder of pages,
    /// what stands behind the text; nothing: neither. Throws Error(Input) about pixels that it cannot read.
    [[nodiscard]] virtual std::optional<PatchGrid> source_patches(const Tensor& /*pixels*/) const {
        return std::nullopt;
    }

    /// Runs the model. Throws Error(Input) when the input does not fit (empty, too long, ids outside the vocabulary),
    /// Error(Cancelled) when the token is set; checked between layers and within long operations.
    virtual Capture forward(const ModelInput& input, const CaptureRequest& request, const std::stop_token& stop,
                            const Progress& progress) = 0;

    /// The same to the bit as `forward`, in less time where `earlier` is of a text that begins with the same tokens:
    /// what it holds of them is taken over. Leaves there what this run computed; null: nothing is there. Stays as it
    /// was where the run throws, where it changes or keeps more than attention and logits (interventions, hidden
    /// states, single vectors), and in models whose tokens depend on later ones.
    virtual Capture forward_after(std::unique_ptr<EarlierRun>& /*earlier*/, const ModelInput& input,
                                  const CaptureRequest& request, const std::stop_token& stop,
                                  const Progress& progress) {
        return forward(input, request, stop, progress);
    }

    /// Captures of several inputs, each the same to the bit as what `forward` gives. On the CPU, short texts take less
    /// time together where the model reads a whole text at once: weights are read from memory once for all of them.
    /// Throws as `forward` does, without saying of which input.
    virtual std::vector<Capture> forward_together(std::span<const RequestedRun> runs, const std::stop_token& stop);

    /// An empty cache for at most `capacity` tokens; null if the model does not generate.
    virtual std::unique_ptr<KeyValueCache> make_cache(std::int64_t capacity) = 0;
    /// Of an encoder-decoder: reads the source, and gives a cache for at most `capacity` tokens of its target. Of a
    /// decoder in whose text an image may stand: reads the image, and gives a cache for at most `capacity` tokens of
    /// the text, which begins with the source's ids. Null if the model does not generate from a source. Of the
    /// interventions it makes those on the encoder.
    virtual std::unique_ptr<KeyValueCache> read_source(const ModelInput& source, std::int64_t capacity,
                                                       const std::vector<Intervention>& interventions,
                                                       const std::stop_token& stop);
    /// Reads `ids` after what the cache holds, appends them to it, and captures as `request` says: attention fields
    /// have one query a new id and one key a token so far; logits of the last new id. Makes all interventions but those
    /// on an encoder; throws Error(Input) for means over tokens, which are not known before the text's end.
    virtual Capture extend(KeyValueCache& cache, std::span<const std::int32_t> ids, const CaptureRequest& request,
                           const std::stop_token& stop) = 0;
};

/// Loads a model folder onto the backend. A model of an unknown model_type runs as a known one if its configuration and
/// all of its tensors fit, and a notice says so. Throws Error naming file and field: another unknown model_type (with
/// the list of those that run), a missing, surplus or misshapen tensor (what was expected, what was found), a
/// configuration out of bounds.
std::unique_ptr<Model> load_model(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                  const std::stop_token& stop, const Progress& progress);

/// The model of a folder whose weights may be declared only (open_declared_model), without the check of memory before
/// each run: for a backend that computes no numbers. Throws Error as load_model does; unknown types are refused.
std::unique_ptr<Model> declare_model(const ModelFolder& folder, std::shared_ptr<Backend> backend);

/// Returns whether models of this folder's type read text, and so have a tokenizer; true for types that are not known.
bool reads_text(const ModelFolder& folder);

/// How images of a GGUF file's image encoder are prepared, as preprocessor_config.json would say it; nothing for other
/// models. Throws Error as load_model does.
std::optional<Config> image_settings(const ModelFolder& folder);

/// A row of the registry.
struct SupportedArchitecture {
    std::string model_type;  ///< of config.json
    std::string name;        ///< "BERT encoder"
    std::string gguf_name;   ///< `general.architecture` of GGUF files; empty: there are none
    std::string projector;   ///< `clip.projector_type` of its image encoder in GGUF files; empty: there are none
};

/// What load_model knows, in the order of the registry.
std::vector<SupportedArchitecture> supported_architectures();

}  // namespace headlight
