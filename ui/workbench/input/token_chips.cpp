#include "workbench/input/token_chips.h"

#include "analysis/patches.h"
#include "core/utf8.h"
#include "figures/drawing/text.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/matrix_lookup.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"
#include "workbench/widgets/plain_text.h"

#include <QBackingStore>
#include <QFontMetrics>
#include <QHashFunctions>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEngine>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <map>
#include <span>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace headlight {

namespace {

QString hex_bytes(std::string_view bytes) {
    constexpr std::size_t kMostShown = 24;
    QStringList shown;
    for (const char byte : bytes.substr(0, kMostShown))
        shown << QStringLiteral("%1").arg(static_cast<unsigned char>(byte), 2, 16, QLatin1Char('0')).toUpper();
    if (bytes.size() > kMostShown) shown << QStringLiteral("…");
    return shown.join(QLatin1Char(' '));
}

/// The ground of a chip, tinted by a weight; at most as much as its text stands out from.
QColor shaded(const QColor& ground, const QColor& tint, float weight) {
    constexpr float kMost = 0.45F;
    const float share = kMost * std::sqrt(weight);  // as areas are compared: small weights can still be told from none
    if (ground.alpha() == 0) return QColor::fromRgbF(tint.redF(), tint.greenF(), tint.blueF(), share);
    const auto mixed = [share](float from, float to) { return from + (to - from) * share; };
    return QColor::fromRgbF(mixed(ground.redF(), tint.redF()), mixed(ground.greenF(), tint.greenF()),
                            mixed(ground.blueF(), tint.blueF()));
}

}  // namespace

