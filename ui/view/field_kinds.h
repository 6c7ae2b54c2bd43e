#pragma once

#include "export/json_fields.h"
#include "view/field_values.h"

#include <QJsonArray>

#include <algorithm>
#include <memory>
#include <utility>

namespace headlight {

/// Bounds of a value of a field; nothing where it is not a number.
template <typename Value>
std::optional<NumberBounds> bounds_of(const Value& value) {
    if constexpr (requires { value.low; })
        return NumberBounds{static_cast<double>(value.low), static_cast<double>(value.high)};
    else
        return std::nullopt;
}

/// Finds a member in a request.
template <typename Type>
using MemberOf = Type& (*)(ViewRequest& request);

/// Base of all kinds of one member.
template <typename Type>
class MemberKind : public FieldKind {
  public:
    explicit MemberKind(MemberOf<Type> member) : member_(member) {}

    void copy(const ViewRequest& from, ViewRequest& to) const override { of(to) = of(from); }
    [[nodiscard]] bool equal(const ViewRequest& left, const ViewRequest& right) const override {
        return of(left) == of(right);
    }

  protected:
    [[nodiscard]] Type& of(ViewRequest& request) const { return member_(request); }
    // One function finds the member for reading and for writing.
    [[nodiscard]] const Type& of(const ViewRequest& request) const {
        return member_(const_cast<ViewRequest&>(request));
    }

  private:
    MemberOf<Type> member_;
};

/// True or false. `on`: what the option, which takes no value, sets it to.
class FlagKind final : public MemberKind<bool> {
  public:
    explicit FlagKind(MemberOf<bool> member, bool on = true) : MemberKind(member), on_(on) {}

    [[nodiscard]] OptionForm form() const override { return OptionForm::Flag; }
    [[nodiscard]] std::string takes() const override { return "true or false"; }
    void parse(ViewRequest& request, const std::vector<std::string>& values) const override;
    [[nodiscard]] std::vector<std::string> print(const ViewRequest& request) const override;
    void read(ViewRequest& request, JsonFields& fields, const QString& name) const override;
    [[nodiscard]] QJsonValue json(const ViewRequest& request) const override { return of(request); }

  private:
    bool on_;
};

/// One value.
template <typename Value>
class SingleKind final : public MemberKind<typename Value::Type> {
    using Base = MemberKind<typename Value::Type>;

  public:
    SingleKind(MemberOf<typename Value::Type> member, Value value) : Base(member), value_(std::move(value)) {}

    [[nodiscard]] std::string takes() const override { return value_.takes(); }
    [[nodiscard]] std::string type_name() const override { return value_.type_name(); }
    [[nodiscard]] std::vector<std::string> choices() const override { return value_.choices(); }
    [[nodiscard]] std::optional<NumberBounds> bounds() const override { return bounds_of(value_); }
    void parse(ViewRequest& request, const std::vector<std::string>& values) const override {
        Base::of(request) = value_.parse(values.back());
    }
    [[nodiscard]] std::vector<std::string> print(const ViewRequest& request) const override {
        return {value_.print(Base::of(request))};
    }
    void read(ViewRequest& request, JsonFields& fields, const QString& name) const override {
        Base::of(request) = value_.read({fields, name, {}, fields.needed(name)});
    }
    [[nodiscard]] QJsonValue json(const ViewRequest& request) const override { return value_.json(Base::of(request)); }

  private:
    Value value_;
};

/// One value, or none: absent, and written as `none` where that is a word.
template <typename Value>
class OptionalKind final : public MemberKind<std::optional<typename Value::Type>> {
    using Base = MemberKind<std::optional<typename Value::Type>>;

  public:
    OptionalKind(MemberOf<std::optional<typename Value::Type>> member, Value value, std::string none = {})
        : Base(member), value_(std::move(value)), none_(std::move(none)) {}

    [[nodiscard]] std::string takes() const override {
        return none_.empty() ? value_.takes() : value_.takes() + ", or " + none_;
    }
    [[nodiscard]] std::string type_name() const override { return value_.type_name(); }
    [[nodiscard]] std::vector<std::string> choices() const override { return value_.choices(); }
    [[nodiscard]] std::optional<NumberBounds> bounds() const override { return bounds_of(value_); }
    void parse(ViewRequest& request, const std::vector<std::string>& values) const override {
        if (!none_.empty() && values.back() == none_)
            Base::of(request).reset();
        else
            Base::of(request) = value_.parse(values.back());
    }
    [[nodiscard]] std::vector<std::string> print(const ViewRequest& request) const override {
        const auto& member = Base::of(request);
        if (member) return {value_.print(*member)};
        return none_.empty() ? std::vector<std::string>{} : std::vector{none_};
    }
    void read(ViewRequest& request, JsonFields& fields, const QString& name) const override {
        const JsonValue found = fields.needed(name);
        if (!none_.empty() && found.is(none_))
            Base::of(request).reset();
        else
            Base::of(request) = value_.read({fields, name, {}, found});
    }
    void reset(ViewRequest& request) const override { Base::of(request).reset(); }
    [[nodiscard]] QJsonValue json(const ViewRequest& request) const override {
        const auto& member = Base::of(request);
        if (member) return value_.json(*member);
        return none_.empty() ? QJsonValue(QJsonValue::Null) : QJsonValue(QString::fromStdString(none_));
    }

