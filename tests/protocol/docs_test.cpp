// Reads docs/engine-protocol.md and has every conversation in it, so that it cannot say what is not
// so. In blocks marked `session` lines with `> ` are said to the engine, the others are its
// answers; a search that ends by itself may answer earlier than it stands there. What a search sees
// and which move it finds best may change with the engine: reports need only look like reports, and
// best moves are moves.

#include "conversation.h"

#include <fstream>
#include <sstream>

namespace sumito::engine::protocol {
namespace {

struct Sample {
    std::vector<std::string> said;
    std::vector<std::string> answers;
};

std::vector<Sample> samples_of(const std::string& path) {
    std::ifstream file(path);
    EXPECT_TRUE(file) << path;
    std::vector<Sample> samples;
    bool inside = false;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("```")) {
            inside = line == "```session";
            if (inside) samples.emplace_back();
        } else if (inside && line.starts_with("> ")) {
            samples.back().said.push_back(line.substr(2));
        } else if (inside) {
            samples.back().answers.push_back(line);
        }
    }
    return samples;
}

// The words that are not said otherwise every time: # stands for a number, @ for moves.
std::string shape_of(const std::string& line) {
    std::string shape;
    std::istringstream words(line);
    for (std::string word; words >> word;) {
        if (word.find_first_not_of("-0123456789") == std::string::npos && word != "--") word = "#";
        if (word == "--" || rules::cell_named(word.substr(0, 2))) word = "@";
        if (word == "win" || word == "loss") word = "cp";
        if (word == "lowerbound" || word == "upperbound") continue;
        if (word == "@" && shape.ends_with(" @")) continue;
        shape += (shape.empty() ? "" : " ") + word;
    }
    return shape;
}

// The lines that do not depend on how well it plays.
std::vector<std::string> settled(const std::vector<std::string>& lines) {
    std::vector<std::string> kept;
    for (const std::string& line : lines) {
        if (line.starts_with("info depth"))
            EXPECT_EQ(shape_of(line), "info depth # seldepth # multipv # score cp # nodes # nps # "
                                      "hashfull # time # pv @");
        else if (shape_of(line).starts_with("bestmove @"))
            kept.emplace_back("bestmove");
        else
            kept.push_back(line);
    }
    return kept;
}

TEST(EngineProtocolDocument, EverySessionGoesAsItSays) {
    const auto samples = samples_of(SUMITO_DOCS "/engine-protocol.md");
    EXPECT_GT(samples.size(), 8u);
    for (const Sample& sample : samples) {
        Conversation talk;
        for (const std::string& line : sample.said) talk.say(line);
        EXPECT_EQ(settled(talk.heard()), settled(sample.answers)) << sample.said.front();
    }
}

std::string text_of(const std::string& path) {
    std::ifstream file(path);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

TEST(EngineProtocolDocument, NamesEveryOption) {
    const std::string text = text_of(SUMITO_DOCS "/engine-protocol.md");
    for (const std::string& line : option_lines()) {
        const std::size_t start = std::string("option name ").size();
        const std::string name = line.substr(start, line.find(" type ") - start);
        EXPECT_NE(text.find("| `" + name + "` |"), std::string::npos) << name;
    }
}

} // namespace
} // namespace sumito::engine::protocol
