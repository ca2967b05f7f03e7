//! Inputs that are made to cost much: time, memory, or depth. The tests of the limits, the test of linear
//! time and `bench`'s `hostile` share them.

use std::fmt::Write;

use treewright::{Context, Edition, Namespace, Options};

use crate::generator::Generator;

/// An input that can be made longer.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    /// The name in tables and data files.
    pub name: &'static str,
    /// The number of repetitions in the shortest input that `bench` measures.
    pub times: usize,
    make: Make,
    /// Parsed by the rules of [`Edition::CLASSIC`].
    is_classic: bool,
    /// The context element of a fragment; without one the input is a document.
    context: Option<&'static str>,
}

#[derive(Clone, Copy, Debug)]
enum Make {
    /// This text, repeated.
    Repeat(&'static str),
    /// These texts, each repeated, one after the other.
    Then(&'static [&'static str]),
    /// The first text once, then the others, each repeated.
    After(&'static str, &'static [&'static str]),
    /// The result of a function.
    By(fn(usize) -> String),
}

impl Case {
    /// The input with this number of repetitions.
    pub fn input(&self, times: usize) -> String {
        let each = |texts: &[&str]| texts.iter().map(|text| text.repeat(times)).collect::<String>();
        match self.make {
            Make::Repeat(text) => text.repeat(times),
            Make::Then(texts) => each(texts),
            Make::After(first, texts) => first.to_owned() + &each(texts),
            Make::By(make) => make(times),
        }
    }

    /// The shortest input that has at least this number of bytes, or a slightly longer one.
    pub fn input_of(&self, bytes: usize) -> String {
        let mut times = 1;
        loop {
            let input = self.input(times);
            if input.len() >= bytes {
                return input;
            }
            times = (times * bytes).div_ceil(input.len()).max(times + 1);
        }
    }

    /// Parses the input as a document or as a fragment, with these options and the edition of the case.
    pub fn parse(&self, input: &str, options: Options) -> treewright::Parsed {
        let edition = if self.is_classic { Edition::CLASSIC } else { Edition::LIVING };
        let options = options.edition(edition);
        match self.context {
            Some(name) => options.parse_fragment(input, &Context::new(Namespace::Html, name)),
            None => options.parse(input),
        }
    }

    const fn classic(mut self) -> Self {
        self.is_classic = true;
        self
    }

    const fn inside(mut self, context: &'static str) -> Self {
        self.context = Some(context);
        self
    }
}

const fn repeat(text: &'static str, times: usize) -> Case {
    case(text, times, Make::Repeat(text))
}

const fn case(name: &'static str, times: usize, make: Make) -> Case {
    Case { name, times, make, is_classic: false, context: None }
}

const fn then(name: &'static str, texts: &'static [&'static str]) -> Case {
    case(name, 10_000, Make::Then(texts))
}

const fn after(name: &'static str, first: &'static str, texts: &'static [&'static str]) -> Case {
    case(name, 10_000, Make::After(first, texts))
}

/// The documents, for the current rules.
pub const CASES: &[Case] = &[
    repeat("<div>", 25_000),
    repeat("<ul><li>", 25_000),
    repeat("<p><b><i><u>", 25_000),
    repeat("<a>", 200_000),
    repeat("<table><a>", 50_000),
    repeat("<table>x", 40_000),
    case("one tag, many attributes", 5_000, Make::By(attributes)),
    repeat("</p>", 1_000_000),
    repeat("<svg><a>", 50_000),
    repeat("<b>", 20_000),
    case("<b id=N>", 20_000, Make::By(|times| numbered(times, "<b id=", ">"))),
    case("<b i=N>, <i j=N>, x</b>", 2_000, Make::By(formatting)),
    repeat("<", 1_000_000),
    repeat("&", 1_000_000),
    repeat("<!--", 300_000),
    repeat("<table><td>", 100_000),
    repeat("<template>", 100_000),
    repeat("<select><option>", 100_000),
    case("<span>, then </x>", 50_000, Make::Then(&["<span>", "</x>"])),
    case("<svg><g>, then </x>", 50_000, Make::By(foreign)),
    case("<html aN>", 40_000, Make::By(|times| numbered(times, "<html a", ">"))),
    repeat("<template for=x>", 50_000),
    repeat("<?start>", 50_000),
    case("<?start name=x>, then <template for=x>", 50_000, {
        Make::Then(&["<?start name=x>", "<template for=x>"])
    }),
    case("<table>, then x<tr a=&amp;>", 100_000, Make::By(text_in_front)),
    case("<p>, <b id=N>, then </p>x", 20_000, Make::By(reopened)),
    case("<select>, an option, then <selectedcontent>", 5_000, Make::By(options_to_copy)),
    case("<template for=x> that take out <selectedcontent>", 2_000, Make::By(copies_taken_out)),
    case("<br>, then <template for=x>", 5_000, Make::By(markers_looked_for)),
    case("<select>, <div>, then <option>", 20_000, Make::By(deep_options)),
    case("<select>, <div>, then <optgroup></optgroup>", 10_000, Make::By(deep_optgroups)),
    repeat("<b><template><b>", 20_000),
    repeat("<i a><table><td>", 20_000),
    case("long <b x>, then <b x=1></b>", 20_000, Make::By(compared_with_long_values)),
    case("a long <b x>, then <p>x</p>", 20_000, Make::By(reopened_with_a_long_value)),
    // "Reset the insertion mode appropriately", with a deep stack.
    then("<div>, then <table></table>", &["<div>", "<table></table>"]),
    then("<div>, then <template></template>", &["<div>", "<template></template>"]),
    then("<div>, then <template for=x>y</template>", {
        &["<div>", "<template for=x>y</template>"]
    }),
    then("<svg><foreignObject>, then <table></table>", {
        &["<svg><foreignObject>", "<table></table>"]
    }),
    after("<table><td>, <div>, then <table></table>", "<table><td>", &["<div>", "<table></table>"]),
    // The end tag `form` searches for the form on the stack.
    case("<div>, a <table>, then <form></form>", 10_000, Make::By(forms_in_a_table)),
    // "Maybe clone an option into selectedcontent", far from the select.
    after(
        "<select><button><selectedcontent>, <div>, then <option>x",
        "<select><button><selectedcontent>",
        &["<div>", "<option>x"],
    ),
    repeat("<select><option><selectedcontent>", 10_000),
    after("<select>, then <option><selectedcontent>", "<select>", &["<option><selectedcontent>"]),
    // Each patch removes the `selectedcontent` of the one before, and inserts another.
    case("<template for=x> that put in a <selectedcontent>", 5_000, Make::By(copies_put_in)),
    // Each shadow root is deeper by two: its host and itself.
    repeat("<div><template shadowrootmode=open>", 10_000),
    // Attributes that the tree shares are written for each element.
    case("<b> with a long slice, then <p>x</p>", 5_000, Make::By(reopened_with_a_long_slice)),
    case("<b> with many quotes, then <p>x</p>", 5_000, Make::By(reopened_with_many_quotes)),
    case("<b>, <i> with a long slice, then <p></b>", 5_000, Make::By(adopted_with_a_long_slice)),
    case("<b>, <i> with many quotes, then <p></b>", 5_000, Make::By(adopted_with_many_quotes)),
    // Each end tag puts another element into the <p>, which moves up.
    case("<b id=N>, a <p>, then </b>", 10_000, Make::By(adopted_again_and_again)),
    // Each patch begins where the one before ended, deeper in the tree than on the stack.
    case("<template for=x>, each in the one before", 1_000, Make::By(patches_in_patches)),
    // The place in a template is searched for among the patches.
    then("<?marker name=x><template for=x>, then <template></template>", {
        &["<?marker name='x'><template for=x>", "<template></template>"]
    }),
    // Every element may be open when the body ends.
    then("<rb>, then </body>", &["<rb>", "</body>"]),
];

/// Inputs for the test of linear time alone: fragments, documents for the rules of 2023, and variants of
/// [`CASES`].
pub const OTHERS: &[Case] = &[
    then("classic: <div>, then <select></select>", &["<div>", "<select></select>"]).classic(),
    after("classic: <table><td>, <div>, then <select></select>", "<table><td>", {
        &["<div>", "<select></select>"]
    })
    .classic(),
    then("in tr: <div>, then <form><div></form>", &["<div>", "<form><div></form>"]).inside("tr"),
    then("in div: <div>, then <table></table>", &["<div>", "<table></table>"]).inside("div"),
    then("in template: <div>, then <table></table>", &["<div>", "<table></table>"])
        .inside("template"),
    repeat("<a><div>", 10_000),
    repeat("<table><tr><td>", 10_000),
    then("<b>, then <div>", &["<b>", "<div>"]),
    then("<b>, <div>, then </b>", &["<b>", "<div>", "</b>"]),
    case(
        "<b id=N>, then </i>",
        10_000,
        Make::By(|times| numbered(times, "<b id=", ">") + &"</i>".repeat(times)),
    ),
    repeat("<template for=x></template>", 10_000),
    after("a marker, then <template for=x></template>", "<?marker name='y'?>", {
        &["<template for=x></template>"]
    }),
    after("<form>, then <div><input>", "<form>", &["<div><input>"]),
    after(
        "<select><button><selectedcontent></button>, then <option>a",
        "<select><button><selectedcontent></button>",
        &["<option>a"],
    ),
    after(
        "<select><option>a</option>, then <selectedcontent></selectedcontent>",
        "<select><option>a</option>",
        &["<selectedcontent></selectedcontent>"],
    ),
    repeat("<selectedcontent>", 10_000),
    // The mode is that of one of the last elements in the search, or of the context.
    then("in select: <div>, then <template></template>", &["<div>", "<template></template>"])
        .inside("select"),
    then("in colgroup: <template>, then </template>", &["<template>", "</template>"])
        .inside("colgroup"),
    then("<table><caption>, then </table>", &["<table><caption>", "</table>"]),
    after("<template><td>, <div>, then <table></table>", "<template><td>", {
        &["<div>", "<table></table>"]
    }),
    then("classic: <select><template>, then </template>", {
        &["<select><template>", "</template></select>"]
    })
    .classic(),
    // Elements removed from the middle of the stack.
    repeat("<form><div></form>", 10_000),
    repeat("<form><table><td></form>", 10_000),
    case("<form><table><td></form>, then <table><form></form>", 10_000, Make::By(forms_not_closed)),
    repeat("<a><svg><foreignObject>", 10_000),
    after("<a><svg><foreignObject>, <div>, then <a>", "<a><svg><foreignObject>", &["<div>", "<a>"]),
    repeat("<template><title></title>", 10_000),
    // The body element is the first one.
    case("comments, <body>, then <template for=x>", 10_000, Make::By(comments_before_the_body)),
    // After a patch the parser asks the tree if an element and a form are in the same tree.
    case("a patch, <form>, <div>, then <input>", 10_000, Make::By(inputs_after_a_patch)),
];

/// A document of the generator with this number of pieces: everything that is hard, mixed. It is not one of
/// [`CASES`], because the limits that it meets are random.
pub const GENERATED: Case = case("a generated document", 10_000, Make::By(generated));

fn generated(pieces: usize) -> String {
    let mut pieces = Generator::new(1).document(pieces);
    // Everything after it would be text.
    pieces.retain(|piece| !piece.to_ascii_lowercase().contains("plaintext"));
    pieces.concat()
}

fn numbered(times: usize, before: &str, after: &str) -> String {
    let mut text = String::new();
    for number in 0..times {
        let _ = write!(text, "{before}{number}{after}");
    }
    text
}

fn attributes(times: usize) -> String {
    format!("<p{}>", numbered(times, " a", "=b"))
}

fn formatting(times: usize) -> String {
    numbered(times, "<b i=", ">") + &numbered(times, "<i j=", ">") + &"x</b>".repeat(times)
}

fn foreign(times: usize) -> String {
    format!("<svg>{}{}", "<g>".repeat(times), "</x>".repeat(times))
}

fn text_in_front(times: usize) -> String {
    format!("<table>{}", "x<tr a=&amp;>".repeat(times))
}

fn reopened(times: usize) -> String {
    format!("<p>{}</p>x", numbered(times, "<b id=", ">"))
}

fn compared_with_long_values(times: usize) -> String {
    let value = format!("{}\">", " y".repeat(times / 4));
    numbered(20, "<b x=\"", &value) + &"<b x=1></b>".repeat(times)
}

fn reopened_with_a_long_value(times: usize) -> String {
    // With a reference, so that the value is not a slice of the source.
    format!("<div><b x=\"&lt;{}\"></div>{}", "y ".repeat(4 * times), "<p>x</p>".repeat(times))
}

fn reopened_with_a_long_slice(times: usize) -> String {
    format!("<div><b x=\"{}\"></div>{}", "y ".repeat(4 * times), "<p>x</p>".repeat(times))
}

fn reopened_with_many_quotes(times: usize) -> String {
    format!("<div><b x='{}'></div>{}", "\"".repeat(8 * times), "<p>x</p>".repeat(times))
}

fn adopted_with_a_long_slice(times: usize) -> String {
    let value = "y ".repeat(4 * times);
    format!("{}<i x=\"{value}\">{}", "<b>".repeat(times), "<p></b>".repeat(times))
}

fn adopted_with_many_quotes(times: usize) -> String {
    format!("<b><i x='{}'><p></b>", "\"".repeat(16 * times))
}

fn adopted_again_and_again(times: usize) -> String {
    format!("{}<p>{}", numbered(times, "<b id=", ">"), "</b>".repeat(times))
}

fn patches_in_patches(times: usize) -> String {
    let deep = "<b><i><u><s><?marker name='x'></s></u></i></b>";
    deep.to_owned() + &format!("<template for=x>{deep}</template>").repeat(times)
}

fn forms_not_closed(times: usize) -> String {
    let open = "<form><table><td></form>".repeat(times);
    format!("{open}<table>{}", "<form></form>".repeat(times))
}

fn comments_before_the_body(times: usize) -> String {
    let patches = "<template for=x></template>".repeat(times);
    format!("<head></head>{}<body>{patches}", "<!---->".repeat(times))
}

fn inputs_after_a_patch(times: usize) -> String {
    let patch = "<div><?start name='x'>a<?end><template for=x></template></div>";
    format!("{patch}<form>{}{}", "<div>".repeat(times), "<input>".repeat(times))
}

fn forms_in_a_table(times: usize) -> String {
    format!("{}<table>{}", "<div>".repeat(times), "<form></form>".repeat(times))
}

fn copies_put_in(times: usize) -> String {
    let copy = "<?start name=\"x\"><selectedcontent></selectedcontent><?end>";
    let option = format!("<option>{}</option>", "<br>".repeat(times));
    let patch = format!("<template for=x>{copy}</template>");
    format!("<select>{copy}{option}</select>{}", patch.repeat(times))
}

fn options_to_copy(times: usize) -> String {
    let option = format!("<option>{}</option>", "<br>".repeat(times));
    let copies = "<selectedcontent></selectedcontent>".repeat(times);
    format!("<table><select><selectedcontent></selectedcontent>{option}{copies}")
}

fn copies_taken_out(times: usize) -> String {
    let copies = "<?start name=\"x\"><selectedcontent></selectedcontent><?end>".repeat(times);
    let option = format!("<option>{}</option>", "<br>".repeat(times));
    let patches = "<template for=x></template>".repeat(times);
    format!("<select>{copies}{option}</select>{patches}")
}

fn markers_looked_for(times: usize) -> String {
    let patches = "<template for=x></template>".repeat(times);
    format!("<p><?marker name=\"x\">{}{patches}", "<br>".repeat(times))
}

fn deep_options(times: usize) -> String {
    let options = "<option>a</option>".repeat(times);
    format!("<select><selectedcontent></selectedcontent>{}{options}", "<div>".repeat(times))
}

fn deep_optgroups(times: usize) -> String {
    let (deep, optgroups) = ("<div>".repeat(times), "<optgroup></optgroup>".repeat(times));
    format!("<select>{deep}{optgroups}<option>x</option><selectedcontent>")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inputs_match_their_names() {
        let check = |name: &str, expected: &str| {
            let case = CASES.iter().find(|case| case.name == name).unwrap();
            assert_eq!(case.input(2), expected);
        };
        check("<div>", "<div><div>");
        check("one tag, many attributes", "<p a0=b a1=b>");
        check("<b id=N>", "<b id=0><b id=1>");
        check("<b i=N>, <i j=N>, x</b>", "<b i=0><b i=1><i j=0><i j=1>x</b>x</b>");
        check("<span>, then </x>", "<span><span></x></x>");
        check("<svg><g>, then </x>", "<svg><g><g></x></x>");
        check("<div>, a <table>, then <form></form>", {
            "<div><div><table><form></form><form></form>"
        });
        check("<select>, then <option><selectedcontent>", {
            "<select><option><selectedcontent><option><selectedcontent>"
        });
        check("<html aN>", "<html a0><html a1>");
        check("<table>, then x<tr a=&amp;>", "<table>x<tr a=&amp;>x<tr a=&amp;>");
        check("<p>, <b id=N>, then </p>x", "<p><b id=0><b id=1></p>x");
        check("a long <b x>, then <p>x</p>", {
            "<div><b x=\"&lt;y y y y y y y y \"></div><p>x</p><p>x</p>"
        });
        check(
            "<select>, <div>, then <option>",
            "<select><selectedcontent></selectedcontent><div><div><option>a</option><option>a</option>",
        );
    }

    #[test]
    fn longer_inputs_are_longer_in_proportion() {
        let all = || CASES.iter().chain(OTHERS);
        for case in all().chain([&GENERATED]) {
            let (once, eight_times) = (case.input(1000).len(), case.input(8000).len());
            assert!((7 * once..=10 * once).contains(&eight_times), "{}", case.name);
            assert!(all().filter(|other| other.name == case.name).count() <= 1);
        }
    }
}
