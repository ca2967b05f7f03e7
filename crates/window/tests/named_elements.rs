//! Elements by their ids and names: what scripts log, and the tables compared with a walk.

use crate::log::log_of;

/// Functions for all pages: `element(name, id, attribute name)`, and names for values.
const PRELUDE: &str = "<!doctype html><body><script>
function element(local, id, name) {
  const made = document.createElement(local);
  if (id !== undefined) made.id = id;
  if (name !== undefined) made.setAttribute('name', name);
  return made;
}
function what(value) {
  if (value instanceof HTMLCollection) return '[' + [...value].map(what) + ']';
  if (value?.nodeType === 1) return value.localName + (value.title || '');
  if (value && value === frames[0]) return 'window';
  return typeof value;
}
</script>";

fn check(cases: &[(&str, &[&str])]) {
    for (page, expected) in cases {
        assert_eq!(log_of(&format!("{PRELUDE}{page}")), *expected, "{page}");
    }
}

/// <https://html.spec.whatwg.org/multipage/dom.html#dom-document-nameditem>
#[test]
fn named_elements_hide_members_of_documents() {
    check(&[
        (
            "<form name=getElementById></form><img name=title><script>
            console.log(what(document.getElementById), what(document.title), 'body' in document, what(document.body));
            document.forms[0].remove(); console.log(what(document.getElementById));
            document.images[0].name = ''; console.log(what(document.title))</script>",
            &["form img true body", "function", "string"],
        ),
        // An own property that existed before does not hide the name: the name has precedence over
        // all of them.
        (
            "<script>console.log(what(document.late)); document.expando = 1; document.location === location;
            document.body.append(element('form', undefined, 'late'), element('form', undefined, 'location'));
            console.log(what(document.late), document.location === location);
            console.log(Object.getOwnPropertyNames(document).slice(0, 3).join());
            console.log(Reflect.getOwnPropertyDescriptor(document, 'late').writable, delete document.late, what(document.late));
            document.late = 1; console.log(what(document.late))</script>",
            &["undefined", "form true", "late,location,expando", "false false form", "form"],
        ),
        // The elements, the attributes, and their order.
        (
            "<embed id=a name=b><object id=c name=d></object><img id=e><img id=f name=g><form id=h name=i></form>
            <p id=j name=k></p><img id=l name><iframe id=m name=n></iframe><object name=c id=o></object>
            <script>console.log(['a','b','c','d','e','f','g','h','i','j','k','l','m','n','o'].map(n => n + what(document[n])).join());
            console.log(Object.keys(document).filter(n => n.length == 1).join(''))</script>",
            &[
                "aundefined,bembed,c[object,object],dobject,eundefined,fimg,gimg,hundefined,iform,jundefined,kundefined,\
                 lundefined,mundefined,nwindow,oobject",
                "bcdfgino",
            ],
        ),
        // Other namespaces and attributes of namespaces are ignored; the empty name is not a name.
        (
            "<svg><form name=x></form></svg><script>const f = document.createElementNS('http://www.w3.org/2000/svg', 'form');
            f.setAttribute('name', 'y'); document.body.append(f, element('form', undefined, ''));
            const g = element('form'); g.setAttributeNS('urn:x', 'p:name', 'z'); document.body.append(g);
            console.log(what(document.y), what(document.z), what(document['']))</script>",
            &["undefined undefined undefined"],
        ),
    ]);
}

