#include "figures/vectors/contexts_figure.h"
#include "figures/vectors/word_vectors_figure.h"
#include "view/makers/view_makers.h"
#include "view/views.h"

#include <memory>

// Figures of the vectors of tokens.
namespace headlight {

namespace {

ShownWordVectors vectors_of_request(const ViewRequest& request, ViewSource& source) {
    const auto vectors = std::make_shared<const WordVectors>(source.study<WordVectorsRequest>(request));
    const PictureRequest& picture = request.picture;
    return shown_word_vectors(vectors, place_named(picture.query, vectors->tokens, "--query"),
                              place_named(picture.key, vectors->tokens, "--key"));
}

}  // namespace

Composed draw_embedding(const ViewRequest& request, ViewSource& source, const OnScreen& /*on_screen*/) {
    ShownWordVectors vectors = vectors_of_request(request, source);
    const FigureStyle style = style_of_run(request, source, source.provenance(request));
    return {word_vectors_figure(std::move(vectors), style), display_name(View::Embedding)};
}

FigureNumbers numbers_of_embedding(const ViewRequest& request, ViewSource& source) {
    return numbers_of(vectors_of_request(request, source));
}

Composed draw_contexts(const ViewRequest& request, ViewSource& source, const OnScreen& /*on_screen*/) {
    auto contexts = std::make_shared<const TokenContexts>(source.study<ContextsRequest>(request));
    const FigureStyle style = style_of_run(request, source, source.provenance(request));
    return {contexts_figure(std::move(contexts), style), display_name(View::Contexts)};
}

FigureNumbers numbers_of_contexts(const ViewRequest& request, ViewSource& source) {
    return numbers_of(source.study<ContextsRequest>(request));
}

}  // namespace headlight
