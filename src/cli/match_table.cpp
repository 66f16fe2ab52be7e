#include "cli/match_table.h"

#include "arena/match.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>

namespace sumito::cli {

using arena::Ending;
using arena::Meeting;
using arena::Plan;
using arena::Standing;
using arena::Tally;

namespace {

double percent(double part, double whole) { return whole > 0 ? 100 * part / whole : 0; }
double percent(std::uint64_t part, std::uint64_t whole) {
    return percent(static_cast<double>(part), static_cast<double>(whole));
}
double average(std::uint64_t sum, std::uint64_t count) {
    return count > 0 ? static_cast<double>(sum) / static_cast<double>(count) : 0;
}

// "goal 12, flag 1" of those that came up; "none".
std::string endings_text(const auto& count_of) {
    std::string text;
    for (std::size_t i = 0; i < arena::ending_names.size(); ++i)
        if (const std::uint64_t count = count_of(static_cast<Ending>(i)); count > 0)
            text += fmt::format("{}{} {}", text.empty() ? "" : ", ", arena::ending_names[i], count);
    return text.empty() ? "none" : text;
}

// Pairs that are all alike say nothing about how far it may be wrong.
std::string elo_text(const arena::Pairs& pairs) {
    const auto estimate = arena::estimate(pairs);
    if (pairs.variance() == 0) return fmt::format("elo {:+.1f} (all alike)", estimate.elo);
    return fmt::format("elo {:+.1f} ({:+.1f} to {:+.1f})", estimate.elo, estimate.low,
                       estimate.high);
}

std::string_view decision_text(arena::Sprt::Decision decision) {
    switch (decision) {
    case arena::Sprt::Decision::elo0:
        return "elo0";
    case arena::Sprt::Decision::elo1:
        return "elo1";
    case arena::Sprt::Decision::none:
        break;
    }
    return "open";
}

class TableWriter {
public:
    TableWriter(const Plan& plan, const Tally& tally) : plan_(plan), tally_(tally) {
        for (const auto& contender : plan.contenders)
            width_ = std::max(width_, contender.name.size());
    }

    std::string write() {
        write_head();
        write_standings();
        if (plan_.sides() > 2 || plan_.contenders.size() > 2) write_matrix();
        for (const Meeting& meeting : tally_.meetings()) write_meeting(meeting);
        write_endings();
        return text_;
    }

private:
    template <class... Args> void add(fmt::format_string<Args...> format, Args&&... args) {
        fmt::format_to(std::back_inserter(text_), format, std::forward<Args>(args)...);
    }

    const std::string& name(std::size_t contender) const {
        return plan_.contenders[contender].name;
    }

    void write_head() {
        add("games {} of {}, distinct {}, plies {:.1f}, ejections {:.2f}\n", tally_.games(),
            plan_.games, tally_.distinct(), average(tally_.plies(), tally_.games()),
            average(tally_.ejections(), tally_.games()));
    }

    // In trio a draw is a third of a point, and a seat counts as a game.
    void write_standings() {
        add("\n{:{}}  games    won  drawn   lost  score", "", width_);
        for (int s = 0; s < plan_.sides(); ++s) add("{:>8}", side_name(s));
        add("  share of wins\n");
        const std::uint64_t decided = tally_.games() - tally_.draws();
        for (std::size_t i = 0; i < tally_.standings().size(); ++i) {
            const Standing& standing = tally_.standings()[i];
            const auto& all = standing.all;
            add("{:{}} {:6} {:6} {:6} {:6} {:5.1f}%", name(i), width_, all.games(), all.won,
                all.drawn, all.lost, percent(all.points, static_cast<double>(all.games())));
            for (const auto& from : std::span(standing.from.at).first(sides()))
                add(" {:6.1f}%", percent(from.points, static_cast<double>(from.games())));
            add("  {:5.1f}%\n", percent(all.won, decided));
        }
    }

    std::size_t sides() const { return static_cast<std::size_t>(plan_.sides()); }

    // The first colour of the side.
    std::string_view side_name(int side) const {
        const auto& ruleset = *plan_.wishes.ruleset;
        for (const auto c : ruleset.turns)
            if (ruleset.side[c] == static_cast<rules::Side>(side)) return rules::name(c);
        return "";
    }

    void write_matrix() {
        add("\n{:{}}  games won with this one at the table\n{:{}}", "", width_, "", width_);
        for (const auto& contender : plan_.contenders) add("  {:>6}", contender.name);
        add("\n");
        for (std::size_t i = 0; i < tally_.standings().size(); ++i) {
            add("{:{}}", name(i), width_);
            const auto& won = tally_.standings()[i].won_against;
            for (std::size_t j = 0; j < won.size(); ++j)
                add("  {:>{}}", won[j], std::max<std::size_t>(6, name(j).size()));
            add("\n");
        }
    }

    void write_meeting(const Meeting& meeting) {
        if (meeting.all.games() == 0) return;
        const auto& all = meeting.all;
        add("\n{} - {}: {} won, {} drawn, {} lost, draws {:.1f}%\n", name(meeting.first),
            name(meeting.second), all.won, all.drawn, all.lost, percent(all.drawn, all.games()));
        add("{}, los {:.1f}%\n", elo_text(meeting.pairs),
            100 * arena::estimate(meeting.pairs).superiority);
        add("pairs {}\n", fmt::join(meeting.pairs.with, " "));
        if (const auto& sprt = plan_.wishes.sprt)
            add("sprt {:g},{:g} llr {:.2f} ({:.2f} to {:.2f}) {}\n", sprt->elo0, sprt->elo1,
                arena::log_likelihood_ratio(*sprt, meeting.pairs), sprt->lower(), sprt->upper(),
                decision_text(arena::decision(plan_, tally_)));
    }

    void write_endings() {
        add("\nended by {}\n", endings_text([&](Ending e) { return tally_.ended_by(e); }));
        for (std::size_t i = 0; i < tally_.standings().size(); ++i) {
            const Standing& s = tally_.standings()[i];
            const auto won = [&](Ending e) { return s.won_by[arena::index(e)]; };
            const auto fell_out = [&](Ending e) { return s.fell_out[arena::index(e)]; };
            add("{:{}} won by {}; faults {}\n", name(i), width_, endings_text(won),
                endings_text(fell_out));
        }
    }

    const Plan& plan_;
    const Tally& tally_;
    std::size_t width_ = 0;
    std::string text_;
};

} // namespace

std::string running_score(const Plan& plan, const Tally& tally) {
    std::string text = fmt::format("{}/{}", tally.games(), plan.games);
    for (std::size_t i = 0; i < tally.standings().size(); ++i)
        text += fmt::format("{} {:.1f}", i == 0 ? "," : " :", tally.standings()[i].all.points);
    if (tally.meetings().size() != 1 || tally.games() == 0) return text;
    const auto& pairs = tally.meetings().front().pairs;
    text += ", " + elo_text(pairs);
    if (const auto& sprt = plan.wishes.sprt)
        text +=
            fmt::format(", llr {:.2f} ({:.2f} {:.2f})", arena::log_likelihood_ratio(*sprt, pairs),
                        sprt->lower(), sprt->upper());
    return text;
}

std::string match_table(const Plan& plan, const Tally& tally) {
    return TableWriter(plan, tally).write();
}

} // namespace sumito::cli
