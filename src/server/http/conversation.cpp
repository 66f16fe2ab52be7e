#include "server/http/conversation.h"

#include "server/http/answer.h"

#include <array>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>

namespace sumito::server {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;

using Parser = http::request_parser<http::empty_body>;
using Response = http::response<http::span_body<const char>>;

// Much more than browsers send, even with the cookies of everything else on this machine.
constexpr std::uint32_t header_limit = 32768;
// What is read of a body nobody asked for, so that its sender hears the answer.
constexpr std::size_t drain_limit = 1 << 20;

Request::Method method_of(http::verb verb) {
    switch (verb) {
    case http::verb::get:
        return Request::Method::get;
    case http::verb::head:
        return Request::Method::head;
    case http::verb::unknown:
        return Request::Method::unknown;
    default:
        return Request::Method::other;
    }
}

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

Answer answer_to(Files files, const http::request<http::empty_body>& message) {
    const auto hosts = message.count(http::field::host);
    if (hosts > 1 || (hosts == 0 && message.version() >= 11)) return refusal(400);
    return answer(files, {.method = method_of(message.method()),
                          .target = view(message.target()),
                          .accept_encoding = view(message[http::field::accept_encoding]),
                          .if_none_match = view(message[http::field::if_none_match])});
}

// The status that says what is wrong with a request; 0 if there is nobody to tell.
int status_of(const beast::error_code& error) {
    if (error == http::error::end_of_stream || error == http::error::partial_message) return 0;
    if (error == http::error::header_limit || error == http::error::buffer_overflow) return 431;
    if (error == http::error::bad_version) return 505;
    return error.category() == http::make_error_code(http::error::bad_target).category() ? 400 : 0;
}

Response response_of(const Answer& answer) {
    Response response{static_cast<http::status>(answer.status), 11};
    for (const auto& [name, value] : answer.fields)
        response.insert(beast::string_view(name.data(), name.size()), value);
    response.body() = {answer.body.data(), answer.body.size()};
    if (response.result() != http::status::not_modified) response.prepare_payload();
    return response;
}

enum class Part { whole, head };

// Whether all of it was taken.
asio::awaitable<bool> send(beast::tcp_stream& stream, const Response& response, Part part) {
    http::response_serializer<http::span_body<const char>> serializer(response);
    if (part == Part::head) {
        const auto [error, size] =
            co_await http::async_write_header(stream, serializer, without_exceptions);
        co_return !error;
    }
    const auto [error, size] = co_await http::async_write(stream, serializer, without_exceptions);
    co_return !error;
}

// Ends a connection so that the last answer arrives: to close it with something unread would
// take that back.
asio::awaitable<void> say_goodbye(beast::tcp_stream& stream) {
    beast::error_code gone;
    gone = stream.socket().shutdown(asio::socket_base::shutdown_send, gone);
    std::array<char, 4096> rest{};
    for (std::size_t drained = 0; !gone && drained < drain_limit;) {
        const auto [error, size] =
            co_await stream.async_read_some(asio::buffer(rest), without_exceptions);
        gone = error;
        drained += size;
    }
}

} // namespace

asio::awaitable<void> converse(beast::tcp_stream stream, Files files, const Limits& limits) {
    beast::flat_buffer buffer(header_limit);
    for (bool goes_on = true; goes_on;) {
        Parser parser;
        parser.header_limit(header_limit);
        parser.body_limit(boost::none);
        stream.expires_after(limits.to_ask);
        const auto [error, size] =
            co_await http::async_read_header(stream, buffer, parser, without_exceptions);
        const int wrong = error ? status_of(error) : 0;
        if (error && wrong == 0) co_return;
        const auto& message = parser.get();
        // A body is not read, so nothing can be read after it.
        goes_on = !error && parser.is_done() && parser.keep_alive();
        Response response = response_of(error ? refusal(wrong) : answer_to(files, message));
        if (!error) response.version(message.version());
        response.keep_alive(goes_on);
        stream.expires_after(limits.to_take);
        const Part part = message.method() == http::verb::head ? Part::head : Part::whole;
        if (!co_await send(stream, response, part)) co_return;
    }
    stream.expires_after(limits.to_ask);
    co_await say_goodbye(stream);
}

} // namespace sumito::server
