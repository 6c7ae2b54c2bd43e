#include "models/blocks/decoder.h"

#include "core/error.h"
#include "models/blocks/attention/key_value_cache.h"
#include "models/blocks/forward_pass.h"
#include "models/blocks/layers/traced_feed_forward.h"
#include "models/blocks/token_checks.h"

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

class DecoderModel final : public Model {
  public:
    DecoderModel(std::shared_ptr<Backend> backend, Decoder decoder, ModelDescription description)
        : backend_(std::move(backend)), decoder_(std::move(decoder)), description_(std::move(description)) {
        for (const DecoderLayer& layer : decoder_.layers) specs_.push_back(layer.attention.spec);
    }

    [[nodiscard]] const ModelDescription& description() const override { return description_; }
    [[nodiscard]] EmbeddingTables embeddings() const override {
        return decoder_.embeddings.tables(AttentionKind::Self);
    }

    Capture forward(const ModelInput& input, const CaptureRequest& request, const std::stop_token& stop,
                    const Progress& progress) override {
        check_tokens(input.ids, 0);
        check_length(input.token_types.size(), input.ids.size(), "list of token types");
        check_length(input.attention_mask.size(), input.ids.size(), "attention mask");
        if (std::any_of(input.token_types.begin(), input.token_types.end(),
                        [](std::int32_t type) { return type != 0; }))
            throw Error(ErrorKind::Input, "This model has no second sentence: all token types must be 0.");
        ForwardPass pass(*backend_, request, stop, progress);
        const DeviceTensor x =
            run_layers(pass, input.ids, 0, [&](const AttentionBlock& block, const DeviceTensor& state, std::size_t) {
                return block.self_attention(pass, state, input.attention_mask);
            });
        run_head(pass, x, 0);
        return pass.finish();
    }

    std::unique_ptr<KeyValueCache> make_cache(std::int64_t capacity) override {
        if (!description_.generates) return nullptr;
        const std::int64_t limit = description_.max_tokens;
        return std::make_unique<DecoderCache>(this, *backend_, limit > 0 ? std::min(capacity, limit) : capacity,
                                              specs_);
    }

    Capture extend(KeyValueCache& cache, std::span<const std::int32_t> ids, const CaptureRequest& request,
                   const std::stop_token& stop) override {
        const std::int64_t past = cache.length();
        check_tokens(ids, past);
        const auto count = static_cast<std::int64_t>(ids.size());
        DecoderCache& own = DecoderCache::of(cache, this, count);
        CaptureRequest last = request;
        if (last.logits != LogitPositions::None) last.logits = LogitPositions::Last;
        const Progress no_progress;
        ForwardPass pass(*backend_, last, stop, no_progress);
        pass.continue_from(past);
        const DeviceTensor x =
            run_layers(pass, ids, past, [&](const AttentionBlock& block, const DeviceTensor& state, std::size_t layer) {
                return block.self_attention(pass, state, own.layer(layer), past);
            });
        run_head(pass, x, past);
        Capture capture = pass.finish();
        own.advance(count);
        return capture;
    }

  private:
    void check_tokens(std::span<const std::int32_t> ids, std::int64_t past) const {
        check_token_count(ids.size(), past, description_.max_tokens);
        check_values(ids, description_.vocabulary, "token id");
    }

    /// All layers and the final norm. `attend` is the only difference between a whole text and the next tokens of one.
    template <typename Attend>
    DeviceTensor run_layers(ForwardPass& pass, std::span<const std::int32_t> ids, std::int64_t past,
                            const Attend& attend) const {
        DeviceTensor x = decoder_.embeddings(pass, AttentionKind::Self, ids, {}, past);
        pass.traced(TracePlace::Embedding, x);
        for (std::size_t i = 0; i < decoder_.layers.size(); ++i) {
            pass.keep_hidden(x);
            pass.keep_for_lens(x);
            const DecoderLayer& layer = decoder_.layers[i];
            RouterChoice choice;
            x = run_layer(
                pass, layer, x, [&](const DeviceTensor& state) { return attend(layer.attention, state, i); },
                keeps_routers(pass) ? &choice : nullptr);
            pass.traced(TracePlace::LayerOutput, x);
            keep_router(pass, i, std::move(choice));
            pass.layer_done(static_cast<std::int64_t>(i), description_.layers);
        }
        x = pass.traced(TracePlace::FinalNorm, finished(x));
        pass.keep_hidden(x);
        return x;
    }

