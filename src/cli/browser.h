#pragma once

#include <string>

namespace sumito::cli {

// Shows the page at this address in the browser of whoever sits at the screen. Where there is no
// screen, or nothing that opens addresses, nothing happens.
void open_in_browser(const std::string& address);

} // namespace sumito::cli
