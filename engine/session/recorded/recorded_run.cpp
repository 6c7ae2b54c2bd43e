#include "session/recorded/recorded_run.h"

#include "backends/cpu/cpu_backend.h"
#include "capture/landmark_field.h"
#include "capture/recorded_field.h"
#include "core/error.h"
#include "formats/attention_file.h"
#include "session/analyze_image.h"
#include "session/recorded/recorded_model.h"
#include "tokenizers/recorded_tokenizer.h"

#include <algorithm>
#include <utility>

namespace headlight {
namespace {

/// Numbers of tokens of the texts that the weights belong to: the source, or the only one, and an encoder-decoder's
/// target.
struct TokenCounts {
    std::int64_t source = 0;
    std::int64_t target = 0;
};

[[noreturn]] void refuse_shapes(const AttentionFile& file, const AttentionFile::Stack& stack,
                                const Sentence& sentence) {
    throw Error(ErrorKind::Format, sentence,
                {.file = file.path.string(), .field = tensor_name(stack.notes.kind, stack.notes.stage)});
}

/// Returns whether queries and keys are tokens of a text: neither patches nor named otherwise.
bool is_of_text(const AttentionFile::Stack& stack) {
    const AttentionKind kind = stack.notes.kind;
    return stack.notes.rows == 0 && stack.notes.names.empty() && stack.notes.stage < 0 &&
           kind != AttentionKind::Vision && kind != AttentionKind::Channel && !has_learned_queries(kind);
}

std::vector<std::string> numbered(std::int64_t count) {
    std::vector<std::string> names;
    for (std::int64_t i = 0; i < count; ++i) names.push_back(std::to_string(i));
    return names;
}

/// Names what a file without notes leaves open: patches stand in one row, channels and learned queries are numbered.
void complete_notes(AttentionFile::Stack& stack) {
    StackNotes& notes = stack.notes;
    if (is_of_text(stack) || notes.rows > 0 || !notes.names.empty()) return;
    const AttentionKind kind = stack.notes.kind;
    if (kind == AttentionKind::Channel || has_learned_queries(kind)) notes.names = numbered(stack.queries());
    if (kind == AttentionKind::Channel || kind == AttentionKind::Resampler) return;
    notes.rows = 1;
    notes.columns = static_cast<std::int32_t>(stack.keys());
}

/// Returns whether both have the same patches, which may be none.
bool same_patches(const StackNotes& one, const StackNotes& other) {
    return one.rows == other.rows && one.columns == other.columns && one.before == other.before &&
           one.padding == other.padding;
}

/// Checks that what the queries and keys are called fits their number.
void check_names(const AttentionFile& file, const AttentionFile::Stack& stack) {
    const StackNotes& notes = stack.notes;
    const auto names = std::ssize(notes.names);
    const std::int64_t patches = notes.patch_keys();
    const auto expect_patches = [&](std::int64_t found) {
        if (found != patches)
            refuse_shapes(
                file, stack,
                Sentence("There are %1 patches and names before them, and the weights have %2.", patches, found));
    };
    if (names > 0 && stack.queries() != names)
        refuse_shapes(file, stack,
                      Sentence("There are %1 names of queries, and the weights have %2.", names, stack.queries()));
    if (patches > 0) expect_patches(stack.keys());
    if (names == 0 && patches > 0) expect_patches(stack.queries());
    if (names > 0 && patches == 0 && stack.keys() != names)
        refuse_shapes(file, stack,
                      Sentence("There are %1 names of keys, and the weights have %2.", names, stack.keys()));
    const auto has_them = [&](const AttentionFile::Stack& other) {
        return other.notes.names.empty() && same_patches(other.notes, notes);
    };
    if (names > 0 && patches > 0 && std::ranges::none_of(file.stacks, has_them))
        refuse_shapes(file, stack, Sentence("The keys are patches of which the file has no attention of their own."));
}

TokenCounts count_tokens(const AttentionFile& file) {
    TokenCounts counts;
    for (const AttentionFile::Stack& stack : file.stacks) {
        check_names(file, stack);
        const bool cross = stack.notes.kind == AttentionKind::Cross;
        if (!cross && stack.notes.names.empty() && stack.queries() > stack.keys())
            refuse_shapes(file, stack,
                          Sentence("There are %1 queries and only %2 keys, which is not possible in self-attention.",
                                   stack.queries(), stack.keys()));
        if (!is_of_text(stack)) continue;
        const auto agree = [&](std::int64_t& count, std::int64_t found) {
            if (count != 0 && count != found) {
                refuse_shapes(
                    file, stack,
                    Sentence(
                        "The kinds of attention belong to different texts: one has %1 tokens where another has %2.",
                        count, found));
            }
            count = found;
        };
        if (cross) agree(counts.target, stack.queries());
        agree(stack.notes.kind == AttentionKind::Decoder ? counts.target : counts.source, stack.keys());
    }
    return counts;
}

/// Returns whether some of the weights are of an image.
bool has_image(const AttentionFile& file) {
    return !std::ranges::all_of(file.stacks, is_of_text);
}

[[noreturn]] void refuse_tokens(const AttentionFile& file, const char* member, std::size_t found, std::int64_t wanted) {
    throw Error(ErrorKind::Format, Sentence("There are %1 tokens, and the weights have %2.", found, wanted),
                {.file = file.path.string(), .field = member});
}

TokenizedText tokens_of(AttentionFile& file, const TokenCounts& counts, const std::stop_token& stop) {
    const auto source_count = static_cast<std::size_t>(counts.source);
    const auto target_count = static_cast<std::size_t>(counts.target);
    // Patches are listed before the tokens of a text, and named by the notes.
    if (has_image(file) && file.tokens.size() > source_count) {
        file.tokens.erase(file.tokens.begin(), file.tokens.end() - counts.source);
        file.offsets.clear();
    }
    if (source_count == 0) return {};
    const bool unnamed = file.tokens.empty() && file.target_tokens.empty();
    if (unnamed) {
        file.tokens = numbered(counts.source);
        file.target_tokens = numbered(counts.target);
    }
    if (file.target_tokens.empty() && target_count > 0 && file.tokens.size() == source_count + target_count) {
        const auto begin = file.tokens.begin() + counts.source;
        file.target_tokens.assign(begin, file.tokens.end());
        file.tokens.erase(begin, file.tokens.end());
        if (file.offsets.size() > source_count) file.offsets.resize(source_count);
    }
    if (file.tokens.size() != source_count) refuse_tokens(file, "tokens", file.tokens.size(), counts.source);
    if (file.target_tokens.size() != target_count)
        refuse_tokens(file, "target_tokens", file.target_tokens.size(), counts.target);
    const RecordedPieces source{file.tokens, file.text, file.offsets};
    const RecordedPieces target{file.target_tokens, file.target, {}};
    TextBudget budget(bytes_of(source) + bytes_of(target), stop);
    TokenizedText tokens = recorded_text(source, target_count > 0 ? &target : nullptr, budget);
    if (unnamed) {
        tokens.notices.emplace_back(
            "The file lists no tokens, so they are numbered. See \"Imported attention\" in Help (F1).");
    }
    return tokens;
}

std::string share(std::int64_t count, std::int64_t all) {
    return std::to_string(count) + " of " + std::to_string(all);
}

void add_notices(const RecordedFindings& found, std::int64_t weights, std::vector<std::string>& notices) {
    if (found.not_numbers > 0)
        notices.push_back(share(found.not_numbers, weights) + " imported weights are not numbers (NaN or infinite).");
    if (found.negative > 0)
        notices.push_back(share(found.negative, weights) +
                          " imported weights are negative: these are not probabilities.");
    if (found.other_sums > 0) {
        notices.push_back(share(found.other_sums, found.rows) +
                          " rows of the imported attention do not sum to 1. Some kinds of attention have such rows; "
                          "otherwise the file does not contain weights after the softmax.");
    }
}

RecordedWeights weights_of(const AttentionFile::Stack& stack, const AttentionFile::Layer& layer) {
    RecordedWeights weights{.weights = layer.weights, .mask = layer.mask};
    if (stack.notes.form == StoredForm::Windows)
        weights.windows = RecordedWeights::Windows{stack.notes.global_tokens, layer.global_weights};
    return weights;
}

/// [heads, tokens, landmarks] as [tokens, heads * landmarks].
Tensor side_by_side(const TensorView& view) {
    const Tensor all = to_float(view);
    const std::int64_t heads = all.size(0);
    const std::int64_t tokens = all.size(1);
    const std::int64_t landmarks = all.size(2);
    Tensor result({tokens, heads * landmarks});
    for (std::int64_t head = 0; head < heads; ++head)
        for (std::int64_t token = 0; token < tokens; ++token)
            std::ranges::copy(all.values().subspan(static_cast<std::size_t>((head * tokens + token) * landmarks),
                                                   static_cast<std::size_t>(landmarks)),
                              result.slice(token).begin() + head * landmarks);
    return result;
}

/// Products over landmarks, whose mask is one of keys.
std::shared_ptr<const AttentionField> field_of_landmarks(const AttentionFile::Layer& layer,
                                                         const std::shared_ptr<const AttentionEvaluator>& evaluator,
                                                         const std::stop_token& stop) {
    LandmarkParts parts;
    parts.spec.heads = static_cast<std::int32_t>(layer.weights.shape[0]);
    parts.queries = side_by_side(layer.weights);
    parts.keys = side_by_side(*layer.landmark_keys);
    for (std::int64_t key = 0; layer.mask && key < parts.keys.size(0); ++key)
        parts.spec.key_mask.push_back(layer.mask->bytes[static_cast<std::size_t>(key)] == std::byte{0} ? kPaddingKey
                                                                                                       : kOrdinaryKey);
    parts.evaluator = evaluator;
    return landmark_field(std::move(parts), stop);
}

class RunReader {
  public:
    RunReader(const AttentionFile& file, const TokenCounts& counts, const std::stop_token& stop,
              const Progress& progress)
        : file_(file), counts_(counts), stop_(stop), progress_(progress) {
        for (const auto& stack : file.stacks) steps_ += 2 * stack.layers.size();
    }