    /// What routers chose belongs to the outputs of a whole text.
    static bool keeps_routers(const ForwardPass& pass) { return pass.request().logits == LogitPositions::All; }
    static void keep_router(ForwardPass& pass, std::size_t layer, RouterChoice choice) {
        if (choice.scores.empty()) return;
        pass.keep_output("router_logits." + std::to_string(layer), std::move(choice.scores));
        pass.keep_output("router_weights." + std::to_string(layer), std::move(choice.weights));
    }

    template <typename Attend>
    DeviceTensor run_layer(ForwardPass& pass, const DecoderLayer& layer, const DeviceTensor& x, const Attend& attend,
                           RouterChoice* choice) const {
        Backend& backend = *backend_;
        if (layer.norms_after_sums) {
            const DeviceTensor attended =
                pass.traced(TracePlace::AttentionSum, layer.attention_norm(backend, backend.add(attend(x), x)));
            return layer.norm(backend, backend.add(feed_forward(pass, layer, attended, choice), attended));
        }
        const DeviceTensor normed = pass.traced(TracePlace::AttentionNorm, layer.attention_norm(backend, x));
        const auto scaled = [&](const DeviceTensor& part) {
            return layer.residual_scale == 1.0F ? part : backend.scale(part, layer.residual_scale, 0.0F);
        };
        const DeviceTensor attention = scaled(layer.attention_post_norm(backend, attend(normed)));
        if (layer.parallel) {
            const DeviceTensor read = layer.norm.empty() ? normed : layer.norm(backend, x);
            pass.traced(TracePlace::FeedNorm, read);
            return backend.add(backend.add(scaled(feed_forward(pass, layer, read, choice)), attention), x);
        }
        const DeviceTensor sum =
            pass.traced(TracePlace::AttentionSum, backend.add(attention, layer.sums_add_normed ? normed : x));
        const DeviceTensor read = pass.traced(TracePlace::FeedNorm, layer.norm(backend, sum));
        const DeviceTensor fed = scaled(layer.post_norm(backend, feed_forward(pass, layer, read, choice)));
        return backend.add(fed, layer.sums_add_normed ? read : sum);
    }

    [[nodiscard]] DeviceTensor feed_forward(ForwardPass& pass, const DecoderLayer& layer, const DeviceTensor& x,
                                            RouterChoice* choice) const {
        if (layer.experts.empty()) return traced_feed_forward(pass, layer.feed_forward, x);
        return pass.traced(TracePlace::Fed, layer.experts(*backend_, x, choice));
    }

    /// Of hidden states as the last layer leaves them, what the head reads.
    [[nodiscard]] DeviceTensor finished(const DeviceTensor& x) const {
        const DeviceTensor normed = decoder_.final_norm(*backend_, x);
        return decoder_.project_out.empty() ? normed : decoder_.project_out(*backend_, normed);
    }

    [[nodiscard]] DeviceTensor logits_of(const DeviceTensor& x) const {
        const float factor = decoder_.logits_scale;
        const float softcap = decoder_.logits_softcap;
        const DeviceTensor logits = decoder_.head(*backend_, x);
        return factor != 1.0F || softcap > 0 ? backend_->scale(logits, factor, softcap) : logits;
    }

    void run_head(ForwardPass& pass, const DeviceTensor& x, std::int64_t past) const {
        if (!decoder_.head.empty()) {
            pass.keep_logits("logits", x, past, [&](const DeviceTensor& rows) { return logits_of(rows); });
            pass.keep_lens([&](const DeviceTensor& rows) { return logits_of(finished(rows)); });
        } else if (pass.request().logits != LogitPositions::None)
            pass.keep_output("last_hidden_state", x, x.shape);
    }

    std::shared_ptr<Backend> backend_;
    Decoder decoder_;
    ModelDescription description_;
    std::vector<AttentionSpec> specs_;
};

}  // namespace

std::unique_ptr<Model> make_decoder_model(std::shared_ptr<Backend> backend, Decoder decoder,
                                          ModelDescription description) {
    // Where attention and feed-forward stand side by side, their norms are none of these.
    if (!decoder.layers.empty() && !decoder.layers.front().attention_norm.empty() && !decoder.layers.front().parallel)
        description.norms = decoder.layers.front().norms_after_sums ? NormPlace::AfterSums : NormPlace::BeforeParts;
    return std::make_unique<DecoderModel>(std::move(backend), std::move(decoder), std::move(description));
}

}  // namespace headlight
