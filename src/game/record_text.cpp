#include "game/record_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <span>

namespace sumito::game {

using rules::Colour;

namespace {

struct Escape {
    char sign;  // after the backslash
    char value; // what it stands for
};

constexpr std::array tag_escapes{Escape{'\\', '\\'}, Escape{'"', '"'}, Escape{'n', '\n'},
                                 Escape{'r', '\r'}};

// No escape contains a brace, so that a comment ends at its first one for every reader of PGN.
constexpr std::array comment_escapes{Escape{'\\', '\\'}, Escape{'(', '{'},  Escape{')', '}'},
                                     Escape{'n', '\n'},  Escape{'r', '\r'}, Escape{'t', '\t'},
                                     Escape{'v', '\v'},  Escape{'f', '\f'}};
constexpr Escape space_escape{'s', ' '};
constexpr Escape bracket_escape{'[', '['};

void put_escape(std::string& text, Escape escape) {
    text += '\\';
    text += escape.sign;
}

void put(std::string& text, char c, std::span<const Escape> escapes) {
    const auto found = std::ranges::find(escapes, c, &Escape::value);
    if (found != escapes.end())
        put_escape(text, *found);
    else
        text += c;
}

std::optional<char> escaped_by(char sign, std::span<const Escape> escapes) {
    const auto found = std::ranges::find(escapes, sign, &Escape::sign);
    return found != escapes.end() ? std::optional(found->value) : std::nullopt;
}

constexpr std::array<std::string_view, 3> commands{"clk", "flag", "resign"};

// A command's opening in the middle of what somebody wrote.
bool looks_like_command(std::string_view text) {
    return text.starts_with("[%") && std::ranges::any_of(commands, [&](std::string_view command) {
               return text.substr(2).starts_with(command);
           });
}

std::string comment_body(std::string_view text) {
    std::string body;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool at_edge = i == 0 || i + 1 == text.size();
        if (text[i] == ' ' && at_edge)
            put_escape(body, space_escape);
        else if (looks_like_command(text.substr(i)))
            put_escape(body, bracket_escape);
        else
            put(body, text[i], comment_escapes);
    }
    return body;
}

class CommentReader {
public:
    explicit CommentReader(std::string_view raw) : raw_(raw) {}

    std::expected<Comment, rules::TextError> read() {
        while (at_ < raw_.size()) {
            const char c = raw_[at_];
            if (c == '\\' && at_ + 1 < raw_.size())
                read_escape();
            else if (const auto name = command_name(); !name.empty()) {
                if (auto error = read_command(name)) return std::unexpected(*error);
            } else if (is_blank(c))
                read_blank();
            else
                put_solid(raw_[at_++]);
        }
        return std::move(comment_);
    }

private:
    void put_solid(char c) {
        if (!comment_.text.empty()) comment_.text += blanks_;
        blanks_.clear();
        comment_.text += c;
    }

    // Blanks count between other characters only. The end of a line is one blank.
    void read_blank() {
        const char c = raw_[at_++];
        if (c == '\r' && at_ < raw_.size() && raw_[at_] == '\n') ++at_;
        blanks_ += c == '\r' || c == '\n' ? ' ' : c;
    }

    void read_escape() {
        const char sign = raw_[at_ + 1];
        auto value = escaped_by(sign, comment_escapes);
        for (const Escape one : {space_escape, bracket_escape})
            if (sign == one.sign) value = one.value;
        put_solid(value ? *value : '\\');
        at_ += value ? 2U : 1U;
    }

    // The name of the command that begins here, if it is one of ours.
    std::string_view command_name() const {
        const std::string_view rest = raw_.substr(at_);
        if (!rest.starts_with("[%")) return {};
        std::size_t end = 2;
        while (end < rest.size() && is_letter(rest[end])) ++end;
        const auto found = std::ranges::find(commands, rest.substr(2, end - 2));
        return found != commands.end() ? *found : std::string_view{};
    }

    std::optional<rules::TextError> read_command(std::string_view name) {
        const std::size_t begin = at_ + 2 + name.size();
        const std::size_t end = raw_.find(']', begin);
        const std::string command = "[%" + std::string(name);
        if (end == std::string_view::npos)
            return rules::TextError{at_, "'" + command + "' has no ']'"};
        std::string_view value = raw_.substr(begin, end - begin);
        value.remove_prefix(std::min(value.find_first_not_of(blanks), value.size()));
        if (!obey(name, value))
            return rules::TextError{at_, quoted(raw_.substr(at_, end + 1 - at_)) +
                                             " is not understood or comes twice"};
        at_ = end + 1;
        while (at_ < raw_.size() && is_blank(raw_[at_])) ++at_;
        blanks_ = " ";
        return std::nullopt;
    }

    bool obey(std::string_view name, std::string_view value) {
        if (name == "clk") {
            const bool first = !comment_.clock;
            comment_.clock = parse_clock(value);
            return first && comment_.clock;
        }
        if (value.empty()) {
            const bool first = !comment_.retired;
            comment_.retired = name == "flag" ? Result::Why::flag : Result::Why::resignation;
            return first;
        }
        const auto colour = colour_named(value);
        if (name == "flag" || !colour) return false;
        comment_.resigned.push_back(*colour);
        return true;
    }

