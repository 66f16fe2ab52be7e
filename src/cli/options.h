#pragma once

// Commands and their options: a small face over CLI11, whose header takes so long to compile that
// only options.cpp includes it.

#include <functional>
#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace sumito::cli {

// The options of one command. Values must outlive the program's run.
class Options {
public:
    explicit Options(CLI::App& command) : command_(&command) {}

    void argument(const char* name, std::string& value, const char* help);
    void optional_argument(const char* name, std::string& value, const char* help);
    void number_argument(const char* name, int& value, int least, int most, const char* help);
    // `names` such as "--layout,-l".
    void text(const char* names, std::string& value, const char* help);
    // As often as it is given.
    void texts(const char* names, std::vector<std::string>& values, const char* help);
    void choice(const char* names, std::string& value, std::initializer_list<const char*> of,
                const char* help);
    void number(const char* names, int& value, int least, int most, const char* help);
    void flag(const char* names, bool& value, const char* help);

    // An option, given before, that cannot go with these others, given before.
    void excludes(const char* name, std::initializer_list<const char*> others);
    void footer(const char* text);
    void action(std::function<void()> run);

private:
    CLI::App* command_;
};

class Program {
public:
    Program(const char* about, const char* footer, const char* version);
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    Options command(const char* name, const char* help);
    std::string help() const;

    // Runs the command that is asked for. Throws Failure if the options make no sense, and what
    // the command throws.
    void run(int argc, char** argv);

private:
    std::unique_ptr<CLI::App> app_;
};

} // namespace sumito::cli
