// The words that figures draw, in each language: all of them are there, none stands on another, and files of numbers
// have the same bytes.

#include "figures/drawing/display_list.h"
#include "figures/drawing/names.h"
#include "figures/item_places.h"
#include "language/languages.h"
#include "models/model.h"
#include "runs/model_source.h"
#include "test_program.h"
#include "view/compose.h"
#include "view/views.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>

#include <algorithm>
#include <map>
#include <set>

using namespace headlight;

namespace {

const QString kSource = QStringLiteral(HEADLIGHT_SOURCE_DIR "/");
const std::string kText = "The animal was tired.";

/// A request for each view, of a model that has what it shows; nothing for those that need files of their own.
std::optional<ViewRequest> request_for(View view) {
    ViewRequest request;
    request.input.model = "story-encoder";
    request.input.text = kText;
    request.picture.figure = view;
    request.picture.choice = {.layer = 2, .head = 2};
    switch (view) {
        case View::Layers:
            request.picture.metric = "entropy";
            break;
        case View::Image:
            request.input.model = "fashion-vit";
            request.input.text.clear();
            request.input.images = {(kSource + "resources/models/fashion-vit/images/bag.png").toStdString()};
            break;
        case View::Compare:
        case View::Difference:
        case View::Contexts:
            request.sides.all.text = "The animal was wide.";
            break;
        case View::Lens:
        case View::Probability:
            request.input.model = "story-decoder";
            break;
        case View::Similarity:
            request.picture.choice.layer.reset();
            break;
        case View::Recall:
            request.input.text = "c4 h1 c?";
            break;
        case View::Checkpoints:
            request.input.model = (kSource + "resources/models/induction-decoder").toStdString();
            break;
        case View::Captions:
            request.input.model = "fashion-clip";
            request.input.text.clear();
            break;
        case View::MaxSim:
            request.picture.document = "The animal slept on the mat.";
            break;
        case View::Masks:
            request.input.model = "fashion-vit";
            request.input.text.clear();
            request.input.images = {(kSource + "resources/models/fashion-vit/images/bag.png").toStdString()};
            request.picture.choice.head.reset();
            break;
        case View::Experts:
        case View::Contacts:
            return std::nullopt;
        default:
            break;
    }
    return request;
}

/// A request with the words of a view that one alone does not draw.
std::vector<ViewRequest> requests_for(View view) {
    const std::optional<ViewRequest> request = request_for(view);
    if (!request) return {};
    std::vector<ViewRequest> all{*request};
    if (view == View::Grid) {
        all.push_back(*request);
        all.back().picture.metric = "distance";
    }
    if (view == View::Links) {
        all.push_back(*request);
        all.back().picture.links.arcs = true;
    }
    if (view == View::Weight) {
        all.push_back(*request);
        all.back().picture.all_keys = true;
    }
    if (view == View::HeatMap) {
        all.push_back(*request);
        all.back().picture.scale = Scale::Rank;
        all.back().picture.matrix.hide_special = true;
        all.back().input.interventions = {{.change = {.kind = InterventionKind::Zero, .layer = 1, .head = 0}}};
    }
    if (view == View::Image) {
        for (const ImageWeights weights : {ImageWeights::Neutral, ImageWeights::Sinks}) {
            all.push_back(*request);
            all.back().input.model = "fashion-vlm";
            all.back().input.text = "What is left of the boot?";
            all.back().picture.image_weights = weights;
            all.back().picture.neutral_prompt = "Where?";
            all.back().picture.scale = weights == ImageWeights::Sinks ? Scale::Rank : Scale::Linear;
        }
    }
    if (view == View::MaxSim) {  // with a layer for late interaction: what is cut, filled and left out
        for (const char* text : {"the sea", "where is the old harbor by the sea at night, what ships sail"}) {
            all.push_back(*request);
            all.back().input.model = (kSource + "tests/reference/late_interaction").toStdString();
            all.back().input.text = text;
            all.back().picture.document = "the old harbor, by the sea.";
        }
    }
    if (view == View::Masks) {
        all.push_back(*request);
        all.back().picture.choice.head = 1;
        all.back().picture.query = "mean";
        all.push_back(*request);
        all.back().picture.mass = 0.05;
    }
    if (view == View::Matrices || view == View::Trace || view == View::Vocabulary) {
        for (const std::int32_t step : {0, 2, 4}) {
            all.push_back(*request);
            all.back().picture.step = step;
        }
    }
    return all;
}

ModelSource& models() {
    static ModelSource source({.notice = [](const std::string&) {}});
    return source;
}

DisplayList drawn(const ViewRequest& request, double width = 0) {
    const Composed composed = compose(request, models());
    const Figure& figure = *composed.figure;
    return figure.layout(width > 0 ? QSizeF(width, figure.height_for_width(width)) : figure.natural_size());
}

std::vector<const Item*> texts_of(const DisplayList& list) {
    std::vector<const Item*> texts;
    for (const Item& item : list.items)
        if (std::holds_alternative<TextItem>(item) && !std::get<TextItem>(item).text.trimmed().isEmpty())
            texts.push_back(&item);
    return texts;
}

/// Texts that stand on each other. Labels that lean are in each other's boxes without touching.
QStringList collisions(const DisplayList& list) {
    std::vector<const Item*> texts = texts_of(list);
    std::erase_if(texts, [](const Item* item) { return std::fmod(std::get<TextItem>(*item).angle, 90) != 0; });
    QStringList found;
    for (std::size_t one = 0; one < texts.size(); ++one)
        for (std::size_t other = 0; other < one; ++other)
            if (item_bounds(*texts[one]).adjusted(1, 1, -1, -1).intersects(item_bounds(*texts[other])))
                found << item_name(*texts[one]) + " on " + item_name(*texts[other]);
    return found;
}

/// Texts that leave the page, or end with an ellipsis.
QStringList cut(const DisplayList& list) {
    const QRectF page = QRectF(QPointF(0, 0), list.size).adjusted(-1, -1, 1, 1);
    QStringList found;
    for (const Item* item : texts_of(list)) {
        const QString& text = std::get<TextItem>(*item).text;
        if (!page.contains(item_bounds(*item)) || text.endsWith(QChar(0x2026))) found << item_name(*item);
    }
    return found;
}

/// A text and its translation, as expressions for what is drawn of them.
struct Translated {
    QString english;
    QRegularExpression source;
    QRegularExpression translation;
};

QRegularExpression expression_of(const QString& text) {
    static const QRegularExpression place("%(\\d|n)");
    QString expression;
    qsizetype end = 0;
    auto match = place.globalMatch(text);
    while (match.hasNext()) {
        const auto each = match.next();
        const QString value = each.captured() == QLatin1String("%n") ? "[\\d.,\\x{a0}\\x{202f}]+" : ".+";
        expression += QRegularExpression::escape(text.mid(end, each.capturedStart() - end)) + value;
        end = each.capturedEnd();
    }
    return QRegularExpression(
        QRegularExpression::anchoredPattern(expression + QRegularExpression::escape(text.mid(end))));
}

/// Texts of figures and the engine in a file of Qt Linguist, whose translation differs.
std::vector<Translated> translations(const QString& language) {
    static const QSet<QString> contexts{"Figure", "Engine", "Metric", "HeadTest", "View", "Approximation"};
    static const QRegularExpression word("[A-Za-z]{3,}");
    QFile file(kSource + "resources/translations/headlight_" + language + ".ts");
    if (!file.open(QIODevice::ReadOnly)) return {};
    std::vector<Translated> all;
    QXmlStreamReader xml(&file);
    QString context;
    QString source;
    while (!xml.atEnd()) {
        if (!xml.readNextStartElement() && !xml.isStartElement()) continue;
        if (xml.name() == QLatin1String("name")) context = xml.readElementText();
        if (xml.name() == QLatin1String("source")) source = xml.readElementText();
        if (xml.name() != QLatin1String("translation") || !contexts.contains(context)) continue;
        const QString translation = xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
        if (translation == source || !QString(source).remove(QRegularExpression("%\\d")).contains(word)) continue;
        all.push_back({source, expression_of(source), expression_of(translation)});
    }
    return all;
}

/// What is drawn in English although it has a translation.
QStringList untranslated(const DisplayList& list, const std::vector<Translated>& words) {
    QStringList found;
    for (const Item* item : texts_of(list)) {
        const QString text = std::get<TextItem>(*item).text.trimmed();
        const auto is = [&](QRegularExpression Translated::*form) {
            return std::ranges::find_if(words,
                                        [&](const Translated& each) { return (each.*form).match(text).hasMatch(); });
        };
        if (is(&Translated::translation) != words.end()) continue;
        if (const auto english = is(&Translated::source); english != words.end())
            found << text + " (" + english->english + ")";
    }
    return found;
}

/// Sentences with words that no sentence of another language has, but those of the data.
QStringList english_sentences(const DisplayList& list, const QString& data) {
    static const QRegularExpression words("\\b(the|of|with|each|is|are|from|by|and)\\b");
    QStringList found;
    for (const Item* item : texts_of(list)) {
        const QString text = std::get<TextItem>(*item).text;
        if (text.count(QLatin1Char(' ')) >= 2 && text.contains(words) && !data.contains(text)) found << text;
    }
    return found;
}

void add_views() {
    QTest::addColumn<View>("view");
    for (const ViewRow& row : view_rows())
        if (request_for(row.view)) QTest::newRow(enum_name(row.view)) << row.view;
}

}  // namespace

