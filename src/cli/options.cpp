#include "cli/options.h"

#include "cli/command.h"

#include <CLI/CLI.hpp>
#include <fmt/core.h>
#include <utility>
#include <vector>

namespace sumito::cli {

namespace {

std::string not_empty(const std::string& given) { return given.empty() ? "it is empty" : ""; }

std::string shortened(const char* text) { return std::string(text).substr(0, 40); }

std::string what_is_wrong(const CLI::App& app, const CLI::ParseError& error, const char* first) {
    const auto named = [first](const CLI::App* command) { return command->get_name() == first; };
    if (*first == '-') return fmt::format("unknown option '{}'", shortened(first));
    if (app.get_subcommands(named).empty())
        return fmt::format("no command is called '{}'", shortened(first));
    return error.what();
}

} // namespace

void Options::argument(const char* name, std::string& value, const char* help) {
    command_->add_option(name, value, help)->required();
}

void Options::optional_argument(const char* name, std::string& value, const char* help) {
    command_->add_option(name, value, help)->check(not_empty);
}

void Options::number_argument(const char* name, int& value, int least, int most, const char* help) {
    command_->add_option(name, value, help)->required()->check(CLI::Range(least, most));
}

void Options::text(const char* names, std::string& value, const char* help) {
    command_->add_option(names, value, help)->check(not_empty);
}

void Options::texts(const char* names, std::vector<std::string>& values, const char* help) {
    command_->add_option(names, values, help)->check(not_empty)->allow_extra_args(false);
}

void Options::choice(const char* names, std::string& value, std::initializer_list<const char*> of,
                     const char* help) {
    command_->add_option(names, value, help)
        ->check(CLI::IsMember(std::vector<std::string>(of.begin(), of.end())));
}

void Options::number(const char* names, int& value, int least, int most, const char* help) {
    command_->add_option(names, value, help)->check(CLI::Range(least, most));
}

void Options::flag(const char* names, bool& value, const char* help) {
    command_->add_flag(names, value, help);
}

void Options::excludes(const char* name, std::initializer_list<const char*> others) {
    for (const char* other : others)
        command_->get_option(name)->excludes(command_->get_option(other));
}

void Options::footer(const char* text) { command_->footer(text); }

void Options::action(std::function<void()> run) { command_->callback(std::move(run)); }

Program::Program(const char* about, const char* footer, const char* version)
    : app_(std::make_unique<CLI::App>(about, "sumito")) {
    app_->footer(footer);
    app_->require_subcommand(1);
    app_->set_version_flag("--version", version);
}

Program::~Program() = default;

Options Program::command(const char* name, const char* help) {
    return Options(*app_->add_subcommand(name, help));
}

std::string Program::help() const { return app_->help(); }

void Program::run(int argc, char** argv) {
    try {
        app_->parse(argc, argv);
    } catch (const CLI::Success& success) { // --help and --version
        app_->exit(success);
    } catch (const CLI::ParseError& error) {
        throw Failure{exit_usage, what_is_wrong(*app_, error, argv[1]) + "; see sumito --help"};
    }
}

} // namespace sumito::cli
