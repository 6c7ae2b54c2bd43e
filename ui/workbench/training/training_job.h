#pragma once

#include "training/training.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <filesystem>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace headlight {

/// Training to begin.
struct NewTraining {
    std::filesystem::path folder;
    std::string text{};            ///< empty: that of the file
    std::filesystem::path file{};  ///< with the text
    TrainingOptions options{};
};

/// Trains on a thread of its own, one training at a time. Lives on the GUI thread, and tells there how far it is, a few
/// times a second. Its end stops the training, which then writes a checkpoint.
class TrainingJob : public QObject {
    Q_OBJECT

  public:
    explicit TrainingJob(QObject* parent);
    ~TrainingJob() override;

    /// Nothing where a training runs.
    void begin(const NewTraining& training, int steps, ThreadCount threads);
    /// Goes on from the last checkpoint of a training's folder; nothing where a training runs.
    void go_on(const std::filesystem::path& folder, int steps, ThreadCount threads);
    /// Ends the training with a checkpoint.
    void stop() { thread_.request_stop(); }

    [[nodiscard]] bool runs() const { return runs_; }
    [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
    /// Newest progress that was told.
    [[nodiscard]] const TrainingProgress& progress() const { return progress_; }

  signals:
    void started();
    void progressed();
    /// A checkpoint is there that was not told of before.
    void checkpoint_written();
    /// The training ended, as planned or by a stop; `progressed` came before.
    void ended();
    /// Emitted in place of `ended`, with a sentence.
    void failed(const QString& sentence);

  private:
    struct News {
        TrainingProgress progress;
        bool checkpoint = false;
        bool ended = false;
        QString failure{};
    };
    void start(const std::filesystem::path& folder, std::function<void(const std::stop_token&)> prepare, int steps,
               ThreadCount threads);
    void work(const std::function<void(const std::stop_token&)>& prepare, int steps, ThreadCount threads,
              const std::stop_token& stop);
    void tell();

    bool runs_ = false;
    std::filesystem::path folder_;
    TrainingProgress progress_;
    QTimer telling_;
    std::mutex mutex_;
    News news_;  ///< of the thread, since `tell`
    std::jthread thread_;
};

}  // namespace headlight
