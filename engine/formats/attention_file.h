#pragma once

#include "core/tensor.h"
#include "formats/attention_notes.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace headlight {

/// Attention that was captured elsewhere and saved: a .safetensors or .npz file of weights, with the tokens beside it.
///
/// Weights are fp16, bf16 (safetensors only), fp32 or fp64 tensors [heads, queries, keys], one a layer, named
/// `attentions.0`, `attentions.1`, ..., or one tensor [layers, heads, queries, keys] named `attentions`. A dimension of
/// 1 for the batch may stand before heads. Other kinds of attention have other names (attention_notes.h), and those of
/// models with stages `attentions.STAGE.LAYER`; other tensors are not looked at.
///
/// Tokens stand in a JSON object: in a file of the same name ending in .json; or else in the `__metadata__` of the
/// safetensors file, or in the `metadata.json` of the .npz, where a list may also be written as a text. Its members:
///   tokens          list of texts, as the vocabulary has them; an encoder-decoder's source, with or without its
///   target;
///                   of an image, those of a text beside it stand last
///   target_tokens   list of texts; an encoder-decoder's target
///   text, target    what was typed, and the target's text; joined from the tokens where they are missing
///   offsets         list of [begin, end]: the characters (code points) of the text that each of `tokens` stands for
///   model           what a person calls the model
///   attention       list of StackNotes: which weights there are, in which form, of what. Without it every kind and
///                   stage that the tensors' names tell is read, in full
///   provenance      what Headlight writes there (analysis/provenance.h), in the place of `model`
/// All may be missing: tokens are numbered then.
struct AttentionFile {
    struct Layer {
        TensorView weights;
        std::optional<TensorView> global_weights{};  ///< of StoredForm::Windows: [heads, keys or more, global tokens]
        std::optional<TensorView> landmark_keys{};   ///< of StoredForm::Landmarks: [heads, keys, landmarks]
        std::optional<TensorView> mask{};            ///< U8 or Bool [queries, keys]: 1 where a query may attend
    };
    struct Stack {
        StackNotes notes;
        std::vector<Layer> layers;  ///< all of the same heads, queries and keys

        [[nodiscard]] std::int64_t queries() const { return layers.front().weights.shape[1]; }
        [[nodiscard]] std::int64_t keys() const;
    };
    std::vector<Stack>
        stacks;  ///< as described, or in the order of kStackNames; never empty, each with at least one layer
    std::vector<std::string> tokens;
    std::vector<std::string> target_tokens;
    std::string text;
    std::string target;
    std::vector<std::pair<std::size_t, std::size_t>> offsets;  ///< one for each of `tokens`, or none
    std::string model;
    std::vector<StackNotes> described;  ///< the list `attention`
    std::string notes;                  ///< the JSON object with all of these members; empty: there was none
    std::string fingerprint;            ///< of the file of weights
    std::filesystem::path path;
};

/// Returns whether a path leads to attention that ran elsewhere: a .npz, there or not (nothing else is called so), a
/// .safetensors with tensors of these names, or a capture (formats/capture_file.h).
bool is_attention_file(const std::filesystem::path& path);

/// Path of the JSON file that states the tokens of this file of weights, there or not.
std::filesystem::path metadata_beside(std::filesystem::path path);

/// Throws Error naming file and tensor or member: missing layers, shapes that do not belong together, numbers of
/// another type, lists of another length.
AttentionFile read_attention_file(const std::filesystem::path& path);

}  // namespace headlight