/// The ways into a tree: each page has a script that makes a form with the name `x` and looks for it in `root`.
#[test]
fn ways_into_a_tree() {
    let form = "'<form name=x id=x></form>'";
    let ways = [
        "document.body.append(element('form', 'x', 'x'))",
        "const div = element('div'); div.append(element('form', 'x', 'x')); document.body.append(div)",
        &format!("document.body.innerHTML = {form}"),
        &format!("document.body.insertAdjacentHTML('beforeend', {form})"),
        &format!("document.body.outerHTML = '<body>' + {form}"),
        &format!("document.write({form})"),
        "const form = document.body.appendChild(element('form')); form.id = 'x'; form.name = 'x'",
        "const form = element('form'); document.body.append(form); const a = document.createAttribute('id'); a.value = 'x';
         form.setAttributeNode(a); form.setAttribute('name', 'y'); form.attributes.name.value = 'x'",
        "const form = element('form', 'x', 'x'); document.body.append(form.cloneNode(true))",
        "const div = element('div'); div.append(element('form', 'x', 'x')); document.body.append(div.cloneNode(true))",
        &format!("const d = new DOMParser().parseFromString({form}, 'text/html'); document.body.append(d.forms[0])"),
        &format!("const d = new DOMParser().parseFromString({form}, 'text/html'); root = d"),
        &format!("const d = document.implementation.createHTMLDocument(); d.x; d.body.innerHTML = {form}; root = d"),
        &format!("const d = new DOMParser().parseFromString({form}, 'text/html'); d.x; root = d.cloneNode(true)"),
        &format!(
            "const t = element('template'); t.innerHTML = {form}; document.body.append(t); console.log(what(document.x));
             document.body.append(t.content.cloneNode(true))"
        ),
        &format!("document.body.append(document.createRange().createContextualFragment({form}))"),
        &format!("document.body.setHTMLUnsafe({form})"),
        "const p = element('p'); document.body.append(p); p.replaceWith(element('form', 'x', 'x'))",
        "const p = element('p'), f = element('form', 'x', 'x'); document.body.append(p); p.x; document.body.replaceChildren(f)",
        "const r = document.createRange(); r.selectNode(document.body.firstChild); r.surroundContents(element('form', 'x', 'x'))",
        "const f = element('form', 'x', 'x'); document.body.append(f); document.x; f.remove(); document.x; document.body.append(f)",
        "const f = element('form', 'x', 'x'), s = element('section'); document.body.append(f, s); s.moveBefore(f, null)",
        &format!("document.open(); document.write({form}); document.close()"),
        &format!("const f = document.body.appendChild(element('iframe')); f.contentDocument.body.innerHTML = {form}; \
                  document.body.append(f.contentDocument.forms[0])"),
        "document.body.append(document.importNode(element('form', 'x', 'x')))",
    ];
    for way in ways {
        let page = format!(
            "{PRELUDE}<script>let root = document; const first = [what(document.x), document.getElementById('x'), what(window.x)];
            {way};
            console.log(first.join(), what(root.x), what(root.getElementById('x')), what(root.querySelector('#x')),
              root === document ? what(window.x) : 'form')</script>"
        );
        let log = log_of(&page);
        assert_eq!(log.last().unwrap(), "undefined,,undefined form form form form", "{way}");
    }
}

/// Ids: the first in tree order, trees of shadow roots and fragments, and selectors with an id.
#[test]
fn elements_by_id() {
    check(&[
        (
            "<p id=a title=1></p><p id=a title=2></p><script>const get = () => what(document.getElementById('a'));
            const [one, two] = document.querySelectorAll('p'), log = [get()];
            two.after(one); log.push(get()); two.remove(); log.push(get()); one.id = 'b'; log.push(get());
            document.body.prepend(two); log.push(get()); two.removeAttribute('id'); log.push(get());
            console.log(log.join())</script>",
            &["p1,p2,p1,object,p2,object"],
        ),
        (
            "<div><template shadowrootmode=open><b id=a></b></template></div><template><i id=a></i></template><script>
            const div = document.querySelector('div'), root = div.shadowRoot, fragment = document.createDocumentFragment();
            fragment.append(element('u', 'a'));
            console.log(what(document.getElementById('a')), what(root.getElementById('a')), what(fragment.getElementById('a')));
            console.log(what(document.querySelector('template').content.getElementById('a')));
            root.append(element('s', 'c')); console.log(what(root.getElementById('c')), what(document.getElementById('c')));
            console.log(what(root.querySelector('#c')), what(fragment.firstChild.querySelector('#a')), what(fragment.querySelector('#a')))
            </script>",
            &["object b u", "i", "s object", "s object u"],
        ),
        (
            "<p id=a><b id=b></b></p><script>const p = document.querySelector('p');
            console.log(what(p.querySelector('#b')), what(p.querySelector('#a')), what(document.querySelector('#A')));
            const quirks = document.implementation.createHTMLDocument(); quirks.body.append(element('p', 'A'));
            const frame = element('iframe'); document.body.append(frame); const inner = frame.contentDocument;
            inner.open(); inner.write('<b id=A>'); inner.close();
            console.log(inner.compatMode, inner.querySelector('#a').localName, inner.getElementById('a'))</script>",
            &["b object object", "BackCompat b null"],
        ),
    ]);
}

