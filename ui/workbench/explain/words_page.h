#pragma once

#include "figures/vectors/word_vectors_figure.h"
#include "session/study.h"
#include "workbench/explain/figure_page.h"

#include <QLineEdit>

#include <memory>
#include <optional>
#include <string>

namespace headlight {

class Document;

/// From words to vectors: the tokens of the text as rows of the token embedding, the pair under the pointer, and the
/// nearest tokens of the selected one, of a typed word or of a sum. Asks the model nothing while it is hidden.
class WordsPage : public FigurePage {
    Q_OBJECT

  public:
    explicit WordsPage(Document& document, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    [[nodiscard]] std::optional<OpenFigure> open_figure() const override;

    [[nodiscard]] QLineEdit& words() { return *words_; }
    /// Null where nothing is shown.
    [[nodiscard]] const std::shared_ptr<const WordVectors>& vectors() const { return vectors_; }

  private:
    void follow() override;
    void ask();
    void take(const WordVectors& vectors);
    void refuse(const QString& sentence);
    void draw() override;
    /// Scrolls to the neighbors, which stand last.
    void reveal_neighbors();
    /// The selected token; nothing where there is none.
    [[nodiscard]] std::optional<std::int32_t> token() const;

    Document& document_;
    QLineEdit* words_;
    std::shared_ptr<const WordVectors> vectors_;
    std::optional<ShownWordVectors> shown_;
    AnalysisPointer asked_of_;  ///< the analysis that was there when the model was asked
    std::string asked_words_;
    std::string revealed_words_;  ///< whose neighbors were scrolled to
    std::optional<std::int32_t> asked_token_;
};

}  // namespace headlight
