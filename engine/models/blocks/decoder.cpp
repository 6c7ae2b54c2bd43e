#include "models/blocks/decoder.h"

#include "backends/few_rows.h"
#include "core/error.h"
#include "models/blocks/attention/disentangled.h"
#include "models/blocks/attention/key_value_cache.h"
#include "models/blocks/earlier_text.h"
#include "models/blocks/forward_pass.h"
#include "models/blocks/layers/traced_layers.h"
#include "models/blocks/token_checks.h"

#include <algorithm>
#include <set>
#include <utility>

namespace headlight {

namespace {

class DecoderModel final : public Model {
  public:
    DecoderModel(std::shared_ptr<Backend> backend, Decoder decoder, ModelDescription description)
        : backend_(std::move(backend)), decoder_(std::move(decoder)), description_(std::move(description)) {
        for (const DecoderLayer& layer : decoder_.layers) {
            specs_.push_back(layer.attention.spec);
            if (layer.mixer) specs_.back().heads = 0;
            const auto& angles = layer.attention.rotary.angles;
            if (angles && angles->has_axes()) placed_.insert(angles);
        }
    }

    [[nodiscard]] const ModelDescription& description() const override { return description_; }
    [[nodiscard]] EmbeddingTables embeddings() const override {
        EmbeddingTables tables = decoder_.embeddings.tables(AttentionKind::Self);
        if (decoder_.image && !decoder_.image->tower.positions.empty())
            tables.positions.push_back(decoder_.image->tower.position_table(*backend_));
        return tables;
    }

    Capture forward(const ModelInput& input, const CaptureRequest& request, const std::stop_token& stop,
                    const Progress& progress) override {
        check_input(input);
        ForwardPass pass(*backend_, request, stop, progress);
        const ImageInText image = image_of(pass, input);
        const TokenMarks marks = marks_of(pass, input.ids, input.attention_mask, image);
        place_tokens(image.positions);
        keep_positions(pass, image.positions, std::ssize(input.ids));
        const DeviceTensor x = run_layers(pass, embedded(pass, input.ids, 0, image), added_by_layer(input.ids, image),
                                          [&](const DecoderLayer& layer, DeviceTensor state, std::size_t) {
                                              std::vector<DeviceTensor> mixed;
                                              if (layer.mixer) return mixed_by(pass, *layer.mixer, state, mixed, marks);
                                              return layer.attention.self_attention(pass, std::move(state), marks);
                                          });
        run_head(pass, x, 0);
        Capture capture = pass.finish();
        std::stable_partition(capture.attention.begin(), capture.attention.end(), is_of_text);
        return capture;
    }

    Capture forward_after(std::unique_ptr<EarlierRun>& earlier, const ModelInput& input, const CaptureRequest& request,
                          const std::stop_token& stop, const Progress& progress) override {
        if (!computes_rows_apart(input, request)) return forward(input, request, stop, progress);
        check_input(input);
        const EarlierText* before = EarlierText::of(earlier.get(), this);
        const std::int64_t past = before != nullptr ? before->rows_for(input.ids) : 0;
        auto text = before != nullptr ? before->beginning(*backend_, past, input.ids)
                                      : std::make_unique<EarlierText>(this, input.ids, decoder_.layers.size());
        ForwardPass pass(*backend_, request, stop, progress);
        const DeviceTensor whole = embedded(pass, input.ids, 0, {});
        const DeviceTensor x = run_layers(pass, backend_->row_range(whole, {past, whole.rows()}), {},
                                          [&](const DecoderLayer& layer, const DeviceTensor& state, std::size_t i) {
                                              return layer.attention.self_attention_after(text->layer(i), pass, state);
                                          });
        run_head(pass, text->finish(*backend_, x), 0);
        Capture capture = pass.finish();
        earlier = std::move(text);
        return capture;
    }

    std::unique_ptr<KeyValueCache> make_cache(std::int64_t capacity) override {
        if (!description_.generates && !description_.pixels_as_tokens) return nullptr;
        const std::int64_t limit = description_.max_tokens;
        return std::make_unique<DecoderCache>(this, *backend_, limit > 0 ? std::min(capacity, limit) : capacity,
                                              specs_);
    }

