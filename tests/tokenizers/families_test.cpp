// Damage to the files of every family's tokenizer: each is refused with the file's name, or loads and does no harm.
#include "core/error.h"
#include "reference_records.h"
#include "test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include <iterator>
#include <random>

using namespace headlight;

namespace {

std::string content_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Files that a tokenizer is made of, without expectations and settings.
std::vector<std::string> parts_of(const std::filesystem::path& folder) {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        const std::string name = entry.path().filename().string();
        const bool counts = name == "tokenizer.json" || name == "vocab.json" || name == "vocab.txt" ||
                            name == "merges.txt" || entry.path().extension() == ".model" ||
                            entry.path().extension() == ".spm";
        if (counts) names.push_back(name);
    }
    std::sort(names.begin(), names.end());
    return names;
}

/// A copy of a tokenizer's folder with one file changed.
class DamagedCopy {
  public:
    DamagedCopy(const std::filesystem::path& source, std::string part) : part_(std::move(part)) {
        for (const auto& entry : std::filesystem::directory_iterator(source)) {
            const std::string name = entry.path().filename().string();
            // What is read first must not hide the damaged file.
            const bool hides = part_ != "tokenizer.json" && name == "tokenizer.json";
            if (name != "expected.jsonl" && !hides) std::filesystem::copy(entry.path(), path() / name);
        }
        std::filesystem::permissions(path() / part_, std::filesystem::perms::owner_all);
    }
    /// What loading says; nothing if it loads, and then it must tokenize.
    [[nodiscard]] std::optional<Error> load_with(const std::string& content) const {
        std::ofstream(path() / part_, std::ios::binary | std::ios::trunc) << content;
        try {
            const auto tokenizer = load_tokenizer(path());
            const auto tokens = tokenizer->encode("Zoë's 12 cats\n<s> ▁ \xF0\x9F\x90\x88", "a pair", {});
            (void)tokenizer->decode(tokens.ids(), false);
            (void)tokenizer->steps("Zoë's 12 cats");
            return std::nullopt;
        } catch (const Error& error) {
            return error;
        }
    }
    [[nodiscard]] std::filesystem::path path() const { return folder_.path().toStdString(); }

  private:
    QTemporaryDir folder_;
    std::string part_;
};

}  // namespace

class FamiliesTest : public QObject {
    Q_OBJECT

  private slots:
    void a_part_cut_short_is_refused_by_name_data() { add_parts(); }
    void a_part_cut_short_is_refused_by_name() {
        QFETCH(QString, family);
        QFETCH(QString, part);
        const auto source = reference_tokenizer(family.toStdString());
        const std::string whole = content_of(source / part.toStdString());
        const DamagedCopy copy(source, part.toStdString());
        for (std::size_t i = 0; i < 24; ++i) {
            const auto problem = copy.load_with(whole.substr(0, i * whole.size() / 24));
            const bool may_end_anywhere = part.endsWith(".txt");  // a list of lines is one line shorter then
            if (!problem && may_end_anywhere) continue;
            QVERIFY2(problem, qPrintable(QString::number(i)));
            const bool typed = problem->kind() == ErrorKind::Format || problem->kind() == ErrorKind::Unsupported ||
                               problem->kind() == ErrorKind::File;
            QVERIFY2(typed, problem->what());
            QVERIFY2(!problem->place().file.empty(), problem->what());
        }
    }

    void one_wrong_bit_does_no_harm_data() { add_parts(); }
    void one_wrong_bit_does_no_harm() {
        QFETCH(QString, family);
        QFETCH(QString, part);
        const auto source = reference_tokenizer(family.toStdString());
        const std::string whole = content_of(source / part.toStdString());
        const DamagedCopy copy(source, part.toStdString());
        std::mt19937_64 random(7);
        for (int i = 0; i < 60; ++i) {
            std::string flipped = whole;
            char& byte = flipped[random() % flipped.size()];
            byte = static_cast<char>(byte ^ (1 << random() % 8));
            const auto problem = copy.load_with(flipped);
            if (problem) QVERIFY2(problem->kind() != ErrorKind::Memory, problem->what());
        }
    }

  private:
    static void add_parts() {
        QTest::addColumn<QString>("family");
        QTest::addColumn<QString>("part");
        const QDir folder(QString::fromStdString(reference_tokenizer("").string()));
        for (const QString& family : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            for (const std::string& part : parts_of(reference_tokenizer(family.toStdString())))
                QTest::addRow("%s %s", qPrintable(family), part.c_str()) << family << QString::fromStdString(part);
        }
    }
};

HEADLIGHT_TEST(FamiliesTest, None)
#include "families_test.moc"
