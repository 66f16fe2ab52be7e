#include "game/record_lexer.h"

#include "game/record_text.h"
#include "rules/cell.h"
#include "rules/notation.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sumito::game {

using Kind = Token::Kind;

namespace {

constexpr std::string_view ellipsis = "\xE2\x80\xA6";
constexpr std::string_view word_ends = " \t\r\n\v\f{}()[];$!?*\"";

bool is_score(std::string_view text) {
    constexpr std::array<std::string_view, 7> scores{"1-0",   "0-1",   "1/2-1/2",    "1-0-0",
                                                     "0-1-0", "0-0-1", "1/3-1/3-1/3"};
    return std::ranges::find(scores, text) != scores.end();
}

bool is_name_letter(char c) { return is_letter(c) || is_digit(c) || c == '_'; }

bool is_comment(const Token& token) {
    return token.kind == Kind::comment || token.kind == Kind::remark;
}

// One that is wrong must be told, even if there is nothing else.
bool is_sound_comment(const Token& token) { return is_comment(token) && token.what.empty(); }

} // namespace

// How far into a game the tokens so far have led.
struct RecordLexer::Extent {
    int depth = 0;
    int turns = 0; // of the main line
    bool in_moves = false;

    void add(const Token& token) {
        if (token.kind == Kind::open) ++depth;
        if (token.kind == Kind::close) depth = std::max(0, depth - 1);
        if (depth == 0 && (token.kind == Kind::move || token.kind == Kind::pass)) ++turns;
        in_moves = in_moves || (token.kind != Kind::tag && !is_comment(token));
    }

    // Tags after moves, or, in a text without tags and results, the number 1 again.
    bool ends_before(const Token& token) const {
        if (token.kind == Kind::tag) return in_moves;
        const bool first = token.text == "1." || token.text == "1";
        return token.kind == Kind::number && first && depth == 0 && turns >= 2;
    }
};

std::vector<Token> RecordLexer::next_game() {
    std::vector<Token> tokens;
    Extent extent;
    while (auto token = take()) {
        if (extent.ends_before(*token)) {
            held_ = token;
            return tokens;
        }
        extent.add(*token);
        tokens.push_back(*token);
        if (token->kind == Kind::score && extent.depth == 0) break;
    }
    // What is said behind a result, on the same line, is said about that game.
    const bool scored = !tokens.empty() && tokens.back().kind == Kind::score;
    while (scored) {
        const std::size_t end = at_;
        auto token = take();
        const bool same_line =
            token &&
            text_.substr(end, static_cast<std::size_t>(token->text.data() - text_.data()) - end)
                    .find('\n') == std::string_view::npos;
        if (!same_line || !is_comment(*token)) {
            held_ = token;
            break;
        }
        tokens.push_back(*token);
    }
    return std::ranges::all_of(tokens, is_sound_comment) ? std::vector<Token>{} : tokens;
}

std::optional<Token> RecordLexer::take() {
    if (held_) return std::exchange(held_, std::nullopt);
    return read();
}

std::optional<Token> RecordLexer::read() {
    while (skip_blank()) {
    }
    if (at_ == text_.size()) return std::nullopt;
    const char c = text_[at_];
    switch (c) {
    case '[':
        return read_tag();
    case '{':
        return read_comment();
    case ';':
        return read_remark();
    case '(':
        return token(Kind::open, 1);
    case ')':
        return token(Kind::close, 1);
    case '*':
        return token(Kind::score, 1);
    case '$':
    case '!':
    case '?':
        return read_mark();
    default:
        return is_digit(c) ? read_number_or_score() : read_word();
    }
}

// Blanks, lines that begin with %, and the dots and dashes that stand for a move not made: "1.-",
// "1. ... i5h5", or " ..." at the end.
bool RecordLexer::skip_blank() {
    const std::size_t before = at_;
    at_ = std::min(text_.find_first_not_of(blanks, at_), text_.size());
    const bool lone_dash = rest().starts_with('-') && !rest().starts_with(rules::pass_text);
    if (rest().starts_with('%') && at_line_start())
        skip_line();
    else if (rest().starts_with('.') || lone_dash)
        ++at_;
    else if (rest().starts_with(ellipsis))
        at_ += ellipsis.size();
    return at_ != before;
}

