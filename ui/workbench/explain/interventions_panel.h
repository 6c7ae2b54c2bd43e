#pragma once

#include "workbench/document/intervention_editing.h"
#include "workbench/widgets/lower_panel.h"

#include <QCheckBox>
#include <QLabel>
#include <QSlider>
#include <QToolButton>
#include <QTreeWidget>

#include <map>
#include <optional>

namespace headlight {

class Document;

/// Changes heads on the way: what is done to the shown head or its layer, the list of all that is done, and what the
/// model says now beside what it says untouched.
class InterventionsPanel : public LowerPanel {
    Q_OBJECT

  public:
    explicit InterventionsPanel(Document& document, QWidget* parent = nullptr);
    void set_look(const Look& look) override;

    [[nodiscard]] QToolButton& kind_button(InterventionKind kind) { return *kinds_.at(kind); }
    [[nodiscard]] QToolButton& layer_button() { return *layer_; }
    [[nodiscard]] QSlider& temperature() { return *temperature_; }
    [[nodiscard]] QToolButton& paint_button() { return *paint_; }
    [[nodiscard]] QSlider& brush() { return *brush_; }
    [[nodiscard]] QTreeWidget& list() { return *list_; }
    [[nodiscard]] QTreeWidget& predictions() { return *predictions_; }
    [[nodiscard]] QCheckBox& rewrite_choice() { return *rewrite_; }
    [[nodiscard]] QCheckBox& no_positions_choice() { return *no_positions_; }
    [[nodiscard]] QToolButton& compare_button() { return *compare_; }
    [[nodiscard]] QToolButton& remove_all_button() { return *remove_all_; }

  signals:
    /// The intervened run beside the untouched one.
    void comparison_wanted();

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void place_parts(bool beside) override;

  private:
    QWidget* build_controls();
    QWidget* build_target();
    QWidget* build_kinds();
    QWidget* build_sliders();
    QWidget* build_list();
    QWidget* build_predictions();
    QTreeWidget* make_tree(const QString& accessible_name);
    [[nodiscard]] std::optional<InterventionTarget> target() const;
    void refresh();
    void refresh_controls();
    void refresh_list();
    void refresh_predictions();
    void add_prediction(const QString& name, std::optional<float> before, std::optional<float> now);
    void take_temperature(int step);
    void take_brush();

    Document& document_;
    QCheckBox* rewrite_;
    QCheckBox* no_positions_;
    QToolButton* compare_;
    QToolButton* remove_all_;
    QWidget* controls_;
    QToolButton* head_;
    QToolButton* layer_;
    std::map<InterventionKind, QToolButton*> kinds_;
    QSlider* temperature_;
    QLabel* temperature_text_;
    QToolButton* paint_;
    QSlider* brush_;
    QLabel* brush_text_;
    QTreeWidget* list_;
    QLabel* predictions_title_;
    QTreeWidget* predictions_;
};

}  // namespace headlight
