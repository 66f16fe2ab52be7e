#include "arena/contender.h"
#include "matches.h"

#include <gtest/gtest.h>

namespace sumito::arena {
namespace {

using Kind = Contender::Kind;

Contender read(std::string_view text) { return parse_contender(text, rules::duel).value(); }
std::string wrong(std::string_view text) {
    const auto read = parse_contender(text, rules::duel);
    return read ? "nothing" : read.error();
}

TEST(Contender, OurEngine) {
    const Contender plain = read("sumito");
    EXPECT_EQ(plain.kind, Kind::engine);
    EXPECT_EQ(plain.name, "sumito");
    EXPECT_FALSE(plain.limits.any());
    EXPECT_EQ(plain.options.hash_megabytes, usual_hash_megabytes);

    const Contender five =
        read("sumito level=5 nodes=20000 name=five threads=2 hash=32 style=40 lines=3");
    EXPECT_EQ(five.name, "five");
    EXPECT_EQ(five.limits, (MoveLimits{{}, 20000, {}}));
    EXPECT_EQ(five.options.level, 5);
    EXPECT_EQ(five.options.threads, 2);
    EXPECT_EQ(five.options.hash_megabytes, 32);
    EXPECT_EQ(five.options.style, 40);
    EXPECT_EQ(five.options.lines, 3);
    EXPECT_EQ(five.options.weights, std::nullopt);
}

TEST(Contender, Limits) {
    EXPECT_EQ(read("sumito depth=7").limits.depth, 7);
    EXPECT_EQ(read("sumito movetime=250").limits.move_time, engine::Milliseconds(250));
    EXPECT_EQ(read("cmd=x nodes=9").limits.nodes, 9U);
}

TEST(Contender, Baselines) {
    EXPECT_EQ(read("random").kind, Kind::random);
    EXPECT_EQ(read("greedy name=g").name, "g");
    EXPECT_EQ(read("turtle").kind, Kind::turtle);
    EXPECT_EQ(wrong("turtle depth=5"), "a baseline has no 'depth'");
}

TEST(Contender, Programs) {
    const Contender program = read("cmd='/usr/bin/other --fast \"a b\"' option.Hash=32");
    EXPECT_EQ(program.kind, Kind::program);
    EXPECT_EQ(program.name, "other");
    EXPECT_EQ(program.command, (std::vector<std::string>{"/usr/bin/other", "--fast", "a b"}));
}

TEST(Contender, OptionsOfPrograms) {
    const Contender program = read("cmd=x option.Hash=32 'option.Big Net=a b' name='the x'");
    ASSERT_EQ(program.settings.size(), 2U);
    EXPECT_EQ(program.settings[0], (std::pair<std::string, std::string>{"Hash", "32"}));
    EXPECT_EQ(program.settings[1], (std::pair<std::string, std::string>{"Big Net", "a b"}));
    EXPECT_EQ(program.name, "the x");
}

TEST(Contender, ParametersAndWeightsByName) {
    const engine::Parameter& parameter = engine::parameters.front();
    const std::string text = "sumito param." + std::string(parameter.name) + "=" +
                             std::to_string(parameter.most) + " weight.tempo=-17";
    const Contender tuned = read(text);
    EXPECT_EQ(tuned.options.parameters.*parameter.member, parameter.most);
    engine::Weights expected = engine::weights_for(rules::duel);
    expected[engine::Weight::tempo] = -17;
    EXPECT_EQ(tuned.options.weights, expected);
}

TEST(Contender, WeightsFromAFile) {
    const Folder folder;
    write(folder / "w", "# some\npair 12\ntempo 3\n");
    const Contender tuned = read("sumito file=" + (folder / "w") + " weight.tempo=4");
    engine::Weights expected = engine::weights_for(rules::duel);
    expected[engine::Weight::pair] = 12;
    expected[engine::Weight::tempo] = 4;
    EXPECT_EQ(tuned.options.weights, expected);
    write(folder / "bad", "pair 12\nhappiness 3\n");
    EXPECT_EQ(wrong("sumito file=" + (folder / "bad")),
              "'" + (folder / "bad") + "', line 2: no weight is called 'happiness'");
    EXPECT_EQ(wrong("sumito file=" + (folder / "none")), "cannot read '" + (folder / "none") + "'");
    EXPECT_EQ(wrong("sumito net=" + (folder / "bad")),
              "'" + (folder / "bad") + "' is not a net of this program");
    EXPECT_EQ(wrong("sumito net=" + (folder / "none")),
              "'" + (folder / "none") + "' cannot be read: No such file or directory");
    EXPECT_FALSE(read("sumito net=none").options.learned);
}

TEST(Contender, WhatIsWrongIsSaid) {
    EXPECT_EQ(wrong(""), "nobody is named");
    EXPECT_EQ(wrong("  "), "nobody is named");
    EXPECT_EQ(wrong("stockfish"),
              "'stockfish' is none of sumito, random, greedy, turtle, cmd=PROGRAM");
    EXPECT_EQ(wrong("cmd="), "cmd= has no value");
    EXPECT_EQ(wrong("cmd='x"), "a quotation mark is not closed");
    EXPECT_EQ(wrong("sumito strong"), "'strong' is not KEY=VALUE");
    EXPECT_EQ(wrong("sumito level="), "level= has no value");
    EXPECT_EQ(wrong("sumito level=11"), "level=11 is not a number from 1 to 10");
    EXPECT_EQ(wrong("sumito nodes=many"), "nodes=many is not a number from 1 to 1000000000000");
    EXPECT_EQ(wrong("sumito nodes=5k"), "nodes=5k is not a number from 1 to 1000000000000");
    EXPECT_EQ(wrong("sumito depth=0"), "depth=0 is not a number from 1 to 128");
    EXPECT_EQ(wrong("sumito movetime=-5"), "movetime=-5 is not a number from 1 to 86400000");
    EXPECT_EQ(wrong("sumito size=3"), "our engine has no 'size'");
    EXPECT_EQ(wrong("sumito param.size=3"), "no parameter is called 'size'");
    EXPECT_EQ(wrong("sumito weight.size=3"), "no weight is called 'size'");
    EXPECT_EQ(wrong("sumito weight.tempo=x"), "tempo needs a whole number from -10000 to 10000");
    EXPECT_EQ(wrong("cmd=x level=5"),
              "a program has no 'level'; its own options are option.NAME=VALUE");
}

} // namespace
} // namespace sumito::arena