    std::unique_ptr<KeyValueCache> read_source(const ModelInput& source, std::int64_t capacity,
                                               const std::vector<Intervention>& interventions,
                                               const std::stop_token& stop) override {
        auto cache = make_cache(capacity);
        if (!decoder_.image || !cache) return nullptr;
        decoder_.image->check(source);
        CaptureRequest request;
        request.attention = false;
        request.logits = LogitPositions::None;
        request.interventions = of_tower(interventions);
        const Progress no_progress;
        ForwardPass pass(*backend_, request, stop, no_progress);
        ImageInText image = image_of(pass, source);
        static_cast<void>(pass.finish());
        DecoderCache::of(*cache, this, 0).image = std::make_shared<const ImageInText>(std::move(image));
        return cache;
    }

    Capture extend(KeyValueCache& cache, std::span<const std::int32_t> ids, const CaptureRequest& request,
                   const std::stop_token& stop) override {
        const std::int64_t past = cache.length();
        check_tokens(ids, past);
        const auto count = static_cast<std::int64_t>(ids.size());
        DecoderCache& own = DecoderCache::of(cache, this, count);
        CaptureRequest last = request;
        if (last.logits != LogitPositions::None) last.logits = LogitPositions::Last;
        if (own.image) std::erase_if(last.interventions, is_of_tower);  // read_source has made them
        const Progress no_progress;
        ForwardPass pass(*backend_, last, stop, no_progress);
        pass.continue_from(past);
        const ImageInText none;
        const ImageInText& image = past == 0 && own.image ? *own.image : none;
        const TokenMarks marks = past == 0 ? marks_of(pass, ids, {}, image) : TokenMarks{};
        place_tokens(own.image ? own.image->positions : GridPositions{});
        const DeviceTensor x =
            run_layers(pass, embedded(pass, ids, past, image), added_by_layer(ids, image),
                       [&](const DecoderLayer& layer, const DeviceTensor& state, std::size_t number) {
                           LayerCache& cached = own.layer(number);
                           return layer.mixer ? mixed_by(pass, *layer.mixer, state, cached.mixed, marks)
                                              : layer.attention.self_attention(pass, state, cached, past, marks);
                       });
        run_head(pass, x, past);
        Capture capture = pass.finish();
        own.advance(count);
        return capture;
    }

  private:
    void check_input(const ModelInput& input) const {
        check_tokens(input.ids, 0);
        check_length(input.token_types.size(), input.ids.size(), "list of token types");
        check_length(input.attention_mask.size(), input.ids.size(), "attention mask");
        if (std::any_of(input.token_types.begin(), input.token_types.end(),
                        [](std::int32_t type) { return type != 0; }))
            throw Error(ErrorKind::Input, Sentence("This model has no second sentence: all token types must be 0."));
        if (decoder_.image) decoder_.image->check(input);
    }

    /// Returns whether a run over the last rows of this input, with those before them from an earlier run, gives the
    /// same bits as one over all: products of more than kFewRows rows on the CPU do, and whatever else a layer does to
    /// single rows. Experts do not, whose products have as many rows as tokens that chose them.
    [[nodiscard]] bool computes_rows_apart(const ModelInput& input, const CaptureRequest& request) const {
        const auto apart = [](const DecoderLayer& layer) {
            return !layer.mixer && layer.experts.empty() && layer.attention.computes_rows_apart();
        };
        return backend_->on_host() && std::ssize(input.ids) > kFewRows && input.attention_mask.empty() &&
               !decoder_.image && placed_.empty() && request.interventions.empty() && !request.hidden &&
               !request.lens && !request.routers && !request.matrices && !request.traced_token &&
               std::ranges::all_of(decoder_.layers, apart);
    }

    void check_tokens(std::span<const std::int32_t> ids, std::int64_t past) const {
        check_token_count(ids.size(), past, description_.max_tokens);
        if (decoder_.image) return check_values(decoder_.image->words(ids), description_.vocabulary, "token id");
        check_values(ids, description_.vocabulary, "token id");
    }

    /// The text comes first: it is what is asked about, unless a kind is named.
    static bool is_of_text(const AttentionStack& stack) { return stack.kind == AttentionKind::Self; }
    static bool is_of_tower(const Intervention& change) { return change.attention == AttentionKind::Vision; }
    static std::vector<Intervention> of_tower(std::vector<Intervention> changes) {
        std::erase_if(changes, [](const Intervention& change) { return !is_of_tower(change); });
        return changes;
    }

    /// The image of an input as its text holds it.
    [[nodiscard]] ImageInText image_of(ForwardPass& pass, const ModelInput& input) const {
        return decoder_.image ? decoder_.image->image_of(pass, input) : ImageInText{};
    }

