#include "figures/probability_figure.h"

#include "figures/drawing/text.h"
#include "figures/figure_frame.h"
#include "language/sentences.h"
#include "language/wording.h"

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

// Widths and heights in em.
constexpr double kLongestToken = 9;
constexpr double kLeastColumn = 2.6;
constexpr double kColumnGap = 0.7;
constexpr double kLabelRow = 1.35;
constexpr double kLineGap = 1.2;
constexpr double kBarWidth = 1.5;
constexpr double kLeastBars = 1.2;
constexpr double kMostBars = 16;
constexpr double kHeadingLine = 1.5;

const QString kMinusLog = QStringLiteral("−ln p");

QString loss_text(double loss) {
    return number_text(loss, 'f', 2);
}

QString counted_losses(const TextProbability& text, std::size_t count) {
    const auto number = static_cast<int>(count);
    if (!text.softmaxes.empty()) return count == 1 ? wording("1 softmax") : wording("%n softmaxes", number);
    return count == 1 ? wording("1 token") : wording("%n tokens", number);
}

/// What the row of expected tokens is called.
QString expected_caption(LossKind kind) {
    return kind == LossKind::NextToken || kind == LossKind::Target ? wording("follows") : wording("hidden");
}

/// "start" and "end" of an answer, "class".
QString name_of(const ChoiceLoss& choice) {
    if (choice.name == "start") return wording("start");
    return choice.name == "end" ? wording("end") : wording("class");
}

QString token_label(const std::string& token) {
    return token.empty() ? QString() : visible_label(token);
}

}  // namespace

QStringList loss_summary(const TextProbability& text) {
    const LossTotal total = total_of(text);
    QStringList parts;
    for (const ChoiceLoss& choice : text.softmaxes)
        if (choice.loss) parts << QStringLiteral("%1: %2 %3").arg(name_of(choice), kMinusLog, loss_text(*choice.loss));
    if (total.count == 0) return parts;
    if (text.softmaxes.size() != 1)
        parts << wording("sum %1 nats over %2").arg(loss_text(total.sum), counted_losses(text, total.count))
              << wording("mean %1").arg(number_text(total.mean(), 'f', 3));
    if (text.softmaxes.empty()) parts << wording("perplexity %1").arg(number_text(total.perplexity(), 'g', 4));
    return parts;
}

ProbabilityFigure::ProbabilityFigure(std::shared_ptr<const TextProbability> text, FigureStyle style)
    : text_(std::move(text)), style_(std::move(style)) {
    text_->softmaxes.empty() ? add_positions() : add_choices();
    measure();
}

void ProbabilityFigure::add_positions() {
    captions_ = {kMinusLog, QString(), wording("reads"), expected_caption(text_->kind), wording("sum")};
    double sum = 0;
    for (const TokenLoss& token : text_->tokens) {
        Column& column = columns_.emplace_back();
        column.bars = {token.loss};
        sum += token.loss.value_or(0);
        const bool counts = token.loss.has_value();
        column.labels = {counts ? loss_text(*token.loss) : QString(), token_label(token.read),
                         token_label(token.expected), counts ? loss_text(sum) : QString()};
        most_ = std::max(most_, token.loss.value_or(0));
    }
}

void ProbabilityFigure::add_choices() {
    captions_ = {QStringLiteral("p")};
    for (const ChoiceLoss& choice : text_->softmaxes) {
        series_ << name_of(choice);
        captions_ << (text_->softmaxes.size() > 1 ? series_.back() : QString());
    }
    captions_ << QString();
    for (std::size_t index = 0; index < text_->choices.size(); ++index) {
        Column& column = columns_.emplace_back();
        for (const ChoiceLoss& choice : text_->softmaxes) {
            const double probability = choice.probabilities[index];
            column.bars.emplace_back(probability);
            column.labels << number_text(probability, 'f', 2);
            column.framed = column.framed || choice.expected == static_cast<std::int32_t>(index);
        }
        column.labels << token_label(text_->choices[index]);
    }
}

void ProbabilityFigure::measure() {
    const double em = size_of(style_.font);
    const QFont small = small_font(style_);
    for (Column& column : columns_) {
        column.width = kLeastColumn * em;
        for (QString& label : column.labels) {
            label = elided(label, style_.font, kLongestToken * em);
            column.width = std::max(column.width, text_width(label, style_.font) + kColumnGap * em);
        }
    }
    for (const QString& caption : captions_)
        captions_width_ = std::max(captions_width_, text_width(caption, small) + kColumnGap * em);
}

