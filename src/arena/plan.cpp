#include "arena/plan.h"

#include <algorithm>

namespace sumito::arena {

namespace {

Seating seating(std::size_t a, std::size_t b) { return {{a, b}}; }

std::vector<std::vector<Seating>> groups_of_two(std::size_t contenders) {
    std::vector<std::vector<Seating>> groups;
    for (std::size_t i = 0; i < contenders; ++i)
        for (std::size_t j = i + 1; j < contenders; ++j)
            groups.push_back({seating(i, j), seating(j, i)});
    return groups;
}

std::vector<Seating> all_orders(std::array<std::size_t, 3> players) {
    std::vector<Seating> orders;
    std::ranges::sort(players);
    do orders.push_back({players});
    while (std::ranges::next_permutation(players).found);
    return orders;
}

std::vector<std::vector<Seating>> groups_of_three(const std::vector<std::size_t>& entries) {
    if (entries.size() == 2) {
        auto both = all_orders({entries[0], entries[0], entries[1]});
        for (const Seating& s : all_orders({entries[0], entries[1], entries[1]})) both.push_back(s);
        return {both};
    }
    std::vector<std::vector<Seating>> groups;
    for (std::size_t i = 0; i < entries.size(); ++i)
        for (std::size_t j = i + 1; j < entries.size(); ++j)
            for (std::size_t k = j + 1; k < entries.size(); ++k)
                groups.push_back(all_orders({entries[i], entries[j], entries[k]}));
    return groups;
}

// Where two have one name, the second gets a number.
void make_names_differ(std::vector<Contender>& contenders) {
    for (std::size_t i = 0; i < contenders.size(); ++i) {
        const std::string wanted = contenders[i].name;
        const auto taken = [&] {
            return std::any_of(contenders.begin(),
                               contenders.begin() + static_cast<std::ptrdiff_t>(i),
                               [&](const Contender& c) { return c.name == contenders[i].name; });
        };
        for (int number = 2; taken(); ++number)
            contenders[i].name = wanted + "-" + std::to_string(number);
    }
}

} // namespace

std::vector<std::vector<Seating>> groups_of(int sides, const std::vector<std::size_t>& entries) {
    return sides == 2 ? groups_of_two(entries.size()) : groups_of_three(entries);
}

std::optional<Plan> plan_of(const Wishes& wishes) {
    Plan plan;
    plan.wishes = wishes;
    std::vector<std::size_t> entries;
    for (const Contender& entry : wishes.entries) {
        // At a table for three one may sit twice; in a duel two of one kind are two.
        const auto same = std::ranges::find(plan.contenders, entry.text, &Contender::text);
        const bool known = wishes.ruleset->sides > 2 && same != plan.contenders.end();
        entries.push_back(known ? static_cast<std::size_t>(same - plan.contenders.begin())
                                : plan.contenders.size());
        if (!known) plan.contenders.push_back(entry);
    }
    make_names_differ(plan.contenders);
    plan.groups = groups_of(wishes.ruleset->sides, entries);
    std::size_t with_each_opening = 0;
    for (const auto& group : plan.groups) with_each_opening += group.size();
    const std::size_t rounds = (wishes.games + with_each_opening - 1) / with_each_opening;
    plan.bouts = rounds * plan.groups.size();
    plan.games = rounds * with_each_opening;
    plan.book = std::make_shared<OpeningBook>(wishes.layouts, wishes.random_plies, wishes.seed,
                                              wishes.fair_hundredths);
    if (!plan.book->at(0)) return std::nullopt;
    return plan;
}

} // namespace sumito::arena
