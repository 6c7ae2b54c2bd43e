#include "workbench/training/training_job.h"

#include "core/error.h"
#include "core/read_file.h"
#include "core/threads.h"
#include "workbench/background/work_beside.h"

#include <utility>

namespace headlight {

TrainingJob::TrainingJob(QObject* parent) : QObject(parent) {
    constexpr int kInterval = 150;  // milliseconds
    telling_.setInterval(kInterval);
    connect(&telling_, &QTimer::timeout, this, &TrainingJob::tell);
}

TrainingJob::~TrainingJob() {
    thread_.request_stop();
    if (thread_.joinable()) thread_.join();
}

void TrainingJob::begin(const NewTraining& training, int steps, ThreadCount threads) {
    start(
        training.folder,
        [training](const std::stop_token& stop) {
            const std::string text =
                training.file.empty() ? training.text : read_file(training.file, kMostOfTrainingText);
            begin_training(training.folder, text, training.options, stop);
        },
        steps, threads);
}

void TrainingJob::go_on(const std::filesystem::path& folder, int steps, ThreadCount threads) {
    start(
        folder, [](const std::stop_token&) {}, steps, threads);
}

void TrainingJob::start(const std::filesystem::path& folder, std::function<void(const std::stop_token&)> prepare,
                        int steps, ThreadCount threads) {
    if (runs_) return;
    runs_ = true;
    folder_ = folder;
    progress_ = {.last = steps};
    news_ = {.progress = progress_};
    if (thread_.joinable()) thread_.join();
    thread_ = start_thread([this, prepare = std::move(prepare), steps, threads](const std::stop_token& stop) {
        work(prepare, steps, threads, stop);
    });
    telling_.start();
    emit started();
}

void TrainingJob::work(const std::function<void(const std::stop_token&)>& prepare, int steps, ThreadCount threads,
                       const std::stop_token& stop) {
    lower_priority_of_this_thread();
    QString failure;
    try {
        prepare(stop);
        train_in(
            folder_, steps, threads,
            [this](const TrainingProgress& progress) {
                const std::lock_guard lock(mutex_);
                news_.progress = progress;
                news_.checkpoint |= progress.checkpoint || progress.loss == 0;
            },
            stop);
    } catch (const Error& error) {
        if (error.kind() != ErrorKind::Cancelled) failure = sentence_of_failure();
    } catch (...) {
        failure = sentence_of_failure();
    }
    const std::lock_guard lock(mutex_);
    news_.ended = true;
    news_.failure = failure;
}

void TrainingJob::tell() {
    News news;
    {
        const std::lock_guard lock(mutex_);
        news = news_;
        news_.checkpoint = false;
    }
    progress_ = news.progress;
    if (news.ended) {
        telling_.stop();
        runs_ = false;
    }
    emit progressed();
    if (news.checkpoint || (news.ended && news.failure.isEmpty())) emit checkpoint_written();
    if (!news.ended) return;
    if (news.failure.isEmpty())
        emit ended();
    else
        emit failed(news.failure);
}

}  // namespace headlight
