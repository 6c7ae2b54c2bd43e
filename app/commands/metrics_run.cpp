#include "app/commands/metrics_run.h"

#include "app/commands/corpus_lanes.h"
#include "app/input_files.h"
#include "app/options.h"
#include "app/staged_file.h"
#include "app/standard_output.h"
#include "app/text_lines.h"
#include "core/error.h"
#include "export/statistics_merge.h"
#include "formats/sha256.h"
#include "runs/model_run.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <span>
#include <utility>

namespace headlight {

namespace {

/// Precision of a run as options give it: "fp32", "fp16 --kept fp16".
std::string precision_of(const BackendChoice& choice) {
    const Precisions precisions = precisions_of(choice);
    std::string products(to_string(precisions.products));
    return precisions.kept == Precision::Fp32 ? products
                                              : products + " --kept " + std::string(to_string(precisions.kept));
}

/// Hash of texts in their order.
class TextsHash {
  public:
    void add(const std::string& text) { hash_.add(std::as_bytes(std::span(text.c_str(), text.size() + 1))); }
    /// Of the texts so far.
    [[nodiscard]] std::string text() const { return hexadecimal(hash_.digest()); }

  private:
    Sha256 hash_;
};

void write(const StatisticsRecord& record, const std::filesystem::path& out, CommandContext& context) {
    write_text_file(out, out.extension() == ".csv" ? statistics_csv(record) : statistics_json(record),
                    context.interruption);
}

/// Reads the whole file once: shards say which corpus they are of.
CorpusPart part_of(TextLines& lines, const MetricsOptions& options) {
    CorpusPart part{.texts = 0, .hash = {}, .shards = options.shards, .covered = {options.shard}};
    TextsHash hash;
    while (const std::optional<std::string> text = lines.next()) {
        hash.add(*text);
        ++part.texts;
    }
    lines.rewind();
    if (part.texts == 0)
        throw Error(ErrorKind::Input,
                    Sentence("Expected at least one JSON object {\"text\": ...} per line, found none."),
                    {.file = options.lines.string(), .field = {}});
    part.hash = hash.text();
    return part;
}

class CorpusRun {
  public:
    CorpusRun(const MetricsOptions& options, CommandContext& context)
        : options_(options),
          context_(context),
          lines_(options.lines),
          part_(part_of(lines_, options)),
          run_(options.input, command_host()) {
        refuse_overwriting_input(options_.out, {.files = {}, .models = {run_.model().path}});
        provenance_ = run_.provenance({});
        record_.provenance = provenance_;
        record_.precision = precision_of(options_.input.backend);
        if (std::error_code error; options_.resume && std::filesystem::exists(options_.out, error)) go_on();
        record_.part = part_;
    }

    void measure() {
        const std::int64_t done_before = record_.lines_done;
        std::int64_t seen = 0;
        std::int64_t index = 0;
        while (const std::optional<std::string> text = lines_.next()) {
            if (shard_of(index++, options_.shards) != options_.shard) continue;
            hash_.add(*text);
            if (++seen > done_before) {
                take({*text, lines_.place()});
            } else if (seen == done_before && !record_.texts_hash.empty() && record_.texts_hash != hash_.text()) {
                refuse_other_texts();
            }
        }
        measure_waiting();
        write_now();
        say_progress();
    }

  private:
    using Clock = std::chrono::steady_clock;
    /// Bytes of a text that is worth the threads of all processors: some 500 tokens.
    static constexpr std::size_t kLongText = 2048;
    /// Texts of a thread that wait to be measured, at most.
    static constexpr std::size_t kMostOfLane = 512;

    [[noreturn]] void refuse(const std::string& field, const std::string& sentence) const {
        throw Error(ErrorKind::Input, sentence, {.file = options_.out.string(), .field = field});
    }

    [[noreturn]] void refuse_other_texts() const {
        refuse("texts_hash",
               "Expected metrics of the first " + std::to_string(record_.lines_done) + " texts of " +
                   options_.lines.string() +
                   ", found those of others. Choose another --out, or leave --resume out to start again.");
    }

