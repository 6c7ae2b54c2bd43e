#pragma once

#include "session/backend_choice.h"
#include "session/devices.h"

#include <QMenu>
#include <QString>

#include <string>
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
    struct PrecisionEntry {
        QString text;
        QString tip;
    };
    /// The precisions of a part of the choice, in their order; where it names none, the first one.
    void add_precisions(const PrecisionChoice& of, const std::vector<PrecisionEntry>& entries);
    void add_threads();
    QAction* add(const QString& text, const BackendChoice& choice, bool checked);

    QMenu& menu_;
    Document& document_;
    std::vector<ComputeDevice> devices_;
    bool asked_ = false;
};

}  // namespace headlight