class FigureWordsTest : public QObject {
    Q_OBJECT

  private slots:
    void cleanup() { use_language(languages().front()); }

    void no_text_stands_on_another_or_is_cut_data() { add_views(); }
    void no_text_stands_on_another_or_is_cut() {
        QFETCH(const View, view);
        constexpr double kPage = 510;  // points, 180 mm
        for (const ViewRequest& request : requests_for(view)) {
            for (const double width : {0.0, kPage}) {
                use_language(languages().front());
                const DisplayList english = drawn(request, width);
                for (const Language& language : languages().subspan(1)) {
                    use_language(language);
                    const DisplayList list = drawn(request, width);
                    const QStringList on = collisions(list);
                    QVERIFY2(on.size() <= collisions(english).size(), qPrintable(language.id + ("\n" + on.join('\n'))));
                    const QStringList left = cut(list);
                    QVERIFY2(left.size() <= cut(english).size(), qPrintable(language.id + ("\n" + left.join('\n'))));
                }
            }
        }
    }

    void every_word_is_drawn_in_the_language_data() { add_views(); }
    void every_word_is_drawn_in_the_language() {
        QFETCH(const View, view);
        use_language(languages().front());
        // Captions of images are lines of the English figure.
        const QString captions = view == View::Captions ? all_texts(drawn(*request_for(view))).join('\n') : QString();
        for (const Language& language : languages().subspan(1)) {
            const std::vector<Translated> words = translations(language.id);
            QVERIFY(words.size() > 300);
            use_language(language);
            for (const ViewRequest& request : requests_for(view)) {
                const DisplayList list = drawn(request);
                const QStringList left = untranslated(list, words);
                QVERIFY2(left.isEmpty(), qPrintable(language.id + ("\n" + left.join('\n'))));
                const QStringList sentences = english_sentences(list, captions);
                QVERIFY2(sentences.isEmpty(), qPrintable(language.id + ("\n" + sentences.join('\n'))));
            }
        }
    }

