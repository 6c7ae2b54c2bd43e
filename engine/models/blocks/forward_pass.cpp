#include "models/blocks/forward_pass.h"

#include "capture/absent_field.h"
#include "capture/landmark_field.h"
#include "capture/windowed_field.h"
#include "core/cache_folder.h"
#include "core/error.h"
#include "core/free_memory.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace headlight {

namespace {

/// Numbers of fields that wait on the device at most (16 MiB), the newest ones aside.
constexpr std::int64_t kPendingValues = std::int64_t{4} << 20;
/// Numbers of a layer's fields (64 MiB) from which on the layer takes seconds, beside which fresh pages of memory for
/// the next one cost nothing.
constexpr std::int64_t kValuesOfSlowLayer = std::int64_t{16} << 20;

/// What a field of attention takes to the host.
std::vector<DeviceTensor*> tensors_of(AttentionTrace& trace) {
    std::vector<DeviceTensor*> tensors;
    for (DeviceTensor* tensor : {&trace.queries, &trace.keys, &trace.result.row_max, &trace.result.row_sum,
                                 &trace.result.metrics, &trace.result.thumbnails, &trace.value_norms,
                                 &trace.global_value_norms, &trace.values, &trace.terms.by_query, &trace.terms.by_key})
        if (!tensor->empty()) tensors.push_back(tensor);
    return tensors;
}

/// Rows whose logits are on the device together.
constexpr std::int64_t kRowsAtOnce = 48;

std::vector<HeadMetrics> metrics_of(const Tensor& table) {
    std::vector<HeadMetrics> metrics;
    for (std::int64_t head = 0; head < table.size(0); ++head) metrics.push_back(head_metrics_of(table.slice(head)));
    return metrics;
}

}  // namespace

ForwardPass::ForwardPass(Backend& backend, const CaptureRequest& request, const std::stop_token& stop,
                         const std::function<void(double)>& progress)
    : backend_(backend), request_(request), interventions_(request.interventions), stop_(stop), progress_(progress) {
    backend_.set_stop_token(stop_);
    check_stop();
}

ForwardPass::~ForwardPass() {
    backend_.set_stop_token({});
}

void ForwardPass::check_stop() const {
    if (stop_.stop_requested()) throw_cancelled();
}

void ForwardPass::continue_from(std::int64_t past) {
    interventions_.refuse_means();
    first_position_ = past;
}

void ForwardPass::layer_done(std::int64_t layer, std::int64_t layers) {
    check_stop();
    ++layers_done_;
    if (backend_.on_host() && pending_values_ > kPendingValues) {
        if (pending_values_ > kValuesOfSlowLayer) backend_.finish();
        settle_attention();
    }
    tell_layers();
    if (progress_) progress_(static_cast<double>(layer + 1) / static_cast<double>(layers));
}

void ForwardPass::tell_layers() {
    if (!request_.layers.tell || !request_.attention) return;
    if (std::chrono::steady_clock::now() - told_ < request_.layers.every) return;
    settle_attention();
    request_.layers.tell(named_stacks());
    told_ = std::chrono::steady_clock::now();
}

void ForwardPass::keep_attention(AttentionKind kind, AttentionTrace trace, std::int32_t stage) {
    if (!request_.attention) return;
    trace.result.output = {};
    PendingAttention pending{kind, std::move(trace), 0, nullptr, stage};
    for (DeviceTensor* tensor : tensors_of(pending.trace)) {
        backend_.copy_ahead(*tensor);
        pending.values += element_count(tensor->shape);
    }
    // The host takes what was computed before while the device computes the newest. Of a long text it copies its own at
    // the end of the layer, where fewer states are there.
    const std::size_t left = backend_.on_host() || pending.trace.queries.host_copy ? 1 : 0;
    pending_values_ += pending.values;
    pending_attention_.push_back(std::move(pending));
    if (pending_values_ > kPendingValues) settle_attention(left);
}

