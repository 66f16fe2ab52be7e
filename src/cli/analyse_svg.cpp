#include "cli/analyse_svg.h"

#include "cli/play_text.h"

#include <algorithm>
#include <array>
#include <fmt/core.h>

namespace sumito::cli {

using engine::Score;
using rules::Colour;

namespace {

// The curve's colours are told apart in light and dark and by eyes that see less of them.
constexpr const char* style = R"(<style>
text{font:13px sans-serif;fill:#333}
.title{font-size:15px;font-weight:bold}
.paper{fill:#fff}.grid{stroke:#ddd}.zero{stroke:#888;stroke-width:1.5}
.curve{fill:none;stroke-width:2;stroke-linejoin:round}
.area{fill:#1f6fb2;fill-opacity:.12}
.c0{stroke:#1f6fb2}.c1{stroke:#8a8178}.c2{stroke:#c23b2e}
.k0{fill:#1f6fb2}.k1{fill:#8a8178}.k2{fill:#c23b2e}
.mark{font-weight:bold;fill:#b3261e;text-anchor:middle}
.black{fill:#222}.white{fill:#fff}.red{fill:#c23b2e}.yellow{fill:#eab308}
.dot{stroke:#555;stroke-width:1.5}
@media (prefers-color-scheme:dark){
text{fill:#ddd}.paper{fill:#1b1d21}.grid{stroke:#3a3d42}.zero{stroke:#888}
.area{fill:#6cb4ee;fill-opacity:.16}
.c0{stroke:#6cb4ee}.c1{stroke:#d6cfc4}.c2{stroke:#ff7a6b}
.k0{fill:#6cb4ee}.k1{fill:#d6cfc4}.k2{fill:#ff7a6b}
.mark{fill:#ff8a80}.dot{stroke:#bbb}
}
</style>
)";

// A text between tags. What is not a character becomes a question mark.
std::string escaped(std::string_view text) {
    std::string safe;
    for (const char32_t c : characters(text))
        if (c == '&')
            safe += "&amp;";
        else if (c == '<')
            safe += "&lt;";
        else if (c == '>')
            safe += "&gt;";
        else if (c == 0xFFFE || c == 0xFFFF)
            safe += '?';
        else
            append_utf8(safe, c);
    return safe;
}

class Curve {
public:
    Curve(const GameReview& review, std::string_view title) : review_(review), title_(title) {}

    std::string draw() {
        text_ = fmt::format(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" width=\"{}\" "
            "height=\"{}\" role=\"img\">\n<title>{}</title>\n{}"
            "<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n",
            width, height, width, height, escaped(title_), style);
        draw_axes();
        for (int i = 0; i < curves(); ++i) draw_curve(i);
        for (std::size_t ply = 0; ply < review_.plies.size(); ++ply) draw_signs(ply);
        label(12, 20, "title", "start", escaped(title_));
        return text_ + "</svg>\n";
    }

private:
    static constexpr double width = 800;
    static constexpr double height = 320;
    static constexpr double left = 56;
    static constexpr double right = width - 16;
    static constexpr double top = 52;
    static constexpr double bottom = height - 44;

    struct Point {
        double x, y;
    };

    int curves() const {
        const bool three =
            !review_.plies.empty() && review_.plies.front().before.ruleset().sides > 2;
        return three ? 3 : 1;
    }

    double x_of(std::size_t plies) const {
        const auto all = std::max<std::size_t>(review_.plies.size(), 1);
        return left + (right - left) * static_cast<double>(plies) / static_cast<double>(all);
    }
    // By the chance to win, so that a decided game does not flatten all the rest.
    static double y_of(const Score& score) {
        return bottom - (bottom - top) * winning_chance(score);
    }
    Point after(std::size_t ply) const {
        const ReviewedPly& reviewed = review_.plies[ply];
        return {x_of(ply + 1), y_of(as_told(reviewed.worth->score, reviewed.before))};
    }

    void line(const char* kind, Point from, Point to) {
        text_ += fmt::format(
            "<line class=\"{}\" x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\"/>\n", kind,
            from.x, from.y, to.x, to.y);
    }
    void label(double x, double y, const char* kind, const char* anchor, const std::string& words) {
        text_ += fmt::format(
            "<text class=\"{}\" x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>\n", kind, x,
            y, anchor, words);
    }

    void draw_axes() {
        for (const int marbles : {-3, -2, -1, 0, 1, 2, 3}) {
            const double y = y_of({Score::Kind::marbles, marbles * 100});
            line(marbles == 0 ? "zero" : "grid", {left, y}, {right, y});
            label(left - 8, y + 4, "scale", "end",
                  marbles == 0 ? "0" : fmt::format("{:+}", marbles));
        }
        const std::size_t step = plies_between_labels();
        for (std::size_t ply = 0; ply <= review_.plies.size(); ply += step) {
            line("grid", {x_of(ply), bottom}, {x_of(ply), bottom + 5});
            label(x_of(ply), bottom + 20, "scale", "middle", std::to_string(ply));
        }
        label(right, height - 8, "scale", "end", "plies");
        label(12, top - 12, "scale", "start", "marbles");
        if (curves() > 1) draw_legend();
    }

    void draw_legend() {
        double x = right;
        for (const Colour colour : {Colour::red, Colour::white, Colour::black}) {
            label(x, top - 12, fmt::format("k{}", index(colour)).c_str(), "end",
                  std::string(name(colour)));
            x -= 52;
        }
    }

    std::size_t plies_between_labels() const {
        constexpr std::size_t most_labels = 16;
        for (const std::size_t step : {1UL, 2UL, 5UL, 10UL, 20UL, 50UL, 100UL, 200UL, 500UL})
            if (review_.plies.size() / step <= most_labels) return step;
        return review_.plies.size();
    }

    bool belongs(std::size_t ply, int curve) const {
        const ReviewedPly& reviewed = review_.plies[ply];
        return reviewed.worth &&
               (curves() == 1 || index(reviewed.before.turn()) == static_cast<std::size_t>(curve));
    }

    void draw_curve(int curve) {
        std::string points;
        for (std::size_t ply = 0; ply < review_.plies.size(); ++ply)
            if (belongs(ply, curve)) {
                const Point p = after(ply);
                points += fmt::format("{:.1f},{:.1f} ", p.x, p.y);
            }
        if (points.empty()) return;
        points.pop_back();
        if (curves() == 1) draw_area(points);
        text_ += fmt::format("<polyline class=\"curve c{}\" points=\"{}\"/>\n", curve, points);
    }

    void draw_area(const std::string& points) {
        const double zero = y_of({});
        const std::string first = points.substr(0, points.find(','));
        const std::size_t last = points.rfind(' ') + 1; // npos + 1 is the beginning
        text_ +=
            fmt::format("<polygon class=\"area\" points=\"{},{:.1f} {} {},{:.1f}\"/>\n", first,
                        zero, points, points.substr(last, points.find(',', last) - last), zero);
    }

    void draw_signs(std::size_t ply) {
        const ReviewedPly& reviewed = review_.plies[ply];
        if (!reviewed.worth) return;
        const Point p = after(ply);
        if (reviewed.ejected)
            text_ += fmt::format(
                "<circle class=\"dot {}\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"5\"><title>{}. {} "
                "ejects</title></circle>\n",
                name(*reviewed.ejected), p.x, p.y, ply + 1, name(reviewed.before.turn()));
        if (reviewed.worth->mark != Mark::none)
            text_ += fmt::format(
                "<text class=\"mark\" x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"middle\">{}</text>\n",
                p.x, sign_height(p, reviewed), sign_of(reviewed.worth->mark));
    }

    // On the side the curve has gone to, if there is room.
    static double sign_height(Point p, const ReviewedPly& ply) {
        const bool down = as_told({Score::Kind::loss, 0}, ply.before).kind == Score::Kind::loss;
        return (down && p.y + 24 < bottom) || p.y - 14 < top ? p.y + 20 : p.y - 10;
    }

    const GameReview& review_;
    std::string_view title_;
    std::string text_;
};

} // namespace

std::string curve_svg(const GameReview& review, std::string_view title) {
    return Curve(review, title).draw();
}

} // namespace sumito::cli
