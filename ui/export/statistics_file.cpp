#include "export/statistics_file.h"

#include "analysis/heads/head_labels.h"
#include "analysis/heads/metrics.h"
#include "core/read_file.h"
#include "core/text_bounds.h"
#include "export/json_fields.h"
#include "export/qt_json.h"
#include "export/writers/table_cell.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>

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

QJsonValue number_or_null(double number) {
    return std::isnan(number) ? QJsonValue() : QJsonValue(number);
}

QJsonArray array_of(const ExactSum& sum) {
    QJsonArray array;
    for (const double part : sum.parts()) array.append(part);
    return array;
}

QJsonObject object_of(const Values& values) {
    using Mean = RunningMean;
    const auto& heads = values.of_heads;
    QJsonObject object{
        {"mean",
         table<Mean>(heads, [](const Mean& each) { return each.count > 0 ? QJsonValue(each.mean()) : QJsonValue(); })},
        {"deviation", table<Mean>(heads, [](const Mean& each) { return QJsonValue(each.deviation()); })},
        {"count", table<Mean>(heads, [](const Mean& each) { return QJsonValue(qint64(each.count)); })},
        {"minimum", table<Mean>(heads, [](const Mean& each) { return number_or_null(each.minimum); })},
        {"maximum", table<Mean>(heads, [](const Mean& each) { return number_or_null(each.maximum); })},
        {"sum", table<Mean>(heads, [](const Mean& each) { return array_of(each.sum); })},
        {"sum_of_squares", table<Mean>(heads, [](const Mean& each) { return array_of(each.squares); })}};
    if (!values.label) return object;
    for (const HeadLabelRule& rule : head_label_rules())
        if (rule.id == values.id) object["threshold"] = rule.threshold;
    object["reached"] =
        table<std::int64_t>(values.reached, [](const std::int64_t& each) { return QJsonValue(qint64(each)); });
    return object;
}

constexpr qsizetype kMostLayers = 10'000;
constexpr double kMostNumber = 9e15;
constexpr double kMostSquare = 1e300;

/// Value for a mean over no text, and for an extreme that is not known.
double real_or(const JsonValue& cell, double otherwise) {
    return cell.is_null() ? otherwise : cell.real(-kMostNumber, kMostNumber);
}

/// Reads one metric or label of all heads, and says which cell is not as it should be.
class ValuesReader {
  public:
    ValuesReader(JsonFields fields, std::string_view id, bool label)
        : fields_(std::move(fields)), result_{std::string(id), label, {}, {}} {}

    Values read() {
        for (const JsonValue& row : fields_.list("count", kMostLayers))
            result_.of_heads.emplace_back(row.array().size());
        if (result_.of_heads.empty()) fields_.fail("count", Sentence("Expected a list of layers, found none."));
        each("count", [](RunningMean& head, const JsonValue& cell) { head.count = cell.whole(0, kMostCount); });
        if (fields_.has("sum")) {
            read_sums();
        } else {
            read_older_sums();
        }
        if (result_.label) read_reached();
        return std::move(result_);
    }

  private:
    static constexpr auto kMostCount = static_cast<std::int64_t>(kMostNumber);

    void read_sums() {
        each("sum", [](RunningMean& head, const JsonValue& cell) {
            head.sum = ExactSum(cell.reals(-kMostSquare, kMostSquare));
        });
        each("sum_of_squares", [](RunningMean& head, const JsonValue& cell) {
            head.squares = ExactSum(cell.reals(-kMostSquare, kMostSquare));
        });
        each("mean", [](const RunningMean& head, const JsonValue& cell) {
            check(real_or(cell, 0), head.mean(), "the sum and the count", cell);
        });
        each("deviation", [](const RunningMean& head, const JsonValue& cell) {
            check(real_or(cell, 0), head.deviation(), "the sums and the count", cell);
        });
        constexpr double kNotKnown = std::numeric_limits<double>::quiet_NaN();
        each("minimum", [](RunningMean& head, const JsonValue& cell) { head.minimum = real_or(cell, kNotKnown); });
        each("maximum", [](RunningMean& head, const JsonValue& cell) {
            head.maximum = real_or(cell, kNotKnown);
            const double mean = head.mean();
            const double rounding = std::abs(mean) * kRounding;
            if (head.minimum > mean + rounding || head.maximum < mean - rounding)
                cell.fail(Sentence("Expected a mean between minimum and maximum: the file is damaged."));
        });
    }

    /// Version 0.1.0 wrote no sums; means and deviations say what they were, but for rounding.
    void read_older_sums() {
        each("mean", [](RunningMean& head, const JsonValue& cell) {
            head.sum.add_product(static_cast<double>(head.count), real_or(cell, 0));
        });
        const bool exact = fields_.has("squares");  // of the distances from the mean
        each(exact ? "squares" : "deviation", [&](RunningMean& head, const JsonValue& cell) {
            const double number = cell.real(0, kMostNumber);
            const auto count = static_cast<double>(head.count);
            const double mean = head.mean();
            ExactSum square;
            square.add_product(mean, mean);
            head.squares.add_product(count, square);
            head.squares.add(exact ? number : number * number * count);
        });
    }