QStringList ProbabilityFigure::notes() const {
    QStringList notes{text_of(loss_name(text_->kind))};
    for (const Sentence& note : text_->notes) notes << text_of(note);
    notes << style_.note;
    notes.removeAll(QString());
    return notes;
}

double ProbabilityFigure::rows_height() const {
    return kLabelRow * size_of(style_.font) * static_cast<double>(captions_.size() - 1);
}

double ProbabilityFigure::heading_height(double width) const {
    const double em = size_of(style_.font);
    const QStringList summary = loss_summary(*text_);
    const auto lines =
        summary.isEmpty() ? 0 : wrapped(summary.join(QStringLiteral("  ·  ")), style_.font, width).size();
    return (static_cast<double>(lines) + (series_.size() > 1 ? 1 : 0)) * kHeadingLine * em + 0.5 * em;
}

double ProbabilityFigure::usual_bars(std::size_t lines) const {
    const double em = size_of(style_.font);
    if (lines <= 1) return 8 * em;
    return (lines <= 4 ? 5 : 3) * em;
}

std::vector<ProbabilityFigure::Line> ProbabilityFigure::lines_of(double width) const {
    std::vector<Line> lines;
    double taken = 0;
    for (std::size_t index = 0; index < columns_.size(); ++index) {
        const double needed = columns_[index].width;
        if (lines.empty() || taken + needed > width - captions_width_) {
            lines.push_back({index, index});
            taken = 0;
        }
        taken += needed;
        lines.back().end = index + 1;
    }
    return lines;
}

double ProbabilityFigure::height_with(double width, double bars) const {
    const double inner = width - 2 * frame_margin(style_);
    const auto lines = static_cast<double>(lines_of(inner).size());
    const double gaps = std::max(0.0, lines - 1) * kLineGap * size_of(style_.font);
    return frame_height(style_, notes(), width) + heading_height(inner) + lines * (bars + rows_height()) + gaps;
}

double ProbabilityFigure::height_for_width(double width) const {
    return height_with(width, usual_bars(lines_of(width - 2 * frame_margin(style_)).size()));
}

double ProbabilityFigure::least_height_for_width(double width) const {
    return height_with(width, kLeastBars * size_of(style_.font));
}

QSizeF ProbabilityFigure::natural_size() const {
    constexpr double kMostWidth = 90;
    const double em = size_of(style_.font);
    double width = captions_width_;
    for (const Column& column : columns_) width += column.width;
    const double least = text_width(loss_summary(*text_).join(QStringLiteral("  ·  ")), style_.font);
    width = std::clamp(width, std::min(least, kMostWidth * em), kMostWidth * em) + 2 * frame_margin(style_);
    return {width, height_for_width(width)};
}

ProbabilityFigure::Places ProbabilityFigure::places(const QSizeF& size) const {
    const double em = size_of(style_.font);
    Places places;
    places.content = make_frame(style_, notes(), size).content;
    places.lines = lines_of(places.content.width());
    const double spare = size.height() - height_with(size.width(), 0);
    const double lines = std::max<double>(1, static_cast<double>(places.lines.size()));
    places.bars = std::clamp(spare / lines, kLeastBars * em, kMostBars * em);
    double top = places.content.top() + heading_height(places.content.width());
    for (Line& line : places.lines) {
        line.top = top;
        double left = places.content.left() + captions_width_;
        for (std::size_t index = line.first; index < line.end; ++index) {
            places.columns.emplace_back(left, top, columns_[index].width, places.bars + rows_height());
            left += columns_[index].width;
        }
        top += places.bars + rows_height() + kLineGap * em;
    }
    return places;
}

QColor ProbabilityFigure::color_of(std::size_t series) const {
    return series == 0 ? style_.theme.primary : style_.theme.accent;
}

void ProbabilityFigure::add_heading(const QRectF& content, std::vector<Item>& items) const {
    const double em = size_of(style_.font);
    double baseline = content.top() + em;
    for (const QString& line :
         wrapped(loss_summary(*text_).join(QStringLiteral("  ·  ")), style_.font, content.width())) {
        if (line.isEmpty()) continue;
        items.push_back(TextItem{
            {content.left(), baseline}, line, style_.font, style_.theme.ink, TextItem::Align::Left, 0, Role::Legend});
        baseline += kHeadingLine * em;
    }
    if (series_.size() < 2) return;
    double left = content.left();
    for (std::size_t series = 0; series < static_cast<std::size_t>(series_.size()); ++series) {
        const QString& name = series_[static_cast<qsizetype>(series)];
        items.push_back(
            RectangleItem{{left, baseline - 0.75 * em, 0.8 * em, 0.8 * em}, color_of(series), Role::Legend});
        items.push_back(TextItem{
            {left + 1.2 * em, baseline}, name, style_.font, style_.theme.ink, TextItem::Align::Left, 0, Role::Legend});
        left += 2.4 * em + text_width(name, style_.font);
    }
}

