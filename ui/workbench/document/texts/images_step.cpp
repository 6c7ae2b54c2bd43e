#include "workbench/document/texts/images_step.h"

#include "workbench/document/shown_view.h"

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

QString name_of(const std::vector<OpenedImage>& before, const std::vector<OpenedImage>& after) {
    if (before.empty()) return ShownView::tr("open images");
    if (before.size() < after.size()) return ShownView::tr("add images");
    if (before.size() > after.size()) return ShownView::tr("remove images");
    if (std::ranges::is_permutation(before, after)) return ShownView::tr("move the image");
    return ShownView::tr("replace the image");
}

}  // namespace

ImagesStep::ImagesStep(Put put, InputImages before, InputImages after, const ViewState& view_before)
    : QUndoCommand(name_of(before.list, after.list)),
      put_(std::move(put)),
      before_(std::move(before)),
      after_(std::move(after)),
      view_before_(std::make_unique<const ViewState>(view_before)) {}

ImagesStep::~ImagesStep() = default;

void ImagesStep::undo() {
    put_(before_, view_before_.get());
}

void ImagesStep::redo() {
    if (!std::exchange(made_, false)) put_(after_, nullptr);
}

}  // namespace headlight
