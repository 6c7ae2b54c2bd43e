#pragma once

#include "session/backend_choice.h"
#include "session/devices.h"

#include <QMenu>

#include <vector>

namespace headlight {

class Document;

/// The menu of what computes: automatic, the CPU, each Vulkan device, the precision, and how many threads the CPU uses.
/// A device that cannot be used stands there disabled, with the reason as its tool tip. Drivers are asked when the menu
/// is first opened, and meanwhile it says so.
class DeviceMenu : public QObject {
    Q_OBJECT

  public:
    DeviceMenu(QMenu& menu, Document& document, QObject* parent);

  signals:
    void chosen(const headlight::BackendChoice& choice);

  private:
    void fill();
    void add_devices();
    void add_precisions();
    void add_kept_precisions();
    void add_threads();
    QAction* add(const QString& text, const BackendChoice& choice, bool checked);

    QMenu& menu_;
    Document& document_;
    std::vector<ComputeDevice> devices_;
    bool asked_ = false;
};

}  // namespace headlight
