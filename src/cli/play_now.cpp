#include "cli/play_now.h"

#include <chrono>

namespace sumito::cli {

game::Instant time_now() {
    using namespace std::chrono;
    static const auto began = system_clock::now();
    static const auto since = steady_clock::now();
    return time_point_cast<game::Duration>(
        began + duration_cast<system_clock::duration>(steady_clock::now() - since));
}

} // namespace sumito::cli