    /// What attention is told of the tokens of a text, which the pass is told of too.
    [[nodiscard]] TokenMarks marks_of(ForwardPass& pass, std::span<const std::int32_t> ids,
                                      const std::vector<std::uint8_t>& mask, const ImageInText& image) const {
        if (!decoder_.image) return {mask};
        decoder_.image->name_tokens(pass, AttentionKind::Self, ids, image);
        const auto all = static_cast<std::int64_t>(ids.size());
        return decoder_.image->marks(ids, mask, image.prompt_tokens > 0 ? image.prompt_tokens : all);
    }

    /// Says where the tokens of the text stand that is read next.
    void place_tokens(const GridPositions& positions) const {
        for (const auto& angles : placed_) angles->place(positions);
    }
    /// Keeps where the tokens of a whole text stand: [3, tokens] in time, by row and by column.
    void keep_positions(ForwardPass& pass, const GridPositions& positions, std::int64_t tokens) const {
        if (placed_.empty() || pass.request().logits != LogitPositions::All) return;
        Tensor places({3, tokens});
        for (std::uint8_t axis = 0; axis < 3; ++axis)
            for (std::int64_t token = 0; token < tokens; ++token)
                places.slice(axis)[static_cast<std::size_t>(token)] = static_cast<float>(positions.at(token, axis));
        pass.keep_output("rotary_positions", std::move(places));
    }

    /// What is added to the hidden states after each of the first layers, [ids, hidden] each.
    [[nodiscard]] std::vector<DeviceTensor> added_by_layer(std::span<const std::int32_t> ids,
                                                           const ImageInText& image) const {
        std::vector<DeviceTensor> added;
        for (const DeviceTensor& features : image.deep)
            added.push_back(decoder_.image->among_zeros(*backend_, ids, features));
        return added;
    }

    /// Hidden states of the ids at the positions from `past` on, the image's in their places.
    [[nodiscard]] DeviceTensor embedded(ForwardPass& pass, std::span<const std::int32_t> ids, std::int64_t past,
                                        const ImageInText& image) const {
        if (!decoder_.image) return decoder_.embeddings(pass, AttentionKind::Self, ids, {}, past);
        return decoder_.image->embedded(pass, decoder_.embeddings, AttentionKind::Self, ids, past, image);
    }

    /// All layers and the final norm of embedded tokens. `added`: see added_by_layer. `attend` is the only difference
    /// between a whole text and the next tokens of one.
    template <typename Attend>
    DeviceTensor run_layers(ForwardPass& pass, DeviceTensor x, const std::vector<DeviceTensor>& added,
                            const Attend& attend) const {
        pass.traced(TracePlace::Embedding, x);
        pass.keep_hidden(x);
        for (std::size_t i = 0; i < decoder_.layers.size(); ++i) {
            pass.keep_for_lens(x);
            const DecoderLayer& layer = decoder_.layers[i];
            RouterChoice choice;
            x = run_layer(
                pass, layer, std::move(x), [&](DeviceTensor state) { return attend(layer, std::move(state), i); },
                keeps_routers(pass) ? &choice : nullptr);
            // As in transformers: without what is added, and of the last layer after the norm.
            if (i + 1 < decoder_.layers.size()) pass.keep_hidden(x);
            if (i < added.size()) x = backend_->add(x, added[i]);
            // The norm of a sum is traced where it is made.
            if (!layer.norms_after_sums) pass.traced(TracePlace::LayerOutput, x);
            keep_router(pass, i, std::move(choice));
            pass.layer_done(static_cast<std::int64_t>(i), description_.layers);
        }
        x = projected(traced_norm(pass, TracePlace::FinalNorm, decoder_.final_norm, x));
        pass.keep_hidden(x);
        return x;
    }

    /// What a layer gives that has a mixer in the place of attention. Padding is read as zeros.
    [[nodiscard]] static DeviceTensor mixed_by(ForwardPass& pass, const TokenMixer& mixer, const DeviceTensor& x,
                                               std::vector<DeviceTensor>& state, const TokenMarks& marks) {
        pass.keep_no_attention(AttentionKind::Self, mixer.name(), x.rows());
        const DeviceTensor read = marks.key_mask.empty() ? x : without_padding(pass.backend(), x, marks.key_mask);
        return pass.traced(TracePlace::Attention, mixer.mix(pass.backend(), read, state));
    }

    /// What routers chose belongs to the outputs of a whole text.
    static bool keeps_routers(const ForwardPass& pass) {
        return pass.request().routers || pass.request().logits == LogitPositions::All;
    }
    static void keep_router(ForwardPass& pass, std::size_t layer, RouterChoice choice) {
        if (choice.scores.empty()) return;
        pass.keep_output("router_logits." + std::to_string(layer), std::move(choice.scores));
        pass.keep_output("router_weights." + std::to_string(layer), std::move(choice.weights));
    }

