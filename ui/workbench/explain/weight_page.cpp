#include "workbench/explain/weight_page.h"

#include "core/error.h"
#include "figures/drawing/text.h"
#include "language/sentences.h"
#include "view/field_values.h"
#include "workbench/document/document.h"
#include "workbench/document/matrix_lookup.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QMetaObject>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <utility>

namespace headlight {

namespace {

QComboBox* token_list(const QString& name, QWidget* parent) {
    auto* list = new QComboBox(parent);
    list->setAccessibleName(name);
    list->setToolTip(name);
    list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    // Or each change of font would lay out every token of a long text.
    qobject_cast<QListView*>(list->view())->setUniformItemSizes(true);
    return list;
}

}  // namespace

WeightPage::WeightPage(Document& document, QWidget* parent)
    : WhyPage(parent), document_(document), worker_([this](const Question& question, const std::stop_token& /*stop*/) {
          std::shared_ptr<const ExplainedWeight> made;
          QString refusal;
          try {
              made = std::make_shared<const ExplainedWeight>(
                  explained_weight(*question.analysis, question.choice, question.query, question.key));
          } catch (const Error& error) {
              refusal = text_of_problem(error);
          }
          QMetaObject::invokeMethod(
              this, [this, made, refusal] { answer(made, refusal); }, Qt::QueuedConnection);
      }) {
    lists_ = new QWidget(this);
    query_ = token_list(tr("Query: the token that attends"), lists_);
    key_ = token_list(tr("Key: the token that is attended to"), lists_);
    all_keys_ = new QToolButton(lists_);
    all_keys_->setText(tr("All keys"));
    all_keys_->setCheckable(true);
    for (const char* property : {"segment", "small", "first", "last"})  // as low as the lists beside it
        all_keys_->setProperty(property, true);
    all_keys_->setToolTip(tr("Compare the query with every key, dimension by dimension"));
    scroll_ = new FigureScroll(tr("Steps that compute the weight"), this);
    auto* lists = new QHBoxLayout(lists_);
    lists->setContentsMargins(0, 0, 0, 0);
    lists->addWidget(new QLabel(tr("Query"), lists_));
    lists->addWidget(query_);
    lists->addWidget(new QLabel(tr("Key"), lists_));
    lists->addWidget(key_);
    lists->addWidget(all_keys_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(scroll_, 1);
    set_beside(false);
    connect(query_, &QComboBox::activated, this, &WeightPage::choose);
    connect(key_, &QComboBox::activated, this, &WeightPage::choose);
    connect(all_keys_, &QToolButton::toggled, this, [this] {
        draw();
        emit changed();
    });
    connect(&scroll_->flow(), &FigureFlow::clicked, this, [this](const Hit& hit) {
        if (!hit.key || !shown_) return;
        key_->setCurrentIndex(*hit.key);
        choose();
    });
    connect(&document_.view(), &ShownView::picture_changed, this, &WeightPage::ask);
    connect(&document_.pointing(), &Pointing::selection_changed, this, &WeightPage::ask);
    connect(&document_.pointing(), &Pointing::hover_changed, this, &WeightPage::ask);
}

void WeightPage::set_look(const Look& look) {
    look_ = look;
    set_beside(lists_->parentWidget() == this);
    draw();
}

void WeightPage::set_beside(bool beside) {
    constexpr int kLetters = 14;
    constexpr int kLettersBeside = 6;
    for (QComboBox* list : {query_, key_}) list->setMinimumContentsLength(beside ? kLettersBeside : kLetters);
    if (beside) static_cast<QVBoxLayout*>(layout())->insertWidget(0, lists_);
    layout()->setContentsMargins(0, beside ? look_.px(6) : 0, 0, 0);  // from the tabs' line
    // A style sheet takes the fonts of labels that come to another parent.
    for (QLabel* label : lists_->findChildren<QLabel*>()) label->setFont(look_.font);
}

void WeightPage::resizeEvent(QResizeEvent* event) {
    WhyPage::resizeEvent(event);
    // Where the line is too short for them, the lists say in their tool tips what they are.
    const QList<QLabel*> words = lists_->findChildren<QLabel*>();
    for (QLabel* word : words) word->show();
    lists_->layout()->invalidate();
    const bool room = lists_->parentWidget() != this || lists_->layout()->minimumSize().width() <= width();
    for (QLabel* word : words) word->setVisible(room);
}

void WeightPage::showEvent(QShowEvent* event) {
    WhyPage::showEvent(event);
    ask();
}

void WeightPage::fill_lists() {
    axes_ = axes_of(*analysis_, choice_, {});
    const auto fill = [](QComboBox& list, const std::vector<MatrixEntry>& entries) {
        const QSignalBlocker blocker(list);
        list.clear();
        int index = 0;
        for (const MatrixEntry& entry : entries)
            list.addItem(QStringLiteral("%1  %2").arg(index++).arg(isolated(visible_label(entry.label))));
    };
    fill(*query_, axes_.queries);
    fill(*key_, axes_.keys);
}

void WeightPage::ask() {
    if (!isVisible()) return;
    const PicturePointer& picture = document_.view().picture();
    if (!picture || !picture->analysis)
        return answer(nullptr, tr("Type a text to follow each weight from query and key to the softmax."));
    HeadId choice = picture->view.choice;
    if (!choice.layer || !choice.head) choice = document_.view().last_single_head();
    if (analysis_ != picture->analysis || !same_attention(choice, choice_) || choice.layer != choice_.layer) {
        analysis_ = picture->analysis;
        choice_ = choice;
        fill_lists();
    }
    choice_ = choice;
    const TokenFocus pair = document_.pointing().focused_pair();
    Question question{analysis_, choice_, {}, {}};
    if (pair.query) question.query = entry_of_token(axes_.queries, *pair.query);
    if (pair.key && question.query) question.key = entry_of_token(axes_.keys, *pair.key);
    worker_.request(std::move(question));
}

void WeightPage::answer(const std::shared_ptr<const ExplainedWeight>& weight, const QString& refusal) {
    shown_ = weight;
    scroll_->set_sentence(refusal);
    if (shown_) {
        query_->setCurrentIndex(static_cast<int>(shown_->numbers.query));
        key_->setCurrentIndex(static_cast<int>(shown_->numbers.key));
    }
    draw();
    emit changed();
}

void WeightPage::draw() {
    if (!shown_) return scroll_->flow().set_figure(nullptr);
    scroll_->flow().set_numbers([weight = shown_, form = form()] { return numbers_of(*weight, form); });
    scroll_->flow().set_figure(
        std::make_shared<const WeightFigure>(shown_, form(), style_of(look_, analysis_->provenance.interventions)));
}

std::optional<OpenFigure> WeightPage::open_figure() const {
    if (!shown_) return std::nullopt;
    OpenFigure open{tr("This weight"), QStringLiteral("weight"), scroll_->flow().figure()};
    open.title = text_of(weight_title(*shown_, form()));
    open.numbers = scroll_->flow().numbers();
    HeadId one = choice_;
    one.aggregation = Aggregation::Mean;
    open.fields = HeadValue{}.json(one).toObject();
    open.fields["view"] = QStringLiteral("weight");
    open.fields["query"] = static_cast<int>(shown_->numbers.query);
    open.fields["key"] = static_cast<int>(shown_->numbers.key);
    if (form() == WeightForm::AllKeys) open.fields["all_keys"] = true;
    return open;
}

WeightForm WeightPage::form() const {
    return all_keys_->isChecked() ? WeightForm::AllKeys : WeightForm::OneKey;
}

void WeightPage::choose() {
    constexpr std::int32_t kNone = -1;
    const auto token_of = [](const std::vector<MatrixEntry>& entries, int index) {
        if (index < 0 || static_cast<std::size_t>(index) >= entries.size()) return kNone;
        const std::vector<std::int32_t>& tokens = entries[static_cast<std::size_t>(index)].tokens;
        return tokens.empty() ? kNone : tokens.front();
    };
    const std::int32_t query = token_of(axes_.queries, query_->currentIndex());
    const std::int32_t key = token_of(axes_.keys, key_->currentIndex());
    if (query != kNone && key != kNone) document_.pointing().select_pair(query, key);
}

}  // namespace headlight
