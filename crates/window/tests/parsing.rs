//! Pages are parsed below a window in time linear in their length, however deep they are.

use treewright_window::{Agent, AgentOptions, Until};

use crate::growth;

/// Makes a page with `n` of something.
type Page = fn(usize) -> String;

/// The numbers below `n`, each in a piece of markup.
fn numbered(n: usize, piece: fn(usize) -> String) -> String {
    let pieces: Vec<String> = (0..n).map(piece).collect();
    pieces.concat()
}

/// A script that changes the tree, after which the parser can rely on less.
const CHANGE: &str = "<body><script>document.body.append('x')</script>";

/// A script that defines a custom element, whose constructor can run while the parser reads.
const DEFINITION: &str =
    "<script>customElements.define('x-a', class extends HTMLElement {})</script>";

const PAGES: &[(&str, Page)] = &[
    ("elements in each other", |n| "<div>".repeat(n)),
    ("formatting elements in each other", |n| numbered(n, |i| format!("<b><i class={}>", i % 3))),
    ("lists in each other", |n| "<ul><li>a".repeat(n)),
    ("elements that are closed", |n| "<div>".repeat(n) + &"a</div>".repeat(n)),
    ("formatting elements that are closed in another order", |n| {
        "<b><i><u>a</b>b</i>c</u>".repeat(n)
    }),
    ("blocks in formatting elements that are closed first", |n| {
        "<b><div>".repeat(n) + &"a</b>".repeat(n)
    }),
    ("links that close each other around blocks", |n| "<a><div>x".repeat(n)),
    ("paragraphs with formatting elements", |n| "<p><b><i>a".repeat(n)),
    ("text in tables", |n| "<table>a<tr><td>".repeat(n)),
    ("elements next to each other", |n| "<p>a</p><!--b-->".repeat(n)),
    ("templates in each other", |n| "<template>".repeat(n)),
    ("shadow roots in each other", |n| "<p><template shadowrootmode=open>".repeat(n)),
    ("nodes for a slot", |n| {
        "<div><template shadowrootmode=open><slot></slot></template>".to_owned() + &"<p>a".repeat(n)
    }),
    ("slots", |n| "<div><template shadowrootmode=open>".to_owned() + &"<slot></slot>".repeat(n)),
    ("radio buttons", |n| "<input type=radio name=a checked>".repeat(n)),
    ("controls of a form that is named", |n| {
        "<form id=f></form>".to_owned() + &"<input form=f>".repeat(n)
    }),
    ("options", |n| "<div>".repeat(n) + &"<select><option>a</select>".repeat(n)),
    ("details of groups", |n| numbered(n, |i| format!("<details open name=a{i}></details>"))),
    ("bases", |n| "<div>".repeat(n) + &"<base href=a>".repeat(n)),
    ("elements that want the focus", |n| "<p autofocus tabindex=0>".repeat(n)),
    ("elements with ids, which a script asked for", |n| {
        "<script>document.getElementById('a')</script>".to_owned() + &"<div id=b>".repeat(n)
    }),
    ("links that close each other around blocks, after a script", |n| {
        CHANGE.to_owned() + &"<a><div>x".repeat(n)
    }),
    ("blocks in formatting elements that are closed first, after a script", |n| {
        CHANGE.to_owned() + &"<b><div>".repeat(n) + &"a</b>".repeat(n)
    }),
    ("elements in each other, with definitions", |n| DEFINITION.to_owned() + &"<div>".repeat(n)),
    ("links that close each other around blocks, with definitions", |n| {
        DEFINITION.to_owned() + &"<a><div>x".repeat(n)
    }),
    ("blocks in formatting elements that are closed first, with definitions", |n| {
        DEFINITION.to_owned() + &"<b><div>".repeat(n) + &"a</b>".repeat(n)
    }),
    ("links that close each other around blocks, after a frame", |n| {
        "<iframe></iframe>".to_owned() + &"<a><div>x".repeat(n)
    }),
    ("controls in a form, after a script", |n| {
        CHANGE.to_owned() + "<form>" + &"<div><input>".repeat(n)
    }),
    ("an observer of all", |n| {
        "<script>new MutationObserver(() => {})
         .observe(document, {subtree: true, childList: true})</script>"
            .to_owned()
            + &"<div>".repeat(n)
    }),
];

fn open(page: &str) {
    let mut agent = Agent::new(AgentOptions::default()).unwrap();
    agent.open("https://example.org/", page.as_bytes()).unwrap();
    agent.run_until(Until::Idle);
}

#[test]
fn pages_are_parsed_in_linear_time() {
    let mut failures = Vec::new();
    for (name, page) in PAGES {
        let (short, long) = (page(1_000), page(4_000));
        if let Err(error) = growth::compare(|| open(&short), || open(&long)) {
            failures.push(format!("{name}: {error}"));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
