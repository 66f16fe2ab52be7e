#pragma once

#include <string>

namespace sumito::cli {

// The whole file, or standard input for "-". Throws Failure.
std::string read_file(const std::string& path);

// Whether write_file() can, as far as that can be known before. Throws Failure.
void expect_writable(const std::string& path);

// All of it or nothing: a file is never left half written. What was there keeps its permissions,
// and a link to it stays one. "-" is standard output. Throws Failure.
void write_file(const std::string& path, const std::string& text);

} // namespace sumito::cli
