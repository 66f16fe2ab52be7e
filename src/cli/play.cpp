#include "cli/command.h"
#include "cli/play_now.h"
#include "cli/play_options.h"
#include "cli/play_plain.h"
#include "cli/play_save.h"
#include "cli/play_screen.h"
#include "cli/play_terminal.h"

#include <iostream>
#include <memory>
#include <unistd.h>

namespace sumito::cli {

namespace {

game::Game first_game(const PlayOptions& options) {
    if (!options.resume.empty()) return load_game(options.resume);
    return {options.settings(), time_now()};
}

void play(const PlayOptions& options) {
    const words::Language language = options.spoken();
    const std::string& file = options.save.empty() ? options.resume : options.save;
    if (!options.plain && is_screen_terminal()) {
        std::optional<game::Game> game;
        if (options.name_a_game()) game = first_game(options);
        return play_on_screen({language, std::move(game),
                               [&](game::Settings& settings) { options.adjust(settings); }, file});
    }
    PlainPlay(PlayTable(first_game(options), language), PlaySaver(file),
              {std::cin, std::cout, time_now, ink_of_terminal(), isatty(STDIN_FILENO) ? "> " : "",
               !file.empty()})
        .run();
}

} // namespace

void add_play(Program& program) {
    Options options =
        program.command("play", "A game in the terminal for two, three or four people");
    auto wish = std::make_shared<PlayOptions>();
    wish->add_to(options);
    options.action([wish] { play(*wish); });
}

} // namespace sumito::cli
