#include "game/record.h"
#include "game/record_text.h"

#include <algorithm>
#include <utility>

namespace sumito::game {

using rules::Position;

namespace {

// Words with a space or the end of a line between them.
class WrappedText {
public:
    void add(std::string_view word) {
        flush();
        word_ = std::exchange(prefix_, {});
        word_ += word;
    }
    // Before the next word, or behind the last, without a space.
    void add_before_next(std::string_view text) { prefix_ += text; }
    void add_to_last(std::string_view text) { word_ += text; }

    std::string finish() {
        flush();
        return std::move(text_) + "\n";
    }

private:
    static constexpr std::size_t columns = 80;

    static std::size_t width(std::string_view text) {
        return static_cast<std::size_t>(
            std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
    }

    void flush() {
        if (word_.empty()) return;
        const std::size_t added = width(word_);
        const bool fits = used_ + 1 + added <= columns;
        if (used_ > 0) text_ += fits ? ' ' : '\n';
        used_ = used_ > 0 && fits ? used_ + 1 + added : added;
        text_ += word_;
        word_.clear();
    }

    std::string text_;
    std::string word_;   // not yet in the text
    std::string prefix_; // of the next word
    std::size_t used_ = 0;
};

// A line may break at a space with no other beside it: read back, the break is one space.
bool may_break(std::string_view text, std::size_t at) {
    return at > 0 && at + 1 < text.size() && text[at] == ' ' && text[at - 1] != ' ' &&
           text[at + 1] != ' ';
}

// The length of a command such as [%clk 0:09:58], of which no program expects to find it in two
// lines.
std::size_t command_length(std::string_view text) {
    constexpr std::size_t longest = 40;
    const std::size_t end = text.starts_with("[%") ? text.substr(0, longest).find(']') : 0;
    return end != std::string_view::npos ? end : 0;
}

class RecordWriter {
public:
    RecordWriter(const Record& record, rules::Notation notation)
        : record_(record), notation_(notation),
          round_(record.settings.start.ruleset().turns.size()) {}

    std::string write() {
        write_tags();
        write_comment({record_.comment, {}, {}, record_.resigned});
        write_line(record_.turns, record_.settings.start, first_place());
        moves_.add(score());
        return tags_ + "\n" + moves_.finish();
    }

private:
    // --- tags ---

    void write_tag(std::string_view name, std::string_view value) {
        tags_ += "[" + std::string(name) + " \"" + tag_text(value) + "\"]\n";
    }

    void write_tags() {
        const auto rest = std::ranges::find_if_not(
            record_.tags, [](const Tag& tag) { return is_roster(tag.name); });
        for (auto tag = record_.tags.begin(); tag != rest; ++tag) write_tag(tag->name, tag->value);
        write_seats();
        write_result_tags();
        write_start();
        write_settings();
        for (auto tag = rest; tag != record_.tags.end(); ++tag)
            if (!is_own_tag(tag->name) || is_foreign(*tag)) write_tag(tag->name, tag->value);
    }

    // What usually comes first.
    static bool is_roster(std::string_view name) {
        return name == "Event" || name == "Site" || name == "Date" || name == "Round";
    }

    // Of ours by its name, but not understood when it was read.
    bool is_foreign(const Tag& tag) const {
        return (tag.name == "Termination" && !record_.result) ||
               (tag.name == "TimeControl" && record_.settings.time.kind == TimeControl::Kind::none);
    }

    void write_seats() {
        constexpr std::string_view names[] = {"Black", "White", "Red", "Yellow"};
        for (std::size_t i = 0; i < rules::max_colours; ++i)
            if (const Seat& seat = record_.settings.seats.at[i]; !seat.name.empty())
                write_tag(names[i], seat.name);
    }

    void write_result_tags() {
        write_tag("Result", score());
        if (record_.result)
            write_tag("Termination", ending_text({record_.result->why, record_.result->whose}));
    }

    void write_start() {
        rules::Setup setup = record_.settings.start.setup();
        const int goal = std::exchange(setup.goal, setup.ruleset->goal);
        write_tag("Mode", setup.ruleset->id);
        if (const rules::Layout* layout = rules::layout_of(record_.settings.start))
            write_tag("Layout", layout->name);
        else
            write_tag("Position", to_text(setup));
        if (goal != setup.goal) write_tag("Goal", std::to_string(goal));
    }

    void write_settings() {
        const Settings& settings = record_.settings;
        if (settings.time.kind != TimeControl::Kind::none)
            write_tag("TimeControl", to_text(settings.time));
        if (record_.time_left) write_tag("TimeLeft", clock_text(*record_.time_left));
        if (settings.draws != DrawRules{}) write_tag("Draws", draws_text(settings.draws));
        if (settings.undo) write_tag("Undo", "yes");
        if (settings.pause) write_tag("Pause", "yes");
    }

    std::string score() const {
        const rules::Ruleset& ruleset = record_.settings.start.ruleset();
        if (record_.claim && !record_.result)
            return score_text(ruleset, Result{Result::Why::goal, record_.claim->winner, {}});
        return score_text(ruleset, record_.result);
    }

    // --- moves ---

    // Of the first turn in its round, from 0.
    std::size_t first_place() const {
        const auto& turns = record_.settings.start.ruleset().turns;
        const auto found = std::ranges::find(turns, record_.settings.start.turn());
        return static_cast<std::size_t>(found - turns.begin());
    }

    void write_line(const Variation& turns, Position position, std::size_t place) {
        bool number_wanted = true;
        for (const Turn& turn : turns) {
            const bool first = place % round_ == 0;
            const std::string number = std::to_string(place / round_ + 1) + (first ? "." : "...");
            if (!turn.before.empty()) {
                moves_.add(number);
                write_comment({turn.before, {}, {}, {}});
            } else if (first || number_wanted) {
                moves_.add_before_next(number + " ");
            }
            moves_.add(rules::to_text(position, turn.move, notation_));
            for (const int mark : turn.marks) moves_.add("$" + std::to_string(mark));
            const Comment comment{turn.comment, turn.clock, turn.retired, turn.resigned};
            write_comment(comment);
            write_variations(turn, position, place);
            position.play(turn.move);
            ++place;
            number_wanted = !comment.empty() || !turn.variations.empty();
        }
    }

    void write_variations(const Turn& turn, const Position& position, std::size_t place) {
        for (const Variation& variation : turn.variations) {
            moves_.add_before_next("(");
            write_line(variation, position, place);
            moves_.add_to_last(")");
        }
    }

    void write_comment(const Comment& comment) {
        if (comment.empty()) return;
        const std::string text = comment_text(comment);
        moves_.add_before_next("{");
        std::size_t begin = 0;
        for (std::size_t i = 0; i < text.size(); ++i) {
            i += command_length(std::string_view(text).substr(i));
            if (may_break(text, i)) {
                moves_.add(std::string_view(text).substr(begin, i - begin));
                begin = i + 1;
            }
        }
        moves_.add(std::string_view(text).substr(begin));
        moves_.add_to_last("}");
    }

    const Record& record_;
    rules::Notation notation_;
    std::size_t round_; // turns of one
    std::string tags_;
    WrappedText moves_;
};

} // namespace

std::string to_text(const Record& record, rules::Notation notation) {
    return RecordWriter(record, notation).write();
}

} // namespace sumito::game
