#pragma once

#include "analysis/heads/head_statistics.h"
#include "core/thread_pool.h"
#include "runs/model_run.h"
#include "view/view_request.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

namespace headlight {

/// A text of a corpus, and where it stands in its file: "line 12".
struct CorpusText {
    std::string text;
    std::string place;
};

/// Runs the model on a text of the file `lines`. Throws Error that says of which text it is, so that it can be found
/// among millions.
AnalysisPointer analyze_corpus_text(ModelRun& run, const CorpusText& text, const std::filesystem::path& lines);

/// Runs of one model on the CPU, side by side with one thread each, of several texts at once. A text of a sentence or
/// two is too little work to divide: two threads on two texts measure almost twice as many texts a second, two threads
/// on one text a tenth more. And several texts read the weights from memory once.
class CorpusLanes {
  public:
    /// Loads the model once for each of the threads; weights are mapped, so that they share their memory. Throws Error
    /// as ModelRun does.
    CorpusLanes(const InputRequest& input, ThreadCount threads);

    [[nodiscard]] std::size_t count() const { return runs_.size(); }
    /// Measures texts of the file `lines`, and adds them to `statistics`: whole, or, where it throws Error, not at all.
    void measure(std::span<const CorpusText> texts, const std::filesystem::path& lines, HeadStatistics& statistics);

  private:
    std::mutex notices_;
    bool loaded_ = false;  // what is said of the model before is known from its first run
    std::vector<std::unique_ptr<ModelRun>> runs_;
    ThreadPool pool_;
};

}  // namespace headlight
