#include "game/record_parser.h"

#include "game/record_header.h"
#include "game/record_text.h"
#include "rules/outcome.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sumito::game {

using rules::Move;
using rules::Position;
using Kind = Token::Kind;

namespace {

// Moves one after the other: the game's own, or a variation's.
struct Line {
    Line(Variation& line, const Position& start, std::size_t plies, int nesting)
        : turns(line), position(start), before_last(start), ply(plies), depth(nesting) {}

    Variation& turns;
    Position position;     // after the last of them
    Position before_last;  // where its variations begin
    std::size_t ply;       // turns before the next one, from the start of the game
    int depth;             // 0: the game's own
    bool numbered = false; // since the last turn came the next one's number
    bool varied = false;   // or a variation
    std::string upcoming;  // comment on the next turn
};

void append(std::string& text, std::string_view more) {
    if (!text.empty() && !more.empty()) text += '\n';
    text += more;
}

// "e9" -> "i5": the letter of a cell for its digit and the other way round.
std::string swapped(std::string_view move) {
    std::string text(move);
    for (std::size_t i = 0; i + 1 < text.size(); ++i)
        if (const auto cell = rules::cell_named(move.substr(i, 2))) {
            text[i] = static_cast<char>('a' + cell->column());
            text[i + 1] = static_cast<char>('1' + cell->row());
        }
    return text;
}

constexpr std::array<std::string_view, 7> mark_signs{"", "!", "?", "!!", "??", "!?", "?!"};

std::optional<int> mark_of(std::string_view text) {
    if (text.starts_with('$')) {
        const auto number = parse_number(text.substr(1));
        return number && *number <= 255 ? number : std::nullopt;
    }
    const auto found = std::ranges::find(mark_signs, text);
    if (found == mark_signs.end()) return std::nullopt;
    return static_cast<int>(found - mark_signs.begin());
}

// What a score says in these rules; nothing if it is none of theirs.
std::optional<std::optional<Claim>> read_score(const rules::Ruleset& ruleset,
                                               std::string_view text) {
    if (text == "*") return std::optional<Claim>();
    std::optional<std::optional<Claim>> found;
    const auto consider = [&](const Claim& claim) {
        if (score_text(ruleset, Result{Result::Why::goal, claim.winner, {}}) == text) found = claim;
    };
    consider(Claim{});
    for (int s = 0; s < ruleset.sides; ++s) consider(Claim{static_cast<rules::Side>(s)});
    return found;
}

class GameParser {
public:
    GameParser(std::span<const Token> tokens, const ReadOptions& options)
        : tokens_(tokens), options_(options) {}

    std::expected<Record, ParseError> parse() {
        if (!read_tags()) return std::unexpected(std::move(*error_));
        Line line(record_.turns, record_.settings.start, 0, 0);
        if (!read_line(line) || !read_result() || !check())
            return std::unexpected(std::move(*error_));
        return std::move(record_);
    }

private:
    bool fail(std::string_view where, std::string what) {
        error_ = ParseError{where, {}};
        error_->error.what = std::move(what);
        return false;
    }
    bool fail_at(const Line& line, const Token& token, std::string what) {
        fail(token.text, std::move(what));
        error_->error.ply = line.ply + 1;
        error_->error.move = shown(token.text);
        return false;
    }

    bool read_tags() {
        auto header = read_header(tokens_, options_);
        if (!header) return fail(header.error().where, header.error().what);
        record_.settings = std::move(header->settings);
        record_.tags = std::move(header->tags);
        record_.time_left = header->time_left;
        ending_ = header->ending;
        score_tag_ = header->score;
        return true;
    }

    // --- moves ---

    bool read_line(Line& line) {
        while (at_ < tokens_.size()) {
            const Token& token = tokens_[at_++];
            if (token.kind == Kind::close && line.depth > 0) return end_line(line, token);
            if (!read_token(line, token)) return false;
        }
        if (line.depth > 0) return fail(tokens_.back().text, "a variation has no end");
        return end_line(line, tokens_.back());
    }

    bool read_token(Line& line, const Token& token) {
        switch (token.kind) {
        case Kind::tag:
            return true;
        case Kind::comment:
        case Kind::remark:
            return read_comment_token(line, token);
        case Kind::open:
            return read_variation(line, token);
        case Kind::close:
            return fail(token.text, "')' without a '('");
        case Kind::number:
            line.numbered = true;
            return true;
        case Kind::mark:
            return read_mark(line, token);
        case Kind::move:
        case Kind::word:
            return read_move_token(line, token);
        case Kind::pass:
            return read_pass(line, token);
        case Kind::score:
            score_ = &token;
            return line.depth == 0 || fail(token.text, "a result inside a variation");
        }
        return true;
    }

    // What was said about a turn that did not come is said about the last one.
    bool end_line(Line& line, const Token& end) {
        if (!line.turns.empty())
            append(line.turns.back().comment, line.upcoming);
        else if (line.depth == 0)
            append(record_.comment, line.upcoming);
        else
            return fail(end.text, "a variation without a move");
        return true;
    }

    void add(Line& line, const Token& token, Move move) {
        line.before_last = line.position;
        line.position.play(move);
        Turn& turn = line.turns.emplace_back();
        turn.move = move;
        turn.before = std::exchange(line.upcoming, {});
        line.numbered = line.varied = false;
        ++line.ply;
        if (line.depth == 0) played_.push_back(&token);
    }

    bool read_move_token(Line& line, const Token& token) {
        const auto move = options_.swapped_cells
                              ? rules::read_move(line.position, swapped(token.text))
                              : rules::read_move(line.position, token.text);
        if (move) {
            add(line, token, *move);
            return true;
        }
        if (const auto* verdict = std::get_if<rules::Verdict>(&move.error()))
            return fail_illegal(line, token, *verdict);
        return fail_at(line, token, std::get<rules::TextError>(move.error()).what);
    }

