#include "arena/match.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <stop_token>
#include <thread>

namespace sumito::arena {

namespace {

// The tables, and the bouts that are over. Workers meet only when a bout ends.
class Hall {
public:
    Hall(const Plan& plan, std::size_t first) : plan_(plan), next_(first) {
        const auto left = static_cast<int>(std::min<std::size_t>(plan.bouts - first, 1024));
        for (int i = 0; i < std::min(plan.wishes.concurrency, left); ++i)
            tables_.emplace_back([this] { work(); });
    }
    ~Hall() { stop_.request_stop(); }
    Hall(const Hall&) = delete;
    Hall& operator=(const Hall&) = delete;

    // What has ended since it was last asked; waits a little if nothing has.
    std::vector<Bout> ended() {
        using namespace std::chrono_literals;
        std::unique_lock lock(mutex_);
        changed_.wait_for(lock, 100ms, [this] { return !ended_.empty(); });
        return std::exchange(ended_, {});
    }

private:
    void work() {
        Bench bench(plan_);
        while (!stop_.stop_requested()) {
            const std::size_t number = next_++;
            if (number >= plan_.bouts) return;
            auto bout = bench.play(number, stop_.get_token());
            if (!bout) return;
            const std::lock_guard lock(mutex_);
            ended_.push_back(*std::move(bout));
            changed_.notify_one();
        }
    }

    const Plan& plan_;
    std::atomic<std::size_t> next_;
    std::stop_source stop_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<Bout> ended_;
    std::vector<std::jthread> tables_; // the last, so that they are gone before the rest is
};

} // namespace

Sprt::Decision decision(const Plan& plan, const Tally& tally) {
    if (!plan.wishes.sprt || tally.meetings().size() != 1) return Sprt::Decision::none;
    const Sprt& sprt = *plan.wishes.sprt;
    return sprt.decide(log_likelihood_ratio(sprt, tally.meetings().front().pairs));
}

std::expected<MatchEnd, std::string> run_match(const Plan& plan, Tally& tally, Journal& journal,
                                               Observer& observer) {
    std::size_t next = tally.bouts(); // to be counted
    const auto decided = [&] { return decision(plan, tally) != Sprt::Decision::none; };
    if (decided()) return MatchEnd::decided;
    if (next >= plan.bouts) return MatchEnd::played;
    Hall hall(plan, next);
    std::map<std::size_t, Bout> waiting; // for those before them
    while (next < plan.bouts) {
        for (Bout& bout : hall.ended()) waiting.emplace(bout.number, std::move(bout));
        for (auto first = waiting.find(next); first != waiting.end(); first = waiting.find(next)) {
            const Bout& bout = first->second;
            if (const auto kept = journal.keep(bout); !kept) return std::unexpected(kept.error());
            tally.add(next, bout.outcomes());
            observer.counted(bout, tally);
            waiting.erase(first);
            ++next;
            if (decided()) return MatchEnd::decided;
        }
        if (observer.asked(tally) == Observer::Wish::stop) return MatchEnd::stopped;
    }
    return MatchEnd::played;
}

} // namespace sumito::arena
