#include "analysis/trace/token_trace.h"

#include "core/error.h"

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

TracePart part_of(TracePlace place) {
    if (place <= TracePlace::Embedding) return TracePart::Input;
    if (place <= TracePlace::AttentionSum) return TracePart::Attention;
    return place <= TracePlace::LayerOutput ? TracePart::FeedForward : TracePart::Output;
}

/// What a step is called, and how its vector is made.
struct StepText {
    Sentence name;
    Sentence formula;
};

/// `norms_sum`: the sums go through a norm.
StepText text_of(TracePlace place, bool norms_sum) {
    switch (place) {
        case TracePlace::Word:
            return {Sentence("Token embedding"), Sentence("x = E[id]: row of the token embedding")};
        case TracePlace::Type:
            return {Sentence("With the segment"), Sentence("x + the embedding of the segment")};
        case TracePlace::Position:
            return {Sentence("With the position"), Sentence("x + the embedding of the position")};
        case TracePlace::EmbeddingNorm:
            return {Sentence("Norm of the embeddings"), std::string("norm(x)")};
        case TracePlace::Embedding:
            return {Sentence("Input of the layers"), Sentence("what the first layer reads")};
        case TracePlace::AttentionNorm:
            return {Sentence("Norm before attention"), std::string("h = norm(x)")};
        case TracePlace::Query:
            return {Sentence("Queries"), Sentence("q = h W_Q, a vector for each head")};
        case TracePlace::Key:
            return {Sentence("Keys"), Sentence("k = h W_K, a vector for each key head")};
        case TracePlace::Value:
            return {Sentence("Values"), Sentence("v = h W_V, a vector for each key head")};
        case TracePlace::Heads:
            return {Sentence("Output of the heads"), Sentence("A V: values of all tokens, mixed by the weights")};
        case TracePlace::Attention:
            return {Sentence("Output projection"), Sentence("o = (A V of all heads) W_O")};
        case TracePlace::AttendedNorm:
            return {Sentence("Norm after attention"), std::string("o ← norm(o)")};
        case TracePlace::AttentionSum:
            if (norms_sum) return {Sentence("Residual sum and norm"), std::string("norm(x + o)")};
            return {Sentence("Residual sum"), std::string("x + o")};
        case TracePlace::FeedNorm:
            return {Sentence("Norm before feed-forward"), std::string("h = norm(x)")};
        case TracePlace::Inner:
            return {Sentence("Feed-forward, inside"), std::string()};
        case TracePlace::Fed:
            return {Sentence("Feed-forward, output"), Sentence("f = inside W_2")};
        case TracePlace::FedNorm:
            return {Sentence("Norm after feed-forward"), std::string("f ← norm(f)")};
        case TracePlace::LayerOutput:
            if (norms_sum)
                return {Sentence("Residual sum and norm"), Sentence("norm(x + f): what the next layer reads")};
            return {Sentence("Residual sum"), Sentence("x + f: what the next layer reads")};
        case TracePlace::FinalNorm:
            return {Sentence("Final norm"), Sentence("norm(x), behind the last layer")};
        case TracePlace::Logits:
            return {Sentence("Logits"), Sentence("unembedding: a number for each token of the vocabulary")};
    }
    return {std::string(), std::string()};
}

/// How the vector inside of a feed-forward network is made.
Sentence inner_formula(const std::string& activation) {
    constexpr std::string_view kGate = " with a gate";
    if (!activation.ends_with(kGate)) return Sentence("%1 of h W_1", activation);
    return Sentence("%1 with a gate, of h W_1", activation.substr(0, activation.size() - kGate.size()));
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
        trace_.steps.push_back({.name = Sentence("Token"),
                                .formula = Sentence("its number in the vocabulary"),
                                .values = {static_cast<float>(trace_.ids[static_cast<std::size_t>(trace_.token)])}});
        for (const TracedVector& vector : analysis_.trace) add(vector);
        add_candidates();
        return std::move(trace_);
    }

  private:
    void add(const TracedVector& vector) {
        const std::span<const float> values = vector.values.values();
        // Most models do nothing between the embeddings and the first layer.
        if (vector.place == TracePlace::Embedding && std::ranges::equal(values, trace_.steps.back().values)) return;
        if (vector.place == TracePlace::Heads) add_weights(vector.layer);
        const StepText text = text_of(vector.place, analysis_.model.norms == NormPlace::AfterSums);
        TraceStep step{.name = text.name,
                       .formula = text.formula,
                       .part = part_of(vector.place),
                       .layer = vector.layer,
                       .rows = rows_of(vector),
                       .values = {values.begin(), values.end()},
                       .norm = vector.norm};
        if (vector.place == TracePlace::Inner) step.formula = inner_formula(vector.activation);
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
        TraceStep step{.name = Sentence("Attention weights"),
                       .formula = Sentence("a = softmax(q · k / √d) over the tokens that it may see"),
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
        TraceStep step{.name = Sentence("Most probable tokens"),
                       .formula = Sentence("softmax of the logits"),
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
