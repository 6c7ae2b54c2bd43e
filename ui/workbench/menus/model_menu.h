#pragma once

#include "workbench/document/session_bridge.h"

#include <QMenu>
#include <QObject>
#include <QString>

#include <filesystem>
#include <functional>
#include <vector>

namespace headlight {

class Document;
class Settings;

/// List of models: recent ones, built-in ones, and in a menu of its own those found in the Hugging Face cache, which is
/// looked through beside the window each time it shows: what was found before is offered meanwhile.
class ModelMenu : public QObject {
    Q_OBJECT

  public:
    /// Is given a built-in model's name, a folder, or a file.
    using Chosen = std::function<void(const QString&)>;

    ModelMenu(Document& document, Settings& settings, QMenu& menu, Chosen chosen, QObject* parent);
    /// Stands before the models.
    void set_first(QAction* action) { first_ = action; }
    /// Checks the model that the window has open.
    void check_open_model() { checks_open_ = true; }

  private:
    void fill();
    void add_recent();
    void add_built_in();
    void add_models_of_cache();
    void look_into_cache();
    /// Tells whether a model is at the path of the open one.
    using IsAt = std::function<bool(const std::filesystem::path& path)>;
    QAction* add(QMenu& menu, const QString& text, const QString& chosen, const IsAt& is_at);

    Document& document_;
    Settings& settings_;
    QMenu& menu_;
    Chosen chosen_;
    QAction* first_ = nullptr;
    std::vector<FoundModel> in_cache_;    ///< as far as is known
    QMenu* cache_ = nullptr;              ///< of these; null: none
    QAction* cache_separator_ = nullptr;  ///< before it
    bool checks_open_ = false;
};

}  // namespace headlight
