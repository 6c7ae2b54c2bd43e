#pragma once

#include "workbench/widgets/look/look_follower.h"

#include <QWidget>

#include <cstdint>
#include <optional>
#include <vector>

namespace headlight {

/// Rows of a name, a number and a bar; or, in place of the bar, of what the number is compared with.
class BarList : public LookFollower<QWidget> {
    Q_OBJECT

  public:
    /// Where numbers usually are: shares, as a row's is.
    struct Range {
        double low = 0;
        double high = 0;
    };
    struct Row {
        QString name;
        QString number;
        double share = 0;                     ///< length of the bar, 0 to 1; NaN: no bar
        QString tool_tip;                     ///< plain text
        std::optional<std::int32_t> token{};  ///< for rows that stand for one
        bool muted = false;
        QString beside{};              ///< a text in place of the bar: "0.55 ± 0.12"
        std::optional<Range> usual{};  ///< drawn below it, with a mark where the number is
    };

    /// `bar`: which of the look's colors bars have.
    BarList(QColor Look::*bar, QWidget* parent);
    void set_rows(std::vector<Row> rows);
    [[nodiscard]] const std::vector<Row>& rows() const { return rows_; }
    void set_look(const Look& look) override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    void token_hovered(std::optional<std::int32_t> token);
    void token_clicked(std::int32_t token);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    bool event(QEvent* event) override;

  private:
    [[nodiscard]] const Row* row_at(int y) const;
    [[nodiscard]] int bar_width() const;
    void paint_bar(QPainter& painter, const Row& row, const QRect& line) const;
    void paint_beside(QPainter& painter, const Row& row, const QRect& line) const;
    [[nodiscard]] int row_height() const;
    /// Of what is drawn below the texts of a row.
    [[nodiscard]] int range_height() const;

    std::vector<Row> rows_;
    Look look_;
    QColor Look::*bar_;
};

}  // namespace headlight
