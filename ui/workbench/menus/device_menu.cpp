#include "workbench/menus/device_menu.h"

#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/widgets/menu_entries.h"

#include <algorithm>

namespace headlight {

namespace {

/// Value of `--device` for it: its name, or its number where several have the same.
std::string choice_of(const ComputeDevice& device, const std::vector<ComputeDevice>& devices) {
    const auto same = std::count_if(devices.begin(), devices.end(),
                                    [&](const ComputeDevice& other) { return other.name == device.name; });
    return same > 1 ? std::to_string(device.index) : device.name;
}

}  // namespace

DeviceMenu::DeviceMenu(QMenu& menu, Document& document, QObject* parent)
    : QObject(parent), menu_(menu), document_(document) {
    menu_.setToolTipsVisible(true);
    connect(&menu_, &QMenu::aboutToShow, this, [this] {
        fill();
        if (std::exchange(asked_, true)) return;
        document_.run().bridge().find_devices();
    });
    connect(&document_.run().bridge(), &SessionBridge::devices_found, this,
            [this](const std::vector<ComputeDevice>& devices) {
                devices_ = devices;
                fill();
            });
    fill();
}

void DeviceMenu::fill() {
    menu_.clear();
    add_heading(menu_, tr("Device"));
    add_devices();
    add_heading(menu_, tr("Matrix products"));
    add_precisions(
        kPrecisionChoices[0],
        {{tr("fp&32"), tr("Compute in single precision, as exact as the CPU")},
         {tr("fp1&6"), tr("Compute in half precision: less exact, faster on graphics processors that support it")},
         {tr("b&f16"), tr("Round the factors of products to bf16: less exact, faster on CPUs with AVX-512 BF16")}});
    add_heading(menu_, tr("Queries and keys"));
    add_precisions(kPrecisionChoices[1],
                   {{tr("&Keep in fp32"), tr("Keep queries and keys as they were computed")},
                    {tr("K&eep in fp16"),
                     tr("Round queries and keys before they are compared: long texts take half the memory")}});
    add_heading(menu_, tr("Threads of the CPU"));
    add_threads();
}

QAction* DeviceMenu::add(const QString& text, const BackendChoice& choice, bool checked) {
    QAction* action = menu_.addAction(text);
    action->setCheckable(true);
    action->setChecked(checked);
    connect(action, &QAction::triggered, this, [this, choice] { emit chosen(choice); });
    return action;
}

void DeviceMenu::add_devices() {
    const BackendChoice now = document_.run().backend();
    const auto on = [&](const std::string& backend, const std::string& device) {
        BackendChoice choice = now;
        choice.backend = backend;
        choice.device = device;
        return choice;
    };
    add(tr("&Automatic"), on("auto", ""), now.backend == "auto" && now.device.empty())
        ->setToolTip(tr("Use a graphics processor if one is available, otherwise the CPU"));
    add(tr("&CPU"), on("cpu", ""), now.backend == "cpu");
    if (devices_.empty()) menu_.addAction(tr("Looking for graphics devices…"))->setEnabled(false);
    for (const ComputeDevice& device : devices_) {
        if (device.backend == "cpu") continue;
        const std::string choice = choice_of(device, devices_);
        const bool is_present = now.backend != "cpu" && now.device == choice && !choice.empty();
        const QString name =
            device.name.empty() ? tr("No graphics device") : menu_text(QString::fromStdString(device.name));
        QAction* action = add(name, on("vulkan", choice), is_present);
        action->setEnabled(device.unusable_because.empty());
        if (!device.unusable_because.empty())
            action->setToolTip(tr("Not available: %1").arg(QString::fromStdString(device.unusable_because)));
        else if (device.software)
            action->setToolTip(tr("Run Vulkan on the CPU, which is slower than “CPU”"));
        else
            action->setToolTip(QString::fromStdString(device.driver));
    }
}

void DeviceMenu::add_precisions(const PrecisionChoice& of, const std::vector<PrecisionEntry>& entries) {
    const BackendChoice now = document_.run().backend();
    const std::string chosen = now.*of.member;
    for (std::size_t i = 0; i < of.names.size(); ++i) {
        BackendChoice choice = now;
        choice.*of.member = of.names[i];
        const bool checked = chosen.empty() ? i == 0 : chosen == of.names[i];
        add(entries.at(i).text, choice, checked)->setToolTip(entries.at(i).tip);
    }
}

void DeviceMenu::add_threads() {
    const BackendChoice now = document_.run().backend();
    const int cores = threads_of({}).number();
    const auto entry = [&](const QString& text, int threads) {
        BackendChoice choice = now;
        choice.threads = threads;
        add(text, choice, now.threads == threads);
    };
    entry(tr("A&ll cores (%1)").arg(cores), 0);
    for (int threads = 1; threads <= cores; threads = threads < 4 ? threads + 1 : threads * 2)
        entry(threads == 1 ? tr("&1 thread") : tr("&%n threads", nullptr, threads), threads);
}

}  // namespace headlight
