#pragma once

#include "workbench/help/help_pages.h"
#include "workbench/widgets/look/look_follower.h"

#include <QStringList>
#include <QTextBrowser>
#include <QUrl>

#include <memory>

namespace headlight {

/// One page of the documentation, with the links between pages and the way back.
class HelpText : public LookFollower<QTextBrowser> {
    Q_OBJECT

  public:
    explicit HelpText(QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    /// Opens a page: "docs/figures.md", or with the anchor of a section behind a #.
    void open(const QString& topic);
    /// Path of the shown page; empty before one is opened.
    [[nodiscard]] QString page() const;
    /// Marks the words on the page until other ones are given, and shows the first place from the shown section on.
    void mark(const QStringList& words);
    void backward() override;
    void forward() override;

  signals:
    void page_changed();
    /// A link to a step of a lesson was followed.
    void lesson_wanted(const LessonLink& link);

  private:
    struct Visit {
        QString topic;
        int scrolled = 0;  ///< pixels, when it was left
    };

    void follow(const QUrl& link);
    void walk_to(qsizetype visit);
    /// Makes the page of the present visit.
    void show_page();
    void show_section(const QString& anchor);

    Look look_;
    std::unique_ptr<QTextDocument> shown_;
    QList<Visit> visits_;
    qsizetype at_ = -1;  ///< in visits_
};

}  // namespace headlight
