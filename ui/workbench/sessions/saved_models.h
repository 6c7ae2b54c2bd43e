#pragma once

#include "formats/model_folder.h"
#include "workbench/background/answer_newest.h"
#include "workbench/sessions/session_file.h"

#include <QObject>
#include <QString>

#include <cstddef>
#include <filesystem>
#include <functional>
#include <stop_token>
#include <vector>

namespace headlight {

/// A model that the user knows: built in, opened lately, or in the Hugging Face cache.
struct KnownModel {
    QString name;
    std::filesystem::path path;
};

/// Where the model of a saved session is on this machine.
struct LocatedModel {
    enum class Kind {
        Same,     ///< at `path`, as far as is known without reading gigabytes
        Other,    ///< at `path` lies a model that the user knows, of the same path or name, with other weights
        Strange,  ///< at `path`, as saved, lies another model, which the user never opened
        Missing,
    };
    Kind kind = Kind::Missing;
    /// Returns whether it may be opened without asking.
    [[nodiscard]] bool is_here() const { return kind == Kind::Same || kind == Kind::Other; }
    std::filesystem::path path{};
};

/// Looks where the model was, among the built-in ones, beside the session, and among all known ones, by name first; the
/// hashes decide. A file that only the session names is therefore opened by no one but who knows its hash.
LocatedModel locate_model_of(const ModelReference& model, const std::filesystem::path& folder_of_session,
                             const std::vector<KnownModel>& known, const std::stop_token& stop = {});

/// Locates models on a thread of its own (hashes are read from files); the newest request wins.
class SavedModels : public QObject {
    Q_OBJECT

  public:
    struct Question {
        std::vector<ModelReference> models;
        std::filesystem::path folder;                          ///< of the session
        std::vector<KnownModel> known;                         ///< built in or opened lately
        std::function<std::vector<FoundModel>()> find_cached;  ///< known as well; called on the thread
    };

    explicit SavedModels(QObject* parent = nullptr);
    void locate(Question question);

  signals:
    /// On the GUI thread: as `models`.
    void located(const std::vector<headlight::LocatedModel>& models);

  private:
    std::size_t asked_ = 0;  ///< models of the newest question
    AnswerNewest<Question, std::vector<LocatedModel>> places_;
};

}  // namespace headlight
