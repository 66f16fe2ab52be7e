#include "record_random.h"

#include "rules/generate.h"
#include "rules/outcome.h"

#include <array>
#include <string_view>

namespace sumito::game {

using namespace std::chrono_literals;
using rules::Colour;
using rules::Position;

namespace {

TimeControl random_time(Dice& dice) {
    switch (dice.below(4)) {
    case 0:
        return {TimeControl::Kind::each_player, 1ms + dice.up_to(20min), dice.up_to(10s)};
    case 1:
        return {TimeControl::Kind::each_player, 1min, {}};
    case 2:
        return {TimeControl::Kind::whole_game, 1ms + dice.up_to(2h), {}};
    default:
        return {};
    }
}

// Few marbles or none: positions come back, and players have no move.
void scatter_few(Dice& dice, rules::Setup& setup) {
    rules::CellSet taken;
    setup.marbles = {};
    for (const Colour colour : setup.ruleset->turns)
        for (std::size_t i = dice.below(4); i > 0; --i) {
            const auto cell =
                rules::Cell::from_index(static_cast<int>(dice.below(rules::cell_count)));
            if (!taken.contains(cell)) setup.marbles[colour] |= cell;
            taken |= cell;
        }
}

Position random_start(Dice& dice) {
    const rules::Ruleset* ruleset = dice.one_of(rules::rulesets);
    const rules::Layout layout =
        dice.one_in(3) ? dice.one_of(rules::layouts()) : *rules::layout_named(ruleset->layout);
    rules::Setup setup = rules::start_of(layout).setup();
    const auto marbles = static_cast<std::size_t>(setup.ruleset->marbles);
    if (dice.one_in(4)) setup.goal = 1 + static_cast<int>(dice.below(marbles));
    if (dice.one_in(4)) setup.turn = setup.ruleset->turns.next(setup.turn);
    if (dice.one_in(5)) scatter_few(dice, setup);
    return *Position::from(setup);
}

Settings random_settings(Dice& dice) {
    Settings settings;
    settings.start = random_start(dice);
    settings.time = random_time(dice);
    if (dice.one_in(2))
        settings.draws = {dice.one_in(2), static_cast<int>(dice.below(5)),
                          static_cast<int>(dice.below(100))};
    if (settings.draws.repetitions == 1) settings.draws.repetitions = 2;
    settings.undo = dice.one_in(3);
    settings.pause = dice.one_in(3);
    for (Seat& seat : settings.seats.at)
        if (dice.one_in(2)) seat.name = random_text(dice);
    return settings;
}

Action random_action(Dice& dice, const Game& game) {
    if (dice.one_in(60)) return Resign{};
    if (game.draw_offered() && dice.one_in(3)) return AcceptDraw{};
    if (dice.one_in(20)) {
        const std::array<Action, 7> words{OfferDraw{}, AcceptDraw{}, DeclineDraw{}, TakeBack{},
                                          Pause{},     Resume{},     CheckTime{}};
        return dice.one_of(words);
    }
    if (game.is_paused()) return Resume{};
    const auto moves = rules::generate(game.position());
    return Play{moves.empty() ? rules::Move::pass() : dice.one_of(moves)};
}

Colour random_seat(Dice& dice, const Game& game) {
    const auto& turns = game.ruleset().turns;
    return dice.one_in(4) ? *(turns.begin() + dice.below(turns.size())) : game.turn();
}

// --- what is written about it ---

void add_words(Dice& dice, const Position& position, Turn& turn, int depth);

Variation random_variation(Dice& dice, Position position, int depth) {
    Variation turns;
    const std::size_t length = 1 + dice.below(4);
    while (turns.size() < length && !rules::outcome(position)) {
        const auto moves = rules::generate(position);
        Turn& turn = turns.emplace_back();
        turn.move = dice.one_in(10) ? rules::Move::pass() : dice.one_of(moves);
        add_words(dice, position, turn, depth);
        position.play(turn.move);
    }
    return turns;
}

void add_words(Dice& dice, const Position& position, Turn& turn, int depth) {
    if (dice.one_in(8)) turn.before = random_text(dice);
    if (dice.one_in(4)) turn.comment = random_text(dice);
    while (dice.one_in(6)) turn.marks.push_back(static_cast<int>(dice.below(256)));
    while (depth < 4 && dice.one_in(6))
        if (Variation variation = random_variation(dice, position, depth + 1); !variation.empty())
            turn.variations.push_back(std::move(variation));
}

std::vector<Tag> random_tags(Dice& dice) {
    constexpr std::array<std::string_view, 9> names{
        "Event", "Site", "Date", "Round", "Source", "Black_Elo2", "annotator", "Plies", "_"};
    std::vector<Tag> tags;
    while (!dice.one_in(4)) tags.push_back({std::string(dice.one_of(names)), random_text(dice)});
    return tags;
}

} // namespace

std::string random_text(Dice& dice) {
    constexpr std::array<std::string_view, 40> pieces{"a",
                                                      "word",
                                                      " ",
                                                      "  ",
                                                      "{",
                                                      "}",
                                                      "\"",
                                                      "\\",
                                                      "\n",
                                                      "\r",
                                                      "\r\n",
                                                      "\t",
                                                      "[",
                                                      "]",
                                                      "%",
                                                      "[%clk 0:00:01]",
                                                      "[%",
                                                      "[%flag]",
                                                      "[%resign red]",
                                                      "[%eval 0.3]",
                                                      "\\s",
                                                      "\\n",
                                                      "\\)",
                                                      "\\(",
                                                      ";",
                                                      "(",
                                                      ")",
                                                      "$1",
                                                      "1.",
                                                      "1-0",
                                                      "*",
                                                      "\xC3\xA9",
                                                      "\xE6\x97\xA5",
                                                      "\xF0\x9F\x8E\xB1",
                                                      std::string_view("\0", 1),
                                                      "\v",
                                                      "\f",
                                                      "%\n",
                                                      "--",
                                                      "a1b2"};
    std::string text;
    do text += dice.one_of(pieces);
    while (!dice.one_in(8));
    return text;
}

Played random_game(Dice& dice) {
    Played played{Game(random_settings(dice), Instant(dice.up_to(1h))), Instant(1h)};
    const std::size_t steps = dice.below(120);
    for (std::size_t i = 0; i < steps && !played.game.result(); ++i) {
        played.now += dice.one_in(2)    ? dice.up_to(100ms)
                      : dice.one_in(30) ? dice.up_to(1h)
                                        : dice.up_to(10s);
        const auto event = played.game.decide(random_seat(dice, played.game),
                                              random_action(dice, played.game), played.now);
        if (event) played.game.apply(*event);
    }
    return played;
}

Record random_record(Dice& dice) {
    const Played played = random_game(dice);
    Record record = record_of(played.game, played.now);
    record.tags = random_tags(dice);
    if (dice.one_in(2)) record.comment = random_text(dice);
    Position position = record.settings.start;
    for (Turn& turn : record.turns) {
        add_words(dice, position, turn, 0);
        position.play(turn.move);
    }
    if (!record.result && dice.one_in(2))
        record.claim = Claim{dice.one_in(2) ? std::optional(rules::Side{0}) : std::nullopt};
    if (record.claim && dice.one_in(2)) record.tags.push_back({"Termination", "agreed elsewhere"});
    if (record.settings.time.kind == TimeControl::Kind::none && dice.one_in(4))
        record.tags.push_back({"TimeControl", "15 minutes"});
    return record;
}

} // namespace sumito::game
