#pragma once

// How the games of a match begin: from a layout, with some moves played at random. Every opening is
// played from all seats, so it need not be fair, but nobody is to be robbed in it: none has an
// ejection, made or to be made at once. One that is as good as won says nothing about who plays
// better, however, and makes them look alike: so it can be asked that openings are fair, as the
// engine sees it. A layout of which none is fair is left out.

#include "engine/engine.h"
#include "engine/random.h"
#include "rules/layout.h"
#include "rules/move.h"
#include "rules/ruleset.h"

#include <cstdint>
#include <mutex>
#include <optional>
#include <unordered_set>
#include <vector>

namespace sumito::arena {

struct Opening {
    const rules::Layout* layout;
    std::vector<rules::Move> moves;
};

// The layouts of a mode, in the order of rules::layouts().
std::vector<const rules::Layout*> layouts_of(const rules::Ruleset& ruleset);

// All different, the layouts taking turns; when there are no more, they come again from the first.
// They are drawn when they are asked for, so that a match may be as long as it likes.
class OpeningBook {
public:
    // REQUIRES: layouts, not none
    OpeningBook(const std::vector<const rules::Layout*>& layouts, int random_plies,
                std::uint64_t seed, std::optional<int> fair_hundredths = std::nullopt);

    // Nothing if there is no opening at all. From any thread.
    std::optional<Opening> at(std::size_t number);

private:
    struct Start {
        const rules::Layout* layout;
        rules::Position position;
    };

    bool draw_another();
    bool draw_from(const Start& start);
    bool is_fair(const rules::Position& position);

    std::vector<Start> starts_;
    std::size_t next_ = 0; // of the starts, whose turn it is
    int random_plies_;
    std::optional<int> fair_hundredths_; // of a marble: more for somebody is not fair
    std::optional<engine::Engine> judge_;
    std::mutex mutex_;
    engine::Random random_;
    std::vector<Opening> drawn_;
    std::unordered_set<std::uint64_t> known_; // positions
    bool exhausted_ = false;
};

} // namespace sumito::arena
