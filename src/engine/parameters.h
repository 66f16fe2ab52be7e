#pragma once

// Numbers of the search that matches decide about, by name, so that a tuner can turn them.

#include <array>
#include <span>
#include <string_view>

namespace sumito::engine {

struct Parameters {
    int reverse_futility = 37; // a depth, when the value is above the window
    int futility = 113;        // a depth, for quiet moves when it is below
    int futility_base = 99;
    int razoring = 258; // a depth
    int hopeless = 1;   // depth up to which quiet moves are left out when futile
    // What compactness is worth to the most daring, in percent: its own and the foes'.
    int daring_own = 0;
    int daring_foes = 150;
    int best_reply = 1;           // with three sides: one answer of the others, not both
    int null_depth = 4;           // least depth to try a pass at
    int null_base = 3;            // plies left out after it
    int null_divisor = 4;         // and depth over this more
    int null_margin = 154;        // and one for each so much above the window
    int late_base = 4;            // quiet moves tried at depth 0 of late-move pruning
    int late_scale = 70;          // percent of depth squared more
    int reduction = 47;           // percent of ln(depth) ln(number)
    int reduction_base = 37;      // hundredths of a ply
    int reduction_history = 6162; // history that takes or gives a ply
    // Hundredths of a ply more or less: in the principal variation, where a cutoff is expected,
    // where the side is not better off than at its last turn, for pushes.
    int reduction_principal = 96;
    int reduction_cut = 89;
    int reduction_steady = 44;
    int reduction_push = 25;
    int aspiration = 45;
    int history_pruning = 3535; // a depth
    // In the order of moves: for pushes and for killers.
    int push_bonus = 3312;
    int killer_bonus = 13150;
    // What histories learn, in percent of the usual.
    int main_history = 66;
    int answer_history = 94;
    int sequel_history = 106;
    int correction = 179;    // of the evaluation, in percent of what was learnt
    int unknown_depth = 4;   // from here on a ply less where the table knows nothing
    int singular_depth = 8;  // least depth to look for a move all others are worse than
    int singular_margin = 8; // a depth
    int bonus = 107;         // to a history, a depth
    int net_marble = 120;    // what ejections are worth beside a net of the duel, in percent

    friend constexpr bool operator==(const Parameters&, const Parameters&) = default;
};

struct Parameter {
    std::string_view name;
    int Parameters::* member;
    int least, most;
};

inline constexpr std::array parameters{
    Parameter{"reverse_futility", &Parameters::reverse_futility, 10, 10000000},
    Parameter{"futility", &Parameters::futility, 10, 100000},
    Parameter{"futility_base", &Parameters::futility_base, 0, 1000},
    Parameter{"razoring", &Parameters::razoring, 50, 100000},
    Parameter{"hopeless", &Parameters::hopeless, 0, 8},
    Parameter{"daring_own", &Parameters::daring_own, 0, 100},
    Parameter{"daring_foes", &Parameters::daring_foes, 100, 400},
    Parameter{"best_reply", &Parameters::best_reply, 0, 1},
    Parameter{"null_depth", &Parameters::null_depth, 1, 200},
    Parameter{"null_base", &Parameters::null_base, 1, 6},
    Parameter{"null_divisor", &Parameters::null_divisor, 2, 10},
    Parameter{"null_margin", &Parameters::null_margin, 20, 10000},
    Parameter{"late_base", &Parameters::late_base, 1, 1000},
    Parameter{"late_scale", &Parameters::late_scale, 10, 400},
    Parameter{"reduction", &Parameters::reduction, 0, 150},
    Parameter{"reduction_base", &Parameters::reduction_base, 0, 200},
    Parameter{"reduction_history", &Parameters::reduction_history, 1000, 30000},
    Parameter{"reduction_principal", &Parameters::reduction_principal, -200, 300},
    Parameter{"reduction_cut", &Parameters::reduction_cut, -200, 300},
    Parameter{"reduction_steady", &Parameters::reduction_steady, -200, 300},
    Parameter{"reduction_push", &Parameters::reduction_push, -200, 300},
    Parameter{"aspiration", &Parameters::aspiration, 10, 100000},
    Parameter{"history_pruning", &Parameters::history_pruning, 500, 1000000},
    Parameter{"push_bonus", &Parameters::push_bonus, 0, 20000},
    Parameter{"killer_bonus", &Parameters::killer_bonus, 0, 40000},
    Parameter{"main_history", &Parameters::main_history, 0, 1000},
    Parameter{"answer_history", &Parameters::answer_history, 0, 1000},
    Parameter{"sequel_history", &Parameters::sequel_history, 0, 1000},
    Parameter{"correction", &Parameters::correction, 0, 400},
    Parameter{"unknown_depth", &Parameters::unknown_depth, 2, 200},
    Parameter{"singular_depth", &Parameters::singular_depth, 4, 200},
    Parameter{"singular_margin", &Parameters::singular_margin, 1, 50},
    Parameter{"bonus", &Parameters::bonus, 10, 1000},
    Parameter{"net_marble", &Parameters::net_marble, 50, 300},
};

constexpr const Parameter* parameter_named(std::string_view name) {
    for (const Parameter& p : parameters)
        if (p.name == name) return &p;
    return nullptr;
}

} // namespace sumito::engine
