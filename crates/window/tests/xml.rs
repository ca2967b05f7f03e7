//! XML documents of windows: their nodes, scripts and events, and their markup methods.

use treewright_window::loader::{Answer, LoadError, Request, Response};
use treewright_window::{Agent, AgentEvent, AgentOptions, Until};

const XHTML: &str = "application/xhtml+xml";

/// Runs a page of this type, whose scripts log with `console.log`, and returns the log and the
/// document as markup.
fn run(content_type: &str, page: &[u8]) -> (Vec<String>, String) {
    let page = page.to_vec();
    let content_type = content_type.to_owned();
    let loader = move |request: &Request| {
        let text = |of_type: &str, text: &str| Ok(Response::of_type(of_type, text.as_bytes()));
        Answer::Now(match request.url.path() {
            "/page" => Ok(Response::of_type(&content_type, page.clone())),
            "/a.js" => {
                text("text/javascript", "console.log('a.js', document.currentScript?.localName)")
            }
            "/sheet.css" => text("text/css", ""),
            "/doc.svg" => {
                text("image/svg+xml", "<svg xmlns='http://www.w3.org/2000/svg'><g/></svg>")
            }
            _ => Err(LoadError::NotFound),
        })
    };
    let mut agent = Agent::new(AgentOptions::default()).unwrap();
    agent.set_loader(loader);
    agent.navigate("https://example.com/page").unwrap();
    agent.run_until(Until::Idle);
    let events = agent.take_events().into_iter();
    let log = events.map(|event| match event {
        AgentEvent::Console { text, .. } => text,
        AgentEvent::Error { message, line, .. } => format!("error {line}: {message}"),
        other => format!("{other:?}"),
    });
    let log = log.collect();
    let document = agent.document().unwrap();
    (log, document.html())
}

/// Runs an XHTML page with this in its body.
fn check(body: &str, expected: &[&str]) {
    let page =
        format!("<html xmlns='http://www.w3.org/1999/xhtml'><head/><body>{body}</body></html>");
    assert_eq!(run(XHTML, page.as_bytes()).0, expected, "{body}");
}

/// <https://dom.spec.whatwg.org/#element-html-uppercased-qualified-name>
#[test]
fn names_of_elements_are_in_upper_case_only_in_html_documents() {
    check(
        r#"<template><i>x</i></template><div id="host"/><script><![CDATA[
        const d = document, xhtml = 'http://www.w3.org/1999/xhtml', names = (...all) => console.log(
            all.map(e => e.tagName + (e.nodeName === e.tagName ? '' : ' not ' + e.nodeName)).join());
        const host = d.getElementById('host'), root = host.attachShadow({mode: 'open'});
        root.innerHTML = '<b><u/></b>';
        names(d.body, d.createElement('DIV'), d.createElementNS(xhtml, 'x:P'), d.createElementNS(null, 'q'));
        const contents = d.querySelector('template').content;
        names(contents.firstChild, contents.ownerDocument.createElement('S'), root.firstChild, root.firstChild.firstChild);
        host.innerHTML = '<em><template><br/></template></em>';
        names(host.firstChild, host.firstChild.firstChild, host.firstChild.firstChild.content.firstChild);
        const fragment = d.createDocumentFragment(), made = d.createElement('li');
        fragment.append(made);
        names(made, made.cloneNode(), d.importNode(made), new Option, new Image, d.createElement('template').content
            .appendChild(d.createElement('hr')), d.createRange().createContextualFragment('<td/>').firstChild);
        const html = d.implementation.createHTMLDocument(''), xml = d.implementation.createDocument(xhtml, 'html');
        names(html.body, html.createElement('a'), xml.documentElement, xml.createElement('A'));
        html.body.append(made);
        names(made);
        const inside = host.firstChild;
        html.adoptNode(host);
        names(host, inside, inside.firstChild, root.firstChild, inside.firstChild.content.firstChild);
        xml.documentElement.append(host, html.body);
        names(host, inside, inside.firstChild, root.firstChild, inside.firstChild.content.firstChild, made, made.parentNode);
        const parsed = new DOMParser().parseFromString('<p>', 'text/html').body.firstChild;
        names(parsed, new DOMParser().parseFromString(`<p xmlns='${xhtml}'/>`, 'text/xml').documentElement);
        d.body.append(parsed);
        names(parsed);
        ]]></script>"#,
        &[
            "body,DIV,x:P,q",
            "i,S,b,u",
            "em,template,br",
            "li,li,li,option,img,hr,td",
            "BODY,A,html,A",
            "LI",
            "DIV,EM,TEMPLATE,B,BR",
            "div,em,template,b,br,li,body",
            "P,p",
            "p",
        ],
    );
}