void RecordLexer::skip_line() { at_ = std::min(text_.find('\n', at_), text_.size()); }

Token RecordLexer::token(Kind kind, std::size_t length) {
    const Token made{kind, text_.substr(at_, length), {}, {}};
    at_ += length;
    return made;
}

std::size_t RecordLexer::run_of(std::string_view characters) const {
    return std::min(rest().find_first_not_of(characters), rest().size());
}

Token RecordLexer::read_remark() {
    ++at_;
    return token(Kind::remark, std::min(rest().find('\n'), rest().size()));
}

Token RecordLexer::read_comment() {
    ++at_;
    const std::size_t end = never_closes_ ? std::string_view::npos : rest().find('}');
    if (end != std::string_view::npos) {
        const Token comment = token(Kind::comment, end);
        ++at_;
        return comment;
    }
    never_closes_ = true;
    const std::size_t next_tags = rest().find("\n[");
    Token comment = token(Kind::comment, std::min(next_tags, rest().size()));
    comment.what = "the comment has no end";
    return comment;
}

// [Name "value"], on one line.
Token RecordLexer::read_tag() {
    const std::string_view text = rest();
    std::size_t at = 1;
    const auto skip = [&](auto wanted) {
        const std::size_t from = at;
        while (at < text.size() && text[at] != '\n' && wanted(text[at])) ++at;
        return text.substr(from, at - from);
    };
    const auto take_one = [&](char c) {
        const bool there = at < text.size() && text[at] == c;
        at += there ? 1U : 0U;
        return there;
    };
    skip(is_blank);
    const std::string_view name = skip(is_name_letter);
    skip(is_blank);
    const bool opened = take_one('"');
    bool escaped = false;
    const std::string_view value = skip([&](char c) {
        const bool ends = c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
        return !ends;
    });
    const bool closed = opened && take_one('"');
    skip(is_blank);
    if (closed && !name.empty() && take_one(']')) {
        at_ += at;
        return {Kind::tag, value, name, {}};
    }
    skip([](char) { return true; });
    at_ += at;
    return {Kind::tag, text.substr(0, at), name, "a tag is [Name \"value\"]"};
}

Token RecordLexer::read_mark() {
    if (rest().starts_with('$')) {
        const std::size_t end = std::min(rest().find_first_not_of("0123456789", 1), rest().size());
        return token(Kind::mark, end);
    }
    return token(Kind::mark, run_of("!?"));
}

Token RecordLexer::read_number_or_score() {
    const std::size_t length = run_of("0123456789/-");
    const std::string_view run = rest().substr(0, length);
    if (is_score(run)) return token(Kind::score, length);
    if (!std::ranges::all_of(run, is_digit)) return token(Kind::word, length);
    const std::size_t end = std::min(rest().find_first_not_of('.', length), rest().size());
    return token(Kind::number, end);
}

Token RecordLexer::read_word() {
    if (const std::size_t cells = cells_ahead()) return token(Kind::move, cells);
    if (rest().starts_with(rules::pass_text)) return token(Kind::pass, rules::pass_text.size());
    const std::size_t end = std::min(rest().find_first_of(word_ends, 1), rest().size());
    return token(rest().substr(0, end) == "pass" ? Kind::pass : Kind::word, end);
}

// The length of two cells or more, with - x > between them. A cell has one digit, so that the
// number of the next move may follow at once: c4d59.g6f6
std::size_t RecordLexer::cells_ahead() const {
    const std::string_view text = rest();
    std::size_t end = 0;
    int cells = 0;
    std::size_t next = 0;
    while (rules::cell_named(text.substr(next, 2))) {
        end = next + 2;
        ++cells;
        next = std::min(text.find_first_not_of("-x>", end), text.size());
    }
    return cells >= 2 ? end : 0;
}

} // namespace sumito::game