void ProbabilityFigure::add_captions(const Line& line, const Places& places, std::vector<Item>& items) const {
    const double em = size_of(style_.font);
    const QFont small = small_font(style_);
    double baseline = line.top + places.bars - 0.3 * em;
    for (const QString& caption : captions_) {
        if (!caption.isEmpty())
            items.push_back(TextItem{{places.content.left(), baseline},
                                     caption,
                                     small,
                                     style_.theme.faint_ink,
                                     TextItem::Align::Left,
                                     0,
                                     Role::Axis});
        baseline += kLabelRow * em;
    }
    QPainterPath ground;
    const double right = places.columns[line.end - 1].right();
    ground.moveTo(places.content.left() + captions_width_, line.top + places.bars);
    ground.lineTo(right, line.top + places.bars);
    items.push_back(PathItem{ground, QPen(style_.theme.line, 0.07 * em), Qt::transparent, Role::Axis});
}

void ProbabilityFigure::add_column(std::size_t index, const Places& places, std::vector<Item>& items) const {
    const double em = size_of(style_.font);
    const Column& column = columns_[index];
    const QRectF& place = places.columns[index];
    const double ground = place.top() + places.bars;
    const auto series = static_cast<double>(column.bars.size());
    const double width = std::min(kBarWidth * em, place.width() * 0.7 / series);
    for (std::size_t bar = 0; bar < column.bars.size(); ++bar) {
        if (!column.bars[bar]) continue;
        const double height = std::max(0.06 * em, places.bars * *column.bars[bar] / most_);
        const double left = place.center().x() + (static_cast<double>(bar) - series / 2) * width;
        items.push_back(RectangleItem{{left, ground - height, width, height}, color_of(bar), Role::Cell});
    }
    const bool of_tokens = text_->softmaxes.empty();
    double baseline = ground + kLabelRow * em - 0.3 * em;
    for (qsizetype row = 0; row < column.labels.size(); ++row, baseline += kLabelRow * em) {
        if (column.labels[row].isEmpty()) continue;
        const bool number = of_tokens ? row == 0 || row == 3 : row + 1 < column.labels.size();
        const bool faint = of_tokens && (row == 3 || (row == 1 && column.labels[2].isEmpty()));
        items.push_back(TextItem{{place.center().x(), baseline},
                                 number ? column.labels[row] : isolated(column.labels[row]),
                                 number ? small_font(style_) : style_.font,
                                 faint ? style_.theme.faint_ink : style_.theme.ink,
                                 TextItem::Align::Center,
                                 0,
                                 Role::Label});
    }
    if (!column.framed) return;
    QPainterPath frame;
    frame.addRect(place.adjusted(0.1 * em, 0, -0.1 * em, 0.1 * em));
    items.push_back(PathItem{frame, QPen(style_.theme.accent, 0.12 * em), Qt::transparent, Role::Highlight});
}

DisplayList ProbabilityFigure::layout(const QSizeF& size) const {
    DisplayList list;
    list.size = size;
    list.items = make_frame(style_, notes(), size).items;
    const Places found = places(size);
    add_heading(found.content, list.items);
    for (const Line& line : found.lines) add_captions(line, found, list.items);
    for (std::size_t index = 0; index < columns_.size(); ++index) add_column(index, found, list.items);
    return list;
}

Hit ProbabilityFigure::hit(const QPointF& point, const QSizeF& size) const {
    const Places found = places(size);
    Hit hit;
    for (std::size_t index = 0; index < found.columns.size(); ++index) {
        if (!found.columns[index].contains(point)) continue;
        hit.query = text_->softmaxes.empty() ? text_->tokens[index].token : static_cast<std::int32_t>(index);
    }
    return hit;
}

QRectF ProbabilityFigure::region(const Hit& hit, const QSizeF& size) const {
    if (!hit.query) return {};
    const Places found = places(size);
    for (std::size_t index = 0; index < found.columns.size(); ++index) {
        const std::int32_t token =
            text_->softmaxes.empty() ? text_->tokens[index].token : static_cast<std::int32_t>(index);
        if (token == *hit.query) return found.columns[index];
    }
    return {};
}

std::unique_ptr<Figure> ProbabilityFigure::with_style(const FigureStyle& style) const {
    return std::make_unique<ProbabilityFigure>(text_, style);
}

}  // namespace headlight
