#include "cli/play_save.h"

#include "cli/command.h"
#include "cli/file.h"
#include "cli/play_text.h"
#include "cli/records.h"
#include "game/record.h"

#include <filesystem>
#include <fmt/core.h>

namespace sumito::cli {

namespace {

std::string free_name() {
    std::string name = "sumito-game.sgn";
    for (int number = 2; std::filesystem::exists(name); ++number)
        name = fmt::format("sumito-game-{}.sgn", number);
    return name;
}

} // namespace

std::expected<std::string, std::string>
PlaySaver::save_in(const std::string& file, const game::Game& game, game::Instant now) const {
    game::Record record = game::record_of(game, now);
    if (from_) game::take_over_notes(record, *from_);
    game::write_computers(record, seats_);
    try {
        write_file(file, game::to_text(record));
    } catch (const Failure& failure) {
        return std::unexpected(failure.what);
    }
    return file;
}

std::expected<std::string, std::string> PlaySaver::operator()(const game::Game& game,
                                                              game::Instant now) {
    if (file_.empty()) file_ = free_name();
    return save_in(file_, game, now);
}

PlayStart load_game(const std::string& file, words::Language language) {
    const std::string text = read_file(file);
    game::RecordReader reader(text);
    auto record = reader.next();
    if (!record) throw Failure{exit_usage, fmt::format("no game in '{}'", file)};
    if (!*record)
        throw Failure{exit_usage, fmt::format("'{}': {}", file, to_text(record->error()))};
    if (reader.next())
        throw Failure{exit_usage,
                      fmt::format("'{}' has several games; one alone can be resumed", file)};
    for (game::Seat& seat : (*record)->settings.seats.at) seat.name = printable(seat.name);
    const PlaySeats seats = game::take_computers(**record);
    name_computers((*record)->settings, seats, language);
    // To go on would be to say otherwise.
    if ((*record)->claim)
        throw Failure{exit_usage,
                      fmt::format("'{}': the game is over: it says {}", file, ending(**record))};
    // When it began does not matter, as long as it was before now.
    auto game = game::replay(**record);
    if (!game) throw Failure{exit_usage, fmt::format("'{}': {}", file, to_text(game.error()))};
    return {*std::move(game), seats, std::move(**record)};
}

} // namespace sumito::cli
