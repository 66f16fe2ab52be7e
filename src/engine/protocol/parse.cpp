#include "engine/protocol/parse.h"

#include "engine/protocol/parse_go.h"
#include "game/record_setup.h"
#include "game/record_text.h"
#include "rules/layout.h"

#include <charconv>
#include <utility>

namespace sumito::engine::protocol {

using game::quoted;

namespace {

using Parsed = std::expected<Command, Error>;

std::unexpected<Error> wrong(std::size_t at, std::string what) {
    return std::unexpected(Error{at, std::move(what)});
}

// The command, if nothing stands behind it.
Parsed alone(Command command, const Words& words) {
    if (words.empty()) return command;
    return wrong(words.front().at, quoted(words.front().text) + " is too much");
}

template <class Bare> Parsed read_bare(Words& words) { return alone(Bare{}, words); }
template <Dialect dialect> Parsed read_hello(Words& words) { return alone(Hello{dialect}, words); }

// --- setoption ---

// Names are some words, with one space between them however many were typed.
Parsed read_set_option(Words& words) {
    if (words.empty() || words.front().text != "name")
        return wrong(words.empty() ? words.end() : words.front().at,
                     "setoption is followed by 'name'");
    words.take();
    SetOption option{"", {"", words.end()}, words.empty() ? words.end() : words.front().at};
    while (!words.empty() && words.front().text != "value") {
        if (!option.name.empty()) option.name += ' ';
        option.name += words.take().text;
    }
    if (option.name.empty()) return wrong(option.at, "the name of the option is missing");
    if (!words.empty()) words.take();
    if (!words.empty()) option.value = words.take_until("");
    return option;
}

// --- position ---

std::expected<rules::Position, Error> read_layout(Words& words) {
    if (words.empty()) return wrong(words.end(), "the name of the layout is missing");
    const Word name = words.take();
    const rules::Layout* layout = rules::layout_named(name.text);
    if (!layout) return wrong(name.at, "no layout is called " + quoted(name.text));
    return rules::start_of(*layout);
}

std::expected<rules::Position, Error> read_fen(Words& words) {
    if (words.empty() || words.front().text == "moves")
        return wrong(words.empty() ? words.end() : words.front().at, "the position is missing");
    const Word fen = words.take_until("moves");
    const auto setup = game::read_setup(fen.text);
    if (!setup) return wrong(fen.at + setup.error().at, setup.error().what);
    const auto position = rules::Position::from(*setup);
    if (!position) return wrong(fen.at, position.error().what);
    return *position;
}

std::expected<std::optional<rules::Position>, Error> read_start(Words& words) {
    const std::string choices = "startpos, layout or fen";
    if (words.empty()) return wrong(words.end(), "position is followed by " + choices);
    const Word kind = words.take();
    if (kind.text == "startpos") return std::nullopt;
    if (kind.text == "layout") return read_layout(words);
    if (kind.text == "fen") return read_fen(words);
    return wrong(kind.at, quoted(kind.text) + " is none of " + choices);
}

Parsed read_position(Words& words) {
    const auto start = read_start(words);
    if (!start) return std::unexpected(start.error());
    SetPosition command{*start, {}};
    if (words.empty()) return command;
    const Word word = words.take();
    if (word.text != "moves")
        return wrong(word.at, quoted(word.text) + " stands where 'moves' should");
    command.moves = words.take_all();
    return command;
}

// --- query ---

struct Topic {
    std::string_view name;
    Question what;
    std::size_t player = 0;
};
constexpr std::array topics{
    Topic{"turn", Question::turn},
    Topic{"players", Question::players},
    Topic{"legalmoves", Question::legal_moves},
    Topic{"fen", Question::fen},
    Topic{"scores", Question::scores},
    Topic{"result", Question::result},
    Topic{"gameover", Question::game_over},
    Topic{"p1turn", Question::players_turn, 0},
    Topic{"p2turn", Question::players_turn, 1},
    Topic{"p3turn", Question::players_turn, 2},
    Topic{"p4turn", Question::players_turn, 3},
};

Parsed read_query(Words& words) {
    const std::string choices =
        "turn, players, legalmoves, fen, scores, result, gameover, p1turn .. p4turn";
    if (words.empty()) return wrong(words.end(), "query is followed by one of " + choices);
    const Word word = words.take();
    for (const Topic& topic : topics)
        if (topic.name == word.text) return alone(Query{topic.what, topic.player, word.at}, words);
    return wrong(word.at, quoted(word.text) + " is none of " + choices);
}

// --- all of them ---

struct Verb {
    std::string_view name;
    Parsed (*read)(Words&);
};
constexpr std::array verbs{
    Verb{"ugi", read_hello<Dialect::ugi>},  Verb{"uci", read_hello<Dialect::uci>},
    Verb{"isready", read_bare<IsReady>},    Verb{"uginewgame", read_bare<NewGame>},
    Verb{"ucinewgame", read_bare<NewGame>}, Verb{"setoption", read_set_option},
    Verb{"position", read_position},        Verb{"go", read_go},
    Verb{"stop", read_bare<Stop>},          Verb{"ponderhit", read_bare<PonderHit>},
    Verb{"wait", read_bare<Wait>},          Verb{"query", read_query},
    Verb{"quit", read_bare<Quit>},
};

} // namespace

std::expected<Command, Error> parse(std::string_view line) {
    if (line.size() > longest_line)
        return wrong(longest_line,
                     "the line is longer than " + std::to_string(longest_line) + " bytes");
    Words words(line);
    if (words.empty()) return Nothing{};
    const Word first = words.take();
    for (const Verb& verb : verbs)
        if (verb.name == first.text) return verb.read(words);
    return wrong(first.at, quoted(first.text) + " is no command");
}

std::expected<std::int64_t, Error> read_number(std::string_view name, Word word, std::int64_t least,
                                               std::int64_t most) {
    std::int64_t number = 0;
    const char* begin = word.text.data();
    const char* end = begin + word.text.size();
    const auto [stop, error] = std::from_chars(begin, end, number);
    if (word.text.empty() || error != std::errc{} || stop != end || number < least || number > most)
        return wrong(word.at, std::string(name) + " is a number from " + std::to_string(least) +
                                  " to " + std::to_string(most) + ", not " + quoted(word.text));
    return number;
}

} // namespace sumito::engine::protocol
