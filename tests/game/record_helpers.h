#pragma once

// Short ways to read a record in a test.

#include "game/record.h"

#include <gtest/gtest.h>

namespace sumito::game {

// Every game of the text; one that is wrong fails the test.
inline std::vector<Record> read_all(std::string_view text, const ReadOptions& options = {}) {
    std::vector<Record> records;
    RecordReader reader(text, options);
    while (auto record = reader.next()) {
        if (*record)
            records.push_back(std::move(**record));
        else
            ADD_FAILURE() << to_text(record->error()) << "\n" << text;
    }
    return records;
}

// The only one.
inline Record read(std::string_view text, const ReadOptions& options = {}) {
    auto records = read_all(text, options);
    EXPECT_EQ(records.size(), 1u) << text;
    return records.size() == 1 ? std::move(records[0]) : Record{};
}

// What is wrong with the first game.
inline RecordError error_of(std::string_view text, const ReadOptions& options = {}) {
    auto record = RecordReader(text, options).next();
    if (record && !*record) return record->error();
    ADD_FAILURE() << "nothing wrong with " << text;
    return {};
}

} // namespace sumito::game
