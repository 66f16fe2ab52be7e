#include "words/language.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace sumito::words {
namespace {

TEST(LanguageNamed, UnderstandsCodesAndLocales) {
    EXPECT_EQ(language_named("de"), Language::de);
    EXPECT_EQ(language_named("DE"), Language::de);
    EXPECT_EQ(language_named("de_DE.UTF-8"), Language::de);
    EXPECT_EQ(language_named("de-AT"), Language::de);
    EXPECT_EQ(language_named("cs.UTF-8"), Language::cs);
    EXPECT_EQ(language_named("ru_RU@euro"), Language::ru);
    for (const Language language : all_languages)
        EXPECT_EQ(language_named(code(language)), language);
}

TEST(LanguageNamed, RefusesWhatItDoesNotSpeak) {
    for (const char* name : {"", "C", "POSIX", "C.UTF-8", "pt_BR", "deu", "d", "_de", "german"})
        EXPECT_EQ(language_named(name), std::nullopt) << name;
}

TEST(LanguageOfEnvironment, TheFirstThatIsSetDecides) {
    EXPECT_EQ(language_of_environment("fr_FR", "de_DE", "sv_SE"), Language::fr);
    EXPECT_EQ(language_of_environment("", "de_DE", "sv_SE"), Language::de);
    EXPECT_EQ(language_of_environment("", "", "sv_SE"), Language::sv);
    EXPECT_EQ(language_of_environment("", "", ""), Language::en);
    EXPECT_EQ(language_of_environment("C", "de_DE", "de_DE"), Language::en);
    EXPECT_EQ(language_of_environment("", "", "pt_BR"), Language::en);
}

// The sample numbers of CLDR 44, plurals.xml, that are whole.
struct Samples {
    Language language;
    Plural form;
    std::vector<long long> numbers;
};

const std::vector<Samples> cldr{
    {Language::en, Plural::one, {1}},
    {Language::en, Plural::other, {0, 2, 3, 10, 16, 100, 101, 1000, 1000000}},
    {Language::de, Plural::one, {1}},
    {Language::de, Plural::other, {0, 2, 16, 100, 101, 1000, 1000000}},
    {Language::sv, Plural::one, {1}},
    {Language::sv, Plural::other, {0, 2, 16, 100, 101, 1000, 1000000}},
    {Language::fr, Plural::one, {0, 1}},
    {Language::fr, Plural::many, {1000000, 2000000}},
    {Language::fr, Plural::other, {2, 17, 100, 101, 1000, 100000, 1000001}},
    {Language::ru, Plural::one, {1, 21, 31, 41, 51, 61, 71, 81, 101, 1001}},
    {Language::ru, Plural::few, {2, 3, 4, 22, 23, 24, 32, 34, 42, 62, 102, 1002}},
    {Language::ru, Plural::many, {0, 5, 6, 11, 12, 13, 14, 19, 20, 100, 111, 112, 1000, 1000000}},
    {Language::cs, Plural::one, {1}},
    {Language::cs, Plural::few, {2, 3, 4}},
    {Language::cs, Plural::other, {0, 5, 19, 21, 22, 100, 101, 102, 1000, 1000000}},
};

TEST(PluralForm, IsTheOneOfCldr) {
    for (const auto& [language, form, numbers] : cldr)
        for (const long long number : numbers)
            EXPECT_EQ(name(plural(language, number)), name(form))
                << code(language) << " " << number;
}

} // namespace
} // namespace sumito::words