  private:
    Value value_;
    std::string none_;
};

/// Several values: of an option that is given several times, or once with commas between them.
template <typename Value>
class ListKind final : public MemberKind<std::vector<typename Value::Type>> {
    using Base = MemberKind<std::vector<typename Value::Type>>;

  public:
    ListKind(MemberOf<std::vector<typename Value::Type>> member, Value value, OptionForm form, qsizetype most)
        : Base(member), value_(std::move(value)), form_(form), most_(most) {}

    [[nodiscard]] OptionForm form() const override { return form_; }
    [[nodiscard]] std::string takes() const override { return "a list, each entry " + value_.takes(); }
    [[nodiscard]] std::string type_name() const override {
        return form_ == OptionForm::List ? value_.type_name() + ",..." : value_.type_name();
    }
    [[nodiscard]] std::vector<std::string> choices() const override { return value_.choices(); }
    [[nodiscard]] std::optional<NumberBounds> bounds() const override { return bounds_of(value_); }
    void parse(ViewRequest& request, const std::vector<std::string>& values) const override {
        auto& list = Base::of(request);
        list.clear();
        if (std::ssize(values) > most_)
            throw BadValue("at most " + std::to_string(most_) + " values", std::to_string(values.size()));
        for (const std::string& each : values) list.push_back(value_.parse(each));
    }
    [[nodiscard]] std::vector<std::string> print(const ViewRequest& request) const override {
        std::vector<std::string> texts;
        for (const auto& each : Base::of(request)) texts.push_back(value_.print(each));
        return texts;
    }
    void read(ViewRequest& request, JsonFields& fields, const QString& name) const override {
        auto& list = Base::of(request);
        list.clear();
        const JsonValue found = fields.needed(name);
        if (!found.is_array()) {  // one of them
            list.push_back(value_.read({fields, name, {}, found}));
            return;
        }
        qsizetype index = 0;
        for (const JsonValue& each : fields.list(name, most_))
            list.push_back(value_.read({fields, name, index++, each}));
    }
    [[nodiscard]] QJsonValue json(const ViewRequest& request) const override {
        QJsonArray array;
        for (const auto& each : Base::of(request)) array.append(value_.json(each));
        return array;
    }

  private:
    Value value_;
    OptionForm form_;
    qsizetype most_;
};

/// The head, or several heads of one layer.
class HeadsKind final : public FieldKind {
  public:
    [[nodiscard]] OptionForm form() const override { return OptionForm::List; }
    [[nodiscard]] std::string takes() const override;
    [[nodiscard]] std::string type_name() const override { return "N,..."; }
    void parse(ViewRequest& request, const std::vector<std::string>& values) const override;
    [[nodiscard]] std::vector<std::string> print(const ViewRequest& request) const override;
    void read(ViewRequest& request, JsonFields& fields, const QString& name) const override;
    [[nodiscard]] QJsonValue json(const ViewRequest& request) const override;
    void copy(const ViewRequest& from, ViewRequest& to) const override;
    [[nodiscard]] bool equal(const ViewRequest& left, const ViewRequest& right) const override;
};

/// The image, or several images of one text, in order.
class ImagesKind final : public FieldKind {
  public:
    [[nodiscard]] OptionForm form() const override { return OptionForm::Repeated; }
    [[nodiscard]] std::string takes() const override;
    [[nodiscard]] std::string type_name() const override;
    void parse(ViewRequest& request, const std::vector<std::string>& values) const override;
    [[nodiscard]] std::vector<std::string> print(const ViewRequest& request) const override;
    void read(ViewRequest& request, JsonFields& fields, const QString& name) const override;
    [[nodiscard]] QJsonValue json(const ViewRequest& request) const override;
    void copy(const ViewRequest& from, ViewRequest& to) const override;
    [[nodiscard]] bool equal(const ViewRequest& left, const ViewRequest& right) const override;
};

/// Values of the other runs of a comparison for one member of SideRequest: one for all of them, or one each.
template <typename Value>
class SideKind final : public FieldKind {
  public:
    using Member = std::optional<typename Value::Type> SideRequest::*;
    SideKind(Member member, Value value) : member_(member), value_(std::move(value)) {}

