#include "models/blocks/encoder.h"

#include "backends/few_rows.h"
#include "core/error.h"
#include "models/blocks/attention/global_attention.h"
#include "models/blocks/forward_pass.h"
#include "models/blocks/joined_texts.h"
#include "models/blocks/layers/traced_layers.h"
#include "models/blocks/token_checks.h"

#include <algorithm>
#include <deque>
#include <numeric>
#include <optional>
#include <span>
#include <utility>

namespace headlight {

DeviceTensor EncoderLayer::operator()(std::span<const TextRows> texts, const DeviceTensor& x) const {
    ForwardPass& pass = texts.front().pass;  // a text that is traced stands alone
    Backend& backend = pass.backend();
    if (norms_before) {
        const auto scaled = [&](const DeviceTensor& part) {
            return residual_scale == 1.0F ? part : backend.scale(part, residual_scale, 0.0F);
        };
        const DeviceTensor read = traced_norm(pass, TracePlace::AttentionNorm, attention_norm, x);
        const DeviceTensor sum =
            pass.traced(TracePlace::AttentionSum, backend.add(scaled(attention.self_attention(texts, read)), x));
        const DeviceTensor normed = traced_norm(pass, TracePlace::FeedNorm, norm, sum);
        return pass.traced(TracePlace::LayerOutput,
                           backend.add(scaled(traced_feed_forward(pass, feed_forward, normed)), sum));
    }
    const DeviceTensor sum = backend.add(attention.self_attention(texts, x), x);
    const DeviceTensor attended = traced_norm(pass, TracePlace::AttentionSum, attention_norm, sum);
    const DeviceTensor fed = traced_feed_forward(pass, feed_forward, attended);
    return traced_norm(pass, TracePlace::LayerOutput, norm, backend.add(fed, attended));
}

void EncoderLayer::keep_weights(std::span<const TextRows> texts, const DeviceTensor& x) const {
    Backend& backend = texts.front().pass.backend();
    attention.keep_weights(texts, norms_before ? attention_norm(backend, x) : x);
}

DeviceTensor EncoderLayer::operator()(ForwardPass& pass, const DeviceTensor& x,
                                      const std::vector<std::uint8_t>& mask) const {
    const TextRows text{pass, {0, x.rows()}, {mask}};
    return (*this)({&text, 1}, x);
}

namespace {

class EncoderModel final : public Model {
  public:
    EncoderModel(std::shared_ptr<Backend> backend, Encoder encoder, ModelDescription description)
        : backend_(std::move(backend)), encoder_(std::move(encoder)), description_(std::move(description)) {}

    [[nodiscard]] const ModelDescription& description() const override { return description_; }
    [[nodiscard]] EmbeddingTables embeddings() const override {
        EmbeddingTables tables = encoder_.embeddings.tables(AttentionKind::Self);
        if (encoder_.page) tables.positions.push_back(encoder_.page->patches.position_table(*backend_));
        return tables;
    }
    [[nodiscard]] std::optional<PatchGrid> source_patches(const Tensor& /*pixels*/) const override {
        return encoder_.page ? std::optional(encoder_.page->grid()) : std::nullopt;
    }

    Capture forward(const ModelInput& input, const CaptureRequest& request, const std::stop_token& stop,
                    const Progress& progress) override {
        check(input);
        ForwardPass pass(*backend_, request, stop, progress);
        const auto tokens = static_cast<std::int64_t>(input.ids.size());
        std::int64_t length = std::max(tokens, encoder_.length);
        if (length > tokens) pass.show_only(tokens);
        std::int64_t added = 0;  // padding that is shown
        if (request.added_padding && encoder_.padded_length) {
            length = encoder_.padded_length(length);
            added = length - tokens;
        }
        const ModelInput read = length > tokens ? padded(input, length) : input;
        const DeviceTensor first = embedded(pass, read);
        const std::int64_t of_image = first.rows() - length;
        place_on_page(input, of_image);
        DeviceTensor x = run_layers(
            std::vector<TextRows>{{pass, {0, first.rows()}, marks_of(mask_of(read), length, of_image)}}, first);
        x.shape.front() = tokens + of_image;
        Capture capture = finish(pass, x, input, request);
        capture.added_ids.assign(static_cast<std::size_t>(added), encoder_.padding_id);
        return capture;
    }

