#include "tuning/game_file.h"

#include "engine/checksum.h"
#include "rules/generate.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace sumito::tuning {

using rules::Move;
using rules::Position;

namespace {

constexpr std::string_view what_it_is = "sumito games 5\n";
constexpr std::string_view any_version = "sumito games ";

void put_word(std::string& bytes, unsigned word) {
    bytes.push_back(static_cast<char>(word & 255));
    bytes.push_back(static_cast<char>(word >> 8 & 255));
}

std::uint32_t lower_half_of_checksum(std::string_view bytes) {
    return static_cast<std::uint32_t>(engine::checksum(bytes));
}

// The bits of the legal moves, in order, so that nothing depends on how they are made.
class Legal {
public:
    explicit Legal(const Position& position) {
        for (const Move move : rules::generate(position)) bits_[size_++] = move.bits();
        std::sort(bits_.begin(), end());
    }

    std::size_t rank_of(Move move) const {
        const auto found = std::lower_bound(bits_.begin(), end(), move.bits());
        assert(found != end() && *found == move.bits());
        return static_cast<std::size_t>(found - bits_.begin());
    }
    std::optional<Move> at(std::size_t rank) const {
        if (rank >= size_) return std::nullopt;
        return Move::from_bits(bits_[rank]);
    }

private:
    using Bits = std::array<std::uint16_t, rules::MoveList::capacity>;

    Bits::const_iterator end() const { return bits_.begin() + size_; }
    Bits::iterator end() { return bits_.begin() + size_; }

    Bits bits_;
    std::size_t size_ = 0;
};

// Instead of a difference: the whole score follows.
constexpr int whole_score = -128;

void put_score(std::string& bytes, int score, int last) {
    const int difference = score - last;
    if (difference > whole_score && difference <= -(whole_score + 1)) {
        bytes.push_back(static_cast<char>(difference));
        return;
    }
    bytes.push_back(static_cast<char>(whole_score));
    put_word(bytes, static_cast<std::uint16_t>(score));
}

// Takes bytes from the front, as long as there are any.
class Bytes {
public:
    explicit Bytes(std::string_view bytes) : bytes_(bytes) {}

    std::size_t at() const { return at_; }
    bool empty() const { return at_ == bytes_.size(); }
    std::optional<unsigned> byte() {
        if (empty()) return std::nullopt;
        return static_cast<unsigned char>(bytes_[at_++]);
    }
    std::optional<unsigned> word() {
        const auto low = byte();
        const auto high = byte();
        if (!low || !high) return std::nullopt;
        return *low | *high << 8;
    }
    std::optional<std::uint32_t> long_word() {
        const auto low = word();
        const auto high = word();
        if (!low || !high) return std::nullopt;
        return *low | *high << 16;
    }
    std::optional<std::int16_t> score(int last) {
        const auto first = byte();
        if (!first) return std::nullopt;
        const int difference = static_cast<std::int8_t>(*first);
        if (difference != whole_score) return static_cast<std::int16_t>(last + difference);
        const auto whole = word();
        if (!whole) return std::nullopt;
        return static_cast<std::int16_t>(*whole);
    }
    std::string_view since(std::size_t from) const { return bytes_.substr(from, at_ - from); }
    std::optional<std::string_view> text(std::size_t size) {
        if (bytes_.size() - at_ < size) return std::nullopt;
        at_ += size;
        return bytes_.substr(at_ - size, size);
    }

private:
    std::string_view bytes_;
    std::size_t at_ = 0;
};

std::unexpected<std::string> wrong(std::size_t at, const std::string& what) {
    return std::unexpected("byte " + std::to_string(at) + ": " + what);
}

using MaybeGame = std::expected<std::optional<ScoredGame>, std::string>;
constexpr std::optional<ScoredGame> torn = std::nullopt; // the file ends within the game

MaybeGame read_moves(Bytes& bytes, ScoredGame game, unsigned count) {
    Position position = game.start;
    rules::PerSide<std::int16_t> last{};
    for (unsigned i = 0; i < count; ++i) {
        const std::size_t at = bytes.at();
        std::int16_t& of_side = last[position.side_to_move()];
        const auto rank = bytes.byte();
        const auto score = bytes.score(of_side);
        if (!rank || !score) return torn;
        of_side = *score;
        const auto move = Legal(position).at(*rank);
        if (!move) return wrong(at, "no legal move");
        position.play(*move);
        game.moves.push_back({*move, *score});
    }
    return game;
}

MaybeGame read_game(Bytes& bytes) {
    const std::size_t at = bytes.at();
    const auto size = bytes.byte();
    if (!size) return torn;
    const auto text = bytes.text(*size);
    const auto winner = bytes.byte();
    const auto count = bytes.word();
    if (!text || !winner || !count) return torn;
    const auto start = Position::from_text(*text);
    if (!start) return wrong(at, "no position: " + start.error().what);
    if (*winner > static_cast<unsigned>(start->ruleset().sides)) return wrong(at, "no such winner");
    ScoredGame game{*start, {}, std::nullopt};
    if (*winner > 0) game.winner = static_cast<rules::Side>(*winner - 1);
    MaybeGame read = read_moves(bytes, std::move(game), *count);
    if (!read || !*read) return read;
    const std::uint32_t sum = lower_half_of_checksum(bytes.since(at));
    const auto told = bytes.long_word();
    if (!told) return torn;
    if (*told != sum) return wrong(at, "a damaged game");
    return read;
}

} // namespace

std::string game_file_head(std::string_view made) {
    return std::string(what_it_is) + std::string(made) + '\n';
}

std::string to_bytes(const ScoredGame& game) {
    const std::string start = game.start.text();
    std::string bytes(1, static_cast<char>(start.size()));
    bytes += start;
    bytes.push_back(
        static_cast<char>(game.winner ? 1 + static_cast<int>(rules::index(*game.winner)) : 0));
    put_word(bytes, static_cast<unsigned>(game.moves.size()));
    Position position = game.start;
    rules::PerSide<std::int16_t> last{};
    for (const ScoredMove& m : game.moves) {
        std::int16_t& of_side = last[position.side_to_move()];
        bytes.push_back(static_cast<char>(Legal(position).rank_of(m.move)));
        put_score(bytes, m.score, of_side);
        of_side = m.score;
        position.play(m.move);
    }
    const std::uint32_t sum = lower_half_of_checksum(bytes);
    put_word(bytes, sum);
    put_word(bytes, sum >> 16);
    return bytes;
}

std::expected<GamesRead, std::string> read_games(std::string_view text) {
    if (!text.starts_with(any_version)) return wrong(0, "not a file of games");
    const std::string_view version = text.substr(0, what_it_is.size());
    if (!what_it_is.starts_with(version)) return wrong(0, "a file of games of another version");
    const std::size_t end = text.find('\n', what_it_is.size());
    if (end == std::string_view::npos)
        return wrong(version.size(), "nothing about how the games were made");
    Bytes bytes(text);
    bytes.text(end + 1);
    GamesRead read{
        std::string(text.substr(what_it_is.size(), end - what_it_is.size())), {}, bytes.at()};
    while (!bytes.empty()) {
        auto game = read_game(bytes);
        if (!game) return std::unexpected(game.error());
        if (!*game) return read;
        read.games.push_back(**std::move(game));
        read.size = bytes.at();
    }
    return read;
}

} // namespace sumito::tuning
