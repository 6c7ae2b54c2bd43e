#pragma once

#include <QMenu>
#include <QObject>

namespace headlight {

class Document;
class Settings;

/// The list of models: built-in ones, those opened lately, those found in the Hugging Face cache. Filled when it is
/// about to show, since looking reads directories.
class ModelMenu : public QObject {
    Q_OBJECT

  public:
    ModelMenu(Document& document, Settings& settings, QMenu& menu, QObject* parent);

  private:
    void fill();
    void add_models_of_cache();

    Document& document_;
    Settings& settings_;
    QMenu& menu_;
};

}  // namespace headlight
