#include "export/writers/svg_writer.h"

#include "export/writers/decimal.h"
#include "export/writers/paint.h"

#include <QBuffer>
#include <QXmlStreamWriter>

#include <array>
#include <cmath>

namespace headlight {
namespace {

/// A thousandth of a point cannot be seen.
QString svg_number(double value) {
    return short_decimal(value, 3);
}

QString svg_point(const QPointF& place) {
    return svg_number(place.x()) + ' ' + svg_number(place.y());
}

QString class_of(Role role) {
    constexpr std::array<const char*, 11> kNames = {"background", "cell",  "masked", "label",     "link", "axis",
                                                    "legend",     "title", "note",   "highlight", "sound"};
    return kNames.at(static_cast<std::size_t>(role));
}

/// The font's family, and for machines without it others of its kind.
QString family_of(const QFont& font) {
    const auto others = [&]() -> QStringList {
        if (font.styleHint() == QFont::Serif) return {"'DejaVu Serif'", "'Noto Serif'", "'Noto Color Emoji'", "serif"};
        if (font.styleHint() == QFont::Monospace)
            return {"'DejaVu Sans Mono'", "'Noto Sans Mono'", "'Noto Color Emoji'", "monospace"};
        return {"'DejaVu Sans'", "'Noto Sans'", "'Noto Sans CJK SC'", "'Noto Color Emoji'", "Arial", "sans-serif"};
    };
    QString family = xml_text(font.family());
    family.remove('\'');
    QStringList families{'\'' + family + '\''};
    families += others();
    families.removeDuplicates();
    return families.join(QStringLiteral(", "));
}

QString path_data(const QPainterPath& path) {
    QString data;
    for (int index = 0; index < path.elementCount(); ++index) {
        const QPainterPath::Element element = path.elementAt(index);
        if (index > 0) data += ' ';
        switch (element.type) {
            case QPainterPath::MoveToElement:
                data += 'M' + svg_point(element);
                break;
            case QPainterPath::LineToElement:
                data += 'L' + svg_point(element);
                break;
            case QPainterPath::CurveToElement:
                data += 'C' + svg_point(element) + ' ' + svg_point(path.elementAt(index + 1)) + ' ' +
                        svg_point(path.elementAt(index + 2));
                index += 2;
                break;
            case QPainterPath::CurveToDataElement:
                break;
        }
    }
    return data;
}

class SvgDocument {
  public:
    explicit SvgDocument(QByteArray* bytes) : xml_(bytes) {}

    void write(const DisplayList& list, const Metadata& metadata) {
        xml_.writeStartDocument();
        begin(list);
        describe(metadata);
        for (const Item& item : list.items) {
            std::visit(
                [&](const auto& drawn) {
                    group(drawn.role);
                    add(drawn);
                },
                item);
        }
        end_group();
        xml_.writeEndElement();
        xml_.writeEndDocument();
    }

  private:
    void attribute(const char* name, const QString& value) { xml_.writeAttribute(name, value); }

    void begin(const DisplayList& list) {
        xml_.writeCharacters("\n");
        xml_.writeStartElement("svg");
        xml_.writeDefaultNamespace("http://www.w3.org/2000/svg");
        xml_.writeNamespace("http://www.w3.org/1999/xlink", "xlink");
        attribute("version", "1.1");
        attribute("width", svg_number(list.size.width()) + "pt");
        attribute("height", svg_number(list.size.height()) + "pt");
        attribute("viewBox", "0 0 " + svg_number(list.size.width()) + ' ' + svg_number(list.size.height()));
    }

    void describe(const Metadata& metadata) {
        const QString title = text_of(metadata, "Title");
        if (!title.isEmpty()) text_element("title", title);
        QStringList description;
        for (const auto& [keyword, text] : metadata) {
            if (keyword != "Title" && keyword != kProvenanceKeyword && !text.isEmpty())
                description << keyword + ": " + text;
        }
        if (!description.isEmpty()) text_element("desc", description.join('\n'));
        const QString provenance = text_of(metadata, kProvenanceKeyword);
        if (!provenance.isEmpty()) text_element("metadata", provenance);
    }

    void text_element(const char* name, const QString& text) {
        xml_.writeCharacters("\n");
        xml_.writeTextElement(name, xml_text(text));
    }

