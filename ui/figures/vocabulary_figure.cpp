#include "figures/vocabulary_figure.h"

#include "core/text/english.h"
#include "figures/drawing/text.h"
#include "figures/drawn_figure.h"
#include "language/sentences.h"
#include "language/wording.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

namespace headlight {

namespace {

using Align = TextItem::Align;

// Lengths in em.
constexpr double kRow = 1.6;
constexpr double kHead = 4.4;  // from the top of a part to its first row
constexpr double kSmall = 0.85;
constexpr double kBold = 1.15;  // bold type is wider than the type that is measured
constexpr double kGap = 2;
constexpr double kWords = 25;       // width of the part with the words
constexpr double kCandidates = 30;  // of the part with pairs or pieces
constexpr double kNarrow = 32;
constexpr double kChart = 13;  // height of the part with the chart
constexpr double kPlot = 8;    // of its axes
constexpr std::size_t kMostRows = 12;
constexpr std::size_t kMostNarrowWords = 8;  // so that the pairs below are seen, too

/// What the rules do.
struct RuleTexts {
    const char* candidates;  ///< title of what comes next
    const char* order;       ///< how it is chosen
};

RuleTexts texts_of(VocabularyRule rule) {
    switch (rule) {
        case VocabularyRule::Bpe:
        case VocabularyRule::WordPiece:
            return {QT_TRANSLATE_NOOP("Figure", "Pairs of neighbors"),
                    QT_TRANSLATE_NOOP("Figure", "the most frequent is merged next")};
        case VocabularyRule::Unigram:
            break;
    }
    return {QT_TRANSLATE_NOOP("Figure", "Pieces and their loss"),
            QT_TRANSLATE_NOOP("Figure", "what the text needs least is dropped")};
}

QString piece_text(const std::string& piece) {
    return isolated(visible_label(piece));
}

QString small_number(double value) {
    if (value == 0) return QStringLiteral("0");
    return number_text(value, std::abs(value) < 1e-3 ? 'e' : 'f', std::abs(value) < 1e-3 ? 1 : 4);
}

/// The parts of the figure one after the other.
class VocabularyDrawing {
  public:
    VocabularyDrawing(Sketch& sketch, const LearnedVocabulary& of, bool narrow)
        : sketch_(sketch), of_(of), narrow_(narrow) {}

    void draw() {
        draw_words({0, 0}, narrow_ ? kNarrow : kWords);
        const double words = part_height(of_.words.size(), most_words(narrow_));
        draw_candidates(narrow_ ? QPointF(0, words) : QPointF(kWords + kGap, 0), narrow_ ? kNarrow : kCandidates);
        const QSizeF size = size_of_drawing(of_, narrow_);
        draw_chart({0, size.height() - kChart}, size.width());
    }

    static QSizeF size_of_drawing(const LearnedVocabulary& of, bool narrow) {
        const double words = part_height(of.words.size(), most_words(narrow));
        const double candidates = part_height(candidate_count(of), kMostRows);
        if (narrow) return {kNarrow, words + candidates + kChart};
        return {kWords + kGap + kCandidates, std::max(words, candidates) + kChart};
    }

  private:
    static std::size_t candidate_count(const LearnedVocabulary& of) {
        return of.rule == VocabularyRule::Unigram ? of.unigrams.size() : of.pairs.size();
    }
    static std::size_t most_words(bool narrow) { return narrow ? kMostNarrowWords : kMostRows; }
    static double part_height(std::size_t rows, std::size_t most) {
        const auto drawn = static_cast<double>(std::min(rows, most));
        return kHead + kRow * (drawn + (rows > most ? 1 : 0)) + 1.2;
    }
    static double row_middle(double top, std::size_t row) {
        return top + kHead + kRow * (static_cast<double>(row) + 0.5);
    }

