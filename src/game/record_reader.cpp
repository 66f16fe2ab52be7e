#include "game/record_lexer.h"
#include "game/record_parser.h"

#include <algorithm>

namespace sumito::game {

namespace {

// Characters, not bytes: those that do not continue another.
std::size_t width(std::string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
}

// The mark some editors put before a text to say that it is UTF-8.
std::string_view without_mark(std::string_view text) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    return text.starts_with(mark) ? text.substr(mark.size()) : text;
}

} // namespace

class RecordReader::Source {
public:
    Source(std::string_view text, const ReadOptions& options)
        : text_(without_mark(text)), options_(options), lexer_(text_) {}

    std::optional<std::expected<Record, RecordError>> next() {
        const std::vector<Token> tokens = lexer_.next_game();
        if (tokens.empty()) return std::nullopt;
        ++game_;
        go_to(tokens.front().text);
        auto record = parse_game(tokens, options_);
        if (record) return std::move(*record);
        return std::unexpected(located(std::move(record.error())));
    }

private:
    // Going from place to place, each character is counted once.
    void go_to(std::string_view place) {
        const auto offset = static_cast<std::size_t>(place.data() - text_.data());
        const std::string_view passed = text_.substr(counted_, offset - counted_);
        const std::size_t last_line = passed.rfind('\n') + 1;
        line_ += static_cast<std::size_t>(std::ranges::count(passed, '\n'));
        column_ = (last_line > 0 ? 1 : column_) + width(passed.substr(last_line));
        counted_ = offset;
    }

    RecordError located(ParseError&& wrong) {
        if (wrong.where.data()) go_to(wrong.where);
        wrong.error.game = game_;
        wrong.error.line = line_;
        wrong.error.column = column_;
        return std::move(wrong.error);
    }

    std::string_view text_;
    ReadOptions options_;
    RecordLexer lexer_;
    std::size_t game_ = 0;
    std::size_t counted_ = 0; // this far, to this line and column
    std::size_t line_ = 1;
    std::size_t column_ = 1;
};

RecordReader::RecordReader(std::string_view text, const ReadOptions& options)
    : source_(std::make_unique<Source>(text, options)) {}
RecordReader::~RecordReader() = default;
RecordReader::RecordReader(RecordReader&&) noexcept = default;
RecordReader& RecordReader::operator=(RecordReader&&) noexcept = default;

std::optional<std::expected<Record, RecordError>> RecordReader::next() { return source_->next(); }

} // namespace sumito::game
