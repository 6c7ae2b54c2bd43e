// Prompts with an image's tokens in them: as transformers' processors write them, through the session, and what is
// refused.

#include "session/generation/image_prompt.h"

#include "core/error.h"
#include "session/session.h"
#include "test_program.h"
#include "tokenizers/tokenizer.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtEndian>
#include <QtTest>

#include <algorithm>

using namespace headlight;

namespace {

const std::string kModels = HEADLIGHT_SOURCE_DIR "/tests/reference/models/";
const std::vector<TileGrid> kOneImage(1);

QJsonArray inputs_of(const QString& name) {
    QFile file(QString::fromStdString(kModels) + name + "/reference/inputs.json");
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).array() : QJsonArray();
}

/// Width and height of a PNG file, which its first chunk holds (https://www.w3.org/TR/png-3/#11IHDR).
ImageSize size_of_png(const QString& path) {
    QFile file(path);
    const QByteArray bytes = file.open(QIODevice::ReadOnly) ? file.read(24) : QByteArray(24, 0);
    const auto number = [&](qsizetype at) { return qFromBigEndian<std::int32_t>(bytes.constData() + at); };
    return {3, number(20), number(16)};
}

/// The tiles of the images that an input names; none without one.
std::vector<TileGrid> tiles_of(const LoadedModel& model, const QString& name, const QJsonValue& entry) {
    QJsonArray images = entry["images"].toArray();
    if (entry.toObject().contains("image")) images = {entry["image"]};
    std::vector<TileGrid> tiles;
    for (const QJsonValue& image : images)
        tiles.push_back(model.images->tiles_of(
            size_of_png(QString::fromStdString(kModels) + name + "/reference/" + image.toString())));
    return tiles;
}

/// The text that stands for an image in a prompt of the model.
std::string placeholder_of(const LoadedModel& model) {
    return model.tokenizer->piece(model.description.image_prompt->placeholder());
}

std::shared_ptr<const Image> gradient() {
    auto image = std::make_shared<Image>(Image{40, 30, {}});
    for (std::int32_t at = 0; at < 40 * 30; ++at)
        image->pixels.insert(image->pixels.end(),
                             {static_cast<std::uint8_t>(at % 251), 90, static_cast<std::uint8_t>(at / 40 * 8)});
    return image;
}

/// A session with a model, asked one thing after another.
struct Reader {
    explicit Reader(const std::string& name) : session({"cpu", "", 1}) {
        session.load(
            kModels + name, [this](LoadedModel loaded) { model = std::move(loaded); },
            [this](const Error& error) { problem = error.what(); });
        session.wait();
    }
    AnalysisPointer read(const AnalysisRequest& request) {
        AnalysisPointer answer;
        problem.clear();
        session.analyze(
            "test", request, [&](AnalysisPointer analysis) { answer = std::move(analysis); },
            [this](const Error& error) { problem = error.what(); });
        session.wait();
        return answer;
    }
    GeneratedText generate(const GenerationRequest& request) {
        GeneratedText text;
        session.generate(
            "test", request, {}, [&](GeneratedText written) { text = std::move(written); },
            [this](const Error& error) { problem = error.what(); });
        session.wait();
        return text;
    }

    Session session;
    LoadedModel model;
    std::string problem;
};

/// Test data: the models in whose text the tokens of an image are parts of it, in the column "name".
void add_models_of_parts() {
    QTest::addColumn<QString>("name");
    for (const char* name :
         {"llava", "paligemma", "gemma3", "llava-next", "idefics3", "internvl", "qwen2-vl", "qwen2.5-vl", "qwen3-vl"})
        QTest::newRow(name) << name;
}

}  // namespace

class ImagePromptTest : public QObject {
    Q_OBJECT

  private slots:
    void ids_are_those_of_the_processor_data() {
        add_models_of_parts();
        for (const char* name : {"blip2", "florence2"}) QTest::newRow(name) << name;
    }
    void ids_are_those_of_the_processor() {
        QFETCH(QString, name);
        const Reader reader(name.toStdString());
        QVERIFY2(reader.problem.empty(), reader.problem.c_str());
        int compared = 0;
        for (const QJsonValue& entry : inputs_of(name)) {
            const std::string text = entry["text"].toString().toStdString();
            const TokenizedText tokens = encode_prompt(*reader.model.tokenizer, reader.model.description, text,
                                                       std::nullopt, {}, tiles_of(reader.model, name, entry));
            QJsonArray ids;
            for (const std::int32_t id : tokens.ids()) ids.append(id);
            QCOMPARE(ids, entry["input_ids"].toArray());
            QCOMPARE(tokens.text, text);
            ++compared;
        }
        QVERIFY(compared >= (name == "idefics3" ? 1 : 2));
    }

