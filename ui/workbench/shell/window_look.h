#pragma once

#include "workbench/widgets/look/look.h"

#include <QMainWindow>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>

#include <cstddef>
#include <deque>
#include <vector>

namespace headlight {

class SeparatorStyle;

/// Gives a window its look. Qt dresses all that is in a widget anew, and that twice, when the style sheet of the widget
/// changes; for a whole window at once this takes several frames. The parts of the window therefore have a sheet each,
/// and get a new one in an event each; the window is painted when all of them have it, in an event for each of them
/// too. What stands around the parts has no sheet, and paints itself by the look or the palette; dialogs and menus of
/// the window get the sheet when they are first shown.
class WindowLook : public QObject {
    Q_OBJECT

  public:
    explicit WindowLook(QMainWindow& window);
    /// A widget in the window that is dressed, with all that is in it, in one event.
    void add_part(QWidget& part);
    /// Dresses the window: in the events that follow, or in the call where it is not shown yet. Its hidden parts then
    /// get the look but no style sheet, which takes the most time, until they are first shown or `dress_hidden` comes.
    void take(const Look& look);
    /// Gives the sheet to the parts that were hidden when the window got its first look, to each in an event of its
    /// own.
    void dress_hidden();
    /// Whether the whole window has the look that it was given last, and may be painted.
    [[nodiscard]] bool taken() const { return next_ == kNone && unpainted_.empty(); }

  signals:
    /// The whole window has its look.
    void ended();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
    void dress_next();
    void dress(QWidget& part);
    /// Gives it the look, and the sheet when it is shown or `dress_hidden` comes to it.
    void leave(QWidget& part);
    /// Tells `top` and what it holds outside of the parts.
    void dress_around(QWidget& top) const;
    void end();
    /// Keeps the visible parts from being painted together with the window.
    void leave_unpainted();
    void paint_next();

    QMainWindow& window_;
    SeparatorStyle* separator_;
    Look look_;
    QString sheet_;
    std::vector<QPointer<QWidget>> parts_;
    std::vector<QPointer<QWidget>> waiting_;   ///< parts without a sheet, hidden since the window is there
    std::deque<QPointer<QWidget>> unpainted_;  ///< parts that have the look, and are still to be painted in it
    QTimer painting_;
    std::size_t next_ = kNone;  ///< part to be dressed; `kNone`: none is left
};

}  // namespace headlight