    std::vector<Capture> forward_together(std::span<const RequestedRun> runs, const std::stop_token& stop) override {
        std::vector<Capture> captures(runs.size());
        std::vector<std::size_t> together;
        for (std::size_t i = 0; i < runs.size(); ++i) {
            if (joins(runs[i])) {
                together.push_back(i);
            } else {
                captures[i] = forward(runs[i].input, runs[i].request, stop, {});
            }
        }
        if (!together.empty()) join(runs, together, stop, captures);
        return captures;
    }

    std::unique_ptr<KeyValueCache> make_cache(std::int64_t) override { return nullptr; }
    Capture extend(KeyValueCache&, std::span<const std::int32_t>, const CaptureRequest&,
                   const std::stop_token&) override {
        throw Error(ErrorKind::Input, Sentence("An encoder does not generate text: it reads a whole text at once."));
    }

  private:
    void check(const ModelInput& input) const {
        check_token_count(input.ids.size(), 0, description_.max_tokens);
        check_values(input.ids, description_.vocabulary, "token id");
        check_length(input.token_types.size(), input.ids.size(), "list of token types");
        if (!encoder_.embeddings.types.empty())
            check_values(input.token_types, encoder_.embeddings.types.rows(), "token type");
        check_length(input.attention_mask.size(), input.ids.size(), "attention mask");
        check_length(input.global_tokens.size(), input.ids.size(), "list of global tokens");
        if (!encoder_.embeddings.boxes.empty()) encoder_.embeddings.boxes.check(input.boxes, input.ids.size());
    }

    /// The text with padding that nobody attends to.
    [[nodiscard]] ModelInput padded(const ModelInput& input, std::int64_t tokens) const {
        const auto length = static_cast<std::size_t>(tokens);
        ModelInput whole = input;
        if (whole.attention_mask.empty()) whole.attention_mask.assign(input.ids.size(), 1);
        whole.attention_mask.resize(length, 0);
        whole.ids.resize(length, encoder_.padding_id);
        if (!whole.token_types.empty()) whole.token_types.resize(length, 0);
        return whole;
    }

    /// Marks of a text's tokens with this mask, and of the image's behind them.
    [[nodiscard]] static TokenMarks marks_of(std::vector<KeyMark> mask, std::int64_t of_text, std::int64_t of_image) {
        TokenMarks marks{std::move(mask)};
        const auto tokens = static_cast<std::size_t>(of_text + of_image);
        if (!marks.key_mask.empty()) marks.key_mask.resize(tokens, kOrdinaryKey);
        if (of_image == 0) return marks;
        marks.image_keys.resize(static_cast<std::size_t>(of_text), 0);
        marks.image_keys.resize(tokens, 1);
        return marks;
    }

    /// The attention mask, with the global tokens of models that have them.
    [[nodiscard]] std::vector<std::uint8_t> mask_of(const ModelInput& input) const {
        const GlobalTokens& known = encoder_.global;
        if (!known.has_any) return input.attention_mask;
        std::vector<std::uint8_t> global = input.global_tokens;
        if (global.empty()) {
            global.assign(input.ids.size(), 0);
            const auto end =
                known.until < 0 ? input.ids.begin() : std::find(input.ids.begin(), input.ids.end(), known.until);
            std::fill_n(global.begin(), end - input.ids.begin(), std::uint8_t{1});
            if (known.first) global.front() = 1;
        }
        return mask_with_global(input.attention_mask, global, input.ids.size());
    }

    /// Returns whether a run gives the same beside others: nothing it needs is one row's but not the whole text's.
    [[nodiscard]] bool joins(const RequestedRun& run) const {
        const auto takes_several = [](const EncoderLayer& layer) { return layer.attention.takes_several_texts(); };
        return backend_->on_host() && std::ssize(run.input.ids) > kFewRows && run.input.attention_mask.empty() &&
               run.input.pixels.empty() && encoder_.length == 0 && encoder_.convolution.empty() &&
               !encoder_.global.has_any && !run.request.matrices && !run.request.traced_token &&
               std::ranges::all_of(encoder_.layers, takes_several);
    }

