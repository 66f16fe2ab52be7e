#include "record_helpers.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <sstream>

namespace sumito::game {
namespace {

namespace fs = std::filesystem;

const fs::path folder = fs::path(SUMITO_TEST_DATA) / "records";

std::string content(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

ReadOptions options_for(const std::string& file) {
    const bool untold = file == "bare.txt" || file == "playstrategy-old.txt";
    return {.layout = untold ? rules::layout_named("belgian-daisy") : nullptr,
            .swapped_cells = file == "playstrategy-old.txt"};
}

// For each game: mode, plies, result.
std::string summary(const std::vector<Record>& records) {
    std::ostringstream text;
    for (const Record& record : records) {
        const auto& ruleset = record.settings.start.ruleset();
        text << (text.str().empty() ? "" : ", ") << ruleset.id << " " << record.turns.size() << " ";
        if (record.claim)
            text << "claim "
                 << score_text(ruleset, Result{Result::Why::goal, record.claim->winner, {}});
        else
            text << score_text(ruleset, record.result);
        if (record.result) text << " " << name(record.result->why);
    }
    return text.str();
}

TEST(RecordFiles, AreReadAsTheDocumentSays) {
    const std::map<std::string, std::string> expected{
        {"bare.txt", "duel 7 *, duel 3 *, duel 7 claim 1-0"},
        {"belgian.apgn", "duel 86 0-1 goal"},
        {"duel.sgn", "duel 7 1-0 resignation"},
        {"playstrategy-old.txt", "duel 22 *"},
        {"playstrategy.txt", "duel 7 *, duel 4 *, duel 3 *"},
        {"positions.apgn", "duel 3 *, duel 1 1-0 goal"},
        {"tandem.sgn", "tandem 24 0-1 goal"},
        {"teams.sgn", "teams 17 1-0 goal"},
        {"trio.sgn", "trio 36 0-0-1 goal, trio 9 0-0-1 resignation, trio 6 *"},
        {"unfinished.sgn", "duel 4 *, duel 2 1/2-1/2 game time"}};
    std::map<std::string, std::string> found;
    for (const auto& entry : fs::directory_iterator(folder)) {
        const std::string file = entry.path().filename();
        found[file] = summary(read_all(content(entry.path()), options_for(file)));
    }
    EXPECT_EQ(found, expected);
}

TEST(RecordFiles, OfOursAreWrittenBackToTheByte) {
    int files = 0;
    for (const auto& entry : fs::directory_iterator(folder)) {
        if (entry.path().extension() != ".sgn") continue;
        ++files;
        std::string text;
        for (const Record& record : read_all(content(entry.path())))
            text += (text.empty() ? "" : "\n") + to_text(record);
        EXPECT_EQ(text, content(entry.path())) << entry.path();
    }
    EXPECT_GT(files, 0);
}

TEST(RecordFiles, TheSameGameInThreeWays) {
    const auto bare = read_all(content(folder / "bare.txt"), options_for("bare.txt"));
    const auto fen = read_all(content(folder / "playstrategy.txt"));
    EXPECT_EQ(bare.at(0).turns, fen.at(0).turns);
    EXPECT_EQ(bare.at(2).turns, fen.at(0).turns);
}

} // namespace
} // namespace sumito::game
