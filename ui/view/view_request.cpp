#include "view/view_request.h"

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
    if (!side.text) side.text = all.text;
    if (!side.layer) side.layer = all.layer;
    if (!side.head) side.head = all.head;
    return side;
}

View ViewRequest::view() const {
    return picture.figure.value_or(input.image.empty() ? View::HeatMap : View::Image);
}

}  // namespace headlight
