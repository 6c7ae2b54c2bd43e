// Answers of the recall networks, what they depend on and their attention are those of PyTorch; see
// tests/reference/make_recall.py.

#include "analysis/recall/recall.h"

#include "core/error.h"
#include "models/reference_case.h"
#include "session/built_in_models.h"
#include "test_program.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>

using namespace headlight;
using namespace headlight::testing;

namespace {

const std::filesystem::path kFolder = HEADLIGHT_SOURCE_DIR "/resources/models/recall";

/// Largest difference; infinite where the shapes differ.
double difference(const Tensor& found, const QJsonArray& expected) {
    double largest = found.size(0) == expected.size() ? 0 : INFINITY;
    for (std::int64_t row = 0; row < found.size(0) && std::isfinite(largest); ++row) {
        const QJsonArray wanted = expected[static_cast<int>(row)].toArray();
        if (wanted.size() != found.size(1)) return INFINITY;
        for (int column = 0; column < wanted.size(); ++column)
            largest =
                std::max(largest, std::abs(wanted[column].toDouble() -
                                           static_cast<double>(found.slice(row)[static_cast<std::size_t>(column)])));
    }
    return largest;
}

QString refusal_of(const std::string& text, const std::filesystem::path& folder = kFolder) {
    try {
        static_cast<void>(recall_of(text, folder));
    } catch (const Error& error) {
        return QString::fromStdString(error.what());
    }
    return {};
}

const NetworkRecall& network_named(const Recall& recall, const std::string& name) {
    return *std::ranges::find(recall.networks, name, &NetworkRecall::name);
}

}  // namespace

class RecallTest : public QObject {
    Q_OBJECT

  private slots:
    void answers_and_influences_are_those_of_pytorch() {
        constexpr double kBound = 1e-6;
        const QJsonArray entries = read_json(HEADLIGHT_SOURCE_DIR "/tests/reference/explanations/recall.json").array();
        QVERIFY(entries.size() >= 3);
        for (const QJsonValue& entry : entries) {
            const Recall recall = recall_of(entry["text"].toString().toStdString(), kFolder);
            QCOMPARE(recall.networks.size(), std::size_t{6});
            for (const NetworkRecall& network : recall.networks) {
                const QJsonValue wanted = entry["networks"][QString::fromStdString(network.name)];
                const auto near = [&](const char* what, const Tensor& found) {
                    const double largest = difference(found, wanted[what].toArray());
                    QVERIFY2(largest < kBound,
                             qPrintable(QString("%1 of %2: %3").arg(what).arg(network.name.c_str()).arg(largest)));
                };
                near("probabilities", network.probabilities);
                near("influence", network.influence);
                QCOMPARE(!network.weights.empty(), wanted["weights"].isArray());
                if (!network.weights.empty()) near("weights", network.weights);
            }
        }
    }

    void no_answer_depends_on_what_cannot_be_seen() {
        const Recall recall = recall_of("c4 h1 a7 b2 f0 c? h? d3", kFolder);
        for (const NetworkRecall& network : recall.networks) {
            for (std::size_t row = 0; row < recall.questions.size(); ++row)
                for (std::size_t token = recall.questions[row] + 1; token < recall.tokens.size(); ++token)
                    QCOMPARE(network.influence.slice(static_cast<std::int64_t>(row))[token], 0.0F);
        }
        // Two convolutions of width 3 see the token and four before it.
        const auto convolution = network_named(recall, "convolution").influence.slice(0);
        QCOMPARE(convolution[0], 0.0F);
        QVERIFY(convolution[1] > 0.0F);
        QVERIFY(network_named(recall, "lstm").influence.slice(0)[0] > 0.5F);
    }

    void the_last_digit_is_expected_and_rows_unlike_training_are_noted() {
        const Recall recall = recall_of("c4 c5 c? d?", kFolder);
        QCOMPARE(recall.expected.size(), std::size_t{2});
        QCOMPARE(recall.expected[0], std::optional<int>(5));
        QVERIFY(!recall.expected[1]);
        QCOMPARE(recall.notes.size(), std::size_t{2});
        QVERIFY(recall_of("c4 c?", kFolder).notes.empty());
    }

    void texts_that_are_no_rows_are_refused() {
        QVERIFY(refusal_of("c4 the").contains("found \"the\""));
        QVERIFY(refusal_of("c9").contains("a digit from 0 to 7"));
        QVERIFY(refusal_of("z?").contains("a letter from a to p"));
        QVERIFY(refusal_of("c4 h1").contains("Expected a question"));
        QVERIFY(refusal_of("").contains("Expected a question"));
        std::string long_row;
        for (std::size_t token = 0; token <= kMostRecalled; ++token) long_row += "a0 ";
        QVERIFY(refusal_of(long_row + "a?").contains("at most 48 tokens"));
    }

    void damaged_folders_are_refused() {
        const QTemporaryDir folder;
        const std::filesystem::path place = folder.path().toStdString();
        QVERIFY(refusal_of("c4 c?", place).contains("networks.json"));
        std::filesystem::copy(kFolder, place);
        QCOMPARE(refusal_of("c4 c?", place), QString());
        std::ofstream(place / "networks.json") << "{\"letters\": \"abc\", \"digits\": \"01\", \"rows_measured\": 1}";
        QVERIFY(refusal_of("c1 c?", place).contains("Expected networks for the letters and digits"));
        std::filesystem::resize_file(place / "networks.safetensors", 200);
        QVERIFY(refusal_of("c1 c?", place).contains("networks.safetensors"));
        std::ofstream(place / "networks.json") << "{\"letters\": \"a\", \"digits\": \"01\", \"rows_measured\": 1}";
        QVERIFY(refusal_of("a1 a?", place).contains("at least two"));
    }

    void the_folder_is_found() { QCOMPARE(recall_folder().filename().string(), std::string("recall")); }
};

HEADLIGHT_TEST(RecallTest, None)
#include "recall_test.moc"
