#pragma once

#include "workbench/export/export_dialog.h"

#include <QSignalSpy>

namespace headlight::testing {

/// Has the dialog write a file and waits for its end. Returns whether it was written.
inline bool write_and_wait(ExportDialog& dialog, const QString& path) {
    constexpr int kLongest = 120'000;  // milliseconds
    QSignalSpy ended(&dialog, &ExportDialog::work_ended);
    dialog.write_to(path);
    return (!ended.isEmpty() || ended.wait(kLongest)) && ended.front().front().toBool();
}

}  // namespace headlight::testing
