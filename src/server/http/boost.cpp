// What of Boost can be compiled once is compiled here; BOOST_..._SEPARATE_COMPILATION is set for
// the whole library.

#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
