#pragma once

#include "workbench/widgets/bar_list.h"
#include "workbench/widgets/look/look_follower.h"

#include <QLabel>
#include <QWidget>

namespace headlight {

class Document;

/// Tokens that the hovered or selected token attends to, and those that attend to it, strongest first.
class TokenPanel : public LookFollower<QWidget> {
    Q_OBJECT

  public:
    explicit TokenPanel(Document& document, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    [[nodiscard]] BarList& looks_at() { return *looks_at_; }
    [[nodiscard]] BarList& looked_at_by() { return *looked_at_by_; }

  private:
    void refresh();
    BarList* make_list(const QString& accessible_name);

    Document& document_;
    QLabel* query_title_;
    QLabel* key_title_;
    QLabel* hint_;
    BarList* looks_at_;
    BarList* looked_at_by_;
};

}  // namespace headlight
