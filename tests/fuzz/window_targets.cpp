#include "targets.h"

#include <QGuiApplication>

namespace headlight::fuzz {

std::vector<CorpusTarget> corpus_targets() {
    return {{"inputs", &read_inputs, &mutate_folder},         {"statistics", &read_statistics_file, &mutate_json},
            {"session", &read_session, &mutate_json},         {"lesson", &read_lesson, &mutate_json},
            {"figure_spec", &read_figure_spec, &mutate_json}, {"image", &read_image, &mutate_image},
            {"page_words", &read_page_words, &mutate_json}};
}

void prepare_targets() {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    static int count = 1;
    static char name[] = "fuzz_window";
    static char* arguments[] = {name, nullptr};
    static const QGuiApplication application(count, arguments);
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});  // one for each damaged image
}

}  // namespace headlight::fuzz
