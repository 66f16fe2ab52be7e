#include "rules/layout.h"

namespace sumito::rules {

namespace {

constexpr Layout table[] = {
    {"standard", "Standard", "wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 0-0 duel"},
    {"belgian-daisy", "Belgian Daisy",
     "ww1bb/wwwbbb/1ww1bb1/8/9/8/1bb1ww1/bbbwww/bb1ww b 0-0 duel"},
    {"german-daisy", "German Daisy",
     "5/ww2bb/www1bbb/1ww2bb1/9/1bb2ww1/bbb1www/bb2ww/5 b 0-0 duel"},
    {"dutch-daisy", "Dutch Daisy", "ww1bb/wbwbwb/1ww1bb1/8/9/8/1bb1ww1/bwbwbw/bb1ww b 0-0 duel"},
    {"swiss-daisy", "Swiss Daisy", "5/ww2bb/wbw1bwb/1ww2bb1/9/1bb2ww1/bwb1wbw/bb2ww/5 b 0-0 duel"},
    {"alien-attack", "Alien Attack",
     "b1b1b/1bwwb1/1bwbwb1/3bb3/9/3ww3/1wbwbw1/1wbbw1/w1w1w b 0-0 duel"},
    {"domination", "Domination", "5/w4b/ww3bb/wwww1bbb/3b1b3/bbb1wwww/bb3ww/b4w/5 b 0-0 duel"},
    {"infiltration", "Infiltration",
     "1bwb1/1bbbb1/1bwbwb1/1b4b1/9/1w4w1/1wbwbw1/1wwww1/1wbw1 b 0-0 duel"},
    {"the-wall", "The Wall", "2w2/6/1wwwww1/wwwwwwww/9/bbbbbbbb/1bbbbb1/6/2b2 b 0-0 duel"},
    {"snakes", "Snakes", "bbbbb/b5/b6/b1wwwww1/1b5w1/1bbbbb1w/6w/5w/wwwww b 0-0 duel"},
    {"checkerboard", "Checkerboard", "5/bwbwbw/7/wbwbwbwb/9/bwbwbwbw/7/wbwbwb/5 b 0-0 duel"},
    {"the-duel", "The Duel", "1w1b1/wwwbbb/2w1b2/b6w/bb5ww/b6w/2w1b2/wwwbbb/1w1b1 b 0-0 duel"},
    {"star", "Star", "b3w/1w2b1/w1b1w1b/3wb3/wbwb1wbwb/3wb3/w1b1w1b/1w2b1/b3w b 0-0 duel"},
    {"the-clearing", "The Clearing", "bwbwb/w4w/1b2w1b/bw5w/w7b/b5bw/w1b2w1/b4b/wbwbw b 0-0 duel"},
    {"papillons", "Papillons", "1b1ww/b1wb1w/1w3bb/wb5w/w7b/b5wb/ww3b1/b1wb1w/bb1w1 b 0-0 duel"},
    {"pyramid", "Pyramid", "w4/ww4/www4/wwww4/wwww1bbbb/4bbbb/4bbb/4bb/4b b 0-0 duel"},
    {"face-2-face", "Face 2 Face", "5/6/ww3bb/www2bbb/wwww1bbbb/www2bbb/ww3bb/6/5 b 0-0 duel"},
    {"fujiyama", "Fujiyama", "wwwww/1wbbw1/2wbw2/3ww3/9/3bb3/2bwb2/1bwwb1/bbbbb b 0-0 duel"},
    {"french-daisy", "French Daisy",
     "5/2bb2/2bbb2/1wwbbww1/1www1www1/1wwbbww1/2bbb2/2bb2/5 b 0-0 duel"},
    {"centrifuge", "Centrifuge", "1www1/b4b/bb1w1bb/bb4bb/9/ww4ww/ww1b1ww/w4w/1bbb1 b 0-0 duel"},
    {"trio", "Trio", "ww1rr/ww2rr/ww3rr/ww4rr/ww5rr/w6r/7/bbbbbb/bbbbb b 0-0-0 trio"},
    {"teams", "Teams", "rrrr1/1rrr1y/2rr1yy/5yyy/www3yyy/www5/ww1bb2/w1bbb1/1bbbb b 0-0 teams"},
    {"tandem", "Tandem", "rrrr1/1rrr1y/2rr1yy/5yyy/www3yyy/www5/ww1bb2/w1bbb1/1bbbb b 0-0 tandem"},
};

} // namespace

std::span<const Layout> layouts() { return table; }

const Layout* layout_named(std::string_view name) {
    for (const Layout& layout : table)
        if (layout.name == name) return &layout;
    return nullptr;
}

Position start_of(const Layout& layout) { return *Position::from_text(layout.text); }

const Layout* layout_of(const Position& position) {
    Setup setup = position.setup();
    setup.goal = setup.ruleset->goal;
    const std::string text = to_text(setup);
    for (const Layout& layout : table)
        if (layout.text == text) return &layout;
    return nullptr;
}

} // namespace sumito::rules
