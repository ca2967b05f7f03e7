//! Loops of scripts over lists: the contents of a list are cached until they change, so a loop over
//! four times as many items takes about four times as long.

use treewright_window::{Agent, AgentOptions, Until};

use crate::growth;

/// The kind of list, the code that makes it for `n` items, and the loop. `d` is a `div`, and `s`
/// collects what is read.
const CASES: &[(&str, &str, &str)] = &[
    (
        "classList, by item",
        "d.className = tokens",
        "for (let i = 0; i < d.classList.length; i++) s += d.classList.item(i).length",
    ),
    (
        "classList, by contains",
        "d.className = tokens",
        "for (let i = 0; i < n; i++) s += d.classList.contains('c' + i)",
    ),
    (
        "classList, all added and removed at once",
        "",
        "d.classList.add(...tokens.split(' ')); d.classList.remove(...tokens.split(' '))",
    ),
    (
        "relList",
        "d = document.createElement('a'); d.rel = tokens",
        "for (let i = 0; i < d.relList.length; i++) s += d.relList[i].length",
    ),
    (
        "sandbox",
        "d = document.createElement('iframe'); d.setAttribute('sandbox', tokens)",
        "for (let i = 0; i < d.sandbox.length; i++) s += d.sandbox[i].length",
    ),
    (
        "sizes",
        "d = document.createElement('link'); d.setAttribute('sizes', tokens)",
        "for (let i = 0; i < d.sizes.length; i++) s += d.sizes[i].length",
    ),
    (
        "htmlFor",
        "d = document.createElement('output'); d.setAttribute('for', tokens)",
        "for (let i = 0; i < d.htmlFor.length; i++) s += d.htmlFor[i].length",
    ),
    (
        "childNodes, with attributes that are set",
        "fill('p')",
        "for (let i = 0; i < d.childNodes.length; i++) d.childNodes[i].setAttribute('x', i)",
    ),
    (
        "children, with contents that change",
        "fill('p')",
        "for (let i = 0; i < d.children.length; i++) d.children[i].textContent = i",
    ),
    (
        "children, with classes that are set",
        "fill('p')",
        "for (let i = 0; i < d.children.length; i++) d.children[i].className = 'c' + i",
    ),
    (
        "getElementsByTagName, with attributes that are set",
        "fill('p'); var list = d.getElementsByTagName('p')",
        "for (let i = 0; i < list.length; i++) list[i].title = i",
    ),
    (
        "querySelectorAll, with attributes that are set",
        "fill('p'); var list = d.querySelectorAll('p')",
        "for (let i = 0; i < list.length; i++) list[i].title = i",
    ),
    (
        "options, with attributes that are set",
        "d = document.createElement('select'); fill('option')",
        "for (let i = 0; i < d.options.length; i++) d.options[i].title = i",
    ),
    (
        "rows, with attributes that are set",
        "d = document.createElement('table'); fill('tr')",
        "for (let i = 0; i < d.rows.length; i++) d.rows[i].title = i",
    ),
    (
        "cells, with attributes that are set",
        "d = document.createElement('tr'); fill('td')",
        "for (let i = 0; i < d.cells.length; i++) d.cells[i].title = i",
    ),
    ("keys of childNodes", "fill('p')", "s += Object.keys(d.childNodes).length"),
    (
        "names of children",
        "fill('p'); for (const c of d.children) c.id = 'i' + s++",
        "s += Object.getOwnPropertyNames(d.children).length",
    ),
    (
        "explicitly set elements of others",
        "fill('p'); for (const c of d.children) c.ariaActiveDescendantElement = d.firstChild",
        "for (const c of d.children) c.title = 'x'",
    ),
];

/// A page with the items.
fn agent(prepare: &str, items: usize) -> Agent {
    let mut agent = Agent::new(AgentOptions::default()).unwrap();
    agent.open("https://example.org/", b"<!doctype html><div id=d></div>").unwrap();
    agent.run_until(Until::Idle);
    let script = format!(
        "var n = {items}, s = 0, d = document.getElementById('d');
         var tokens = Array.from({{length: n}}, (_, i) => 'c' + i).join(' ');
         function fill(name) {{ for (let i = 0; i < n; i++) d.append(document.createElement(name)) }}
         {prepare}"
    );
    agent.evaluate(&script).unwrap();
    agent
}

#[test]
fn loops_over_lists_take_linear_time() {
    let mut failures = Vec::new();
    for (name, prepare, work) in CASES {
        let (mut few, mut many) = (agent(prepare, 400), agent(prepare, 1600));
        let few = || few.evaluate(work).map(drop).unwrap();
        let many = || many.evaluate(work).map(drop).unwrap();
        if let Err(error) = growth::compare(few, many) {
            failures.push(format!("{name}: {error}"));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