    std::string_view raw_;
    std::size_t at_ = 0;
    Comment comment_;
    std::string blanks_; // seen since the last other character
};

// Digits only, few enough for a clock of any game.
std::optional<long long> digits(std::string_view text) {
    if (text.empty() || text.size() > 9 || !std::ranges::all_of(text, is_digit))
        return std::nullopt;
    long long value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

std::string two_digits(long long value) { return (value < 10 ? "0" : "") + std::to_string(value); }

// The next word of a text, which loses it.
std::string_view take_word(std::string_view& text) {
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(word.size());
    return word;
}

} // namespace

std::string shown(std::string_view text) {
    constexpr std::size_t enough = 24;
    std::string printable;
    for (const char c : text.substr(0, enough)) printable += c >= ' ' && c <= '~' ? c : '?';
    return printable + (text.size() > enough ? "..." : "");
}

std::string quoted(std::string_view text) { return "'" + shown(text) + "'"; }

std::string tag_text(std::string_view value) {
    std::string text;
    for (const char c : value) put(text, c, tag_escapes);
    return text;
}

std::string read_tag_value(std::string_view raw) {
    std::string value;
    for (std::size_t i = 0; i < raw.size(); ++i) {
        const auto escaped = raw[i] == '\\' && i + 1 < raw.size()
                                 ? escaped_by(raw[i + 1], tag_escapes)
                                 : std::nullopt;
        value += escaped ? *escaped : raw[i];
        i += escaped ? 1U : 0U;
    }
    return value;
}

std::string comment_text(const Comment& comment) {
    std::string text;
    const auto command = [&](const std::string& inside) {
        text += (text.empty() ? "[%" : " [%") + inside + "]";
    };
    if (comment.clock) command("clk " + clock_text(*comment.clock));
    if (comment.retired) command(*comment.retired == Result::Why::flag ? "flag" : "resign");
    for (const Colour colour : comment.resigned) command("resign " + std::string(name(colour)));
    if (!text.empty() && !comment.text.empty()) text += ' ';
    return text + comment_body(comment.text);
}

std::expected<Comment, rules::TextError> read_comment(std::string_view raw) {
    return CommentReader(raw).read();
}

std::string clock_text(Duration time) {
    const long long seconds = time.count() / 1000;
    const std::string text = std::to_string(seconds / 3600) + ":" + two_digits(seconds / 60 % 60) +
                             ":" + two_digits(seconds % 60);
    const std::string with_decimals = seconds_text(Duration(time.count() % 1000));
    return text + with_decimals.substr(1); // after the 0 of "0.25"
}

std::optional<Duration> parse_clock(std::string_view text) {
    const std::size_t last = text.rfind(':');
    if (last == std::string_view::npos) return std::nullopt;
    const auto seconds = parse_seconds(text.substr(last + 1));
    const std::string_view front = text.substr(0, last);
    const std::size_t colon = front.find(':');
    const bool has_hours = colon != std::string_view::npos;
    const auto hours = has_hours ? digits(front.substr(0, colon)) : 0;
    const auto minutes = digits(has_hours ? front.substr(colon + 1) : front);
    if (!seconds || !hours || !minutes || *seconds >= std::chrono::minutes(1) ||
        (has_hours && *minutes >= 60))
        return std::nullopt;
    return std::chrono::hours(*hours) + std::chrono::minutes(*minutes) + *seconds;
}

std::string draws_text(const DrawRules& draws) {
    std::string text = draws.agreement ? " agreement" : "";
    if (draws.repetitions > 0) text += " repetition " + std::to_string(draws.repetitions);
    if (draws.quiet_plies > 0) text += " quiet " + std::to_string(draws.quiet_plies);
    return text.empty() ? "none" : text.substr(1);
}

std::optional<DrawRules> parse_draws(std::string_view text) {
    DrawRules draws{.agreement = false, .repetitions = 0, .quiet_plies = 0};
    if (text == "none") return draws;
    std::string_view rest = text;
    while (true) {
        const std::string_view word = take_word(rest);
        if (word.empty())
            return draws == DrawRules{false, 0, 0} ? std::nullopt : std::optional(draws);
        if (word == "agreement" && !draws.agreement) {
            draws.agreement = true;
            continue;
        }
        int* limit = word == "repetition" ? &draws.repetitions
                     : word == "quiet"    ? &draws.quiet_plies
                                          : nullptr;
        const auto number = limit ? parse_number(take_word(rest)) : std::nullopt;
        if (!number || *limit != 0 || *number == 0) return std::nullopt;
        *limit = *number;
    }
}

std::string ending_text(const Ending& ending) {
    std::string text(name(ending.why));
    if (ending.whose) text += " " + std::string(name(*ending.whose));
    return text;
}

std::optional<Ending> parse_ending(std::string_view text) {
    if (const auto why = why_named(text)) return Ending{*why, {}};
    const std::size_t space = text.rfind(' ');
    if (space == std::string_view::npos) return std::nullopt;
    const auto why = why_named(text.substr(0, space));
    const auto whose = colour_named(text.substr(space + 1));
    return why && whose ? std::optional(Ending{*why, whose}) : std::nullopt;
}

std::optional<int> parse_number(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || !is_digit(text[0]) || error != std::errc{} ||
        end != text.data() + text.size())
        return std::nullopt;
    return value;
}

std::optional<Colour> colour_named(std::string_view text) {
    for (int i = 0; i < rules::max_colours; ++i)
        if (const auto colour = static_cast<Colour>(i); name(colour) == text) return colour;
    return std::nullopt;
}

} // namespace sumito::game
