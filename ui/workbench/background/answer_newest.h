#pragma once

#include "workbench/background/newest_wins.h"
#include "workbench/background/work_beside.h"

#include <QObject>

#include <functional>
#include <stop_token>
#include <utility>

namespace headlight {

/// Answers the newest of the questions that it is asked, on the thread of a `NewestWins`; the answer, or why there is
/// none, is handed to the GUI thread, unless a newer question was asked or the answer is no longer wanted.
template <typename Question, typename Answer>
class AnswerNewest {
  public:
    using Work = std::function<Answer(const Question&, const std::stop_token&)>;

    /// `work` is called on the thread, with a token that is set when the object is destroyed; `take` and `fail` (with a
    /// sentence for people) on the GUI thread.
    AnswerNewest(Work work, std::function<void(const Question&, Answer)> take, std::function<void(const QString&)> fail)
        : take_(std::move(take)),
          fail_(std::move(fail)),
          worker_([this, work = std::move(work)](const Numbered& asked, const std::stop_token& stop) {
              answer(work, asked, stop);
          }) {}

    void ask(Question question) { worker_.request({std::move(question), ++newest_}); }
    /// The answer that is awaited is wanted no more.
    void forget() {
        ++newest_;
        told_ = newest_;
    }
    /// Returns whether an answer is awaited.
    [[nodiscard]] bool awaited() const { return told_ != newest_; }

  private:
    struct Numbered {
        Question question;
        int number = 0;
    };

    void answer(const Work& work, const Numbered& asked, const std::stop_token& stop) {
        std::function<void()> told;
        try {
            told = [this, asked, result = work(asked.question, stop)] { take_(asked.question, result); };
        } catch (...) {
            told = [this, sentence = sentence_of_failure()] { fail_(sentence); };
        }
        QMetaObject::invokeMethod(
            &receiver_,
            [this, told, number = asked.number] {
                if (number != newest_) return;
                told_ = number;
                told();
            },
            Qt::QueuedConnection);
    }

    std::function<void(const Question&, Answer)> take_;
    std::function<void(const QString&)> fail_;
    int newest_ = 0;  ///< number of the newest question; of the GUI thread, as `told_`
    int told_ = 0;    ///< of the newest answer
    QObject receiver_;
    NewestWins<Numbered> worker_;  ///< last: its thread ends first
};

}  // namespace headlight