#[test]
fn scripts_run_where_they_end() {
    check(
        "<p/><script>console.log(document.readyState, document.body.lastChild.localName,
            document.body.childNodes.length, document.currentScript.localName)</script><p/>",
        &["loading script 2 script"],
    );
    check(
        "<script>//<![CDATA[
        console.log(1 < 2 && 'c');
        //]]></script>",
        &["c"],
    );
    // Fetched scripts run in order, and wait for style sheets.
    check(
        "<link rel='stylesheet' href='sheet.css'/><script>console.log('inline')</script>
        <script src='a.js'/><script>console.log('after', document.querySelectorAll('script').length)</script>
        <script defer='' src='a.js'/><script async='' src='none.js' onerror='console.log(`none`)'/>
        <script type='module'>console.log('module', document.readyState)</script>",
        &["inline", "a.js script", "after 3", "a.js script", "module interactive", "none"],
    );
    check(
        "<script>Promise.resolve().then(() => console.log('before'))</script>
        <script>console.log('second')</script>",
        &["before", "second"],
    );
    check(
        "<script>
        const s = document.createElement('script');
        s.textContent = 'console.log(`inserted`)';
        document.body.append(s);
        console.log('after');
        </script><svg xmlns='http://www.w3.org/2000/svg' xmlns:x='http://www.w3.org/1999/xlink'><script>console.log('svg')</script>
        <script x:href='a.js'/><script href='a.js'/></svg><script type='text/plain'>no</script>",
        &["inserted", "after", "svg", "a.js script", "a.js script"],
    );
    check(
        "\n<script>\n\nnone()</script>",
        &["error 4: Uncaught ReferenceError: none is not defined"],
    );
}

#[test]
fn events_and_readiness() {
    check(
        "<script>
        const log = e => console.log(e.type, document.readyState, e.target === document);
        document.onreadystatechange = log;
        document.addEventListener('DOMContentLoaded', log);
        onload = log;
        onpageshow = log;
        </script>",
        &[
            "readystatechange interactive true",
            "DOMContentLoaded interactive true",
            "readystatechange complete true",
            "load complete true",
            "pageshow complete true",
        ],
    );
    // Nodes come one by one.
    check(
        "<script>
        new MutationObserver(records => console.log(records.map(r => [r.target.nodeName, ...r.addedNodes].length
            + ':' + r.addedNodes[0].nodeName).join())).observe(document, { childList: true, subtree: true });
        </script><i>t<b/></i><script>0</script>",
        &["2:i,2:#text,2:b,2:script,2:#text"],
    );
    // A parser that was aborted reads nothing more.
    check(
        "<script>window.stop(); console.log(document.readyState)</script><script>console.log(2)</script>",
        &["complete"],
    );
}

#[test]
fn documents() {
    check(
        "<script>
        const d = document;
        console.log(d.constructor.name, d.contentType, d.compatMode, d.characterSet, d.createElement('A').localName);
        console.log(d.documentElement.tagName, d.body.localName, d.title, d.head.localName);
        for (const name of ['write', 'writeln', 'open', 'close']) {
            try { d[name]() } catch (e) { console.log(name, e.name) }
        }
        </script>",
        &[
            "XMLDocument application/xhtml+xml CSS1Compat UTF-8 A",
            "html body  head",
            "write InvalidStateError",
            "writeln InvalidStateError",
            "open InvalidStateError",
            "close InvalidStateError",
        ],
    );
    check(
        "<template>t<b/></template><select><p/></select><table><td/></table><script>
        const t = document.querySelector('template');
        console.log(t.content.childNodes.length, t.childNodes.length, t.content.ownerDocument !== document);
        console.log(document.body.innerHTML.slice(0, 20), document.querySelector('select p, table td') !== null);
        </script>",
        &["2 0 true", "<template xmlns=\"htt true"],
    );
    check(
        "<iframe src='doc.svg' onload='const d = this.contentDocument;
            console.log(d.constructor.name, d.contentType, d.documentElement.localName, d.URL, d.readyState,
                d.documentElement.innerHTML)'/>",
        &["XMLDocument image/svg+xml svg https://example.com/doc.svg complete \
            <g xmlns=\"http://www.w3.org/2000/svg\"></g>"
            .replace("></g>", "/>")
            .as_str()],
    );
}

