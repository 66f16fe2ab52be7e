#include "server/page.h"

namespace sumito::server {

Files page() { return {}; }

} // namespace sumito::server
