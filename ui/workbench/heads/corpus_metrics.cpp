#include "workbench/heads/corpus_metrics.h"

#include "core/error.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/notices.h"
#include "workbench/document/shown_view.h"
#include "workbench/menus/actions.h"
#include "workbench/widgets/file_dialog.h"

#include <QDir>
#include <QFileInfo>
#include <QMetaObject>

#include <new>

namespace headlight {

namespace {

const QString kSubject = QStringLiteral("corpus");

}  // namespace

CorpusMetrics::CorpusMetrics(Document& document, Actions& actions, QWidget* window)
    : QObject(window),
      document_(document),
      actions_(actions),
      window_(window),
      reader_(
          [](const QString& file, const std::stop_token&) {
              return std::make_shared<const StatisticsRecord>(read_statistics(file.toStdString()));
          },
          [this](const QString& file, const CorpusPointer& corpus) { take(corpus, file); },
          [this](const QString& why) { document_.notices().post(Notice::Kind::Error, why, kSubject); }) {
    connect(actions_.at(ActionId::OpenCorpus), &QAction::triggered, this, &CorpusMetrics::ask_for_file);
    connect(actions_.at(ActionId::MetricOfCorpus), &QAction::triggered, &document_, [this](bool on) {
        document_.view().change(on ? tr("metric over the corpus") : tr("metric of this text"),
                                [on](ViewState& view) { view.metric_of_corpus = on; });
    });
    connect(&document_.run(), &LiveRun::identity_known, this, &CorpusMetrics::take_identity);
    connect(&document_.view(), &ShownView::corpus_changed, this, &CorpusMetrics::refresh);
    connect(&document_.view(), &ShownView::changed, this, &CorpusMetrics::refresh);
    refresh();
}

bool CorpusMetrics::may_be_metrics(const QString& file) {
    const QFileInfo info(file);
    return info.suffix() == QLatin1String("json") && !info.dir().exists(QStringLiteral("config.json"));
}

void CorpusMetrics::ask_for_file() {
    choose_file(window_, tr("Open metrics over a corpus, written by headlight metrics"), QString(),
                tr("Metrics (*.json);;All files (*)"), [this](const QString& file) { open(file); });
}

void CorpusMetrics::open(const QString& file) {
    reader_.ask(file);
}

void CorpusMetrics::take(const CorpusPointer& corpus, const QString& file) {
    constexpr std::size_t kShownOfHash = 8;
    const auto& model = document_.run().model();
    const QString name = QFileInfo(file).fileName();
    if (!model)
        return document_.notices().post(
            Notice::Kind::Error, tr("Open the model of %1 first: these metrics belong to it.").arg(name), kSubject);
    const bool same_weights = compare_model(model->provenance, hashes_of(corpus->provenance)) != ModelMatch::Different;
    const bool same_shape = !document_.run().is_current() || corpus->statistics.fits(*document_.run().analysis());
    if (!same_weights || !same_shape)
        return document_.notices().post(
            Notice::Kind::Error,
            same_weights ? tr("%1 belongs to a model with other layers or heads than %2. Open that model first.")
                               .arg(name, QString::fromStdString(model->name))
                         : tr("%1 belongs to another model, %2 (weights %3). Open that model first.")
                               .arg(name, QString::fromStdString(corpus->provenance.model_name),
                                    QString::fromStdString(shown_hash(hashes_of(corpus->provenance), kShownOfHash))),
            kSubject);
    document_.notices().end(kSubject);
    document_.view().set_corpus(corpus);
    document_.view().change(tr("metric over the corpus"), [](ViewState& view) { view.metric_of_corpus = true; });
}

void CorpusMetrics::take_identity() {
    const CorpusPointer corpus = document_.view().corpus();
    if (!corpus ||
        compare_model(document_.run().model()->provenance, hashes_of(corpus->provenance)) != ModelMatch::Different)
        return;
    document_.view().set_corpus(nullptr);
    take(corpus, QString::fromStdString(corpus->file));
}

void CorpusMetrics::refresh() {
    actions_.at(ActionId::MetricOfCorpus)->setEnabled(document_.view().corpus() != nullptr);
    actions_.at(ActionId::MetricOfCorpus)->setChecked(document_.view().state().metric_of_corpus);
}

}  // namespace headlight
