//! Nodes of the DOM Standard: what scripts log.

use treewright_window::{Agent, AgentEvent, AgentOptions, Until};

/// Functions that describe nodes.
const START: &str = "<!doctype html><body><div id=d><p>a</p><!--b--><p>c</p></div><script>
const d = document.getElementById('d');
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
fn selectors_have_no_namespaces() {
    for selector in ["svg|a", "[xml|lang]", "svg|*", "p:not(svg|a)"] {
        check(
            &format!(
                "for (const f of [() => document.querySelector('{selector}'), () => d.querySelectorAll('{selector}'), () => d.matches('{selector}'), () => d.closest('{selector}')]) fails(f)"
            ),
            &["SyntaxError"; 4],
        );
    }
    check("fails(() => document.querySelector('*|p').localName)", &["fine p"]);
}

#[test]
fn processing_instructions() {
    check(
        r#"const pi = new ProcessingInstruction('a', "x='1' y='&lt;&#65;'");
        console.log(pi.target, pi.data, pi.ownerDocument === document, pi.hasAttributes(), pi.getAttributeNames().join());
        console.log(pi.getAttribute('y'), pi.getAttribute('z'), pi.hasAttribute('x'));
        pi.setAttribute('x', '<"&>'); console.log(pi.data);
        pi.removeAttribute('y'); console.log(pi.data);
        console.log(pi.toggleAttribute('t'), pi.toggleAttribute('t', true), pi.data, pi.toggleAttribute('t'), pi.toggleAttribute('t', false));
        pi.setAttribute('a<b', 1); console.log(pi.data, pi.getAttribute('a<b'));
        pi.data += ''; console.log(pi.hasAttributes());
        pi.data = 'k="v"'; console.log(pi.getAttributeNames().join());
        pi.appendData('!'); console.log(pi.getAttributeNames().length, pi.cloneNode().data);
        for (const f of [() => pi.setAttribute('a b', ''), () => pi.toggleAttribute(''), () => new ProcessingInstruction('1'),
            () => new ProcessingInstruction('a', '?>')]) fails(f);"#,
        &[
            "a x='1' y='&lt;&#65;' true true x,y",
            "<A null true",
            r#"x="&lt;&quot;&amp;&gt;" y="&lt;A""#,
            r#"x="&lt;&quot;&amp;&gt;""#,
            r#"true true x="&lt;&quot;&amp;&gt;" t="" false false"#,
            r#"x="&lt;&quot;&amp;&gt;" a<b="1" 1"#,
            "false",
            "k",
            "0 k=\"v\"!",
            "InvalidCharacterError",
            "InvalidCharacterError",
            "InvalidCharacterError",
            "InvalidCharacterError",
        ],
    );
}

#[test]
fn replacing_a_node_with_itself() {
    check(
        "const [p, comment] = d.childNodes, r = new Range();
        const observer = new MutationObserver(() => {});
        observer.observe(d, { childList: true });
        r.setStart(p.firstChild, 1); r.setEnd(d, 2);
        console.log(d.replaceChild(p, p) === p, r.startContainer === d, r.startOffset, r.endOffset, d.firstChild === p);
        console.log(observer.takeRecords().map(r => r.removedNodes.length + '-' + r.addedNodes.length
            + (r.nextSibling === comment)).join());
        r.setStart(d, 1); r.setEnd(d, 2);
        d.replaceChild(comment, p);
        console.log(r.startOffset, r.endOffset, d.childNodes.length);",
        &["true true 0 2 true", "1-0true,0-1true", "0 0 2"],
    );
}

#[test]
fn filters_of_walkers() {
    // A filter can return a number other than the three: then `firstChild` does not visit children.
    for (answer, first, next) in [
        ("1", "P", "P"),
        ("2", "null", "null"),
        ("3", "#text", "#text"),
        ("0", "null", "#text"),
        ("true", "P", "P"),
    ] {
        let script = format!(
            "const w = () => document.createTreeWalker(d, -1, n => n.nodeName === 'P' ? {answer} : n.nodeName === '#text');
            console.log(w().firstChild()?.nodeName ?? 'null', w().nextNode()?.nodeName ?? 'null')"
        );
        check(&script, &[&format!("{first} {next}")]);
    }
}

#[test]
fn collections_remember_the_kind_of_their_document() {
    check(
        "const xml = document.implementation.createDocument(null, 'r');
        const html = 'http://www.w3.org/1999/xhtml';
        const e = document.createElement('e');
        for (const name of ['a', 'A']) e.append(document.createElementNS(html, name));
        const before = e.getElementsByTagName('A');
        console.log(before.length, before[0].localName);
        xml.documentElement.append(e);
        console.log(before.length, before[0].localName, e.getElementsByTagName('A')[0].localName,
            e.querySelector('A').localName, e.querySelectorAll('a')[0].localName);",
        &["1 a", "1 a A A a"],
    );
}

