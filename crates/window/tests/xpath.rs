//! XPath in scripts: the logs of pages.

use treewright_window::{Agent, AgentEvent, AgentOptions, Until};

/// A page with some elements, and functions for queries.
const START: &str = "<!doctype html><body><ul id=u><li class=A>one<li title=t>two</ul>
<svg xmlns:x='urn:x'><g/></svg><script>
const X = XPathResult, u = document.getElementById('u');
const ask = (e, type = 0, node = document, resolver = null) => document.evaluate(e, node, resolver, type);
const all = r => { const found = []; for (let n; n = r.iterateNext();) found.push(n.nodeName + (n.className ?? '')); return found.join() };
const fails = f => { try { console.log('fine', f()) } catch (e) { console.log(e.name) } };
";

fn check(script: &str, expected: &[&str]) {
    let mut agent = Agent::new(AgentOptions::default()).unwrap();
    agent.open("https://example.com/", format!("{START}{script}</script>").as_bytes()).unwrap();
    agent.run_until(Until::Idle);
    let text = |event| match event {
        AgentEvent::Console { text, .. } => text,
        AgentEvent::Error { message, .. } => message,
        other => format!("{other:?}"),
    };
    let log: Vec<String> = agent.take_events().into_iter().map(text).collect();
    assert_eq!(log, expected, "{script}");
}

#[test]
fn types() {
    check(
        "for (const e of ['1 + 1', 'string(//li)', 'true()', '//li']) console.log(ask(e).resultType);
        console.log(ask('count(//LI)').numberValue, ask('//li[2]', X.STRING_TYPE).stringValue,
            ask('//p', X.BOOLEAN_TYPE).booleanValue, ask('//li', X.BOOLEAN_TYPE).booleanValue,
            ask('//li', X.NUMBER_TYPE).numberValue, ask('1 div 0', X.STRING_TYPE).stringValue,
            ask('//li/@title', X.STRING_TYPE).stringValue);
        console.log(all(ask('//li')), all(ask('li | .', X.ORDERED_NODE_ITERATOR_TYPE, u)));
        const s = ask('//li', X.ORDERED_NODE_SNAPSHOT_TYPE);
        console.log(s.snapshotLength, s.snapshotItem(1) === u.lastChild, s.snapshotItem(2));
        console.log(ask('//li', X.FIRST_ORDERED_NODE_TYPE).singleNodeValue === u.firstChild,
            ask('//p', X.ANY_UNORDERED_NODE_TYPE).singleNodeValue);",
        &[
            "1",
            "2",
            "3",
            "4",
            "2 two false true NaN Infinity t",
            "LIA,LI UL,LIA,LI",
            "2 true null",
            "true null",
        ],
    );
    check(
        "for (const f of [
            () => ask('1', X.FIRST_ORDERED_NODE_TYPE), () => ask('1', 10), () => ask('1').stringValue,
            () => ask('//li').singleNodeValue, () => ask('//li').snapshotLength, () => ask('//li', 7).iterateNext(),
            () => ask('//li', 7).invalidIteratorState, () => ask('//li', 9).snapshotItem(0), () => ask('//li').numberValue,
        ]) fails(f)",
        &[
            "TypeError",
            "TypeError",
            "TypeError",
            "TypeError",
            "TypeError",
            "TypeError",
            "fine false",
            "TypeError",
            "TypeError",
        ],
    );
}

/// `lang()` takes `xml:lang` in XML, and `lang` of HTML elements.
#[test]
fn languages() {
    check(
        "const d = new DOMParser().parseFromString(`<a lang='en'><b xml:lang='DE-at' lang='en'>
            <p lang='en' xmlns='http://www.w3.org/1999/xhtml'/><c lang='en'/><d xml:lang='\u{212A}o'/></b></a>`, 'text/xml');
        for (const l of ['en', 'de', 'de-AT', 'ko', 'AT', '']) {
            console.log(l, all(d.evaluate(`//*[lang('${l}')]`, d, null, 0)));
        }
        const e = document.body;
        e.setAttributeNS('http://www.w3.org/XML/1998/namespace', 'xml:lang', 'fr');
        e.setAttribute('lang', 'en');
        console.log(ask('lang(\"FR\")', 3, e).booleanValue, ask('lang(\"en\")', 3, u.firstChild).booleanValue);",
        &["en p", "de b,c", "de-AT b,c", "ko d", "AT ", " ", "true false"],
    );
}