#[test]
fn custom_elements() {
    check(
        "<script>
        customElements.define('x-a', class extends HTMLElement {
            constructor() {
                super();
                console.log('made', this.attributes.length);
                try { document.open() } catch (e) { console.log(e.name) }
            }
            connectedCallback() { console.log('connected', this.childNodes.length, this.attributes.length) }
            attributeChangedCallback(name, old, value) { console.log(name, value) }
            static observedAttributes = ['b'];
        });
        class B extends HTMLButtonElement {}
        customElements.define('x-b', B, { extends: 'button' });
        </script><x-a b='c'>text</x-a><button is='x-b'/><script>
        console.log(document.querySelector('button') instanceof B);
        const p = document.createElement('p');
        p.innerHTML = '&lt;x-a/>';
        document.body.append(p);
        </script>",
        &[
            "made 0", "InvalidStateError", "b c", "connected 0 1", "true", "made 0",
            "InvalidStateError", "connected 0 0",
        ],
    );
}

#[test]
fn markup() {
    check(
        "<p id='p' xmlns:q='urn:q'/><script>
        const p = document.getElementById('p');
        const run = markup => {
            try { p.innerHTML = markup; console.log(p.firstChild?.namespaceURI, p.innerHTML) }
            catch (e) { console.log(e.name, p.childNodes.length) }
        };
        run('&lt;b/>t');
        run('&lt;q:b/>');
        run('&lt;b>');
        run('&amp;nbsp;');
        run('&lt;!DOCTYPE a>');
        run('a&lt;/p>&lt;p>b');
        p.innerHTML = '&lt;script>console.log(1)&lt;/script>';
        p.insertAdjacentHTML('beforeend', '&lt;I/>');
        console.log(p.lastChild.localName, p.lastChild.namespaceURI === p.namespaceURI);
        const root = document.createElement('div').attachShadow({ mode: 'open' });
        root.innerHTML = '&lt;b/>';
        console.log(root.firstChild.namespaceURI);
        const parsed = new DOMParser().parseFromString('&lt;a>', 'text/xml').documentElement;
        console.log(parsed.localName, parsed.namespaceURI.slice(-15));
        </script>",
        &[
            "http://www.w3.org/1999/xhtml <b xmlns=\"http://www.w3.org/1999/xhtml\"></b>t",
            "urn:q <q:b xmlns:q=\"urn:q\"/>",
            "SyntaxError 1",
            "SyntaxError 1",
            "SyntaxError 1",
            "SyntaxError 1",
            "I true",
            "http://www.w3.org/1999/xhtml",
            "parsererror parsererror.xml",
        ],
    );
}

#[test]
fn entities_and_encodings() {
    let document = |doctype: &str, text: &str| {
        let script = "<script>console.log(document.documentElement.firstChild.data)</script>";
        format!("{doctype}<html xmlns='http://www.w3.org/1999/xhtml'>{text}{script}</html>")
    };
    let public = "<!DOCTYPE html PUBLIC '-//W3C//DTD XHTML 1.0 Strict//EN' 'x.dtd'>";
    let cases = [
        (document(public, "&eacute;&nbsp;&amp;"), "é\u{A0}&"),
        (document("<!DOCTYPE a [<!ENTITY b 'c<d/>'>]>", "&b;"), "c"),
        (document("", "&#x41;<![CDATA[&amp;]]>"), "A"),
    ];
    for (page, expected) in cases {
        assert_eq!(run(XHTML, page.as_bytes()).0, [expected], "{page}");
    }
    let latin = b"<?xml version='1.0' encoding='iso-8859-1'?><a xmlns:h='http://www.w3.org/1999/xhtml'>\xE4<h:script>
        console.log(document.characterSet, document.documentElement.firstChild.data)</h:script></a>";
    assert_eq!(run("text/xml", latin).0, ["windows-1252 ä"]);
    assert_eq!(run("text/xml;charset=utf-8", latin).0, ["UTF-8 \u{FFFD}"]);
}

