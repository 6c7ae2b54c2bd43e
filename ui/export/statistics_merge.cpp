#include "export/statistics_merge.h"

#include "core/error.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace headlight {

namespace {

[[noreturn]] void refuse(const StatisticsRecord& record, const std::string& field, const std::string& sentence) {
    throw Error(ErrorKind::Input, sentence, {.file = record.file, .field = field});
}

std::string model_text(const StatisticsRecord& record) {
    constexpr std::size_t kShownOfHash = 8;
    return '"' + record.provenance.model_name + "\" (hash " + shown_hash(hashes_of(record.provenance), kShownOfHash) +
           ')';
}

std::string corpus_text(const CorpusPart& part) {
    constexpr std::size_t kShownOfHash = 8;
    return std::to_string(part.texts) + " texts (hash " + part.hash.substr(0, kShownOfHash) + ')';
}

void check_complete(const StatisticsRecord& record) {
    if (!record.part)
        refuse(record, "corpus",
               "Expected the texts that the file covers, found none: an older version wrote it. Measure them again.");
    if (!record.finished())
        refuse(record, "lines_done",
               "Expected " + std::to_string(record.part->covered_texts()) + " texts, all of " +
                   shards_text(record.part->covered, record.part->shards) + ", found " +
                   std::to_string(record.lines_done) + ": run headlight metrics with --resume to finish it.");
}

/// All runs, each once, in an order that does not depend on that of the shards.
void add_runs(const StatisticsRecord& from, StatisticsRecord& to) {
    std::map<std::string, Provenance> runs;
    for (const StatisticsRecord* record : {&from, static_cast<const StatisticsRecord*>(&to)}) {
        runs.emplace(provenance_json({record->provenance}), record->provenance);
        for (const Provenance& run : record->other_runs) runs.emplace(provenance_json({run}), run);
    }
    to.other_runs.clear();
    to.provenance = runs.begin()->second;
    for (auto run = std::next(runs.begin()); run != runs.end(); ++run) to.other_runs.push_back(run->second);
}

}  // namespace

void StatisticsMerge::check_same(const StatisticsRecord& record) const {
    const StatisticsRecord& first = *merged_;
    const std::string before = " as in " + first.file + ", found ";
    if (record.part->hash != first.part->hash || record.part->texts != first.part->texts)
        refuse(record, "corpus",
               "Expected the corpus of " + corpus_text(*first.part) + before + corpus_text(*record.part) + '.');
    if (record.part->shards != first.part->shards)
        refuse(record, "shards",
               "Expected shards of --shard I/" + std::to_string(first.part->shards) + before + "I/" +
                   std::to_string(record.part->shards) + '.');
    if (stated_hash(hashes_of(record.provenance)) != stated_hash(hashes_of(first.provenance)))
        refuse(record, "hash", "Expected the model " + model_text(first) + before + model_text(record) + '.');
    if (record.provenance.version != first.provenance.version)
        refuse(record, "version",
               "Expected version " + first.provenance.version + " of Headlight" + before + record.provenance.version +
                   '.');
    if (record.precision != first.precision)
        refuse(record, "precision", "Expected --precision " + first.precision + before + record.precision + '.');
}

void StatisticsMerge::add(StatisticsRecord record) {
    check_complete(record);
    if (merged_) check_same(record);
    for (const std::int32_t number : record.part->covered) {
        const auto [before, is_new] = file_of_shard_.emplace(number, record.file);
        if (!is_new)
            refuse(record, "shards",
                   "Expected each shard once, found " + shards_text({number}, record.part->shards) + ", which " +
                       before->second + " covers too.");
    }
    if (!merged_) {
        merged_ = std::move(record);
        return;
    }
    try {
        merged_->statistics.add(record.statistics);
    } catch (const Error& error) {
        refuse(record, "stacks", error.sentence());
    }
    add_runs(record, *merged_);
    std::vector<std::int32_t>& covered = merged_->part->covered;
    covered.insert(covered.end(), record.part->covered.begin(), record.part->covered.end());
    std::ranges::sort(covered);
    merged_->lines_done += record.lines_done;
}

StatisticsRecord StatisticsMerge::result() const {
    StatisticsRecord record = *merged_;
    CorpusPart& part = *record.part;
    if (file_of_shard_.size() == 1 && !part.whole()) return record;
    record.texts_hash = part.whole() ? part.hash : std::string();
    if (!part.whole()) return record;
    part.shards = 1;
    part.covered = {1};
    return record;
}

}  // namespace headlight
