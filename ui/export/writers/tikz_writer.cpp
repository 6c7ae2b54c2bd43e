#include "export/writers/tikz_writer.h"

#include "core/error.h"
#include "export/writers/decimal.h"
#include "export/writers/latex_text.h"
#include "export/writers/paint.h"
#include "export/writers/pgfplots_axis.h"

#include <QBuffer>
#include <QSet>

#include <algorithm>

namespace headlight {
namespace {

constexpr double kLargestPage = 16'000;
/// How far a cell reaches under its neighbors that are painted later, so that viewers show no gap between them.
constexpr double kOverlap = 0.4;

/// A hundredth of a point cannot be seen on paper.
QString tikz_number(double value) {
    return short_decimal(value, 2);
}

QString tikz_point(const QPointF& place) {
    return '(' + tikz_number(place.x()) + ',' + tikz_number(place.y()) + ')';
}

bool is_page(const Item& item, const QSizeF& size) {
    const auto* rectangle = std::get_if<RectangleItem>(&item);
    return rectangle != nullptr && rectangle->role == Role::Background && rectangle->rectangle.size() == size;
}

QString path_data(const QPainterPath& path) {
    QString data;
    QPointF start;
    const auto close_if_whole = [&](int last) {
        if (last > 0 && QPointF(path.elementAt(last)) == start) data += " -- cycle";
    };
    for (int index = 0; index < path.elementCount(); ++index) {
        const QPainterPath::Element element = path.elementAt(index);
        switch (element.type) {
            case QPainterPath::MoveToElement:
                close_if_whole(index - 1);
                start = element;
                data += (index > 0 ? " " : "") + tikz_point(element);
                break;
            case QPainterPath::LineToElement:
                data += " -- " + tikz_point(element);
                break;
            case QPainterPath::CurveToElement:
                data += " .. controls " + tikz_point(element) + " and " + tikz_point(path.elementAt(index + 1)) +
                        " .. " + tikz_point(path.elementAt(index + 2));
                index += 2;
                break;
            case QPainterPath::CurveToDataElement:
                break;
        }
    }
    close_if_whole(path.elementCount() - 1);
    return data;
}

/// Returns whether the bitmaps of the list are few enough pixels to be drawn as rectangles.
bool draws_images(const DisplayList& list) {
    qint64 pixels = 0;
    for (const Item& item : list.items) {
        if (const auto* image = std::get_if<ImageItem>(&item)) {
            if (image->smooth) return false;
            pixels += qint64{image->image.width()} * image->image.height();
        }
    }
    return pixels <= kMostTikzPixels;
}

class TikzDocument {
  public:
    TikzDocument(const DisplayList& list, const QString& stem)
        : list_(list), stem_(stem), draws_images_(draws_images(list)) {}

    TikzPicture write(const Metadata& metadata) {
        auto chart = list_.charts.begin();
        for (std::size_t index = 0; index < list_.items.size(); ++index) {
            if (chart != list_.charts.end() && index == chart->first) {
                body_ += pgfplots_axis(*chart, [this](const QColor& each) { return color(each); });
                index += std::max<std::size_t>(chart->count, 1) - 1;  // they are what the axes draw
                ++chart;
                continue;
            }
            const Item& item = list_.items[index];
            if (!is_page(item, list_.size) || std::get<RectangleItem>(item).fill != Qt::white)
                std::visit([&](const auto& drawn) { add(drawn); }, item);
        }
        const QString tex = head(metadata) + begin() + definitions_ + body_ + "\\end{tikzpicture}%\n" + end();
        return {tex.toUtf8(), std::move(images_)};
    }

  private:
    [[nodiscard]] QString head(const Metadata& metadata) const {
        QString text = QStringLiteral(
            "% A figure by Headlight. In a document with %1: \\input this file. On its own: compile it.\n"
            "% pdfLaTeX, XeLaTeX and LuaLaTeX of 2020 or later; letters beyond the Latin script need one of the latter "
            "two and a\n% font that has them, otherwise a box is drawn instead. With babel's French also "
            "\\usetikzlibrary{babel}.\n");
        text.replace("%1", list_.charts.empty() ? "\\usepackage{tikz}"
                                                : "\\usepackage{pgfplots} \\pgfplotsset{compat=1.16} (or later)");
        if (!images_.empty()) {
            text +=
                QString("% Needs %1 beside it: bitmaps, because it is more than %2 cells (see also \\graphicspath).\n")
                    .arg(images_.size() == 1
                             ? tikz_image_name(stem_, 1)
                             : tikz_image_name(stem_, 1) + " to " + tikz_image_name(stem_, images_.size()))
                    .arg(kMostTikzPixels);
        }
        for (const auto& [keyword, value] : metadata) {
            if (!value.isEmpty()) text += "% " + keyword + ": " + latex_comment(value) + '\n';
        }
        return text;
    }

