#include "figures/recall_figure.h"
#include "figures/vocabulary_figure.h"
#include "language/sentences.h"
#include "session/built_in_models.h"
#include "view/inputs/input_text.h"
#include "view/makers/view_makers.h"

#include <memory>
#include <utility>

// Figures of a text alone, without a model.
namespace headlight {

namespace {

LearnedVocabulary vocabulary_of(const ViewRequest& request) {
    const PictureRequest& picture = request.picture;
    return learn_vocabulary({.text = text_of(request.input).text,
                             .rule = picture.vocabulary.rule,
                             .size = picture.vocabulary.size,
                             .step = picture.step});
}

Recall recall_of_request(const ViewRequest& request) {
    return recall_of(text_of(request.input).text, recall_folder());
}

}  // namespace

Composed draw_vocabulary(const ViewRequest& request, ViewSource& source, const OnScreen& /*on_screen*/) {
    auto vocabulary = std::make_shared<const LearnedVocabulary>(vocabulary_of(request));
    const QString name = text_of(vocabulary_title(*vocabulary));
    return {vocabulary_figure(std::move(vocabulary), figure_style(request, source)), name};
}

FigureNumbers numbers_of_vocabulary(const ViewRequest& request, ViewSource& /*source*/) {
    return numbers_of(vocabulary_of(request));
}

Composed draw_recall(const ViewRequest& request, ViewSource& source, const OnScreen& /*on_screen*/) {
    auto recall = std::make_shared<const Recall>(recall_of_request(request));
    return {recall_figure(std::move(recall), figure_style(request, source)), text_of(recall_title())};
}

FigureNumbers numbers_of_recall(const ViewRequest& request, ViewSource& /*source*/) {
    return numbers_of(recall_of_request(request));
}

}  // namespace headlight