    void fitted(const QPointF& place, const QString& text, double room, double size, bool faint = false,
                Align align = Align::Left, QFont::Weight weight = QFont::Normal) {
        const double fits = std::min(size, size * room / std::max(0.1, sketch_.width_of(text, size) * kBold));
        sketch_.text(place, text, align, fits, faint, weight);
    }
    void title(const QPointF& corner, const QString& text, const QString& below, double room) {
        fitted(corner + QPointF(0, 0.6), text, room, 1.05, false, Align::Left, QFont::DemiBold);
        fitted(corner + QPointF(0, 2.1), below, room, kSmall, true);
    }
    /// `and_more`: "and %1 more words".
    void rest(const QPointF& corner, std::size_t all, std::size_t most, const QString& and_more) {
        if (all <= most) return;
        sketch_.text({corner.x(), row_middle(corner.y(), most)}, and_more.arg(all - most), Align::Left, kSmall, true);
    }

    void draw_words(const QPointF& corner, double width) {
        const VocabularyPoint& point = of_.points[static_cast<std::size_t>(of_.step)];
        title(corner, wording("Words of the text in pieces"),
              wording("%1 tokens, %2 different pieces").arg(point.tokens).arg(point.used), width);
        for (std::size_t row = 0; row < std::min(of_.words.size(), most_words(narrow_)); ++row)
            draw_word(of_.words[row], {corner.x(), row_middle(corner.y(), row)}, width);
        rest(corner, of_.words.size(), most_words(narrow_), wording("and %1 more words"));
    }

    void draw_word(const DividedWord& word, const QPointF& left, double width) {
        constexpr double kCount = 2.8;
        constexpr double kPadding = 0.35;
        constexpr double kBetween = 0.25;
        sketch_.text(left + QPointF(kCount - 0.6, 0), QStringLiteral("%1 ×").arg(word.count), Align::Right, kSmall,
                     true);
        double wanted = 0;
        for (const std::string& piece : word.pieces)
            wanted += sketch_.width_of(piece_text(piece)) + 2 * kPadding + kBetween;
        const double scale = std::min(1.0, (width - kCount) / wanted);
        double x = left.x() + kCount;
        for (const std::string& piece : word.pieces) {
            const QString text = piece_text(piece);
            const double box = scale * (sketch_.width_of(text) + 2 * kPadding);
            sketch_.box({x, left.y() - 0.6, box, 1.2}, 0.35);
            sketch_.text({x + box / 2, left.y()}, text, Align::Center, 0.92 * scale);
            x += box + scale * kBetween;
        }
    }

    void draw_candidates(const QPointF& corner, double width) {
        const RuleTexts texts = texts_of(of_.rule);
        title(corner, wording(texts.candidates), wording(texts.order), width);
        const bool unigram = of_.rule == VocabularyRule::Unigram;
        if (candidate_count(of_) == 0)
            sketch_.text({corner.x(), row_middle(corner.y(), 0)}, wording("each word is one piece"), Align::Left, 1,
                         true);
        for (std::size_t row = 0; row < std::min(candidate_count(of_), kMostRows); ++row) {
            const QPointF left(corner.x(), row_middle(corner.y(), row));
            unigram ? draw_unigram(of_.unigrams[row], left, width) : draw_pair(of_.pairs[row], left, width);
        }
        const bool goes_on = of_.step < of_.last_step();
        if (goes_on && (!unigram || drops_next()))
            sketch_.box({corner.x() - 0.3, row_middle(corner.y(), 0) - 0.75, width + 0.6, 1.5}, 0, true);
        rest(corner, candidate_count(of_), kMostRows,
             unigram ? wording("and %1 more pieces") : wording("and %1 more pairs"));
    }

    [[nodiscard]] bool drops_next() const {
        return of_.points[static_cast<std::size_t>(of_.step) + 1].made.english().starts_with("drop");
    }

