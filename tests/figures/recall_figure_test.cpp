// The figure of the recall networks keeps all its texts on the page, and says where an answer is wrong.

#include "figures/recall_figure.h"

#include "list_items.h"
#include "page_check.h"
#include "test_program.h"

#include <QtTest>

#include <algorithm>

using namespace headlight;
using namespace headlight::testing;

namespace {

std::shared_ptr<const Recall> recall_of_row(const std::string& row) {
    return std::make_shared<const Recall>(recall_of(row, HEADLIGHT_SOURCE_DIR "/resources/models/recall"));
}

}  // namespace

class RecallFigureTest : public QObject {
    Q_OBJECT

  private slots:
    void nothing_is_cut_off() {
        std::string longest;
        for (std::size_t token = 0; token < kMostRecalled / 2; ++token) longest += "m6 m? ";
        for (const std::string& row : {std::string("c4 c?"), longest}) {
            check_all_on_page(*recall_figure(recall_of_row(row), {}));
            check_all_on_page(*narrow_recall_figure(recall_of_row(row), {}));
        }
    }

    void wrong_answers_name_the_right_one() {
        const QStringList texts = labels_of(*recall_figure(recall_of_row("c4 h1 b2 f0 d5 k3 c?"), {}));
        QVERIFY(texts.contains("LSTM"));
        QVERIFY(std::ranges::any_of(texts, [](const QString& text) { return text.contains(", not 4"); }));
        QVERIFY(std::ranges::any_of(texts, [](const QString& text) { return text.startsWith("4, p = "); }));
    }
};

HEADLIGHT_TEST(RecallFigureTest, Window)
#include "recall_figure_test.moc"
