#include "workbench/compare/comparison_maker.h"

#include "core/error.h"
#include "language/sentences.h"

#include <QCoreApplication>

#include <new>
#include <utility>

namespace headlight {

namespace {

bool same_runs(const ComparedHeads& before, const ComparedHeads& now) {
    return before.first.analysis == now.first.analysis && before.shown.analysis == now.shown.analysis &&
           before.options == now.options && same_attention(before.first.choice, now.first.choice) &&
           same_attention(before.shown.choice, now.shown.choice);
}

bool one_head(const HeadId& choice) {
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
        picture->comparison = std::make_shared<const Comparison>(compare(request.sides, request.options, stop));
        picture->figures = comparison_figures(*picture->comparison, request.shown, request.style);
    } catch (const Error& error) {  // a worker thread must not let it pass; the window shows the sentence
        picture->failure = text_of_error(error).toStdString();
    } catch (const std::bad_alloc&) {
        picture->failure =
            QCoreApplication::translate("ComparisonMaker",
                                        "There is not enough memory to compare these heads. Use a shorter text.")
                .toStdString();
    }
    if (stop.stop_requested()) return;
    QMetaObject::invokeMethod(
        this, [this, made_now = ComparedPicturePointer(picture)] { emit made(made_now); }, Qt::QueuedConnection);
    if (!picture->comparison || !request.shown || worker_.overtaken().stop_requested()) return;
    try {
        last_ = heads_of(request, stop);
    } catch (const Error&) {
        return;  // stopped, or sides whose heads have no common rows: the tables stay empty
    }
    QMetaObject::invokeMethod(
        this, [this, heads = last_] { emit heads_made(heads); }, Qt::QueuedConnection);
}

ComparedHeadsPointer ComparisonMaker::heads_of(const ComparisonRequest& request, const std::stop_token& stop) {
    auto heads = std::make_shared<ComparedHeads>();
    heads->first = request.sides.front();
    heads->shown = request.sides.at(*request.shown);
    heads->letter = request.letters.at(*request.shown);
    heads->options = request.options;
    heads->theme = request.style.theme.name;
    const bool same = last_ && same_runs(*last_, *heads);
    heads->different = same ? last_->different : head_divergences(heads->first, heads->shown, request.options, stop);
    if (one_head(heads->first.choice)) heads->alike = heads_like(heads->first, heads->shown, request.options, stop);
    const bool same_map = same && last_->map && last_->theme == heads->theme;
    heads->map = same_map
                     ? last_->map
                     : std::make_shared<const HeadMapFigure>(
                           head_map(*heads->shown.analysis, heads->shown.choice, request.options, stop), request.style);
    return heads;
}

}  // namespace headlight
