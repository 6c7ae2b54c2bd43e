#include "workbench/comparison_maker.h"

#include "core/error.h"

#include <new>
#include <utility>

namespace headlight {

namespace {

bool same_runs(const ComparisonRequest& before, const ComparisonRequest& now) {
    return before.left.analysis == now.left.analysis && before.right.analysis == now.right.analysis &&
           before.options == now.options && before.left.choice.stack == now.left.choice.stack &&
           before.right.choice.stack == now.right.choice.stack;
}

bool one_head(const HeadChoice& choice) {
    return choice.layer.has_value() && choice.head.has_value();
}

}  // namespace

ComparisonMaker::ComparisonMaker(QObject* parent)
    : QObject(parent),
      worker_([this](const ComparisonRequest& request, const std::stop_token& stop) { work(request, stop); }) {}

void ComparisonMaker::work(const ComparisonRequest& request, const std::stop_token& stop) {
    auto picture = std::make_shared<ComparedPicture>();
    picture->request = request;
    try {
        picture->comparison =
            std::make_shared<const Comparison>(compare(request.left, request.right, request.options, stop));
        picture->figures = comparison_figures(*picture->comparison, request.style);
    } catch (const Error& error) {  // a worker thread must not let it pass; the window shows the sentence
        picture->failure = error.what();
    } catch (const std::bad_alloc&) {
        picture->failure = "There is not enough memory to compare these heads. Use a shorter text.";
    }
    if (stop.stop_requested()) return;
    QMetaObject::invokeMethod(
        this, [this, made_now = ComparedPicturePointer(picture)] { emit made(made_now); }, Qt::QueuedConnection);
    if (!picture->comparison || worker_.overtaken()) return;
    try {
        last_ = heads_of(request, stop);
    } catch (const Error&) {
        return;  // stopped, or sides whose heads have no common rows: the tables stay empty
    }
    QMetaObject::invokeMethod(
        this, [this, heads = last_] { emit heads_made(heads); }, Qt::QueuedConnection);
}

ComparedHeadsPointer ComparisonMaker::heads_of(const ComparisonRequest& request, const std::stop_token& stop) {
    const bool same = last_ && same_runs(last_->request, request);
    auto heads = std::make_shared<ComparedHeads>();
    heads->request = request;
    heads->different = same ? last_->different : head_divergences(request.left, request.right, request.options, stop);
    if (one_head(request.left.choice)) heads->alike = heads_like(request.left, request.right, request.options, stop);
    const bool same_map = same && last_->map && last_->request.style.theme.name == request.style.theme.name;
    heads->map = same_map ? last_->map
                          : std::make_shared<const HeadMapFigure>(
                                head_map(*request.right.analysis, request.right.choice.stack, request.options, stop),
                                request.style);
    return heads;
}

}  // namespace headlight
