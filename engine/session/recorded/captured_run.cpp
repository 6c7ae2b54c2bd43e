#include "session/recorded/captured_run.h"

#include "analysis/patches.h"
#include "backends/cpu/cpu_backend.h"
#include "capture/lost_rows.h"
#include "capture/mapped_field.h"
#include "capture/tile_layout.h"
#include "core/error.h"
#include "formats/capture_file.h"
#include "session/recorded/recorded_model.h"
#include "tokenizers/recorded_tokenizer.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace headlight {
namespace {

/// Products of numbers of queries and keys that may be computed while a capture opens: less than a second.
constexpr double kFirstSummary = 1.7e10;
/// The same in the end, in files and after a while in the window: half a minute of one thread.
constexpr double kRefinedSummary = 32 * kFirstSummary;
/// How many times as many queries the next step of it has.
constexpr std::int64_t kRefinement = 4;
/// Queries of each head at least that these are computed from.
constexpr std::int64_t kFewestQueries = 8;

[[noreturn]] void refuse(const CaptureFile& file, std::string field, const Sentence& sentence) {
    throw Error(ErrorKind::Unsupported, sentence, {.file = file.path.string(), .field = std::move(field)});
}

/// The patches of a sequence that is one image, perhaps padded, or several images, and no text; nothing for any other.
std::optional<PatchGrid> patches_of(const CaptureFile::Sequence& sequence) {
    if (sequence.images.empty() || !sequence.text.empty()) return {};
    const CaptureFile::Image& image = sequence.images.front();
    const auto behind = std::span(sequence.tokens).subspan(static_cast<std::size_t>(image.end));
    PatchGrid patches;
    if (sequence.images.size() > 1) {
        patches.image = image_prefix(0);
        patches.behind.assign(behind.begin(), behind.end());
    } else {
        if (!std::ranges::all_of(behind, [](const std::string& name) { return name == kPaddingPatch; })) return {};
        patches.padding = static_cast<std::int32_t>(behind.size());
    }
    patches.before.assign(sequence.tokens.begin(), sequence.tokens.begin() + image.begin);
    patches.rows = image.rows;
    patches.columns = image.columns;
    return patches;
}

ImageTokens tokens_of_image(const CaptureFile::Sequence& sequence, std::size_t number) {
    const CaptureFile::Image& image = sequence.images[number];
    ImageTokens tokens{image.rows, image.columns, {}, {}, static_cast<std::int32_t>(number)};
    for (std::int64_t token = image.begin; token < image.end; ++token)
        tokens.tokens.push_back(static_cast<std::int32_t>(token));
    return tokens;
}

/// The tokens of a text that stand for its first image; nothing without one.
std::optional<ImageTokens> image_in_text(const CaptureFile::Sequence& sequence) {
    if (sequence.images.empty() || patches_of(sequence)) return {};
    return tokens_of_image(sequence, 0);
}

/// The tokens of the images behind the first.
std::vector<ImageTokens> more_images_of(const CaptureFile::Sequence& sequence) {
    std::vector<ImageTokens> images;
    for (std::size_t number = 1; number < sequence.images.size(); ++number)
        images.push_back(tokens_of_image(sequence, number));
    return images;
}

RecordedPieces pieces_of(const CaptureFile::Sequence& sequence) {
    RecordedPieces pieces{sequence.tokens, sequence.text};
    for (const auto& [begin, end] : sequence.offsets) pieces.ranges.push_back({begin, end});
    pieces.special = sequence.special;
    return pieces;
}

/// Names of what a sequence stands for that is neither text nor image: channels, or the learned query of pooling.
bool is_named(const CaptureFile& file, std::size_t sequence) {
    return std::ranges::any_of(file.layers, [&](const CaptureFile::Layer& layer) {
        return layer.query_sequence == sequence &&
               (layer.kind == AttentionKind::Channel || has_learned_queries(layer.kind));
    });
}

/// The tokens of all sequences: of images first, then those that are named, then of texts; and where each begins.
struct PlacedTokens {
    TokenizedText text;
    std::vector<std::int64_t> first;  ///< of each sequence
    std::vector<std::int32_t> ids{};  ///< of the tokens in the model's vocabulary; empty: not all of them have one
};

/// Texts, the source of cross-attention before its target.
std::vector<std::size_t> texts_of(const CaptureFile& file) {
    std::vector<std::size_t> texts;
    for (std::size_t i = 0; i < file.sequences.size(); ++i)
        if (!patches_of(file.sequences[i]) && !is_named(file, i)) texts.push_back(i);
    const auto is_source = [&](std::size_t sequence) {
        return std::ranges::any_of(file.layers, [&](const CaptureFile::Layer& layer) {
            return layer.kind == AttentionKind::Cross && layer.key_sequence == sequence;
        });
    };
    std::stable_partition(texts.begin(), texts.end(), is_source);
    if (texts.size() > 2)
        refuse(file, std::string(kCaptureKey) + ".sequences",
               Sentence("Expected at most two texts, found %1.", texts.size()));
    return texts;
}

PlacedTokens place_tokens(const CaptureFile& file, const std::stop_token& stop) {
    PlacedTokens placed;
    placed.first.resize(file.sequences.size());
    std::vector<Token> all;
    for (std::size_t i = 0; i < file.sequences.size(); ++i) {
        const auto patches = patches_of(file.sequences[i]);
        if (!patches) continue;
        placed.first[i] = std::ssize(all);
        for (Token& token : tokens_of(*patches)) all.push_back(std::move(token));
    }
    for (std::size_t i = 0; i < file.sequences.size(); ++i) {
        if (patches_of(file.sequences[i]) || !is_named(file, i)) continue;
        placed.first[i] = std::ssize(all);
        for (const std::string& name : file.sequences[i].tokens) all.push_back(token_named(name));
    }
    std::vector<RecordedPieces> pieces;
    std::size_t bytes = 0;
    std::int64_t at = std::ssize(all);
    for (const std::size_t text : texts_of(file)) {
        placed.first[text] = at;
        at += std::ssize(file.sequences[text].tokens);
        pieces.push_back(pieces_of(file.sequences[text]));
        bytes += bytes_of(pieces.back());
        const std::vector<std::int32_t>& ids = file.sequences[text].ids;
        placed.ids.insert(placed.ids.end(), ids.begin(), ids.end());
    }
    if (std::ssize(placed.ids) != at) placed.ids.clear();
    if (!pieces.empty()) {
        TextBudget budget(bytes, stop);
        placed.text = recorded_text(pieces.front(), pieces.size() > 1 ? &pieces[1] : nullptr, budget);
    }
    for (Token& token : placed.text.tokens) all.push_back(std::move(token));
    placed.text.tokens = std::move(all);
    return placed;
}

AttentionSpec spec_of(const CaptureFile::Layer& layer) {
    AttentionSpec spec;
    spec.heads = static_cast<std::int32_t>(layer.heads());
    spec.key_heads = static_cast<std::int32_t>(layer.key_heads());
    spec.head_size = static_cast<std::int32_t>(layer.head_size());
    if (layer.values) spec.value_size = static_cast<std::int32_t>(layer.values->shape[2]);
    spec.scale = static_cast<float>(layer.scale);
    spec.softcap = static_cast<float>(layer.soft_cap);
    spec.causal = layer.causal;
    spec.window = layer.window;
    if (!layer.causal) spec.ahead = layer.window;
    if (layer.query_sequence == layer.key_sequence) spec.query_offset = layer.key_count() - layer.query_count();
    if (layer.sinks) {
        const Tensor sinks = to_float(*layer.sinks);
        spec.sinks.assign(sinks.values().begin(), sinks.values().end());
    }
    return spec;
}

/// Products of numbers that the scores of one query of each head take, all layers together.
double products_of_a_query(const CaptureFile& file) {
    double products = 0;
    for (const CaptureFile::Layer& layer : file.layers)
        products += static_cast<double>(layer.heads() * layer.key_count()) * static_cast<double>(layer.head_size()) /
                    (layer.causal ? 2 : 1);
    return products;
}

/// Queries of each head that metrics and thumbnails are computed from.
struct SampledQueries {
    std::int64_t first = 0;  ///< when the capture opens
    std::int64_t last = 0;   ///< in the end
    std::int64_t all = 0;    ///< of the layers that have most
};

/// Nothing: from all queries, when the capture opens.
std::optional<SampledQueries> sampled_queries(const CaptureFile& file) {
    std::int64_t all = 0;
    for (const CaptureFile::Layer& layer : file.layers) all = std::max(all, layer.query_count());
    const double each = products_of_a_query(file);
    if (each * static_cast<double>(all) <= kFirstSummary) return {};
    const auto affordable = [&](double products) {
        return std::clamp(static_cast<std::int64_t>(products / each), std::min(kFewestQueries, all), all);
    };
    const SampledQueries sampled{affordable(kFirstSummary), affordable(kRefinedSummary), all};
    return sampled.first < all ? std::optional(sampled) : std::nullopt;
}

std::vector<AttentionStack> make_stacks(const CaptureFile& file, const std::vector<std::int64_t>& first,
                                        ThreadCount threads, std::optional<std::int64_t> summary_queries) {
    const auto evaluator = make_cpu_backend(ThreadCount{})->evaluator();
    std::vector<AttentionStack> stacks;
    for (const CaptureFile::Layer& layer : file.layers) {
        if (stacks.empty() || stacks.back().kind != layer.kind || stacks.back().stage != layer.stage) {
            AttentionStack& stack = stacks.emplace_back();
            stack.kind = layer.kind;
            stack.stage = layer.stage;
            stack.first_key = first[layer.key_sequence];
            stack.first_query = first[layer.query_sequence];
            if (layer.query_sequence != layer.key_sequence)
                stack.first_query += std::ssize(file.sequences[layer.query_sequence].tokens) - layer.query_count();
            if (layer.query_sequence == layer.key_sequence || has_learned_queries(layer.kind))
                stack.patches = patches_of(file.sequences[layer.key_sequence]);
            if (layer.query_sequence == layer.key_sequence)
                stack.image = image_in_text(file.sequences[layer.key_sequence]);
            if (stack.image || stack.patches) stack.more_images = more_images_of(file.sequences[layer.key_sequence]);
            if (is_named(file, layer.query_sequence)) stack.names = file.sequences[layer.query_sequence].tokens;
        }
        stacks.back().layers.push_back(mapped_field({.spec = spec_of(layer),
                                                     .queries = layer.queries,
                                                     .keys = layer.keys,
                                                     .values = layer.values,
                                                     .value_norms = layer.value_norms,
                                                     .bias = layer.bias,
                                                     .mask = layer.mask,
                                                     .evaluator = evaluator,
                                                     .summary_queries = summary_queries.value_or(layer.query_count()),
                                                     .threads = threads}));
    }
    return stacks;
}

/// Works out metrics and thumbnails of all layers, and what of them is not finite.
void summarize(const std::vector<AttentionStack>& stacks, std::size_t layers, const std::stop_token& stop,
               const Progress& progress, std::vector<std::string>& notices) {
    std::size_t done = 0;
    for (const AttentionStack& stack : stacks) {
        for (const auto& field : stack.layers) {
            if (stop.stop_requested()) throw_cancelled();
            static_cast<void>(field->metrics());
            ++done;
            if (progress) progress(static_cast<double>(done) / static_cast<double>(layers));
        }
    }
    if (std::string notice = notice_of_lost_rows(stacks); !notice.empty()) notices.push_back(std::move(notice));
}

/// Layers that were left out keep no gap: what is shown as layer 1 may be another of the model's. Returns whether there
/// are such layers.
bool add_notice_of_layers(const CaptureFile& file, std::vector<std::string>& notices) {
    std::string listed;
    const CaptureFile::Layer* before = nullptr;
    std::int64_t expected = 0;
    bool gaps = false;
    for (const CaptureFile::Layer& layer : file.layers) {
        if (before == nullptr || before->kind != layer.kind || before->stage != layer.stage) expected = 0;
        before = &layer;
        gaps = gaps || layer.layer != expected;
        ++expected;
        listed += (listed.empty() ? "" : ", ") + std::to_string(layer.layer);
    }
    if (gaps) notices.push_back("Only some layers were captured; the layers shown are the model's " + listed + ".");
    return gaps;
}

/// The analysis of a capture with metrics and thumbnails from so many queries, which are computed when they are asked
/// for.
AnalysisPointer summarized_from(const AnalysisPointer& analysis, const CaptureFile& file,
                                const std::vector<std::int64_t>& first, ThreadCount threads, std::int64_t queries) {
    auto refined = std::make_shared<Analysis>(*analysis);
    refined->attention = make_stacks(file, first, threads, queries);
    return refined;
}

/// Refines what is sampled. Keeps the file open.
SummaryRefinement refinement_of(const std::shared_ptr<const CaptureFile>& file, const std::vector<std::int64_t>& first,
                                std::int64_t last) {
    const auto step = [file, first, last](const AnalysisPointer& analysis,
                                          const std::stop_token& stop) -> AnalysisPointer {
        std::int64_t before = 0;
        for (const AttentionStack& stack : analysis->attention)
            before = std::max(before, stack.layers.front()->summarized_queries());
        if (before >= last) return nullptr;
        auto refined = summarized_from(analysis, *file, first, ThreadCount{}, std::min(kRefinement * before, last));
        std::vector<std::string> notices;
        summarize(refined->attention, file->layers.size(), stop, {}, notices);
        return refined;
    };
    return {step, [file, first, last](const AnalysisPointer& analysis) {
                return summarized_from(analysis, *file, first, analysis->threads, last);
            }};
}

std::string engine_of(const CaptureFile& file) {
    if (file.engine.empty()) return "recorded elsewhere";
    return "captured by " + file.engine + (file.dtype.empty() ? "" : ", " + file.dtype);
}

std::string name_of(const CaptureFile& file) {
    if (file.model.empty()) return file.path.stem().string();
    return file.revision.empty() ? file.model : file.model + "@" + file.revision;
}

void add_notice_of_values(const CaptureFile& file, std::vector<std::string>& notices) {
    const bool plain = std::ranges::any_of(
        file.layers, [](const CaptureFile::Layer& layer) { return layer.values && !layer.value_norms; });
    if (plain)
        notices.emplace_back(
            "Value-weighted attention of this capture uses the norms of the values themselves: the file has no norms "
            "of "
            "the values after the output projection.");
}

}  // namespace

