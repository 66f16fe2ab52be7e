#include "game/game.h"

#include "rules/generate.h"
#include "rules/outcome.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sumito::game {

using rules::Colour;
using rules::Move;
using rules::Position;
using rules::Side;

namespace {

template <class... F> struct Overloaded : F... {
    using F::operator()...;
};

int all_ejected(const Position& position) {
    int sum = 0;
    for (int s = 0; s < position.ruleset().sides; ++s)
        sum += position.ejected(static_cast<Side>(s));
    return sum;
}

std::unexpected<Refusal> refused(Refusal::Why why) { return std::unexpected(Refusal{why}); }

} // namespace

std::string_view name(Refusal::Why why) {
    constexpr std::array<std::string_view, 13> names{
        "game_over",      "not_playing", "not_your_turn", "illegal_move",    "paused",
        "not_paused",     "no_pause",    "no_undo",       "nothing_to_undo", "no_draws",
        "already_agreed", "no_offer",    "time_left"};
    return names[static_cast<std::size_t>(why)];
}

Game::Game(Settings settings, Instant start)
    : settings_(std::move(settings)), clock_(settings_.time), started_(start) {
    ++seen_[settings_.start.hash()];
    end_if_decided(start);
    skip_absent(start);
    if (!result_) clock_.start(turn(), start);
}

// --- deciding ---

std::optional<Event> Game::due(Instant now) const {
    if (result_ || !clock_.over(now)) return std::nullopt;
    if (settings_.time.kind == TimeControl::Kind::whole_game)
        return Event{turn(), now, GameTimeOver{}};
    return Event{turn(), now, FlagFell{}};
}

std::expected<Event, Refusal> Game::decide_move(Colour seat, Move move, Instant now) const {
    if (seat != turn()) return refused(Refusal::Why::not_your_turn);
    if (!running_) return refused(Refusal::Why::paused);
    // A pass is never a player's to make: turns that cannot be taken are skipped by themselves.
    const rules::Verdict no_move_at_all{rules::Reason::nothing_chosen, {}, Move::pass()};
    rules::Verdict verdict = no_move_at_all;
    if (move.is_well_formed() && !move.is_pass())
        verdict = rules::judge(position(), rules::attempt_of(position(), move));
    // A broadside that reaches over the edge has been judged as the shorter one on the board.
    if (verdict.legal() && verdict.move != move) verdict = no_move_at_all;
    if (!verdict.legal()) return std::unexpected(Refusal{Refusal::Why::illegal_move, verdict});
    return Event{seat, now, Moved{move}};
}

// Why an action that is no move may not be taken.
std::optional<Refusal::Why> Game::objection(Colour seat, const Action& action) const {
    using Why = Refusal::Why;
    using Answer = std::optional<Why>;
    const auto unless = [](bool fine, Why why) { return fine ? Answer() : Answer(why); };
    return std::visit(Overloaded{
                          [&](const OfferDraw&) {
                              if (!settings_.draws.agreement) return Answer(Why::no_draws);
                              return unless(!draw_offered(), Why::already_agreed);
                          },
                          [&](const AcceptDraw&) {
                              if (!draw_offered()) return Answer(Why::no_offer);
                              return unless(!agreed_[seat], Why::already_agreed);
                          },
                          [&](const DeclineDraw&) {
                              if (!draw_offered()) return Answer(Why::no_offer);
                              return unless(!agreed_[seat], Why::already_agreed);
                          },
                          [&](const TakeBack&) {
                              if (!settings_.may_undo()) return Answer(Why::no_undo);
                              const bool any = std::ranges::any_of(
                                  plies_, [](const Ply& ply) { return !ply.move.is_pass(); });
                              return unless(any, Why::nothing_to_undo);
                          },
                          [&](const Pause&) {
                              if (!settings_.pause) return Answer(Why::no_pause);
                              return unless(running_, Why::paused);
                          },
                          [&](const Resume&) { return unless(!running_, Why::not_paused); },
                          [&](const CheckTime&) { return Answer(Why::time_left); },
                          [&](const auto&) { return Answer(); },
                      },
                      action);
}

std::expected<Event, Refusal> Game::decide(Colour seat, const Action& action, Instant now) const {
    if (result_) return refused(Refusal::Why::game_over);
    if (!ruleset().plays(seat)) return refused(Refusal::Why::not_playing);
    if (const auto event = due(now)) return *event;
    if (retired_[seat]) return refused(Refusal::Why::not_playing);
    if (const auto* play = std::get_if<Play>(&action)) return decide_move(seat, play->move, now);
    if (const auto why = objection(seat, action)) return refused(*why);
    return std::visit(Overloaded{
                          [&](const Resign&) { return Event{seat, now, Resigned{}}; },
                          [&](const OfferDraw&) { return Event{seat, now, DrawOffered{}}; },
                          [&](const AcceptDraw&) { return Event{seat, now, DrawAccepted{}}; },
                          [&](const DeclineDraw&) { return Event{seat, now, DrawDeclined{}}; },
                          [&](const TakeBack&) { return Event{seat, now, TakenBack{}}; },
                          [&](const Pause&) { return Event{seat, now, Paused{}}; },
                          // What is left has an objection to it always, or is a move.
                          [&](const auto&) { return Event{seat, now, Resumed{}}; },
                      },
                      action);
}

// --- applying ---