    /// In a document \documentclass has done its work and is an error message by now.
    [[nodiscard]] QString begin() const {
        const QString width = tikz_number(list_.size.width());
        const QString height = tikz_number(list_.size.height());
        return QStringLiteral(
                   "\\expandafter\\ifx\\csname @twoclasseserror\\endcsname\\documentclass\\let\\HeadlightEnd\\relax\n"
                   "\\else\n"
                   "  \\documentclass{article}\n"
                   "  \\usepackage{tikz}%3\n"
                   "  \\usepackage[paperwidth=%1bp,paperheight=%2bp,margin=0bp]{geometry}\n"
                   "  \\ifdefined\\Umathcode\\usepackage{fontspec}\\IfFontExistsTF{DejaVu Sans}{\\setmainfont{DejaVu "
                   "Sans}}{}\\fi\n"
                   "  \\pagestyle{empty}\\setlength\\parindent{0pt}\\setlength\\topskip{0pt}\n"
                   "  \\def\\HeadlightEnd{\\end{document}}\n"
                   "  \\begin{document}%\n"
                   "\\fi\n")
                   .arg(width, height,
                        list_.charts.empty() ? QString() : "\\usepackage{pgfplots}\\pgfplotsset{compat=1.16}") +
               latex_text_macros() +
               QStringLiteral(
                   "\\def\\HeadlightCell#1#2#3#4#5{\\pgfsetfillcolor{#1}"
                   "\\pgfpathrectangle{\\pgfqpointxy{#2}{#3}}{\\pgfqpointxy{#4}{#5}}\\pgfusepathqfill}\n"
                   "\\begin{tikzpicture}[x=1bp,y=-1bp,every node/.style={inner sep=0pt,outer sep=0pt},line cap=butt]\n"
                   "\\path[use as bounding box] (0,0) rectangle (%1,%2);\n")
                   .arg(width, height);
    }

    [[nodiscard]] static QString end() { return QStringLiteral("\\HeadlightEnd\n"); }

    /// The name of a color, which is defined at its first use.
    QString color(const QColor& color) {
        const QString hex = color.name(QColor::HexRgb).mid(1).toUpper();
        const QString name = "HL" + hex;
        if (!colors_.contains(name)) {
            colors_.insert(name);
            definitions_ += "\\definecolor{" + name + "}{HTML}{" + hex + "}\n";
        }
        return name;
    }

    /// The name of a type size.
    QString size(const QFont& font) {
        const double points = font.pointSizeF();
        const bool bold = font.weight() >= QFont::DemiBold;
        const QString name = QString(bold ? "bold" : "size") + tikz_number(points).replace('.', '-');
        if (!sizes_.contains(name)) {
            sizes_.insert(name);
            definitions_ += "\\tikzset{" + name + "/.style={font=\\fontsize{" + tikz_number(points) + "}{" +
                            tikz_number(points * 1.2) + "}\\selectfont" + (bold ? "\\bfseries" : "") + "}}\n";
        }
        return name;
    }

    static QString opacity(const char* name, const QColor& color) {
        return color.alpha() == 255 ? QString() : QString(",%1=%2").arg(name, tikz_number(color.alphaF()));
    }

    void cell(const QColor& fill, const QRectF& place) {
        body_ += "\\HeadlightCell{" + color(fill) + "}{" + tikz_number(place.x()) + "}{" + tikz_number(place.y()) +
                 "}{" + tikz_number(place.width()) + "}{" + tikz_number(place.height()) + "}\n";
    }

    void add(const RectangleItem& item) {
        if (item.fill.alpha() == 0 || item.rectangle.isEmpty()) return;
        if (item.fill.alpha() == 255) return cell(item.fill, item.rectangle);
        body_ += "\\fill[" + color(item.fill) + opacity("fill opacity", item.fill) + "] " +
                 tikz_point(item.rectangle.topLeft()) + " rectangle " + tikz_point(item.rectangle.bottomRight()) +
                 ";\n";
    }

