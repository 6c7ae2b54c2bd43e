#pragma once

#include "workbench/widgets/look/look_follower.h"
#include "workbench/widgets/menu_thing.h"

#include <QListWidget>

#include <vector>

namespace headlight {

struct OpenedImage;

/// Thumbnails of the images of a text, side by side in its order, with their numbers where there are several. The
/// arrows choose one, Delete removes it, and a context menu has the rest.
class ImageStrip : public LookFollower<QListWidget>, public HasThings {
    Q_OBJECT

  public:
    explicit ImageStrip(QWidget* parent = nullptr);
    ~ImageStrip() override;
    void set_look(const Look& look) override;

    /// Shows these, of which the model reads the first `read`; the others are dimmed.
    void show_images(const std::vector<OpenedImage>& images, std::size_t read);
    /// What a screen reader says of the image: its number among several, and its name.
    [[nodiscard]] QString name_of(int row) const;
    std::optional<ThingAt> take_thing(const std::optional<QPoint>& point) override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  signals:
    /// Delete was pressed.
    void remove_wanted();

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    class Delegate;
    [[nodiscard]] int width_of(int images) const;
    /// As high as the thumbnails, and the scroll bar where they do not fit.
    void fit_height();

    Look look_;
    Delegate* delegate_;
    std::size_t read_ = 0;
};

}  // namespace headlight
