#pragma once

// The plain face of `sumito play`: a line in, a few lines out. For screen readers, scripts and
// terminals that cannot be drawn on.

#include "cli/board_text.h"
#include "cli/play_session.h"
#include "cli/play_table.h"

#include <expected>
#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace sumito::cli {

class PlainPlay {
public:
    struct Surroundings {
        std::istream& in;
        std::ostream& out;
        std::function<game::Instant()> now;
        Ink ink = Ink::plain;
        std::string_view invitation; // to type, where somebody sits
        std::string file;            // the game is saved there when it has ended or is left
    };

    // In the file; the usual one, if it has no name.
    using Save = std::function<std::expected<std::string, std::string>(
        const std::string& file, const game::Game&, game::Instant)>;

    PlainPlay(PlayTable table, Save save, PlayComputers computers, Surroundings surroundings)
        : table_(std::move(table)), save_(std::move(save)), computers_(std::move(computers)),
          here_(std::move(surroundings)) {}

    // Until the game ends, somebody quits, or there is nothing more to read.
    void run();

private:
    bool go_on();                     // false: quit, or there is nothing more to read
    bool attend();                    // false: no computer has anything to do
    bool read(std::string& line);     // false: there is nothing more
    bool obey(std::string_view line); // false: quit
    void act(rules::Colour seat, const game::Action& action);
    void tell(const PlayTable::Answer& answer);
    void answer_draw(const game::Action& action);
    void save(const std::string& file);
    bool is_foreign(const std::string& file) const;
    void show_hint();
    void show_state();
    void show_moves();
    void show_help();
    void say(std::string_view sentence);
    std::string score_line() const;

    PlayTable table_;
    Save save_;
    PlayComputers computers_;
    Surroundings here_;
    std::vector<std::string> own_files_; // that this game was saved in
    bool is_kept_ = true;                // nothing has happened since it was saved in its file
};

} // namespace sumito::cli