void ForwardPass::keep_no_attention(AttentionKind kind, const std::string& mixer, std::int64_t tokens,
                                    std::int64_t keys) {
    interventions_.pass_layer_without_attention(kind, mixer);
    if (matrices_of_next(kind))
        throw Error(
            ErrorKind::Input,
            Sentence(
                "--layer: this layer has no attention but a %1 in its place, and so no matrices; choose another layer.",
                mixer));
    if (!request_.attention) return;
    pending_attention_.push_back({kind, {}, 0, absent_field(mixer, tokens, first_position_, keys)});
}

AttentionStack& ForwardPass::stack_of(AttentionKind kind, std::int32_t stage) {
    for (AttentionStack& stack : attention_)
        if (stack.kind == kind && stack.stage == stage) return stack;
    AttentionStack& stack = attention_.emplace_back();
    stack.kind = kind;
    stack.stage = stage;
    return stack;
}

void ForwardPass::settle_attention(std::size_t left) {
    for (; pending_attention_.size() > left; pending_attention_.pop_front()) {
        PendingAttention& oldest = pending_attention_.front();
        pending_values_ -= oldest.values;
        stack_of(oldest.kind, oldest.stage)
            .layers.push_back(oldest.absent ? std::move(oldest.absent) : field_of(std::move(oldest.trace)));
    }
}

void ForwardPass::keep_hidden(const DeviceTensor& state) {
    if (request_.hidden) hidden_.push_back(shown(state));
}

void ForwardPass::keep_for_lens(const DeviceTensor& state) {
    if (!request_.lens) return;
    const std::vector<std::int32_t> rows = asked_rows(state.rows());
    if (!rows.empty()) lens_.push_back(backend_.rows(state, rows));
}

void ForwardPass::keep_lens(const std::function<DeviceTensor(const DeviceTensor&)>& head) {
    for (std::size_t layer = 0; layer < lens_.size(); ++layer) {
        const DeviceTensor logits = head(std::exchange(lens_[layer], {}));
        keep_output("lens." + std::to_string(layer), logits, logits.shape);
    }
    lens_.clear();
}

void ForwardPass::keep_windows(AttentionKind kind, std::int32_t stage, const PatchGrid& patches,
                               const AttentionSpec& spec, std::vector<WindowTrace> windows,
                               const DeviceTensor& value_norms) {
    if (!request_.attention) return;
    std::vector<AttentionWindow> fields;
    for (WindowTrace& window : windows)
        fields.push_back(
            {std::move(window.tokens), std::move(window.rows), field_of(std::move(window.trace)), window.padded});
    settle_attention();  // of layers before, where others of the stack have no windows
    AttentionStack& stack = stack_of(kind, stage);
    stack.patches = patches;
    Tensor norms = value_norms.empty() ? Tensor() : backend_.download(value_norms);
    stack.layers.push_back(windowed_field(spec, std::move(fields), std::move(norms)));
}

void ForwardPass::keep_channels(std::int32_t stage, std::vector<std::string> names, AttentionTrace trace) {
    if (!request_.attention) return;
    trace.result.output = {};
    AttentionStack& stack = stack_of(AttentionKind::Channel, stage);
    stack.names = std::move(names);
    stack.layers.push_back(field_of(std::move(trace)));
}

void ForwardPass::keep_product(AttentionSpec spec, Tensor queries, Tensor keys, const DeviceTensor& value_norms) {
    const auto cut = [&](Tensor x) {
        if (shown_ == 0 || x.size(0) <= shown_) return x;
        return Tensor({shown_, x.size(1)}, {x.data(), x.data() + shown_ * x.size(1)});
    };
    if (shown_ > 0 && !spec.key_mask.empty()) spec.key_mask.resize(static_cast<std::size_t>(shown_));
    LandmarkParts parts{std::move(spec), cut(std::move(queries)), cut(std::move(keys)), {}, backend_.evaluator()};
    if (!value_norms.empty()) {
        const Tensor norms = backend_.download(value_norms);
        const std::int64_t keys_left = parts.keys.size(0);
        parts.value_norms = Tensor({norms.size(0), keys_left});
        for (std::int64_t head = 0; head < norms.size(0); ++head)
            std::copy_n(norms.slice(head).begin(), keys_left, parts.value_norms.slice(head).begin());
    }
    stack_of(AttentionKind::Self, -1).layers.push_back(landmark_field(std::move(parts), stop_));
}

