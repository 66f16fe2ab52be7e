#include "game/record_header.h"

#include "game/record_setup.h"

#include <algorithm>
#include <array>

namespace sumito::game {

using rules::Colour;
using rules::Position;
using rules::Setup;

namespace {

constexpr std::array<std::string_view, 15> own_tags{
    "Result", "Termination", "Mode",  "Layout",  "Position", "Goal",  "TimeControl", "TimeLeft",
    "Draws",  "Undo",        "Pause", "Variant", "Notation", "SetUp", "FEN"};

// "Black" is the name of black's player.
std::optional<Colour> seat_of(std::string_view tag) {
    if (tag.empty() || tag[0] < 'A' || tag[0] > 'Z') return std::nullopt;
    std::string name(tag);
    name[0] = static_cast<char>(name[0] - 'A' + 'a');
    return colour_named(name);
}

class HeaderReader {
public:
    HeaderReader(std::span<const Token> tokens, const ReadOptions& options)
        : tokens_(tokens), options_(options) {}

    std::expected<Header, Misreading> read() {
        if (!collect() || !read_start() || !read_time() || !read_draws() || !read_switches())
            return std::unexpected(*misread_);
        header_.score = own("Result");
        read_ending();
        return std::move(header_);
    }

private:
    bool fail(std::string_view where, std::string what) {
        misread_ = Misreading{where, std::move(what)};
        return false;
    }
    bool fail(const Token& tag, const rules::TextError& error) {
        return fail(tag.text.substr(std::min(error.at, tag.text.size())),
                    std::string(tag.name) + ": " + error.what);
    }
    bool fail_value(const Token& tag, std::string_view wanted) {
        return fail(tag.text, std::string(tag.name) + " is " + quoted(tag.text) + ", not " +
                                  std::string(wanted));
    }

    const Token* own(std::string_view name) const {
        const auto found = std::ranges::find_if(own_, [&](auto* tag) { return tag->name == name; });
        return found != own_.end() ? *found : nullptr;
    }

    bool collect() {
        for (const Token& tag : tokens_) {
            if (tag.kind != Token::Kind::tag) continue;
            if (!tag.what.empty()) return fail(tag.text, std::string(tag.what));
            if (!sort(tag))
                return fail(tag.text, "the tag " + std::string(tag.name) + " comes twice");
        }
        return true;
    }

    bool sort(const Token& tag) {
        if (const auto colour = seat_of(tag.name)) {
            const bool first = !seated_[*colour];
            seated_[*colour] = true;
            header_.settings.seats[*colour].name = read_tag_value(tag.text);
            return first;
        }
        if (!is_own_tag(tag.name)) {
            keep(tag);
            return true;
        }
        if (own(tag.name)) return false;
        own_.push_back(&tag);
        const bool stays = (tag.name == "Termination" && !parse_ending(tag.text)) ||
                           (tag.name == "TimeControl" && !parse_time_control(tag.text));
        if (stays) keep(tag);
        return true;
    }

    void keep(const Token& tag) {
        header_.tags.push_back({std::string(tag.name), read_tag_value(tag.text)});
    }

    // --- where it begins ---

    bool read_start() {
        Setup setup;
        if (!find_setup(setup)) return false;
        const Token* mode = own("Mode");
        if (mode && mode->text != setup.ruleset->id)
            return rules::ruleset_named(mode->text)
                       ? fail(mode->text, "the game begins like a " +
                                              std::string(setup.ruleset->id) + ", not a " +
                                              std::string(mode->text))
                       : fail_value(*mode, "duel, trio, teams or tandem");
        if (const Token* goal = own("Goal")) {
            const auto number = parse_number(goal->text);
            if (!number) return fail_value(*goal, "a number");
            setup.goal = *number;
        }
        const auto position = Position::from(setup);
        if (!position) return fail(place_of_start(), position.error().what);
        header_.settings.start = *position;
        return true;
    }

