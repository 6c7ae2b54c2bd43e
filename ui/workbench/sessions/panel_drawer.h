#pragma once

#include "workbench/background/newest_wins.h"
#include "workbench/sessions/saved_panels.h"

#include <QObject>

#include <cstddef>
#include <functional>
#include <stop_token>
#include <vector>

namespace headlight {

/// Draws saved panels again, on a thread of its own: each model is loaded for them and given back afterwards.
class PanelDrawer : public QObject {
    Q_OBJECT

  public:
    explicit PanelDrawer(QObject* parent = nullptr);
    ~PanelDrawer() override;
    /// Draws these in place of what was asked for before. Their requests name models and files as on this machine.
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
        std::stop_token stop;
    };
    void work(const Request& request);
    /// Calls it on the GUI thread, unless other panels were asked for meanwhile.
    void tell(int number, std::function<void()> call);

    int newest_ = 0;
    std::stop_source stop_;  ///< of the newest request
    NewestWins<Request> worker_;
};

}  // namespace headlight
