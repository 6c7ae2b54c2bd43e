#include "statistics_file.h"

#include "analysis/head_labels.h"
#include "analysis/measures.h"
#include "core/error.h"
#include "core/read_file.h"
#include "json_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>
#include <functional>

namespace headlight {

namespace {

using Values = HeadStatistics::Values;

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
        {"count", table<Mean>(values.of_heads, [](const Mean& each) { return QJsonValue(qint64(each.count)); })}};
    if (!values.label) return object;
    for (const HeadLabelRule& rule : head_label_rules())
        if (rule.id == values.id) object["threshold"] = rule.threshold;
    object["reached"] =
        table<std::int64_t>(values.reached, [](const std::int64_t& each) { return QJsonValue(qint64(each)); });
    return object;
}

/// Reads what was written, and says which field is not as it should be.
class Reader {
  public:
    explicit Reader(std::filesystem::path file) : file_(std::move(file)) {}

    [[noreturn]] void fail(const std::string& field, const std::string& wanted) const {
        throw Error(ErrorKind::Format,
                    "These are no statistics that can be gone on with: " + wanted + ". Choose another --out.",
                    {.file = file_.string(), .field = field});
    }

    [[nodiscard]] std::int64_t count(const QJsonValue& value, const std::string& field) const {
        const double number = value.toDouble(-1);
        if (number < 0 || number != std::floor(number) || number > 9e15) fail(field, "a count is expected");
        return static_cast<std::int64_t>(number);
    }

    /// The cells of a table [layers][heads].
    void each_cell(const QJsonValue& rows, const std::string& field, std::size_t layers,
                   const std::function<void(std::size_t, std::size_t, const QJsonValue&)>& take) const {
        if (!rows.isArray() || static_cast<std::size_t>(rows.toArray().size()) != layers)
            fail(field, "a list of layers is expected");
        for (std::size_t layer = 0; layer < layers; ++layer) {
            const QJsonArray heads = rows.toArray()[static_cast<qsizetype>(layer)].toArray();
            for (qsizetype head = 0; head < heads.size(); ++head)
                take(layer, static_cast<std::size_t>(head), heads[head]);
        }
    }

    [[nodiscard]] Values values(const QJsonValue& value, std::string_view id, bool label) const {
        const std::string field(id);
        const QJsonObject object = value.toObject();
        const QJsonArray counts = object["count"].toArray();
        Values result{field, label, {}, {}};
        const auto layers = static_cast<std::size_t>(counts.size());
        if (layers == 0) fail(field, "a list of layers is expected");
        result.of_heads.resize(layers);
        each_cell(counts, field, layers, [&](std::size_t layer, std::size_t, const QJsonValue& cell) {
            result.of_heads[layer].push_back({count(cell, field), 0, 0});
        });
        const auto cell_of = [&](std::size_t layer, std::size_t head) -> RunningMean& {
            if (head >= result.of_heads[layer].size()) fail(field, "as many heads as counts are expected");
            return result.of_heads[layer][head];
        };
        each_cell(object["mean"], field, layers, [&](std::size_t layer, std::size_t head, const QJsonValue& cell) {
            cell_of(layer, head).mean = cell.toDouble();
        });
        each_cell(object["deviation"], field, layers, [&](std::size_t layer, std::size_t head, const QJsonValue& cell) {
            RunningMean& mean = cell_of(layer, head);
            mean.squares = cell.toDouble() * cell.toDouble() * static_cast<double>(mean.count);
        });
        if (!label) return result;
        result.reached.resize(layers);
        for (std::size_t layer = 0; layer < layers; ++layer)
            result.reached[layer].resize(result.of_heads[layer].size(), 0);
        each_cell(object["reached"], field, layers, [&](std::size_t layer, std::size_t head, const QJsonValue& cell) {
            if (head < result.reached[layer].size()) result.reached[layer][head] = count(cell, field);
        });
        return result;
    }

  private:
    std::filesystem::path file_;
};

}  // namespace

std::string statistics_json(const StatisticsRecord& record) {
    QJsonArray stacks;
    for (const HeadStatistics::Stack& stack : record.statistics.stacks) {
        QJsonObject measures;
        QJsonObject labels;
        for (const Values& values : stack.values)
            (values.label ? labels : measures)[to_qt(values.id)] = object_of(values);
        stacks.append(QJsonObject{{"kind", to_qt(stack.kind)}, {"measures", measures}, {"labels", labels}});
    }
    const QJsonObject object{{"model", to_qt(record.model)},
                             {"hash", to_qt(record.model_hash)},
                             {"version", to_qt(record.version)},
                             {"lines_done", qint64(record.lines_done)},
                             {"texts", qint64(record.statistics.texts)},
                             {"stacks", stacks}};
    return json_line(object);
}

std::string statistics_csv(const StatisticsRecord& record) {
    std::string text = "attention,layer,head,kind,id,mean,deviation,count,reached\n";
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
    const Reader reader(file);
    const std::string text = read_file(file, kMostBytes);
    QJsonParseError problem;
    const QJsonObject object =
        QJsonDocument::fromJson(QByteArray(text.data(), static_cast<qsizetype>(text.size())), &problem).object();
    if (problem.error != QJsonParseError::NoError) reader.fail("", "the file is no JSON");
    StatisticsRecord record;
    record.model = from_qt(object["model"].toString());
    record.model_hash = from_qt(object["hash"].toString());
    record.version = from_qt(object["version"].toString());
    record.lines_done = reader.count(object["lines_done"], "lines_done");
    record.statistics.texts = reader.count(object["texts"], "texts");
    for (const QJsonValue& each : object["stacks"].toArray()) {
        HeadStatistics::Stack stack{from_qt(each["kind"].toString()), {}};
        for (const Measure& measure : measures())
            stack.values.push_back(reader.values(each["measures"][to_qt(measure.id)], measure.id, false));
        for (const HeadLabelRule& rule : head_label_rules())
            stack.values.push_back(reader.values(each["labels"][to_qt(rule.id)], rule.id, true));
        record.statistics.stacks.push_back(std::move(stack));
    }
    return record;
}

}  // namespace headlight
