#pragma once

// The figures of the rulebooks as positions, and what a test says about one. The printed pictures
// differ from book to book only in where on the board they stand; so each position here is looked
// at in all twelve ways, turned by sixths and mirrored, and must give the same answer each time.

#include "rules/judge.h"
#include "rules/position.h"

#include <string_view>
#include <vector>

namespace sumito::rulebook {

using namespace rules;

// REQUIRES: the text is a position; the test fails otherwise.
Position position(std::string_view text);
// "e4 e5": the cells named.
CellSet cells(std::string_view names);

// Three marbles in a row, with all the room there is.
inline constexpr std::string_view lance = "w4/6/7/8/3bbb3/8/7/6/5 b 0-0 duel";

// One of the ways to lay the board on the table.
struct Look {
    int sixths = 0;
    bool mirrored = false;

    Cell operator()(Cell cell) const;
    CellSet operator()(CellSet set) const;
    Direction operator()(Direction d) const;
    Position operator()(const Position& position) const;
    std::string move(std::string_view text) const;
};
std::vector<Look> all_looks();

// A move drawn in a book: the position, the move, the position it leads to.
struct Figure {
    std::string_view before;
    std::string_view move;
    std::string_view after;
};

// One that cannot be played, and why, and because of which cells.
struct Impossible {
    std::string_view before;
    std::string_view move;
    Reason reason;
    std::string_view where;
};

// The same for a hand that takes hold of marbles no notation can name together.
struct ImpossibleGrip {
    std::string_view before;
    std::string_view marbles;
    Direction direction;
    Reason reason;
    std::string_view where;
    int steps = 1;
};

// Reading, judging, generating and playing all agree with the figure.
void expect_legal(const Figure& figure);
void expect_refused(const Impossible& figure);
void expect_refused(const ImpossibleGrip& figure);

// --- moves ---

inline constexpr Figure one_marble{"w4/6/7/8/3b5/8/7/6/5 b 0-0 duel", "e4e5",
                                   "w4/6/7/8/4b4/8/7/6/5 w 0-0 duel"};
inline constexpr Figure two_in_line{"w4/6/7/8/2bb5/8/7/6/5 b 0-0 duel", "e3e4",
                                    "w4/6/7/8/3bb4/8/7/6/5 w 0-0 duel"};
inline constexpr Figure three_in_line{"w4/6/7/8/2bbb4/8/7/6/5 b 0-0 duel", "e3e4",
                                      "w4/6/7/8/3bbb3/8/7/6/5 w 0-0 duel"};
inline constexpr Figure three_in_line_backwards{"w4/6/7/8/2bbb4/8/7/6/5 b 0-0 duel", "e5e4",
                                                "w4/6/7/8/1bbb5/8/7/6/5 w 0-0 duel"};
inline constexpr Figure two_broadside{"w4/6/7/8/2bb5/8/7/6/5 b 0-0 duel", "e3e4f4",
                                      "w4/6/7/2bb4/9/8/7/6/5 w 0-0 duel"};
inline constexpr Figure three_broadside{"w4/6/7/8/2bbb4/8/7/6/5 b 0-0 duel", "e3e5f4",
                                        "w4/6/7/2bbb3/9/8/7/6/5 w 0-0 duel"};
inline constexpr Figure three_broadside_the_other_way{"w4/6/7/8/2bbb4/8/7/6/5 b 0-0 duel", "e3e5f3",
                                                      "w4/6/7/1bbb4/9/8/7/6/5 w 0-0 duel"};

// --- sumitos ---

inline constexpr Figure two_push_one{"5/6/7/8/2bbw4/8/7/6/5 b 0-0 duel", "e3e4",
                                     "5/6/7/8/3bbw3/8/7/6/5 w 0-0 duel"};
inline constexpr Figure three_push_one{"5/6/7/8/1bbbw4/8/7/6/5 b 0-0 duel", "e2e3",
                                       "5/6/7/8/2bbbw3/8/7/6/5 w 0-0 duel"};
inline constexpr Figure three_push_two{"5/6/7/8/1bbbww3/8/7/6/5 b 0-0 duel", "e2e3",
                                       "5/6/7/8/2bbbww2/8/7/6/5 w 0-0 duel"};
inline constexpr Figure four_against_two{"5/6/7/8/bbbbww3/8/7/6/5 b 0-0 duel", "e2e3",
                                         "5/6/7/8/b1bbbww2/8/7/6/5 w 0-0 duel"};
inline constexpr Impossible four_at_once{"5/6/7/8/bbbbww3/8/7/6/5 b 0-0 duel", "e1e2",
                                         Reason::too_many, "e1 e2 e3 e4"};

// --- pushes that are not possible ---

inline constexpr Impossible no_free_cell_behind{"5/6/7/8/1bbbwwb2/8/7/6/5 b 0-0 duel", "e2e3",
                                                Reason::push_blocked, "e7"};
inline constexpr Figure white_pushes_the_marble_behind{
    "5/6/7/8/1bbbwwb2/8/7/6/5 w 0-0 duel", "e5e6", "5/6/7/8/1bbb1wwb1/8/7/6/5 b 0-0 duel"};

inline constexpr ImpossibleGrip push_over_a_gap{"5/6/7/8/1bbb1ww2/8/7/6/5 b 0-0 duel",
                                                "e2 e3 e4 e6 e7", Direction::E, Reason::gap, "e5"};
inline constexpr ImpossibleGrip push_from_afar{
    "5/6/7/8/1bbb1ww2/8/7/6/5 b 0-0 duel", "e2 e3 e4", Direction::E, Reason::gap, "e5", 2};
inline constexpr Figure closing_the_gap_pushes_nobody{"5/6/7/8/1bbb1ww2/8/7/6/5 b 0-0 duel", "e2e3",
                                                      "5/6/7/8/2bbbww2/8/7/6/5 w 0-0 duel"};

inline constexpr ImpossibleGrip not_on_the_same_line{"5/6/1b5/2b5/3bww3/8/7/6/5 b 0-0 duel",
                                                     "e4 f4 g4 e5 e6", Direction::E,
                                                     Reason::not_in_line, "e5 e6"};
inline constexpr Impossible push_sideways{"5/6/1b5/2b5/3bww3/8/7/6/5 b 0-0 duel", "e4g4e5",
                                          Reason::sideways_push, "e5"};
inline constexpr Impossible one_of_them_alone{"5/6/1b5/2b5/3bww3/8/7/6/5 b 0-0 duel", "e4e5",
                                              Reason::pac, "e5 e6"};
inline constexpr Figure white_pushes_the_one_in_line{"5/6/1b5/2b5/3bww3/8/7/6/5 w 0-0 duel", "e6e5",
                                                     "5/6/1b5/2b5/2bww4/8/7/6/5 b 0-0 duel"};

// --- pacs, for both who face each other ---

inline constexpr Impossible pac_one_to_one{"5/6/7/8/3bw4/8/7/6/5 b 0-0 duel", "e4e5", Reason::pac,
                                           "e5"};
inline constexpr Impossible pac_one_to_one_white{"5/6/7/8/3bw4/8/7/6/5 w 0-0 duel", "e5e4",
                                                 Reason::pac, "e4"};
inline constexpr Impossible pac_two_to_two{"5/6/7/8/2bbww3/8/7/6/5 b 0-0 duel", "e3e4", Reason::pac,
                                           "e5 e6"};
inline constexpr Impossible pac_two_to_two_white{"5/6/7/8/2bbww3/8/7/6/5 w 0-0 duel", "e6e5",
                                                 Reason::pac, "e3 e4"};
inline constexpr Impossible pac_three_to_three{"5/6/7/8/1bbbwww2/8/7/6/5 b 0-0 duel", "e2e3",
                                               Reason::pac, "e5 e6 e7"};
inline constexpr Impossible pac_three_to_three_white{"5/6/7/8/1bbbwww2/8/7/6/5 w 0-0 duel", "e7e6",
                                                     Reason::pac, "e2 e3 e4"};
inline constexpr Impossible pac_four_to_three{"5/6/7/8/bbbbwww2/8/7/6/5 b 0-0 duel", "e2e3",
                                              Reason::pac, "e5 e6 e7"};
inline constexpr Impossible pac_four_to_three_at_once{"5/6/7/8/bbbbwww2/8/7/6/5 b 0-0 duel", "e1e2",
                                                      Reason::too_many, "e1 e2 e3 e4"};
inline constexpr Impossible pac_four_to_three_white{"5/6/7/8/bbbbwww2/8/7/6/5 w 0-0 duel", "e7e6",
                                                    Reason::pac, "e1 e2 e3 e4"};
inline constexpr Impossible pac_five_to_three{"5/6/7/8/bbbbbwww1/8/7/6/5 b 0-0 duel", "e3e4",
                                              Reason::pac, "e6 e7 e8"};
inline constexpr Impossible two_against_three{"5/6/7/8/2bbwww2/8/7/6/5 b 0-0 duel", "e3e4",
                                              Reason::pac, "e5 e6 e7"};

// Row e is the line a-b of the figure, the diagonal from a1 to i9 the line c-d.
inline constexpr Impossible pac_along_a_b{"5/6/7/8/1bbbwww2/3b4/2b4/6/5 b 0-0 duel", "e2e3",
                                          Reason::pac, "e5 e6 e7"};
inline constexpr Impossible pac_along_b_a{"5/6/7/8/1bbbwww2/3b4/2b4/6/5 w 0-0 duel", "e7e6",
                                          Reason::pac, "e2 e3 e4"};
inline constexpr Figure broken_along_c_d{"5/6/7/8/1bbbwww2/3b4/2b4/6/5 b 0-0 duel", "c3d4",
                                         "5/6/7/4w3/1bbbbww2/3b4/7/6/5 w 0-0 duel"};
inline constexpr Figure then_free_along_a_b{"5/6/7/4w3/1bbbbww2/3b4/7/6/5 b 0-0 duel", "e3e4",
                                            "5/6/7/4w3/1b1bbbww1/3b4/7/6/5 w 0-0 duel"};

// --- ejections ---

inline constexpr Figure two_eject_one{"w4/6/7/8/6bbw/8/7/6/5 b 0-0 duel", "e7e8",
                                      "w4/6/7/8/7bb/8/7/6/5 w 1-0 duel"};
inline constexpr Figure three_eject_one{"w4/6/7/8/5bbbw/8/7/6/5 b 0-0 duel", "e6e7",
                                        "w4/6/7/8/6bbb/8/7/6/5 w 1-0 duel"};
inline constexpr Figure three_eject_one_of_two{"w4/6/7/8/4bbbww/8/7/6/5 b 0-0 duel", "e5e6",
                                               "w4/6/7/8/5bbbw/8/7/6/5 w 1-0 duel"};
// The marble on e9 has nowhere to go.
inline constexpr Figure det_is_ejected{"w4/6/7/7b/6bbw/7b/7/6/5 b 0-0 duel", "e7e8",
                                       "w4/6/7/7b/7bb/7b/7/6/5 w 1-0 duel"};
inline constexpr Figure sixth_ejection{"w4/6/7/8/6bbw/8/7/6/5 b 5-5 duel", "e7e8",
                                       "w4/6/7/8/7bb/8/7/6/5 w 6-5 duel"};
inline constexpr Figure sixth_ejection_by_white{"b4/6/7/8/6wwb/8/7/6/5 w 5-5 duel", "e7e8",
                                                "b4/6/7/8/7ww/8/7/6/5 b 5-6 duel"};

} // namespace sumito::rulebook