    void read_reached() {
        for (const auto& heads : result_.of_heads) result_.reached.emplace_back(heads.size(), 0);
        each_cell("reached", [&](std::size_t layer, std::size_t head, const JsonValue& cell) {
            result_.reached[layer][head] = cell.whole(0, result_.of_heads[layer][head].count);
        });
    }

    static void check(double stated, double computed, const char* from, const JsonValue& cell) {
        if (std::abs(stated - computed) <= kRounding * std::max(std::abs(stated), std::abs(computed))) return;
        cell.fail(Sentence("Expected %1, which follows from %2, found %3: the file is damaged.",
                           std::to_string(computed), from, cell.shown()));
    }

    /// The cells of a table [layers][heads], of as many heads as there are counts.
    void each_cell(const QString& table, const std::function<void(std::size_t, std::size_t, const JsonValue&)>& take) {
        const std::vector<JsonValue> rows = fields_.list(table, kMostLayers);
        if (rows.size() != result_.of_heads.size())
            fields_.fail(table, Sentence("Expected as many layers as counts, found %1.", rows.size()));
        for (std::size_t layer = 0; layer < rows.size(); ++layer) {
            const std::vector<JsonValue> heads = rows[layer].elements();
            if (heads.size() != result_.of_heads[layer].size())
                rows[layer].fail(Sentence("Expected as many heads as counts, found %1.", heads.size()));
            for (std::size_t head = 0; head < heads.size(); ++head) take(layer, head, heads[head]);
        }
    }

    void each(const QString& table, const std::function<void(RunningMean&, const JsonValue&)>& take) {
        each_cell(table, [&](std::size_t layer, std::size_t head, const JsonValue& cell) {
            take(result_.of_heads[layer][head], cell);
        });
    }

    static constexpr double kRounding = 1e-9;

    JsonFields fields_;
    Values result_;
};

std::int64_t read_count(JsonFields& fields, const QString& name) {
    if (!fields.has(name))
        fields.fail(name, Sentence("This count is missing: the file was not written by headlight metrics."));
    return static_cast<std::int64_t>(fields.number(name, 0, kMostNumber, 0));
}

void write_part(const CorpusPart& part, QJsonObject& object) {
    object["corpus"] = QJsonObject{{"texts", qint64(part.texts)}, {"hash", qt_text(part.hash)}};
    if (part.whole()) return;
    QJsonArray covered;
    for (const std::int32_t number : part.covered) covered.append(number);
    object["shards"] = QJsonObject{{"count", part.shards}, {"covered", covered}};
}

std::optional<CorpusPart> read_part(JsonFields& fields) {
    std::optional<JsonFields> corpus = fields.object_if_any("corpus");
    if (!corpus) return std::nullopt;
    CorpusPart part;
    part.texts = read_count(*corpus, "texts");
    part.hash = corpus->needed_text("hash", kMostOfName).toStdString();
    std::optional<JsonFields> shards = fields.object_if_any("shards");
    if (!shards) return part;
    part.shards = shards->whole("count", 1, kMostShards, 1);
    part.covered.clear();
    for (const JsonValue& number : shards->list("covered", kMostShards)) {
        part.covered.push_back(static_cast<std::int32_t>(number.whole(1, part.shards)));
        if (part.covered.size() > 1 && part.covered.back() <= part.covered[part.covered.size() - 2])
            number.fail(Sentence("Expected numbers of shards in ascending order."));
    }
    if (part.covered.empty()) shards->fail("covered", Sentence("Expected the numbers of shards, found none."));
    return part;
}

std::vector<Provenance> runs_of(const StatisticsRecord& record) {
    std::vector<Provenance> runs{record.provenance};
    runs.insert(runs.end(), record.other_runs.begin(), record.other_runs.end());
    return runs;
}

HeadStatistics::Stack read_stack(JsonFields& fields) {
    HeadStatistics::Stack stack{fields.text("kind", kMostOfName).toStdString(), {}};
    JsonFields of_metrics = fields.object("measures");
    for (const Metric& metric : metrics())
        stack.values.push_back(ValuesReader(of_metrics.object(qt_text(metric.id)), metric.id, false).read());
    JsonFields of_labels = fields.object("labels");
    for (const HeadLabelRule& rule : head_label_rules())
        stack.values.push_back(ValuesReader(of_labels.object(qt_text(rule.id)), rule.id, true).read());
    return stack;
}

