#include "arena/journal.h"

#include "engine/shipped_net.h"
#include "game/record.h"

#include <algorithm>
#include <utility>

namespace sumito::arena {

namespace {

using Done = std::expected<void, std::string>;

// The first line of a head: of this version and of any.
constexpr std::string_view what_it_is = "sumito match 2";
constexpr std::string_view any_version = "sumito match ";
// The last one.
constexpr std::string_view end_of_head = "---";

std::string number_text(const auto& number) { return number ? std::to_string(*number) : "-"; }

std::string limits_text(const MoveLimits& limits) {
    const auto time = limits.move_time ? std::optional(limits.move_time->count()) : std::nullopt;
    return "depth " + number_text(limits.depth) + " nodes " + number_text(limits.nodes) +
           " movetime " + number_text(time);
}

std::string terms_text(const Terms& terms) {
    const auto& win = terms.adjudicate_win;
    return "time " + game::to_text(terms.time) + "\nrepetitions " +
           std::to_string(terms.draws.repetitions) + " quiet " +
           std::to_string(terms.draws.quiet_plies) + " max-plies " +
           std::to_string(terms.max_plies) + " adjudicate-win " +
           (win ? std::to_string(win->hundredths) + "," + std::to_string(win->plies) : "-");
}

// What it plays with, by the numbers: a file may hold others tomorrow.
std::string numbers_text(const Contender& entry, const rules::Ruleset& ruleset) {
    if (entry.kind != Contender::Kind::engine) return {};
    std::string text;
    if (entry.options.weights) {
        text += "weights";
        for (const std::int16_t weight : entry.options.weights->at)
            text += " " + std::to_string(weight);
        text += "\n";
    }
    const engine::Net* net = !entry.options.learned ? nullptr
                             : entry.options.net    ? entry.options.net.get()
                                                    : engine::shipped_net(ruleset);
    return net != nullptr ? text + "net " + engine::checksum_text(*net) + "\n" : text;
}

// Records follow each other with an empty line between.
std::string records_text(const Bout& bout, std::uint64_t bytes_before) {
    std::string text;
    for (const Played& played : bout.games) {
        if (bytes_before + text.size() > 0) text += '\n';
        text += game::to_text(played.record);
    }
    return text;
}

std::string_view take_line(std::string_view& text) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return line;
}

// Of a line, so much that it is seen where it differs from the other.
std::string excerpt(std::string_view line, std::string_view other) {
    constexpr std::size_t enough = 80;
    const auto same =
        static_cast<std::size_t>(std::ranges::mismatch(line, other).in1 - line.begin());
    if (same < enough / 2) return std::string(line.substr(0, enough));
    return "..." + std::string(line.substr(same - enough / 4, enough));
}

} // namespace

std::string head_of(const Plan& plan) {
    const Wishes& wishes = plan.wishes;
    std::string text =
        std::string(what_it_is) + "\nmode " + std::string(wishes.ruleset->id) + "\nlayouts";
    for (const rules::Layout* layout : wishes.layouts) text += " " + std::string(layout->name);
    text += "\nrandom-plies " + std::to_string(wishes.random_plies) + " seed " +
            std::to_string(wishes.seed) +
            (wishes.fair_hundredths ? " fair " + std::to_string(*wishes.fair_hundredths) : "") +
            "\n" + limits_text(wishes.limits) + "\n" + terms_text(wishes.terms) + "\n";
    for (const Contender& entry : wishes.entries)
        text += "engine " + entry.text + "\n" + numbers_text(entry, *wishes.ruleset);
    return text + std::string(end_of_head) + "\n";
}

Done Journal::keep(const Bout& bout) {
    KeptBout kept{bout.number, {}, bout.outcomes()};
    std::string records;
    if (records_) {
        records = records_text(bout, records_->size());
        kept.records = {records_->size(), records_->size() + records.size()};
    }
    // First what is going to be there: then it is known whose a torn end is.
    if (state_)
        if (const Done done = state_->append(to_text(kept) + "\n"); !done) return done;
    return records_ ? records_->append(records) : Done{};
}

// The lines of bouts that a killed match left.
Done Journal::go_on(const Plan& plan, std::string_view text, const std::string& path) {
    const std::string head = head_of(plan);
    std::string_view expected = head;
    while (!expected.empty()) {
        const std::string_view wanted = take_line(expected);
        const std::string_view found = take_line(text);
        if (wanted == what_it_is && found != wanted)
            return std::unexpected("'" + path + "' is " +
                                   (found.starts_with(any_version) ? "of a match of another version"
                                                                   : "not the state of a match"));
        if (found != wanted)
            return std::unexpected("'" + path + "' is of another match: it has '" +
                                   excerpt(found, wanted) + "' where this one has '" +
                                   excerpt(wanted, found) + "'");
    }
    while (text.find('\n') != std::string_view::npos) {
        last_line_at_ = state_->size() - text.size();
        const auto bout = parse_kept_bout(take_line(text));
        const std::size_t next = kept_.size();
        if (!bout || bout->number != next || bout->outcomes.size() != plan.seatings(next).size())
            return std::unexpected("'" + path + "': bout " + std::to_string(next) +
                                   " cannot be read");
        kept_.push_back(*bout);
    }
    return state_->cut(state_->size() - text.size());
}

Done Journal::open_state(const Plan& plan, const std::string& path) {
    auto file = AppendFile::open(path);
    if (!file) return std::unexpected(file.error());
    state_ = *std::move(file);
    const auto text = state_->read();
    if (!text) return std::unexpected(text.error());
    const std::string head = head_of(plan);
    if (text->size() >= head.size() || !head.starts_with(*text)) return go_on(plan, *text, path);
    const Done cut = state_->cut(0); // nothing there, or a head that was being written
    return cut ? state_->append(head) : cut;
}

// Games of the last bout that were being written when the match was killed are not there, and so
// it does not count.
Done Journal::open_records(const std::string& path) {
    auto file = AppendFile::open(path);
    if (!file) return std::unexpected(file.error());
    records_ = *std::move(file);
    if (kept_.empty() || records_->size() >= kept_.back().records.to) return {};
    const std::uint64_t from = kept_.back().records.from;
    if (records_->size() < from)
        return std::unexpected("'" + path + "' is shorter than the state says");
    if (const Done done = state_->cut(last_line_at_); !done) return done;
    kept_.pop_back();
    return records_->cut(from);
}

std::expected<Journal, std::string> Journal::open(const Plan& plan, const std::string& records,
                                                  const std::string& state) {
    Journal journal;
    if (!state.empty())
        if (const Done done = journal.open_state(plan, state); !done)
            return std::unexpected(done.error());
    if (!records.empty())
        if (const Done done = journal.open_records(records); !done)
            return std::unexpected(done.error());
    return journal;
}

} // namespace sumito::arena
