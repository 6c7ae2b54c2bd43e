#pragma once

#include "figures/illustrations/illustration.h"
#include "session/study.h"
#include "workbench/widgets/figures/figure_view.h"
#include "workbench/widgets/look/look_follower.h"

#include <QLabel>
#include <QToolButton>
#include <QWidget>

#include <memory>
#include <optional>

namespace headlight {

class Document;

/// An illustration in the middle of the window, in place of the head's picture. Follows the open model, whose numbers
/// it may show.
class IllustrationView : public LookFollower<QWidget> {
    Q_OBJECT

  public:
    explicit IllustrationView(Document& document, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    /// Nothing: computes nothing.
    void set_request(const std::optional<IllustrationRequest>& request);
    [[nodiscard]] const std::optional<IllustrationRequest>& request() const { return request_; }
    /// Null while there is none to be shown.
    [[nodiscard]] const std::shared_ptr<const Figure>& figure() const { return view_->figure(); }
    /// Why there is no figure; empty where there is one, or where it is awaited.
    [[nodiscard]] const QString& obstacle() const { return obstacle_; }
    /// Asks for a file and writes the figure into it.
    void save();

    QSize minimumSizeHint() const override;

  private:
    void refresh();
    void take_positions(const PositionReading& reading);
    void ask_positions();
    /// The attention of the first layer; null while the open model has not run yet.
    [[nodiscard]] std::shared_ptr<const AttentionField> first_field() const;

    Document& document_;
    Look look_;
    std::optional<IllustrationRequest> request_;
    std::shared_ptr<const PositionReading> positions_;  ///< of the open model; null while awaited
    QString positions_failure_;                         ///< why there are none
    bool positions_asked_ = false;
    QString obstacle_;
    QLabel* title_;
    QToolButton* save_;
    FigureView* view_;
};

}  // namespace headlight
