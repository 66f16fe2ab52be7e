#pragma once

// Players, plans and files for the tests of matches.

#include "arena/match.h"
#include "arena/player.h"

#include <filesystem>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>

namespace sumito::arena {

// The sides, by the colour that each begins with.
inline constexpr rules::Side black{0};
inline constexpr rules::Side white{1};
inline constexpr rules::Side red{2};

// Does as it is told.
class ScriptedPlayer : public Player {
public:
    using Script = std::function<std::expected<Choice, Fault>(const game::Game&)>;
    explicit ScriptedPlayer(Script script) : script_(std::move(script)) {}

    std::expected<void, Fault> new_game(std::uint64_t /*seed*/) override { return {}; }
    std::expected<Choice, Fault> choose(const game::Game& game, game::Instant /*now*/,
                                        const std::stop_token& /*stop*/) override {
        return script_(game);
    }

private:
    Script script_;
};

// Goes to and fro; says what it thinks of it, in hundredths of a marble, if it is told.
ScriptedPlayer::Script shuffling(std::optional<int> hundredths = {});
ScriptedPlayer::Script failing(Fault::Why why);

Opening opening_from(std::string_view layout);

// Baselines that have played through in milliseconds.
Wishes wishes_for(const rules::Ruleset& ruleset, std::initializer_list<const char*> players,
                  std::size_t games);

// REQUIRES: it can be made
Plan made(const Wishes& wishes);

// A folder that is gone afterwards.
class Folder {
public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::string operator/(std::string_view name) const { return (path_ / name).string(); }

private:
    std::filesystem::path path_;
};

std::string content(const std::string& path);
void write(const std::string& path, std::string_view text);

// Stops after so many bouts.
class Patient : public Observer {
public:
    explicit Patient(std::size_t bouts = ~std::size_t{0}) : bouts_(bouts) {}

    void counted(const Bout& bout, const Tally& /*tally*/) override {
        if (counted_++ >= bouts_) late_ = true;
        numbers.push_back(bout.number);
    }
    Wish asked(const Tally& /*tally*/) override {
        return counted_ >= bouts_ ? Wish::stop : Wish::go_on;
    }
    bool late() const { return late_; }

    std::vector<std::size_t> numbers;

private:
    std::size_t bouts_;
    std::size_t counted_ = 0;
    bool late_ = false;
};

// What a match has left on the disk.
struct Left {
    MatchEnd end;
    std::string state;
    std::string records;
};
Left run(const Plan& plan, const std::string& records, const std::string& state,
         Observer& observer);

} // namespace sumito::arena
