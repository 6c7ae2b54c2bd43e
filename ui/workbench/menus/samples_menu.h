#pragma once

#include "session/built_in_models.h"

#include <QMenu>

namespace headlight {

class Document;

/// The menu of texts that the open model does well, and of some that it fails on, with the reason as tool tip; below
/// them, a menu of texts for each topic. Only built-in models have such texts; with another the menu says so.
class SamplesMenu : public QObject {
    Q_OBJECT

  public:
    SamplesMenu(QMenu& menu, Document& document, QObject* parent);

  private:
    void fill();
    void add_samples(const BuiltInModel& model);
    void add_topic(const SampleTopic& topic);
    QAction* add(QMenu& menu, const SampleText& sample);

    QMenu& menu_;
    Document& document_;
    QList<QMenu*> topics_;  ///< menus in `menu_`, which clearing it does not delete
};

}  // namespace headlight
