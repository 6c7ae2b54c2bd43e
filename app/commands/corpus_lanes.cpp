#include "app/commands/corpus_lanes.h"

#include "app/options.h"
#include "core/error.h"

#include <atomic>

namespace headlight {

AnalysisPointer analyze_corpus_text(ModelRun& run, const CorpusText& text, const std::filesystem::path& lines) {
    AnalysisRequest request;
    request.text = text.text;
    try {
        return run.analyze(request);
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled || !error.place().file.empty()) throw;
        throw Error(error.kind(), error.sentence(), {.file = lines.string(), .field = text.place});
    }
}

CorpusLanes::CorpusLanes(const InputRequest& input, ThreadCount threads) : pool_(threads) {
    InputRequest alone = input;
    alone.backend.threads = 1;
    RunHost host = command_host();
    host.notice = [this](const std::string& notice) {
        const std::lock_guard lock(notices_);
        if (loaded_) print_notice(notice);
    };
    for (int i = 0; i < threads.number(); ++i) runs_.push_back(std::make_unique<ModelRun>(alone, host));
    loaded_ = true;
}

void CorpusLanes::measure(std::span<const CorpusText> texts, const std::filesystem::path& lines,
                          HeadStatistics& statistics) {
    std::vector<HeadStatistics> parts(runs_.size());
    std::atomic<std::size_t> next{0};
    pool_.for_each(std::ssize(runs_), [&](std::int64_t lane) {
        const auto index = static_cast<std::size_t>(lane);
        try {
            for (std::size_t at = next++; at < texts.size(); at = next++)
                parts[index].add(*analyze_corpus_text(*runs_[index], texts[at], lines));
        } catch (...) {
            next = texts.size();  // the others need not go on
            throw;
        }
    });
    for (const HeadStatistics& part : parts)
        if (part.texts > 0) statistics.add(part);
}

}  // namespace headlight