    void files_of_numbers_have_the_same_bytes_data() { add_views(); }
    void files_of_numbers_have_the_same_bytes() {
        QFETCH(const View, view);
        for (const ViewRequest& request : requests_for(view)) {
            std::map<QString, QByteArray> english;
            for (const char* id : {"en", "de", "zh_CN"}) {
                use_language(*find_language(QString::fromLatin1(id)));
                for (const char* name : {"numbers.json", "numbers.npz"}) {
                    const QByteArray bytes = compose_files(request, models(), name).front().bytes;
                    QVERIFY(!bytes.isEmpty());
                    QCOMPARE(bytes, english.try_emplace(name, bytes).first->second);
                }
            }
        }
    }

    void every_architecture_has_a_name_in_each_language() {
        for (const Language& language : languages().subspan(1)) {
            use_language(language);
            for (const SupportedArchitecture& each : supported_architectures())
                QVERIFY2(architecture_name(each.name) != QString::fromStdString(each.name), each.name.c_str());
        }
        use_language(languages().front());
        for (const SupportedArchitecture& each : supported_architectures())
            QCOMPARE(architecture_name(each.name), QString::fromStdString(each.name));
    }
};

Q_DECLARE_METATYPE(headlight::View)
HEADLIGHT_TEST(FigureWordsTest, Window)
#include "figure_words_test.moc"
