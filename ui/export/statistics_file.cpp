#include "export/statistics_file.h"

#include "analysis/head_labels.h"
#include "analysis/measures.h"
#include "core/error.h"
#include "core/text_bounds.h"
#include "export/json_fields.h"
#include "export/qt_json.h"

#include <QJsonArray>
#include <QJsonObject>

#include <cmath>
#include <functional>

namespace headlight {

namespace {

using Values = HeadStatistics::Values;

QString name_of(std::string_view name) {
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

template <typename Number>
QJsonArray table(const std::vector<std::vector<Number>>& rows, const std::function<QJsonValue(const Number&)>& cell) {
    QJsonArray array;
    for (const auto& row : rows) {
        QJsonArray heads;
        for (const Number& each : row) heads.append(cell(each));
        array.append(heads);
    }
    return array;
}

QJsonObject object_of(const Values& values) {
    using Mean = RunningMean;
    QJsonObject object{
        {"mean", table<Mean>(values.of_heads,
                             [](const Mean& each) { return each.count > 0 ? QJsonValue(each.mean) : QJsonValue(); })},
        {"deviation", table<Mean>(values.of_heads, [](const Mean& each) { return QJsonValue(each.deviation()); })},
        {"count", table<Mean>(values.of_heads, [](const Mean& each) { return QJsonValue(qint64(each.count)); })},
        {"squares", table<Mean>(values.of_heads, [](const Mean& each) { return QJsonValue(each.squares); })}};
    if (!values.label) return object;
    for (const HeadLabelRule& rule : head_label_rules())
        if (rule.id == values.id) object["threshold"] = rule.threshold;
    object["reached"] =
        table<std::int64_t>(values.reached, [](const std::int64_t& each) { return QJsonValue(qint64(each)); });
    return object;
}

constexpr qsizetype kMostLayers = 10'000;

/// Reads one measure or label of all heads, and says which cell is not as it should be.
class ValuesReader {
  public:
    ValuesReader(JsonFields fields, std::string_view id, bool label)
        : fields_(std::move(fields)), result_{std::string(id), label, {}, {}} {}

    Values read() {
        for (const QJsonValue& row : fields_.list("count", kMostLayers))
            result_.of_heads.emplace_back(static_cast<std::size_t>(row.toArray().size()));
        if (result_.of_heads.empty()) fields_.fail("count", "A list of layers is expected here.");
        each("count", [](RunningMean& head, double count) { head.count = static_cast<std::int64_t>(count); });
        each("mean", [](RunningMean& head, double mean) { head.mean = mean; });
        each("deviation", [](RunningMean& head, double deviation) {
            head.squares = deviation * deviation * static_cast<double>(head.count);
        });
        if (fields_.has("squares")) each("squares", [](RunningMean& head, double squares) { head.squares = squares; });
        if (!result_.label) return std::move(result_);
        for (const auto& heads : result_.of_heads) result_.reached.emplace_back(heads.size(), 0);
        each_cell("reached", [&](std::size_t layer, std::size_t head, double count) {
            result_.reached[layer][head] = static_cast<std::int64_t>(count);
        });
        return std::move(result_);
    }

  private:
    /// The cells of a table [layers][heads], of as many heads as there are; null counts as 0.
    void each_cell(const QString& table, const std::function<void(std::size_t, std::size_t, double)>& take) {
        constexpr double kMost = 9e15;
        const QJsonArray rows = fields_.list(table, kMostLayers);
        if (static_cast<std::size_t>(rows.size()) != result_.of_heads.size())
            fields_.fail(table, "As many layers as counts are expected here.");
        for (std::size_t layer = 0; layer < result_.of_heads.size(); ++layer) {
            const QJsonArray heads = rows[static_cast<qsizetype>(layer)].toArray();
            if (static_cast<std::size_t>(heads.size()) != result_.of_heads[layer].size())
                fields_.fail(table, "As many heads as counts are expected here.");
            for (std::size_t head = 0; head < result_.of_heads[layer].size(); ++head) {
                const QJsonValue cell = heads[static_cast<qsizetype>(head)];
                const double number = cell.toDouble();
                if (!(cell.isDouble() || cell.isNull()) || std::abs(number) > kMost || (table != "mean" && number < 0))
                    fields_.fail(table, "Numbers are expected here.");
                take(layer, head, number);
            }
        }
    }

    void each(const QString& table, const std::function<void(RunningMean&, double)>& take) {
        each_cell(table, [&](std::size_t layer, std::size_t head, double number) {
            take(result_.of_heads[layer][head], number);
        });
    }

    JsonFields fields_;
    Values result_;
};

std::int64_t read_count(JsonFields& fields, const QString& name) {
    constexpr double kMost = 9e15;
    if (!fields.has(name)) fields.fail(name, "A count is expected here: this is no file that headlight metrics wrote.");
    return static_cast<std::int64_t>(fields.number(name, 0, kMost, 0));
}

}  // namespace

std::string statistics_json(const StatisticsRecord& record) {
    QJsonArray stacks;
    for (const HeadStatistics::Stack& stack : record.statistics.stacks) {
        QJsonObject measures;
        QJsonObject labels;
        for (const Values& values : stack.values)
            (values.label ? labels : measures)[name_of(values.id)] = object_of(values);
        stacks.append(QJsonObject{{"kind", name_of(stack.kind)}, {"measures", measures}, {"labels", labels}});
    }
    const QJsonObject object{{kProvenanceKey, provenance_value({record.provenance})},
                             {"lines_done", qint64(record.lines_done)},
                             {"texts", qint64(record.statistics.texts)},
                             {"texts_hash", name_of(record.texts_hash)},
                             {"stacks", stacks}};
    return json_text(object, JsonLayout::Compact) + '\n';
}

std::string statistics_csv(const StatisticsRecord& record) {
    std::string text =
        provenance_comment({record.provenance}) + "\nattention,layer,head,kind,id,mean,deviation,count,reached\n";
    const auto number = [](double value) { return QString::number(value, 'g', 9).toStdString(); };
    for (const HeadStatistics::Stack& stack : record.statistics.stacks) {
        for (const Values& values : stack.values) {
            for (std::size_t layer = 0; layer < values.of_heads.size(); ++layer) {
                for (std::size_t head = 0; head < values.of_heads[layer].size(); ++head) {
                    const RunningMean& mean = values.of_heads[layer][head];
                    text += stack.kind + ',' + std::to_string(layer) + ',' + std::to_string(head) + ',' +
                            (values.label ? "label," : "measure,") + values.id + ',' +
                            (mean.count > 0 ? number(mean.mean) : "") + ',' +
                            (mean.count > 0 ? number(mean.deviation()) : "") + ',' + std::to_string(mean.count) + ',' +
                            (values.label ? std::to_string(values.reached[layer][head]) : "") + '\n';
                }
            }
        }
    }
    return text;
}

StatisticsRecord read_statistics(const std::filesystem::path& file) {
    constexpr std::uint64_t kMostBytes = std::uint64_t{64} << 20;
    constexpr qsizetype kMostStacks = 1000;
    const QJsonObject content = read_json_object(file, kMostBytes, "file of metrics");
    JsonFields fields(content, file.string());
    StatisticsRecord record;
    record.file = file.string();
    record.provenance = provenance_of(content, record.file);
    record.lines_done = read_count(fields, "lines_done");
    record.texts_hash = fields.text("texts_hash", kMostOfName).toStdString();
    record.statistics.texts = read_count(fields, "texts");
    for (JsonFields& each : fields.objects("stacks", kMostStacks)) {
        HeadStatistics::Stack stack{each.text("kind", kMostOfName).toStdString(), {}};
        JsonFields of_measures = each.object("measures");
        for (const Measure& measure : measures())
            stack.values.push_back(ValuesReader(of_measures.object(name_of(measure.id)), measure.id, false).read());
        JsonFields of_labels = each.object("labels");
        for (const HeadLabelRule& rule : head_label_rules())
            stack.values.push_back(ValuesReader(of_labels.object(name_of(rule.id)), rule.id, true).read());
        record.statistics.stacks.push_back(std::move(stack));
    }
    if (record.statistics.stacks.empty()) fields.fail("stacks", "These are metrics of no text.");
    return record;
}

}  // namespace headlight