    /// Runs those of `which` over one tensor of all their tokens.
    void join(std::span<const RequestedRun> runs, const std::vector<std::size_t>& which, const std::stop_token& stop,
              std::vector<Capture>& captures) const {
        const Progress nobody;
        std::deque<ForwardPass> passes;
        std::vector<TextRows> texts;
        std::vector<DeviceTensor> embeddings;
        for (const std::size_t i : which) {
            const ModelInput& input = runs[i].input;
            check(input);
            ForwardPass& pass = passes.emplace_back(*backend_, runs[i].request, stop, nobody);
            const std::int64_t first = texts.empty() ? 0 : texts.back().rows.end;
            texts.push_back({pass, {first, first + std::ssize(input.ids)}});
            embeddings.push_back(embedded(pass, input));
        }
        const DeviceTensor x = run_layers(texts, joined(*backend_, embeddings));
        for (std::size_t i = 0; i < which.size(); ++i) {
            const RequestedRun& run = runs[which[i]];
            captures[which[i]] = finish(texts[i].pass, texts[i].rows_of(x), run.input, run.request);
        }
    }

    /// Tells the layers where the tokens stand, those of an image behind the text's, where scores depend on it.
    void place_on_page(const ModelInput& input, std::int64_t of_image) const {
        if (!encoder_.page_bias) return;
        std::vector<WordBox> boxes = input.boxes;
        boxes.resize(input.ids.size());
        std::vector<std::int32_t> positions(boxes.size() + static_cast<std::size_t>(of_image));
        const auto image = positions.begin() + std::ssize(boxes);
        std::iota(positions.begin(), image, 0);
        std::iota(image, positions.end(), 0);
        if (of_image > 0) {
            const std::vector<WordBox> patches = encoder_.page->boxes();
            boxes.insert(boxes.end(), patches.begin(), patches.end());
        }
        encoder_.page_bias->place(*backend_, positions, boxes);
    }

    /// Keeps the last hidden state of a text, and what the heads make of it.
    Capture finish(ForwardPass& pass, const DeviceTensor& x, const ModelInput& input,
                   const CaptureRequest& request) const {
        pass.keep_hidden(x);
        DeviceTensor text = x;
        text.shape.front() = std::ssize(input.ids);  // an image's tokens follow
        if (request.logits != LogitPositions::None) run_heads(pass, text, input.attention_mask);
        if (request.logits != LogitPositions::None) keep_token_embeddings(pass, text);
        return pass.finish();
    }

    /// Keeps the embeddings of all tokens, of any length, where the model has a layer that makes them.
    void keep_token_embeddings(ForwardPass& pass, const DeviceTensor& x) const {
        if (encoder_.token_projection.empty()) return;
        const DeviceTensor embeddings = encoder_.token_projection(*backend_, x);
        pass.keep_output("token_embeddings", embeddings, embeddings.shape);
    }

    /// What the first layer reads.
    [[nodiscard]] DeviceTensor embedded(ForwardPass& pass, const ModelInput& input) const {
        DeviceTensor x = encoder_.embeddings(pass, AttentionKind::Self, input.ids, input.token_types, 0,
                                             input.attention_mask, input.boxes);
        if (!encoder_.projection.empty()) x = encoder_.projection(*backend_, x);
        if (encoder_.zeroes_padding) x = without_padding(*backend_, x, input.attention_mask);
        if (encoder_.page && !input.pixels.empty()) x = encoder_.page->join(pass, x, input.pixels);
        return pass.traced(TracePlace::Embedding, x);
    }

    /// Last hidden states of all texts from what the first layer reads; where only weights are asked for, those that
    /// the last layer reads.
    DeviceTensor run_layers(std::span<const TextRows> texts, DeviceTensor x) const {
        const bool only_weights = ends_with_weights(texts);
        for (std::size_t i = 0; i < encoder_.layers.size(); ++i) {
            for (const TextRows& text : texts) keep_state(text, x);
            const DeviceTensor read = x;
            const bool ends_here = only_weights && i + 1 == encoder_.layers.size();
            if (ends_here)
                encoder_.layers[i].keep_weights(texts, x);
            else
                x = encoder_.layers[i](texts, x);
            if (i == 0 && !encoder_.convolution.empty())
                x = encoder_.convolution(*backend_, read, x, texts.front().marks.key_mask);
            for (const TextRows& text : texts) text.pass.layer_done(static_cast<std::int64_t>(i), description_.layers);
        }
        // A text that is traced stands alone.
        return only_weights ? x : traced_norm(texts.front().pass, TracePlace::FinalNorm, encoder_.final_norm, x);
    }

