//! Explanations of places of broken pages. The pages are in `data/explain/pages.txt`, the answers in
//! `data/explain/answers.txt`; with `RECORD=1` those are written, and otherwise compared.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use treewright::explain::{Drawing, StandardRule};
use treewright::{Cause, Edition, Options, Parsed, Pause, Select};
use treewright_testing::suites::{data, report};

/// Marks a place in a page.
const MARK: char = '\u{2038}';

/// A page of `pages.txt`.
#[derive(Default)]
struct Page {
    name: String,
    options: String,
    write: Option<String>,
    nodes: Vec<(String, String)>,
    html: String,
    places: Vec<u32>,
}

fn pages() -> Vec<Page> {
    let text = std::fs::read_to_string(data().join("explain/pages.txt")).expect("it is there");
    let mut pages: Vec<Page> = Vec::new();
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("#page ") {
            pages.push(Page { name: name.to_owned(), ..Page::default() });
            continue;
        }
        let Some(page) = pages.last_mut() else { continue };
        match line.split_once(' ') {
            Some(("#options", options)) => options.clone_into(&mut page.options),
            Some(("#write", text)) => page.write = Some(text.to_owned()),
            Some((kind @ ("#node" | "#contents" | "#shadow"), selector)) => {
                page.nodes.push((kind.to_owned(), selector.to_owned()));
            }
            _ => {
                page.html.push_str(line);
                page.html.push('\n');
            }
        }
    }
    for page in &mut pages {
        let marked = std::mem::take(&mut page.html);
        let mut pieces = marked.trim_end_matches('\n').split(MARK).peekable();
        while let Some(piece) = pieces.next() {
            page.html.push_str(piece);
            if pieces.peek().is_some() {
                page.places.push(page.html.len() as u32);
            }
        }
    }
    pages
}

impl Page {
    fn parse(&self) -> Parsed {
        let mut options = Options::new().origins(true).collect_errors(true);
        let mut context = None;
        for word in self.options.split_whitespace() {
            match word.split_once('=') {
                Some(("fragment", name)) => context = Some(name.parse().expect("a context")),
                None if word == "scripting" => options = options.scripting(true),
                None if word == "classic" => options = options.edition(Edition::CLASSIC),
                _ => panic!("unknown option {word}"),
            }
        }
        if let Some(context) = context {
            return options.parse_fragment(self.html.as_str(), &context);
        }
        let mut parser = options.parser();
        parser.append(&self.html);
        parser.end_of_input();
        let mut write = self.write.as_deref();
        loop {
            match parser.pump() {
                Pause::Script(_) => {
                    parser.begin_script();
                    if let Some(text) = write.take() {
                        parser.write(text);
                    }
                    parser.end_script();
                }
                Pause::Finished => return parser.finish(),
                _ => {}
            }
        }
    }
}

/// Everything that the answers contain.
#[derive(Default)]
struct Seen {
    answers: String,
    number: usize,
    subjects: BTreeSet<&'static str>,
    kinds: BTreeSet<&'static str>,
    rules: BTreeSet<&'static str>,
    causes: BTreeSet<String>,
}

fn answer(pages: &[Page]) -> Seen {
    let mut seen = Seen::default();
    for page in pages {
        let parsed = page.parse();
        let document = &parsed.document;
        let explainer = parsed.explainer().expect("origins are on");
        let nodes = page.nodes.iter().map(|(kind, selector)| {
            let node = document.select_first(selector.as_str()).expect("a selector");
            let node = node.unwrap_or_else(|| panic!("{}: no {selector}", page.name));
            let node = match kind.as_str() {
                "#contents" => node.template_contents(),
                "#shadow" => node.shadow_root(),
                _ => Some(node),
            };
            node.unwrap_or_else(|| panic!("{}: no {kind} {selector}", page.name)).id()
        });
        let places = page.places.iter().map(|place| (None, explainer.at(*place)));
        let nodes = nodes.map(|node| (Some(node), explainer.node(node).expect("it is there")));
        for (node, explanation) in places.chain(nodes) {
            seen.number += 1;
            let drawing = Drawing::new(document, &explanation);
            write!(seen.answers, "{}:\n{drawing}\n", page.name).expect("a string");
            seen.subjects.insert(explanation.subject.as_str());
            for step in &explanation.steps {
                seen.kinds.insert(step.kind.as_str());
                seen.rules.extend(step.rule.map(StandardRule::name));
            }
            for node in node.into_iter().chain(explanation.node) {
                let origin = document.origin(node).expect("every node has one");
                let moves = origin.moves().map(|moved| moved.cause);
                let of_attributes = origin.attributes().map(|attribute| attribute.cause());
                for cause in moves.chain(of_attributes).chain([origin.cause()]) {
                    seen.causes.insert(format!("{cause:?}"));
                }
            }
        }
    }
    seen
}

#[test]
fn places_of_broken_pages() {
    let seen = answer(&pages());
    let path = data().join("explain/answers.txt");
    if std::env::var_os("RECORD").is_some() {
        std::fs::write(&path, &seen.answers).expect("it can be written");
    }
    let recorded = std::fs::read_to_string(&path).expect("it is there");
    let mut complaints = Vec::new();
    if seen.answers != recorded {
        let lines = seen.answers.lines().zip(recorded.lines());
        let different = lines.enumerate().find(|(_, (now, before))| now != before);
        complaints.push(format!("answers.txt is not current: {different:?}"));
    }
    if seen.number < 60 {
        complaints.push(format!("only {} places", seen.number));
    }
    // Every insertion mode and algorithm.
    let modes =
        StandardRule::ALL.iter().map(|rule| rule.name()).filter(|name| !seen.rules.contains(name));
    complaints.extend(modes.map(|name| format!("no answer names {name}")));
    let subjects = [
        "start-tag",
        "end-tag",
        "attribute",
        "text",
        "character-reference",
        "white-space",
        "comment",
        "processing-instruction",
        "doctype",
        "dropped",
        "end-of-source",
        "node",
    ];
    let missing = subjects.iter().filter(|subject| !seen.subjects.contains(*subject));
    complaints.extend(missing.map(|subject| format!("no answer is about {subject}")));
    for cause in Cause::ALL {
        // These two do not apply to nodes of a parsed page.
        let is_of_no_page = matches!(cause, Cause::Program | Cause::Parser);
        if !is_of_no_page && !seen.causes.contains(&format!("{cause:?}")) {
            complaints.push(format!("no answer is about a node with the cause {cause:?}"));
        }
    }
    report(&complaints);
}
