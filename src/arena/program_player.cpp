#include "arena/program_player.h"

#include "arena/program_words.h"
#include "rules/notation.h"

#include <algorithm>
#include <utility>

namespace sumito::arena {

using namespace std::chrono_literals;

namespace {

using Clock = std::chrono::steady_clock;

// For a move without a limit of time.
constexpr auto longest_thought = 10min;

} // namespace

ProgramPlayer::ProgramPlayer(const Contender& contender, const MoveLimits& limits,
                             const game::DrawRules& draws, const Patience& patience)
    : contender_(contender), limits_(limits), draws_(draws), patience_(patience) {}

// A program that has failed is not trusted any more: it is ended, the next game gets a new one.
Fault ProgramPlayer::fault(Fault::Why why, std::string detail) {
    const std::string end = process_->end();
    if (why == Fault::Why::crashed) detail = end;
    if (const std::string errors = process_->errors(); !errors.empty())
        detail += "; it wrote: " + errors;
    process_.reset();
    return {why, std::move(detail)};
}

Fault ProgramPlayer::fault(Process::Silence why) {
    using Silence = Process::Silence;
    if (why == Silence::late) return fault(Fault::Why::hung, "no answer in time");
    if (why == Silence::endless) return fault(Fault::Why::garbled, "a line without end");
    return fault(Fault::Why::crashed, "");
}

ProgramPlayer::Done ProgramPlayer::send(std::string_view line, Deadline deadline) {
    const auto sent = process_->send(line, deadline, stop_);
    if (!sent) return std::unexpected(fault(sent.error()));
    return {};
}

ProgramPlayer::Line ProgramPlayer::receive(Deadline deadline) {
    auto line = process_->receive(deadline, stop_);
    if (!line) return std::unexpected(fault(line.error()));
    return *std::move(line);
}

ProgramPlayer::Line ProgramPlayer::receive_one_of(std::string_view first, std::string_view second,
                                                  Deadline deadline) {
    while (true) {
        auto line = receive(deadline);
        if (!line || *line == first || *line == second) return line;
        if (auto option = option_in(*line)) offered_.insert(*std::move(option));
    }
}

// A program that knows only UCI passes over the greeting, but not over the question behind it.
ProgramPlayer::Done ProgramPlayer::greet(Deadline deadline) {
    if (const Done sent = send("ugi\nisready", deadline); !sent) return sent;
    Line answer = receive_one_of("ugiok", "readyok", deadline);
    if (!answer) return std::unexpected(answer.error());
    speaks_uci_ = *answer == "readyok";
    if (speaks_uci_)
        if (const Done sent = send("uci", deadline); !sent) return sent;
    answer = receive_only(speaks_uci_ ? "uciok" : "readyok", deadline);
    if (!answer) return std::unexpected(answer.error());
    return {};
}

ProgramPlayer::Done ProgramPlayer::start(Deadline deadline) {
    auto process = Process::start(contender_.command);
    if (!process) return std::unexpected(Fault{Fault::Why::crashed, process.error()});
    process_ = *std::move(process);
    offered_.clear();
    if (const Done greeted = greet(deadline); !greeted) return greeted;
    for (const auto& [name, value] : contender_.settings)
        if (const Done sent = send("setoption name " + name + " value " + value, deadline); !sent)
            return sent;
    return {};
}

ProgramPlayer::Done ProgramPlayer::offer(std::string_view name, std::uint64_t value,
                                         Deadline deadline) {
    if (!offered_.contains(name)) return {};
    return send("setoption name " + std::string(name) + " value " + std::to_string(value),
                deadline);
}

ProgramPlayer::Done ProgramPlayer::new_game(std::uint64_t seed) {
    const Deadline deadline = Clock::now() + patience_.to_get_ready;
    Done done = process_ ? Done{} : start(deadline);
    if (done) done = offer("Seed", seed, deadline);
    if (done) done = offer("Repetitions", static_cast<unsigned>(draws_.repetitions), deadline);
    if (done) done = offer("QuietLimit", static_cast<unsigned>(draws_.quiet_plies), deadline);
    if (done) done = send(speaks_uci_ ? "ucinewgame" : "uginewgame", deadline);
    if (done) done = send("isready", deadline);
    if (!done) return done;
    const Line ready = receive_only("readyok", deadline);
    return ready ? Done{} : std::unexpected(ready.error());
}

Deadline ProgramPlayer::deadline(const game::Game& game, game::Instant now) const {
    engine::Milliseconds allowed = longest_thought;
    if (limits_.move_time) allowed = *limits_.move_time + patience_.margin;
    if (const auto left = game.clock().left(game.turn(), now))
        allowed = std::min(allowed, *left + patience_.margin);
    return Clock::now() + allowed;
}

std::expected<Choice, Fault> ProgramPlayer::choose(const game::Game& game, game::Instant now,
                                                   const std::stop_token& stop) {
    if (!process_) return std::unexpected(Fault{Fault::Why::crashed, "it is not running"});
    stop_ = stop;
    const Deadline until = deadline(game, now);
    const std::string go = go_text(game, now, limits_, speaks_uci_ ? Dialect::uci : Dialect::ugi);
    const Done sent = send(position_text(game) + "\n" + go, until);
    auto choice = sent ? read_answer(game.position(), until) : std::unexpected(sent.error());
    stop_ = {};
    return choice;
}

std::expected<Choice, Fault> ProgramPlayer::read_answer(const rules::Position& position,
                                                        Deadline until) {
    std::optional<engine::Score> score;
    while (true) {
        const Line line = receive(until);
        if (!line) return std::unexpected(line.error());
        if (const auto told = score_in(*line)) score = told;
        const auto move = best_move_in(*line);
        if (!move) continue;
        const auto read = rules::read_move(position, *move);
        if (read) return Choice{*read, score};
        const bool is_move = std::holds_alternative<rules::Verdict>(read.error());
        return std::unexpected(
            fault(is_move ? Fault::Why::illegal_move : Fault::Why::garbled, "'" + *move + "'"));
    }
}

} // namespace sumito::arena
