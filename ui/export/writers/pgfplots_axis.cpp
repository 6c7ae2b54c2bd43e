#include "export/writers/pgfplots_axis.h"

#include "export/writers/latex_text.h"

#include <QStringList>

namespace headlight {
namespace {

using Color = std::function<QString(const QColor&)>;

QString axis_number(double value) {
    return QString::number(value, 'g', 7);
}

QString length(double value) {
    return QString::number(value, 'f', 2) + "bp";
}

QString list(const std::vector<double>& values, int digits) {
    QStringList numbers;
    for (const double value : values) numbers << QString::number(value, 'g', digits);
    return '{' + numbers.join(',') + '}';
}

/// Where the axes stand and what they say. The label of y stands over them, as on our other pages; that of x and the
/// legend share the line under the ticks.
QStringList axis_options(const Chart& chart, const Color& color) {
    const QString type = QString("\\fontsize{%1}{%2}\\selectfont").arg(chart.label).arg(1.2 * chart.label);
    const QString text = "font=" + type + ",text=" + color(chart.ink);
    const QString below = length(-1.7 * chart.label);
    const QString line = "draw=" + color(chart.line) + ",line width=0.4bp";
    constexpr int kTickDigits = 4;
    return {"scale only axis",
            "at={(" + length(chart.plot.left()) + ',' + length(-chart.plot.bottom()) + ")}",
            "anchor=south west",
            "width=" + length(chart.plot.width()),
            "height=" + length(chart.plot.height()),
            "xmin=" + axis_number(chart.x.low),
            "xmax=" + axis_number(chart.x.high),
            "ymin=" + axis_number(chart.y.low),
            "ymax=" + axis_number(chart.y.high),
            "xtick=" + list(chart.x.ticks, 7),
            "xticklabels=" + list(chart.x.ticks, kTickDigits),
            "ytick=" + list(chart.y.ticks, 7),
            "yticklabels=" + list(chart.y.ticks, kTickDigits),
            "scaled ticks=false",
            "axis x line*=bottom",
            "axis y line*=left",
            "axis line style={" + line + '}',
            "tick style={" + line + '}',
            "tick align=outside",
            "ymajorgrids",
            "major grid style={" + line + ",opacity=0.5}",
            "clip=false",
            "tick label style={" + text + '}',
            "xlabel={" + latex_text(chart.x.label) + '}',
            "xlabel style={" + text + ",at={(axis description cs:0,0)},anchor=north west,yshift=" + below + '}',
            "ylabel={" + latex_text(chart.y.label) + '}',
            "ylabel style={" + text + ",at={(axis description cs:0,1)},rotate=-90,anchor=south west}",
            "legend columns=-1",
            "legend cell align=left",
            "legend style={" + text + ",draw=none,fill=none,at={(axis description cs:1,0)},anchor=north east,yshift=" +
                below + ",/tikz/every even column/.append style={column sep=0.8em}}"};
}

QString table(const ChartSeries& series) {
    const bool bars = series.has_bars();
    QString rows = bars ? "x y above below\\\\\n" : "x y\\\\\n";
    for (const ChartSeries::Point& point : series.points) {
        rows += axis_number(point.x) + ' ' + axis_number(point.y);
        if (bars) rows += ' ' + axis_number(point.above) + ' ' + axis_number(point.below);
        rows += "\\\\\n";
    }
    const QString columns = bars ? "x=x,y=y,y error plus=above,y error minus=below" : "x=x,y=y";
    return "table[row sep=crcr," + columns + "] {\n" + rows + "}";
}

QString plot(const Chart& chart, const ChartSeries& series, const Color& color) {
    const QString name = color(series.color);
    QString options;
    if (series.line) {
        options = "draw=" + name + ",line width=" + length(series.size) + ",mark=none";
    } else {
        options = "only marks,draw=" + name + ",mark=*,mark size=" + length(series.size) +
                  ",mark options={draw=" + color(chart.paper) + ",line width=0.4bp,fill=" + name +
                  ",fill opacity=0.75}";
        if (series.has_bars())
            options += ",error bars/.cd,y dir=both,y explicit,error mark=none,error bar style={draw=" + name +
                       ",line width=0.8bp}";
    }
    return "\\addplot[" + options + "] " + table(series) + ";\n\\addlegendentry{" + latex_text(series.name) + "}\n";
}

}  // namespace

QString pgfplots_axis(const Chart& chart, const Color& color) {
    // The picture's nodes have no room around them; those of axes need theirs.
    QString text = "\\begin{scope}[x=1bp,y=1bp,every node/.style={}]\n\\begin{axis}[\n  " +
                   axis_options(chart, color).join(",\n  ") + "]\n";
    for (const ChartSeries& series : chart.series)
        if (!series.points.empty()) text += plot(chart, series, color);
    return text + "\\end{axis}\n\\end{scope}\n";
}

}  // namespace headlight
