#pragma once

#include "backends/backend.h"
#include "capture/capture.h"
#include "capture/softmax_field.h"
#include "models/blocks/intervention_list.h"

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace headlight {

/// Tensors that one attention module leaves for its field, still on the device.
struct AttentionTrace {
    AttentionSpec spec;
    DeviceTensor queries;
    DeviceTensor keys;  ///< only the rows that were attended to
    AttentionResult result;
    DeviceTensor value_norms;  ///< empty unless asked for
    ContentTerms terms{};
    DeviceTensor values{};              ///< empty unless asked for
    DeviceTensor global_value_norms{};  ///< see SoftmaxField::Parts
    std::optional<RotaryTurn> turn{};
    bool rounded = false;  ///< queries and keys were rounded to fp16 before they were compared
    std::vector<std::shared_ptr<const Tensor>> replaced{};  ///< see SoftmaxField::Parts
};

/// One run of a model: hands the stop token to the backend, tells progress, and collects what the request asks for. A
/// short text's attention stays on the device until `finish`, so that the whole pass can run without waiting; a long
/// text's moves to the host on the way, so that it is never held twice.
class ForwardPass {
  public:
    ForwardPass(Backend& backend, const CaptureRequest& request, const std::stop_token& stop,
                const std::function<void(double)>& progress);
    ~ForwardPass();
    ForwardPass(const ForwardPass&) = delete;
    ForwardPass& operator=(const ForwardPass&) = delete;

    [[nodiscard]] Backend& backend() const { return backend_; }
    [[nodiscard]] const CaptureRequest& request() const { return request_; }
    [[nodiscard]] AttentionWants attention_wants() const { return {.summary = request_.attention}; }

    /// Returns whether queries and keys are rounded to fp16 before they are compared.
    [[nodiscard]] bool keeps_fp16() const { return backend_.precisions().kept == Precision::Fp16; }
    /// Queries or keys as they are compared and kept.
    [[nodiscard]] DeviceTensor as_kept(const DeviceTensor& rows) const;
    /// Throws Error(Cancelled) when the stop token is set.
    void check_stop() const;
    /// Says that the pass goes on with a text of which `past` tokens were read before. Throws Error(Input) for
    /// interventions that need the whole text.
    void continue_from(std::int64_t past);
    /// Where its first token stands in its text.
    [[nodiscard]] std::int64_t first_position() const { return first_position_; }
    [[nodiscard]] InterventionList& interventions() { return interventions_; }

    /// Told after layer `layer` of `layers`. Throws Error(Cancelled) when the stop token is set.
    void layer_done(std::int64_t layer, std::int64_t layers);

    /// The next layer of this kind of attention and stage; does nothing unless the request wants attention.
    void keep_attention(AttentionKind kind, AttentionTrace trace, std::int32_t stage = -1);
    /// The next layer of this kind, which has something else in the place of attention (absent_field.h), of so many
    /// tokens to as many, or to so many `keys`. Throws Error(Input) where an intervention or the matrices of a head are
    /// asked for there.
    void keep_no_attention(AttentionKind kind, const std::string& mixer, std::int64_t tokens, std::int64_t keys = 0);
    /// A window of the next layer of a stage: see AttentionWindow.
    struct WindowTrace {
        std::vector<std::int32_t> tokens;
        std::vector<std::int32_t> rows;
        AttentionTrace trace;
        bool padded = false;
    };
    /// The next layer of this kind and stage (-1: without stages), whose tokens attend within windows; does nothing
    /// unless the request wants attention. `value_norms` are those of all tokens, or empty.
    void keep_windows(AttentionKind kind, std::int32_t stage, const PatchGrid& patches, const AttentionSpec& spec,
                      std::vector<WindowTrace> windows, const DeviceTensor& value_norms);
    /// The next layer of a stage, whose queries and keys are channels with these names.
    void keep_channels(std::int32_t stage, std::vector<std::string> names, AttentionTrace trace);
    /// The next layer of self-attention, as a product of matrices (capture/landmark_field.h): both of them, with
    /// rows for the tokens that `show_only` left.
    void keep_product(AttentionSpec spec, Tensor queries, Tensor keys, const DeviceTensor& value_norms);
    /// The field of a module, now.
    [[nodiscard]] std::shared_ptr<const SoftmaxField> field_of(AttentionTrace trace) const;
    /// The text has so many tokens, and those behind are there only for the model: hidden states and products of
    /// matrices are cut to the text.
    void show_only(std::int64_t tokens) { shown_ = tokens; }
    [[nodiscard]] DeviceTensor shown(DeviceTensor x) const;
    /// Grid of the patches that are the tokens of this kind of attention.
    void name_patches(AttentionKind kind, PatchGrid patches) { patches_[kind] = std::move(patches); }
    /// Grid of the patches that are the queries of a stage, and that of its keys, which may be another.
    void name_stage(AttentionKind kind, std::int32_t stage, PatchGrid queries, std::optional<ImageTokens> keys) {
        stages_[{kind, stage}] = {std::move(queries), std::move(keys)};
    }
    /// Names of the queries and keys of a stage that are neither tokens nor patches.
    void name_tokens(AttentionKind kind, std::int32_t stage, std::vector<std::string> names) {
        names_[{kind, stage}] = std::move(names);
    }
    /// Names of the queries of this kind of attention that are not tokens; its keys are the patches of another.
    void name_queries(AttentionKind kind, std::vector<std::string> names, AttentionKind keys) {
        queries_[kind] = {std::move(names), keys};
    }
    /// Tokens of this kind of attention that stand for an image.
    void name_image_tokens(AttentionKind kind, ImageTokens tokens) { image_tokens_[kind] = std::move(tokens); }
    /// Tokens of this kind of attention that stand for an image as a whole, beside its tiles.
    void name_overview(AttentionKind kind, ImageTokens tokens) { overviews_[kind] = std::move(tokens); }
    /// What there is of the images behind the first, of this kind of attention: see AttentionStack.
    void name_more_images(AttentionKind kind, std::vector<ImageTokens> images) {
        more_images_[kind] = std::move(images);
    }
    /// The next hidden state; does nothing unless the request wants them.
    void keep_hidden(const DeviceTensor& state);
    /// The next hidden state of a vision tower beside a text.
    void keep_vision_hidden(const DeviceTensor& state);
    /// The next hidden state of a text tower.
    void keep_text_hidden(const DeviceTensor& state);
    /// The next hidden state of the learned queries between a vision tower and a text.
    void keep_resampler_hidden(const DeviceTensor& state);
    /// The next hidden state of an encoder-decoder's encoder.
    void keep_encoder_hidden(const DeviceTensor& state);
    /// The head whose matrices the request asks for, where it is one of the next module of this kind. To be asked once
    /// by every module.
    [[nodiscard]] std::optional<std::int32_t> matrices_of_next(AttentionKind kind);
    void keep_matrices(ModuleMatrices matrices);
    /// Keeps the row of the token that the request traces, if it traces one, and returns x. Called where the row of a
    /// token is the token at that place. `activation`: see TracedVector.
    const DeviceTensor& traced(TracePlace place, const DeviceTensor& x, const std::string& activation = {});
    /// The same of `normed`, which a norm made of the rows of `read`, with its statistics.
    const DeviceTensor& traced_norm(TracePlace place, const DeviceTensor& normed, const DeviceTensor& read,
                                    bool subtracts_mean, float epsilon);
    /// An output under its name, in the shape given (a reshape of what the tensor holds).
    void keep_output(const std::string& name, DeviceTensor values, Shape shape);
    /// One that is on the host already.
    void keep_output(const std::string& name, Tensor values);
    /// Per-token logits: `head` is applied to the rows of x ([tokens, hidden]) that the request asks for, and to no
    /// others; to many of them in turns, because a large vocabulary makes logits the largest tensor of a pass.
    /// `first_position` is the position of the first row. Throws Error(Input) for positions outside.
    void keep_logits(const std::string& name, const DeviceTensor& x, std::int64_t first_position,
                     const std::function<DeviceTensor(const DeviceTensor&)>& head);

    /// The hidden state that the next layer reads, for a lens; does nothing unless the request wants one.
    void keep_for_lens(const DeviceTensor& state);
    /// Keeps the output of `head` for these states where logits are computed: see CaptureRequest::lens.
    void keep_lens(const std::function<DeviceTensor(const DeviceTensor&)>& head);

    /// Waits for the device and brings everything to the host. Throws Error(Input) for interventions that found no
    /// layer to act on.
    [[nodiscard]] Capture finish();

  private:
    struct PendingAttention {
        AttentionKind kind;
        AttentionTrace trace;
        std::int64_t values = 0;
        std::shared_ptr<const AttentionField> absent{};  ///< instead of the trace, where there is no attention
        std::int32_t stage = -1;
    };
    struct PendingVector {
        TracedVector vector;
        DeviceTensor row;
        DeviceTensor read{};  ///< row that a norm made it of; empty: no norm did
        bool subtracts_mean = false;
        float epsilon = 0;
    };
    struct PendingOutput {
        std::string name;
        DeviceTensor values;
        Shape shape;
        Tensor on_host{};  ///< instead of `values`
    };
    /// Rows of x whose logits the request asks for. Throws Error(Input) for positions outside.
    [[nodiscard]] std::vector<std::int32_t> asked_rows(std::int64_t tokens) const;
    /// The rows of x through `head` and on to the host, some at a time.
    [[nodiscard]] Tensor apply_in_turns(const DeviceTensor& x, std::span<const std::int32_t> rows,
                                        const std::function<DeviceTensor(const DeviceTensor&)>& head) const;
    /// The stack of a kind and a stage, which may be new.
    AttentionStack& stack_of(AttentionKind kind, std::int32_t stage);
    /// Makes fields of what is pending, but for this many of the newest.
    void settle_attention(std::size_t left = 0);
    /// The vectors of the traced token, with its logits where they were computed.
    [[nodiscard]] std::vector<TracedVector> finished_trace(const Capture& capture);
    /// The stacks so far, with what their queries and keys are.
    [[nodiscard]] std::vector<AttentionStack> named_stacks() const;
    /// Rows of queries or keys as a field keeps them; in a file where memory is short and a file can be had.
    [[nodiscard]] KeptRows kept_rows(DeviceTensor rows, std::int64_t heads, bool rounded) const;
    [[nodiscard]] bool is_short_of_memory(const Tensor& rows) const;
    /// Tells the watch of the request, if there is one and it is time.
    void tell_layers();

    Backend& backend_;
    const CaptureRequest& request_;
    InterventionList interventions_;
    std::int64_t first_position_ = 0;
    std::stop_token stop_;
    const std::function<void(double)>& progress_;
    std::deque<PendingAttention> pending_attention_;
    std::int64_t pending_values_ = 0;                // of all of pending_attention_
    mutable std::unique_ptr<SpillFile> spill_file_;  // made when it is needed
    std::vector<AttentionStack> attention_;
    std::chrono::steady_clock::time_point told_ = std::chrono::steady_clock::now();  // when the watch was last
    std::map<AttentionKind, PatchGrid> patches_;
    std::map<std::pair<AttentionKind, std::int32_t>, std::pair<PatchGrid, std::optional<ImageTokens>>> stages_;
    std::map<std::pair<AttentionKind, std::int32_t>, std::vector<std::string>> names_;
    std::map<AttentionKind, ImageTokens> image_tokens_;
    std::map<AttentionKind, ImageTokens> overviews_;
    std::map<AttentionKind, std::vector<ImageTokens>> more_images_;
    std::map<AttentionKind, std::pair<std::vector<std::string>, AttentionKind>> queries_;
    std::vector<DeviceTensor> hidden_;
    std::vector<DeviceTensor> lens_;  // at the positions of the logits, one a layer
    std::vector<DeviceTensor> encoder_hidden_;
    std::vector<DeviceTensor> vision_hidden_;
    std::vector<DeviceTensor> text_hidden_;
    std::vector<DeviceTensor> resampler_hidden_;
    std::vector<PendingOutput> outputs_;
    std::int32_t modules_ = 0;  // passed so far, of the kind whose matrices are asked for
    std::shared_ptr<const ModuleMatrices> matrices_;
    std::vector<PendingVector> trace_;
    std::int32_t layers_done_ = 0;
    std::vector<std::int32_t> logit_positions_;
    std::int64_t shown_ = 0;  // 0: all
};

}  // namespace headlight