TokenChips::TokenChips(Document& document, QWidget* parent) : LookFollower(parent), document_(document) {
    setAccessibleName(tr("Tokens"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    viewport()->setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    connect(&document.run(), &LiveRun::analysis_changed, this, &TokenChips::take_analysis);
    connect(&document.run(), &LiveRun::so_far_changed, this, &TokenChips::take_so_far);
    connect(&document.pointing(), &Pointing::hover_changed, this, &TokenChips::take_weights);
    connect(&document.view(), &ShownView::picture_changed, this, &TokenChips::take_weights);
    connect(&document.view(), &ShownView::changed, this, &TokenChips::take_masks);
    connect(&document.pointing(), &Pointing::selection_changed, this, [this] {
        if (const auto selected = document_.pointing().selected_token()) scroll_to(*selected);
        take_weights();
    });
}

void TokenChips::set_look(const Look& look) {
    look_ = look;
    setFont(look.font);
    verticalScrollBar()->setSingleStep(look.px(20));
    painted_.clear();
    measure();
    place();
}

void TokenChips::set_most_rows(int rows) {
    if (rows == most_rows_) return;
    most_rows_ = std::max(rows, 1);
    updateGeometry();
}

bool TokenChips::is_analyzed() const {
    return analysis_ && analysis_ == document_.run().analysis();
}

void TokenChips::take_so_far() {
    const AnalysisPointer& so_far = document_.run().so_far();
    const bool same = so_far && analysis_ && !is_analyzed() && analysis_->tokens.ids() == so_far->tokens.ids();
    if (same || (!so_far && is_analyzed())) return;  // another layer, or the whole run
    take_analysis();
}

void TokenChips::take_analysis() {
    analysis_ = document_.run().so_far() ? document_.run().so_far() : document_.run().analysis();
    found_.clear();
    marked_.reset();
    pressed_.reset();
    chips_.clear();
    const std::vector<Label> labels_before = std::exchange(labels_, {});
    shades_.clear();
    QStringList spoken;
    if (!analysis_) return place();
    std::map<std::pair<std::int32_t, std::string_view>, std::size_t> known;
    for (const Token& each : std::span(analysis_->tokens.tokens).first(analysis_->text_tokens())) {
        const auto [label, is_new] = known.try_emplace({each.id, each.display}, labels_.size());
        if (is_new) labels_.push_back({visible_label(each.display), QString::number(each.id)});
        chips_.push_back({{}, label->second});
        if (spoken.size() < 200) spoken << labels_[label->second].piece;
    }
    measure(labels_before);
    const auto count = static_cast<int>(chips_.size());
    setAccessibleDescription(
        (count == 1 ? tr("1 token: %1") : tr("%n tokens: %1", nullptr, count)).arg(spoken.join(QLatin1Char(' '))));
    place();
}

void TokenChips::take_masks() {
    if (document_.view().state().masks != placed_masks_) return place();
    update_changed();
}

void TokenChips::take_weights() {
    shade_chips();
    update_changed();
}

void TokenChips::shade_chips() {
    shades_.clear();
    const PicturePointer& picture = document_.view().picture();
    const auto focus = document_.pointing().focused_query();
    if (!focus || !picture || picture->matrices.empty() || picture->analysis != analysis_) return;
    const AttentionMatrix& matrix = *picture->matrices.front();
    if (is_part_of_image(*focus)) return shade_readers(matrix, *focus);
    const auto row = entry_of_token(matrix.queries, *focus);
    if (!row) return;
    shades_.assign(chips_.size(), 0);
    for (std::size_t key = 0; key < matrix.keys.size(); ++key)
        for (const std::int32_t token : matrix.keys[key].tokens)
            if (static_cast<std::size_t>(token) < shades_.size())
                shades_[static_cast<std::size_t>(token)] = std::clamp(matrix.value(*row, key), 0.0F, 1.0F);
}

bool TokenChips::is_part_of_image(std::int32_t token) const {
    return std::ranges::any_of(analysis_->attention,
                               [&](const AttentionStack& stack) { return is_part_in_text(stack, token); });
}

void TokenChips::shade_readers(const AttentionMatrix& matrix, std::int32_t part) {
    const auto key = entry_of_token(matrix.keys, part);
    if (!key) return;
    shades_.assign(chips_.size(), 0);
    for (std::size_t query = 0; query < matrix.queries.size(); ++query)
        for (const std::int32_t token : matrix.queries[query].tokens)
            if (static_cast<std::size_t>(token) < shades_.size())
                shades_[static_cast<std::size_t>(token)] =
                    std::clamp(matrix.value(query, static_cast<std::size_t>(*key)), 0.0F, 1.0F);
}

float TokenChips::shade(std::int32_t index) const {
    const auto at = static_cast<std::size_t>(index);
    return index >= 0 && at < shades_.size() ? shades_[at] : 0;
}

const Token& TokenChips::token(std::int32_t index) const {
    return analysis_->tokens.tokens[static_cast<std::size_t>(index)];
}

bool TokenChips::is_written(std::int32_t index) const {
    return static_cast<std::size_t>(index) + analysis_->written.ids.size() >= chips_.size();
}

bool TokenChips::begins_target(std::size_t index) const {
    const auto& tokens = analysis_->tokens.tokens;
    return document_.run().writes_target() && index > 0 && tokens[index].sequence != tokens[index - 1].sequence;
}

void TokenChips::measure(const std::vector<Label>& measured) {
    const auto texts_of = [](const Label& label) { return QString(label.piece + QLatin1Char('\n') + label.id); };
    std::unordered_map<QString, int> known;
    for (const Label& label : measured) known.emplace(texts_of(label), label.width);
    const QFontMetrics pieces(look_.font);
    const QFontMetrics ids(look_.sized(0.75));
    for (Label& label : labels_) {
        const auto found = known.find(texts_of(label));
        label.width = found != known.end()
                          ? found->second
                          : std::max(pieces.horizontalAdvance(label.piece), ids.horizontalAdvance(label.id));
    }
    masked_width_ = ids.horizontalAdvance(tr("masked"));
}

int TokenChips::width_of(std::size_t index) const {
    const int width = labels_[chips_[index].label].width;
    return document_.view().is_masked(static_cast<std::int32_t>(index)) ? std::max(width, masked_width_) : width;
}

void TokenChips::place() {
    const int height = QFontMetrics(look_.font).height() + QFontMetrics(look_.sized(0.75)).height() + look_.px(4);
    const int gap = look_.px(5);
    const int width = viewport()->width();
    placed_masks_ = document_.view().state().masks;
    int x = 0;
    int y = 0;
    for (std::size_t i = 0; i < chips_.size(); ++i) {
        Chip& chip = chips_[i];
        const int chip_width = std::clamp(width_of(i) + look_.px(14), look_.px(26), std::max(width, look_.px(26)));
        const bool joined = i > 0 && token(static_cast<std::int32_t>(i)).continuation;
        if (x > 0) x += joined ? 1 : gap;
        if (x > 0 && (x + chip_width > width || begins_target(i))) {
            x = 0;
            y += height + gap;
        }
        chip.rectangle = QRect(x, y, chip_width, height);
        x += chip_width;
    }
    const int wanted = sizeHint().height();
    content_height_ = chips_.empty() ? 0 : y + height;
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setRange(0, std::max(0, content_height_ - viewport()->height()));
    if (sizeHint().height() != wanted || height != placed_height_) updateGeometry();
    placed_height_ = height;
    update_changed();
}

QSize TokenChips::sizeHint() const {
    const int row = QFontMetrics(look_.font).height() + QFontMetrics(look_.sized(0.75)).height() + look_.px(4);
    const int most = most_rows_ * row + (most_rows_ - 1) * look_.px(5);
    return {look_.px(400), std::clamp(content_height_, row, most) + 2};
}

QSize TokenChips::minimumSizeHint() const {
    return {look_.px(60), sizeHint().height()};
}

void TokenChips::set_marked(std::optional<std::pair<std::int32_t, std::int32_t>> range) {
    marked_ = range;
    if (range) scroll_to(range->first);
    update_changed();
}

const std::vector<std::int32_t>& TokenChips::find(const QString& needle) {
    found_.clear();
    for (std::size_t i = 0; i < chips_.size() && !needle.isEmpty() && is_analyzed(); ++i)
        if (labels_[chips_[i].label].piece.contains(needle, Qt::CaseInsensitive))
            found_.push_back(static_cast<std::int32_t>(i));
    update_changed();
    return found_;
}

void TokenChips::scroll_to(std::int32_t index) {
    if (index < 0 || index >= static_cast<std::int32_t>(chips_.size())) return;
    const QRect& chip = chips_[static_cast<std::size_t>(index)].rectangle;
    QScrollBar* bar = verticalScrollBar();
    if (chip.top() < bar->value()) bar->setValue(chip.top());
    if (chip.bottom() > bar->value() + viewport()->height()) bar->setValue(chip.bottom() - viewport()->height() + 1);
}

QRect TokenChips::chip_rectangle(std::int32_t index) const {
    if (index < 0 || index >= static_cast<std::int32_t>(chips_.size())) return {};
    return chips_[static_cast<std::size_t>(index)].rectangle.translated(0, -verticalScrollBar()->value());
}

std::optional<std::int32_t> TokenChips::token_at(const QPoint& point) const {
    const QPoint content = point + QPoint(0, verticalScrollBar()->value());
    for (std::size_t i = 0; i < chips_.size(); ++i)
        if (chips_[i].rectangle.contains(content)) return static_cast<std::int32_t>(i);
    return std::nullopt;
}

QString TokenChips::description(std::int32_t index) const {
    const Token& each = token(index);
    const TokenizedText& tokens = analysis_->tokens;
    const std::string& text = each.sequence == 0 ? tokens.text : tokens.pair;
    QStringList lines;
    lines << tr("Token %1: %2").arg(index).arg(isolated(each.display));
    lines << tr("Piece %1, id %2").arg(isolated(each.piece)).arg(each.id);
    if (each.range.empty()) {
        lines << tr("Not a part of the text");
    } else {
        const std::string_view bytes = std::string_view(text).substr(each.range.begin, each.range.size());
        const auto count = [&text](std::size_t end) {
            std::size_t points = 0;
            for (std::size_t i = 0; i < end; ++i) points += (static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U;
            return points;
        };
        lines << tr("Characters %1 to %2").arg(count(each.range.begin)).arg(count(each.range.end));
        lines << tr("Bytes %1 to %2: %3").arg(each.range.begin).arg(each.range.end).arg(hex_bytes(bytes));
    }
    if (each.special) lines << tr("Special token, added by the tokenizer");
    if (each.continuation) lines << tr("Continues the word of the previous token");
    if (is_written(index)) lines << tr("Generated by the model, or chosen among its candidates");
    if (each.unknown) lines << tr("The tokenizer has no piece for this text");
    if (document_.view().is_masked(index))
        lines << tr("Masked; Shift+click to unmask it");
    else if (document_.run().masks_words() && !each.special)
        lines << tr("Shift+click to mask it");
    return lines.join(QLatin1Char('\n'));
}

TokenChips::Range TokenChips::visible_chips() const {
    const int top = verticalScrollBar()->value();
    const int bottom = top + viewport()->height();
    const auto begin =
        std::ranges::partition_point(chips_, [&](const Chip& chip) { return chip.rectangle.bottom() < top; });
    const auto end =
        std::partition_point(begin, chips_.end(), [&](const Chip& chip) { return chip.rectangle.top() <= bottom; });
    return {static_cast<std::size_t>(begin - chips_.begin()), static_cast<std::size_t>(end - chips_.begin())};
}

TokenChips::Appearance TokenChips::appearance_of(std::size_t index) const {
    const auto number = static_cast<std::int32_t>(index);
    const Token& each = token(number);
    const Label& label = labels_[chips_[index].label];
    const TokenFocus& hover = document_.pointing().hover();
    Appearance chip;
    chip.rectangle = chips_[index].rectangle.translated(0, -verticalScrollBar()->value());
    chip.piece = label.piece;
    chip.id = label.id;
    chip.piece_fits = label.width < room_in(chip.rectangle);
    chip.special = each.special;
    chip.continuation = each.continuation;
    chip.written = is_written(number);
    chip.masked = document_.view().is_masked(number);
    chip.marked = marked_ && number >= marked_->first && number <= marked_->second;
    chip.found = std::binary_search(found_.begin(), found_.end(), number);
    chip.pointed = hover.query == number || hover.key == number;
    chip.selected = document_.pointing().selected_token() == number;
    chip.shade = shade(number);
    return chip;
}

int TokenChips::room_in(const QRect& chip) const {
    return chip.width() - look_.px(6);
}

QRect TokenChips::with_edge(const QRect& chip) const {
    const int edge = look_.px(2);
    return chip.isEmpty() ? chip : chip.adjusted(-edge, -edge, edge, edge);
}

void TokenChips::update_changed() {
    const Range visible = visible_chips();
    const std::size_t count = visible.end - visible.begin;
    if (count == 0 || painted_.empty() || visible.begin != first_painted_) return viewport()->update();
    for (std::size_t i = 0; i < std::max(count, painted_.size()); ++i) {
        const Appearance now = i < count ? appearance_of(visible.begin + i) : Appearance();
        const Appearance before = i < painted_.size() ? painted_[i] : Appearance();
        if (now == before) continue;
        viewport()->update(with_edge(before.rectangle));
        viewport()->update(with_edge(now.rectangle));
    }
}

void TokenChips::paintEvent(QPaintEvent* event) {
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    // Not where the window is painted into an image, which leaves what it shows as it is.
    QBackingStore* store = window()->backingStore();
    const bool in_window = store != nullptr && painter.paintEngine()->paintDevice() == store->paintDevice();
    const Range visible = visible_chips();
    const std::size_t count = visible.end - visible.begin;
    if (in_window) {
        if (visible.begin != first_painted_) painted_.clear();
        first_painted_ = visible.begin;
        painted_.resize(count);
    }
    if (chips_.empty()) {
        painter.setPen(look_.muted);
        painter.setFont(look_.font);
        const QString hint = document_.run().model() ? tr("The tokens that the model reads will appear here.")
                                                     : tr("Open a model to see the tokens that it reads.");
        painter.drawText(viewport()->rect(), Qt::AlignLeft | Qt::AlignVCenter, hint);
        return;
    }
    const QFont id_font = look_.sized(0.75);
    for (std::size_t i = 0; i < count; ++i) {
        const Appearance chip = appearance_of(visible.begin + i);
        const QRect place = with_edge(chip.rectangle).intersected(viewport()->rect());
        if (!event->region().intersects(place)) continue;
        paint_chip(painter, chip, id_font);
        if (!in_window || painted_[i] == chip) continue;
        painted_[i] = QRegion(place).subtracted(event->region()).isEmpty() ? chip : Appearance();
    }
}

void TokenChips::paint_chip(QPainter& painter, const Appearance& chip, const QFont& id_font) const {
    const QRect& rectangle = chip.rectangle;
    QRectF box = QRectF(rectangle).adjusted(0.75, 0.75, -0.75, -0.75);
    const double radius = chip.continuation ? 1.5 : look_.px(4);
    QColor fill = chip.special ? Qt::transparent : look_.chip;
    if (chip.shade > 0) fill = shaded(fill, look_.accent, chip.shade);
    if (chip.masked) fill = look_.primary;
    if (chip.marked || chip.found) {
        fill = chip.found ? look_.accent : look_.primary;
        fill.setAlpha(60);
    }
    QPen pen(Qt::NoPen);
    if (chip.special) pen = QPen(look_.border, 1.2, Qt::DashLine);
    if (chip.pointed) pen = QPen(look_.accent, 1.2);
    if (chip.selected) pen = QPen(look_.accent, 2.0);
    painter.setPen(pen);
    painter.setBrush(fill);
    painter.drawRoundedRect(box, radius, radius);
    if (chip.written) {
        painter.setPen(QPen(look_.primary, look_.px(2)));
        painter.drawLine(QPointF(box.left() + radius, box.bottom()), QPointF(box.right() - radius, box.bottom()));
    }

    const bool inverted = chip.masked && !chip.marked;
    const QFontMetrics piece_metrics(look_.font);
    const int id_height = QFontMetrics(id_font).height();
    painter.setFont(look_.font);
    painter.setPen(inverted ? look_.on_primary : chip.special ? look_.muted : look_.text);
    const int spare = rectangle.height() - piece_metrics.height() - id_height;
    const QRect upper(rectangle.left(), rectangle.top() + spare / 2, rectangle.width(), piece_metrics.height());
    painter.drawText(
        upper, Qt::AlignCenter,
        chip.piece_fits ? chip.piece : piece_metrics.elidedText(chip.piece, Qt::ElideRight, room_in(rectangle)));
    painter.setFont(id_font);
    constexpr float kDark = 0.2F;  // a shade on which secondary text does not stand out
    painter.setPen(inverted ? look_.on_primary : chip.shade > kDark ? look_.text : look_.muted);
    const QRect lower(rectangle.left(), upper.bottom() + 1, rectangle.width(), id_height);
    painter.drawText(lower, Qt::AlignCenter, chip.masked ? tr("masked") : chip.id);
}

void TokenChips::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    place();
}

void TokenChips::scrollContentsBy(int /*dx*/, int /*dy*/) {
    viewport()->update();
}

void TokenChips::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !is_analyzed()) return;
    pressed_ = token_at(event->position().toPoint());
    dragged_ = false;
}