    // The tag that holds the position as text, in whichever format.
    const Token* position_tag() const {
        for (const std::string_view name : {"Position", "FEN", "SetUp"})
            if (const Token* tag = own(name); tag && tag->text != "1" && tag->text != "0")
                return tag;
        return nullptr;
    }

    std::string_view place_of_start() const {
        if (const Token* goal = own("Goal")) return goal->text;
        const Token* tag = position_tag();
        return tag ? tag->text : std::string_view{};
    }

    bool find_setup(Setup& setup) {
        if (const Token* tag = position_tag()) {
            const auto read = read_setup(tag->text);
            if (!read) return fail(*tag, read.error());
            setup = *read;
            return true;
        }
        const rules::Layout* layout = nullptr;
        if (!find_layout(layout)) return false;
        setup = rules::start_of(*layout).setup();
        return true;
    }

    bool find_layout(const rules::Layout*& layout) {
        if (const Token* tag = own("Layout")) {
            layout = layout_called(tag->text);
            return layout || fail_value(*tag, "a known layout");
        }
        if (const Token* tag = own("Variant")) {
            layout = layout_of_variant(tag->text);
            return layout || fail_value(*tag, "a known layout, and there is no Position");
        }
        const Token* mode = own("Mode");
        const rules::Ruleset* ruleset = mode ? rules::ruleset_named(mode->text) : &rules::duel;
        if (!ruleset) return fail_value(*mode, "duel, trio, teams or tandem");
        const bool told = !mode && options_.layout;
        layout = told ? options_.layout : rules::layout_named(ruleset->layout);
        return true;
    }

    // --- the other settings ---

    bool read_time() {
        const Token* control = own("TimeControl");
        if (const auto parsed = parse_time_control(control ? control->text : "-"))
            header_.settings.time = *parsed;
        const Token* left = own("TimeLeft");
        if (!left) return true;
        header_.time_left = parse_clock(left->text);
        if (!header_.time_left) return fail_value(*left, "a time such as 0:09:58.25");
        if (header_.settings.time.kind == TimeControl::Kind::none)
            return fail(left->text, "time is left, but no TimeControl says of what");
        return true;
    }

    // Games from elsewhere know no draws: the rulebooks have none, and people play on.
    bool read_draws() {
        const Token* tag = own("Draws");
        if (!tag) {
            if (!own("Mode"))
                header_.settings.draws = {.agreement = false, .repetitions = 0, .quiet_plies = 0};
            return true;
        }
        const auto draws = parse_draws(tag->text);
        if (!draws) return fail_value(*tag, "such as 'agreement repetition 3 quiet 200' or 'none'");
        header_.settings.draws = *draws;
        return true;
    }

    bool read_switches() {
        return read_switch("Undo", header_.settings.undo) &&
               read_switch("Pause", header_.settings.pause);
    }
    bool read_switch(std::string_view name, bool& on) {
        const Token* tag = own(name);
        if (tag && tag->text != "yes" && tag->text != "no") return fail_value(*tag, "yes or no");
        on = tag && tag->text == "yes";
        return true;
    }

    void read_ending() {
        if (const Token* tag = own("Termination")) header_.ending = parse_ending(tag->text);
    }

    std::span<const Token> tokens_;
    const ReadOptions& options_;
    std::vector<const Token*> own_;
    rules::PerColour<bool> seated_;
    Header header_;
    std::optional<Misreading> misread_;
};

} // namespace

bool is_tag_name(std::string_view name) {
    return !name.empty() && std::ranges::all_of(name, [](char c) {
        return is_letter(c) || is_digit(c) || c == '_';
    });
}

bool is_own_tag(std::string_view name) {
    return seat_of(name) || std::ranges::find(own_tags, name) != own_tags.end();
}

std::expected<Header, Misreading> read_header(std::span<const Token> tokens,
                                              const ReadOptions& options) {
    return HeaderReader(tokens, options).read();
}

} // namespace sumito::game
