#include "export/writers/pdf_writer.h"

#include "core/error.h"
#include "export/writers/paint.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPdfWriter>
#include <QXmlStreamWriter>

#include <algorithm>
#include <cmath>

namespace headlight {
namespace {

constexpr int kResolution = 1200;

/// The Extensible Metadata Platform's packet (ISO 16684-1) in Dublin Core's terms.
QByteArray xmp_packet(const Metadata& metadata) {
    const QString rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
    const QString dublin_core = "http://purl.org/dc/elements/1.1/";
    const QString xmp = "http://ns.adobe.com/xap/1.0/";
    const QString headlight = "urn:headlight:";  // XMP takes any URI for properties of its own
    QByteArray bytes = "<?xpacket begin=\"\xEF\xBB\xBF\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n";
    QXmlStreamWriter xml(&bytes);
    xml.writeStartElement("x:xmpmeta");
    xml.writeAttribute("xmlns:x", "adobe:ns:meta/");
    xml.writeNamespace(rdf, "rdf");
    xml.writeStartElement(rdf, "RDF");
    xml.writeStartElement(rdf, "Description");
    xml.writeNamespace(dublin_core, "dc");
    xml.writeNamespace(xmp, "xmp");
    xml.writeNamespace(headlight, "headlight");
    xml.writeAttribute(rdf, "about", "");
    const auto alternatives = [&](const QString& name, const QString& text) {
        if (text.isEmpty()) return;
        xml.writeStartElement(dublin_core, name);
        xml.writeStartElement(rdf, "Alt");
        xml.writeStartElement(rdf, "li");
        xml.writeAttribute("xml:lang", "x-default");
        xml.writeCharacters(xml_text(text));
        xml.writeEndElement();
        xml.writeEndElement();
        xml.writeEndElement();
    };
    alternatives("title", text_of(metadata, "Title"));
    alternatives("description", text_of(metadata, "Description"));
    const QString source = text_of(metadata, "Source");
    if (!source.isEmpty()) xml.writeTextElement(dublin_core, "source", xml_text(source));
    const QString provenance = text_of(metadata, kProvenanceKeyword);
    if (!provenance.isEmpty()) xml.writeTextElement(headlight, "Provenance", xml_text(provenance));
    xml.writeTextElement(xmp, "CreatorTool", xml_text(text_of(metadata, "Software")));
    xml.writeEndElement();
    xml.writeEndElement();
    xml.writeEndElement();
    return bytes + "\n<?xpacket end=\"r\"?>";
}

}  // namespace

void remove_creation_date(QByteArray& pdf) {
    const QByteArray key = "/CreationDate";
    const qsizetype begin = pdf.indexOf(key);
    if (begin < 0) return;
    const qsizetype end = pdf.indexOf(')', begin);
    if (end < 0) return;
    // Blanks keep every offset of the file.
    std::fill(pdf.begin() + begin, pdf.begin() + end + 1, ' ');
}

QByteArray pdf_bytes(const DisplayList& list, const Metadata& metadata) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(kResolution);
    writer.setTitle(text_of(metadata, "Title"));
    writer.setCreator(text_of(metadata, "Software"));
    writer.setDocumentXmpMetadata(xmp_packet(metadata));
    const QPageSize page(list.size, QPageSize::Point, "Figure", QPageSize::ExactMatch);
    writer.setPageLayout(QPageLayout(page, QPageLayout::Portrait, QMarginsF()));
    QPainter painter;
    if (!painter.begin(&writer))
        throw Error(ErrorKind::Memory,
                    Sentence("The figure could not be written as PDF: its page could not be started."));
    painter.setRenderHint(QPainter::LosslessImageRendering);
    painter.scale(kResolution / 72.0, kResolution / 72.0);
    paint(painter, list);
    painter.end();
    remove_creation_date(bytes);
    return bytes;
}

}  // namespace headlight
