// The commands that README and docs show, in blocks marked `sh`, run as they stand there. Each block runs in a folder
// of its own, with the files that its commands name.

#include "program.h"
#include "structure/documents.h"
#include "test_program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <vector>

using namespace headlight::testing;

namespace {

/// Lines between two fences.
struct Block {
    QString place;     ///< "docs/figures.md:12"
    QString language;  ///< what stands behind the first fence
    QStringList lines;
};

std::vector<Block> blocks_of(const SourceFile& page) {
    std::vector<Block> blocks;
    bool inside = false;
    for (qsizetype i = 0; i < page.lines.size(); ++i) {
        const QString& line = page.lines[i];
        if (line.startsWith("```")) {
            inside = !inside;
            if (inside) blocks.push_back({QString("%1:%2").arg(page.path).arg(i + 1), line.mid(3), {}});
        } else if (inside) {
            blocks.back().lines << line;
        }
    }
    return blocks;
}

std::vector<Block> shell_blocks() {
    std::vector<Block> blocks;
    for (const SourceFile& page : documents())
        for (const Block& block : blocks_of(page))
            if (block.language == "sh") blocks.push_back(block);
    return blocks;
}

void write(const QString& path, const QString& text) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write %s", qPrintable(path));
    file.write(text.toUtf8());
}

/// The `json` block of a page.
QString json_of(const QString& page) {
    for (const Block& block : blocks_of(read_file(page)))
        if (block.language == "json") return block.lines.join('\n') + '\n';
    qFatal("%s has no block of JSON", qPrintable(page));
}

/// A home folder with the models, images and recordings that the commands name.
void fill(const QDir& folder) {
    const auto link = [&](const QString& name, const QString& to) {
        if (!QFile::exists(project_folder().filePath(to))) qFatal("there is no %s", qPrintable(to));
        QFile::link(project_folder().filePath(to), folder.filePath(name));
    };
    for (const char* each :
         {"models", "bin", ".zfunc", ".config/fish/completions", ".local/share/bash-completion/completions"})
        folder.mkpath(each);
    link("my-model", "tests/reference/models/gpt2-lm");
    link("my-gpt2", "tests/reference/models/gpt2-lm");
    link("inputs.json", "tests/reference/models/gpt2-lm/reference/inputs.json");
    link("models/my-bert", "tests/reference/models/bert-mlm");
    link("whisper-tiny", "tests/reference/models/whisper");
    link("wav2vec2-base-960h", "tests/reference/models/wav2vec2-ctc");
    link("layoutlm", "tests/reference/models/layoutlm-ner");
    link("siglip", "tests/reference/models/siglip");
    link("llava", "tests/reference/models/llava");
    link("paligemma", "tests/reference/models/paligemma");
    link("florence2", "tests/reference/models/florence2");
    link("colbertv2.0", "tests/reference/late_interaction");
    folder.mkdir("colpali-v1.3-hf");
    for (const QString name : {"config.json", "model.safetensors", "processor_config.json"})
        link("colpali-v1.3-hf/" + name, "tests/reference/late_interaction/colpali/" + name);
    for (const QString name : {"tokenizer.json", "tokenizer_config.json", "preprocessor_config.json"})
        link("colpali-v1.3-hf/" + name, "tests/reference/models/paligemma/" + name);
    link("gpt3", "resources/lessons/configurations/gpt3");
    link("gpt-oss", "tests/reference/models/gpt-oss-lm");
    folder.mkdir("esm2");
    for (const QString name : {"config.json", "model.safetensors"})
        link("esm2/" + name, "tests/reference/models/esm-mlm/" + name);
    for (const QString name : {"vocab.txt", "tokenizer_config.json"})
        link("esm2/" + name, "tests/reference/contacts/" + name);
    link("protein.fasta", "tests/reference/contacts/hairpin.fasta");
    link("protein.pdb", "tests/reference/contacts/hairpin.pdb");
    link("gemma-3-270m-q4_k_m.gguf", "tests/reference/gguf/gemma3-lm/Q4_0.gguf");
    link("boot.png", "resources/models/fashion-vit/images/ankle-boot.png");
    link("page.png", "resources/models/fashion-vit/images/bag.png");
    link("shirt.png", "resources/models/fashion-vit/images/shirt.png");
    link("speech.wav", "tests/reference/extra/chirp.wav");
    link("run.npz", "tests/reference/recorded/run.npz");
    link("run.json", "tests/reference/recorded/run.json");
    write(folder.filePath("recordings.json"), "[{\"audio\": \"speech.wav\"}]");
    write(folder.filePath("page.hocr"),
          "<html><div class='ocr_page' title='bbox 0 0 800 600'><span class='ocrx_word' "
          "title='bbox 90 60 170 80'>Total</span></div></html>");
    write(folder.filePath("figure.json"), json_of("docs/figures.md"));
    write(folder.filePath("lesson.json"), json_of("docs/lessons.md"));
    write(folder.filePath("texts.jsonl"), json_of("docs/file-formats.md"));
    write(folder.filePath("book.txt"), QStringLiteral("A cat sat. ").repeated(4));
    // A window closes as soon as it shows its first figure; commands are passed on.
    write(folder.filePath("bin/headlight"),
          "#!/bin/sh\ncase \"$1\" in ''|--model|--lesson|--text|*.headlight|*.npz|*.safetensors|./*) set -- \"$@\" "
          "--quit-after-first-picture ;; "
          "esac\nexec '" +
              program_path() + "' \"$@\"\n");
    QFile::setPermissions(folder.filePath("bin/headlight"), QFile::ReadOwner | QFile::ExeOwner);
}

}  // namespace

