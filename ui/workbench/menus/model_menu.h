#pragma once

#include <QMenu>
#include <QObject>
#include <QString>

#include <functional>

namespace headlight {

class Document;
class Settings;

/// The list of models: built-in ones, those opened lately, those found in the Hugging Face cache. Filled when it is
/// about to show, since looking reads directories.
class ModelMenu : public QObject {
    Q_OBJECT

  public:
    /// Is given a built-in model's name, a folder, or a file.
    using Chosen = std::function<void(const QString&)>;

    ModelMenu(Document& document, Settings& settings, QMenu& menu, Chosen chosen, QObject* parent);
    /// Stands before the models.
    void set_first(QAction* action) { first_ = action; }

  private:
    void fill();
    void add_models_of_cache();

    Document& document_;
    Settings& settings_;
    QMenu& menu_;
    Chosen chosen_;
    QAction* first_ = nullptr;
};

}  // namespace headlight
