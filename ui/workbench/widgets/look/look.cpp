#include "workbench/widgets/look/look.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

/// Narrower than DejaVu Sans, and made for screens; its digits are told apart at small sizes.
const auto kFamily = QStringLiteral("Inter");

bool system_is_dark() {
    const QPalette palette = QGuiApplication::palette();
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

void fill_light(Look& look) {
    look.theme = light_theme();
    look.bar = QColor(0xff, 0xff, 0xff);
    look.panel = look.theme.paper;
    look.field = QColor(0xff, 0xff, 0xff);
    look.border = QColor(0xdf, 0xe4, 0xea);
    look.text = QColor(0x1b, 0x24, 0x30);
    look.muted = QColor(0x5f, 0x6b, 0x7a);
    look.chip = QColor(0xed, 0xf1, 0xf5);
    look.primary = QColor(0x1f, 0x5f, 0xa8);
    look.on_primary = Qt::white;
    look.accent = look.theme.accent;
    look.on_accent = Qt::white;
    look.warning = QColor(0xfd, 0xf1, 0xdc);
    look.error = QColor(0xfb, 0xe6, 0xe3);
}

void fill_dark(Look& look) {
    look.theme = dark_theme();
    look.bar = QColor(0x1f, 0x24, 0x2b);
    look.panel = look.theme.paper;
    look.field = QColor(0x25, 0x2b, 0x33);
    look.border = QColor(0x33, 0x3a, 0x44);
    look.text = QColor(0xe8, 0xeb, 0xf0);
    look.muted = QColor(0x9b, 0xa5, 0xb2);
    look.chip = QColor(0x2a, 0x30, 0x39);
    look.primary = QColor(0x6a, 0xae, 0xf3);
    look.on_primary = QColor(0x0d, 0x1b, 0x2a);
    look.accent = look.theme.accent;
    look.on_accent = QColor(0x24, 0x12, 0x04);
    look.warning = QColor(0x45, 0x36, 0x1c);
    look.error = QColor(0x4c, 0x27, 0x26);
}

/// For eyes that need it, and for projectors that wash colors out: borders and secondary text are as black as the rest.
void fill_high_contrast(Look& look) {
    fill_light(look);
    look.theme = print_theme();
    look.theme.accent = QColor(0x8a, 0x2d, 0x00);
    look.theme.primary = QColor(0x00, 0x35, 0x80);
    look.theme.line = Qt::black;
    look.theme.faint_ink = QColor(0x26, 0x26, 0x26);
    look.border = Qt::black;
    look.text = Qt::black;
    look.muted = QColor(0x26, 0x26, 0x26);
    look.chip = QColor(0xe8, 0xe8, 0xe8);
    look.primary = look.theme.primary;
    look.accent = look.theme.accent;
}

}  // namespace

int Look::px(double length) const {
    return std::max(1, static_cast<int>(std::lround(length * zoom)));
}

QFont Look::sized(double factor, bool bold) const {
    QFont result = font;
    result.setPixelSize(std::max(6, static_cast<int>(std::lround(font.pixelSize() * factor))));
    result.setBold(bold);
    return result;
}

QFont Look::section_font() const {
    QFont result = sized(0.82, true);
    result.setCapitalization(QFont::AllUppercase);
    result.setLetterSpacing(QFont::AbsoluteSpacing, 0.6 * zoom);
    return result;
}

QFont Look::figure_font() const {
    // The one of figures on pages, so that texts are as long here as there.
    QFont result = QApplication::font();
    result.setPointSizeF(12.0 * zoom);
    return result;
}

QPalette Look::palette() const {
    QPalette result;
    result.setColor(QPalette::Window, bar);
    result.setColor(QPalette::WindowText, text);
    result.setColor(QPalette::Base, field);
    result.setColor(QPalette::AlternateBase, panel);
    result.setColor(QPalette::Text, text);
    result.setColor(QPalette::Button, field);
    result.setColor(QPalette::ButtonText, text);
    result.setColor(QPalette::BrightText, accent);
    result.setColor(QPalette::PlaceholderText, muted);
    result.setColor(QPalette::Highlight, primary);
    result.setColor(QPalette::HighlightedText, on_primary);
    result.setColor(QPalette::ToolTipBase, field);
    result.setColor(QPalette::ToolTipText, text);
    result.setColor(QPalette::Link, primary);
    result.setColor(QPalette::Mid, border);
    result.setColor(QPalette::Disabled, QPalette::Text, muted);
    result.setColor(QPalette::Disabled, QPalette::WindowText, muted);
    result.setColor(QPalette::Disabled, QPalette::ButtonText, muted);
    return result;
}