/// The sign of zero is seen in scripts.
#[test]
fn zeros() {
    check(
        "for (const e of ['sum(//nosuch)', 'floor(sum(//q))', 'round(-0)', 'round(-0.2)', 'round(0)', 'ceiling(-0.2)', '-0']) {
            const n = ask(e).numberValue;
            console.log(e, Object.is(n, -0), ask(`string(${e})`).stringValue);
        }",
        &[
            "sum(//nosuch) false 0",
            "floor(sum(//q)) false 0",
            "round(-0) true 0",
            "round(-0.2) true 0",
            "round(0) false 0",
            "ceiling(-0.2) true 0",
            "-0 true 0",
        ],
    );
}

#[test]
fn context_nodes() {
    check(
        "const text = u.firstChild.firstChild, attr = u.firstChild.getAttributeNode('class');
        console.log(ask('..', 9, text).singleNodeValue.className, ask('name()', 2, attr).stringValue,
            ask('.', 9, attr).singleNodeValue === attr, ask('..', 9, attr).singleNodeValue === u.firstChild,
            ask('//@class', 9).singleNodeValue === attr);
        fails(() => ask('.', 0, document.doctype));
        fails(() => ask('.', 0, document.createDocumentFragment()));
        fails(() => ask('.', 0, document.createAttribute('a')));
        fails(() => ask('.', 0, null));
        const d = document.createElement('div'); d.innerHTML = '<p><b>';
        console.log(ask('count(//b)', 1, d).numberValue, ask('count(/div)', 1, d.firstChild).numberValue);",
        &[
            "A class true true true",
            "NotSupportedError",
            "NotSupportedError",
            "NotSupportedError",
            "TypeError",
            "1 0",
        ],
    );
}

#[test]
fn namespaces() {
    check(
        "const svg = 'http://www.w3.org/2000/svg';
        console.log(ask('count(//g)').numberValue, ask('count(//s:g)', 0, document, p => p === 's' ? svg : null).numberValue,
            ask('count(//s:g)', 0, document, { lookupNamespaceURI: () => svg }).numberValue);
        fails(() => ask('//svg:g'));
        fails(() => ask('//s:g', 0, document, () => null));
        fails(() => ask('//s:g', 0, document, () => { throw new RangeError }));
        fails(() => ask('//s:g', 0, document, {}));
        const xml = new DOMParser().parseFromString('<a xmlns=\"urn:a\" xmlns:b=\"urn:b\" b:c=\"1\"><B/><d xmlns=\"\"/></a>', 'text/xml');
        const resolver = xml.createNSResolver(xml.documentElement);
        console.log(resolver === xml.documentElement);
        const count = e => xml.evaluate(e, xml, p => p === 'a' ? 'urn:a' : resolver.lookupNamespaceURI(p), 1).numberValue;
        console.log(count('count(//a)'), count('count(//a:a)'), count('count(//a:b)'), count('count(//a:B)'), count('count(//d)'),
            count('count(//@b:c)'), count('count(//@c)'));
        const html = new DOMParser().parseFromString('<p xmlns=\"http://www.w3.org/1999/xhtml\"/>', 'text/xml');
        console.log(html.evaluate('count(//p)', html).numberValue);",
        &[
            "0 1 1",
            "NamespaceError",
            "NamespaceError",
            "RangeError",
            "TypeError",
            "true",
            "0 1 0 1 1 1 0",
            "0",
        ],
    );
}

#[test]
fn expressions() {
    check(
        "for (const e of ['', '//', 'foo(', 'unknown()', '$x', \"count('a')\"]) fails(() => ask(e));
        const e = document.createExpression('count(.//li)');
        console.log(e instanceof XPathExpression, e.evaluate(document).numberValue, e.evaluate(u.firstChild, 2, null).stringValue);
        const x = new XPathEvaluator();
        console.log(x.evaluate('count(//li)', document).numberValue, x.createExpression('2').evaluate(u).numberValue,
            x.createNSResolver(u) === u);
        const r = ask('//li');
        r.iterateNext();
        u.append('x');
        console.log(r.invalidIteratorState);
        fails(() => r.iterateNext());",
        &[
            "SyntaxError",
            "SyntaxError",
            "SyntaxError",
            "SyntaxError",
            "SyntaxError",
            "SyntaxError",
            "true 2 0",
            "2 2 true",
            "true",
            "InvalidStateError",
        ],
    );
}
