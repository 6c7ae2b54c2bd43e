#pragma once

#include <QLayout>
#include <QList>

#include <memory>
#include <vector>

namespace headlight {

/// A row of controls, each as wide as it wants to be and all equally high, that goes on in the next line where the
/// width ends.
class WrappingRow : public QLayout {
    Q_OBJECT

  public:
    explicit WrappingRow(QWidget* parent);

    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override { return static_cast<int>(items_.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;

    /// Of all controls in one line.
    [[nodiscard]] QSize sizeHint() const override;
    /// Of the widest control.
    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    void setGeometry(const QRect& place) override;

  private:
    /// Goes through the lines of a width from a corner, calls `put` with each control's place and returns their height.
    template <typename Put>
    int lay_out(const QPoint& corner, int width, const Put& put) const;

    std::vector<std::unique_ptr<QLayoutItem>> items_;
};

}  // namespace headlight