DeviceTensor ForwardPass::shown(DeviceTensor x) const {
    if (shown_ > 0) x.shape.front() = std::min(x.shape.front(), shown_);
    return x;
}

void ForwardPass::keep_vision_hidden(const DeviceTensor& state) {
    if (request_.hidden) vision_hidden_.push_back(state);
}

void ForwardPass::keep_text_hidden(const DeviceTensor& state) {
    if (request_.hidden) text_hidden_.push_back(state);
}

void ForwardPass::keep_resampler_hidden(const DeviceTensor& state) {
    if (request_.hidden) resampler_hidden_.push_back(state);
}

void ForwardPass::keep_encoder_hidden(const DeviceTensor& state) {
    if (request_.hidden) encoder_hidden_.push_back(state);
}

std::optional<std::int32_t> ForwardPass::matrices_of_next(AttentionKind kind) {
    const std::optional<MatricesPlace>& asked = request_.matrices;
    if (!asked || asked->kind != kind || modules_++ != asked->layer) return std::nullopt;
    return asked->head;
}

void ForwardPass::keep_matrices(ModuleMatrices matrices) {
    matrices_ = std::make_shared<const ModuleMatrices>(std::move(matrices));
}

const DeviceTensor& ForwardPass::traced(TracePlace place, const DeviceTensor& x, const std::string& activation) {
    const std::optional<std::int32_t>& token = request_.traced_token;
    if (!token) return x;
    if (*token < 0 || *token >= x.rows())
        throw Error(ErrorKind::Input,
                    Sentence("There is no token %1 to trace; the input has %2 tokens.", *token, x.rows()));
    const bool in_layer = place >= TracePlace::AttentionNorm && place <= TracePlace::LayerOutput;
    trace_.push_back({{place, in_layer ? layers_done_ : -1, {}, activation}, backend_.rows(x, {&*token, 1})});
    return x;
}

const DeviceTensor& ForwardPass::traced_norm(TracePlace place, const DeviceTensor& normed, const DeviceTensor& read,
                                             bool subtracts_mean, float epsilon) {
    traced(place, normed);
    const std::optional<std::int32_t>& token = request_.traced_token;
    if (!token) return normed;
    PendingVector& pending = trace_.back();
    pending.read = backend_.rows(read, {&*token, 1});
    pending.subtracts_mean = subtracts_mean;
    pending.epsilon = epsilon;
    return normed;
}

std::vector<TracedVector> ForwardPass::finished_trace(const Capture& capture) {
    std::vector<TracedVector> trace;
    for (PendingVector& pending : trace_) {
        pending.vector.values = backend_.download(std::exchange(pending.row, {}));
        if (!pending.read.empty()) {
            const Tensor read = backend_.download(std::exchange(pending.read, {}));
            pending.vector.norm = norm_statistics(read.values(), pending.subtracts_mean, pending.epsilon);
        }
        trace.push_back(std::move(pending.vector));
    }
    const Tensor* logits = capture.output("logits");
    if (trace.empty() || logits == nullptr || logits->shape().size() != 2) return trace;
    const std::vector<std::int32_t>& positions = capture.logit_positions;
    const auto found = std::ranges::find(positions, *request_.traced_token);
    const std::int64_t row = positions.empty() ? *request_.traced_token : found - positions.begin();
    if (row >= logits->size(0)) return trace;
    const std::span<const float> values = logits->slice(row);
    trace.push_back({TracePlace::Logits, -1, Tensor({std::ssize(values)}, {values.begin(), values.end()})});
    return trace;
}

void ForwardPass::keep_output(const std::string& name, DeviceTensor values, Shape shape) {
    outputs_.push_back({name, std::move(values), std::move(shape)});
}

void ForwardPass::keep_output(const std::string& name, Tensor values) {
    outputs_.push_back({name, {}, {}, std::move(values)});
}

