#pragma once

#include "view/token_focus.h"

#include <QObject>

#include <cstddef>
#include <cstdint>
#include <optional>

namespace headlight {

/// Tokens under the pointer, selected tokens, and the brush. Lives on the GUI thread.
class Pointing : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    /// Under the pointer now; falls back to the selection for what it does not name.
    [[nodiscard]] const TokenFocus& hover() const { return hover_; }
    void set_hover(const TokenFocus& hover);
    [[nodiscard]] std::optional<std::int32_t> selected_token() const { return selected_; }
    void select_token(std::optional<std::int32_t> token);
    /// A weight: its query becomes the selected token, and its key is what `selected_key` answers.
    void select_pair(std::int32_t query, std::int32_t key);
    [[nodiscard]] std::optional<std::int32_t> selected_key() const { return selected_key_; }
    /// The weight that is asked about: under the pointer, else selected, as far as these name one.
    [[nodiscard]] TokenFocus focused_pair() const;
    /// The token whose row is explained: hovered, else selected.
    [[nodiscard]] std::optional<std::int32_t> focused_query() const;
    /// The weight that is painted into cells of the heat map; nothing: clicks select.
    [[nodiscard]] const std::optional<float>& brush() const { return brush_; }
    void set_brush(const std::optional<float>& brush);

    /// The image that commands are about: an index among those of the window, or beyond them where some were removed.
    [[nodiscard]] std::size_t selected_image() const { return selected_image_; }
    void select_image(std::size_t index);

    /// Forgets all tokens before anybody looks for them in another model's, without a signal.
    void forget();
    /// Selects what stands for the selected tokens among new ones, and forgets the hover, without a signal.
    void move_selection(std::optional<std::int32_t> token, std::optional<std::int32_t> key);

  signals:
    void hover_changed();
    void selection_changed();
    void brush_changed();
    void image_selected();

  private:
    TokenFocus hover_;
    std::optional<std::int32_t> selected_;
    std::optional<std::int32_t> selected_key_;
    std::optional<float> brush_;
    std::size_t selected_image_ = 0;
};

}  // namespace headlight