    /// States are as long as the text: each goes once nothing needs it any more.
    template <typename Attend>
    DeviceTensor run_layer(ForwardPass& pass, const DecoderLayer& layer, DeviceTensor x, const Attend& attend,
                           RouterChoice* choice) const {
        Backend& backend = *backend_;
        if (layer.norms_after_sums) {
            const DeviceTensor attended =
                traced_norm(pass, TracePlace::AttentionSum, layer.attention_norm, backend.add(attend(x), x));
            x = {};
            return traced_norm(pass, TracePlace::LayerOutput, layer.norm,
                               backend.add(feed_forward(pass, layer, attended, choice), attended));
        }
        DeviceTensor normed = traced_norm(pass, TracePlace::AttentionNorm, layer.attention_norm, x);
        const auto attended = [&](DeviceTensor read) {
            return scaled(
                layer, traced_norm(pass, TracePlace::AttendedNorm, layer.attention_post_norm, attend(std::move(read))));
        };
        if (layer.parallel) {
            const DeviceTensor attention = attended(normed);
            const DeviceTensor read =
                layer.norm.empty() ? normed : traced_norm(pass, TracePlace::FeedNorm, layer.norm, x);
            return backend.add(backend.add(scaled(layer, feed_forward(pass, layer, read, choice)), attention), x);
        }
        if (layer.sums_add_normed) x = normed;
        DeviceTensor sum = attended(std::move(normed));
        const bool in_place = !layer.mixer && sum.rows() > kRowsTogether && !pass.request().traced_token;
        sum = in_place ? added_in_place(std::move(sum), x) : backend.add(sum, x);
        pass.traced(TracePlace::AttentionSum, sum);
        x = {};
        if (sum.rows() <= kRowsTogether || !layer.experts.empty() || pass.request().traced_token)
            return with_fed(pass, layer, sum, choice);
        make_in_parts(backend, sum, sum, [&](const DeviceTensor& rows) { return with_fed(pass, layer, rows, choice); });
        return sum;
    }

    /// The sum of both, part by part in the place of the first, which nobody else reads.
    [[nodiscard]] DeviceTensor added_in_place(DeviceTensor sum, const DeviceTensor& x) const {
        std::int64_t begin = 0;
        make_in_parts(*backend_, sum, sum, [&](const DeviceTensor& rows) {
            const TokenRange range{begin, begin + rows.rows()};
            begin = range.end;
            return backend_->add(rows, backend_->row_range(x, range));
        });
        return sum;
    }

    /// The sum behind attention and what the feed-forward network makes of it.
    DeviceTensor with_fed(ForwardPass& pass, const DecoderLayer& layer, const DeviceTensor& sum,
                          RouterChoice* choice) const {
        const DeviceTensor read = traced_norm(pass, TracePlace::FeedNorm, layer.norm, sum);
        const DeviceTensor fed = scaled(
            layer, traced_norm(pass, TracePlace::FedNorm, layer.post_norm, feed_forward(pass, layer, read, choice)));
        return backend_->add(fed, layer.sums_add_normed ? read : sum);
    }

    [[nodiscard]] DeviceTensor scaled(const DecoderLayer& layer, const DeviceTensor& part) const {
        return layer.residual_scale == 1.0F ? part : backend_->scale(part, layer.residual_scale, 0.0F);
    }

    [[nodiscard]] DeviceTensor feed_forward(ForwardPass& pass, const DecoderLayer& layer, const DeviceTensor& x,
                                            RouterChoice* choice) const {
        if (layer.experts.empty()) return traced_feed_forward(pass, layer.feed_forward, x);
        return pass.traced(TracePlace::Fed, layer.experts(*backend_, x, choice));
    }

    /// Of hidden states as the last layer leaves them, what the head reads.
    [[nodiscard]] DeviceTensor finished(const DeviceTensor& x) const {
        return projected(decoder_.final_norm(*backend_, x));
    }

    [[nodiscard]] DeviceTensor projected(const DeviceTensor& normed) const {
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
        if (decoder_.token_projection.empty() || pass.request().logits == LogitPositions::None) return;
        const DeviceTensor embeddings = decoder_.token_projection(*backend_, x);
        pass.keep_output("token_embeddings", embeddings, embeddings.shape);
    }

    std::shared_ptr<Backend> backend_;
    Decoder decoder_;
    ModelDescription description_;
    std::vector<AttentionSpec> specs_;
    std::set<std::shared_ptr<RotaryAngles>> placed_;  // those of tokens that stand in a grid
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
