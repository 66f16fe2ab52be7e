// Reads docs/formats.md and tries every sample in it, so that it cannot say what is not so.
//
//   position, fen, time-control, clock-time, draws, termination
//                   each line is read, and written again as it was
//   apgn-position   each line is read
//   moves           each line is a position and a move in three notations: all are the same move
//   record          games that are written again to the byte
//   text LAYOUT     games that are read, told the layout; `swapped`: with swapped cells
//   error           a text, and the error that reading it gives

#include "game/record_setup.h"
#include "game/record_text.h"
#include "record_helpers.h"
#include "rules/playstrategy.h"

#include <fstream>
#include <map>
#include <sstream>

namespace sumito::game {
namespace {

struct Block {
    std::string kind;
    std::string text;
};

std::vector<Block> blocks_of(const std::string& path) {
    std::ifstream file(path);
    EXPECT_TRUE(file) << path;
    std::vector<Block> blocks;
    bool inside = false;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("```")) {
            inside = !inside;
            if (inside) blocks.push_back({line.substr(3), ""});
        } else if (inside) {
            blocks.back().text += line + "\n";
        }
    }
    EXPECT_FALSE(inside) << "a block without an end";
    return blocks;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

rules::Position position_of(const std::expected<rules::Setup, rules::TextError>& setup) {
    return rules::Position::from(setup.value()).value();
}

void check_moves(const std::string& line) {
    using rules::Notation;
    const std::size_t colon = line.find(':');
    const auto position = rules::Position::from_text(line.substr(0, colon)).value();
    std::istringstream words(line.substr(colon + 1));
    std::string text;
    std::optional<rules::Move> move;
    for (const Notation notation : {Notation::standard, Notation::nacre, Notation::playstrategy}) {
        ASSERT_TRUE(words >> text) << line;
        const auto read = rules::read_move(position, text);
        ASSERT_TRUE(read) << line;
        EXPECT_EQ(*read, move.value_or(*read)) << line;
        EXPECT_EQ(rules::to_text(position, *read, notation), text) << line;
        move = *read;
    }
}

void check_record(const std::string& text) {
    std::string written;
    for (const Record& record : read_all(text))
        written += (written.empty() ? "" : "\n") + to_text(record);
    EXPECT_EQ(written, text);
}

void check_foreign(const Block& block) {
    std::istringstream words(block.kind);
    std::string kind;
    std::string layout;
    std::string swapped;
    words >> kind >> layout >> swapped;
    const ReadOptions options{.layout = rules::layout_named(layout),
                              .swapped_cells = swapped == "swapped"};
    ASSERT_TRUE(options.layout) << block.kind;
    EXPECT_FALSE(read(block.text, options).turns.empty());
}

void check_error(const std::string& text) {
    const std::size_t arrow = text.find("=> ");
    ASSERT_NE(arrow, std::string::npos) << text;
    const std::string expected = text.substr(arrow + 3);
    EXPECT_EQ(to_text(error_of(text.substr(0, arrow))) + "\n", expected);
}

// What becomes of a line that is read and written again.
std::string again(const std::string& kind, const std::string& line) {
    if (kind == "position") return rules::Position::from_text(line).value().text();
    if (kind == "fen")
        return rules::to_playstrategy_fen(position_of(rules::parse_playstrategy_fen(line)).setup());
    if (kind == "time-control") return to_text(parse_time_control(line).value());
    if (kind == "clock-time") return clock_text(parse_clock(line).value());
    if (kind == "draws") return draws_text(parse_draws(line).value());
    if (kind == "termination") return ending_text(parse_ending(line).value());
    return "a kind of block that the test does not know: " + kind;
}

void check(const Block& block) {
    SCOPED_TRACE(block.kind + "\n" + block.text);
    if (block.kind == "record") return check_record(block.text);
    if (block.kind == "error") return check_error(block.text);
    if (block.kind.starts_with("text ")) return check_foreign(block);
    for (const std::string& line : lines_of(block.text)) {
        if (block.kind == "moves")
            check_moves(line);
        else if (block.kind == "apgn-position")
            position_of(read_setup(line));
        else
            EXPECT_EQ(again(block.kind, line), line);
    }
}

TEST(FormatsDocument, EverySampleIsWhatItSays) {
    std::map<std::string, int> kinds;
    for (const Block& block : blocks_of(SUMITO_DOCS "/formats.md")) {
        if (block.kind.empty()) continue; // drawings and grammars
        ++kinds[block.kind.substr(0, block.kind.find(' '))];
        check(block);
    }
    EXPECT_EQ(kinds.size(), 11u);
    EXPECT_GT(kinds["record"], 2);
}

// Every result has its line in the table, and the escapes are the ones there are.
TEST(FormatsDocument, NamesAllReasons) {
    std::ifstream file(SUMITO_DOCS "/formats.md");
    std::stringstream text;
    text << file.rdbuf();
    for (int why = 0; why < 8; ++why)
        EXPECT_NE(text.str().find("| `" + std::string(name(static_cast<Result::Why>(why)))),
                  std::string::npos)
            << why;
    EXPECT_EQ(read_comment("\\\\\\(\\)\\n\\r\\t\\v\\f\\s\\[\\x").value().text,
              "\\{}\n\r\t\v\f [\\x");
}

} // namespace
} // namespace sumito::game
