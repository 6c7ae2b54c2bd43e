#include "language/languages.h"

#include <QCoreApplication>
#include <QTranslator>

#include <algorithm>
#include <array>
#include <memory>

namespace headlight {

namespace {

constexpr std::array kLanguages{
    Language{"en", "English"},
    Language{"de", "Deutsch"},
    Language{"es", "Español"},
    Language{"fr", "Français"},
    Language{"zh_CN", "简体中文", QFontDatabase::SimplifiedChinese, "fonts-noto-cjk"},
};

/// Qt's own texts, then the window's: the last one that is installed is asked first.
constexpr std::array kFiles{"qtbase", "headlight"};

/// "de_AT" and "de" for de_AT; "zh_Hans_CN", "zh_CN" and "zh" for zh_CN.
bool speaks(const Language& language, const QLocale& locale) {
    const QLocale own(QString::fromLatin1(language.id));
    return own.language() == locale.language() && own.script() == locale.script();
}

struct LanguageInUse {
    const Language* language = &kLanguages.front();
    QLocale locale{QLocale::English};
};

LanguageInUse& in_use() {
    static LanguageInUse used;
    return used;
}

/// Removes the translators of the language before.
void forget_language() {
    for (QTranslator* translator : qApp->findChildren<QTranslator*>(QString(), Qt::FindDirectChildrenOnly))
        delete translator;
}

}  // namespace

std::span<const Language> languages() {
    return kLanguages;
}

const Language* find_language(const QString& id) {
    const auto found =
        std::ranges::find_if(kLanguages, [&](const Language& each) { return id == QLatin1String(each.id); });
    return found == kLanguages.end() ? nullptr : &*found;
}

const Language& system_language() {
    for (const QString& name : QLocale::system().uiLanguages()) {
        const auto found =
            std::ranges::find_if(kLanguages, [&](const Language& each) { return speaks(each, QLocale(name)); });
        if (found != kLanguages.end()) return *found;
    }
    return kLanguages.front();
}

const Language& language_of(const QString& id) {
    const Language* found = find_language(id);
    return found != nullptr ? *found : system_language();
}

void use_language(const Language& language) {
    forget_language();
    const QString id = QString::fromLatin1(language.id);
    for (const char* file : kFiles) {
        auto translator = std::make_unique<QTranslator>(qApp);
        if (translator->load(QStringLiteral(":/translations/%1_%2").arg(QLatin1String(file), id)))
            QCoreApplication::installTranslator(translator.release());
    }
    const QLocale desktop = QLocale::system();
    in_use() = {find_language(id), speaks(language, desktop) ? desktop : QLocale(id)};
    QLocale::setDefault(in_use().locale);  // for fields that take numbers
}

const Language& language_in_use() {
    return *in_use().language;
}

const QLocale& language_locale() {
    return in_use().locale;
}

QString missing_font(const Language& language) {
    if (*language.font_package == '\0' || !QFontDatabase::families(language.letters).isEmpty()) return {};
    return QStringLiteral(
               "No font on this machine has the letters of %1. Install one, such as the Debian package %2, and open "
               "the window again.")
        .arg(QString::fromUtf8(language.name), QLatin1String(language.font_package));
}

}  // namespace headlight