#[test]
fn mistakes() {
    let cases = [
        (
            "<a><b>",
            "<a><parsererror>error on line 1 at column 7: the text ends in an element</parsererror><b></b></a>",
        ),
        ("", "<parsererror>error on line 1 at column 1: the root element is missing</parsererror>"),
        (
            "<a xmlns:h='http://www.w3.org/1999/xhtml'><h:script>console.log(1)</h:script>&x;</a>",
            "<a xmlns:h=\"http://www.w3.org/1999/xhtml\"><parsererror>error on line 1 at column 79: \
             an entity is not declared</parsererror><script>console.log(1)</script></a>",
        ),
    ];
    for (page, expected) in cases {
        let (log, html) = run("application/xml", page.as_bytes());
        assert_eq!(html, expected, "{page}");
        assert_eq!(log.len(), usize::from(page.contains("console")), "{page}");
    }
    // A script that has not ended does not run.
    assert!(
        run(XHTML, b"<script xmlns='http://www.w3.org/1999/xhtml'>console.log(1)").0.is_empty()
    );
}

/// The serializer declares XLink with the prefix of the attribute, if nothing else has it.
#[test]
fn the_prefix_of_xlink_is_kept() {
    check(
        r"<p/><script><![CDATA[
        const xlink = 'http://www.w3.org/1999/xlink', xmlns = 'http://www.w3.org/2000/xmlns/';
        const say = (...all) => {
            const e = new Document().createElement('r');
            for (const [namespace, name] of all) e.setAttributeNS(namespace, name, namespace === xmlns ? 'u' : 'v');
            console.log(new XMLSerializer().serializeToString(e));
        };
        say([xlink, 'href']);
        say([xlink, 'xl:type'], [xlink, 'href'], [xlink, 'other:role']);
        say(['u', 'p:a'], [xlink, 'p:type']);
        say([xlink, 'p:type'], [xmlns, 'xmlns:p']);
        say([xlink, 'ns1:type'], ['u', 'a']);
        say(['u', 'q:a'], [xlink, 'ns:type']);
        const svg = new DOMParser().parseFromString('<svg><use xlink:href=a></use><a xlink:title=b></a></svg>', 'text/html').body;
        console.log(new XMLSerializer().serializeToString(svg.firstChild));
        ]]></script>",
        &[
            r#"<r xmlns:ns1="http://www.w3.org/1999/xlink" ns1:href="v"/>"#,
            r#"<r xmlns:xl="http://www.w3.org/1999/xlink" xl:type="v" xl:href="v" xl:role="v"/>"#,
            r#"<r xmlns:ns1="u" ns1:a="v" xmlns:p="http://www.w3.org/1999/xlink" p:type="v"/>"#,
            r#"<r xmlns:ns1="http://www.w3.org/1999/xlink" ns1:type="v" xmlns:p="u"/>"#,
            r#"<r xmlns:ns1="http://www.w3.org/1999/xlink" ns1:type="v" xmlns:ns2="u" ns2:a="v"/>"#,
            r#"<r xmlns:ns1="u" ns1:a="v" xmlns:ns="http://www.w3.org/1999/xlink" ns:type="v"/>"#,
            "<svg xmlns=\"http://www.w3.org/2000/svg\"><use xmlns:xlink=\"http://www.w3.org/1999/xlink\" \
             xlink:href=\"a\"/><a xmlns:xlink=\"http://www.w3.org/1999/xlink\" xlink:title=\"b\"/></svg>",
        ],
    );
}
