#include "tuning/selfplay.h"

#include "engine/random.h"

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace sumito::tuning {

using engine::Random;
using rules::Position;
using rules::Side;

namespace {

std::int16_t hundredths_of(const engine::Score& score) {
    switch (score.kind) {
    case engine::Score::Kind::marbles:
        return static_cast<std::int16_t>(score.number);
    case engine::Score::Kind::win:
        return certain_score;
    case engine::Score::Kind::loss:
        return -certain_score;
    }
    return 0;
}

// The same with a marble less for somebody, ejected by the next side.
Position robbed(const Position& position, Random& random) {
    rules::Setup setup = position.setup();
    const auto turns = setup.ruleset->turns;
    rules::Colour victim = setup.turn;
    for (std::size_t i = random.below(turns.size()); i > 0; --i) victim = turns.next(victim);
    std::vector<rules::Cell> cells;
    for (const rules::Cell cell : setup.marbles[victim]) cells.push_back(cell);
    setup.marbles[victim] -= cells[random.below(cells.size())];
    const std::size_t side = rules::index(setup.ruleset->side[victim]);
    ++setup.ejected.at[(side + 1) % static_cast<std::size_t>(setup.ruleset->sides)];
    return Position::from(setup).value_or(position);
}

// The same, won by fewer ejections. Not where somebody has made as many.
Position with_goal(const Position& position, int goal) {
    rules::Setup setup = position.setup();
    setup.goal = goal;
    for (const int ejected : setup.ejected.at)
        if (ejected >= goal) return position;
    return Position::from(setup).value_or(position);
}

// As those play who teach: what they think should depend on the position alone, not on what the
// search has corrected before, and not so much on how daring they are as to mislead. Marbles count
// as the net was taught, or those it teaches would be taught dearer ones with every generation.
engine::Parameters teaching(engine::Parameters parameters) {
    parameters.correction = 0;
    parameters.net_marble = 100;
    parameters.daring_own = 30;
    parameters.daring_foes = 115;
    return parameters;
}

// One thread's engines.
class Players {
public:
    explicit Players(const SelfplayWishes& wishes) : wishes_(&wishes) {
        for (int s = 0; s < wishes.ruleset->sides; ++s)
            engines_.push_back(std::make_unique<engine::Engine>(wishes.engine));
    }

    ScoredGame play(std::uint64_t number) {
        Random random(wishes_->seed * 1000003 + number);
        rules::PerSide<engine::Engine*> seats{};
        for (std::size_t s = 0; s < engines_.size(); ++s) {
            engine::Options options = wishes_->engine;
            options.parameters = teaching(options.parameters);
            options.style = static_cast<int>(random.below(3)) * 50;
            engines_[s]->set(options);
            seats.at[s] = engines_[s].get();
        }
        Position start = random_start(*wishes_->ruleset, random.next(), wishes_->layouts);
        TableTerms terms{.nodes = wishes_->nodes, .max_plies = 240, .quiet_plies = 70};
        for (std::size_t odds = random.below(8); odds >= 6; --odds) start = robbed(start, random);
        // How games are brought to their end has to be learnt as well, and so have short ones.
        if (random.below(3) == 0) terms.adjudicate_hundredths = certain_score;
        if (random.below(8) == 0) start = with_goal(start, 1 + static_cast<int>(random.below(5)));
        if (random.below(8) == 0) terms.hurried = static_cast<Side>(random.below(engines_.size()));
        ScoredGame game{start, {}, std::nullopt};
        game.winner = play_table_game(seats, start, terms, [&game](const TablePly& ply) {
            game.moves.push_back({ply.move, hundredths_of(ply.score)});
        });
        return game;
    }

private:
    const SelfplayWishes* wishes_;
    std::vector<std::unique_ptr<engine::Engine>> engines_;
};

// Puts games in the order of their numbers.
class Sequence {
public:
    Sequence(std::uint64_t first, const std::function<bool(const ScoredGame&)>& told)
        : next_(first), told_(told) {}

    // False when it is enough.
    bool add(std::uint64_t number, ScoredGame game) {
        const std::lock_guard lock(mutex_);
        waiting_.emplace(number, std::move(game));
        while (goes_on_ && !waiting_.empty() && waiting_.begin()->first == next_) {
            goes_on_ = told_(waiting_.begin()->second);
            waiting_.erase(waiting_.begin());
            ++next_;
        }
        return goes_on_;
    }

private:
    std::mutex mutex_;
    std::map<std::uint64_t, ScoredGame> waiting_;
    std::uint64_t next_;
    bool goes_on_ = true;
    const std::function<bool(const ScoredGame&)>& told_;
};

} // namespace

void selfplay(const SelfplayWishes& wishes, const std::function<bool(const ScoredGame&)>& told) {
    Sequence sequence(wishes.first, told);
    std::atomic<std::uint64_t> next = wishes.first;
    const std::uint64_t end = wishes.first + wishes.games;
    const auto work = [&] {
        Players players(wishes);
        for (std::uint64_t number = next++; number < end; number = next++)
            if (!sequence.add(number, players.play(number))) return;
    };
    std::vector<std::jthread> threads;
    for (int i = 0; i < wishes.threads; ++i) threads.emplace_back(work);
}

} // namespace sumito::tuning