ReadyModel load_captured_run(const std::filesystem::path& path, ThreadCount threads, const std::stop_token& stop,
                             const Progress& progress, ModelAtHand::Load load) {
    const auto file = std::make_shared<const CaptureFile>(read_capture_file(path));
    PlacedTokens tokens = place_tokens(*file, stop);
    const auto sampled = sampled_queries(*file);
    RecordedParts parts;
    parts.path = path;
    parts.architecture = "captured queries and keys";
    parts.model_name = name_of(*file);
    // As results state it: an object with the member "provenance".
    if (!file->provenance.empty())
        static_cast<void>(take_provenance("{\"provenance\":" + file->provenance + "}", path.string(), parts.notices));
    parts.backend = engine_of(*file);
    parts.fingerprint = file->fingerprint;
    parts.files = files_of_capture(path);
    parts.threads = threads;
    parts.store = file->store;
    parts.stacks = make_stacks(*file, tokens.first, threads, sampled ? std::optional(sampled->first) : std::nullopt);
    parts.tokens = std::move(tokens.text);
    const bool gaps = add_notice_of_layers(*file, parts.notices);
    const bool may_run = load && !gaps && !tokens.ids.empty();
    const std::filesystem::path model = may_run ? find_model_of_capture(path, file->model) : std::filesystem::path();
    if (!model.empty())
        parts.notices.push_back("Predictions and interventions run the model at " + model.string() + ".");
    add_notice_of_values(*file, parts.notices);
    if (sampled)
        parts.notices.push_back("This capture is large: thumbnails and metrics of heads are computed from " +
                                std::to_string(sampled->last) + " of " + std::to_string(sampled->all) +
                                " queries of each head, evenly spaced; the window begins with " +
                                std::to_string(sampled->first) + " and adds the others while it shows them.");
    else
        summarize(parts.stacks, file->layers.size(), stop, progress, parts.notices);
    file->store->check_intact();
    ReadyModel ready = make_recorded_model(std::move(parts));
    if (sampled) ready.refine = refinement_of(file, tokens.first, sampled->last);
    if (!model.empty()) ready.at_hand = std::make_shared<ModelAtHand>(model, std::move(tokens.ids), std::move(load));
    return ready;
}

}  // namespace headlight