#[test]
fn selectors() {
    check(
        "d.setAttributeNS('urn:u', 'u:TITLE', 1); d.setAttributeNS('urn:u', 'u:title', 1);
        console.log(d.matches('[*|TiTlE]'), document.querySelectorAll('p::before, p:after, ::-webkit-x').length,
            document.querySelector('p::first-line'), d.matches('::selection'));
        fails(() => d.matches('::unknown'));
        fails(() => d.matches('::before p'));",
        &["true 0 null false", "SyntaxError", "SyntaxError"],
    );
}

#[test]
fn documents_from_markup() {
    check(
        "const p = Document.parseHTMLUnsafe('<title>t</title><div><template shadowrootmode=open><b></b></template></div><script>1</' + 'script>');
        console.log(p.title, p.URL, p.contentType, p.compatMode, p.defaultView, p.querySelector('div').shadowRoot.innerHTML);
        const f = document.body.appendChild(document.createElement('iframe'));
        history.replaceState(null, '', '/here');
        const parser = new f.contentWindow.DOMParser();
        for (const type of ['text/html', 'text/xml'])
            console.log(DOMParser.prototype.parseFromString.call(parser, '<a/>', type).URL,
                f.contentWindow.DOMParser.prototype.parseFromString.call(new DOMParser(), '<a/>', type).URL);",
        &[
            "t about:blank text/html BackCompat null <b></b>",
            "about:blank https://example.com/here",
            "about:blank https://example.com/here",
        ],
    );
}

#[test]
fn moved_nodes() {
    check(
        "const [p, comment, q] = d.childNodes, r = new Range();
        d.innerHTML = '<a></a><b></b><i></i>';
        const [a, b, i] = d.children;
        r.setStart(d, 1); r.setEnd(d, 3);
        d.moveBefore(b, a); console.log(d.innerHTML, r.startOffset, r.endOffset);
        d.moveBefore(b, null); console.log(d.innerHTML, r.startOffset, r.endOffset);
        d.moveBefore(b, b); console.log(d.lastChild === b);
        const observer = new MutationObserver(() => {});
        observer.observe(d, { childList: true });
        d.moveBefore(i, a);
        console.log(observer.takeRecords().map(r => [r.addedNodes.length, r.removedNodes.length,
            r.previousSibling?.nodeName, r.nextSibling?.nodeName].join('/')).join());
        for (const [parent, node, child] of [[d, document.createElement('x'), null], [a, d, null], [d, i, document.body],
            [d, document.doctype, null], [document, document.createTextNode(''), null], [document, document.body, null],
            [document.createElement('x'), i, null]])
            fails(() => parent.moveBefore(node, child));",
        &[
            "<b></b><a></a><i></i> 2 3",
            "<a></a><i></i><b></b> 1 2",
            "true",
            "0/1/A/B,1/0//A",
            "HierarchyRequestError",
            "HierarchyRequestError",
            "NotFoundError",
            "HierarchyRequestError",
            "HierarchyRequestError",
            "HierarchyRequestError",
            "HierarchyRequestError",
        ],
    );
    // A frame keeps its document, and a script is not run again.
    check(
        "const f = document.body.appendChild(document.createElement('iframe'));
        const w = f.contentWindow; w.x = 1;
        d.moveBefore(f, null);
        console.log(f.contentWindow === w, f.contentWindow.x, frames.length);
        const s = document.createElement('script'); s.type = 'other'; s.text = 'console.log(`run`)';
        d.append(s); s.removeAttribute('type');
        d.moveBefore(s, f);
        console.log('not run');
        class X extends HTMLElement {
            connectedCallback() { console.log('connected') }
            disconnectedCallback() { console.log('disconnected') }
        }
        customElements.define('x-a', X);
        customElements.define('x-b', class extends X { connectedMoveCallback() { console.log('moved') } });
        const [a, b] = ['x-a', 'x-b'].map(name => d.appendChild(document.createElement(name)));
        d.moveBefore(a, null); d.moveBefore(b, null);",
        &[
            "true 1 1",
            "not run",
            "connected",
            "connected",
            "disconnected",
            "connected",
            "moved",
        ],
    );
}

