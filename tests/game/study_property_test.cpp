// Whatever is done to a study, it is written as a record that reads as the same study.

#include "game/study.h"
#include "record_random.h"
#include "rules/generate.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace sumito::game {
namespace {

int any_node(const Study& study, Dice& dice) {
    while (true)
        if (const auto id = static_cast<int>(dice.below(static_cast<std::size_t>(study.size())));
            study.node(id))
            return id;
}

void add_somewhere(Study& study, Dice& dice) {
    const int parent = any_node(study, dice);
    const auto moves = rules::generate(study.node(parent)->position);
    const auto move =
        moves.empty() || dice.one_in(20) ? rules::Move::pass() : moves[dice.below(moves.size())];
    if (const auto id = study.add(parent, move)) RC_ASSERT(study.node(*id) != nullptr);
}

void change(Study& study, Dice& dice) {
    const int id = any_node(study, dice);
    switch (dice.below(8)) {
    case 0:
        return (void)study.remove(id);
    case 1:
        return (void)study.promote(id);
    case 2:
        return (void)study.comment(id, random_text(dice));
    case 3:
        return (void)study.mark(id, std::vector{static_cast<int>(dice.below(256))});
    default:
        return add_somewhere(study, dice);
    }
}

Record game_written(const std::string& text) {
    RecordReader reader(text);
    auto record = reader.next();
    if (!record || !*record) RC_FAIL(text + (record ? to_text(record->error()) : "no game"));
    RC_ASSERT(!reader.next());
    return std::move(**record);
}

RC_GTEST_PROP(StudyProperty, IsAlwaysARecord, ()) {
    Dice dice(*rc::gen::noShrink(rc::gen::inRange<std::uint64_t>(0, 1'000'000'000'000)));
    Study study(random_record(dice));
    for (int i = 0; i < 40; ++i) change(study, dice);
    const Record record = study.record();
    const std::string text = to_text(record);
    const Record read = game_written(text);
    RC_ASSERT(read == record);
    RC_ASSERT(to_text(Study(read).record()) == text);
}

RC_GTEST_PROP(StudyProperty, EveryLineIsAGame, ()) {
    Dice dice(*rc::gen::noShrink(rc::gen::inRange<std::uint64_t>(0, 1'000'000'000'000)));
    Study study(random_record(dice));
    for (int i = 0; i < 10; ++i) change(study, dice);
    const int id = any_node(study, dice);
    const auto game = replay(game_written(to_text(study.record_to(id))));
    RC_ASSERT(game.has_value());
    // But for turns that are skipped there.
    rules::Position position = study.node(id)->position;
    for (int i = 0; i < 4 && position != game->position(); ++i) position.play(rules::Move::pass());
    RC_ASSERT(game->position() == position);
}

} // namespace
} // namespace sumito::game
