#include "figures/layer_figure.h"
#include "language/wording.h"
#include "view/makers/view_makers.h"
#include "view/views.h"

#include <utility>

// Figures of the shapes of a model's tensors.
namespace headlight {

namespace {

ShownLayer shown_of(ModelShapes shapes) {
    return {std::move(shapes.description), std::move(shapes.costs), std::move(shapes.problem)};
}

}  // namespace

Composed draw_layer(const ViewRequest& request, ViewSource& source, const OnScreen& /*on_screen*/) {
    ModelShapes shapes = source.shapes(request);
    const FigureStyle style = style_of_run(request, source, shapes.provenance);
    const QString name = wording("Layer and cost of %1").arg(QString::fromStdString(shapes.provenance.model_name));
    return {layer_figure(shown_of(std::move(shapes)), style), name};
}

FigureNumbers numbers_of_layer(const ViewRequest& request, ViewSource& source) {
    return numbers_of(shown_of(source.shapes(request)));
}

}  // namespace headlight