    void draw_pair(const PairCandidate& pair, const QPointF& left, double width) {
        constexpr double kNames = 11;
        constexpr double kNumber = 3;
        const double score = of_.rule == VocabularyRule::WordPiece ? 6.5 : 0;
        fitted(left, piece_text(pair.left) + QStringLiteral(" + ") + piece_text(pair.right), kNames - 0.5, 1);
        const double bar = width - kNames - kNumber - score;
        const auto most = static_cast<double>(of_.pairs.front().count);
        draw_bar({left.x() + kNames, left.y() - 0.45, bar, 0.9}, static_cast<double>(pair.count) / most);
        sketch_.text({left.x() + kNames + bar + kNumber, left.y()}, QString::number(pair.count), Align::Right);
        if (score > 0) sketch_.text({left.x() + width, left.y()}, small_number(pair.score), Align::Right, kSmall, true);
        if (score > 0 && &pair == of_.pairs.data())
            sketch_.text({left.x() + width, left.y() - 1.4}, QStringLiteral("n(ab) / n(a) n(b)"), Align::Right, kSmall,
                         true);
    }

    void draw_unigram(const UnigramPiece& piece, const QPointF& left, double width) {
        constexpr double kName = 6.5;
        constexpr double kProbability = 5;
        constexpr double kLoss = 5.5;
        fitted(left, piece_text(piece.piece), kName - 0.3, 1);
        sketch_.text({left.x() + kName + kProbability - 0.4, left.y()}, small_number(std::exp(piece.log_probability)),
                     Align::Right, 0.92);
        const double right = left.x() + kName + kProbability + kLoss;
        sketch_.text({right - 0.4, left.y()}, piece.loss ? small_number(*piece.loss) : wording("stays"), Align::Right,
                     0.92, !piece.loss);
        QStringList parts;
        for (const std::string& part : piece.instead) parts << piece_text(part);
        if (!parts.isEmpty())
            fitted({right + 0.6, left.y()}, parts.join(QStringLiteral(" + ")), left.x() + width - right - 0.6, 0.92,
                   true);
        if (&piece != of_.unigrams.data()) return;
        const double head = left.y() - 1.4;
        sketch_.text({left.x() + kName + kProbability - 0.4, head}, QStringLiteral("p"), Align::Right, kSmall, true);
        sketch_.text({right - 0.4, head}, wording("loss"), Align::Right, kSmall, true);
        sketch_.text({right + 0.6, head}, wording("in its place"), Align::Left, kSmall, true);
    }

    void draw_bar(const QRectF& place, double share) {
        sketch_.cell(place, sketch_.style().map.at(0.06), Role::Background);
        sketch_.cell({place.left(), place.top(), place.width() * share, place.height()}, sketch_.style().theme.primary);
    }

    void draw_chart(const QPointF& corner, double width) {
        constexpr double kNumbers = 4;
        constexpr double kNames = 9;
        title(corner, wording("Against the steps"), step_sentence(), width);
        const QRectF plot(corner.x() + kNumbers, corner.y() + kHead, width - kNumbers - kNames, kPlot);
        std::int64_t most = 1;
        for (const VocabularyPoint& point : of_.points) most = std::max({most, point.vocabulary, point.tokens});
        frame(plot);
        sketch_.text({plot.left() - 0.4, plot.top()}, QString::number(most), Align::Right, kSmall, true);
        sketch_.text({plot.left() - 0.4, plot.bottom()}, QStringLiteral("0"), Align::Right, kSmall, true);
        sketch_.text({plot.left(), plot.bottom() + 0.9}, QStringLiteral("0"), Align::Center, kSmall, true);
        sketch_.text({plot.right(), plot.bottom() + 0.9}, QString::number(of_.last_step()), Align::Center, kSmall,
                     true);
        const double now = plot.left() + plot.width() * share_of(of_.step);
        QPainterPath mark({now, plot.top()});
        mark.lineTo(now, plot.bottom());
        sketch_.path(mark, sketch_.style().theme.accent, 0.14);
        draw_lines(plot, static_cast<double>(most));
    }

    [[nodiscard]] double share_of(std::int64_t step) const {
        return static_cast<double>(step) / static_cast<double>(std::max<std::int64_t>(1, of_.last_step()));
    }

