#pragma once

#include "workbench/look.h"

#include <QWidget>

#include <cstdint>
#include <optional>
#include <vector>

namespace headlight {

/// Rows of a name, a number and a bar.
class BarList : public QWidget {
    Q_OBJECT

  public:
    struct Row {
        QString name;
        QString number;
        double share = 0;                     ///< length of the bar, 0 to 1; NaN: no bar
        QString tool_tip;                     ///< plain text
        std::optional<std::int32_t> token{};  ///< for rows that stand for one
        bool muted = false;
    };

    explicit BarList(QWidget* parent = nullptr);
    void set_rows(std::vector<Row> rows);
    [[nodiscard]] const std::vector<Row>& rows() const { return rows_; }
    void set_look(const Look& look, const QColor& bar);

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
    [[nodiscard]] int row_height() const;

    std::vector<Row> rows_;
    Look look_;
    QColor bar_;
};

}  // namespace headlight
