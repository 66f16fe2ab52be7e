#include "random_boards.h"
#include "rules/generate.h"
#include "rules/notation.h"
#include "rules/playstrategy.h"
#include "texts.h"

#include <gtest/gtest.h>
#include <random>

// Rubbish in: an answer out, no crash (the sanitizers look on), and errors that point into the
// text.

namespace sumito::rules {
namespace {

class Rubbish {
public:
    explicit Rubbish(unsigned seed) : random_(seed) {}

    std::string bytes() {
        std::string text(random_() % 60, ' ');
        for (char& c : text) c = static_cast<char>(random_());
        return text;
    }
    std::string of_letters(std::string_view alphabet) {
        std::string text(random_() % 60, ' ');
        for (char& c : text) c = alphabet[random_() % alphabet.size()];
        return text;
    }
    // A good text with a few characters changed, taken out or doubled.
    std::string spoilt(std::string text) {
        for (auto times = 1 + random_() % 3; times > 0 && !text.empty(); --times) {
            const std::size_t at = random_() % text.size();
            switch (random_() % 3) {
            case 0:
                text[at] = "bwry19/ -S_ax0"[random_() % 14];
                break;
            case 1:
                text.erase(at, 1 + random_() % 3);
                break;
            default:
                text.insert(at, text.substr(at, random_() % 4));
            }
        }
        return text;
    }

private:
    std::mt19937_64 random_;
};

constexpr int rounds = 20'000;

void expect_sensible(std::string_view text, const TextError& error) {
    EXPECT_LE(error.at, text.size()) << testing::PrintToString(text);
    EXPECT_FALSE(error.what.empty()) << testing::PrintToString(text);
    EXPECT_LT(error.what.size(), 200U) << testing::PrintToString(text);
}

// What is accepted is written and read again as the same.
int check_setup(const std::string& text) {
    const auto setup = parse_setup(text);
    if (!setup) {
        expect_sensible(text, setup.error());
        return 0;
    }
    const auto again = parse_setup(to_text(*setup));
    EXPECT_TRUE(again && *again == *setup) << testing::PrintToString(text);
    if (const auto position = Position::from(*setup)) {
        EXPECT_EQ(*Position::from_text(position->text()), *position)
            << testing::PrintToString(text);
    }
    return 1;
}

int check_fen(const std::string& text) {
    const auto setup = parse_playstrategy_fen(text);
    if (!setup) {
        expect_sensible(text, setup.error());
        return 0;
    }
    const auto again = parse_playstrategy_fen(to_playstrategy_fen(*setup));
    EXPECT_TRUE(again && *again == *setup) << testing::PrintToString(text);
    return 1;
}

int check_move(const Position& position, const std::string& text) {
    const auto move = read_move(position, text);
    if (move) {
        EXPECT_TRUE(is_legal(position, *move))
            << testing::PrintToString(text) << ": " << position.text();
        return 1;
    }
    if (const auto* error = std::get_if<TextError>(&move.error()))
        expect_sensible(text, *error);
    else
        EXPECT_FALSE(std::get<Verdict>(move.error()).legal())
            << testing::PrintToString(text) << ": " << position.text();
    return 0;
}

TEST(Rubbish, AsPosition) {
    Rubbish rubbish(1);
    int accepted = 0;
    for (int i = 0; i < rounds && !HasFailure(); ++i) {
        check_setup(rubbish.bytes());
        check_setup(rubbish.of_letters("bwry123456789/ -0duel"));
        accepted += check_setup(rubbish.spoilt(std::string(belgian_start)));
    }
    EXPECT_GT(accepted, 100);
}

TEST(Rubbish, AsPlayStrategyFen) {
    Rubbish rubbish(2);
    int accepted = 0;
    for (int i = 0; i < rounds && !HasFailure(); ++i) {
        check_fen(rubbish.bytes());
        check_fen(rubbish.of_letters("Ss123456789/ _0bw"));
        accepted +=
            check_fen(rubbish.spoilt("ss1SS/sssSSS/1ss1SS1/8/9/8/1SS1ss1/SSSsss/SS1ss 0 0 b 0 1"));
    }
    EXPECT_GT(accepted, 100);
}

TEST(Rubbish, AsMove) {
    Rubbish rubbish(3);
    int accepted = 0;
    for (const Ruleset* ruleset : rulesets) {
        RandomBoards boards(*ruleset, 5);
        for (int i = 0; i < rounds / 4 && !HasFailure(); ++i) {
            const Position position = boards.next();
            check_move(position, rubbish.bytes());
            check_move(position, rubbish.of_letters("abcdefghi123456789-x> "));
            for (const Move move : generate(position))
                accepted += check_move(position, rubbish.spoilt(to_text(position, move)));
        }
    }
    EXPECT_GT(accepted, 100);
}

// Every text of two or three cells is either the move it is read as or has a reason.
TEST(Rubbish, AsEveryPairOfCells) {
    for (const Ruleset* ruleset : rulesets) {
        const Position position = Position::start(*ruleset);
        int accepted = 0;
        for (const Cell from : CellSet::board())
            for (const Cell to : CellSet::board()) {
                accepted += check_move(position, name(from) + name(to));
                for (const Cell third : step(from, Direction::E) | step(from, Direction::NW))
                    accepted += check_move(position, name(from) + name(to) + name(third));
            }
        EXPECT_GT(accepted, 40) << ruleset->id;
    }
}

} // namespace
} // namespace sumito::rules