    void tokens_stand_for_what_was_typed() {
        const Reader reader("gemma3");
        const std::string text = "See <start_of_image> here.";
        const TokenizedText tokens =
            encode_prompt(*reader.model.tokenizer, reader.model.description, text, std::nullopt, {}, kOneImage);
        std::size_t end = 0;
        int of_image = 0;
        for (const Token& token : tokens.tokens) {
            QVERIFY(token.range.begin <= token.range.end && token.range.end <= text.size());
            QVERIFY(token.range.empty() || token.range.end >= end);
            end = std::max(end, token.range.end);
            if (token.id != reader.model.description.image_prompt->token) continue;
            QCOMPARE(text.substr(token.range.begin, token.range.size()), std::string("<start_of_image>"));
            QVERIFY(token.special && token.word < 0);
            QCOMPARE(token.display, std::to_string(of_image / 2) + "," + std::to_string(of_image % 2));
            ++of_image;
        }
        QCOMPARE(of_image, 4);
        QCOMPARE(end, text.size());
    }

    void tokens_of_tiles_are_named_by_their_place_in_the_image() {
        const Reader reader("llava-next");
        const TokenizedText tokens = encode_prompt(*reader.model.tokenizer, reader.model.description, "<image>a",
                                                   std::nullopt, {}, std::vector{TileGrid{1, 2, true, 24, 48}});
        std::vector<std::string> names;
        for (const Token& token : tokens.tokens)
            if (token.id == 354) names.push_back(token.display);
        QCOMPARE(names.size(), std::size_t{9 + 3 * 7});
        QCOMPARE(names.front(), std::string("overview 0,0"));
        QCOMPARE(names.at(9), std::string("0,0"));
        QCOMPARE(names.at(9 + 5), std::string("0,5"));
        QCOMPARE(names.at(9 + 6), std::string("end of row 0"));
        QCOMPARE(names.at(9 + 7), std::string("1,0"));
    }

    void tokens_of_several_images_are_named_by_image() {
        const Reader reader("llava");
        const auto names_of = [&](const std::string& text) {
            std::vector<std::string> names;
            const TokenizedText tokens = encode_prompt(*reader.model.tokenizer, reader.model.description, text,
                                                       std::nullopt, {}, std::vector<TileGrid>(2));
            for (const Token& token : tokens.tokens)
                if (token.id == 354) names.push_back(token.display);
            return names;
        };
        const std::vector<std::string> names = names_of("a<image>b<image>c");
        QCOMPARE(names.size(), std::size_t{2 * 16});
        QCOMPARE(names.front(), std::string("image 1: 0,0"));
        QCOMPARE(names.at(16), std::string("image 2: 0,0"));
        QCOMPARE(names.back(), std::string("image 2: 3,3"));
        QCOMPARE(names_of("abc"), names);  // in front
    }

