//! Inputs that are made to cost much: time, memory, or depth. The tests of the limits and `bench`'s
//! `hostile` share them.

use std::fmt::Write;

use crate::generator::Generator;

/// An input that can be made longer.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    /// What it is called in the tables.
    pub name: &'static str,
    /// How often what it is about is there, at its shortest.
    pub times: usize,
    make: Make,
}

#[derive(Clone, Copy, Debug)]
enum Make {
    /// This, so often.
    Repeat(&'static str),
    /// One after the other, each so often.
    Then(&'static [&'static str]),
    /// What a function makes.
    By(fn(usize) -> String),
}

impl Case {
    /// The input in which what it is about is there so often.
    pub fn input(&self, times: usize) -> String {
        match self.make {
            Make::Repeat(text) => text.repeat(times),
            Make::Then(texts) => texts.iter().map(|text| text.repeat(times)).collect(),
            Make::By(make) => make(times),
        }
    }

    /// The input, with at least so many bytes.
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
}

const fn repeat(text: &'static str, times: usize) -> Case {
    Case { name: text, times, make: Make::Repeat(text) }
}

const fn case(name: &'static str, times: usize, make: Make) -> Case {
    Case { name, times, make }
}

/// All of them.
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
    repeat("<b><template><b>", 20_000),
    repeat("<i a><table><td>", 20_000),
    case("long <b x>, then <b x=1></b>", 20_000, Make::By(compared_with_long_values)),
    case("a long <b x>, then <p>x</p>", 20_000, Make::By(reopened_with_a_long_value)),
];

/// A document of the generator, with so many pieces: everything that is hard, mixed. Not one of
/// [`CASES`], because what it does to limits depends on what chance has put into it.
pub const GENERATED: Case = case("a generated document", 10_000, Make::By(generated));

fn generated(pieces: usize) -> String {
    let mut pieces = Generator::new(1).document(pieces);
    // After it all would be text.
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
    // With a reference, so that the value is no slice of the source.
    format!("<div><b x=\"&lt;{}\"></div>{}", "y ".repeat(4 * times), "<p>x</p>".repeat(times))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inputs_are_what_their_names_say() {
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
        for case in CASES.iter().chain([&GENERATED]) {
            let (once, eight_times) = (case.input(1000).len(), case.input(8000).len());
            assert!((7 * once..=10 * once).contains(&eight_times), "{}", case.name);
            assert!(CASES.iter().filter(|other| other.name == case.name).count() <= 1);
        }
    }
}
