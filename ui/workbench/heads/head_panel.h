#pragma once

#include "workbench/widgets/bar_list.h"
#include "workbench/widgets/look/look_follower.h"

#include <QLabel>
#include <QWidget>

namespace headlight {

class Document;
struct Picture;

/// Facts about the chosen head: its metrics, and the labels that apply on this text, with formula and source
/// on hover.
class HeadPanel : public LookFollower<QWidget> {
    Q_OBJECT

  public:
    explicit HeadPanel(Document& document, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    [[nodiscard]] BarList& bars() { return *bars_; }
    [[nodiscard]] BarList& labels() { return *labels_; }

  private:
    void refresh();
    void refresh_labels();

    Document& document_;
    QLabel* title_;
    QLabel* hint_;
    BarList* bars_;
    QLabel* labels_title_;
    QLabel* no_labels_;
    BarList* labels_;  ///< the rules whose threshold the head reaches
};

/// "Previous token 0.94": the clearest of the chosen head's labels, as the panel lists them; empty where none applies.
QString head_label(const Picture& picture);

}  // namespace headlight