/// Named access on windows has the elements of all namespaces by their ids.
/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-window-nameditem-filter>
#[test]
fn named_access_on_windows() {
    check(&[(
        "<svg id=a name=b></svg><form name=c></form><form name=c></form><p id=d name=e></p><iframe id=f></iframe><script>
        console.log(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(n => what(window[n])).join(), typeof nothing)</script>",
        &["svg,undefined,[form,form],p,undefined,iframe,undefined undefined"],
    )]);
}

/// Random changes, with the answers compared with a walk of the script.
#[test]
fn tables_never_differ_from_a_walk() {
    for seed in 1..=4 {
        let log = log_of(&format!("{PRELUDE}<script>let seed = {seed};{RANDOM}</script>"));
        assert_eq!(log, ["done"], "seed {seed}");
    }
}

const RANDOM: &str = r"
const random = n => (seed = (seed * 48271) % 2147483647) % n;
const pick = list => list[random(list.length)];
const names = ['a', 'b', 'c', 'e1', 'e2', 'title'], kinds = ['p', 'form', 'img', 'object', 'embed', 'div', 'input', 'section'];
const other = document.implementation.createHTMLDocument();
const host = document.body.appendChild(element('div'));
const shadow = host.attachShadow({ mode: 'open' });
const fragment = document.createDocumentFragment();
const roots = [document.body, other.body, shadow, fragment, document.body.appendChild(element('div'))];
const all = root => [...(root.querySelectorAll('*'))];
const inside = () => { const root = pick(roots); return pick([root, ...all(root).filter(e => e !== host && e.localName !== 'body' && e.localName !== 'script')]) };
const removable = () => pick(all(pick(roots)).filter(e => e !== host && e !== roots[4] && e.localName !== 'script')) ?? element('p');
const html = () => `<${pick(kinds)} id=${pick(names)} name=${pick(names)}><div><${pick(kinds)} id=${pick(names)}></div>`;
const attempt = f => { try { f() } catch (e) { if (!(e instanceof DOMException)) throw e } };
const steps = [
  () => inside().append(element(pick(kinds), pick(names), pick(names))),
  () => { const e = element('div'); e.append(element(pick(kinds), pick(names)), element(pick(kinds), undefined, pick(names))); inside().prepend(e) },
  () => inside().append(removable()),
  () => removable().remove(),
  () => removable().setAttribute(pick(['id', 'name']), pick(names)),
  () => removable().removeAttribute(pick(['id', 'name'])),
  () => { const e = removable(); if (e.attributes.length) e.attributes[0].value = pick(names) },
  () => inside().append(removable().cloneNode(true)),
  () => { const at = inside(); if (at !== document.body && !at.contains?.(host)) at.innerHTML = html() },
  () => removable().insertAdjacentHTML('beforebegin', html()),
  () => removable().replaceWith(removable()),
  () => document.body.append(...new DOMParser().parseFromString(html(), 'text/html').body.childNodes),
  () => { const t = element('template'); t.innerHTML = html(); inside().append(t, t.content.cloneNode(true)) },
  () => { fragment.append(element('p', pick(names))); inside().append(fragment) },
];
const isHtml = e => e.namespaceURI === 'http://www.w3.org/1999/xhtml';
const named = (e, name) => name !== '' && isHtml(e) && (
  ['embed', 'form', 'iframe', 'img', 'object'].includes(e.localName) && e.getAttribute('name') === name
  || e.localName === 'object' && e.id === name || e.localName === 'img' && e.id === name && !!e.getAttribute('name'));
