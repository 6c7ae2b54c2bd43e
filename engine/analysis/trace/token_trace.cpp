#include "analysis/trace/token_trace.h"

#include "core/error.h"

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

/// What a place is called, and how its vector is made.
struct PlaceText {
    TracePlace place;
    TracePart part;
    const char* name;
    const char* formula;
};

constexpr PlaceText kPlaces[] = {
    {TracePlace::Word, TracePart::Input, "Token embedding", "x = E[id]: row of the token embedding"},
    {TracePlace::Type, TracePart::Input, "With the segment", "x + the embedding of the segment"},
    {TracePlace::Position, TracePart::Input, "With the position", "x + the embedding of the position"},
    {TracePlace::Embedding, TracePart::Input, "Norm of the embeddings", "what the first layer reads"},
    {TracePlace::AttentionNorm, TracePart::Attention, "Norm before attention", "h = norm(x)"},
    {TracePlace::Query, TracePart::Attention, "Queries", "q = h W_Q, a vector for each head"},
    {TracePlace::Key, TracePart::Attention, "Keys", "k = h W_K, a vector for each key head"},
    {TracePlace::Value, TracePart::Attention, "Values", "v = h W_V, a vector for each key head"},
    {TracePlace::Heads, TracePart::Attention, "Output of the heads", "A V: values of all tokens, mixed by the weights"},
    {TracePlace::Attention, TracePart::Attention, "Output projection", "o = (A V of all heads) W_O"},
    {TracePlace::AttentionSum, TracePart::Attention, "Residual sum", "x + o"},
    {TracePlace::FeedNorm, TracePart::FeedForward, "Norm before feed-forward", "h = norm(x)"},
    {TracePlace::Inner, TracePart::FeedForward, "Feed-forward, inside", ""},
    {TracePlace::Fed, TracePart::FeedForward, "Feed-forward, output", "f = inside W_2"},
    {TracePlace::LayerOutput, TracePart::FeedForward, "Residual sum", "x + f: what the next layer reads"},
    {TracePlace::FinalNorm, TracePart::Output, "Final norm", "norm(x), behind the last layer"},
    {TracePlace::Logits, TracePart::Output, "Logits", "unembedding: a number for each token of the vocabulary"},
};

const PlaceText& text_of(TracePlace place) {
    return *std::ranges::find(kPlaces, place, &PlaceText::place);
}

/// Builds the steps of a run, in the order of the pass.
class TraceSteps {
  public:
    TraceSteps(const Analysis& analysis, std::int32_t token)
        : analysis_(analysis), layers_(analysis.attention.front().layers) {
        trace_.token = token;
        trace_.layers = analysis.model.layers;
        for (const Token& each : analysis.tokens.tokens) {
            trace_.tokens.push_back(each.display);
            trace_.ids.push_back(each.id);
        }
    }

    TokenTrace made() {
        trace_.steps.push_back({.name = "Token",
                                .formula = "its number in the vocabulary",
                                .values = {static_cast<float>(trace_.ids[static_cast<std::size_t>(trace_.token)])}});
        for (const TracedVector& vector : analysis_.trace) add(vector);
        add_candidates();
        return std::move(trace_);
    }

  private:
    void add(const TracedVector& vector) {
        const std::span<const float> values = vector.values.values();
        // A norm that the model does not have leaves the vector as it is.
        const bool maybe_absent = vector.place == TracePlace::Embedding || vector.place == TracePlace::AttentionNorm ||
                                  vector.place == TracePlace::FeedNorm || vector.place == TracePlace::FinalNorm;
        if (maybe_absent && std::ranges::equal(values, trace_.steps.back().values)) return;
        if (vector.place == TracePlace::Heads) add_weights(vector.layer);
        const PlaceText& text = text_of(vector.place);
        TraceStep step{.name = text.name,
                       .formula = text.formula,
                       .part = text.part,
                       .layer = vector.layer,
                       .rows = rows_of(vector),
                       .values = {values.begin(), values.end()}};
        if (vector.place == TracePlace::Inner) step.formula = vector.activation + " of h W_1";
        const bool is_sum = vector.place == TracePlace::AttentionSum || vector.place == TracePlace::LayerOutput;
        if (is_sum && analysis_.model.norms == NormPlace::AfterSums) {
            step.name = "Residual sum and norm";
            step.formula = "norm(" + step.formula.substr(0, 5) + ")" + step.formula.substr(5);
        }
        trace_.steps.push_back(std::move(step));
    }

    [[nodiscard]] const AttentionField* field(std::int32_t layer) const {
        const auto index = static_cast<std::size_t>(layer);
        return layer >= 0 && index < layers_.size() ? layers_[index].get() : nullptr;
    }

    /// Vectors of heads stand side by side.
    [[nodiscard]] std::int32_t rows_of(const TracedVector& vector) const {
        const AttentionField* of = field(vector.layer);
        const AttentionSpec* spec = of != nullptr ? of->scoring() : nullptr;
        if (spec == nullptr) return 1;
        if (vector.place == TracePlace::Key || vector.place == TracePlace::Value) return spec->key_heads;
        return vector.place == TracePlace::Query || vector.place == TracePlace::Heads ? spec->heads : 1;
    }

    void add_weights(std::int32_t layer) {
        const AttentionField* of = field(layer);
        if (of == nullptr || trace_.token >= of->query_count()) return;
        TraceStep step{.name = "Attention weights",
                       .formula = "a = softmax(q · k / √d) over the tokens that it may see",
                       .part = TracePart::Attention,
                       .layer = layer,
                       .rows = of->heads(),
                       .values = {},
                       .labels = trace_.tokens};
        for (std::int32_t head = 0; head < of->heads(); ++head) {
            const std::vector<float> row = of->row(head, trace_.token);
            step.values.insert(step.values.end(), row.begin(), row.end());
        }
        step.labels.resize(static_cast<std::size_t>(of->key_count()));
        trace_.steps.push_back(std::move(step));
    }

    void add_candidates() {
        const auto& words = analysis_.predictions.words;
        const auto found = std::ranges::find(words, trace_.token, &PositionCandidates::token);
        if (found == words.end()) return;
        TraceStep step{.name = "Most probable tokens",
                       .formula = "softmax of the logits",
                       .part = TracePart::Output,
                       .values = {}};
        for (const Candidate& candidate : found->candidates) {
            step.values.push_back(candidate.probability);
            step.labels.push_back(candidate.text);
        }
        trace_.steps.push_back(std::move(step));
    }

    const Analysis& analysis_;
    const std::vector<std::shared_ptr<const AttentionField>>& layers_;
    TokenTrace trace_;
};

}  // namespace

TokenTrace token_trace_of(const Analysis& analysis, std::int32_t token) {
    const bool whole =
        std::ranges::find(analysis.trace, TracePlace::LayerOutput, &TracedVector::place) != analysis.trace.end();
    if (!whole || analysis.attention.empty())
        throw Error(ErrorKind::Input, Sentence("%1 cannot be traced: a token is followed through encoders and decoders "
                                               "of text, such as BERT, GPT-2 and Llama.",
                                               analysis.provenance.model_name));
    return TraceSteps(analysis, token).made();
}

}  // namespace headlight