    /// Returns whether nothing is asked for that lies behind the weights of the last layer.
    [[nodiscard]] bool ends_with_weights(std::span<const TextRows> texts) const {
        const auto goes_on = [](const TextRows& text) { return text.pass.request().goes_beyond_weights(); };
        return !encoder_.layers.empty() && encoder_.layers.back().attention.takes_several_texts() &&
               std::ranges::none_of(texts, goes_on);
    }

    /// Keeps a hidden state of a text where it is asked for.
    void keep_state(const TextRows& text, const DeviceTensor& x) const {
        const CaptureRequest& request = text.pass.request();
        if (!request.hidden && !request.lens) return;
        const DeviceTensor own = text.rows_of(x);
        text.pass.keep_hidden(own);
        if (predicts_words()) text.pass.keep_for_lens(own);
    }

    /// The state that stands for the whole text, [1, hidden]: the first token's, or the mean.
    [[nodiscard]] DeviceTensor state_of_text(const DeviceTensor& x, const std::vector<std::uint8_t>& mask) const {
        const std::int32_t first = 0;
        if (!encoder_.head_reads_mean) return backend_->rows(x, {&first, 1});
        // A mean over tokens is a row of shares times the states.
        const auto counted = x.rows() - std::count(mask.begin(), mask.end(), kPaddingKey);
        Tensor shares({1, x.rows()});
        for (std::size_t token = 0; token < shares.values().size(); ++token)
            if (mask.empty() || mask[token] != kPaddingKey) shares.values()[token] = 1.0F / static_cast<float>(counted);
        return backend_->linear(backend_->upload(shares), x, {}, WeightLayout::InputOutput, Activation::None);
    }

    [[nodiscard]] DeviceTensor pooled(const DeviceTensor& x) const {
        const std::int32_t first = 0;
        return encoder_.pooler(*backend_, backend_->rows(x, {&first, 1}));
    }

    [[nodiscard]] bool predicts_words() const {
        return description_.task == ModelTask::MaskedWord || description_.task == ModelTask::MaskedWordAndNextSentence;
    }

    void keep_words(ForwardPass& pass, const DeviceTensor& x) const {
        pass.keep_logits("logits", x, 0, [&](const DeviceTensor& rows) { return encoder_.head(*backend_, rows); });
        pass.keep_lens(
            [&](const DeviceTensor& rows) { return encoder_.head(*backend_, encoder_.final_norm(*backend_, rows)); });
    }

    void run_heads(ForwardPass& pass, const DeviceTensor& x, const std::vector<std::uint8_t>& mask) const {
        switch (description_.task) {
            case ModelTask::MaskedWord:
            case ModelTask::TokenClassification:
                return keep_words(pass, x);
            case ModelTask::MaskedWordAndNextSentence:
                keep_words(pass, x);
                return pass.keep_output("seq_relationship_logits", encoder_.sentence(*backend_, pooled(x)), {2});
            case ModelTask::NextSentence:
                return pass.keep_output("logits", encoder_.sentence(*backend_, pooled(x)), {2});
            case ModelTask::SequenceClassification: {
                const DeviceTensor logits =
                    encoder_.head(*backend_, encoder_.head_reads_pooler ? pooled(x) : state_of_text(x, mask));
                return pass.keep_output("logits", logits, {logits.columns()});
            }
            case ModelTask::ReplacedTokens:
                return pass.keep_output("logits", encoder_.head(*backend_, x), {x.rows()});
            case ModelTask::QuestionAnswering: {
                const DeviceTensor both = encoder_.head(*backend_, x);
                pass.keep_output("start_logits", backend_->columns(both, {0, 1}), {x.rows()});
                return pass.keep_output("end_logits", backend_->columns(both, {1, 1}), {x.rows()});
            }
            default:
                pass.keep_output("last_hidden_state", x, x.shape);
                if (!encoder_.pooler.empty()) pass.keep_output("pooler_output", pooled(x), {x.columns()});
        }
    }

    std::shared_ptr<Backend> backend_;
    Encoder encoder_;
    ModelDescription description_;
};

}  // namespace

std::unique_ptr<Model> make_encoder_model(std::shared_ptr<Backend> backend, Encoder encoder,
                                          ModelDescription description) {
    if (!encoder.layers.empty())
        description.norms = encoder.layers.front().norms_before ? NormPlace::BeforeParts : NormPlace::AfterSums;
    return std::make_unique<EncoderModel>(std::move(backend), std::move(encoder), std::move(description));
}

}  // namespace headlight