    /// Takes what was done before.
    void go_on() {
        constexpr std::size_t kShownOfHash = 8;
        StatisticsRecord before = read_shard_statistics(options_.out);
        const auto named = [](const Provenance& model) {
            return '"' + model.model_name + "\" (hash " + shown_hash(hashes_of(model), kShownOfHash) + ')';
        };
        if (compare_model(record_.provenance, hashes_of(before.provenance)) != ModelMatch::Same)
            refuse("hash", "Expected metrics of " + named(record_.provenance) + ", found those of " +
                               named(before.provenance) + ". Choose another --out.");
        const CorpusPart shard = before.part.value_or(CorpusPart{});
        if (shard.shards != part_.shards || shard.covered != part_.covered)
            refuse("shards", "Expected " + shards_text(part_.covered, part_.shards) + ", found " +
                                 shards_text(shard.covered, shard.shards) + ". Choose another --out.");
        if (!before.precision.empty() && before.precision != record_.precision)
            refuse("precision", "Expected --precision " + record_.precision + ", found " + before.precision +
                                    ". Choose another --out.");
        record_ = std::move(before);
        // A corpus without shards may have grown behind the texts that were measured.
        const bool same_corpus = part_.shards == 1 || shard.hash == part_.hash;
        if (!same_corpus || record_.lines_done > part_.covered_texts()) refuse_other_texts();
    }

    /// Measures a long text at once, and short ones side by side when there are enough of them.
    void take(CorpusText text) {
        if (!lanes_ && !lanes_refused_) open_lanes();
        if (lanes_ && text.text.size() < kLongText) {
            waiting_.push_back(std::move(text));
            if (waiting_.size() >= at_once_) measure_waiting();
            return;
        }
        measure_waiting();
        record_.statistics.add(*analyze_corpus_text(run_, text, options_.lines));
        count(1);
    }

    /// On a device, and of attention that was recorded, texts are measured one after the other.
    void open_lanes() {
        const std::int64_t left = part_.covered_texts() - record_.lines_done;
        const ThreadCount threads = threads_of(options_.input.backend);
        lanes_refused_ =
            !run_.model().on_host || run_.model().recorded_text || left < 2 * std::int64_t{threads.number()};
        if (lanes_refused_) return;
        lanes_.emplace(options_.input, threads);
        at_once_ = lanes_->count();
    }

    void measure_waiting() {
        if (waiting_.empty()) return;
        const auto begin = Clock::now();
        lanes_->measure(waiting_, options_.lines, record_.statistics);
        adapt(Clock::now() - begin);
        count(std::ssize(waiting_));
        waiting_.clear();
    }

    /// As many texts at once as take some seconds: at their end threads wait for the last, a tenth of a second or two.
    void adapt(Clock::duration took) {
        constexpr std::chrono::seconds kShort{2};
        constexpr std::chrono::seconds kLong{6};
        if (took < kShort) at_once_ = std::min(2 * at_once_, kMostOfLane * lanes_->count());
        if (took > kLong) at_once_ = std::max(at_once_ / 2, lanes_->count());
    }

    /// Counts texts that were measured, and writes now and then what is known.
    void count(std::int64_t texts) {
        constexpr std::chrono::seconds kBetweenFiles{10};
        if (record_.lines_done == 0) record_.provenance = provenance_;
        record_.lines_done += texts;
        if (Clock::now() - written_ < kBetweenFiles) return;
        say_progress();
        if (options_.out.extension() == ".json") write_now();
        written_ = Clock::now();
    }

    void write_now() {
        record_.texts_hash = hash_.text();
        write(record_, options_.out, context_);
    }

    void say_progress() const {
        say((part_.shards > 1 ? shards_text(part_.covered, part_.shards) + ": " : std::string()) +
            std::to_string(record_.lines_done) + " of " + std::to_string(part_.covered_texts()) + " texts");
    }

    const MetricsOptions& options_;
    CommandContext& context_;
    TextLines lines_;
    CorpusPart part_;
    ModelRun run_;
    Provenance provenance_;
    StatisticsRecord record_;
    std::optional<CorpusLanes> lanes_;
    bool lanes_refused_ = false;
    std::vector<CorpusText> waiting_;  // of the lanes
    std::size_t at_once_ = 1;          // that wait
    TextsHash hash_;                   // of the texts that are done, and of those that wait
    Clock::time_point written_ = Clock::now();
};

}  // namespace

void measure_corpus(const MetricsOptions& options, CommandContext& context) {
    InputFiles inputs = input_files(options.input);
    inputs.files.push_back(options.lines);
    refuse_overwriting_input(options.out, inputs);
    CorpusRun(options, context).measure();
}

void merge_metrics(const std::vector<std::filesystem::path>& files, const std::filesystem::path& out,
                   CommandContext& context) {
    refuse_overwriting_input(out, {.files = files, .models = {}});
    StatisticsMerge merge;
    for (const std::filesystem::path& file : files) merge.add(read_shard_statistics(file));
    const StatisticsRecord record = merge.result();
    write(record, out, context);
    const CorpusPart& part = *record.part;
    say(std::to_string(record.lines_done) + " of " + std::to_string(part.texts) + " texts" +
        (part.whole() ? std::string()
                      : ": " + shards_text(part.covered, part.shards) +
                            "; missing: " + shards_text(part.missing(), part.shards)));
}

}  // namespace headlight
