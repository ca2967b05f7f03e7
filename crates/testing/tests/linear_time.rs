//! Hostile input takes time in proportion to its length also in tree construction. Were one of these
//! quadratic, it would take minutes; the bound leaves room for slow machines and debug builds.

use std::time::{Duration, Instant};

use treewright_dom::Document;
use treewright_syntax::{Parser, ParserOptions, Pause};

const BOUND: Duration = Duration::from_secs(60);
const N: usize = 30_000;

fn numbered(before: &str, after: &str) -> String {
    let parts = (0..N).flat_map(|number| [before.to_owned(), number.to_string(), after.to_owned()]);
    parts.collect()
}

#[test]
fn trees_of_hostile_input() {
    let repeated = [
        ("", "<div>", ""),
        ("", "<ul><li>", ""),
        ("", "<p><b><i><u>", ""),
        ("", "<a>", ""),
        ("", "<a><div>", ""),
        ("", "<table><a>", ""),
        ("", "<table>x", ""),
        ("<table>", "x<tr a=&amp;>", ""),
        ("", "</p>", ""),
        ("", "<svg><a>", ""),
        ("", "<b>", ""),
        ("", "<table><tr><td>", ""),
        ("", "<template>", ""),
        ("", "<template for=x></template>", ""),
        ("<?marker name='y'?>", "<template for=x></template>", ""),
        ("", "<?start name='x'>", ""),
        ("", "<span>", "</x>"),
        ("<svg>", "<g>", "</x>"),
        ("", "<b>", "<div>"),
        ("<select>", "<option>", ""),
        ("<select><button><selectedcontent></button>", "<option>a", ""),
        ("<select><option>a</option>", "<selectedcontent></selectedcontent>", ""),
        ("", "<selectedcontent>", ""),
        ("<form>", "<div><input>", ""),
    ];
    let mut inputs: Vec<String> = repeated
        .iter()
        .map(|(first, each, last)| format!("{first}{}{}", each.repeat(N), last.repeat(N)))
        .collect();
    inputs.push(format!("{}{}{}", "<b>".repeat(N), "<div>".repeat(N), "</b>".repeat(N)));
    inputs.push(numbered("<b id=", ">"));
    inputs.push(numbered("<b id=", ">") + &"</i>".repeat(N));
    inputs.push(numbered("<html a", ">"));
    inputs.push(format!("<p {}>", numbered(" a", "")));
    for input in inputs {
        let start = Instant::now();
        let mut tree = Document::with_source(input.as_str());
        let mut parser = Parser::new(ParserOptions::default());
        parser.append(&input).expect("it fits");
        parser.end_of_input();
        assert_eq!(parser.pump(&mut tree), Pause::Finished);
        drop(tree);
        let beginning: String = input.chars().take(60).collect();
        assert!(start.elapsed() < BOUND, "{beginning} took {:?}", start.elapsed());
    }
}
