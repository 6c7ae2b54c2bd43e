#include "figures/vocabulary_figure.h"
#include "view/view_makers.h"

#include <memory>
#include <utility>

// Figures of what is learned from the text alone, without a model.
namespace headlight {

namespace {

LearnedVocabulary vocabulary_of(const ViewRequest& request) {
    const PictureRequest& picture = request.picture;
    return learn_vocabulary({.text = request.input.text,
                             .rule = picture.vocabulary.rule,
                             .size = picture.vocabulary.size,
                             .step = picture.step});
}

}  // namespace

Composed draw_vocabulary(const ViewRequest& request, ViewSource& source, const OnScreen& /*on_screen*/) {
    auto vocabulary = std::make_shared<const LearnedVocabulary>(vocabulary_of(request));
    const QString name = vocabulary_title(*vocabulary);
    return {vocabulary_figure(std::move(vocabulary), figure_style(request, source)), name};
}

FigureNumbers numbers_of_vocabulary(const ViewRequest& request, ViewSource& /*source*/) {
    return numbers_of(vocabulary_of(request));
}

}  // namespace headlight