    void draw_lines(const QRectF& plot, double most) {
        struct Line {
            const char* name;
            std::int64_t VocabularyPoint::*value;
        };
        static constexpr std::array kLines{
            Line{QT_TRANSLATE_NOOP("Figure", "tokens of the text"), &VocabularyPoint::tokens},
            Line{QT_TRANSLATE_NOOP("Figure", "vocabulary"), &VocabularyPoint::vocabulary},
            Line{QT_TRANSLATE_NOOP("Figure", "pieces in use"), &VocabularyPoint::used}};
        std::vector<double> ends;
        for (const Line& line : kLines) {
            const auto height = [&](std::size_t step) {
                return plot.bottom() - plot.height() * static_cast<double>(of_.points[step].*line.value) / most;
            };
            QPainterPath way({plot.left(), height(0)});
            for (std::size_t step = 1; step < of_.points.size(); ++step)
                way.lineTo(plot.left() + plot.width() * share_of(static_cast<std::int64_t>(step)), height(step));
            sketch_.path(way, sketch_.line_color(static_cast<int>(ends.size()), static_cast<int>(kLines.size())), 0.18);
            ends.push_back(height(of_.points.size() - 1));
        }
        std::array<std::size_t, kLines.size()> order{0, 1, 2};
        std::ranges::stable_sort(order, {}, [&](std::size_t line) { return ends[line]; });
        double free = plot.top() - 1;
        for (const std::size_t line : order) {
            const double y = std::max(ends[line], free);
            free = y + 1.3;
            const QColor color = sketch_.line_color(static_cast<int>(line), static_cast<int>(kLines.size()));
            sketch_.cell({plot.right() + 0.3, y - 0.35, 0.7, 0.7}, color);
            sketch_.text({plot.right() + 1.3, y}, wording(kLines[line].name), Align::Left, kSmall);
        }
    }

    /// What the last step did.
    [[nodiscard]] QString step_sentence() const {
        const std::string made = text_of(of_.points[static_cast<std::size_t>(of_.step)].made).toStdString();
        const auto size = of_.points[static_cast<std::size_t>(of_.step)].vocabulary;
        const QString done = made.empty() ? wording("before the first step") : piece_text(made);
        return wording("step %1 of %2: %3; %4 pieces are known").arg(of_.step).arg(of_.last_step()).arg(done).arg(size);
    }

    void frame(const QRectF& place) {
        QPainterPath border;
        border.addRect(place);
        sketch_.path(border, sketch_.style().theme.line, 0.06);
    }

    Sketch& sketch_;
    const LearnedVocabulary& of_;
    bool narrow_;
};

std::shared_ptr<const Figure> drawn_vocabulary(std::shared_ptr<const LearnedVocabulary> vocabulary,
                                               const FigureStyle& style, bool narrow) {
    QStringList notes{text_of(vocabulary_title(*vocabulary))};
    if (!style.note.isEmpty()) notes << style.note;
    const QSizeF size = VocabularyDrawing::size_of_drawing(*vocabulary, narrow);
    const auto draw = [vocabulary = std::move(vocabulary), narrow](Sketch& sketch) {
        VocabularyDrawing(sketch, *vocabulary, narrow).draw();
    };
    return std::make_shared<DrawnFigure>(draw, size, notes, style);
}

}  // namespace

Sentence vocabulary_title(const LearnedVocabulary& vocabulary) {
    const std::int64_t step = vocabulary.step;
    const std::int64_t last = vocabulary.last_step();
    switch (vocabulary.rule) {
        case VocabularyRule::Bpe:
            return Sentence("Byte-pair encoding, step %1 of %2", step, last);
        case VocabularyRule::WordPiece:
            return Sentence("WordPiece, step %1 of %2", step, last);
        case VocabularyRule::Unigram:
            break;
    }
    return Sentence("Unigram, step %1 of %2", step, last);
}

std::shared_ptr<const Figure> vocabulary_figure(std::shared_ptr<const LearnedVocabulary> vocabulary,
                                                const FigureStyle& style) {
    return drawn_vocabulary(std::move(vocabulary), style, false);
}

std::shared_ptr<const Figure> narrow_vocabulary_figure(std::shared_ptr<const LearnedVocabulary> vocabulary,
                                                       const FigureStyle& style) {
    return drawn_vocabulary(std::move(vocabulary), style, true);
}

}  // namespace headlight
