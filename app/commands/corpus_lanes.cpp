#include "app/commands/corpus_lanes.h"

#include "app/options.h"
#include "core/error.h"

#include <utility>

namespace headlight {

namespace {

/// Texts that are run over together: some hundred tokens, with which products of matrices come near to their best
/// speed; more gained nothing that could be measured.
constexpr std::size_t kBytesTogether = 2048;
constexpr std::size_t kMostTogether = 64;

/// Numbers of texts handed out to several threads, each time the next few.
class TextTurns {
  public:
    explicit TextTurns(std::span<const CorpusText> texts) : texts_(texts) {}

    /// The next texts that are run over together; none at the end.
    std::span<const CorpusText> next() {
        const std::lock_guard lock(mutex_);
        const std::size_t begin = next_;
        std::size_t bytes = 0;
        while (next_ < texts_.size() && next_ - begin < kMostTogether) {
            bytes += texts_[next_].text.size();
            if (next_ > begin && bytes > kBytesTogether) break;
            ++next_;
        }
        return texts_.subspan(begin, next_ - begin);
    }
    /// Hands out no more.
    void stop() {
        const std::lock_guard lock(mutex_);
        next_ = texts_.size();
    }

  private:
    std::mutex mutex_;
    std::span<const CorpusText> texts_;
    std::size_t next_ = 0;
};

AnalysisRequest request_for(const CorpusText& text) {
    AnalysisRequest request;
    request.text = text.text;
    request.only_attention = true;
    return request;
}

/// Runs over the texts together, or, where one of them cannot be read, one after the other, so that it is named.
std::vector<AnalysisPointer> analyze_together(ModelRun& run, std::span<const CorpusText> texts,
                                              const std::filesystem::path& lines) {
    std::vector<AnalysisRequest> requests;
    for (const CorpusText& text : texts) requests.push_back(request_for(text));
    try {
        return run.analyze_texts(requests);
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled) throw;
    }
    std::vector<AnalysisPointer> analyses;
    for (const CorpusText& text : texts) analyses.push_back(analyze_corpus_text(run, text, lines));
    return analyses;
}

}  // namespace

AnalysisPointer analyze_corpus_text(ModelRun& run, const CorpusText& text, const std::filesystem::path& lines) {
    try {
        return run.analyze(request_for(text));
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled || !error.place().file.empty()) throw;
        throw Error(error.kind(), error.problem(), {.file = lines.string(), .field = text.place});
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
    TextTurns turns(texts);
    pool_.for_each(std::ssize(runs_), [&](std::int64_t lane) {
        const auto index = static_cast<std::size_t>(lane);
        try {
            for (auto some = turns.next(); !some.empty(); some = turns.next())
                for (const AnalysisPointer& analysis : analyze_together(*runs_[index], some, lines))
                    parts[index].add(*analysis);
        } catch (...) {
            turns.stop();  // the others need not go on
            throw;
        }
    });
    for (const HeadStatistics& part : parts)
        if (part.texts > 0) statistics.add(part);
}

}  // namespace headlight
