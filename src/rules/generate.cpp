#include "rules/generate.h"

#include "rules/count_kernel.h"

#include <algorithm>
#include <utility>

namespace sumito::rules {

#if defined(SUMITO_X86_VECTORS)
int count_avx2(std::uint64_t lead, std::uint64_t line, std::uint64_t foes);
int count_avx512(std::uint64_t lead, std::uint64_t line, std::uint64_t foes);
#endif

namespace {

// One word a direction, for machines without wide vectors and for WebAssembly.
struct Scalar {
    std::uint64_t lanes[6];

    static Scalar all(std::uint64_t word) { return {{word, word, word, word, word, word}}; }
    static Scalar inside() { return all(CellSet::board().bits()).behind<0>(); }
    template <int Turn> Scalar behind() const {
        return each([this]<std::size_t I>() {
            constexpr auto d = static_cast<Direction>((I + Turn) % 6);
            return before(CellSet(lanes[I]), d).bits();
        });
    }
    friend Scalar operator&(const Scalar& a, const Scalar& b) {
        return each([&]<std::size_t I>() { return a.lanes[I] & b.lanes[I]; });
    }
    friend Scalar operator|(const Scalar& a, const Scalar& b) {
        return each([&]<std::size_t I>() { return a.lanes[I] | b.lanes[I]; });
    }
    Scalar without(const Scalar& b) const {
        return each([&]<std::size_t I>() { return lanes[I] & ~b.lanes[I]; });
    }
    template <class... More> static int total(const More&... more) {
        int sum = 0;
        const auto add = [&sum](const Scalar& s) {
            for (const std::uint64_t word : s.lanes) sum += std::popcount(word);
        };
        (add(more), ...);
        return sum;
    }

private:
    template <class F> static Scalar each(const F& f) {
        return [&f]<std::size_t... I>(std::index_sequence<I...>) {
            return Scalar { {f.template operator()<I>()...} };
        }(std::make_index_sequence<6>{});
    }
};

#if defined(SUMITO_X86_VECTORS)
bool machine_has_avx2() { return __builtin_cpu_supports("avx2"); }
bool machine_has_avx512() {
    return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vpopcntdq");
}
#endif

int count_scalar(std::uint64_t lead, std::uint64_t line, std::uint64_t foes) {
    return count_in_lanes<Scalar>(lead, line, foes);
}

} // namespace

void generate(const View& view, MoveList& moves) {
    for (const Direction d : all_directions) {
        for (const Cell rear : rears_in_line(view, d)) moves.add(Move::in_line(rear, d));
        const CellSet free = free_to_step(view, d);
        for (int turn = 1; turn <= 2; ++turn) {
            const Direction axis = forward(turned(d, turn));
            const CellSet twos = free & before(free, axis);
            const CellSet threes = twos & before(twos, axis);
            for (const Cell end : twos) moves.add(Move::broadside(end, axis, 2, d));
            for (const Cell end : threes) moves.add(Move::broadside(end, axis, 3, d));
        }
    }
}

MoveList generate(const Position& position) {
    MoveList moves;
    if (position.reached_goal()) return moves;
    generate(position.view(), moves);
    if (moves.empty() && position.ruleset().stuck == Stuck::passes) moves.add(Move::pass());
    return moves;
}

std::span<const Counter> counters() {
    static const Counter table[] = {
#if defined(SUMITO_X86_VECTORS)
        {"avx512", count_avx512, machine_has_avx512()},
        {"avx2", count_avx2, machine_has_avx2()},
#endif
        {"scalar", count_scalar, true},
    };
    return table;
}

int count_moves(const View& view) {
    static const Counter best = *std::ranges::find_if(counters(), &Counter::available);
    return best.count(view);
}

int count_moves(const Position& position) {
    if (position.reached_goal()) return 0;
    const int count = count_moves(position.view());
    return count == 0 && position.ruleset().stuck == Stuck::passes ? 1 : count;
}

bool can_move(const View& view) {
    return std::ranges::any_of(all_directions,
                               [&](Direction d) { return !rears_in_line(view, d).empty(); });
}

bool is_legal(const Position& position, Move move) {
    const MoveList moves = generate(position);
    return std::ranges::find(moves, move) != moves.end();
}

} // namespace sumito::rules