    bool fail_illegal(const Line& line, const Token& token, const rules::Verdict& verdict) {
        fail_at(line, token, "the move is not legal: " + std::string(name(verdict.reason)));
        error_->error.verdict = verdict;
        return false;
    }

    // Whether a turn of the game may be skipped is seen when it is replayed; in a variation it is
    // a thought of its own.
    bool read_pass(Line& line, const Token& token) {
        if (rules::outcome(line.position))
            return fail_illegal(line, token, {rules::Reason::game_over, {}, Move::pass()});
        add(line, token, Move::pass());
        return true;
    }

    bool read_variation(Line& line, const Token& token) {
        if (line.turns.empty()) return fail(token.text, "a variation before the first move");
        if (line.depth == deepest_variation) return fail(token.text, "variations nested too deep");
        line.varied = true;
        Turn& turn = line.turns.back();
        Line inner(turn.variations.emplace_back(), line.before_last, line.ply - 1, line.depth + 1);
        return read_line(inner);
    }

    bool read_mark(Line& line, const Token& token) {
        const auto mark = mark_of(token.text);
        if (!mark)
            return fail(token.text, quoted(token.text) + " is not a mark: $0 to $255, !, ?, !?");
        if (line.turns.empty()) return fail(token.text, "a mark before the first move");
        line.turns.back().marks.push_back(*mark);
        return true;
    }

    // --- comments ---

    bool read_comment_token(Line& line, const Token& token) {
        if (!token.what.empty()) return fail(token.text, std::string(token.what));
        if (token.kind == Kind::remark) return place_text(line, trimmed(token.text));
        const auto comment = read_comment(token.text);
        if (!comment) return fail(token.text.substr(comment.error().at), comment.error().what);
        return place_text(line, comment->text) &&
               (!comment->has_commands() || obey(line, *comment, token));
    }

    static std::string_view trimmed(std::string_view text) {
        const std::size_t begin = std::min(text.find_first_not_of(blanks), text.size());
        return text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
    }

    bool place_text(Line& line, std::string_view text) {
        if (!line.numbered && !line.varied && !line.turns.empty())
            append(line.turns.back().comment, text);
        else if (!line.numbered && line.turns.empty() && line.depth == 0)
            append(record_.comment, text);
        else
            append(line.upcoming, text);
        return true;
    }

    bool obey(Line& line, const Comment& comment, const Token& token) {
        if (line.turns.empty() && line.depth == 0 && !comment.clock && !comment.retired) {
            record_.resigned.insert(record_.resigned.end(), comment.resigned.begin(),
                                    comment.resigned.end());
            return true;
        }
        if (line.turns.empty()) return fail(token.text, "a command before the first move");
        Turn& turn = line.turns.back();
        if ((comment.clock && turn.clock) || (comment.retired && turn.retired))
            return fail(token.text, "the same command twice for one turn");
        if (comment.retired && !turn.move.is_pass())
            return fail(token.text, "who moves has not retired; a retired player's turn is --");
        turn.clock = comment.clock ? comment.clock : turn.clock;
        turn.retired = comment.retired ? comment.retired : turn.retired;
        turn.resigned.insert(turn.resigned.end(), comment.resigned.begin(), comment.resigned.end());
        return true;
    }

    // --- the end ---

    std::string_view place_of_result() const {
        return score_ ? score_->text : score_tag_ ? score_tag_->text : tokens_.back().text;
    }

    bool read_result() {
        if (score_ && score_tag_ && score_->text != score_tag_->text)
            return fail(score_->text, "the tag Result says " + quoted(score_tag_->text) +
                                          ", the end of the moves says " + quoted(score_->text));
        const Token* token = score_ ? score_ : score_tag_;
        const auto score = read_score(record_.settings.start.ruleset(), token ? token->text : "*");
        if (!score)
            return fail(token->text, quoted(token->text) + " is not a result of a " +
                                         std::string(record_.settings.start.ruleset().id));
        if (ending_ && !*score)
            return fail(place_of_result(), "the tag Termination says '" + ending_text(*ending_) +
                                               "', but there is no result");
        if (ending_)
            record_.result = Result{ending_->why, (*score)->winner, ending_->whose};
        else
            record_.claim = *score;
        return true;
    }

    // The game must be one. What its moves decide need not be said, and outweighs another
    // program's words for it.
    bool check() {
        const auto game = replay(record_);
        if (!game) {
            const std::size_t ply = game.error().ply;
            const bool in_moves = ply > 0 && ply <= played_.size();
            error_ =
                ParseError{in_moves ? played_[ply - 1]->text : place_of_result(), game.error()};
            if (in_moves) error_->error.move = shown(played_[ply - 1]->text);
            return false;
        }
        if (!game->result()) return true;
        record_.result = game->result();
        record_.claim.reset();
        std::erase_if(record_.tags, [](const Tag& tag) { return tag.name == "Termination"; });
        return true;
    }

    std::span<const Token> tokens_;
    const ReadOptions& options_;
    std::size_t at_ = 0;
    Record record_;
    std::vector<const Token*> played_; // the tokens of the main line's turns
    std::optional<Ending> ending_;
    const Token* score_tag_ = nullptr;
    const Token* score_ = nullptr;
    std::optional<ParseError> error_;
};

} // namespace

std::expected<Record, ParseError> parse_game(std::span<const Token> tokens,
                                             const ReadOptions& options) {
    return GameParser(tokens, options).parse();
}

} // namespace sumito::game
