#include "export/statistics_file.h"

#include "analysis/heads/head_labels.h"
#include "analysis/heads/metrics.h"
#include "core/read_file.h"
#include "core/text_bounds.h"
#include "export/json_fields.h"
#include "export/qt_json.h"

#include <QJsonArray>
#include <QJsonObject>

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
constexpr double kMostNumber = 9e15;

/// Reads one metric or label of all heads, and says which cell is not as it should be.
class ValuesReader {
  public:
    ValuesReader(JsonFields fields, std::string_view id, bool label)
        : fields_(std::move(fields)), result_{std::string(id), label, {}, {}} {}

    Values read() {
        for (const JsonValue& row : fields_.list("count", kMostLayers))
            result_.of_heads.emplace_back(row.array().size());
        if (result_.of_heads.empty()) fields_.fail("count", "Expected a list of layers, found none.");
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
        const double least = table == "mean" ? -kMostNumber : 0;
        const std::vector<JsonValue> rows = fields_.list(table, kMostLayers);
        if (rows.size() != result_.of_heads.size())
            fields_.fail(table, "Expected as many layers as counts, found " + std::to_string(rows.size()) + ".");
        for (std::size_t layer = 0; layer < rows.size(); ++layer) {
            const std::vector<JsonValue> heads = rows[layer].elements();
            if (heads.size() != result_.of_heads[layer].size())
                rows[layer].fail("Expected as many heads as counts, found " + std::to_string(heads.size()) + ".");
            for (std::size_t head = 0; head < heads.size(); ++head)
                take(layer, head, heads[head].is_null() ? 0 : heads[head].real(least, kMostNumber));
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
    if (!fields.has(name)) fields.fail(name, "This count is missing: headlight metrics did not write this file.");
    return static_cast<std::int64_t>(fields.number(name, 0, kMostNumber, 0));
}

}  // namespace

std::string statistics_json(const StatisticsRecord& record) {
    QJsonArray stacks;
    for (const HeadStatistics::Stack& stack : record.statistics.stacks) {
        QJsonObject metrics;
        QJsonObject labels;
        for (const Values& values : stack.values)
            (values.label ? labels : metrics)[name_of(values.id)] = object_of(values);
        stacks.append(QJsonObject{{"kind", name_of(stack.kind)}, {"measures", metrics}, {"labels", labels}});
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
    const std::string content = read_file(file, kMostBytes);
    JsonFields fields = JsonFields::of_text(content, file.string(), "file of metrics");
    StatisticsRecord record;
    record.file = file.string();
    const std::vector<Provenance> runs = read_provenance(content, record.file);
    if (!runs.empty()) record.provenance = runs.front();
    record.lines_done = read_count(fields, "lines_done");
    record.texts_hash = fields.text("texts_hash", kMostOfName).toStdString();
    record.statistics.texts = read_count(fields, "texts");
    for (JsonFields& each : fields.objects("stacks", kMostStacks)) {
        HeadStatistics::Stack stack{each.text("kind", kMostOfName).toStdString(), {}};
        JsonFields of_metrics = each.object("measures");
        for (const Metric& metric : metrics())
            stack.values.push_back(ValuesReader(of_metrics.object(name_of(metric.id)), metric.id, false).read());
        JsonFields of_labels = each.object("labels");
        for (const HeadLabelRule& rule : head_label_rules())
            stack.values.push_back(ValuesReader(of_labels.object(name_of(rule.id)), rule.id, true).read());
        record.statistics.stacks.push_back(std::move(stack));
    }
    if (record.statistics.stacks.empty()) fields.fail("stacks", "These are metrics of no text.");
    return record;
}

}  // namespace headlight