    [[nodiscard]] std::vector<AttentionStack> read(std::vector<std::string>& notices) {
        std::vector<AttentionStack> stacks;
        RecordedFindings all;
        std::int64_t weights = 0;
        for (const AttentionFile::Stack& stack : file_.stacks) {
            RecordedFindings found;
            for (const AttentionFile::Layer& layer : stack.layers) {
                if (stack.notes.form != StoredForm::Landmarks) {  // products need not be probabilities
                    found += examine_weights(weights_of(stack, layer), stop_);
                    weights += element_count(layer.weights.shape);
                }
                step();
            }
            all += found;
            stacks.push_back(read_stack(stack, stack.notes.causal.value_or(found.causal && is_of_text(stack))));
        }
        add_notices(all, weights, notices);
        return stacks;
    }

  private:
    void step() {
        if (stop_.stop_requested()) throw_cancelled();
        ++done_;
        if (progress_) progress_(static_cast<double>(done_) / static_cast<double>(steps_));
    }

    [[nodiscard]] std::shared_ptr<const AttentionField> field_of(const AttentionFile::Stack& stack,
                                                                 const AttentionFile::Layer& layer, bool causal) const {
        if (stack.notes.form == StoredForm::Landmarks) return field_of_landmarks(layer, evaluator_, stop_);
        const bool cross = stack.notes.kind == AttentionKind::Cross;
        const bool same = !cross && stack.notes.names.empty();  // queries are among the keys
        return recorded_field(weights_of(stack, layer), causal && same, same ? stack.keys() - stack.queries() : 0,
                              stop_);
    }

