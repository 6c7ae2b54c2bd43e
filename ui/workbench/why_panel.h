#pragma once

#include "workbench/lower_panel.h"

#include <QTabWidget>

#include <vector>

namespace headlight {

class Document;
class EmbeddingPage;
class HeadTestPage;
class LensPage;
class WeightPage;
class WhyPage;

/// What stands behind the weights: how one comes about, and what is known of a head besides them.
class WhyPanel : public LowerPanel {
    Q_OBJECT

  public:
    explicit WhyPanel(Document& document, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    [[nodiscard]] WeightPage& weight() { return *weight_; }
    [[nodiscard]] LensPage& lens() { return *lens_; }
    [[nodiscard]] EmbeddingPage& embeddings() { return *embeddings_; }
    [[nodiscard]] HeadTestPage& head_tests() { return *head_tests_; }
    [[nodiscard]] QTabWidget& tabs() { return *tabs_; }

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    void add(WhyPage* page, const QString& name);
    [[nodiscard]] WhyPage& shown() const;
    void refresh();
    void save();

    Document& document_;
    QToolButton* save_;
    QTabWidget* tabs_;
    WeightPage* weight_;
    LensPage* lens_;
    EmbeddingPage* embeddings_;
    HeadTestPage* head_tests_;
    std::vector<WhyPage*> pages_;
};

}  // namespace headlight
