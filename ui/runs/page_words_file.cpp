#include "runs/page_words_file.h"

#include "core/error.h"
#include "core/read_file.h"
#include "json/json_document.h"

#include <QRegularExpression>
#include <QString>
#include <QXmlStreamReader>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace headlight {

namespace {

constexpr std::uint64_t kMostBytes = std::uint64_t{16} * 1024 * 1024;
constexpr std::int64_t kThousandths = 1000;
constexpr std::int64_t kMostOfSide = 10'000'000;  // of a side of a page

WordBox box_in(const JsonValue& value) {
    const std::vector<std::int64_t> sides = value.integers(0, kThousandths);
    if (sides.size() != 4 || sides[0] > sides[2] || sides[1] > sides[3])
        value.fail(
            Sentence("Expected left, top, right and bottom of a word in thousandths of its page, in this order."));
    const auto side = [&](std::size_t i) { return static_cast<std::int32_t>(sides[i]); };
    return {side(0), side(1), side(2), side(3)};
}

PageWords read_json(const std::string& content, const std::string& file) {
    const JsonDocument document(content, file);
    const std::vector<JsonValue> words = document.root().at("words").elements();
    const JsonValue boxes = document.root().at("boxes");
    const std::vector<JsonValue> places = boxes.elements();
    if (words.size() != places.size())
        boxes.fail(Sentence("Expected a box for each of %1 words, found %2.", words.size(), places.size()));
    PageWords page;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i].text().empty()) words[i].fail(Sentence("Expected a word, found an empty text."));
        page.add(std::string(words[i].text()), box_in(places[i]));
    }
    return page;
}

/// The numbers after "bbox" in the title of an element; nothing without four of them that are pixels of a page.
std::optional<std::vector<std::int64_t>> box_in(const QString& title) {
    static const QRegularExpression kBox(QStringLiteral("\\bbbox\\s+(-?\\d+)\\s+(-?\\d+)\\s+(-?\\d+)\\s+(-?\\d+)"));
    const QRegularExpressionMatch found = kBox.match(title);
    if (!found.hasMatch()) return std::nullopt;
    std::vector<std::int64_t> sides;
    for (int i = 1; i <= 4; ++i) {
        bool fits = false;
        sides.push_back(found.captured(i).toLongLong(&fits));
        if (!fits || std::abs(sides.back()) > kMostOfSide) return std::nullopt;
    }
    return sides;
}

/// Reads the elements of an hOCR file one after the other.
class HocrReader {
  public:
    HocrReader(const std::string& content, std::string file)
        : xml_(QByteArray::fromStdString(content)), file_(std::move(file)) {}

    PageWords read() {
        while (!xml_.atEnd()) {
            if (xml_.readNext() != QXmlStreamReader::StartElement) continue;
            const QStringList classes =
                xml_.attributes().value(QLatin1String("class")).toString().split(QLatin1Char(' '));
            if (classes.contains(QLatin1String("ocr_page"))) {
                if (page_) break;  // the first page's words alone
                page_ = own_box();
            }
            if (classes.contains(QLatin1String("ocrx_word"))) add_word();
        }
        if (xml_.hasError()) fail(Sentence("Expected hOCR, which is XHTML: %1", xml_.errorString().toStdString()));
        if (!page_) fail(Sentence("Expected an element of the class ocr_page, found none."));
        return std::move(words_);
    }

  private:
    [[noreturn]] void fail(const Sentence& sentence) const {
        throw Error(ErrorKind::Format, sentence,
                    {.file = file_, .field = "line " + std::to_string(xml_.lineNumber()), .offset = {}});
    }

    [[nodiscard]] std::vector<std::int64_t> own_box() const {
        const auto box = box_in(xml_.attributes().value(QLatin1String("title")).toString());
        if (!box || (*box)[0] > (*box)[2] || (*box)[1] > (*box)[3])
            fail(Sentence("Expected \"bbox left top right bottom\" in the element's title, in pixels of the page."));
        return *box;
    }

    void add_word() {
        if (!page_) fail(Sentence("Expected an element of the class ocr_page around the words."));
        const std::vector<std::int64_t> box = own_box();
        const QString word = xml_.readElementText(QXmlStreamReader::IncludeChildElements).simplified();
        if (word.isEmpty()) return;
        const auto share = [&](std::size_t side) {
            const std::int64_t begin = (*page_)[side % 2];
            const std::int64_t length = std::max<std::int64_t>(1, (*page_)[side % 2 + 2] - begin);
            return static_cast<std::int32_t>(
                std::clamp<std::int64_t>((box[side] - begin) * kThousandths / length, 0, kThousandths));
        };
        words_.add(word.toStdString(), {share(0), share(1), share(2), share(3)});
    }

    QXmlStreamReader xml_;
    std::string file_;
    std::optional<std::vector<std::int64_t>> page_;
    PageWords words_;
};

}  // namespace

std::shared_ptr<const PageWords> read_page_words(const std::filesystem::path& file) {
    const std::string content = read_file(file, kMostBytes);
    const std::size_t first = content.find_first_not_of(" \t\r\n");
    const bool xml = first != std::string::npos && (content[first] == '<' || content.starts_with("\xEF\xBB\xBF<"));
    PageWords words = xml ? HocrReader(content, file.string()).read() : read_json(content, file.string());
    if (words.boxes.empty())
        throw Error(ErrorKind::Input, Sentence("Expected at least one word on the page, found none."),
                    {file.string(), {}, {}});
    return std::make_shared<const PageWords>(std::move(words));
}

bool is_page_words_file(const std::filesystem::path& file) {
    const QString ending = QString::fromStdString(file.extension().string()).toLower();
    if (ending == QLatin1String(".hocr")) return true;
    if (ending != QLatin1String(".json")) return false;
    try {
        const JsonDocument document(read_file(file, kMostBytes), file.string());
        return document.root().find("words") && document.root().find("boxes");
    } catch (const Error&) {
        return false;
    }
}

}  // namespace headlight