std::vector<std::int32_t> ForwardPass::asked_rows(std::int64_t tokens) const {
    std::vector<std::int32_t> rows;
    switch (request_.logits) {
        case LogitPositions::None:
            break;
        case LogitPositions::All:
            rows.resize(static_cast<std::size_t>(tokens));
            std::iota(rows.begin(), rows.end(), 0);
            break;
        case LogitPositions::Last:
            rows = {static_cast<std::int32_t>(tokens - 1)};
            break;
        case LogitPositions::Asked:
            rows = request_.positions;
            break;
    }
    for (const std::int32_t row : rows)
        if (row < 0 || row >= tokens)
            throw Error(ErrorKind::Input,
                        Sentence("There is no token %1 to compute logits for; the input has %2 tokens.", row, tokens));
    return rows;
}

void ForwardPass::keep_logits(const std::string& name, const DeviceTensor& x, std::int64_t first_position,
                              const std::function<DeviceTensor(const DeviceTensor&)>& head) {
    std::vector<std::int32_t> rows = asked_rows(x.rows());
    if (rows.empty()) return;
    if (request_.logits == LogitPositions::All && x.rows() <= kRowsAtOnce) {
        const DeviceTensor logits = head(x);
        return keep_output(name, logits, logits.shape);
    }
    if (static_cast<std::int64_t>(rows.size()) <= kRowsAtOnce) {
        const DeviceTensor logits = head(backend_.rows(x, rows));
        keep_output(name, logits, logits.shape);
    } else {
        settle_attention();
        backend_.finish();  // nothing that is only kept for the next layer stays beside the logits
        keep_output(name, apply_in_turns(x, rows, head));
    }
    if (request_.logits == LogitPositions::All) return;
    logit_positions_ = std::move(rows);
    for (std::int32_t& position : logit_positions_) position += static_cast<std::int32_t>(first_position);
}

Tensor ForwardPass::apply_in_turns(const DeviceTensor& x, std::span<const std::int32_t> rows,
                                   const std::function<DeviceTensor(const DeviceTensor&)>& head) const {
    const auto count = static_cast<std::int64_t>(rows.size());
    const std::int64_t turns = (count + kRowsAtOnce - 1) / kRowsAtOnce;
    Tensor all;
    for (std::int64_t turn = 0; turn < turns; ++turn) {
        check_stop();
        const std::int64_t begin = turn * count / turns;
        const std::int64_t size = (turn + 1) * count / turns - begin;
        const auto some = rows.subspan(static_cast<std::size_t>(begin), static_cast<std::size_t>(size));
        const Tensor logits = backend_.download(head(backend_.rows(x, some)));
        if (turn == 0) all = Tensor({count, logits.size(1)});
        std::ranges::copy(logits.values(), all.values().begin() + begin * logits.size(1));
    }
    return all;
}

DeviceTensor ForwardPass::as_kept(const DeviceTensor& rows) const {
    return keeps_fp16() ? backend_.activation(rows, Activation::RoundToFp16) : rows;
}

KeptRows ForwardPass::kept_rows(DeviceTensor rows, std::int64_t heads, bool rounded) const {
    Tensor own = backend_.download(rows);
    rows = {};  // the device's copy goes as soon as the host has its own
    if (is_short_of_memory(own)) {
        try {
            if (!spill_file_) spill_file_ = std::make_unique<SpillFile>(cache_folder());
            return KeptRows::in_file(own, heads, rounded ? DataType::F16 : DataType::F32, *spill_file_);
        } catch (const Error& error) {  // what finds no room on the disk may find it in memory
            if (error.kind() != ErrorKind::File) throw;
        }
    }
    if (rounded) return KeptRows::in_fp16(own, heads);
    return own;
}

bool ForwardPass::is_short_of_memory(const Tensor& rows) const {
    constexpr std::size_t kWorthFile = std::size_t{1} << 20;
    if (rows.values().size_bytes() < kWorthFile) return false;
    const std::optional<std::uint64_t> free = free_host_memory();
    return free && *free < request_.least_free_memory;
}

