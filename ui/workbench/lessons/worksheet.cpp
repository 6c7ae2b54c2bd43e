#include "workbench/lessons/worksheet.h"

#include "core/error.h"
#include "core/version.h"
#include "export/writers/pdf_writer.h"
#include "workbench/lessons/exercise_view.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>

#include <functional>

namespace headlight {

namespace {

constexpr int kResolution = 300;         // dots per inch
constexpr double kMargin = 20.0 / 25.4;  // inches
constexpr double kFooter = 0.35;         // inches
constexpr double kTextPoints = 11;
constexpr double kFooterPoints = 8;
constexpr int kAnswerLines = 2;

struct Worksheet {
    Q_DECLARE_TR_FUNCTIONS(Worksheet)
};

QString footer_of(const Lesson& lesson, const WorksheetOptions& options, int page, int pages) {
    return (options.solutions ? Worksheet::tr("%1 · sheet %2 with solutions · page %3 of %4 · Headlight %5")
                              : Worksheet::tr("%1 · sheet %2 · page %3 of %4 · Headlight %5"))
        .arg(lesson.title)
        .arg(options.seed)
        .arg(page)
        .arg(pages)
        .arg(QString::fromStdString(std::string(version())));
}

QString room_for_answer(const PosedExercise& exercise) {
    const int lines = exercise.kind == AnswerKind::Text ? 2 * kAnswerLines : kAnswerLines;
    QString room;
    for (int line = 0; line < lines; ++line)
        room += QStringLiteral("<p style='margin-top:14px; margin-bottom:0; color:#888'>%1</p>").arg(QString(86, u'_'));
    return room;
}

/// What the person needs on paper of what the window would show.
QString setting_of(const LessonScene& scene, AnswerKind kind) {
    if ((kind != AnswerKind::Token && kind != AnswerKind::Head) || !scene.model || !scene.text) return {};
    return QStringLiteral("%1: “%2”").arg(QString::fromStdString(scene.model->filename().string()), *scene.text);
}

QString html_of(const WorksheetExercise& shown, std::size_t number, bool solutions) {
    const PosedExercise& exercise = shown.posed;
    QString html = QStringLiteral("<p style='margin-top:18px'><b>%1.</b> %2</p>")
                       .arg(number)
                       .arg(lesson_rich_text(exercise.question));
    if (!shown.setting.isEmpty())
        html += QStringLiteral("<p style='margin-left:16px; margin-top:2px'>%1</p>").arg(shown.setting.toHtmlEscaped());
    for (const QString& choice : exercise.choices)
        html += QStringLiteral("<p style='margin-left:16px; margin-top:2px; margin-bottom:2px'>☐ %1</p>")
                    .arg(lesson_rich_text(choice));
    if (solutions) return html + QStringLiteral("<p style='margin-left:16px'>%1</p>").arg(solution_text(exercise));
    return exercise.choices.isEmpty() ? html + room_for_answer(exercise) : html;
}

QString html_of(const Lesson& lesson, const WorksheetOptions& options) {
    QString html = QStringLiteral("<h2>%1</h2>").arg(lesson_rich_text(lesson.title));
    if (!options.solutions) html += QStringLiteral("<p>%1</p>").arg(Worksheet::tr("Name: %1").arg(QString(40, u'_')));
    std::size_t number = 0;
    for (const WorksheetExercise& exercise : worksheet_exercises(lesson, options.seed))
        html += html_of(exercise, ++number, options.solutions);
    return html;
}

/// Paints the pages of a document that was laid out in pages of `size` dots.
void paint_pages(QPdfWriter& writer, const QTextDocument& document, const QSizeF& size,
                 const std::function<QString(int page, int pages)>& footer) {
    QPainter painter;
    if (!painter.begin(&writer))
        throw Error(ErrorKind::Memory,
                    Sentence("The worksheet could not be written as PDF: its page could not be begun."));
    const int pages = document.pageCount();
    for (int page = 0; page < pages; ++page) {
        if (page > 0) writer.newPage();
        painter.save();
        painter.translate(0, -page * size.height());
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = QRectF(0, page * size.height(), size.width(), size.height());
        painter.setClipRect(context.clip);
        document.documentLayout()->draw(&painter, context);
        painter.restore();
        QFont small = document.defaultFont();
        small.setPointSizeF(kFooterPoints);
        painter.setFont(small);
        painter.drawText(QRectF(0, size.height(), size.width(), kFooter * kResolution),
                         Qt::AlignRight | Qt::AlignBottom, footer(page + 1, pages));
    }
}

}  // namespace

std::vector<WorksheetExercise> worksheet_exercises(const Lesson& lesson, std::uint32_t seed) {
    std::vector<WorksheetExercise> all;
    for (const LessonStep& step : lesson.steps)
        for (const Exercise& exercise : step.exercises)
            all.push_back({pose(exercise, seed, all.size()), setting_of(step.scene, exercise.kind)});
    return all;
}

QStringList worksheet_lines(const Lesson& lesson, const WorksheetOptions& options) {
    QStringList lines;
    int number = 0;
    for (const auto& [exercise, setting] : worksheet_exercises(lesson, options.seed)) {
        if (++number > 1) lines << QString();
        lines << QStringLiteral("%1. %2").arg(number).arg(exercise.question);
        if (!setting.isEmpty()) lines << QStringLiteral("   %1").arg(setting);
        for (const QString& choice : exercise.choices) lines << QStringLiteral("   - %1").arg(choice);
        if (options.solutions) lines << QStringLiteral("   = %1").arg(exercise.answer);
        if (options.solutions && !exercise.solution.isEmpty()) lines << QStringLiteral("   %1").arg(exercise.solution);
    }
    return lines;
}

QByteArray worksheet_pdf(const Lesson& lesson, const WorksheetOptions& options) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(kResolution);
        writer.setTitle(lesson.title);
        writer.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait,
                                         QMarginsF(kMargin, kMargin, kMargin, kMargin), QPageLayout::Inch));
        QTextDocument document;
        document.documentLayout()->setPaintDevice(&writer);
        document.setDocumentMargin(0);
        QFont font(QStringLiteral("DejaVu Sans"));
        font.setPointSizeF(kTextPoints);
        document.setDefaultFont(font);
        const QSizeF size(writer.width(), writer.height() - kFooter * kResolution);
        document.setPageSize(size);
        document.setHtml(html_of(lesson, options));
        paint_pages(writer, document, size,
                    [&](int page, int pages) { return footer_of(lesson, options, page, pages); });
    }
    remove_creation_date(bytes);
    return bytes;
}

}  // namespace headlight
