#pragma once

#include "analysis/analysis.h"
#include "workbench/widgets/bar_list.h"
#include "workbench/widgets/look/look_follower.h"

#include <QLabel>
#include <QVBoxLayout>
#include <QWidget>

#include <cstdint>
#include <optional>
#include <vector>

namespace headlight {

class Document;

/// Predictions of the model for the text: next or masked words, classes, entities, an answer, whether the second
/// text follows.
class PredictionPanel : public LookFollower<QWidget> {
    Q_OBJECT

  public:
    explicit PredictionPanel(Document& document, QWidget* parent = nullptr);
    void set_look(const Look& look) override;

    /// One heading with a sentence, bars, or both under it.
    struct Content {
        QString title;
        QString text;
        std::vector<BarList::Row> rows;
    };
    [[nodiscard]] const std::vector<Content>& contents() const { return contents_; }

  private:
    struct Section {
        QLabel* title;
        QLabel* text;
        BarList* bars;
    };
    void refresh();
    void dress(const Section& section) const;
    Section& section(std::size_t index);

    Document& document_;
    Look look_;
    QVBoxLayout* column_;
    std::vector<Section> sections_;
    std::vector<Content> contents_;
};

/// Predictions of an analysis as the panel shows them. `focused`: the token after which next words are wanted, where
/// they are known for it.
std::vector<PredictionPanel::Content> prediction_contents(const Analysis& analysis,
                                                          std::optional<std::int32_t> focused);

}  // namespace headlight