QString Look::style_sheet() const {
    QString sheet = QStringLiteral(R"(
QWidget { font-family: @families; }
QDialog { background: @bar; }
QMenuBar, QMenu, QToolButton, QPushButton, QComboBox, QAbstractSpinBox, QCheckBox, QToolTip, QAbstractItemView { font-size: @fontpx; }
QDialog QLabel, QDialog QLineEdit, QFrame#guide QLabel, QFrame#welcome QLabel, QFrame[notice] QLabel { font-size: @fontpx; }
QLabel { background: transparent; color: @text; }
QLabel[muted="true"] { color: @muted; }
QWidget#top_bar, QWidget#text_panel, QWidget#image_panel, QStatusBar { background: @bar; }
QWidget#text_panel, QWidget#image_panel { border-bottom: 1px solid @border; }
QWidget#top_bar { border-bottom: 1px solid @border; }
QStatusBar { border-top: 1px solid @border; }
QStatusBar::item { border: none; }
QMenuBar { background: @bar; color: @text; border-bottom: 1px solid @border; padding: 2px 6px; }
QMenuBar::item { padding: @4 @8; background: transparent; border-radius: @4; }
QMenuBar::item:selected { background: @chip; }
QMenu { background: @field; color: @text; border: 1px solid @border; padding: @4; }
QMenu::item { padding: @5 @26 @5 @24; border-radius: @4; }
QMenu::item:selected { background: @chip; }
QMenu::item:disabled { color: @muted; }
QMenu::separator { height: 1px; background: @border; margin: @4 @6; }
QMenu::indicator { width: @12; height: @12; left: @6; }
QMenu::indicator:checked { image: url(:/icons/check-@mode.svg); }
QToolTip { background: @field; color: @text; border: 1px solid @border; padding: @4; }
QPlainTextEdit, QLineEdit, QSpinBox, QDoubleSpinBox, QAbstractItemView {
  background: @field; color: @text; border: 1px solid @border; border-radius: @5; padding: @3 @6;
  selection-background-color: @primary; selection-color: @onprimary; }
QPlainTextEdit { padding: @8 @9; }
QPlainTextEdit:focus, QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus { border: 1px solid @primary; }
QPushButton, QToolButton { background: @field; color: @text; border: 1px solid @border; border-radius: @5; padding: @5 @11; }
QPushButton:hover, QToolButton:hover { border-color: @muted; }
QPushButton:focus, QToolButton:focus, QComboBox:focus { border: 1px solid @primary; }
QPushButton:pressed, QToolButton:pressed { background: @chip; }
QPushButton:disabled, QToolButton:disabled { color: @muted; }
QToolButton::menu-indicator { image: none; }
QToolButton:checked { background: @primary; color: @onprimary; border-color: @primary; }
QPushButton[primary="true"], QToolButton[primary="true"] { background: @primary; color: @onprimary; border-color: @primary; }
QPushButton[primary="true"]:disabled, QToolButton[primary="true"]:disabled { background: @chip; color: @muted; border-color: @border; }
QDialog QPushButton:default { background: @primary; color: @onprimary; border-color: @primary; }
QDialog QPushButton:default:disabled { background: @chip; color: @muted; border-color: @border; }
QToolButton[flat="true"] { background: transparent; border: 1px solid transparent; padding: @2 @5; color: @muted; }
QToolButton[flat="true"]:hover, QToolButton[flat="true"]:focus { border-color: @border; color: @text; }
QToolButton[picture="true"] { padding: @2; }
QListWidget#image_strip { background: transparent; border: none; padding: 0; }
QToolButton[link="true"] { background: transparent; border: 1px solid transparent; padding: @2 @5; color: @primary; text-decoration: underline; }
QToolButton[link="true"]:hover, QToolButton[link="true"]:focus { border-color: @primary; }
QToolButton[segment="true"] { border-radius: 0; padding: @5 @11; margin: 0; }
QToolButton[segment="true"][small="true"] { padding: @3 @9; }
QToolButton[segment="true"][last="false"] { border-right: none; }
QToolButton[segment="true"][first="true"] { border-top-left-radius: @5; border-bottom-left-radius: @5; }
QToolButton[segment="true"][last="true"] { border-top-right-radius: @5; border-bottom-right-radius: @5; }
QFileDialog QToolButton { padding: @2; background: transparent; border-color: transparent; }
QFileDialog QToolButton:hover { border-color: @border; }
QFileDialog QListView, QFileDialog QTreeView { outline: none; selection-background-color: @chip; selection-color: @text; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QHeaderView { border: none; border-radius: 0; padding: 0; }
QHeaderView::section { background: @bar; color: @text; border: none; border-bottom: 1px solid @border; padding: @3 @6; }
QComboBox { background: @field; color: @text; border: 1px solid @border; border-radius: @5; padding: @3 @8; }
QComboBox::drop-down { border: none; width: @18; }
QComboBox { combobox-popup: 0; }
QComboBox QAbstractItemView { border: 1px solid @border; border-radius: 0; padding: @4; outline: none; selection-background-color: @chip; selection-color: @text; }
QComboBox::down-arrow { image: url(:/icons/chevron-@mode.svg); width: @9; height: @9; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { subcontrol-origin: border; width: @16; background: transparent; border: none; margin: 1px; }
QAbstractSpinBox::up-button { subcontrol-position: top right; border-top-right-radius: @4; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; border-bottom-right-radius: @4; }
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover { background: @chip; }
QAbstractSpinBox::up-arrow { image: url(:/icons/chevron-up-@mode.svg); width: @9; height: @9; }
QAbstractSpinBox::down-arrow { image: url(:/icons/chevron-@mode.svg); width: @9; height: @9; }
QCheckBox { color: @text; spacing: @6; }
QCheckBox::indicator, QTreeWidget::indicator { width: @13; height: @13; border: 1px solid @muted; border-radius: @3; background: @field; }
QCheckBox::indicator:checked, QTreeWidget::indicator:checked { background: @primary; border-color: @primary; image: url(:/icons/check-on-@mode.svg); }
QCheckBox:focus { color: @primary; }
QCheckBox:disabled { color: @muted; }
QLineEdit:disabled, QSpinBox:disabled, QDoubleSpinBox:disabled, QComboBox:disabled { background: @chip; color: @muted; }
QToolBar#rail { background: @bar; border: none; border-right: 1px solid @border; padding: 0; spacing: 0; }
QToolBar#rail QToolButton { background: transparent; color: @muted; border: none; border-left: @3 solid transparent; border-radius: 0; padding: @4 @3 @4 0; font-size: @railpx; }
QToolBar#rail QToolButton:hover { background: @chip; color: @text; }
QToolBar#rail QToolButton:focus { background: @chip; color: @text; border-left: @3 solid @border; }
QToolBar#rail QToolButton:checked { background: @chip; color: @primary; border-left: @3 solid @primary; }
QFrame#palette { background: @field; border: 1px solid @border; border-radius: @8; }
QFrame#palette QLineEdit, QFrame#palette QListView { border: none; border-radius: 0; background: transparent; }
QFrame#palette QLineEdit { border-bottom: 1px solid @border; padding: @6 @10 @8 @10; }
QFrame#palette QListView { padding: 0; }
QSplitter::handle { background: @border; }
QSplitter::handle:horizontal { width: 1px; }
QSplitter::handle:vertical { height: 1px; }
QScrollArea, QWidget#side_panel, QWidget#grids, QWidget#stage { background: @panel; border: none; }
QScrollArea#export_fields, QScrollArea#export_fields > QWidget > QWidget { background: transparent; }
QWidget#lesson_panel, QWidget#lesson_text, QListWidget#lesson_list { background: @bar; border: none; }
QWidget#lesson_panel { border-right: 1px solid @border; }
QWidget#help, QListWidget#help_list { background: @bar; border: none; }
QWidget#help QToolButton:disabled { color: @border; }
QTextBrowser#help_text { background: @panel; color: @text; border: none; border-top: 1px solid @border; selection-background-color: @primary; selection-color: @onprimary; }
QToolButton[trial="true"] { padding: 0; color: @primary; }
QWidget#lower_panel, QWidget#lower_panel_contents { background: @panel; }
QListWidget#head_cards { background: @panel; border: none; padding: 0; }
QTreeWidget::item { padding: @2; }
QTreeWidget#candidates { selection-background-color: @chip; selection-color: @text; }
QToolButton[tight="true"] { padding: @4 @2; }
QScrollBar:vertical { background: transparent; width: @10; margin: 0; }
QScrollBar:horizontal { background: transparent; height: @10; margin: 0; }
QScrollBar::handle { background: @border; border-radius: @4; min-height: @24; min-width: @24; margin: @2; }
QScrollBar::handle:hover { background: @muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QProgressBar { background: @chip; border: none; border-radius: @3; text-align: center; color: @text; }
QProgressBar::chunk { background: @primary; border-radius: @3; }
QLabel#head_label { background: @accent; color: @onaccent; border-radius: @8; padding: @2 @9; }
QFrame[notice="information"] { background: @chip; border-bottom: 1px solid @border; }
QFrame[notice="warning"] { background: @warning; border-bottom: 1px solid @border; }
QFrame[notice="error"] { background: @error; border-bottom: 1px solid @border; }
QFrame#welcome { background: @chip; border: none; border-bottom: 1px solid @border; }
QFrame#guide { background: @field; border: 1px solid @border; border-radius: @6; }
QTabWidget::pane { border: none; border-top: 1px solid @border; }
QTabBar { background: transparent; }
QTabBar QToolButton { padding: 0; border-radius: 0; }
QTabBar::tab { background: transparent; color: @muted; padding: @5 @11; border: none; border-bottom: 2px solid transparent; }
QToolButton[tab="true"] { background: transparent; color: @muted; padding: @4 @2; border: none; border-radius: 0; border-bottom: 2px solid transparent; }
QToolButton[tab="true"]:hover, QToolButton[tab="true"]:focus { color: @text; }
QToolButton[tab="true"]:checked { color: @text; border-bottom: 2px solid @primary; }
QStackedWidget#explanations { border: none; border-top: 1px solid @border; }
QTabBar::tab:selected { color: @text; border-bottom: 2px solid @primary; }
QTabBar::tab:hover, QTabBar::tab:focus { color: @text; }
QSlider:horizontal { min-height: @16; }
QSlider::groove:horizontal { height: @4; background: @chip; border-radius: @2; }
QSlider::sub-page:horizontal { background: @primary; border-radius: @2; }
QSlider::handle:horizontal { background: @field; border: 1px solid @muted; width: @12; margin: -@5 0; border-radius: @knob; }
QSlider::handle:horizontal:focus { border: 2px solid @primary; }
QSlider::sub-page:horizontal:disabled { background: @chip; }
QGroupBox { border: 1px solid @border; border-radius: @5; margin-top: @10; padding-top: @8; }
)");
    const auto replace = [&sheet](const char* name, const QString& value) {
        sheet.replace(QLatin1String(name), value);
    };
    // Longer names first: "@onprimary" before "@on...", "@border" before "@b...".
    replace("@onprimary", on_primary.name());
    replace("@onaccent", on_accent.name());
    replace("@primary", primary.name());
    replace("@accent", accent.name());
    replace("@warning", warning.name());
    // Named here too: a widget that a sheet says anything of takes its family from the program, not from the window.
    replace("@families", QStringLiteral("\"%1\"").arg(font.families().join(QStringLiteral("\", \""))));
    replace("@fontpx", QStringLiteral("%1px").arg(font.pixelSize()));
    replace("@railpx", QStringLiteral("%1px").arg(sized(0.84).pixelSize()));
    // Corners of more than half the side would not be rounded at all.
    replace("@knob", QStringLiteral("%1px").arg((px(12) + 2) / 2));
    replace("@border", border.name());
    replace("@muted", muted.name());
    replace("@panel", panel.name());
    replace("@field", field.name());
    replace("@error", error.name());
    replace("@chip", chip.name());
    replace("@text", text.name());
    replace("@mode", theme.dark ? QStringLiteral("dark") : QStringLiteral("light"));
    replace("@bar", bar.name());
    for (int length = 30; length > 0; --length)
        sheet.replace(QStringLiteral("@%1").arg(length), QStringLiteral("%1px").arg(px(length)));
    return sheet;
}

double usual_zoom(const QSize& screen) {
    constexpr int kVeryHigh = 1600;
    constexpr double kDesignedFor = 1200;
    return screen.height() < kVeryHigh ? 1 : std::min(3.0, std::floor(screen.height() / kDesignedFor * 4) / 4);
}

Look make_look(ThemeChoice choice, double zoom) {
    Look look;
    look.zoom = std::clamp(zoom, 0.5, 3.0);
    const bool dark = choice == ThemeChoice::Dark || (choice == ThemeChoice::System && system_is_dark());
    if (choice == ThemeChoice::HighContrast)
        fill_high_contrast(look);
    else if (dark)
        fill_dark(look);
    else
        fill_light(look);
    look.font = QApplication::font();
    if (QFontDatabase::hasFamily(kFamily)) look.font.setFamilies({kFamily, look.font.family()});
    look.font.setPixelSize(look.px(std::clamp(QFontInfo(QApplication::font()).pixelSize(), 11, 24)));
    return look;
}

}  // namespace headlight