    [[nodiscard]] AttentionStack read_stack(const AttentionFile::Stack& stack, bool causal) {
        AttentionStack result;
        result.kind = stack.notes.kind;
        result.stage = stack.notes.stage;
        result.names = stack.notes.names;
        if (stack.notes.rows > 0)
            result.patches =
                PatchGrid{stack.notes.before, stack.notes.rows, stack.notes.columns, {}, stack.notes.padding};
        if (result.kind == AttentionKind::Cross || result.kind == AttentionKind::Decoder)
            result.first_query = counts_.source;
        if (result.kind == AttentionKind::Decoder) result.first_key = counts_.source;
        for (const AttentionFile::Layer& layer : stack.layers) {
            result.layers.push_back(field_of(stack, layer, causal));
            step();
        }
        return result;
    }

    const AttentionFile& file_;
    TokenCounts counts_;
    const std::stop_token& stop_;
    const Progress& progress_;
    std::shared_ptr<const AttentionEvaluator> evaluator_ = make_cpu_backend(ThreadCount{})->evaluator();
    std::size_t steps_ = 0;
    std::size_t done_ = 0;
};

/// Name of the model that the file names, otherwise the file's.
std::string name_of(const AttentionFile& file, std::vector<std::string>& notices) {
    std::string name = take_provenance(file.notes, file.path.string(), notices);
    if (!name.empty()) return name;
    return file.model.empty() ? file.path.stem().string() : file.model;
}

}  // namespace

ReadyModel load_recorded_run(const std::filesystem::path& path, ThreadCount threads, const std::stop_token& stop,
                             const Progress& progress) {
    AttentionFile file = read_attention_file(path);
    for (AttentionFile::Stack& stack : file.stacks) complete_notes(stack);
    const std::vector<ModelFile> files = files_of_attention(path);
    const TokenCounts counts = count_tokens(file);
    RecordedParts parts;
    parts.path = path;
    parts.architecture = "imported attention";
    parts.backend = "recorded elsewhere";
    parts.fingerprint = file.fingerprint;
    parts.files = files;
    parts.threads = threads;
    parts.tokens = tokens_of(file, counts, stop);
    parts.stacks = RunReader(file, counts, stop, progress).read(parts.notices);
    if (has_image(file)) parts.tokens = place_patches(parts.stacks, std::move(parts.tokens));
    parts.model_name = name_of(file, parts.notices);
    return make_recorded_model(std::move(parts));
}

}  // namespace headlight
