#include "session/recorded/recorded_run.h"

#include "capture/recorded_field.h"
#include "core/error.h"
#include "formats/attention_file.h"
#include "session/recorded/recorded_model.h"
#include "tokenizers/recorded_tokenizer.h"

#include <algorithm>
#include <utility>

namespace headlight {
namespace {

AttentionKind kind_of(AttentionFile::Kind kind) {
    switch (kind) {
        case AttentionFile::Kind::Encoder:
            return AttentionKind::Encoder;
        case AttentionFile::Kind::Decoder:
            return AttentionKind::Decoder;
        case AttentionFile::Kind::Cross:
            return AttentionKind::Cross;
        case AttentionFile::Kind::Self:
            break;
    }
    return AttentionKind::Self;
}

/// How many tokens the source has, and the target of an encoder-decoder.
struct TokenCounts {
    std::int64_t source = 0;
    std::int64_t target = 0;
};

[[noreturn]] void refuse_shapes(const AttentionFile& file, const std::string& sentence) {
    throw Error(ErrorKind::Format, sentence, {.file = file.path.string(), .field = "attentions"});
}

TokenCounts count_tokens(const AttentionFile& file) {
    TokenCounts counts;
    const auto agree = [&](std::int64_t& count, std::int64_t found) {
        if (count != 0 && count != found) {
            refuse_shapes(file, "The kinds of attention belong to different texts: one has " + std::to_string(count) +
                                    " tokens where another has " + std::to_string(found) + ".");
        }
        count = found;
    };
    for (const AttentionFile::Stack& stack : file.stacks) {
        const Shape& shape = stack.layers.front().shape;
        const bool cross = stack.kind == AttentionFile::Kind::Cross;
        if (!cross && shape[1] > shape[2])
            refuse_shapes(file, "There are " + std::to_string(shape[1]) + " queries and only " +
                                    std::to_string(shape[2]) + " keys, which is not possible in self-attention.");
        if (cross) agree(counts.target, shape[1]);
        agree(stack.kind == AttentionFile::Kind::Decoder ? counts.target : counts.source, shape[2]);
    }
    return counts;
}

std::vector<std::string> numbered(std::int64_t count) {
    std::vector<std::string> names;
    for (std::int64_t i = 0; i < count; ++i) names.push_back(std::to_string(i));
    return names;
}

[[noreturn]] void refuse_tokens(const AttentionFile& file, const char* member, std::size_t found, std::int64_t wanted) {
    throw Error(ErrorKind::Format,
                "There are " + std::to_string(found) + " tokens, and the weights have " + std::to_string(wanted) + ".",
                {.file = file.path.string(), .field = member});
}

TokenizedText tokens_of(AttentionFile& file, const TokenCounts& counts, const std::stop_token& stop) {
    const auto source_count = static_cast<std::size_t>(counts.source);
    const auto target_count = static_cast<std::size_t>(counts.target);
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
            for (const TensorView& layer : stack.layers) {
                found += examine_weights(layer, stop_);
                weights += element_count(layer.shape);
                step();
            }
            all += found;
            stacks.push_back(read_stack(stack, found.causal));
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

    [[nodiscard]] AttentionStack read_stack(const AttentionFile::Stack& stack, bool causal) {
        const bool cross = stack.kind == AttentionFile::Kind::Cross;
        AttentionStack result;
        result.kind = kind_of(stack.kind);
        if (cross || stack.kind == AttentionFile::Kind::Decoder) result.first_query = counts_.source;
        if (stack.kind == AttentionFile::Kind::Decoder) result.first_key = counts_.source;
        for (const TensorView& layer : stack.layers) {
            const std::int64_t offset = cross ? 0 : layer.shape[2] - layer.shape[1];
            result.layers.push_back(recorded_field(layer, causal && !cross, offset, stop_));
            step();
        }
        return result;
    }

    const AttentionFile& file_;
    TokenCounts counts_;
    const std::stop_token& stop_;
    const Progress& progress_;
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
    parts.model_name = name_of(file, parts.notices);
    return make_recorded_model(std::move(parts));
}

}  // namespace headlight