void TokenChips::mouseMoveEvent(QMouseEvent* event) {
    if (!is_analyzed()) return;
    const auto index = token_at(event->position().toPoint());
    document_.pointing().set_hover({index, std::nullopt});
    if (!pressed_ || !index || !(event->buttons() & Qt::LeftButton)) return;
    if (*index == *pressed_ && !dragged_) return;
    dragged_ = true;
    emit range_dragged(std::min(*pressed_, *index), std::max(*pressed_, *index));
}

void TokenChips::mouseReleaseEvent(QMouseEvent* event) {
    const auto index = token_at(event->position().toPoint());
    if (event->button() == Qt::LeftButton && pressed_ && index == pressed_ && !dragged_) {
        document_.pointing().select_token(index);
        emit range_dragged(*index, *index);
        if (event->modifiers() == Qt::ShiftModifier) document_.view().toggle_mask(*index);
    }
    pressed_.reset();
}

std::optional<ThingAt> TokenChips::take_thing(const std::optional<QPoint>& point) {
    const auto token = point ? token_at(*point) : document_.pointing().selected_token();
    if (!token || *token >= static_cast<std::int32_t>(chips_.size())) return std::nullopt;
    if (token != document_.pointing().selected_token()) document_.pointing().select_token(token);
    const QPoint where = point ? *point : chip_rectangle(*token).center();
    return ThingAt{MenuThing::Token, description(*token).section(QLatin1Char('\n'), 0, 0),
                   viewport()->mapToGlobal(where)};
}

void TokenChips::keyPressEvent(QKeyEvent* event) {
    const auto count = static_cast<std::int32_t>(chips_.size());
    const std::int32_t now = document_.pointing().selected_token().value_or(-1);
    if (count == 0 || !is_analyzed()) return QAbstractScrollArea::keyPressEvent(event);
    switch (event->key()) {
        case Qt::Key_Left:
            return document_.pointing().select_token(std::max(now - 1, 0));
        case Qt::Key_Right:
            return document_.pointing().select_token(std::min(now + 1, count - 1));
        case Qt::Key_Home:
            return document_.pointing().select_token(0);
        case Qt::Key_End:
            return document_.pointing().select_token(count - 1);
        case Qt::Key_Space:
        case Qt::Key_Return:
            if (now >= 0) document_.view().toggle_mask(now);
            return;
        default:
            QAbstractScrollArea::keyPressEvent(event);
    }
}

bool TokenChips::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave) document_.pointing().set_hover({});
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const auto index = token_at(help->pos()))
            QToolTip::showText(help->globalPos(), plain_tool_tip(description(*index)), viewport(),
                               chip_rectangle(*index));
        else
            QToolTip::hideText();
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

}  // namespace headlight
