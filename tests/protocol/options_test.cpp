#include "engine/protocol/options.h"
#include "engine/shipped_net.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace sumito::engine::protocol {
namespace {

std::expected<Settings, Error> change(std::string name, std::string_view value) {
    return changed({}, SetOption{std::move(name), {value, 20}, 10});
}

TEST(ProtocolOptions, AreOfferedAsTheyAreAtFirst) {
    const auto lines = option_lines();
    EXPECT_EQ(lines.size(), 12u);
    for (const auto* line :
         {"option name Hash type spin default 64 min 1 max 65536",
          "option name Level type spin default 10 min 1 max 10",
          "option name Style type spin default -1 min -1 max 100",
          "option name Ruleset type combo default duel var duel var trio var teams var tandem",
          "option name Ponder type check default false", "option name Clear Hash type button",
          "option name EvalFile type string default <built-in>"})
        EXPECT_EQ(std::ranges::count(lines, line), 1) << line;
}

TEST(ProtocolOptions, ChangeTheSettings) {
    EXPECT_EQ(change("Hash", "128")->engine.hash_megabytes, 128);
    EXPECT_EQ(change("threads", "2")->engine.threads, 2);
    EXPECT_EQ(change("MULTIPV", "3")->engine.lines, 3);
    EXPECT_EQ(change("Level", "4")->engine.level, 4);
    EXPECT_EQ(change("Style", "100")->engine.style, 100);
    EXPECT_EQ(change("Seed", "7")->engine.seed, 7u);
    EXPECT_EQ(change("Repetitions", "0")->draws.repetitions, 0);
    EXPECT_EQ(change("QuietLimit", "50")->draws.quiet_plies, 50);
    EXPECT_EQ(change("Ruleset", "tandem")->ruleset, &rules::tandem);
    EXPECT_TRUE(change("Ponder", "true")->ponder);
    EXPECT_FALSE(change("Ponder", "false")->ponder);
}

TEST(ProtocolOptions, ANetComesFromAFile) {
    const auto with = change("EvalFile", SUMITO_DUEL_NET);
    ASSERT_TRUE(with);
    ASSERT_NE(with->engine.net, nullptr);
    EXPECT_EQ(*with->engine.net, *shipped_net(rules::duel));
    const auto without = changed(*with, SetOption{"evalfile", {"<built-in>", 20}, 10});
    EXPECT_EQ(without->engine.net, nullptr);
    EXPECT_TRUE(without->engine.learned);
    const auto by_hand = changed(*with, SetOption{"EvalFile", {"none", 20}, 10});
    EXPECT_EQ(by_hand->engine.net, nullptr);
    EXPECT_FALSE(by_hand->engine.learned);
    EXPECT_TRUE(changed(*by_hand, SetOption{"EvalFile", {"<built-in>", 20}, 10})->engine.learned);
}

TEST(ProtocolOptions, ChangeOneThingOnly) {
    Settings expected;
    expected.engine.level = 4;
    EXPECT_EQ(change("Level", "4"), expected);
}

TEST(ProtocolOptions, ParametersOfTheSearchAreOptionsToo) {
    const auto settings = change(std::string(parameters[0].name), "77");
    EXPECT_EQ(settings->engine.parameters.*parameters[0].member, 77);
    EXPECT_FALSE(change(std::string(parameters[0].name), "-1000000"));
}

TEST(ProtocolOptions, WhatIsWrongIsNamed) {
    EXPECT_EQ(change("Hush", "1").error(), (Error{10, "no option is called 'Hush'"}));
    EXPECT_EQ(change("Hash", "0").error(),
              (Error{20, "Hash is a number from 1 to 65536, not '0'"}));
    EXPECT_EQ(change("Level", "").error(), (Error{20, "Level is a number from 1 to 10, not ''"}));
    EXPECT_EQ(change("Ruleset", "chess").error(),
              (Error{20, "Ruleset is duel, trio, teams or tandem, not 'chess'"}));
    EXPECT_EQ(change("Ponder", "1").error(), (Error{20, "Ponder is true or false, not '1'"}));
    EXPECT_EQ(change("EvalFile", "/nowhere").error(),
              (Error{20, "'/nowhere' cannot be read: No such file or directory"}));
    EXPECT_TRUE(
        change("EvalFile", __FILE__).error().what.ends_with("is not a net of this program"));
    EXPECT_FALSE(change("Threads", "99999999999999999999"));
}

TEST(ProtocolOptions, TheButtonIsKnownByItsName) {
    EXPECT_TRUE(is_clear_hash({"clear hash", {}, 0}));
    EXPECT_FALSE(is_clear_hash({"Hash", {}, 0}));
}

} // namespace
} // namespace sumito::engine::protocol
