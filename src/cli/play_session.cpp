#include "cli/play_session.h"

#include "cli/play_text.h"
#include "rules/notation.h"
#include "words/sentences.h"

#include <algorithm>
#include <utility>

namespace sumito::cli {

using game::Instant;
using rules::Cell;
using rules::CellSet;
using rules::Colour;
using rules::Direction;
using Kind = PlayKey::Kind;

namespace {

constexpr std::size_t longest_typed = 12;

// The square of a cell's distance from the centre.
int from_centre(Cell cell) {
    const int rows = cell.row() - 4;
    const int columns = cell.column() - 4;
    return rows * rows + columns * columns - rows * columns;
}

// A player's cursor begins at the marble nearest to the centre.
PlayCursor first_cursor(const rules::Position& position, Colour colour) {
    std::optional<Cell> nearest;
    for (const Cell cell : position.marbles(colour))
        if (!nearest || from_centre(cell) < from_centre(*nearest)) nearest = cell;
    return nearest ? PlayCursor(*nearest) : PlayCursor();
}

bool begins_a_move(const PlayKey& key) {
    return key.kind == Kind::letter &&
           ((key.letter >= 'a' && key.letter <= 'i') || (key.letter >= 'A' && key.letter <= 'I'));
}

// Wrong whichever way it goes: what was chosen cannot be moved at all.
bool is_about_the_choice(rules::Reason reason) {
    using enum rules::Reason;
    constexpr std::array reasons{game_over,     nothing_chosen, empty_cell,
                                 not_your_turn, too_many,       foe_in_group,
                                 not_in_line,   not_touching,   rear_not_own};
    return std::ranges::find(reasons, reason) != reasons.end();
}

// The letter that answers a question in a language.
bool is_letter(const PlayKey& key, const std::string& letter) {
    return key.kind == Kind::letter && characters(letter) == std::u32string(1, key.letter);
}

} // namespace

std::optional<Direction> direction_of_digit(char32_t digit) {
    switch (digit) {
    case '6':
        return Direction::E;
    case '9':
        return Direction::NE;
    case '7':
        return Direction::NW;
    case '4':
        return Direction::W;
    case '1':
        return Direction::SW;
    case '3':
        return Direction::SE;
    default:
        return std::nullopt;
    }
}

PlaySession::PlaySession(PlayTable table, Save save, PlayComputers computers)
    : table_(std::move(table)), save_(std::move(save)), computers_(std::move(computers)) {
    for (const Colour colour : table_.game().ruleset().turns)
        cursors_[colour] = first_cursor(table_.position(), colour);
    message_ = table_.game().result()      ? table_.turn_sentence()
               : table_.game().is_paused() ? table_.say("play.paused")
                                           : table_.say("play.welcome");
    settle();
}

void PlaySession::handle(const PlayKey& key, Instant now) {
    tick(now);
    switch (mode_) {
    case Mode::choosing:
        return choose(key, now);
    case Mode::aiming:
        return aim(key, now);
    case Mode::typing:
        return type(key, now);
    case Mode::asking:
        return answer(key, now);
    case Mode::help:
        mode_ = Mode::choosing;
        return settle();
    case Mode::over:
        return after_the_end(key, now);
    }
}

void PlaySession::tick(Instant now) {
    if (const auto flag = table_.check_time(now)) tell(*flag);
    while (const auto news = computers_.attend(table_, now)) hear(*news); // then the next is asked
}

// What a computer does takes nothing out of anybody's hand: a question still stands, the help is
// still there.
void PlaySession::hear(const PlayComputers::News& news) {
    message_ = news.answer.sentence;
    wrong_ = {};
    if (news.answer.done) computers_.drop();
    if (news.hint && mode_ == Mode::choosing) show_hint(*news.hint);
    settle();
}

// --- choosing ---

void PlaySession::choose(const PlayKey& key, Instant now) {
    if (table_.is_computers_turn()) return command(key, now);
    if (move_cursor(key)) return;
    if (key.is(' ')) return pick();
    if (key.kind == Kind::enter) return start_aiming();
    if (key.kind == Kind::escape) return let_go();
    if (begins_a_move(key)) {
        mode_ = Mode::typing;
        return type(key, now);
    }
    if (const auto d = direction_of_digit(key.letter); d && key.kind == Kind::letter)
        return aim_at(*d, now);
    command(key, now);
}

void PlaySession::command(const PlayKey& key, Instant now) {
    if (key.is('?'))
        mode_ = Mode::help;
    else if (key.is('s'))
        save(now);
    else if (key.is('u'))
        tell(table_.take_back(now));
    else if (key.is('o'))
        act_in_person(game::OfferDraw{}, now);
    else if (key.is('p'))
        toggle_pause(now);
    else if (key.is('r') && table_.person())
        ask(Question::resign);
    else if (key.is('r'))
        message_ = table_.say("play.only_computers");
    else if (key.is('q'))
        ask(Question::quit);
    else if (table_.is_computers_turn())
        message_ = table_.say("play.thinks", {{"player", table_.player(table_.game().turn())}});
    else if (key.is('t'))
        ask_for_hint(now);
    else
        message_ = table_.say("play.unknown_key");
}

bool PlaySession::move_cursor(const PlayKey& key) {
    PlayCursor& cursor = cursors_[table_.game().turn()];
    if (key.kind == Kind::left)
        cursor.left();
    else if (key.kind == Kind::right)
        cursor.right();
    else if (key.kind == Kind::up)
        cursor.up();
    else if (key.kind == Kind::down)
        cursor.down();
    else
        return false;
    wrong_ = {};
    return true;
}

void PlaySession::pick() {
    wrong_ = {};
    message_.clear();
    if (picked_.contains(cursor())) {
        picked_ -= cursor();
        return;
    }
    const rules::Verdict verdict = rules::judge(table_.position(), {cursor(), Direction::E});
    if (verdict.reason == rules::Reason::empty_cell ||
        verdict.reason == rules::Reason::not_your_turn)
        return explain(verdict);
    picked_ |= cursor();
}

void PlaySession::let_go() {
    picked_ = {};
    wrong_ = {};
    typed_.clear();
    message_.clear();
    mode_ = Mode::choosing;
}

// --- aiming ---

// One marble stands for the line that it pushes.
rules::Verdict PlaySession::judged(Direction d) const {
    const CellSet chosen = picked_.empty() ? CellSet(cursor()) : picked_;
    const CellSet group =
        chosen.size() == 1 ? rules::line_from(table_.position(), chosen.first(), d) : chosen;
    return rules::judge(table_.position(), {group, d});
}

void PlaySession::start_aiming() {
    for (const Direction d : rules::all_directions)
        if (judged(d).legal()) {
            mode_ = Mode::aiming;
            aim_ = d;
            wrong_ = {};
            message_.clear();
            return;
        }
    const CellSet chosen = picked_.empty() ? CellSet(cursor()) : picked_;
    const rules::Verdict verdict = rules::judge(table_.position(), {chosen, Direction::E});
    if (is_about_the_choice(verdict.reason)) return explain(verdict);
    message_ = table_.say("play.nowhere");
    wrong_ = {};
}

void PlaySession::aim_at(Direction d, Instant now) {
    if (mode_ == Mode::aiming && aim_ == d) return play_aimed(now);
    const rules::Verdict verdict = judged(d);
    if (!verdict.legal()) {
        mode_ = Mode::choosing;
        return tell({false, words::verdict_sentence(table_.language(), table_.position(), verdict),
                     verdict.where});
    }
    mode_ = Mode::aiming;
    aim_ = d;
    wrong_ = {};
    message_.clear();
}

void PlaySession::aim(const PlayKey& key, Instant now) {
    if (key.kind == Kind::enter) return play_aimed(now);
    if (key.kind == Kind::left || key.kind == Kind::up) return turn_aim(1);
    if (key.kind == Kind::right || key.kind == Kind::down) return turn_aim(5);
    if (const auto d = direction_of_digit(key.letter); d && key.kind == Kind::letter)
        return aim_at(*d, now);
    mode_ = Mode::choosing;
    if (key.kind != Kind::escape && key.kind != Kind::backspace) choose(key, now);
}

// To the next direction that is legal.
void PlaySession::turn_aim(int sixths) {
    do aim_ = rules::turned(aim_, sixths);
    while (!judged(aim_).legal());
}

void PlaySession::play_aimed(Instant now) {
    const rules::Move move = judged(aim_).move;
    const Colour mover = table_.game().turn();
    const auto landing = move.cell().neighbour(move.direction());
    const std::size_t plies = table_.game().plies().size();
    act(game::Play{move}, now);
    if (landing && table_.game().plies().size() > plies) cursors_[mover] = PlayCursor(*landing);
}

// --- hints ---

void PlaySession::ask_for_hint(Instant now) {
    let_go();
    computers_.ask_for_hint(table_, now);
    message_ = table_.say("play.seeking");
}

// Aimed at, so that enter plays it.
void PlaySession::show_hint(rules::Move move) {
    const rules::Attempt attempt = rules::attempt_of(table_.position(), move);
    picked_ = attempt.marbles;
    aim_ = attempt.direction;
    mode_ = Mode::aiming;
}

// --- typing ---

void PlaySession::type(const PlayKey& key, Instant now) {
    wrong_ = {};
    message_.clear();
    if (key.kind == Kind::escape) return let_go();
    if (key.kind == Kind::backspace && !typed_.empty())
        typed_.pop_back();
    else if (key.kind == Kind::letter && key.letter > ' ' && key.letter <= '~' &&
             typed_.size() < longest_typed)
        typed_ += static_cast<char>(key.letter);
    if (typed_.empty()) return let_go();
    if (key.kind == Kind::enter) {
        mode_ = Mode::choosing;
        tell(table_.type_move(std::exchange(typed_, {}), now));
    }
}

std::optional<rules::Move> PlaySession::preview() const {
    if (mode_ == Mode::aiming) return judged(aim_).move;
    if (mode_ != Mode::typing || table_.game().result()) return std::nullopt;
    const auto move = rules::read_move(table_.position(), typed_);
    return move ? std::optional(*move) : std::nullopt;
}

// --- questions ---

void PlaySession::ask(Question question) {
    question_ = question;
    mode_ = Mode::asking;
}

std::string PlaySession::question() const {
    if (mode_ != Mode::asking) return "";
    const Colour turn = table_.game().turn();
    switch (question_) {
    case Question::resign:
        return table_.say("play.ask_resign",
                          {{"player", table_.player(table_.person().value_or(turn))}});
    case Question::draw:
        return table_.say("play.ask_draw",
                          {{"player", table_.player(table_.asked_about_draw().value_or(turn))}});
    case Question::quit:
        break;
    }
    return table_.say("play.ask_quit");
}

bool PlaySession::says_yes(const PlayKey& key) const {
    return key.is('y') || is_letter(key, table_.say("key.yes"));
}

bool PlaySession::says_no(const PlayKey& key) const {
    return key.is('n') || key.kind == Kind::escape || is_letter(key, table_.say("key.no"));
}

void PlaySession::answer(const PlayKey& key, Instant now) {
    const bool saves = question_ == Question::quit && key.is('s');
    const bool yes = says_yes(key);
    if (!saves && !yes && !says_no(key)) return;
    mode_ = Mode::choosing;
    if (saves)
        left_ = save(now);
    else if (question_ == Question::quit)
        left_ = yes;
    else if (question_ == Question::draw)
        tell(table_.act(*table_.asked_about_draw(),
                        yes ? game::Action(game::AcceptDraw{}) : game::DeclineDraw{}, now));
    else if (yes)
        act_in_person(game::Resign{}, now);
}

// --- doing ---

void PlaySession::act(const game::Action& action, Instant now) {
    tell(table_.act(table_.game().turn(), action, now));
}

void PlaySession::act_in_person(const game::Action& action, Instant now) {
    if (const auto person = table_.person())
        tell(table_.act(*person, action, now));
    else
        message_ = table_.say("play.only_computers");
}

void PlaySession::toggle_pause(Instant now) {
    if (table_.game().is_paused())
        act(game::Resume{}, now);
    else
        act(game::Pause{}, now);
    if (table_.game().is_paused()) message_ = table_.say("play.paused");
}

void PlaySession::tell(const PlayTable::Answer& answer) {
    if (answer.done) {
        let_go();
        computers_.drop();
    }
    message_ = answer.sentence;
    wrong_ = answer.where;
    settle();
}

void PlaySession::explain(const rules::Verdict& verdict) {
    message_ = words::verdict_sentence(table_.language(), table_.position(), verdict);
    wrong_ = verdict.where;
}

// The mode that the state of the game asks for.
void PlaySession::settle() {
    if (table_.game().result())
        mode_ = Mode::over;
    else if (const auto asked = table_.asked_about_draw();
             asked && !table_.seats().is_computer(*asked))
        ask(Question::draw);
}

bool PlaySession::save(Instant now) {
    const auto saved = save_(table_.game(), now);
    const std::string said = saved ? table_.say("play.saved", {{"file", *saved}})
                                   : table_.say("play.not_saved", {{"why", saved.error()}});
    message_ = mode_ == Mode::over ? table_.turn_sentence() + " " + said : said;
    return saved.has_value();
}

void PlaySession::after_the_end(const PlayKey& key, Instant now) {
    again_ = key.is('n');
    left_ = again_ || key.is('q') || key.kind == Kind::enter;
    if (key.is('s')) save(now);
}

} // namespace sumito::cli