#[test]
fn nodes_in_ranges() {
    check(
        "d.innerHTML = 'ab<i>cd<b>ef</b></i><u>gh</u>ij<!--k-->';
        const show = (sn, so, en, eo) => {
            const r = new Range(); r.setStart(sn, so); r.setEnd(en, eo);
            const copy = document.createElement('p'); copy.append(r.cloneContents());
            console.log(JSON.stringify(String(r)), copy.innerHTML);
        };
        const [ab, i, u, ij, k] = d.childNodes, ef = i.lastChild.firstChild;
        show(ab, 1, ij, 1);
        show(d, 1, d, 3);
        show(ef, 1, u.firstChild, 1);
        show(i, 1, i, 2);
        show(i, 2, d, 5);
        show(d, 0, i, 0);
        show(k, 0, k, 1);
        const r = new Range(); r.setStart(ef, 1); r.setEnd(ij, 1); r.deleteContents();
        console.log(d.innerHTML, r.startContainer === d, r.startOffset, r.collapsed);",
        &[
            "\"bcdefghi\" b<i>cd<b>ef</b></i><u>gh</u>i",
            "\"cdefgh\" <i>cd<b>ef</b></i><u>gh</u>",
            "\"fg\" <i><b>f</b></i><u>g</u>",
            "\"ef\" <b>ef</b>",
            "\"ghij\" <i></i><u>gh</u>ij<!--k-->",
            "\"ab\" ab<i></i>",
            "\"\" <!--k-->",
            "ab<i>cd<b>e</b></i>j<!--k--> true 2 true",
        ],
    );
}

#[test]
fn names_with_two_colons() {
    check(
        "const e = document.createElementNS('u', 'a:b:c'), { implementation } = document;
        e.setAttributeNS('u', 'p:q:r', 1);
        console.log(e.prefix, e.localName, e.nodeName, e.attributes[0].name, document.createAttributeNS('u', 'x:y:').name,
            implementation.createDocument('u', 'f:o:o').documentElement.tagName);
        fails(() => document.createElementNS('u', 'a::b'));
        fails(() => document.createElementNS(null, 'a:b:c'));",
        &["a b a:b p:q x:y f:o", "InvalidCharacterError", "NamespaceError"],
    );
}

#[test]
fn documents_without_a_browsing_context_are_hidden() {
    check(
        "const frame = document.createElement('iframe');
        document.body.append(frame);
        for (const document of [window.document, frame.contentDocument, new Document(),
            window.document.implementation.createHTMLDocument(), window.document.cloneNode()])
            console.log(document.hidden, document.visibilityState);",
        &["false visible", "false visible", "true hidden", "true hidden", "true hidden"],
    );
}

#[test]
fn tokens_that_lists_support() {
    check(
        "const supports = (name, list, token) => document.createElement(name)[list].supports(token);
        for (const name of ['a', 'area', 'form', 'link'])
            console.log(name, ['noopener', 'NoReferrer', 'stylesheet', 'modulepreload', ''].map(token => supports(name, 'relList', token)).join());
        console.log(supports('iframe', 'sandbox', 'allow-forms'), supports('iframe', 'sandbox', 'allow-x'), supports('script', 'blocking', 'render'));
        fails(() => d.classList.supports('a'));
        fails(() => document.createElement('output').htmlFor.supports('a'));",
        &[
            "a true,true,false,false,false",
            "area true,true,false,false,false",
            "form true,true,false,false,false",
            "link false,false,true,true,false",
            "true false true",
            "TypeError",
            "TypeError",
        ],
    );
}

#[test]
fn tokens_are_checked_in_order() {
    // In `replace`, an empty token is found first.
    check(
        "for (const [one, two] of [['', 'a b'], ['a b', ''], ['a', ''], ['a b', 'c'], ['a', 'c d']])
            for (const method of ['add', 'remove', 'replace']) fails(() => d.classList[method](one, two));",
        &[
            "SyntaxError",
            "SyntaxError",
            "SyntaxError",
            "InvalidCharacterError",
            "InvalidCharacterError",
            "SyntaxError",
            "SyntaxError",
            "SyntaxError",
            "SyntaxError",
            "InvalidCharacterError",
            "InvalidCharacterError",
            "InvalidCharacterError",
            "InvalidCharacterError",
            "InvalidCharacterError",
            "InvalidCharacterError",
        ],
    );
}

#[test]
fn names_that_customized_built_in_elements_extend() {
    // The interface of some elements is HTMLUnknownElement, although the standard names them.
    check(
        "for (const name of ['p', 'blink', 'isindex', 'image', 'x-y'])
            fails(() => customElements.define('x-' + name, class extends HTMLElement {}, { extends: name }));",
        &[
            "fine undefined",
            "NotSupportedError",
            "NotSupportedError",
            "NotSupportedError",
            "NotSupportedError",
        ],
    );
}

