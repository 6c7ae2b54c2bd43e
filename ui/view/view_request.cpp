#include "view/view_request.h"

#include "formats/checkpoints.h"
#include "formats/model_path.h"
#include "session/built_in_models.h"

#include <algorithm>

namespace headlight {

std::vector<Intervention> RunChanges::active_interventions() const {
    std::vector<Intervention> active;
    for (const ListedIntervention& each : interventions)
        if (each.on) active.push_back(each.change);
    return active;
}

SideRequest SidesRequest::side(std::size_t other) const {
    if (other >= each.size()) return all;
    SideRequest side = each[other];
    if (!side.model) side.model = all.model;
    if (!side.checkpoint) side.checkpoint = all.checkpoint;
    if (!side.text) side.text = all.text;
    if (!side.layer) side.layer = all.layer;
    if (!side.head) side.head = all.head;
    return side;
}

bool InputRequest::reads_nothing() const {
    return text.empty() && images.empty() &&
           std::ranges::all_of(kInputFiles, [this](const InputFile& file) { return (this->*file.path).empty(); });
}

std::filesystem::path path_of_model(const InputRequest& input) {
    const std::filesystem::path path = find_model(input.model);
    if (!input.image_encoder.empty()) return with_image_encoder(path, input.image_encoder);
    return input.checkpoint.empty() ? path : checkpoint_named(path, input.checkpoint);
}

View ViewRequest::view() const {
    return picture.figure.value_or(input.images.empty() ? View::HeatMap : View::Image);
}

}  // namespace headlight