    void images_that_do_not_fit_are_refused_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("says");
        QTest::newRow("fewer placeholders") << "llava"
                                            << "<image> What?"
                                            << "Expected \"<image>\" in the text once for each image (2), or not at "
                                               "all, so that the images stand in front; found 1.";
        QTest::newRow("more placeholders") << "gemma3"
                                           << "<start_of_image><start_of_image><start_of_image>"
                                           << "for each image (2), or not at all, so that the images stand in front; "
                                              "found 3.";
        QTest::newRow("a model of one image") << "blip2"
                                              << "What?"
                                              << "Expected one image, because this model reads one at a time; found 2.";
        QTest::newRow("a model of one image and a target") << "florence2"
                                                           << "<OCR>"
                                                           << "this model reads one at a time; found 2.";
        QTest::newRow("a model of images") << "vit-cls"
                                           << ""
                                           << "this model reads one at a time; found 2.";
    }
    void images_that_do_not_fit_are_refused() {
        QFETCH(QString, name);
        QFETCH(QString, text);
        QFETCH(QString, says);
        Reader reader(name.toStdString());
        AnalysisRequest request;
        request.text = text.toStdString();
        request.images = {{gradient()}, {gradient(), "second.png"}};
        QVERIFY(!reader.read(request));
        QVERIFY2(QString::fromStdString(reader.problem).contains(says), reader.problem.c_str());
    }

    void several_images_are_analyzed_and_continued_data() { add_models_of_parts(); }
    void several_images_are_analyzed_and_continued() {
        QFETCH(QString, name);
        Reader reader(name.toStdString());
        AnalysisRequest request;
        request.text = "a cat";
        request.images = {{gradient()}, {gradient(), "second.png"}};
        GenerationRequest writing;
        writing.text = request.text;
        writing.images = request.images;
        writing.tokens = 2;
        const GeneratedText written = reader.generate(writing);
        QVERIFY2(written.ids.size() == 2, reader.problem.c_str());
        request.written = {written.ids[0]};
        const AnalysisPointer analysis = reader.read(request);
        QVERIFY2(analysis, reader.problem.c_str());
        QCOMPARE(analysis->predictions.words.back().candidates.front().id, written.ids[1]);
        QCOMPARE(analysis->image->more.size(), std::size_t{1});
        QCOMPARE(analysis->image->at(1).name, std::string("second.png"));
        for (const AttentionStack& stack : analysis->attention) {
            const ImageTokens& second = stack.more_images.front();
            QCOMPARE(second.number, 1);
            QCOMPARE(std::ssize(second.tokens), std::int64_t{second.rows} * second.columns);
            const auto first = static_cast<std::int32_t>(stack.first_key);
            for (std::size_t part = 0; part < second.tokens.size(); ++part) {
                const std::string& shown =
                    analysis->tokens.tokens.at(static_cast<std::size_t>(first + second.tokens[part])).display;
                const auto row = static_cast<std::int32_t>(part) / second.columns;
                const auto column = static_cast<std::int32_t>(part) % second.columns;
                QCOMPARE(shown, "image 2: " + std::to_string(row) + "," + std::to_string(column));
            }
            if (!stack.patches) continue;
            QCOMPARE(std::int64_t{stack.patches->tokens()}, stack.layers.front()->key_count());
            QVERIFY(!stack.layers.front()->allowed(0, second.tokens.front()));  // images do not see each other
        }
    }

    void a_task_becomes_its_text_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("written");
        QTest::newRow("without input") << "<OD>"
                                       << "Locate the objects with category name in the image.";
        QTest::newRow("input at the end") << "<CAPTION_TO_PHRASE_GROUNDING> a green car "
                                          << "Locate the phrases in the caption: a green car";
        QTest::newRow("input in the middle") << "<REFERRING_EXPRESSION_SEGMENTATION>a car"
                                             << "Locate a car in the image with mask";
        QTest::newRow("no task") << "What is this?"
                                 << "What is this?";
    }
    void a_task_becomes_its_text() {
        QFETCH(QString, typed);
        QFETCH(QString, written);
        const Reader reader("florence2");
        const std::string text = typed.toStdString();
        const TokenizedText tokens =
            encode_prompt(*reader.model.tokenizer, reader.model.description, text, std::nullopt, {}, kOneImage);
        QCOMPARE(QString::fromStdString(reader.model.tokenizer->decode(tokens.ids(), true)), written);
        QCOMPARE(tokens.text, text);
        for (const Token& token : tokens.tokens) {
            QVERIFY(token.range.begin <= token.range.end && token.range.end <= text.size());
            if (token.display == "car")
                QCOMPARE(text.substr(token.range.begin, token.range.size()), std::string("car"));
        }
    }

    void a_target_about_an_image_is_written_and_read() {
        Reader reader("florence2");
        AnalysisRequest request;
        request.text = "<CAPTION>";
        request.images = {{gradient()}};
        const AnalysisPointer analysis = reader.read(request);
        QVERIFY2(analysis, reader.problem.c_str());
        GenerationRequest writing{.tokens = 3};
        writing.text = request.text;
        writing.images = request.images;
        const GeneratedText written = reader.generate(writing);
        const auto first = std::ranges::find(analysis->tokens.tokens, 1, &Token::sequence);
        QCOMPARE(first->id, reader.model.description.decoder_start);
        for (std::size_t i = 0; i < written.ids.size(); ++i)
            QCOMPARE((first + 1 + static_cast<std::ptrdiff_t>(i))->id, written.ids[i]);
        const std::int64_t target = first - analysis->tokens.tokens.begin();
        const auto behind = static_cast<std::int64_t>(analysis->text_tokens());
        for (const AttentionStack& stack : analysis->attention) {
            const bool of_text = !stack.patches && stack.names.empty();
            QCOMPARE(stack.image.has_value(), of_text && stack.kind != AttentionKind::Decoder);
            if (stack.kind == AttentionKind::Encoder) QCOMPARE(stack.layers.front()->key_count(), target);
            if (of_text) continue;
            QVERIFY(stack.first_key >= behind);  // patches, then channels
            QVERIFY(stack.first_key < std::ssize(analysis->tokens.tokens));
        }
        request.text = "<OCR> a";
        QVERIFY(!reader.read(request));
        QVERIFY2(reader.problem.find("Expected no text after the task <OCR>, found \"a\"") != std::string::npos,
                 reader.problem.c_str());
        request.text = "a <OCR>";
        QVERIFY(!reader.read(request));
        QVERIFY2(reader.problem.find("Expected the task <OCR> at the beginning") != std::string::npos,
                 reader.problem.c_str());
    }

    void an_image_without_a_placeholder_stands_in_front_data() { ids_are_those_of_the_processor_data(); }
    void an_image_without_a_placeholder_stands_in_front() {
        QFETCH(QString, name);
        Reader reader(name.toStdString());
        const std::string placeholder = placeholder_of(reader.model);
        const bool is_qwen = name.startsWith(QLatin1String("qwen"));  // its placeholder stands between two tokens
        const std::string in_front = is_qwen ? "<|vision_start|>" + placeholder + "<|vision_end|>" : placeholder;
        AnalysisRequest request;
        request.images = {{gradient()}};
        const auto ids_of = [&](const std::string& text) {
            request.text = text;
            const AnalysisPointer analysis = reader.read(request);
            return analysis ? analysis->tokens.ids() : std::vector<std::int32_t>();
        };
        const std::vector<std::int32_t> ids = ids_of("a cat");
        QVERIFY2(!ids.empty(), reader.problem.c_str());
        QCOMPARE(ids, ids_of(in_front + "a cat"));
    }

    void placeholders_that_do_not_fit_are_refused_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("image");
        QTest::addColumn<QString>("says");
        QTest::newRow("two") << "llava"
                             << "<image><image>" << true
                             << "Expected \"<image>\" in the text once for each image (1), or not at all";
        QTest::newRow("two for a model of one image") << "blip2"
                                                      << "<image><image>" << true << "Expected at most one \"<image>\"";
        QTest::newRow("no image") << "llava"
                                  << "<image> What?" << false << "found none. Give an image, or remove";
        QTest::newRow("two for PaliGemma") << "paligemma"
                                           << "<image> or <image>?" << true << "found 2.";
    }
    void placeholders_that_do_not_fit_are_refused() {
        QFETCH(QString, name);
        QFETCH(QString, text);
        QFETCH(bool, image);
        QFETCH(QString, says);
        Reader reader(name.toStdString());
        AnalysisRequest request;
        request.text = text.toStdString();
        if (image) request.images = {{gradient()}};
        QVERIFY(!reader.read(request));
        QVERIFY2(QString::fromStdString(reader.problem).contains(says), reader.problem.c_str());
    }

    void an_analysis_holds_the_text_then_the_patches_of_the_tower_data() { add_models_of_parts(); }
    void an_analysis_holds_the_text_then_the_patches_of_the_tower() {
        QFETCH(QString, name);
        Reader reader(name.toStdString());
        AnalysisRequest request;
        request.text = placeholder_of(reader.model) + "a cat";
        request.images = {{gradient()}};
        const AnalysisPointer analysis = reader.read(request);
        QVERIFY2(analysis, reader.problem.c_str());
        QVERIFY(analysis->image && analysis->image->original == request.images.front().image);
        const std::size_t text = analysis->text_tokens();
        QVERIFY(text > 4 && text < analysis->tokens.tokens.size());
        for (const AttentionStack& stack : analysis->attention) {
            const std::size_t keys = static_cast<std::size_t>(stack.layers.front()->key_count());
            const bool tower = stack.kind == AttentionKind::Vision;
            QCOMPARE(stack.patches.has_value(), tower);
            QCOMPARE(stack.image.has_value(), !tower);
            QCOMPARE(keys, tower ? analysis->tokens.tokens.size() - text : text);
            QCOMPARE(static_cast<std::size_t>(stack.first_key), tower ? text : 0U);
        }
        QVERIFY(!analysis->predictions.words.empty());
        QVERIFY(static_cast<std::size_t>(analysis->predictions.words.back().token) + 1 == text);
        request.images.clear();
        request.text = "a cat";
        const AnalysisPointer without = reader.read(request);
        QVERIFY2(without, reader.problem.c_str());
        QVERIFY(!without->image && without->attention.size() == 1);
    }

    void what_is_generated_is_what_an_analysis_predicts_data() {
        add_models_of_parts();
        QTest::newRow("blip2") << "blip2";
    }
    void what_is_generated_is_what_an_analysis_predicts() {
        QFETCH(QString, name);
        Reader reader(name.toStdString());
        GenerationRequest writing;
        writing.text = placeholder_of(reader.model) + "a cat";
        writing.images = {{gradient()}};
        writing.tokens = 3;
        const GeneratedText written = reader.generate(writing);
        QVERIFY2(written.ids.size() == 3, reader.problem.c_str());
        AnalysisRequest request;
        request.text = writing.text;
        request.images = writing.images;
        request.written = {written.ids[0], written.ids[1]};
        const AnalysisPointer analysis = reader.read(request);
        QVERIFY2(analysis, reader.problem.c_str());
        QCOMPARE(analysis->written.ids, request.written);
        QCOMPARE(analysis->predictions.words.back().candidates.front().id, written.ids[2]);
    }
};

HEADLIGHT_TEST(ImagePromptTest, Core)
#include "image_prompt_test.moc"