std::shared_ptr<const SoftmaxField> ForwardPass::field_of(AttentionTrace trace) const {
    SoftmaxField::Parts parts;
    parts.queries = kept_rows(std::move(trace.queries), trace.spec.heads, trace.rounded);
    parts.keys = kept_rows(std::move(trace.keys), trace.spec.key_heads, trace.rounded);
    parts.row_max = backend_.download(trace.result.row_max);
    parts.row_sum = backend_.download(trace.result.row_sum);
    if (!trace.result.metrics.empty()) parts.summary.metrics = metrics_of(backend_.download(trace.result.metrics));
    if (!trace.result.thumbnails.empty()) parts.summary.thumbnails = backend_.download(trace.result.thumbnails);
    if (!trace.value_norms.empty()) parts.summary.value_norms = backend_.download(trace.value_norms);
    if (!trace.global_value_norms.empty()) parts.global_value_norms = backend_.download(trace.global_value_norms);
    if (!trace.values.empty()) parts.values = backend_.download(trace.values);
    parts.turn = std::move(trace.turn);
    parts.replaced = std::move(trace.replaced);
    parts.spec = std::move(trace.spec);
    if (!trace.terms.by_query.empty() && !parts.spec.content_bias.by_query)
        parts.spec.content_bias.by_query = std::make_shared<const Tensor>(backend_.download(trace.terms.by_query));
    if (!trace.terms.by_key.empty())
        parts.spec.content_bias.by_key = std::make_shared<const Tensor>(backend_.download(trace.terms.by_key));
    parts.evaluator = backend_.evaluator();
    parts.answerer = backend_.answerer();
    return std::make_shared<const SoftmaxField>(std::move(parts));
}

std::vector<AttentionStack> ForwardPass::named_stacks() const {
    std::vector<AttentionStack> stacks = attention_;
    for (AttentionStack& stack : stacks) {
        const auto queries = queries_.find(stack.kind);
        if (queries != queries_.end()) stack.names = queries->second.first;
        const auto patches = patches_.find(queries == queries_.end() ? stack.kind : queries->second.second);
        if (patches != patches_.end()) stack.patches = patches->second;
        if (const auto stage = stages_.find({stack.kind, stack.stage}); stage != stages_.end()) {
            stack.patches = stage->second.first;
            stack.image = stage->second.second;
        }
        if (const auto names = names_.find({stack.kind, stack.stage}); names != names_.end())
            stack.names = names->second;
        if (const auto image = image_tokens_.find(stack.kind); image != image_tokens_.end())
            stack.image = image->second;
        if (const auto overview = overviews_.find(stack.kind); overview != overviews_.end())
            stack.overview = overview->second;
        if (const auto more = more_images_.find(stack.kind); more != more_images_.end())
            stack.more_images = more->second;
    }
    return stacks;
}

Capture ForwardPass::finish() {
    interventions_.check_all_acted();
    Capture capture;
    settle_attention();
    capture.attention = named_stacks();
    for (DeviceTensor& state : hidden_) capture.hidden.push_back(backend_.download(std::exchange(state, {})));
    for (DeviceTensor& state : vision_hidden_)
        capture.vision_hidden.push_back(backend_.download(std::exchange(state, {})));
    for (DeviceTensor& state : text_hidden_) capture.text_hidden.push_back(backend_.download(std::exchange(state, {})));
    for (DeviceTensor& state : resampler_hidden_)
        capture.resampler_hidden.push_back(backend_.download(std::exchange(state, {})));
    for (DeviceTensor& state : encoder_hidden_)
        capture.encoder_hidden.push_back(backend_.download(std::exchange(state, {})));
    for (PendingOutput& pending : outputs_) {
        if (pending.values.empty()) {
            capture.outputs.push_back({std::move(pending.name), std::move(pending.on_host)});
            continue;
        }
        pending.values.shape = std::move(pending.shape);
        capture.outputs.push_back({std::move(pending.name), backend_.download(std::exchange(pending.values, {}))});
    }
    capture.logit_positions = std::move(logit_positions_);
    capture.matrices = std::move(matrices_);
    capture.trace = finished_trace(capture);
    backend_.finish();
    return capture;
}

}  // namespace headlight
