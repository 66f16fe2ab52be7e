#include "tuning/samples.h"

#include "engine/random.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

namespace sumito::tuning {

using rules::Position;
using rules::Side;

namespace {

struct Seen {
    Position position;
    float score; // in marbles, to the mover
};

bool is_quiet(const TablePly& ply) {
    return ply.score.kind == engine::Score::Kind::marbles && !has_ejection(*ply.before);
}

float result_to(Side side, std::optional<Side> winner, int sides) {
    if (!winner) return sides == 2 ? 0.5F : 1.0F / 3;
    return *winner == side ? 1.0F : 0.0F;
}

// One thread's engines and what it has seen.
class Table {
public:
    Table(const SampleWishes& wishes) : wishes_(&wishes) {
        const engine::Options options{
            .hash_megabytes = 4, .weights = wishes.weights, .learned = false};
        for (int s = 0; s < wishes.ruleset->sides; ++s)
            engines_.push_back(std::make_unique<engine::Engine>(options));
    }

    std::optional<Side> play(std::uint64_t seed, std::vector<Sample>& samples) {
        engine::Random random(seed);
        rules::PerSide<engine::Engine*> seats{};
        for (std::size_t s = 0; s < engines_.size(); ++s) {
            engine::Options options = engines_[s]->options();
            options.style = static_cast<int>(random.below(3)) * 50;
            engines_[s]->set(options);
            seats.at[s] = engines_[s].get();
        }
        std::vector<Seen> seen;
        const auto winner = play_table_game(
            seats, random_start(*wishes_->ruleset, random.next()), wishes_->terms,
            [&seen](const TablePly& ply) {
                if (is_quiet(ply))
                    seen.push_back({*ply.before, static_cast<float>(ply.score.number) / 100});
            });
        // A drawn game is mostly shuffling: a little of it is enough.
        const std::size_t every = winner ? 1 : 6;
        for (std::size_t i = 0; i < seen.size(); i += every) {
            const Side side = seen[i].position.side_to_move();
            samples.push_back(sample_of(seen[i].position, side,
                                        result_to(side, winner, wishes_->ruleset->sides),
                                        seen[i].score));
        }
        plies = seen.size();
        return winner;
    }

    std::size_t plies = 0;

private:
    const SampleWishes* wishes_;
    std::vector<std::unique_ptr<engine::Engine>> engines_;
};

} // namespace

std::vector<Sample> play_samples(const SampleWishes& wishes,
                                 const std::function<void(const SampleStatistics&)>& told) {
    std::vector<Sample> samples;
    SampleStatistics statistics;
    std::mutex mutex;
    std::atomic<int> next = 0;
    const auto work = [&] {
        Table table(wishes);
        std::vector<Sample> mine;
        for (int game = next++; game < wishes.games; game = next++) {
            const auto winner =
                table.play(wishes.seed * 1000003 + static_cast<std::uint64_t>(game), mine);
            const std::lock_guard lock(mutex);
            ++statistics.games;
            statistics.draws += !winner;
            statistics.plies += table.plies;
            if (told) told(statistics);
        }
        const std::lock_guard lock(mutex);
        samples.insert(samples.end(), mine.begin(), mine.end());
    };
    std::vector<std::jthread> threads;
    for (int i = 0; i < wishes.threads; ++i) threads.emplace_back(work);
    threads.clear();
    return samples;
}

} // namespace sumito::tuning