void Game::apply(const Event& event) {
    const auto [by, at, what] = event;
    std::visit(Overloaded{
                   [&](const Moved& moved) { play(by, moved.move, at); },
                   [&](const Resigned&) { retire(by, Result::Why::resignation, at); },
                   [&](const FlagFell&) {
                       clock_.expire(at);
                       retire(by, Result::Why::flag, at);
                   },
                   [&](const GameTimeOver&) { end_by_game_time(at); },
                   [&](const DrawOffered&) {
                       agreed_[by] = true;
                       offerer_ = by;
                   },
                   [&](const DrawAccepted&) {
                       agreed_[by] = true;
                       if (everybody_agrees()) end({Result::Why::agreement, {}, {}}, at);
                   },
                   [&](const DrawDeclined&) { agreed_ = {}; },
                   [&](const TakenBack&) { take_back(at); },
                   [&](const Paused&) {
                       running_ = false;
                       clock_.stop(at);
                   },
                   [&](const Resumed&) {
                       running_ = true;
                       clock_.start(turn(), at);
                   },
               },
               what);
}

void Game::play(Colour by, Move move, Instant at) {
    if (!agreed_[by]) agreed_ = {}; // to move on is to decline
    Position after = position();
    after.play(move);
    clock_.pass_on(after.turn(), at);
    push(move, after, at);
    end_if_decided(at);
    skip_absent(at);
}

void Game::push(Move move, const Position& after, Instant at) {
    const Position& before = position();
    const bool ejected = all_ejected(after) != all_ejected(before);
    const int quiet = ejected ? 0 : quiet_plies() + (move.is_pass() ? 0 : 1);
    const Colour by = before.turn();
    plies_.push_back({by, move, after, clock_.left_to(by, at), quiet});
    ++seen_[after.hash()];
}

void Game::pop() {
    --seen_[position().hash()];
    plies_.pop_back();
}

bool Game::is_absent(Colour colour) const {
    return retired_[colour] ||
           (ruleset().stuck == rules::Stuck::passes && !rules::can_move(position().view()));
}

void Game::skip_absent(Instant at) {
    const std::size_t before = plies_.size();
    while (!result_ && is_absent(turn())) {
        if (plies_.size() == before + ruleset().turns.size()) { // a whole round of nobody
            end({Result::Why::no_move, {}, {}}, at);
            return;
        }
        Position after = position();
        after.play(Move::pass());
        push(Move::pass(), after, at);
        end_if_decided(at); // a position may come back by a skipped turn, too
    }
    if (!result_ && plies_.size() > before && clock_.running()) clock_.start(turn(), at);
}

void Game::retire(Colour colour, Result::Why why, Instant at) {
    retired_[colour] = true;
    agreed_ = {};
    retirement_ = plies_.size();
    std::optional<Side> in;
    int sides_in = 0;
    for (int s = 0; s < ruleset().sides; ++s)
        if (!is_out(static_cast<Side>(s))) {
            in = static_cast<Side>(s);
            ++sides_in;
        }
    if (sides_in <= 1) return end({why, in, colour}, at);
    skip_absent(at);
    if (!result_ && running_ && !clock_.running()) clock_.start(turn(), at);
}

void Game::take_back(Instant at) {
    agreed_ = {};
    while (plies_.back().move.is_pass()) pop();
    pop();
    retirement_ = std::min(retirement_, plies_.size());
    skip_absent(at); // whoever made the move may have retired since
}

void Game::end(const Result& result, Instant at) {
    result_ = result;
    running_ = false;
    clock_.stop(at);
}

void Game::end_if_decided(Instant at) {
    using Why = Result::Why;
    if (const auto outcome = rules::outcome(position())) {
        if (outcome->by == rules::Outcome::By::goal)
            end({Why::goal, outcome->winner, {}}, at);
        else
            end({Why::no_move, outcome->winner, turn()}, at);
        return;
    }
    const DrawRules& draws = settings_.draws;
    if (draws.repetitions > 0 && repetitions() >= draws.repetitions)
        end({Why::repetition, {}, {}}, at);
    else if (draws.quiet_plies > 0 && quiet_plies() >= draws.quiet_plies)
        end({Why::quiet_limit, {}, {}}, at);
}

// More ejections win; a tie for the most is a draw.
void Game::end_by_game_time(Instant at) {
    clock_.expire(at);
    std::optional<Side> leader;
    bool tied = false;
    for (int s = 0; s < ruleset().sides; ++s) {
        const auto side = static_cast<Side>(s);
        if (is_out(side)) continue;
        const int ahead = leader ? position().ejected(side) - position().ejected(*leader) : 1;
        tied = ahead == 0 || (tied && ahead < 0);
        if (ahead > 0) leader = side;
    }
    end({Result::Why::game_time, tied ? std::nullopt : leader, {}}, at);
}

bool Game::is_out(Side side) const {
    return std::ranges::any_of(ruleset().turns,
                               [&](Colour c) { return retired_[c] && ruleset().side[c] == side; });
}

bool Game::draw_offered() const { return std::ranges::find(agreed_.at, true) != agreed_.at.end(); }

bool Game::everybody_agrees() const {
    return std::ranges::all_of(ruleset().turns,
                               [this](Colour c) { return agreed_[c] || retired_[c]; });
}

// How often the position stood on the board, this time included, if that can matter. Looking back
// over the game is for the rare case that the hash came back often enough.
int Game::repetitions() const {
    const Position& now = position();
    int count = 1;
    const auto seen = seen_.find(now.hash());
    if (seen == seen_.end() || seen->second < settings_.draws.repetitions) return count;
    for (std::size_t i = plies_.size(); i-- > retirement_;) {
        const Position& earlier = i > 0 ? plies_[i - 1].after : settings_.start;
        if (earlier == now) ++count;
        if (all_ejected(earlier) != all_ejected(now)) break;
    }
    return count;
}

} // namespace sumito::game
