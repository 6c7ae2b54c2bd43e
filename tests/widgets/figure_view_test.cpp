// Figures of many lines are painted beside the window, which goes on meanwhile; nothing else shows of that.

#include "workbench/widgets/figures/figure_view.h"

#include "export/writers/paint.h"
#include "test_program.h"

using namespace headlight;

namespace {

constexpr int kTimeout = 30000;  // milliseconds
constexpr QSize kSize(200, 120);

/// Lines from the left to the right edge, each a unit below the one before.
class Lines final : public Figure {
  public:
    Lines(int count, QColor color) : count_(count), color_(color) {}

    [[nodiscard]] DisplayList layout(const QSizeF& size) const override {
        DisplayList list;
        for (int line = 0; line < count_; ++line) {
            QPainterPath path(QPointF(0, line % 100 + 10.5));
            path.lineTo(size.width(), line % 100 + 10.5);
            list.items.push_back(PathItem{path, QPen(color_, 1), Qt::transparent, Role::Link});
        }
        return list;
    }
    [[nodiscard]] Hit hit(const QPointF& /*point*/, const QSizeF& /*size*/) const override { return {}; }
    [[nodiscard]] QSizeF natural_size() const override { return kSize; }
    [[nodiscard]] const FigureStyle& style() const override { return style_; }
    [[nodiscard]] std::unique_ptr<Figure> with_style(const FigureStyle& /*style*/) const override {
        return std::make_unique<Lines>(*this);
    }

  private:
    int count_;
    QColor color_;
    FigureStyle style_;
};

/// What the figure looks like, painted here and now.
QImage expected(const Figure& figure) {
    QImage image(kSize, QImage::Format_RGB32);
    image.fill(Look().panel);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, figure.layout(kSize));
    return image;
}

/// A view in its size, which was not shown yet.
std::unique_ptr<FigureView> view_of(std::shared_ptr<const Figure> figure) {
    auto view = std::make_unique<FigureView>(QStringLiteral("Lines"));
    view->resize(kSize);
    view->set_figure(std::move(figure));
    return view;
}

QImage seen(FigureView& view) {
    QImage image(kSize, QImage::Format_RGB32);
    view.render(&image);
    return image;
}

}  // namespace

class FigureViewTest : public QObject {
    Q_OBJECT

  private slots:
    void a_small_figure_stands_there_at_once() {
        const auto few = std::make_shared<Lines>(9, Qt::red);
        QCOMPARE(seen(*view_of(few)), expected(*few));
    }

    void a_figure_of_many_lines_follows_and_looks_the_same() {
        const auto many = std::make_shared<Lines>(5000, Qt::red);
        const auto view = view_of(many);
        QVERIFY(seen(*view) != expected(*many));
        QTRY_COMPARE_WITH_TIMEOUT(seen(*view), expected(*many), kTimeout);
    }

    void the_figure_before_stays_until_then() {
        const auto few = std::make_shared<Lines>(9, Qt::red);
        const auto many = std::make_shared<Lines>(5000, Qt::blue);
        const auto view = view_of(few);
        QCOMPARE(seen(*view), expected(*few));
        QVERIFY(view->shows_figure());
        view->set_figure(many);
        QVERIFY(!view->shows_figure());
        QCOMPARE(seen(*view), expected(*few));
        QVERIFY(!view->shows_figure());
        QTRY_COMPARE_WITH_TIMEOUT(seen(*view), expected(*many), kTimeout);
        QVERIFY(view->shows_figure());
    }

    void a_figure_that_is_late_does_not_replace_a_newer_one() {
        const auto few = std::make_shared<Lines>(9, Qt::red);
        const auto view = view_of(std::make_shared<Lines>(5000, Qt::blue));
        (void)seen(*view);  // asks for the many lines
        view->set_figure(few);
        QCOMPARE(seen(*view), expected(*few));
        constexpr int kLongEnough = 300;
        QTest::qWait(kLongEnough);
        QCOMPARE(seen(*view), expected(*few));
    }
};

HEADLIGHT_TEST(FigureViewTest, Window)
#include "figure_view_test.moc"
