#pragma once

#include "workbench/newest_wins.h"
#include "workbench/saved_panels.h"

#include <QObject>

#include <vector>

namespace headlight {

/// Draws saved panels again, on a thread of its own: each model is loaded for them and given back afterwards.
class PanelDrawer : public QObject {
    Q_OBJECT

  public:
    explicit PanelDrawer(QObject* parent = nullptr);
    /// Their requests name models and files as they are on this machine. What was asked for before is given up.
    void draw(std::vector<SavedPanel> panels);

  signals:
    /// On the GUI thread, in the order of the panels.
    void drawn(const headlight::FigurePanel& panel, std::size_t index);
    void failed(const QString& sentence, std::size_t index);
    /// All of them are drawn, or failed.
    void done();

  private:
    struct Request {
        int number = 0;
        std::vector<SavedPanel> panels;
    };
    void work(const Request& request, const std::stop_token& stop);
    /// Calls it on the GUI thread, unless other panels were asked for meanwhile.
    void tell(int number, std::function<void()> call);

    int newest_ = 0;
    NewestWins<Request> worker_;
};

}  // namespace headlight
