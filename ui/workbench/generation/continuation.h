#pragma once

#include "analysis/generation_tree.h"
#include "session/requests.h"
#include "workbench/generation/continuation_options.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>

namespace headlight {

class Document;

/// Continues the document's text token by token and keeps all that was tried. Shows in the document what stands on the
/// way to the current node, with the row selected that led to its last token. Begins anew with every other text or
/// model.
class Continuation : public QObject {
    Q_OBJECT

  public:
    explicit Continuation(Document& document, QObject* parent = nullptr);

    /// Asks for candidates of the first token as soon as the text is analyzed, while it is active.
    void set_active(bool active);
    [[nodiscard]] const ContinuationOptions& options() const { return options_; }
    void set_options(const ContinuationOptions& options);

    /// Why nothing can be written here; empty where it can.
    [[nodiscard]] QString obstacle() const;
    [[nodiscard]] bool can_step() const;
    [[nodiscard]] bool can_run() const;
    [[nodiscard]] bool can_go_back() const { return current_ != GenerationTree::kRoot; }
    /// Returns whether tokens are being written; not while only candidates are awaited.
    [[nodiscard]] bool writing() const { return pending_ && pending_->kind != Kind::Look; }
    /// Returns whether the tree before was given up because the text changed.
    [[nodiscard]] bool began_anew() const { return began_anew_; }

    [[nodiscard]] const GenerationTree& tree() const { return tree_; }
    [[nodiscard]] std::size_t current() const { return current_; }
    /// The tokens on the way to the current node as text; empty at the root, and until they have been analyzed.
    [[nodiscard]] QString written_text() const;
    /// The node whose candidates matter: the one before the current one, at which that was chosen.
    [[nodiscard]] std::size_t choice() const;

    void step();
    void run();
    void stop();
    void back();
    void go_to(std::size_t node);
    /// Takes a tree over that was made of the document's text by the same model.
    void restore(const GenerationTree& tree, std::size_t current);
    /// Takes a candidate of `choice` in place of what was chosen there.
    void choose(const StepCandidate& candidate);

  signals:
    void changed();

  private:
    enum class Kind { Look, Step, Run, Beams };
    struct Pending {
        Kind kind;
        std::size_t node;  ///< that what comes next follows
    };
    void ask(Kind kind, std::size_t node);
    void take_token(const GeneratedToken& token);
    void take_end(const GeneratedText& text);
    void take_beams(const GeneratedText& text);
    void look_if_needed();
    void end_asking();
    void forget();
    void take_analysis();
    [[nodiscard]] bool has_room() const;
    [[nodiscard]] std::string display(std::int32_t id) const;

    Document& document_;
    ContinuationOptions options_;
    GenerationTree tree_;
    std::size_t current_ = GenerationTree::kRoot;
    std::optional<Pending> pending_;
    std::optional<std::int32_t> selected_;  ///< token that was selected for the newest one
    bool active_ = false;
    bool began_anew_ = false;
};

}  // namespace headlight
