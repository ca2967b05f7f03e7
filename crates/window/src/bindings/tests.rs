//! Objects as scripts see them, case by case.

use treewright_quickjs::ErrorKind;

use crate::agent::{Agent, AgentOptions};

/// Evaluates a script in a new window; exceptions are shown by name and message.
fn evaluate(script: &str) -> String {
    let mut agent = Agent::new(AgentOptions::default()).expect("there is memory");
    agent
        .open("https://example.test/", b"<!DOCTYPE html><p id=a class='b c'>d</p>")
        .expect("a URL");
    agent.run_until(crate::Until::Idle);
    agent.in_first_window(String::new(), |cx| {
        let result = match cx.evaluate_str(script, "test.js") {
            Ok(value) => value,
            Err(thrown) => thrown.value,
        };
        match cx.to_js_string(&result) {
            Ok(text) => text.into_scalar(),
            Err(_) => format!("{:?}", ErrorKind::Error),
        }
    })
}

fn check(cases: &[(&str, &str)]) {
    let mut failures = Vec::new();
    for (script, result) in cases {
        let found = evaluate(script);
        // A star stands for a message of the engine.
        let matches = match result.strip_suffix('*') {
            Some(start) => found.starts_with(start),
            None => found == *result,
        };
        if !matches {
            failures.push(format!("{script}\n  {found}\n  {result}"));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn interface_objects() {
    check(&[
        ("typeof Node", "function"),
        ("Node.name + Node.length", "Node0"),
        ("Object.getPrototypeOf(Element) === Node", "true"),
        ("Object.getPrototypeOf(Node) === EventTarget", "true"),
        ("Object.getPrototypeOf(EventTarget) === Function.prototype", "true"),
        (
            "JSON.stringify(Object.getOwnPropertyDescriptor(window, 'Node'))",
            r#"{"writable":true,"enumerable":false,"configurable":true}"#,
        ),
        (
            "var d = Object.getOwnPropertyDescriptor(Node, 'prototype'); [d.value === Node.prototype, d.writable, d.enumerable, d.configurable]",
            "true,false,false,false",
        ),
        ("Node.prototype.constructor === Node", "true"),
        ("Object.prototype.toString.call(Node.prototype)", "[object Node]"),
        ("Node.ELEMENT_NODE + Node.prototype.TEXT_NODE", "4"),
        ("Node.ELEMENT_NODE = 5; Node.ELEMENT_NODE", "1"),
        ("'Element' in window", "true"),
        ("Object.getOwnPropertyNames(window).includes('HTMLElement')", "true"),
        ("delete window.Node; typeof Node", "undefined"),
        ("var Node = 3; Node", "3"),
        ("Node = 3; [Node, delete window.Node, typeof Node]", "3,true,undefined"),
        ("new Node", "TypeError: Illegal constructor"),
        ("Node()", "TypeError: Illegal constructor"),
        ("class A extends Node {}; new A", "TypeError: Illegal constructor"),
        ("NodeFilter.SHOW_ALL", "4294967295"),
        (
            "typeof NodeFilter + NodeFilter.name + ('prototype' in NodeFilter)",
            "functionNodeFilterfalse",
        ),
        ("new NodeFilter", "TypeError: Illegal constructor"),
    ]);
}

#[test]
fn immutable_prototypes() {
    check(&[
        // The window's prototype chain is that of its interfaces, and cannot be changed.
        (
            "const out = []; for (let o = window; o; o = Object.getPrototypeOf(o)) \
             out.push(Reflect.setPrototypeOf(o, {}), Reflect.setPrototypeOf(o, Object.getPrototypeOf(o))); out.join()",
            "false,true,false,true,false,true,false,true,false,true",
        ),
        ("Reflect.setPrototypeOf(Window.prototype, null)", "false"),
        ("Reflect.setPrototypeOf(EventTarget.prototype, {})", "false"),
        ("Object.setPrototypeOf(EventTarget.prototype, {})", "TypeError: *"),
        ("Reflect.setPrototypeOf(Node.prototype, {}) && Reflect.setPrototypeOf(Node, {})", "true"),
        ("Object.isExtensible(EventTarget.prototype)", "true"),
        // Within a page it is the same.
        (
            "window === this && document === window.document && document.body.firstChild instanceof Element",
            "true",
        ),
    ]);
}

#[test]
fn members() {
    check(&[
        (
            "var d = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeName'); [d.get.name, d.get.length, d.set, d.enumerable, d.configurable]",
            "get nodeName,0,,true,true",
        ),
        (
            "var d = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue'); [d.set.name, d.set.length]",
            "set nodeValue,1",
        ),
        (
            "var d = Object.getOwnPropertyDescriptor(Node.prototype, 'appendChild'); [d.value.name, d.value.length, d.writable, d.enumerable, d.configurable]",
            "appendChild,1,true,true,true",
        ),
        (
            "Object.keys(Element.prototype[Symbol.unscopables]).sort()",
            "after,append,before,prepend,remove,replaceChildren,replaceWith,slot",
        ),
        ("Node.prototype.nodeName", "TypeError: Illegal invocation"),
        ("Node.prototype.appendChild.call({}, document)", "TypeError: Illegal invocation"),
        (
            "document.appendChild()",
            "TypeError: Failed to execute 'appendChild' on 'Node': 1 argument required, but only 0 present.",
        ),
        (
            "document.insertBefore(document)",
            "TypeError: Failed to execute 'insertBefore' on 'Node': 2 arguments required, but only 1 present.",
        ),
        (
            "document.appendChild({})",
            "TypeError: Failed to execute 'appendChild' on 'Node': parameter 1 is not of type 'Node'.",
        ),
        (
            "document.createTreeWalker(document).currentNode = null",
            "TypeError: Failed to set the 'currentNode' property on 'TreeWalker': Failed to convert value to 'Node'.",
        ),
        ("document.getElementById('a').textContent", "d"),
        ("document.getElementById('a') === document.getElementById('a')", "true"),
        (
            "document.getElementById('a').childNodes === document.getElementById('a').childNodes",
            "true",
        ),
        ("var a = document.getElementById('a'); a.classList = 'x y'; a.className", "x y"),
        (
            "Object.prototype.toString.call(document.getElementById('a'))",
            "[object HTMLParagraphElement]",
        ),
        ("document.getElementById('a') instanceof HTMLElement", "true"),
        ("Object.prototype.toString.call(document.createElement('x-y'))", "[object HTMLElement]"),
        (
            "Object.prototype.toString.call(document.createElement('xy'))",
            "[object HTMLUnknownElement]",
        ),
    ]);
}

#[test]
fn exceptions() {
    check(&[
        ("new DOMException('a', 'SyntaxError').code", "12"),
        ("String(new DOMException('a', 'SyntaxError'))", "SyntaxError: a"),
        ("new DOMException().name + new DOMException().message", "Error"),
        ("new DOMException instanceof Error", "true"),
        (
            "DOMException('a')",
            "TypeError: Failed to construct 'DOMException': Please use the 'new' operator, this DOM object constructor cannot be called as a function.",
        ),
        ("DOMException.SYNTAX_ERR", "12"),
        ("'stack' in new DOMException", "true"),
        (
            "class E extends DOMException {}; var e = new E('a'); [e instanceof E, e.message]",
            "true,a",
        ),
        (
            "try { document.appendChild(document) } catch (e) { [e.name, e.code, e instanceof DOMException] }",
            "HierarchyRequestError,3,true",
        ),
    ]);
}

#[test]
fn indexed_and_named_properties() {
    check(&[
        ("document.getElementById('a').childNodes[0].data", "d"),
        (
            "var l = document.getElementById('a').childNodes; [l.length, l[1], 0 in l, 1 in l, Object.keys(l)]",
            "1,,true,false,0",
        ),
        ("var l = document.getElementById('a').childNodes; 'use strict'; l[0] = 1; l[0].data", "d"),
        ("'use strict'; var l = document.getElementById('a').childNodes; l[5] = 1", "TypeError: *"),
        (
            "var l = document.getElementById('a').childNodes; l.x = 1; [l.x, delete l[0], delete l[7]]",
            "1,false,true",
        ),
        ("[...document.getElementById('a').childNodes].length", "1"),
        ("NodeList.prototype[Symbol.iterator] === Array.prototype.values", "true"),
        ("NodeList.prototype.forEach === Array.prototype.forEach", "true"),
        ("document.getElementById('a').attributes.id.value", "a"),
        ("Object.getOwnPropertyNames(document.getElementById('a').attributes)", "0,1,id,class"),
        ("Object.keys(document.getElementById('a').attributes)", "0,1"),
        ("document.getElementById('a').attributes.length", "2"),
        (
            "Object.isFrozen(Object.preventExtensions(document.getElementById('a').attributes))",
            "TypeError: *",
        ),
        ("String(document.getElementById('a').classList)", "b c"),
        ("document.getElementById('a').classList[1]", "c"),
    ]);
}

#[test]
fn reflection() {
    check(&[
        (
            "var a = document.createElement('a'); a.rel = 'x y'; [a.getAttribute('rel'), a.relList.length]",
            "x y,2",
        ),
        (
            "var i = document.createElement('input'); i.type = 'NUMBER'; [i.type, i.getAttribute('type')]",
            "number,NUMBER",
        ),
        (
            "var i = document.createElement('img'); [i.crossOrigin, i.crossOrigin = '', i.crossOrigin, i.crossOrigin = null, i.hasAttribute('crossorigin')]",
            ",,anonymous,,false",
        ),
        (
            "var t = document.createElement('td'); t.colSpan = 0; [t.colSpan, t.getAttribute('colspan')]",
            "1,0",
        ),
        (
            "var t = document.createElement('textarea'); [t.cols, t.cols = 0, t.getAttribute('cols')]",
            "20,0,20",
        ),
        (
            "var i = document.createElement('input'); i.disabled = 1; i.getAttribute('disabled') === ''",
            "true",
        ),
        (
            "var i = document.createElement('iframe'); i.src = 'a b'; i.src",
            "https://example.test/a%20b",
        ),
        (
            "var p = document.createElement('p'); [p.ariaLabel, p.ariaLabel = 'x', p.getAttribute('aria-label')]",
            ",x,x",
        ),
        (
            "var p = document.getElementById('a'); p.ariaLabelledByElements = [p]; [p.ariaLabelledByElements[0] === p, p.ariaLabelledByElements === p.ariaLabelledByElements, p.getAttribute('aria-labelledby')]",
            "true,true,",
        ),
        (
            "var p = document.getElementById('a'); p.setAttribute('aria-labelledby', 'x a'); p.ariaLabelledByElements.length",
            "1",
        ),
        ("document.createElement('div').dir = 'RTL'", "RTL"),
    ]);
}
