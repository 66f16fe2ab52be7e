#pragma once

#include <string>

namespace sumito::cli {

// The whole file, or standard input for "-". Throws Failure.
std::string read_file(const std::string& path);

// All of it or nothing: a file is never left half written. Throws Failure.
void write_file(const std::string& path, const std::string& text);

} // namespace sumito::cli
