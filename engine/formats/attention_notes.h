#pragma once

#include "core/attention_kind.h"
#include "json/json_document.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// Member of the metadata of a file of weights that lists its stacks.
inline constexpr std::string_view kAttentionKey = "attention";

/// Kind of attention and the name of the tensors that hold its weights; of several, the first is written.
struct StackName {
    AttentionKind kind;
    std::string_view tensors;
};
inline constexpr std::array kStackNames{StackName{AttentionKind::Self, "attentions"},
                                        StackName{AttentionKind::Encoder, "encoder_attentions"},
                                        StackName{AttentionKind::Decoder, "decoder_attentions"},
                                        StackName{AttentionKind::Cross, "cross_attentions"},
                                        StackName{AttentionKind::Vision, "vision_attentions"},
                                        StackName{AttentionKind::Text, "text_attentions"},
                                        StackName{AttentionKind::Channel, "channel_attentions"},
                                        StackName{AttentionKind::Pooling, "vision_pooling_attentions"},
                                        StackName{AttentionKind::Pooling, "pooling_attentions"},
                                        StackName{AttentionKind::Resampler, "resampler_attentions"},
                                        StackName{AttentionKind::ResamplerCross, "resampler_cross_attentions"}};

/// Form in which the weights of a stack are stored.
///   Full       [heads, queries, keys]
///   Windows    [heads, queries, global tokens + window + 1], as capture/window_layout.h describes it; the rows of
///              global tokens are in another tensor
///   Landmarks  [heads, queries, landmarks] and another tensor [heads, keys, landmarks], whose products they are
enum class StoredForm { Full, Windows, Landmarks };

/// Facts about a stack of weights that the weights do not show: an element of the list "attention" in the metadata of
/// a file of weights (docs/file-formats.md, "Kinds of attention").
struct StackNotes {
    AttentionKind kind = AttentionKind::Self;
    std::int32_t stage = -1;  ///< -1: the model has no stages
    StoredForm form = StoredForm::Full;
    std::optional<bool> causal{};               ///< keys after a query are masked; nothing: told by the weights
    std::vector<std::int64_t> global_tokens{};  ///< of windows: they see all and are seen by all, ascending
    std::int32_t rows = 0;                      ///< of the patches of an image; 0: the keys are no patches
    std::int32_t columns = 0;
    std::vector<std::string> before{};  ///< names of the keys before the patches
    std::int32_t padding = 0;           ///< keys behind the patches that are no part of the image
    std::vector<std::string> names{};   ///< of queries that are neither tokens nor patches, or none

    /// Keys that the patches, the names before them and the padding are; 0: the keys are no patches.
    [[nodiscard]] std::int64_t patch_keys() const;
};

/// Name of the tensors of such weights before ".LAYER": "attentions", "vision_attentions", "attentions.2" of a stage.
std::string tensor_name(AttentionKind kind, std::int32_t stage);
/// Names of the tensors beside the weights of a layer, `tensor` being theirs ("encoder_attentions.0"): those of the
/// rows of global tokens, of the second factors of landmarks, and of the mask [queries, keys].
std::string global_name(std::string tensor);
std::string landmark_name(const std::string& tensor);
std::string mask_name(const std::string& tensor);

/// Throws Error(Format) naming the member: unknown kinds and forms, a stack twice, numbers out of range.
std::vector<StackNotes> read_stack_notes(const JsonValue& list);
/// The list as JSON.
std::string stack_notes_json(std::span<const StackNotes> stacks);

}  // namespace headlight
