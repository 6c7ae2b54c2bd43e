// A tokenizer for which memory ran out once cuts texts afterwards as before.

#include "core/error.h"
#include "faults/faults.h"
#include "reference_records.h"
#include "test_program.h"

#include <QtTest>

#include <new>

using namespace headlight;
using namespace headlight::testing;

namespace {

/// Everything that a tokenizer does with a text.
std::vector<std::int32_t> use(const Tokenizer& tokenizer, const std::string& text) {
    const TokenizedText tokenized = tokenizer.encode(text, std::nullopt, {});
    static_cast<void>(tokenizer.decode(tokenized.ids(), false));
    static_cast<void>(tokenizer.steps(text, {}));
    return tokenized.ids();
}

}  // namespace

class OutOfMemoryTest : public QObject {
    Q_OBJECT

  private slots:
    void texts_are_cut_as_before_data() {
        QTest::addColumn<QString>("name");
        // None that SentencePiece's library cuts for: its messages do not survive an allocation that fails.
        for (const char* name : {"wordpiece-uncased", "gpt2", "llama2", "t5"}) QTest::newRow(name) << name;
    }
    void texts_are_cut_as_before() {
        QFETCH(QString, name);
        constexpr long kMostCalls = 100;
        const auto tokenizer = load_tokenizer(reference_tokenizer(name.toStdString()));
        const std::string text = "The caf\u00E9's 12 lights  didn't go out \u4E2D\u6587 (unknowable)";
        const std::vector<std::int32_t> ids = use(*tokenizer, text);
        const long broken = call_that_breaks(Fault::Allocation, kMostCalls, [&] {
            try {
                return use(*tokenizer, text) == ids;
            } catch (const std::bad_alloc&) {
                return true;
            } catch (const Error& error) {
                return error.kind() == ErrorKind::Memory;
            }
        });
        QCOMPARE(broken, 0L);
        QCOMPARE(use(*tokenizer, text), ids);
    }
};

HEADLIGHT_TEST(OutOfMemoryTest, None)
#include "out_of_memory_test.moc"
