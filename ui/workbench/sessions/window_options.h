#pragma once

#include "session/backend_choice.h"

#include <QString>
#include <QStringList>

namespace headlight {

/// Options of the window at program start.
struct WindowOptions {
    QString model;         ///< name, folder or file; empty: the last one, else the first built-in model
    QString text;          ///< empty: the last one, else the model's sample
    QStringList images{};  ///< paths, in the order of the text; empty: the last ones, else the model's sample
    QString boxes{};       ///< path of a page's words, in place of the text; empty: none
    BackendChoice backend;
    QString session{};      ///< a session file to open, in place of all above
    QString lesson{};       ///< name, file, or folder of lessons, shown beside all above; empty: none
    bool still = false;     ///< figures change at once, because pictures of the window are taken
    QString settings_file;  ///< empty: where settings usually are; what is kept for recovery then lies beside it
};

}  // namespace headlight