#[test]
fn registries_of_parsed_elements() {
    // Elements that the parser of a fragment makes have the registry of its target; the contents of a template have none.
    check(
        "let count = 0;
        customElements.define('x-a', class extends HTMLElement { constructor() { super(); ++count } });
        const template = document.createElement('template');
        template.innerHTML = '<x-a></x-a>';
        console.log(count, template.content.firstChild.customElementRegistry);
        document.importNode(template.content, true); console.log(count);
        template.content.cloneNode(true); console.log(count);
        d.append(template.content); console.log(count);
        d.innerHTML = '<x-a></x-a>'; console.log(count);
        const scoped = new CustomElementRegistry();
        scoped.define('x-a', class Scoped extends HTMLElement {});
        const root = d.attachShadow({ mode: 'open', customElementRegistry: scoped });
        root.innerHTML = '<p><x-a></x-a></p>';
        const a = root.firstChild.firstChild;
        console.log(a.constructor.name, a.customElementRegistry === scoped, count);
        a.innerHTML = '<x-a></x-a>'; console.log(a.firstChild.constructor.name, count);",
        &["0 null", "1", "1", "2", "3", "Scoped true 3", "Scoped 3"],
    );
}

#[test]
fn registries_of_imported_nodes() {
    check(
        "customElements.define('x-a', class Global extends HTMLElement {});
        const scoped = new CustomElementRegistry();
        scoped.define('x-a', class Scoped extends HTMLElement {});
        const none = document.createElement('x-a', { customElementRegistry: null });
        const of = (node, options) => { const e = document.importNode(node, options); return (e.firstChild ?? e).constructor.name };
        const template = document.createElement('template');
        template.innerHTML = '<x-a></x-a>';
        for (const options of [true, {}, { customElementRegistry: scoped }, { customElementRegistry: customElements }])
            console.log(of(none, options), of(template.content, options), of(document.createElement('x-a'), options));
        console.log(none.cloneNode().customElementRegistry, of(document.createElement('x-a', { customElementRegistry: scoped }), true));
        const other = document.implementation.createHTMLDocument();
        fails(() => other.importNode(none, { customElementRegistry: customElements }));
        console.log(other.importNode(none, { customElementRegistry: scoped }).constructor.name);",
        &[
            "Global Global Global",
            "Global Global Global",
            "Scoped Scoped Global",
            "Global Global Global",
            "null Scoped",
            "NotSupportedError",
            "Scoped",
        ],
    );
}

#[test]
fn assignments_that_windows_refuse() {
    // They are ignored in sloppy code.
    check(
        "for (const name of ['top', 'closed', 'history', 'document', '0', '5']) {
            fails(() => { window[name] = 1; return typeof window[name] });
            fails(() => { 'use strict'; window[name] = 1 });
        }",
        &[
            "fine object",
            "TypeError",
            "fine boolean",
            "TypeError",
            "fine object",
            "TypeError",
            "fine object",
            "TypeError",
            "fine undefined",
            "TypeError",
            "fine undefined",
            "TypeError",
        ],
    );
}

#[test]
fn locations_as_primitive_values() {
    check(
        "const { valueOf } = Object.prototype;
        Object.prototype.valueOf = () => 'other';
        Object.prototype[Symbol.toPrimitive] = () => 'other';
        const of = key => Object.getOwnPropertyDescriptor(location, key);
        const { value, writable, enumerable, configurable } = of('valueOf');
        console.log(value === valueOf, writable, enumerable, configurable, JSON.stringify(of(Symbol.toPrimitive)));
        console.log(`${location}`, location + '');",
        &[
            "true false false false {\"writable\":false,\"enumerable\":false,\"configurable\":false}",
            "https://example.com/ https://example.com/",
        ],
    );
}

#[test]
fn default_tab_indices() {
    check(
        "const svg = 'http://www.w3.org/2000/svg', math = 'http://www.w3.org/1998/Math/MathML';
        const of = (...names) => names.map(name => document.createElement(name).tabIndex).join();
        console.log(of('a', 'area', 'button', 'frame', 'iframe', 'input', 'object', 'select', 'textarea'), of('p', 'summary', 'link'));
        console.log(document.createElementNS(svg, 'a').tabIndex, document.createElementNS(math, 'a').tabIndex,
            document.createElementNS(svg, 'g').tabIndex);
        d.innerHTML = '<details><summary></summary></details><p tabindex=x></p><p tabindex=99999999999></p><p tabindex=5x></p>';
        console.log([...d.querySelectorAll('summary, p')].map(e => e.tabIndex).join());",
        &["0,0,0,0,0,0,0,0,0 -1,-1,-1", "0 0 -1", "0,-1,-1,5"],
    );
}

