//! Loops of scripts over lists: the contents of a list are cached until they change, so a loop over
//! four times as many items takes about four times as long.

use treewright_window::{Agent, AgentOptions, Until};

use crate::growth;

/// The things that a loop goes over, how it is made for `n` items, and the loop. `d` is a `div`, `s` takes what is read,
/// and `change` changes what the things do not depend on.
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
        "custom properties that are registered",
        "var run = 0",
        "run++;
         for (let i = 0; i < n; i++) {
             CSS.registerProperty({ name: `--of-${run}-${i}`, syntax: '<length>', inherits: true, initialValue: '1px' });
         }
         s += getComputedStyle(d).getPropertyValue(`--of-${run}-0`).length",
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
    (
        "style, by getPropertyValue",
        "declare()",
        "for (let i = 0; i < n; i++) s += d.style.getPropertyValue('--p' + i).length",
    ),
    (
        "style, by item",
        "declare()",
        "for (let i = 0; i < d.style.length; i++) s += d.style.item(i).length",
    ),
    (
        "style, one of many properties set",
        "",
        "for (let i = 0; i < n; i++) d.style.setProperty('width', i + 'px')",
    ),
    (
        "style, many properties set",
        "",
        "for (let i = 0; i < n; i++) d.style.setProperty('--p' + i, s++)",
    ),
    (
        "style, custom properties and others in turn",
        "",
        "for (let i = 0; i < n; i++) { d.style.setProperty('--p' + i, s++); d.style.width = i + 'px' }",
    ),
    (
        "scroll positions of many elements, with their events",
        "fill('p'); for (const c of d.children) c.style.overflow = 'auto'",
        "for (const c of d.children) { c.scrollTop = 1; s += c.scrollTop; c.onscroll = () => s++ }",
    ),
    (
        "animations of many elements, with their events",
        "fill('p')",
        "for (const c of d.children) { c.animate({ opacity: [0, 1] }, 100).onfinish = () => s++; s += c.getAnimations().length }",
    ),
    (
        "animations of one element, with their events",
        "",
        "for (let i = 0; i < n; i++) d.animate({ opacity: [0, 1] }, { duration: 100, fill: 'both' }).onfinish = () => s++",
    ),
    (
        "computed styles after each change of an attribute",
        "",
        "for (let i = 0; i < n; i++) { d.className = 'c' + i; s += getComputedStyle(d).display.length }",
    ),
    (
        "innerText of a small element, with the styles of others known",
        "fill('p'); other.textContent = 'a'; s += document.body.innerText.length",
        "for (let i = 0; i < n; i++) s += other.innerText.length",
    ),
    (
        "computed styles of many elements after each change of a style",
        "fill('p')",
        "for (const c of d.children) { c.style.width = s++ + 'px'; s += getComputedStyle(c).width.length }",
    ),
    (
        "nodes that are put into slots and taken out again",
        "d.attachShadow({mode: 'open'}).innerHTML = '<slot name=a></slot><slot></slot>'",
        "for (let i = 0; i < n; i++) d.append(document.createElement('p'));
         for (let i = 0; i < n; i++) d.prepend(document.createElement('p'));
         while (d.lastChild) d.lastChild.remove()",
    ),
    (
        "nested elements that a sanitizer replaces with their children",
        "s = '<b>'.repeat(16 * n)",
        "d.setHTML(s, {sanitizer: {replaceWithChildrenElements: ['b']}})",
    ),
    (
        "form.elements",
        "form('input')",
        "for (let i = 0; i < d.elements.length; i++) { s += d.elements[i].value.length; change(i) }",
    ),
    (
        "form, by index",
        "form('input')",
        "for (let i = 0; i < d.length; i++) { s += d[i].value.length; change(i) }",
    ),
    (
        "form, by name",
        "form('input'); [...d.elements].forEach((c, i) => c.name = 'n' + i)",
        "for (let i = 0; i < n; i++) { s += d['n' + i].value.length; change(i) }",
    ),
    (
        "form.elements, by name",
        "form('input'); [...d.elements].forEach((c, i) => c.name = 'n' + i)",
        "for (let i = 0; i < n; i++) { s += d.elements['n' + i].value.length; change(i) }",
    ),
    (
        "form.elements, radio buttons of one name",
        "form('input'); for (const c of d.elements) { c.type = 'radio'; c.name = 'r' }",
        "for (let i = 0; i < n; i++) { s += d.r[i].value.length; change(i) }",
    ),
    (
        "form.elements of many forms",
        "fill('form'); for (const c of d.children) c.append(document.createElement('input'))",
        "for (const c of d.children) { s += c.elements.length; change(s) }",
    ),
    (
        "form of an input",
        "form('input'); d.id = 'f'; for (const c of d.elements) c.setAttribute('form', 'f')",
        "for (let i = 0; i < n; i++) { s += d.children[i].form.length; change(i) }",
    ),
    (
        "checked",
        "form('input'); for (const c of d.elements) { c.type = 'radio'; c.name = 'r' }",
        "for (const c of [...d.children]) { c.checked = true; s += c.checked; change(s) }",
    ),
    (
        "selectedOptions",
        "d = document.createElement('select'); d.multiple = true; fill('option');
         for (const c of d.options) c.selected = true",
        "for (let i = 0; i < n; i++) { s += d.selectedOptions[i].value.length; change(i) }",
    ),
    (
        "selectedIndex",
        "d = document.createElement('select'); fill('option'); d.selectedIndex = n - 1",
        "for (let i = 0; i < n; i++) { s += d.selectedIndex; change(i) }",
    ),
    (
        "selectedIndex, set",
        "d = document.createElement('select'); fill('option')",
        "for (let i = 0; i < n; i++) { d.selectedIndex = i; s += d.value.length + d.selectedIndex; change(i) }",
    ),
    (
        "selected, set",
        "d = document.createElement('select'); fill('option')",
        "for (let i = 0; i < n; i++) { d.options[i].selected = true; s += d.options[i].selected; change(i) }",
    ),
    (
        "selected",
        "d = document.createElement('select'); fill('option')",
        "for (let i = 0; i < n; i++) { s += d.options[i].selected + d.options[i].index; change(i) }",
    ),
    (
        "labels",
        "fill('label'); for (const c of d.children) c.append(document.createElement('input'))",
        "for (const c of d.children) { s += c.firstChild.labels.length; change(s) }",
    ),
    (
        "labels of one control",
        "fill('label'); for (const c of d.children) c.htmlFor = 'i';
         d.append(Object.assign(document.createElement('input'), {id: 'i'}))",
        "for (let i = 0; i < n; i++) { s += d.lastChild.labels[i].htmlFor.length; change(i) }",
    ),
    (
        "getElementsByClassName",
        "fill('p'); for (const c of d.children) c.className = 'a'",
        "for (let i = 0; i < n; i++) { d.getElementsByClassName('a')[i].className = 'a b'; change(i) }",
    ),
    (
        "getElementsByTagName",
        "fill('p')",
        "for (let i = 0; i < n; i++) { s += d.getElementsByTagName('p')[i].id.length; change(i) }",
    ),
    (
        "getElementsByName",
        "fill('p'); for (const c of d.children) c.setAttribute('name', 'a')",
        "for (let i = 0; i < n; i++) { s += document.getElementsByName('a')[i].id.length; change(i) }",
    ),
    (
        "children",
        "fill('p')",
        "for (let i = 0; i < n; i++) { s += d.children[i].id.length; change(i) }",
    ),
    (
        "childNodes",
        "fill('p')",
        "for (let i = 0; i < n; i++) { s += d.childNodes[i].id.length; change(i) }",
    ),
    (
        "children, by name",
        "fill('p'); [...d.children].forEach((c, i) => c.id = 'n' + i)",
        "for (let i = 0; i < n; i++) { s += d.children['n' + i].id.length; change(i) }",
    ),
    (
        "ariaLabelledByElements",
        "fill('p'); d.ariaLabelledByElements = [...d.children]",
        "for (let i = 0; i < n; i++) { s += d.ariaLabelledByElements[i].id.length; change(i) }",
    ),
    (
        "ariaLabelledByElements, by ids",
        "fill('p'); [...d.children].forEach((c, i) => c.id = 'c' + i);
         d.setAttribute('aria-labelledby', tokens)",
        "for (let i = 0; i < n; i++) { s += d.ariaLabelledByElements[i].id.length; change(i) }",
    ),
    (
        "rows",
        "d = document.createElement('table'); document.body.append(d); fill('tr')",
        "for (let i = 0; i < n; i++) { s += d.rows[i].rowIndex; change(i) }",
    ),
    (
        "cells",
        "d = document.createElement('tr'); document.body.append(d); fill('td')",
        "for (let i = 0; i < n; i++) { s += d.cells[i].id.length; change(i) }",
    ),
    (
        "images",
        "fill('img')",
        "for (let i = 0; i < n; i++) { s += document.images[i].alt.length; change(i) }",
    ),
    (
        "links",
        "fill('a'); for (const c of d.children) c.href = '#'",
        "for (let i = 0; i < n; i++) { document.links[i].href = '#' + i; change(i) }",
    ),
    (
        "forms",
        "fill('form')",
        "for (let i = 0; i < n; i++) { s += document.forms[i].id.length; change(i) }",
    ),
    (
        "anchors",
        "fill('a'); for (const c of d.children) c.name = 'a'",
        "for (let i = 0; i < n; i++) { document.anchors[i].name = 'a' + i; change(i) }",
    ),
    (
        "elements of the document with a name",
        "fill('img'); for (const c of d.children) c.name = 'named'",
        "for (let i = 0; i < n; i++) { s += document.named[i].id.length; change(i) }",
    ),
    (
        "elements of the window with an id",
        "fill('p'); for (const c of d.children) c.id = 'named'",
        "for (let i = 0; i < n; i++) { s += window.named[i].id.length; change(i) }",
    ),
    (
        "queries of elements in each other",
        "for (let i = 0, at = d; i < n; i++) {
             const inner = document.createElement('div'); at.append(inner); at = inner
         }",
        "s += d.querySelectorAll('div').length + d.getElementsByTagName('div').length",
    ),
    (
        "elements that are put in each other",
        "",
        "for (let i = 0, at = document.createElement('div'); i < n; i++) {
             const inner = document.createElement('div'); at.append(inner); at = inner; s += at.isConnected
         }",
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
         function form(name) {{
             d = document.createElement('form'); document.body.append(d); fill(name)
         }}
         function declare() {{
             d.setAttribute('style', Array.from({{length: n}}, (_, i) => '--p' + i + ': ' + i).join(';'))
         }}
         // What none of the lists depends on: an attribute of another element, text and an element in another place.
         var other = document.createElement('aside');
         document.body.append(other);
         function change(i) {{
             other.title = i; other.className = 'c' + i; other.textContent = i;
             other.append(document.createElement('em'))
         }}
         {prepare}"
    );
    agent.evaluate(&script).unwrap();
    agent
}

#[test]
fn loops_over_lists_take_linear_time() {
    let mut failures = Vec::new();
    for (name, prepare, work) in CASES {
        let (mut few, mut many) = (agent(prepare, 200), agent(prepare, 800));
        let few = || few.evaluate(work).map(drop).unwrap();
        let many = || many.evaluate(work).map(drop).unwrap();
        if let Err(error) = growth::compare(few, many) {
            failures.push(format!("{name}: {error}"));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
