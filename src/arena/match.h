#pragma once

// A match: players at several tables, each table with its own, playing whole bouts. The bouts are
// counted and written down in their order, whichever is over first, so that the same games give the
// same match however many are played at a time, and a match that was stopped can go on.

#include "arena/contest.h"
#include "arena/journal.h"
#include "arena/plan.h"
#include "arena/tally.h"

#include <cstdint>
#include <expected>
#include <string>
#include <vector>

namespace sumito::arena {

// All calls come from the thread that runs the match.
class Observer {
public:
    enum class Wish : std::uint8_t { go_on, stop };

    Observer() = default;
    virtual ~Observer() = default;
    Observer(const Observer&) = delete;
    Observer& operator=(const Observer&) = delete;

    // A bout has been counted.
    virtual void counted(const Bout& bout, const Tally& tally) = 0;
    // Several times a second.
    virtual Wish asked(const Tally& tally) = 0;
};

enum class MatchEnd : std::uint8_t { played, decided, stopped };

// Goes on where the journal ends, and the tally with it. An error is one of files.
std::expected<MatchEnd, std::string> run_match(const Plan& plan, Tally& tally, Journal& journal,
                                               Observer& observer);

// What the test says of the match so far; none without one.
Sprt::Decision decision(const Plan& plan, const Tally& tally);

} // namespace sumito::arena