    /// Neighboring items of one role stand in one group.
    void group(Role role) {
        if (open_ && role == role_) return;
        end_group();
        xml_.writeCharacters("\n");
        xml_.writeStartElement("g");
        attribute("class", class_of(role));
        if (role == Role::Cell || role == Role::MaskedCell) attribute("shape-rendering", "crispEdges");
        role_ = role;
        open_ = true;
    }

    void end_group() {
        if (open_) xml_.writeEndElement();
        open_ = false;
    }

    void paint_attributes(const char* name, const QColor& color) {
        if (color.alpha() == 0) {
            attribute(name, "none");
            return;
        }
        attribute(name, color.name(QColor::HexRgb));
        if (color.alpha() < 255) attribute(qPrintable(QString(name) + "-opacity"), svg_number(color.alphaF()));
    }

    void rectangle_attributes(const QRectF& rectangle) {
        attribute("x", svg_number(rectangle.x()));
        attribute("y", svg_number(rectangle.y()));
        attribute("width", svg_number(rectangle.width()));
        attribute("height", svg_number(rectangle.height()));
    }

    void add(const RectangleItem& item) {
        xml_.writeEmptyElement("rect");
        rectangle_attributes(item.rectangle);
        paint_attributes("fill", item.fill);
    }

    void add(const PathItem& item) {
        if (item.path.isEmpty()) return;
        xml_.writeEmptyElement("path");
        attribute("d", path_data(item.path));
        paint_attributes("fill", item.fill);
        if (item.pen.style() == Qt::NoPen) return;
        paint_attributes("stroke", item.pen.color());
        attribute("stroke-width", svg_number(item.pen.widthF()));
        if (item.pen.joinStyle() == Qt::MiterJoin) attribute("stroke-linejoin", "miter");
    }

    void add(const TextItem& item) {
        xml_.writeStartElement("text");
        if (item.angle == 0) {
            attribute("x", svg_number(item.anchor.x()));
            attribute("y", svg_number(item.anchor.y()));
        } else {
            attribute("transform",
                      QString("translate(%1) rotate(%2)").arg(svg_point(item.anchor), svg_number(-item.angle)));
        }
        attribute("font-family", family_of(item.font));
        attribute("font-size", svg_number(item.font.pointSizeF()));
        if (item.font.weight() > QFont::Normal) attribute("font-weight", QString::number(item.font.weight()));
        paint_attributes("fill", item.color);
        if (item.align == TextItem::Align::Center) attribute("text-anchor", "middle");
        if (item.align == TextItem::Align::Right) attribute("text-anchor", "end");
        // Each text has the direction of its first strong letter, and no influence on others.
        attribute("style", "unicode-bidi:plaintext");
        attribute("xml:space", "preserve");
        xml_.writeCharacters(xml_text(item.text));
        xml_.writeEndElement();
    }

    void add(const ImageItem& item) {
        const auto& [pixels, target] = visible_part(item);
        const bool cut = target != item.rectangle;
        if (cut) clip(item.rectangle);
        QByteArray png;
        QBuffer buffer(&png);
        buffer.open(QIODevice::WriteOnly);
        item.image.copy(pixels).save(&buffer, "png");
        xml_.writeEmptyElement("image");
        rectangle_attributes(target);
        attribute("preserveAspectRatio", "none");
        if (!item.smooth) {
            attribute("image-rendering", "optimizeSpeed");
            attribute("style", "image-rendering:-moz-crisp-edges;image-rendering:pixelated");
        }
        if (cut) attribute("clip-path", QString("url(#clip%1)").arg(clips_));
        // SVG 1.1's name of the link is the one that every reader knows.
        attribute("xlink:href", "data:image/png;base64," + QString::fromLatin1(png.toBase64()));
    }

    void clip(const QRectF& rectangle) {
        ++clips_;
        xml_.writeStartElement("clipPath");
        attribute("id", QString("clip%1").arg(clips_));
        xml_.writeEmptyElement("rect");
        rectangle_attributes(rectangle);
        xml_.writeEndElement();
    }

    QXmlStreamWriter xml_;
    Role role_ = Role::Background;
    bool open_ = false;
    int clips_ = 0;
};

}  // namespace

QByteArray svg_bytes(const DisplayList& list, const Metadata& metadata) {
    QByteArray bytes;
    SvgDocument(&bytes).write(list, metadata);
    return bytes;
}

}  // namespace headlight
