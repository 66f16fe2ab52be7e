#pragma once

// What a match leaves on the disk, bout by bout: the games as records, and the state from which it
// can go on. The state is a text of a head that says what match it is, and a line for each bout; a
// line without its end was being written when the match was killed, and does not count. A line says
// where its games are going to be in the file of records: games that are not all there do not count
// either, so that none is missing or there twice. Whatever else is in that file stays there.

#include "arena/append_file.h"
#include "arena/bout.h"
#include "arena/kept_bout.h"
#include "arena/plan.h"

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sumito::arena {

// What must not change when a match goes on; lines.
std::string head_of(const Plan& plan);

class Journal {
public:
    // Empty paths: nothing is written there. A state that is there already is gone on with, and
    // its bouts are answered by `kept`. Records are added at the end of their file.
    static std::expected<Journal, std::string> open(const Plan& plan, const std::string& records,
                                                    const std::string& state);

    const std::vector<KeptBout>& kept() const { return kept_; }
    std::expected<void, std::string> keep(const Bout& bout);

private:
    std::expected<void, std::string> open_state(const Plan& plan, const std::string& path);
    std::expected<void, std::string> go_on(const Plan& plan, std::string_view text,
                                           const std::string& path);
    std::expected<void, std::string> open_records(const std::string& path);

    std::optional<AppendFile> records_;
    std::optional<AppendFile> state_;
    std::vector<KeptBout> kept_;
    std::uint64_t last_line_at_ = 0; // of the state
};

} // namespace sumito::arena
