#include "cli/command.h"
#include "cli/file.h"
#include "cli/play_computers.h"
#include "cli/play_now.h"
#include "cli/play_options.h"
#include "cli/play_plain.h"
#include "cli/play_save.h"
#include "cli/play_screen.h"
#include "cli/play_terminal.h"

#include <filesystem>
#include <fmt/core.h>
#include <iostream>
#include <memory>
#include <random>
#include <system_error>
#include <unistd.h>

namespace sumito::cli {

namespace {

PlayStart first_game(const PlayOptions& options) {
    if (!options.resume.empty()) return load_game(options.resume, options.spoken());
    return {game::Game(options.settings(), time_now()), options.seats()};
}

std::uint64_t seed_of(const PlayOptions& options) {
    if (options.seed != 0) return static_cast<std::uint64_t>(options.seed);
    return std::random_device()();
}

// Nobody is to find out after the game that it cannot be kept, or that another is gone for it.
void check_file(const PlayOptions& options) {
    if (options.save.empty()) return;
    std::error_code none;
    if (std::filesystem::is_regular_file(options.save, none) &&
        !std::filesystem::equivalent(options.save, options.resume, none))
        fail(fmt::format("--save: '{}' is there already; --resume goes on with it", options.save));
    expect_writable(options.save);
}

void play(const PlayOptions& options) {
    const words::Language language = options.spoken();
    check_file(options);
    const std::string& file = options.save.empty() ? options.resume : options.save;
    if (!options.plain && is_screen_terminal()) {
        std::optional<PlayStart> start;
        if (options.name_a_game()) start = first_game(options);
        return play_on_screen({language, std::move(start),
                               [&](game::Settings& settings) { options.adjust(settings); }, file,
                               seed_of(options)});
    }
    PlayStart start = first_game(options);
    PlaySaver saver(file, start.seats, std::move(start.from));
    const auto save = [&](const std::string& into, const game::Game& game, game::Instant now) {
        return into.empty() ? saver(game, now) : saver.save_in(into, game, now);
    };
    PlainPlay(
        PlayTable(std::move(start.game), language, start.seats), save,
        PlayComputers(std::make_unique<EngineThinker>(seed_of(options))),
        {std::cin, std::cout, time_now, ink_of_terminal(), isatty(STDIN_FILENO) ? "> " : "", file})
        .run();
}

} // namespace

void add_play(Program& program) {
    Options options = program.command(
        "play", "A game in the terminal for two, three or four, people or computers");
    auto wish = std::make_shared<PlayOptions>();
    wish->add_to(options);
    options.action([wish] { play(*wish); });
}

} // namespace sumito::cli
