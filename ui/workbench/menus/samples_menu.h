#pragma once

#include "session/built_in_models.h"

#include <QMenu>

namespace headlight {

class Document;

/// The menu of texts that the open model does well, and of some that it fails on, with the reason as tool tip. Only
/// built-in models have such texts; with another the menu says so.
class SamplesMenu : public QObject {
    Q_OBJECT

  public:
    SamplesMenu(QMenu& menu, Document& document, QObject* parent);

  private:
    void fill();
    void add_samples(const BuiltInModel& model);
    QAction* add(const SampleText& sample);

    QMenu& menu_;
    Document& document_;
};

}  // namespace headlight
