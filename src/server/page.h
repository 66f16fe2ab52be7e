#pragma once

// The page as it was when the program was built.

#include "server/http/file.h"

namespace sumito::server {

// Nothing if it was built without (SUMITO_PAGE=OFF).
Files page();

} // namespace sumito::server
