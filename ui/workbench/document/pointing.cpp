#include "workbench/document/pointing.h"

#include <utility>

namespace headlight {

void Pointing::set_hover(const TokenFocus& hover) {
    if (hover == hover_) return;
    hover_ = hover;
    emit hover_changed();
}

void Pointing::select_token(std::optional<std::int32_t> token) {
    if (token == selected_ && !selected_key_) return;
    selected_ = token;
    selected_key_.reset();
    emit selection_changed();
}

void Pointing::select_pair(std::int32_t query, std::int32_t key) {
    if (selected_ == query && selected_key_ == key) return;
    selected_ = query;
    selected_key_ = key;
    emit selection_changed();
}

TokenFocus Pointing::focused_pair() const {
    if (hover_.query && hover_.key) return hover_;
    return {hover_.query ? hover_.query : selected_, hover_.query ? std::nullopt : selected_key_};
}

std::optional<std::int32_t> Pointing::focused_query() const {
    return hover_.query ? hover_.query : selected_;
}

void Pointing::set_brush(const std::optional<float>& brush) {
    if (brush == brush_) return;
    brush_ = brush;
    emit brush_changed();
}

void Pointing::select_image(std::size_t index) {
    if (std::exchange(selected_image_, index) != index) emit image_selected();
}

void Pointing::forget() {
    selected_.reset();
    selected_key_.reset();
    hover_ = {};
}

void Pointing::move_selection(std::optional<std::int32_t> token, std::optional<std::int32_t> key) {
    selected_ = token;
    selected_key_ = token ? key : std::nullopt;
    hover_ = {};
}

}  // namespace headlight
