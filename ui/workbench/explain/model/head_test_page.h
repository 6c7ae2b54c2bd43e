#pragma once

#include "session/study.h"
#include "workbench/explain/why_page.h"
#include "workbench/widgets/bar_list.h"
#include "workbench/widgets/figures/figure_view.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QToolButton>

#include <optional>

namespace headlight {

class Document;

/// Tests of all heads with one click: random tokens repeated twice, and the sink.
class HeadTestPage : public WhyPage {
    Q_OBJECT

  public:
    explicit HeadTestPage(Document& document, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    void set_beside(bool beside) override;
    [[nodiscard]] std::optional<OpenFigure> open_figure() const override;

    [[nodiscard]] QToolButton& repetition() { return *repetition_; }
    [[nodiscard]] QToolButton& sink() { return *sink_; }
    [[nodiscard]] BarList& heads() { return *heads_; }
    [[nodiscard]] const QLabel& said() const { return *said_; }

  private:
    QWidget* build_controls();
    void run(HeadTestRequest::Test test);
    void take(const HeadTestReading& reading);
    void draw();
    void open_head(std::int32_t index);
    /// Of a reading that there is.
    [[nodiscard]] const HeadTestScores& shown_test() const;

    Document& document_;
    Look look_;
    QBoxLayout* row_;
    QToolButton* repetition_;
    QToolButton* sink_;
    QComboBox* which_;
    QLabel* said_;
    BarList* heads_;
    FigureView* view_;
    std::optional<HeadTestReading> reading_;
};

}  // namespace headlight
