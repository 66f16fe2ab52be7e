#include "cli/command.h"
#include "cli/file.h"
#include "cli/net_option.h"
#include "tuning/net_average.h"

#include <memory>
#include <string>
#include <vector>

namespace sumito::cli {

namespace {

struct AverageWish {
    std::string net;
    std::string mode = "duel";
    std::vector<std::string> of;
};

void run_average(const AverageWish& wish) {
    const rules::Ruleset& ruleset = *rules::ruleset_named(wish.mode);
    expect_place_for_net(wish.net);
    std::vector<std::shared_ptr<const engine::Net>> nets;
    for (const std::string& path : wish.of) nets.push_back(read_net(ruleset, path));
    if (nets.size() < 2) throw Failure{exit_usage, "--of: an average needs two nets at least"};
    write_file(wish.net, engine::to_bytes(tuning::average_of(nets)));
}

} // namespace

void add_average(Program& program) {
    Options options = program.command("average", "The mean of nets that go on from one another");
    auto wish = std::make_shared<AverageWish>();
    options.argument("NET", wish->net, "The file to write the mean to");
    options.choice("--mode", wish->mode, {"duel", "trio", "teams", "tandem"}, "Which game");
    options.texts("--of", wish->of, "A net, a file; two or more times");
    options.action([wish] { run_average(*wish); });
}

} // namespace sumito::cli
