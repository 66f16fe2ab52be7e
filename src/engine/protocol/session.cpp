#include "engine/protocol/session.h"

#include "engine/protocol/format.h"
#include "engine/protocol/moves.h"
#include "engine/protocol/order.h"
#include "engine/protocol/query.h"
#include "game/record_text.h"

#include <new>
#include <utility>
#include <variant>

namespace sumito::engine::protocol {

using rules::Position;

namespace {

game::Game new_game(const Settings& settings) {
    return game_at(Position::start(*settings.ruleset), settings.draws);
}

} // namespace

Session::Session(std::string name, Sink sink, const Settings& settings)
    : name_(std::move(name)), output_(std::move(sink)), settings_(settings),
      game_(new_game(settings_)), engine_(settings_.engine) {}

Session::Next Session::take(std::string_view line) {
    const auto command = parse(line);
    if (!command) return complain(command.error());
    return std::visit([this](const auto& understood) { return answer(understood); }, *command);
}

void Session::finish() {
    if (!search_) return;
    if (search_->is_held()) search_->stop();
    search_->wait();
    search_.reset();
}

// --- what is said ---

Session::Next Session::say(const std::string& line) {
    output_.line(line);
    return Next::read_on;
}

Session::Next Session::complain(const Error& error) { return say(error_text(error)); }

Session::Next Session::refuse_while_thinking() { return complain({{}, "a search is running"}); }

Session::Next Session::say_game_is_over() {
    const game::Result& result = *game_.result();
    say("info string the game is over: " + game::ending_text({result.why, result.whose}));
    return say(no_best_move);
}

// --- the game and the options ---

Session::Next Session::answer(const Hello& hello) {
    say("id name " + name_);
    say("id author the authors of Sumito");
    for (const std::string& line : option_lines()) say(line);
    return say(hello.dialect == Dialect::ugi ? "ugiok" : "uciok");
}

Session::Next Session::answer(const IsReady&) { return say("readyok"); }

Session::Next Session::answer(const NewGame&) {
    if (is_thinking()) return refuse_while_thinking();
    engine_.new_game();
    game_ = new_game(settings_);
    return Next::read_on;
}

Session::Next Session::answer(const SetOption& option) {
    if (is_thinking()) return refuse_while_thinking();
    if (is_clear_hash(option)) {
        engine_.new_game();
        return Next::read_on;
    }
    const auto wanted = changed(settings_, option);
    if (!wanted) return complain(wanted.error());
    if (!equip(wanted->engine)) return complain({option.value.at, "there is not so much memory"});
    settings_ = *wanted;
    return Next::read_on;
}

bool Session::equip(const Options& options) {
    if (options == engine_.options()) return true;
    try {
        engine_.set(options);
        return true;
    } catch (const std::bad_alloc&) {
        engine_.set(settings_.engine);
        return false;
    }
}

Session::Next Session::answer(const SetPosition& wanted) {
    if (is_thinking()) return refuse_while_thinking();
    const Position start = wanted.start.value_or(Position::start(*settings_.ruleset));
    auto game = play_game(start, settings_.draws, wanted.moves);
    if (!game) return complain(game.error());
    game_ = *std::move(game);
    return Next::read_on;
}

Session::Next Session::answer(const Query& query) {
    const auto text = response(query, game_);
    return text ? say(*text) : complain(text.error());
}

// --- thinking ---

// A search that is over is put away, and has answered then.
bool Session::is_thinking() {
    if (search_ && search_->is_over()) search_.reset();
    return search_ != nullptr;
}

Session::Next Session::answer(const Go& go) {
    if (is_thinking()) return refuse_while_thinking();
    if (game_.result()) return say_game_is_over();
    auto order = order_of(go, game_);
    if (!order) return complain(order.error());
    Options options = settings_.engine;
    options.lines = go.lines.value_or(options.lines);
    equip(options);
    search_ = std::make_unique<Thinking>(engine_, *std::move(order), output_);
    return Next::read_on;
}

Session::Next Session::answer(const Stop&) {
    if (search_) search_->stop();
    search_.reset();
    return Next::read_on;
}

Session::Next Session::answer(const PonderHit&) {
    if (!is_thinking() || !search_->is_pondering()) return complain({{}, "no search is pondering"});
    search_->ponder_hit();
    return Next::read_on;
}

Session::Next Session::answer(const Wait&) {
    if (search_ && search_->is_held())
        return complain({{}, "the search does not end by itself: stop ends it"});
    finish();
    return Next::read_on;
}

Session::Next Session::answer(const Quit&) {
    answer(Stop{});
    return Next::leave;
}

} // namespace sumito::engine::protocol
