#pragma once

// Cuts a record file into tokens and games, by their looks alone, so that a game that is wrong
// does not take the next ones with it.

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace sumito::game {

struct Token {
    enum class Kind : std::uint8_t {
        tag,     // text: the raw value
        comment, // text: between the braces
        remark,  // text: from ; to the end of the line
        open,
        close,
        number, // text: digits and dots
        mark,   // "$5" or "!?"
        move,   // cells and the signs between them
        pass,
        score,
        word // anything else
    };
    Kind kind;
    std::string_view text;
    std::string_view name; // of a tag
    std::string_view what; // why it is none of these, if it is not
};

class RecordLexer {
public:
    explicit RecordLexer(std::string_view text) : text_(text) {}

    // The next game's tokens; none at the end of the text.
    std::vector<Token> next_game();

private:
    struct Extent;

    std::optional<Token> take();
    std::optional<Token> read();
    Token read_tag();
    Token read_comment();
    Token read_remark();
    Token read_mark();
    Token read_number_or_score();
    Token read_word();
    bool skip_blank();
    void skip_line();
    Token token(Token::Kind kind, std::size_t length);
    std::size_t cells_ahead() const;
    std::size_t run_of(std::string_view characters) const;
    std::string_view rest() const { return text_.substr(at_); }
    bool at_line_start() const { return at_ == 0 || text_[at_ - 1] == '\n'; }

    std::string_view text_;
    std::size_t at_ = 0;
    std::optional<Token> held_; // read, but of the next game
    bool never_closes_ = false; // there is no } in the rest of the text
};

} // namespace sumito::game
