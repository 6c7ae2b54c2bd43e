#pragma once

#include "workbench/look.h"

#include <QFrame>

namespace headlight {

/// Says once how to read the picture, and what attention is not; comes back through Help.
class Guide : public QFrame {
    Q_OBJECT

  public:
    explicit Guide(QWidget* parent = nullptr);
    void set_look(const Look& look);

  signals:
    void dismissed();

  private:
    QFrame* mark_;
};

}  // namespace headlight
