// Every catalogue says everything, and nothing that is not asked for.

#include "rules/judge.h"
#include "rules/layout.h"
#include "words/catalogue.h"
#include "words/text.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace sumito::words {
namespace {

using Names = std::set<std::string>;

constexpr std::array all_forms{Plural::one, Plural::few, Plural::many, Plural::other};

// The forms a language tells apart among the numbers a game has.
Names forms_of(Language language) {
    Names forms;
    for (int number = 0; number < 1000; ++number) forms.emplace(name(plural(language, number)));
    return forms;
}

struct Key {
    std::string stem;
    std::string form; // empty if it has none
};

Key split(std::string_view key) {
    for (const Plural form : all_forms) {
        const std::string ending = "." + std::string(name(form));
        if (key.ends_with(ending))
            return {std::string(key.substr(0, key.size() - ending.size())), ending.substr(1)};
    }
    return {std::string(key), ""};
}

std::map<std::string, Names> forms_by_stem(Language language) {
    std::map<std::string, Names> forms;
    for (const Entry& entry : catalogue(language)) {
        const auto [stem, form] = split(entry.key);
        EXPECT_TRUE(forms[stem].insert(form).second)
            << code(language) << ": twice the key " << entry.key;
    }
    return forms;
}

Names stems(Language language) {
    Names names;
    for (const auto& [stem, forms] : forms_by_stem(language)) names.insert(stem);
    return names;
}

Names placeholders(std::string_view text) {
    Names names;
    for (std::size_t open = text.find('{'); open != std::string_view::npos;
         open = text.find('{', open + 1))
        names.emplace(text.substr(open + 1, text.find('}', open) - open - 1));
    return names;
}

// What stands between the double quotes of a line.
void add_literals(const std::string& line, Names& literals) {
    std::size_t open = line.find('"');
    while (open != std::string::npos) {
        std::size_t close = open + 1;
        while (close < line.size() && line[close] != '"') close += line[close] == '\\' ? 2U : 1U;
        if (close >= line.size()) return;
        literals.insert(line.substr(open + 1, close - open - 1));
        open = line.find('"', close + 1);
    }
}

// The strings in the sources of the parts that talk to players.
Names literals_in_sources() {
    namespace fs = std::filesystem;
    Names literals;
    for (const char* folder : {"words", "wasm", "cli"})
        for (const auto& file :
             fs::recursive_directory_iterator(fs::path(SUMITO_SOURCES) / folder)) {
            if (file.path().extension() != ".cpp" && file.path().extension() != ".h") continue;
            std::ifstream source(file.path());
            for (std::string line; std::getline(source, line);) add_literals(line, literals);
        }
    return literals;
}

TEST(Catalogue, HasTheKeysOfEnglish) {
    for (const Language language : all_languages)
        EXPECT_EQ(stems(language), stems(Language::en)) << code(language);
}

TEST(Catalogue, HasAllPluralFormsOrNone) {
    for (const Language language : all_languages)
        for (const auto& [stem, forms] : forms_by_stem(language))
            if (forms != Names{""}) {
                EXPECT_EQ(forms, forms_of(language)) << code(language) << " " << stem;
            }
}

TEST(Catalogue, KeepsThePlaceholdersOfEnglish) {
    std::map<std::string, Names> of_english;
    for (const Entry& entry : catalogue(Language::en))
        of_english[split(entry.key).stem].merge(placeholders(entry.text));
    for (const Language language : all_languages)
        for (const Entry& entry : catalogue(language))
            EXPECT_EQ(placeholders(entry.text), of_english[split(entry.key).stem])
                << code(language) << " " << entry.key;
}

// What a translation may share with English: words of the game, names, and single letters.
bool may_stay(std::string_view text) {
    static const std::set<std::string_view> shared{
        "Duel",         "Trio",      "Tandem",  "Standard", "Domination",
        "Infiltration", "Papillons", "Pyramid", "Enter",    "{name} ({colour})"};
    return text.size() == 1 || shared.contains(text);
}

TEST(Catalogue, LeavesNothingInEnglish) {
    const Catalogue english = catalogue(Language::en);
    for (const Language language : all_languages)
        for (const Entry& entry : catalogue(language))
            if (language != Language::en && !may_stay(entry.text)) {
                EXPECT_NE(find(english, entry.key), entry.text)
                    << code(language) << " " << entry.key;
            }
}

TEST(Catalogue, OfEnglishIsAscii) {
    for (const Entry& entry : catalogue(Language::en))
        for (const char c : entry.text) EXPECT_TRUE(c >= ' ' && c <= '~') << entry.key;
}

TEST(Catalogue, IsAskedForEveryKey) {
    const Names literals = literals_in_sources();
    const auto asked = [&](const std::string& stem) {
        if (literals.contains(stem)) return true;
        // A key put together: the program has its beginning, up to a dot.
        for (std::size_t dot = stem.find('.'); dot != std::string::npos;
             dot = stem.find('.', dot + 1))
            if (literals.contains(stem.substr(0, dot + 1))) return true;
        return false;
    };
    for (const std::string& stem : stems(Language::en))
        EXPECT_TRUE(asked(stem)) << "no source asks for " << stem;
}

TEST(Catalogue, HasEveryKeyThatIsAskedFor) {
    const Names known = stems(Language::en);
    Names sections;
    for (const std::string& stem : known) sections.insert(stem.substr(0, stem.find('.') + 1));
    int checked = 0;
    for (const std::string& literal : literals_in_sources()) {
        if (!reading::is_key(literal) ||
            !sections.contains(literal.substr(0, literal.find('.') + 1)))
            continue;
        ++checked;
        const auto at = known.lower_bound(literal);
        const bool begins = literal.ends_with('.') && at != known.end() && at->starts_with(literal);
        EXPECT_TRUE(known.contains(literal) || begins) << "no catalogue has " << literal;
    }
    EXPECT_GT(checked, 10);
}

TEST(Catalogue, NamesEveryLayoutAndMode) {
    for (const Language language : all_languages) {
        for (const rules::Layout& layout : rules::layouts())
            EXPECT_TRUE(find(catalogue(language), "layout." + std::string(layout.name)))
                << code(language) << " " << layout.name;
        for (const rules::Ruleset* ruleset : rules::rulesets)
            EXPECT_TRUE(find(catalogue(language), "mode." + std::string(ruleset->id)))
                << code(language) << " " << ruleset->id;
    }
}

TEST(CatalogueFile, IsCheckedLineByLine) {
    using reading::wrong_line;
    EXPECT_EQ(wrong_line("# comment\n\na.b = text\n"), 0);
    EXPECT_EQ(wrong_line("a = b"), 0);
    EXPECT_EQ(wrong_line("a = {cells} and {count}.\n"), 0);
    EXPECT_EQ(wrong_line("a = b\nnonsense\n"), 2);
    for (const char* line :
         {"a=b", "a = ", " a = b", "A = b", "a b = c", "a =  b", "a = b ", "a = {", "a = }",
          "a = {b", "a = {b c}", "a = {{b}}", "a = {}", " = b", "a = b\r"})
        EXPECT_EQ(wrong_line(line), 1) << line;
}

TEST(Text, FillsPlaceholdersByName) {
    EXPECT_EQ(text(Language::en, "list.two", {{"second", "{first}"}, {"first", "x"}}),
              "x and {first}");
    EXPECT_EQ(text(Language::de, "list.two", {{"first", "x"}}), "x und {second}");
}

TEST(Text, ChoosesThePluralForm) {
    EXPECT_EQ(text(Language::en, "cause.goal", {{"count", 1}}), "1 marble is off the board.");
    EXPECT_EQ(text(Language::en, "cause.goal", {{"count", 6}}), "6 marbles are off the board.");
    EXPECT_EQ(text(Language::ru, "cause.goal", {{"count", 21}}), "Вытолкнут 21 шарик.");
    EXPECT_EQ(text(Language::ru, "cause.goal", {{"count", 2}}), "Вытолкнуто 2 шарика.");
    EXPECT_EQ(text(Language::ru, "cause.goal", {{"count", 12}}), "Вытолкнуто 12 шариков.");
    EXPECT_EQ(text(Language::cs, "cause.goal", {{"count", 3}}), "Vyhozeny 3 kuličky.");
    EXPECT_EQ(text(Language::fr, "cause.goal", {{"count", 1000000}}),
              "1000000 boules sont éjectées.");
}

TEST(Text, ShowsAKeyItDoesNotKnow) { EXPECT_EQ(text(Language::sv, "no.such.key"), "no.such.key"); }

} // namespace
} // namespace sumito::words