#[test]
fn sizes_and_policies_that_are_reflected() {
    check(
        "const input = document.createElement('input');
        const sizes = ['', '0', '-1', 'x', '7'].map(size => { input.setAttribute('size', size); return input.size });
        input.removeAttribute('size');
        console.log(input.size, sizes.join());
        input.size = 4; fails(() => input.size = 0); console.log(input.getAttribute('size'));
        input.size = 3000000000; console.log(input.getAttribute('size'));
        for (const name of ['a', 'area', 'iframe', 'img', 'link', 'script']) {
            const e = document.createElement(name);
            e.referrerPolicy = '';
            console.log(name, JSON.stringify(e.referrerPolicy), (e.referrerPolicy = 'ORIGIN', e.referrerPolicy));
        }",
        &[
            "20 20,20,20,20,7",
            "IndexSizeError",
            "4",
            "20",
            "a \"\" origin",
            "area \"\" origin",
            "iframe \"\" origin",
            "img \"\" origin",
            "link \"\" origin",
            "script \"\" origin",
        ],
    );
}

#[test]
fn audio_elements_by_their_factory() {
    check(
        r"const log = a => console.log(a instanceof HTMLAudioElement, a.localName, a.getAttributeNames().join(), a.src, a.ownerDocument === document);
        log(new Audio); log(new Audio('a.ogg')); log(new Audio(undefined)); log(new Audio(null));
        console.log(Audio.name, Audio.length, Audio.prototype === HTMLAudioElement.prototype, new Audio('').outerHTML);
        fails(() => Audio());",
        &[
            "true audio preload  true",
            "true audio preload,src https://example.com/a.ogg true",
            "true audio preload  true",
            "true audio preload,src https://example.com/null true",
            "Audio 0 true <audio preload=\"auto\" src=\"\"></audio>",
            "TypeError",
        ],
    );
}

/// A shadow root, like each fragment, stays in its document when its children are inserted elsewhere; the tree of a host
/// goes with the host.
/// <https://dom.spec.whatwg.org/#concept-node-adopt>
#[test]
fn adoption_of_shadow_roots() {
    let log = crate::log::log_of(
        "<!doctype html><body><script>
        const shadowed = doc => doc.createElementNS('http://www.w3.org/1999/xhtml', 'div').attachShadow({mode: 'closed'});
        const thrown = f => { try { f(); return 'fine' } catch (e) { return e.name } };
        const where = (doc, ...nodes) => nodes.map(n => n.ownerDocument === doc ? 'there' : n.ownerDocument === document ? 'here' : 'lost').join();
        for (const insert of [r => document.body.append(r), r => document.body.replaceChild(r, document.body.firstChild),
            r => document.body.replaceChildren(r), r => new Range().insertNode.call(at(), r), r => document.body.lastChild.before(r)]) {
            document.body.replaceChildren('x');
            const doc = new Document(), root = shadowed(doc), child = doc.createElement('p'), text = new Text('a');
            child.append(doc.createElement('b')); root.append(child, text);
            insert(root);
            console.log(where(doc, root, root.host, child, child.firstChild, text), root.childNodes.length);
        }
        function at() { const r = new Range(); r.selectNodeContents(document.body); return r; }
        const doc = new Document(), root = shadowed(doc), host = root.host, inner = doc.createElement('i');
        root.append(inner);
        console.log(thrown(() => document.adoptNode(root)), where(doc, root, host, inner));
        const deep = doc.createElementNS('http://www.w3.org/1999/xhtml', 'p'), second = deep.attachShadow({mode: 'open'});
        second.append(doc.createElement('u')); root.append(deep);
        document.adoptNode(host);
        console.log(where(doc, root, host, inner, deep, second, second.firstChild), thrown(() => document.adoptNode(root)));
        const range = new Range(); range.setStart(document.body, 0);
        const other = shadowed(document); other.append('a', 'b', 'c');
        range.insertNode(other);
        console.log(range.startOffset, range.endOffset);
        </script>",
    );
    let moved = "there,there,here,here,here 0";
    assert_eq!(
        log,
        [
            moved,
            moved,
            moved,
            moved,
            moved,
            "HierarchyRequestError there,there,there",
            "here,here,here,here,here,here HierarchyRequestError",
            "0 3",
        ]
    );
}