class DocumentationTest : public QObject {
    Q_OBJECT

  private slots:
    void every_documented_command_runs_data() {
        QTest::addColumn<QStringList>("commands");
        for (const Block& block : shell_blocks()) QTest::newRow(qPrintable(block.place)) << block.lines;
    }
    void every_documented_command_runs() {
        QFETCH(QStringList, commands);
        const QTemporaryDir folder;
        fill(QDir(folder.path()));
        for (const QString& command : commands) {
            if (command.startsWith("packaging/")) {  // builds the program that runs here
                QVERIFY2(QFileInfo(project_folder().filePath(command.section(' ', 0, 0))).isExecutable(),
                         qPrintable(command));
                continue;
            }
            QVERIFY2(command.contains("headlight"), qPrintable("expected a command of headlight: " + command));
            const ProgramResult result =
                run_shell("export HOME='" + folder.path() +
                          "' QT_QPA_PLATFORM=offscreen\nPATH=\"$HOME/bin:$PATH\"\ncd && " + command);
            QVERIFY2(result.exit_code == 0, qPrintable(command + "\n" + result.messages));
        }
    }

    void a_capture_written_as_the_page_about_it_shows_opens() {
        if (run_shell("python3 -c ''").exit_code != 0) QSKIP("There is no python3 here.");
        const QTemporaryDir folder;
        for (const Block& block : blocks_of(read_file("docs/capture.md")))
            if (block.language == "python") write(folder.filePath("example.py"), block.lines.join('\n'));
        const ProgramResult result = run_shell("cd '" + folder.path() +
                                               "' && python3 example.py && \"$HEADLIGHT\" figure run.safetensors "
                                               "--layer 0 --head 0 --out head.csv && grep world head.csv");
        QVERIFY2(result.exit_code == 0, result.messages.constData());
        const double strong = std::exp(1.0) / (1 + std::exp(1.0));
        QVERIFY2(std::abs(result.output.trimmed().split(',').back().toDouble() - strong) < 1e-6,
                 result.output.constData());
    }

    void pages_that_users_read_show_commands() {
        QStringList with_commands;
        for (const Block& block : shell_blocks()) with_commands << block.place.section(':', 0, 0);
        for (const char* page : {"README.md", "docs/getting-started.md", "docs/figures.md", "docs/comparing.md",
                                 "docs/interventions.md", "docs/command-line.md"})
            QVERIFY2(with_commands.contains(page), page);
    }
};

HEADLIGHT_TEST(DocumentationTest, None)
#include "documentation_test.moc"
