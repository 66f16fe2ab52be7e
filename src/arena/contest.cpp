#include "arena/contest.h"

#include "arena/verdict_streak.h"
#include "engine/random.h"

#include <chrono>
#include <utility>

namespace sumito::arena {

using game::Game;
using game::Instant;
using rules::Colour;
using rules::Side;

namespace {

// Of a clock that nobody sets, counted in the game's unit.
Instant now() {
    return Instant(std::chrono::duration_cast<game::Duration>(
        std::chrono::steady_clock::now().time_since_epoch()));
}

game::Settings settings_of(const Terms& terms, const Opening& opening,
                           const rules::PerSide<Entrant>& entrants) {
    game::Settings settings;
    settings.start = rules::start_of(*opening.layout);
    settings.time = terms.time;
    settings.draws = terms.draws;
    const rules::Ruleset& ruleset = settings.start.ruleset();
    for (const Colour c : ruleset.turns) settings.seats[c].name = entrants[ruleset.side[c]].name;
    return settings;
}

Ending ending_of(Fault::Why why) {
    switch (why) {
    case Fault::Why::crashed:
        return Ending::crashed;
    case Fault::Why::hung:
        return Ending::hung;
    case Fault::Why::illegal_move:
        return Ending::illegal_move;
    case Fault::Why::garbled:
        return Ending::garbled;
    }
    return Ending::crashed;
}

std::uint64_t hash_of(const Game& game) {
    std::uint64_t hash = game.settings().start.hash();
    for (const game::Ply& ply : game.plies()) hash = engine::Random(hash ^ ply.move.bits()).next();
    return hash;
}

class Contest {
public:
    Contest(const Terms& terms, const Opening& opening, const rules::PerSide<Entrant>& entrants)
        : terms_(terms), entrants_(entrants), opening_plies_(opening.moves.size()),
          game_(settings_of(terms, opening, entrants), now()),
          streak_(terms.adjudicate_win, game_.ruleset()) {
        for (const rules::Move move : opening.moves)
            act(game_.turn(), game::Play{move}, game_.started());
    }

    void run(std::uint64_t seed, const std::stop_token& stop) {
        begin(seed);
        while (!game_.result() && !stop.stop_requested()) {
            if (terms_.max_plies > 0 &&
                std::cmp_greater_equal(game_.plies().size(), terms_.max_plies))
                call_draw();
            else
                take_turn(stop);
        }
    }

    bool over() const { return game_.result().has_value(); }

    Played report() && {
        Played played{outcome(), game::record_of(game_), std::move(remarks_)};
        auto& tags = played.record.tags;
        if (opening_plies_ > 0) tags.push_back({"OpeningPlies", std::to_string(opening_plies_)});
        if (called_) tags.push_back({"Adjudication", std::string(name(*called_))});
        for (const std::string& remark : played.remarks) tags.push_back({"Fault", remark});
        return played;
    }

private:
    const rules::Ruleset& ruleset() const { return game_.ruleset(); }

    void act(Colour seat, const game::Action& action, Instant at) {
        if (const auto event = game_.decide(seat, action, at)) apply(*event);
    }
    void apply(const game::Event& event) {
        if (std::holds_alternative<game::FlagFell>(event.what)) fall_out(event.by, Ending::flag);
        game_.apply(event);
    }

    void begin(std::uint64_t seed) {
        for (int s = 0; s < ruleset().sides; ++s) {
            const auto side = static_cast<Side>(s);
            const auto ready = entrants_[side].player->new_game(
                engine::seed_of(seed, static_cast<std::uint64_t>(s)) >> 33);
            if (!ready && !game_.result()) fail(a_colour_of(side), ready.error());
        }
    }

    void take_turn(const std::stop_token& stop) {
        const Colour seat = game_.turn();
        const Side side = ruleset().side[seat];
        const auto choice = entrants_[side].player->choose(game_, now(), stop);
        if (stop.stop_requested()) return;
        if (!choice) return fail(seat, choice.error());
        const auto event = game_.decide(seat, game::Play{choice->move}, now());
        if (!event) return fail(seat, {Fault::Why::illegal_move, "a move that is not legal"});
        apply(*event);
        if (const auto winner = streak_.after(side, choice->score); winner && !game_.result())
            call_win(*winner);
    }

    void fail(Colour seat, const Fault& fault) {
        const Ending why = ending_of(fault.why);
        remarks_.push_back(std::string(rules::name(seat)) + " " +
                           entrants_[ruleset().side[seat]].name + ": " + std::string(name(why)) +
                           (fault.detail.empty() ? "" : ": " + fault.detail));
        fall_out(seat, why);
        act(seat, game::Resign{}, now());
    }

    // The first reason counts: a program that hangs loses on time, too.
    void fall_out(Colour seat, Ending why) {
        auto& fell_out = fell_out_[ruleset().side[seat]];
        if (!fell_out) fell_out = why;
    }

    void call_draw() {
        called_ = Ending::max_plies;
        const Instant at = now();
        act(game_.turn(), game::OfferDraw{}, at);
        for (const Colour c : ruleset().turns)
            if (!game_.result() && !game_.agrees_to_draw(c)) act(c, game::AcceptDraw{}, at);
    }

    void call_win(Side winner) {
        called_ = Ending::adjudicated;
        const Instant at = now();
        for (const Colour c : ruleset().turns)
            if (ruleset().side[c] != winner && !game_.result()) act(c, game::Resign{}, at);
    }

    Colour a_colour_of(Side side) const {
        for (const Colour c : ruleset().turns)
            if (ruleset().side[c] == side) return c;
        return *ruleset().turns.begin();
    }

    Outcome outcome() const {
        Outcome outcome{game_.result()->winner, ending(), fell_out_, 0, {}, hash_of(game_)};
        outcome.plies = static_cast<int>(game_.plies().size());
        for (int s = 0; s < ruleset().sides; ++s)
            outcome.ejected[static_cast<Side>(s)] = game_.position().ejected(static_cast<Side>(s));
        return outcome;
    }

    Ending ending() const {
        using Why = game::Result::Why;
        const game::Result& result = *game_.result();
        switch (result.why) {
        case Why::goal:
            return Ending::goal;
        case Why::no_move:
            return Ending::no_move;
        case Why::repetition:
            return Ending::repetition;
        case Why::quiet_limit:
            return Ending::quiet_limit;
        default:
            break;
        }
        const auto fell_out =
            result.whose ? fell_out_[ruleset().side[*result.whose]] : std::nullopt;
        return fell_out ? *fell_out : called_.value_or(Ending::max_plies);
    }

    const Terms& terms_;
    const rules::PerSide<Entrant>& entrants_;
    std::size_t opening_plies_;
    Game game_;
    VerdictStreak streak_;
    std::optional<Ending> called_;
    rules::PerSide<std::optional<Ending>> fell_out_;
    std::vector<std::string> remarks_;
};

} // namespace

std::optional<Played> play_game(const Terms& terms, const Opening& opening,
                                const rules::PerSide<Entrant>& entrants, std::uint64_t seed,
                                const std::stop_token& stop) {
    Contest contest(terms, opening, entrants);
    contest.run(seed, stop);
    if (!contest.over()) return std::nullopt;
    return std::move(contest).report();
}

} // namespace sumito::arena