    [[nodiscard]] OptionForm form() const override { return OptionForm::Repeated; }
    [[nodiscard]] std::string takes() const override {
        std::string one = value_.takes();
        one += ", or a list of them";  // in one expression GCC 12 warns falsely of it
        return one;
    }
    [[nodiscard]] std::string type_name() const override { return value_.type_name(); }
    void parse(ViewRequest& request, const std::vector<std::string>& values) const override {
        set(request, values,
            [&](const std::string& text) { return text.empty() ? std::nullopt : std::optional(value_.parse(text)); });
    }
    [[nodiscard]] std::vector<std::string> print(const ViewRequest& request) const override {
        const SidesRequest& sides = request.sides;
        if (sides.all.*member_) return {value_.print(*(sides.all.*member_))};
        std::vector<std::string> texts;
        for (const SideRequest& side : sides.each) texts.push_back(side.*member_ ? value_.print(*(side.*member_)) : "");
        return texts;
    }
    void read(ViewRequest& request, JsonFields& fields, const QString& name) const override {
        const JsonValue found = fields.needed(name);
        const bool several = found.is_array();
        const std::vector<JsonValue> values =
            several ? fields.list(name, static_cast<qsizetype>(SidesRequest::kMost)) : std::vector{found};
        qsizetype index = 0;
        set(request, values, [&](const JsonValue& value) -> std::optional<typename Value::Type> {
            const auto place = several ? std::optional(index++) : std::nullopt;
            if (value.is_null() || value.is("")) return std::nullopt;
            return value_.read({fields, name, place, value});
        });
    }
    void reset(ViewRequest& request) const override {
        SidesRequest& sides = request.sides;
        sides.all.*member_ = std::nullopt;
        for (SideRequest& side : sides.each) side.*member_ = std::nullopt;
        if (std::ranges::all_of(sides.each, [](const SideRequest& side) { return side == SideRequest{}; }))
            sides.each.clear();
    }
    [[nodiscard]] QJsonValue json(const ViewRequest& request) const override {
        const SidesRequest& sides = request.sides;
        if (sides.all.*member_) return value_.json(*(sides.all.*member_));
        if (sides.each.empty()) return QJsonValue::Null;
        QJsonArray array;
        for (const SideRequest& side : sides.each)
            array.append(side.*member_ ? value_.json(*(side.*member_)) : QJsonValue(QJsonValue::Null));
        return array;
    }
    void copy(const ViewRequest& from, ViewRequest& to) const override {
        to.sides.all.*member_ = from.sides.all.*member_;
        to.sides.each.resize(std::max(to.sides.each.size(), from.sides.each.size()));
        for (std::size_t side = 0; side < to.sides.each.size(); ++side)
            to.sides.each[side].*member_ =
                side < from.sides.each.size() ? from.sides.each[side].*member_ : std::nullopt;
    }
    [[nodiscard]] bool equal(const ViewRequest& left, const ViewRequest& right) const override {
        return print(left) == print(right);
    }

  private:
    template <typename Values, typename Read>
    void set(ViewRequest& request, const Values& values, const Read& read) const {
        SidesRequest& sides = request.sides;
        const auto count = static_cast<std::size_t>(values.size());
        if (count > SidesRequest::kMost)
            throw BadValue("at most " + std::to_string(SidesRequest::kMost) + " other runs", std::to_string(count));
        if (count > 1 && !sides.each.empty() && sides.each.size() != count)
            throw BadValue("one value for all other runs, or one for each of the " + std::to_string(sides.each.size()),
                           std::to_string(count));
        reset(request);
        if (count == 1) {
            sides.all.*member_ = read(*values.begin());
            return;
        }
        sides.each.resize(std::max(count, sides.each.size()));
        std::size_t side = 0;
        for (const auto& value : values) sides.each[side++].*member_ = read(value);
    }

    Member member_;
    Value value_;
};

// Short forms for rows: the kind of a member.
template <typename Value>
std::shared_ptr<const FieldKind> single(MemberOf<typename Value::Type> member, Value value) {
    return std::make_shared<SingleKind<Value>>(member, std::move(value));
}
template <typename Value>
std::shared_ptr<const FieldKind> optional(MemberOf<std::optional<typename Value::Type>> member, Value value,
                                          const char* none = "") {
    return std::make_shared<OptionalKind<Value>>(member, std::move(value), none);
}
template <typename Value>
std::shared_ptr<const FieldKind> list(MemberOf<std::vector<typename Value::Type>> member, Value value, OptionForm form,
                                      qsizetype most) {
    return std::make_shared<ListKind<Value>>(member, std::move(value), form, most);
}
template <typename Value>
std::shared_ptr<const FieldKind> side(std::optional<typename Value::Type> SideRequest::*member, Value value) {
    return std::make_shared<SideKind<Value>>(member, std::move(value));
}
inline std::shared_ptr<const FieldKind> flag(MemberOf<bool> member, bool on = true) {
    return std::make_shared<FlagKind>(member, on);
}

}  // namespace headlight
