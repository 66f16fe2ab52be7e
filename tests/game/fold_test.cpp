#include "random_play.h"
#include "rules/generate.h"
#include "table.h"

#include <algorithm>
#include <map>
#include <set>
#include <vector>

// Thousands of random games. After each event the game is looked at from all sides, and at the end
// its events, applied to a fresh game, must lead to the same.

namespace sumito::game {
namespace {

using rules::Colour;
using rules::Position;
using rules::Side;
using Why = Result::Why;

// What has happened in the games of one test: it must have been something of everything.
struct Seen {
    std::set<std::size_t> events;
    std::set<Refusal::Why> refusals;
    std::set<Why> results;
    int games = 0;
    int actions = 0;
};

// Follows a game by its events alone.
struct Witness {
    int moves_standing = 0;
    std::size_t last_retirement = 0; // plies there were
    rules::PerColour<bool> retired;

    void see(const Event& event, const Game& before, const Game& after) {
        if (std::holds_alternative<Moved>(event.what)) ++moves_standing;
        if (std::holds_alternative<TakenBack>(event.what)) {
            --moves_standing;
            last_retirement = std::min(last_retirement, plies_up_to_last_move(after));
        }
        if (std::holds_alternative<Resigned>(event.what) ||
            std::holds_alternative<FlagFell>(event.what)) {
            retired[event.by] = true;
            last_retirement = before.plies().size();
        }
    }

private:
    static std::size_t plies_up_to_last_move(const Game& game) {
        std::size_t count = game.plies().size();
        while (count > 0 && game.plies()[count - 1].move.is_pass()) --count;
        return count;
    }
};

// --- what must be so after each event ---

void expect_turns_follow_the_rules(const Game& game, const Witness& witness) {
    Position position = game.settings().start;
    int moves = 0;
    for (const Ply& ply : game.plies()) {
        ASSERT_EQ(ply.by, position.turn());
        moves += !ply.move.is_pass();
        ASSERT_TRUE(!ply.move.is_pass() || witness.retired[ply.by] ||
                    !rules::can_move(position.view()));
        position.play(ply.move);
        ASSERT_EQ(ply.after, position);
    }
    ASSERT_EQ(game.position(), position);
    ASSERT_EQ(moves, witness.moves_standing);
    if (!game.result()) {
        ASSERT_FALSE(witness.retired[game.turn()]) << "to move, but retired";
        ASSERT_TRUE(rules::can_move(position.view())) << "to move, but stuck";
    }
    for (const Colour c : game.ruleset().turns) ASSERT_EQ(game.is_retired(c), witness.retired[c]);
}

void expect_sane_clock(const Game& game, Instant now) {
    const Clock& clock = game.clock();
    ASSERT_EQ(clock.running(), !game.result() && !game.is_paused());
    for (const Instant look : {now, Instant::min(), Instant::max()}) {
        for (const Colour c : game.ruleset().turns)
            ASSERT_GE(clock.left(c, look).value_or(0ms), 0ms);
        ASSERT_GE(clock.game_left(look).value_or(0ms), 0ms);
    }
}

void expect_more_exactly_if_undecided(const Game& game, Instant now) {
    for (const Colour seat : game.ruleset().turns)
        for (const Action& action : std::vector<Action>{Resign{}, CheckTime{}, OfferDraw{}}) {
            const bool over = refusal(game, seat, action, now) == Refusal::Why::game_over;
            ASSERT_EQ(over, game.result().has_value());
        }
    ASSERT_EQ(game.decide(game.turn(), Resign{}, now).has_value(), !game.result());
}

// How often the position on the board has stood there since the last ejection or retirement.
int times_on_board(const Game& game, const Witness& witness) {
    int times = 0;
    for (std::size_t i = witness.last_retirement; i <= game.plies().size(); ++i)
        times += (i > 0 ? game.plies()[i - 1].after : game.settings().start) == game.position();
    return times;
}

int moves_since_ejection(const Game& game) {
    int quiet = 0;
    Position position = game.settings().start;
    for (const Ply& ply : game.plies()) {
        if (ply.move.is_pass()) continue;
        position = ply.after;
        ++quiet;
        const auto before = &ply == &game.plies()[0] ? game.settings().start : (&ply - 1)->after;
        for (const Colour c : game.ruleset().turns)
            if (position.marbles(c).size() < before.marbles(c).size()) quiet = 0;
    }
    return quiet;
}

std::vector<Side> sides_still_in(const Game& game) {
    std::vector<Side> in;
    for (int s = 0; s < game.ruleset().sides; ++s)
        if (std::ranges::none_of(game.ruleset().turns, [&](Colour c) {
                return game.is_retired(c) && game.ruleset().side[c] == static_cast<Side>(s);
            }))
            in.push_back(static_cast<Side>(s));
    return in;
}

std::optional<Side> with_most_ejections(const Game& game) {
    std::map<int, std::vector<Side>> by_ejections;
    for (const Side s : sides_still_in(game)) by_ejections[game.position().ejected(s)].push_back(s);
    const auto& most = by_ejections.rbegin()->second;
    return most.size() == 1 ? std::optional(most[0]) : std::nullopt;
}

void expect_no_draw_missed(const Game& game, const Witness& witness) {
    const DrawRules& draws = game.settings().draws;
    ASSERT_EQ(game.quiet_plies(), moves_since_ejection(game));
    ASSERT_TRUE(draws.quiet_plies == 0 || game.quiet_plies() < draws.quiet_plies);
    ASSERT_TRUE(draws.repetitions == 0 || times_on_board(game, witness) < draws.repetitions);
    ASSERT_FALSE(game.position().reached_goal());
}

bool everybody_agrees(const Game& game) {
    return std::ranges::all_of(game.ruleset().turns, [&](Colour c) {
        return game.agrees_to_draw(c) || game.is_retired(c);
    });
}

bool anybody_can_move(const Game& game) {
    Position position = game.position();
    return std::ranges::any_of(game.ruleset().turns, [&](Colour) {
        const bool can = !game.is_retired(position.turn()) && rules::can_move(position.view());
        position.play(rules::Move::pass());
        return can;
    });
}

bool is_justified(const Game& game, const Result& result, const Witness& witness) {
    switch (result.why) {
    case Why::goal:
        return result.winner && game.position().reached_goal() == result.winner && !result.whose;
    case Why::no_move:
        return result.winner ? !rules::can_move(game.position().view()) &&
                                   game.ruleset().stuck == rules::Stuck::loses
                             : !anybody_can_move(game);
    case Why::resignation:
    case Why::flag:
        return sides_still_in(game).size() == 1 && result.winner == sides_still_in(game)[0] &&
               result.whose && game.is_retired(*result.whose);
    case Why::game_time:
        return game.clock().game_left(Instant::min()) == 0ms &&
               result.winner == with_most_ejections(game);
    case Why::repetition:
        return !result.winner && times_on_board(game, witness) == game.settings().draws.repetitions;
    case Why::quiet_limit:
        return !result.winner && game.quiet_plies() == game.settings().draws.quiet_plies &&
               moves_since_ejection(game) == game.quiet_plies();
    case Why::agreement:
        return !result.winner && game.draw_offered() && everybody_agrees(game);
    }
    return false;
}

void expect_sound(const Game& game, const Witness& witness, Instant now) {
    ASSERT_NO_FATAL_FAILURE(expect_turns_follow_the_rules(game, witness));
    ASSERT_NO_FATAL_FAILURE(expect_sane_clock(game, now));
    ASSERT_NO_FATAL_FAILURE(expect_more_exactly_if_undecided(game, now));
    if (game.result()) {
        ASSERT_TRUE(is_justified(game, *game.result(), witness)) << name(game.result()->why);
    } else {
        ASSERT_NO_FATAL_FAILURE(expect_no_draw_missed(game, witness));
    }
}

// --- playing ---

void play_randomly(Random& random, const Settings& settings, Seen& seen) {
    const Instant start{1s * random.below(1000)};
    Instant now = start;
    Game game(settings, now);
    Witness witness;
    std::vector<Event> events;
    ASSERT_NO_FATAL_FAILURE(expect_sound(game, witness, now)) << "at the start";
    int after_the_end = 3;
    for (int i = 20 + random.below(180); i > 0 && after_the_end > 0; --i) {
        after_the_end -= game.result().has_value();
        now = random_next(random, now);
        const auto [seat, action] = random_attempt(random, game);
        const Game before = game;
        const auto answer = game.decide(seat, action, now);
        ASSERT_TRUE(same(game, before)) << "decide has changed the game";
        ++seen.actions;
        if (!answer) {
            seen.refusals.insert(answer.error().why);
            continue;
        }
        game.apply(*answer);
        events.push_back(*answer);
        witness.see(*answer, before, game);
        seen.events.insert(answer->what.index());
        ASSERT_NO_FATAL_FAILURE(expect_sound(game, witness, now))
            << "event " << answer->what.index() << " after " << before.position().text();
    }
    if (game.result()) seen.results.insert(game.result()->why);
    Game replayed(settings, start);
    for (const Event& event : events) replayed.apply(event);
    ASSERT_TRUE(same(replayed, game));
    ++seen.games;
}

void play_games(int games_of_each_mode, std::uint64_t seed) {
    Seen seen;
    for (const rules::Ruleset* ruleset : rules::rulesets)
        for (int i = 0; i < games_of_each_mode; ++i) {
            Random random(seed + static_cast<std::uint64_t>(i));
            const Settings settings = random_settings(random, *ruleset);
            ASSERT_NO_FATAL_FAILURE(play_randomly(random, settings, seen))
                << ruleset->id << " game " << i << ", time " << to_text(settings.time) << ", from "
                << settings.start.text();
        }
    EXPECT_EQ(seen.events.size(), std::variant_size_v<decltype(Event::what)>);
    EXPECT_EQ(seen.results.size(), static_cast<std::size_t>(Why::agreement) + 1);
    EXPECT_EQ(seen.refusals.size(), static_cast<std::size_t>(Refusal::Why::time_left) + 1);
    testing::Test::RecordProperty("games", seen.games);
    testing::Test::RecordProperty("actions", seen.actions);
}

TEST(RandomGames, AreSoundAfterEachEventAndTheFoldOfTheirEvents) { play_games(1500, 61); }

TEST(LongRandomGames, AreSoundAfterEachEventAndTheFoldOfTheirEvents) {
    play_games(100'000, 1 << 20);
}

} // namespace
} // namespace sumito::game
