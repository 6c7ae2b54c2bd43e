#include "workbench/picture_maker.h"

#include "analysis/measures.h"
#include "core/error.h"

#include <algorithm>
#include <chrono>
#include <new>
#include <utility>

namespace headlight {

namespace {

std::shared_ptr<const AttentionMatrix> matrix_of(const Picture& before, const Picture& now, const HeadChoice& choice,
                                                 const std::stop_token& stop) {
    if (before.analysis == now.analysis && before.view.matrix == now.view.matrix) {
        std::vector<HeadChoice> choices{before.view.choice};
        choices.insert(choices.end(), before.view.pinned.begin(), before.view.pinned.end());
        const auto found = std::find(choices.begin(), choices.end(), choice);
        const auto index = static_cast<std::size_t>(found - choices.begin());
        if (index < before.matrices.size()) return before.matrices[index];
    }
    return std::make_shared<const AttentionMatrix>(make_matrix(*now.analysis, choice, now.view.matrix, stop));
}

std::shared_ptr<const Tensor> measure_of(const Picture& before, const Picture& now) {
    const bool same = before.analysis == now.analysis && before.view.measure == now.view.measure &&
                      before.view.choice.stack == now.view.choice.stack;
    if (same && before.measure) return before.measure;
    return std::make_shared<const Tensor>(measure_heads(*now.analysis, now.view.choice.stack, now.view.measure));
}

std::vector<float> values_of_head(const Picture& now) {
    std::vector<float> values;
    const HeadChoice& choice = now.view.choice;
    if (!choice.layer || !choice.head) return values;
    for (const Measure& measure : measures())
        values.push_back(measure_head(*now.analysis, choice.stack, *choice.layer, *choice.head, measure.id));
    return values;
}

}  // namespace

PicturePointer make_picture(const AnalysisPointer& analysis, const ViewState& view, const PicturePointer& before,
                            const std::stop_token& stop) {
    const auto start = std::chrono::steady_clock::now();
    auto picture = std::make_shared<Picture>();
    picture->analysis = analysis;
    picture->view = view;
    const Picture none;
    const Picture& old = before ? *before : none;
    try {
        picture->matrices.push_back(matrix_of(old, *picture, view.choice, stop));
        for (const HeadChoice& choice : view.pinned)
            picture->matrices.push_back(matrix_of(old, *picture, choice, stop));
        picture->measure = measure_of(old, *picture);
        picture->head_values = values_of_head(*picture);
    } catch (const Error& error) {  // a worker thread must not let it pass; the window shows the sentence
        picture->failure = error.what();
    } catch (const std::bad_alloc&) {
        picture->failure = "There is not enough memory to show this head. Hide special tokens or use a shorter text.";
    }
    if (!picture->failure.empty()) picture->matrices.clear();
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
    picture->milliseconds = took.count();
    return picture;
}

PictureMaker::PictureMaker(QObject* parent)
    : QObject(parent), thread_([this](const std::stop_token& stop) { run(stop); }) {}

PictureMaker::~PictureMaker() {
    thread_.request_stop();
    thread_.join();
}

void PictureMaker::request(AnalysisPointer analysis, const ViewState& view) {
    {
        const std::lock_guard lock(mutex_);
        waiting_ = Request{std::move(analysis), view};
    }
    wake_.notify_one();
}

void PictureMaker::run(const std::stop_token& stop) {
    PicturePointer last;
    while (true) {
        Request request;
        {
            std::unique_lock lock(mutex_);
            if (!wake_.wait(lock, stop, [this] { return waiting_.has_value(); })) return;
            request = std::move(*waiting_);
            waiting_.reset();
        }
        last = make_picture(request.analysis, request.view, last, stop);
        if (stop.stop_requested()) return;
        QMetaObject::invokeMethod(
            this, [this, picture = last] { emit made(picture); }, Qt::QueuedConnection);
    }
}

}  // namespace headlight
