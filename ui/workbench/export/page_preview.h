#pragma once

#include "export/export_figure.h"
#include "export/seen_by.h"
#include "workbench/background/newest_wins.h"
#include "workbench/widgets/look/look.h"

#include <QImage>
#include <QWidget>

#include <memory>

namespace headlight {

/// A page, made as large as fits. It is laid out and painted on a thread of its own: pages of many panels take longer
/// than a window may wait.
class PagePreview : public QWidget {
    Q_OBJECT

  public:
    explicit PagePreview(const Look& look, QWidget* parent = nullptr);
    /// `figure`: null for an empty place.
    void set_page(std::shared_ptr<const Figure> figure, const ExportOptions& options);
    /// A sentence in place of a page.
    void set_text(const QString& text);
    [[nodiscard]] const QString& text() const { return text_; }
    /// Shows the page as this reader would see it.
    void set_reader(Reader reader);
    QSize sizeHint() const override { return {look_.px(520), look_.px(480)}; }

  signals:
    /// Why there is no page; what was shown before stays.
    void failed(const QString& sentence);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    struct Page {
        std::shared_ptr<const Figure> figure;
        ExportOptions options;
        Reader reader = Reader::Everybody;
        QSize box;  ///< in the screen's pixels
    };

    void ask();
    void work(const Page& page);

    Look look_;
    Page page_;
    QImage image_;
    QString text_;
    NewestWins<Page> worker_;
};

}  // namespace headlight
