#include "cli/play_screen.h"

#include "cli/play_now.h"
#include "cli/play_session.h"
#include "cli/play_setup.h"
#include "cli/play_terminal.h"
#include "cli/play_view.h"

#include <algorithm>
#include <memory>

namespace sumito::cli {

using std::chrono::milliseconds;

namespace {

constexpr milliseconds pace(500);       // of computers, to be followed by people
constexpr milliseconds next_glance(20); // at a computer that thinks

// When the clocks will look different; never, if none runs.
std::optional<milliseconds> until_next_tick(const game::Game& game, game::Instant now) {
    const auto end = game.clock().over_at();
    if (!end) return std::nullopt;
    const milliseconds left = *end - now;
    const milliseconds step =
        left < std::chrono::seconds(21) ? milliseconds(100) : milliseconds(1000);
    return left % step + milliseconds(1);
}

std::optional<milliseconds> until_next_look(const PlaySession& session, game::Instant now) {
    const auto tick = until_next_tick(session.table().game(), now);
    return session.is_thinking() ? std::min(tick.value_or(next_glance), next_glance) : tick;
}

bool is_room(const PlayTerminal& terminal) {
    return board_size_for(terminal.width(), terminal.height()).has_value();
}

// False if the players have left. Where nothing can be seen, that is all they can do.
bool ask_players(PlayTerminal& terminal, PlaySetup& setup) {
    while (setup.state() == PlaySetup::State::asking) {
        terminal.show(view_of(setup, terminal.width(), terminal.height(), terminal.look()));
        const auto event = terminal.wait(std::nullopt);
        if (event.news == PlayTerminal::News::gone) return false;
        if (event.news == PlayTerminal::News::key && (is_room(terminal) || event.key.is('q')))
            setup.handle(event.key);
    }
    return setup.state() == PlaySetup::State::ready;
}

// Where nothing of the game can be seen, one can only leave it.
bool is_heard(const PlayTerminal& terminal, const PlaySession& session, const PlayKey& key) {
    return is_room(terminal) || key.is('q') || session.mode() == PlaySession::Mode::asking;
}

// If the game is to be kept, it is saved when it has ended, and when the terminal is closed.
void play_one(PlayTerminal& terminal, PlaySession& session, bool keep) {
    keep = keep && !session.table().game().result();
    while (!session.left()) {
        const game::Instant now = time_now();
        session.tick(now);
        if (keep && session.table().game().result()) {
            session.save(now);
            keep = false;
        }
        terminal.show(view_of(session, terminal.width(), terminal.height(), terminal.look(), now));
        const auto event = terminal.wait(until_next_look(session, now));
        if (event.news == PlayTerminal::News::gone) {
            if (keep) session.save(time_now());
            return;
        }
        if (event.news == PlayTerminal::News::key && is_heard(terminal, session, event.key))
            session.handle(event.key, time_now());
    }
}

} // namespace

void play_on_screen(ScreenPlan plan) {
    PlayTerminal terminal;
    PlaySetup setup(plan.language);
    while (true) {
        if (!plan.start) {
            if (!ask_players(terminal, setup)) return;
            game::Settings settings = setup.settings();
            plan.adjust(settings);
            plan.language = setup.language();
            plan.start = PlayStart{game::Game(settings, time_now()), setup.seats()};
        }
        const PlaySeats seats = plan.start->seats;
        PlaySession session(PlayTable(std::move(plan.start->game), plan.language, seats),
                            PlaySaver(plan.save_file, seats, std::move(plan.start->from)),
                            PlayComputers(std::make_unique<EngineThinker>(plan.seed), pace));
        play_one(terminal, session, !plan.save_file.empty());
        if (!session.wants_another()) return;
        plan.start.reset();
        plan.save_file.clear();
        ++plan.seed;
        setup = PlaySetup(plan.language);
    }
}

} // namespace sumito::cli
