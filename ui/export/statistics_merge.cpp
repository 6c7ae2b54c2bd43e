#include "export/statistics_merge.h"

#include "core/error.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace headlight {

namespace {

[[noreturn]] void refuse(const StatisticsRecord& record, const std::string& field, const Sentence& sentence) {
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
        refuse(
            record, "corpus",
            Sentence(
                "Expected the texts that the file covers, found none: an older version wrote it. Measure them again."));
    if (!record.finished())
        refuse(record, "lines_done",
               Sentence("Expected %1 texts, all of %2, found %3: run headlight metrics with --resume to finish it.",
                        record.part->covered_texts(), shards_text(record.part->covered, record.part->shards),
                        record.lines_done));
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
    if (record.part->hash != first.part->hash || record.part->texts != first.part->texts)
        refuse(record, "corpus",
               Sentence("Expected the corpus of %1 as in %2, found %3.", corpus_text(*first.part), first.file,
                        corpus_text(*record.part)));
    if (record.part->shards != first.part->shards)
        refuse(record, "shards",
               Sentence("Expected shards of --shard I/%1 as in %2, found I/%3.", first.part->shards, first.file,
                        record.part->shards));
    if (stated_hash(hashes_of(record.provenance)) != stated_hash(hashes_of(first.provenance)))
        refuse(
            record, "hash",
            Sentence("Expected the model %1 as in %2, found %3.", model_text(first), first.file, model_text(record)));
    if (record.provenance.version != first.provenance.version)
        refuse(record, "version",
               Sentence("Expected version %1 of Headlight as in %2, found %3.", first.provenance.version, first.file,
                        record.provenance.version));
    if (record.precision != first.precision)
        refuse(record, "precision",
               Sentence("Expected --precision %1 as in %2, found %3.", first.precision, first.file, record.precision));
}

void StatisticsMerge::add(StatisticsRecord record) {
    check_complete(record);
    if (merged_) check_same(record);
    for (const std::int32_t number : record.part->covered) {
        const auto [before, is_new] = file_of_shard_.emplace(number, record.file);
        if (!is_new)
            refuse(record, "shards",
                   Sentence("Expected each shard once, found %1, which %2 covers too.",
                            shards_text({number}, record.part->shards), before->second));
    }
    if (!merged_) {
        merged_ = std::move(record);
        return;
    }
    try {
        merged_->statistics.add(record.statistics);
    } catch (const Error& error) {
        refuse(record, "stacks", error.problem());
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