const onWindow = (e, name) => e.id === name || isHtml(e) && ['embed', 'form', 'img', 'object'].includes(e.localName) && e.getAttribute('name') === name;
const same = (value, expected) => expected.length === 0 ? !(value instanceof Element) && !(value instanceof HTMLCollection)
  : expected.length === 1 ? value === expected[0] : [...value].every((e, i) => e === expected[i]) && value.length === expected.length;
const lookAt = () => {
  for (const name of names) {
    for (const root of [document, other, shadow, fragment]) {
      const expected = [...root.querySelectorAll('*')].filter(e => e.id === name);
      if (root.getElementById(name) !== (expected[0] ?? null)) return `id ${name}`;
      if (root.querySelector('#' + name) !== (expected[0] ?? null)) return `selector ${name}`;
      if (root.nodeType === 9 && !same(root[name], [...root.querySelectorAll('*')].filter(e => named(e, name)))) return `name ${name}`;
    }
    if (!same(window[name], [...document.querySelectorAll('*')].filter(e => onWindow(e, name)))) return `window ${name}`;
    const root = roots[4];
    if (root.querySelector('#' + name) !== ([...root.querySelectorAll('*')].find(e => e.id === name) ?? null)) return `in ${name}`;
  }
};
let wrong;
for (let i = 0; i < 40 && !wrong; i++) {
  for (const root of roots) for (const e of all(root).slice(12)) if (e !== host && e !== roots[4] && e.localName !== 'script') e.remove();
  for (let n = random(3); n >= 0; n--) attempt(pick(steps)); wrong = lookAt(); if (wrong) wrong += ' at ' + i
}
console.log(wrong ?? 'done');
";

/// The object in the prototype chain of a window. Own properties of the window and of its interface prototype object do
/// not hide a name there; properties of its own prototypes do.
/// <https://webidl.spec.whatwg.org/#named-properties-object>
#[test]
fn the_named_properties_object() {
    check(&[(
        "<script>
        const npo = Object.getPrototypeOf(Window.prototype), own = (o, n) => Object.getOwnPropertyDescriptor(o, n)?.value;
        window.one = 's'; Window.prototype.two = 's'; EventTarget.prototype.three = 's'; Object.prototype.four = 's';
        for (const id of ['one', 'two', 'three', 'four', 'five']) document.body.append(element('p', id));
        const chain = [window, Window.prototype, npo, EventTarget.prototype, Object.prototype];
        for (const id of ['one', 'two', 'three', 'four', 'five', 'six']) {
            console.log(id, chain.map(o => o[id]?.localName ?? o[id]).join(), chain.map(o => own(o, id)?.localName ?? own(o, id)).join());
        }
        console.log(String(npo), Object.getPrototypeOf(npo) === EventTarget.prototype, Object.getOwnPropertyNames(npo).length,
            Reflect.ownKeys(npo).length, 'one' in npo, 'six' in npo, delete npo.six, Reflect.defineProperty(npo, 'six', {value: 1}),
            Reflect.setPrototypeOf(npo, null), Reflect.preventExtensions(npo));
        five = 1; console.log(five, own(window, 'five'), own(npo, 'five').localName);
        </script>",
        &[
            "one s,p,p,, s,,p,,",
            "two s,s,p,, ,s,p,,",
            "three s,s,s,s, ,,,s,",
            "four s,s,s,s,s ,,,,s",
            "five p,p,p,, ,,p,,",
            "six ,,,, ,,,,",
            "[object WindowProperties] true 0 1 true false false false false false",
            "1 1 p",
        ],
    )]);
}
