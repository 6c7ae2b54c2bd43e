#pragma once

#include <QMenu>
#include <QObject>

namespace headlight {

class Document;

/// The menu of color maps, which are others in a dark window.
class MapMenu : public QObject {
    Q_OBJECT

  public:
    /// `next` takes the map after the shown one.
    MapMenu(QMenu& menu, QAction* next, Document& document, QWidget& window);

  private:
    void fill();
    void choose_next();
    [[nodiscard]] bool dark() const;

    QMenu& menu_;
    QAction* next_;
    Document& document_;
    QWidget& window_;
};

}  // namespace headlight
