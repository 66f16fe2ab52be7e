#include "arena/opening.h"

#include "rules/generate.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>

namespace sumito::arena {

using rules::Layout;
using rules::Move;
using rules::Position;

namespace {

// When so many in a row are known or no good, there are hardly any more.
constexpr int patience = 2000;
constexpr int patience_of_judge = 500;

bool ejects(const Position& position, Move move) {
    return !move.is_pass() && rules::moved_by(move, position.occupied()).ejects;
}

bool someone_can_be_robbed(const Position& position) {
    return std::ranges::any_of(rules::generate(position),
                               [&](Move move) { return ejects(position, move); });
}

// From here on, and the position is where it ends.
std::optional<std::vector<Move>> draw(Position& position, int plies, engine::Random& random) {
    std::vector<Move> drawn;
    for (int i = 0; i < plies; ++i) {
        const auto moves = rules::generate(position);
        if (moves.empty()) return std::nullopt;
        const Move move = moves[random.below(moves.size())];
        if (move.is_pass() || ejects(position, move)) return std::nullopt;
        drawn.push_back(move);
        position.play(move);
    }
    if (plies > 0 && someone_can_be_robbed(position)) return std::nullopt;
    return drawn;
}

} // namespace

std::vector<const Layout*> layouts_of(const rules::Ruleset& ruleset) {
    std::vector<const Layout*> found;
    for (const Layout& layout : rules::layouts())
        if (&rules::start_of(layout).ruleset() == &ruleset) found.push_back(&layout);
    return found;
}

OpeningBook::OpeningBook(const std::vector<const Layout*>& layouts, int random_plies,
                         std::uint64_t seed, std::optional<int> fair_hundredths)
    : random_plies_(random_plies), fair_hundredths_(fair_hundredths), random_(seed) {
    for (const Layout* layout : layouts) starts_.push_back({layout, rules::start_of(*layout)});
}

// By the evaluation made by hand, which changes less often than nets do.
bool OpeningBook::is_fair(const Position& position) {
    if (!judge_) judge_.emplace(engine::Options{.hash_megabytes = 4, .learned = false});
    judge_->new_game();
    engine::Limits limits;
    limits.nodes = 20000;
    const engine::Answer answer = judge_->think({position, {}, {}}, limits);
    if (answer.lines.empty()) return false;
    const engine::Score score = answer.lines.front().score;
    return score.kind == engine::Score::Kind::marbles &&
           std::abs(score.number) <= *fair_hundredths_;
}

bool OpeningBook::draw_from(const Start& start) {
    int judged = 0;
    for (int tries = 0; tries < patience && judged < patience_of_judge; ++tries) {
        Position position = start.position;
        auto moves = draw(position, random_plies_, random_);
        if (!moves || !known_.insert(position.hash()).second) continue;
        if (fair_hundredths_ && (++judged, !is_fair(position))) continue;
        drawn_.push_back({start.layout, *std::move(moves)});
        return true;
    }
    return false;
}

bool OpeningBook::draw_another() {
    while (!starts_.empty()) {
        if (next_ >= starts_.size()) next_ = 0;
        if (draw_from(starts_[next_])) {
            ++next_;
            return true;
        }
        if (!fair_hundredths_) return false;
        // Nothing fair comes of this layout; of the others it may.
        starts_.erase(starts_.begin() + static_cast<std::ptrdiff_t>(next_));
    }
    return false;
}

std::optional<Opening> OpeningBook::at(std::size_t number) {
    const std::lock_guard lock(mutex_);
    while (drawn_.size() <= number && !exhausted_) exhausted_ = !draw_another();
    if (drawn_.empty()) return std::nullopt;
    return drawn_[number % drawn_.size()];
}

} // namespace sumito::arena