void check_counts(const StatisticsRecord& record, const JsonFields& fields) {
    if (record.part && record.lines_done > record.part->covered_texts())
        fields.fail("lines_done",
                    Sentence("Expected at most %1 texts, as many as are covered, found %2: the file is damaged.",
                             record.part->covered_texts(), record.lines_done));
    if (record.part && record.statistics.texts != record.lines_done)
        fields.fail("texts", Sentence("Expected as many texts as lines_done, %1, found %2: the file is damaged.",
                                      record.lines_done, record.statistics.texts));
    for (const HeadStatistics::Stack& stack : record.statistics.stacks)
        for (const Values& values : stack.values)
            for (const auto& heads : values.of_heads)
                for (const RunningMean& head : heads)
                    if (head.count > record.statistics.texts)
                        fields.fail(
                            "texts",
                            Sentence("Expected at least %1, the count of \"%2\", found %3: the file is damaged.",
                                     head.count, values.id, record.statistics.texts));
}

StatisticsRecord read_record(const std::filesystem::path& file, bool may_be_empty) {
    constexpr std::uint64_t kMostBytes = std::uint64_t{256} << 20;
    constexpr qsizetype kMostStacks = 1000;
    const std::string content = read_file(file, kMostBytes);
    JsonFields fields = JsonFields::of_text(content, file.string(), "file of metrics");
    StatisticsRecord record;
    record.file = file.string();
    std::vector<Provenance> runs = read_provenance(content, record.file);
    if (!runs.empty()) record.provenance = runs.front();
    if (runs.size() > 1) record.other_runs.assign(runs.begin() + 1, runs.end());
    record.lines_done = read_count(fields, "lines_done");
    record.texts_hash = fields.text("texts_hash", kMostOfName).toStdString();
    record.statistics.texts = read_count(fields, "texts");
    record.part = read_part(fields);
    record.precision = fields.object("options").text("precision", kMostOfName).toStdString();
    for (JsonFields& each : fields.objects("stacks", kMostStacks)) record.statistics.stacks.push_back(read_stack(each));
    const bool empty = may_be_empty && record.part && record.statistics.texts == 0;
    if (record.statistics.stacks.empty() && !empty)
        fields.fail("stacks", Sentence("Expected metrics of at least one text, found none."));
    check_counts(record, fields);
    return record;
}

}  // namespace

std::string statistics_json(const StatisticsRecord& record) {
    QJsonArray stacks;
    for (const HeadStatistics::Stack& stack : record.statistics.stacks) {
        QJsonObject metrics;
        QJsonObject labels;
        for (const Values& values : stack.values)
            (values.label ? labels : metrics)[qt_text(values.id)] = object_of(values);
        stacks.append(QJsonObject{{"kind", qt_text(stack.kind)}, {"measures", metrics}, {"labels", labels}});
    }
    QJsonObject object{{kProvenanceKey, provenance_value(runs_of(record))},
                       {"lines_done", qint64(record.lines_done)},
                       {"texts", qint64(record.statistics.texts)},
                       {"stacks", stacks}};
    if (!record.texts_hash.empty()) object["texts_hash"] = qt_text(record.texts_hash);
    if (record.part) write_part(*record.part, object);
    if (!record.precision.empty()) object["options"] = QJsonObject{{"precision", qt_text(record.precision)}};
    return json_text(object, JsonLayout::Compact) + '\n';
}

std::string statistics_csv(const StatisticsRecord& record) {
    std::string text = provenance_comment(runs_of(record)) +
                       "\nattention,layer,head,kind,id,mean,deviation,count,reached,minimum,maximum\n";
    const auto number = [](double value) {
        return std::isnan(value) ? std::string() : QString::number(value, 'g', 9).toStdString();
    };
    for (const HeadStatistics::Stack& stack : record.statistics.stacks) {
        for (const Values& values : stack.values) {
            for (std::size_t layer = 0; layer < values.of_heads.size(); ++layer) {
                for (std::size_t head = 0; head < values.of_heads[layer].size(); ++head) {
                    const RunningMean& mean = values.of_heads[layer][head];
                    text += csv_cell(stack.kind) + ',' + std::to_string(layer) + ',' + std::to_string(head) + ',' +
                            (values.label ? "label," : "measure,") + values.id + ',' +
                            (mean.count > 0 ? number(mean.mean()) : "") + ',' +
                            (mean.count > 0 ? number(mean.deviation()) : "") + ',' + std::to_string(mean.count) + ',' +
                            (values.label ? std::to_string(values.reached[layer][head]) : "") + ',' +
                            number(mean.minimum) + ',' + number(mean.maximum) + '\n';
                }
            }
        }
    }
    return text;
}

StatisticsRecord read_statistics(const std::filesystem::path& file) {
    return read_record(file, false);
}

StatisticsRecord read_shard_statistics(const std::filesystem::path& file) {
    return read_record(file, true);
}

}  // namespace headlight
