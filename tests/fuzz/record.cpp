#include "game/record.h"

#include "fuzz.h"

namespace sumito::fuzz {

using namespace game;

void run(std::string_view text) {
    RecordReader reader(text);
    while (const auto read = reader.next()) {
        if (!*read) {
            require(!read->error().what.empty());
            continue;
        }
        const Record& record = **read;
        require(replay(record).has_value());
        for (const auto notation : {rules::Notation::standard, rules::Notation::nacre}) {
            const std::string written = to_text(record, notation);
            RecordReader again(written);
            const auto same = again.next();
            require(same && *same && **same == record);
            require(!again.next());
        }
    }
}

} // namespace sumito::fuzz
