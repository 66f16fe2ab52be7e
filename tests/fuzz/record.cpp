#include "game/record.h"

#include "fuzz.h"

namespace sumito::fuzz {

using namespace game;
using rules::Notation;

namespace {

void write_and_read(const Record& record) {
    for (const auto notation : {Notation::standard, Notation::nacre, Notation::playstrategy}) {
        const std::string written = to_text(record, notation);
        RecordReader again(written);
        const auto same = again.next();
        require(same && *same && **same == record);
        require(!again.next());
    }
}

void read(std::string_view text, const ReadOptions& options) {
    RecordReader reader(text, options);
    while (const auto record = reader.next()) {
        if (!*record) {
            require(!record->error().what.empty() && record->error().line > 0);
            continue;
        }
        write_and_read(**record);
        // What a game says of itself is what was read, but for the words about it.
        const auto played = replay(**record);
        require(played && replay(record_of(*played)).has_value());
    }
}

} // namespace

void run(std::string_view text) {
    read(text, {});
    read(text, {.layout = rules::layout_named("belgian-daisy"), .swapped_cells = true});
}

} // namespace sumito::fuzz