    void add(const PathItem& item) {
        QStringList options;
        if (item.fill.alpha() > 0) options << "fill=" + color(item.fill) + opacity("fill opacity", item.fill);
        if (item.pen.style() != Qt::NoPen && item.pen.color().alpha() > 0) {
            options << "draw=" + color(item.pen.color()) + opacity("draw opacity", item.pen.color());
            // A pen of no width is the thinnest that the device has.
            options << "line width=" + tikz_number(item.pen.widthF() > 0 ? item.pen.widthF() : 0.25) + "bp";
            if (item.pen.capStyle() == Qt::RoundCap) options << "line cap=round";
            if (item.pen.joinStyle() == Qt::RoundJoin) options << "line join=round";
        }
        if (options.isEmpty() || item.path.isEmpty()) return;
        if (item.path.fillRule() == Qt::OddEvenFill && item.fill.alpha() > 0) options << "even odd rule";
        body_ += "\\path[" + options.join(',') + "] " + path_data(item.path) + ";\n";
    }

    void add(const TextItem& item) {
        const bool from_left = item.align == TextItem::Align::Left;
        const char* anchor = from_left ? "base west" : item.align == TextItem::Align::Right ? "base east" : "base";
        QString options = size(item.font) + ",text=" + color(item.color) + ",anchor=" + anchor;
        options += opacity("text opacity", item.color);
        if (item.angle != 0) options += ",rotate=" + tikz_number(item.angle);
        body_ += "\\node[" + options + "] at " + tikz_point(item.anchor) + " {" + latex_text(item.text) + "};\n";
    }

    void add(const ImageItem& item) {
        if (item.image.isNull() || item.rectangle.isEmpty()) return;
        const auto& [pixels, target] = visible_part(item);
        const bool cut = target != item.rectangle;
        if (cut) {
            body_ += "\\begin{scope}\\clip " + tikz_point(item.rectangle.topLeft()) + " rectangle " +
                     tikz_point(item.rectangle.bottomRight()) + ";\n";
        }
        const QImage shown = item.image.copy(pixels);
        draws_images_ ? draw(shown, target) : include(shown, target, item.smooth);
        if (cut) body_ += "\\end{scope}\n";
    }

    /// Neighbors of one color in a row become one rectangle.
    void draw(const QImage& image, const QRectF& target) {
        const double across = target.width() / image.width();
        const double down = target.height() / image.height();
        for (int row = 0; row < image.height(); ++row) {
            const double bottom = std::min(target.top() + (row + 1) * down + kOverlap, target.bottom());
            for (int column = 0, next = 0; column < image.width(); column = next) {
                const QRgb pixel = image.pixel(column, row);
                while (next < image.width() && image.pixel(next, row) == pixel) ++next;
                const double right = std::min(target.left() + next * across + kOverlap, target.right());
                cell(QColor(pixel),
                     {QPointF(target.left() + column * across, target.top() + row * down), QPointF(right, bottom)});
            }
        }
    }

    void include(const QImage& image, const QRectF& target, bool smooth) {
        QByteArray png;
        QBuffer buffer(&png);
        buffer.open(QIODevice::WriteOnly);
        (smooth ? image : enlarged_for_page(image)).save(&buffer, "png");
        images_.push_back(png);
        body_ += "\\node[anchor=north west] at " + tikz_point(target.topLeft()) +
                 " {\\includegraphics[width=" + tikz_number(target.width()) +
                 "bp,height=" + tikz_number(target.height()) + "bp]{" + tikz_image_name(stem_, images_.size()) +
                 "}};\n";
    }

    const DisplayList& list_;
    QString stem_;
    bool draws_images_;
    QSet<QString> colors_;
    QSet<QString> sizes_;
    QString definitions_;
    QString body_;
    std::vector<QByteArray> images_;
};

}  // namespace

QString tikz_image_name(const QString& stem, std::size_t number) {
    QString name = stem;
    for (QChar& unit : name) {
        const bool plain = unit.unicode() < 0x80 && (unit.isLetterOrNumber() || unit == '-' || unit == '_');
        if (!plain) unit = '-';
    }
    return QString("%1-%2.png").arg(name).arg(number);
}

TikzPicture tikz_picture(const DisplayList& list, const Metadata& metadata, const QString& stem) {
    if (list.size.width() > kLargestPage || list.size.height() > kLargestPage)
        throw Error(ErrorKind::Input,
                    Sentence("The figure is larger than TeX can count; choose a page size, or write .pdf or .svg."));
    return TikzDocument(list, stem).write(metadata);
}

}  // namespace headlight
