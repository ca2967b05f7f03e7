//! Events, handlers, timers and reports, as scripts see them.

use crate::log::log_of;
use treewright_window::{Agent, AgentEvent, AgentOptions, Until};

/// Finds an element of the page.
const BY_ID: &str = "<script>const $ = id => document.getElementById(id)</script>";

fn log_with_prelude(page: &str) -> Vec<String> {
    log_of(&format!("<!doctype html>{BY_ID}{page}"))
}

fn check(page: &str, expected: &[&str]) {
    assert_eq!(log_with_prelude(page), expected, "{page}");
}

#[test]
fn dispatch() {
    check(
        "<div id=a><p id=b></p></div><script>
        const log = e => console.log(e.type, e.eventPhase, e.currentTarget.id ?? e.currentTarget.nodeName);
        for (const capture of [false, true]) {
            $('a').addEventListener('x', log, capture);
            $('b').addEventListener('x', log, capture);
        }
        console.log($('b').dispatchEvent(new Event('x', { bubbles: true })));
        </script>",
        &["x 1 a", "x 2 b", "x 2 b", "x 3 a", "true"],
    );
    check(
        "<p id=a></p><script>
        $('a').addEventListener('x', { handleEvent(e) { console.log(this === e.target, event === undefined) } });
        $('a').addEventListener('x', e => { console.log(window.event === e); e.preventDefault() }, { once: true });
        const e = () => new CustomEvent('x', { cancelable: true, detail: [1] });
        console.log($('a').dispatchEvent(e()), $('a').dispatchEvent(e()), e().detail);
        </script>",
        &["false false", "true", "false false", "false true [1]"],
    );
    check(
        "<p id=a></p><script>
        $('a').addEventListener('x', () => { throw new Error('first') });
        $('a').addEventListener('x', () => console.log('second'));
        onerror = (message, file, line, column, error) => {
            console.log(message, file, line > 0, error.message); return true };
        $('a').dispatchEvent(new Event('x'));
        </script>",
        &["Uncaught Error: first https://example.com/ true first", "second"],
    );
    check(
        "<p id=a></p><script>
        const controller = new AbortController();
        $('a').addEventListener('x', () => console.log('heard'), { signal: controller.signal });
        controller.signal.onabort = e => console.log(e.type, controller.signal.reason.name);
        $('a').dispatchEvent(new Event('x'));
        controller.abort();
        $('a').dispatchEvent(new Event('x'));
        class Mine extends EventTarget {}
        const mine = new Mine();
        mine.addEventListener('y', e => console.log(e.target === mine, e.composedPath().length));
        mine.dispatchEvent(new MouseEvent('y', { clientX: 4 }));
        </script>",
        &["heard", "abort AbortError", "true 1"],
    );
}

#[test]
fn handlers() {
    check(
        "<form id=f name=n><button id=b type=button onclick='console.log(id, typeof createElement, this === $(`b`));
            return false'></button></form>
        <script>
        const e = new MouseEvent('click', { cancelable: true });
        $('b').addEventListener('click', () => console.log('after'));
        $('b').dispatchEvent(e);
        console.log(e.defaultPrevented, typeof $('b').onclick, $('b').onclick.toString().split('\\n')[0]);
        $('b').onclick = null;
        $('b').dispatchEvent(e);
        </script>",
        &["b function true", "after", "true function function onclick(event) {", "after"],
    );
    check(
        "<body onload='console.log(this === window, event.target === document)'
            onclick='console.log(this === document.querySelector(`body`))'>
        <script>document.querySelector('body').dispatchEvent(new Event('click')); console.log(typeof onload)</script>",
        &["true", "function", "true true"],
    );
    check(
        "<p id=a onclick='}'></p><script>
        onerror = (message, file, line, column, error) => console.log(error instanceof SyntaxError);
        console.log($('a').onclick);
        </script>",
        &["true", "Uncaught SyntaxError: unexpected token in expression: '}'", "null"],
    );
    // Lines are those of the page; handlers that a script has set have none.
    check(
        "<p id=a onclick='let x = ;' onfocus='\n let x = ;' onblur='throw 1' onkeyup='{\n\nnull.x }'></p>
        <body onresize='null.x'><script>
        onerror = (message, file, line) => { console.log(line); return true };
        for (const name of ['click', 'focus', 'blur', 'keyup']) $('a').dispatchEvent(new Event(name));
        dispatchEvent(new Event('resize'));
        $('a').setAttribute('onclick', '\\nnull.x');
        $('a').dispatchEvent(new Event('click'));
        </script>",
        &["1", "2", "2", "4", "5", "0"],
    );
}

#[test]
fn timers() {
    check(
        "<script>
        setTimeout(() => console.log('b'), 2);
        setTimeout(a => console.log(a, this === window), 1, 'a');
        clearTimeout(setTimeout(() => console.log('never'), 0));
        setTimeout('console.log(\"text\")', 3);
        let count = 0;
        const id = setInterval(() => { console.log(++count); if (count === 2) clearInterval(id) }, 10);
        queueMicrotask(() => console.log('microtask'));
        requestAnimationFrame(time => console.log(typeof time));
        console.log('sync');
        </script>",
        &["sync", "microtask", "a true", "b", "text", "1", "number", "2"],
    );
}

#[test]
fn rejections() {
    check(
        "<script>
        onunhandledrejection = e => { console.log(e.type, e.reason, e.cancelable); e.preventDefault();
            setTimeout(() => e.promise.catch(() => {})) };
        onrejectionhandled = e => console.log(e.type, e.reason);
        Promise.reject(1);
        Promise.reject(2).catch(() => {});
        </script>",
        &["unhandledrejection 1 true", "rejectionhandled 1"],
    );
}

#[test]
fn console() {
    check(
        "<p id=a class=x></p><script>
        console.log('%s is %d', 'it', '42.5', { a: 1, 'b c': [1, 'x'] });
        console.group('group'); console.info($('a')); console.groupEnd();
        console.count(); console.count(); console.assert(false, 'no');
        console.log(new Map([[1, { deep: {} }]]), new Error('e') instanceof Error, null, -0, 1n, Symbol('s'));
        console.log(atob('YQ'), btoa('a'), crypto.randomUUID().length, navigator.appName);
        </script>",
        &[
            "it is 42 { a: 1, 'b c': [1, 'x'] }",
            "group",
            "  <p id=\"a\" class=\"x\">",
            "default: 1",
            "default: 2",
            "Assertion failed: no",
            "Map(1) { 1 => { deep: {} } } true null -0 1n Symbol(s)",
            "a YQ== 36 Netscape",
        ],
    );
}

/// The page knows its encoding from the start, learns it on the way, or is read again.
#[test]
fn lines_of_errors_in_pages_that_say_their_encoding() {
    let script = "\n\n<script>\n  missing()</script>";
    let far = format!("<!--{}-->", "x".repeat(2000));
    for (before, after) in [
        ("", ""),
        ("<meta charset=utf-8>", ""),
        ("<meta charset=windows-1252>", ""),
        (far.as_str(), "<meta charset=utf-8>"),
        (far.as_str(), "<meta charset=windows-1251>"),
        ("é", "<meta charset=utf-8>"),
        ("<meta charset=utf-8>", "<meta charset=windows-1251>"),
    ] {
        let mut agent = Agent::new(AgentOptions::default()).unwrap();
        let page = format!("{before}\n<p>é\n{after}{script}");
        agent.open("https://example.com/", page.as_bytes()).unwrap();
        agent.run_until(Until::Idle);
        let places: Vec<_> = agent
            .take_events()
            .into_iter()
            .filter_map(|event| match event {
                AgentEvent::Error { line, column, .. } => Some((line, column)),
                _ => None,
            })
            .collect();
        assert_eq!(places, [(6, 3)], "{before:.30} {after}");
    }
}

/// The locations of errors in event handler content attributes: in the page; the call that set the
/// attribute, if it cannot be parsed; otherwise the file alone, for text that is not in a file.
#[test]
fn places_of_handlers() {
    const FILE: &str = "https://example.com/";
    let check = |page: &str, expected: &[(u32, u32)]| {
        let mut agent = Agent::new(AgentOptions::default()).unwrap();
        agent.open(FILE, page.as_bytes()).unwrap();
        agent.run_until(Until::Idle);
        let events = agent.take_events();
        let places: Vec<_> = events
            .iter()
            .filter_map(|event| match event {
                AgentEvent::Error { file, line, column, .. } => {
                    Some((file.as_str(), *line, *column))
                }
                _ => None,
            })
            .collect();
        let expected: Vec<_> =
            expected.iter().map(|(line, column)| (FILE, *line, *column)).collect();
        assert_eq!(places, expected, "{page}");
    };
    let click = "<script>document.querySelector('#a').click()</script>";
    for (attribute, place) in [
        ("onclick='throw Error()'", (3, 24)),
        ("onclick='throw 1'", (3, 24)),
        ("onclick = throw&#32;Error", (3, 25)),
        ("onclick='f('", (3, 20)),
        ("onclick='\n\n  no()'", (5, 3)),
        ("onclick='\r\n\r\n  no()'", (5, 3)),
        ("\nonclick='no()'", (4, 10)),
        ("title='\u{e9}\u{1F600}\n' ONCLICK=\"no('&quot;', '')\"", (4, 12)),
        ("onclick='&#10; no()'", (0, 0)),
    ] {
        check(&format!("<!doctype html>\n<p>\n<p id=a {attribute}>{click}"), &[place]);
        check(
            &format!("<script>0</script>\n<table>\n<b id=a {attribute}></table>{click}"),
            &[place],
        );
    }
    // Those of the window, and of elements that come later.
    check("<!doctype html>\n<body onload='no()'>", &[(2, 15)]);
    check(
        "<body onclick='\nno()'>\n<p onclick='no()' id=a>\n<p>{click}"
            .replace("{click}", click)
            .as_str(),
        &[(3, 13), (2, 1)],
    );
    check(
        "<script>0</script>\n<p id=a onclick='\n[1].forEach(() => no())'><script>\n0</script>\n<script>\n$ = a.click()</script>",
        &[(3, 19)],
    );
    // Not text of the page.
    for script in [
        "a.setAttribute('onclick', 'no()')",
        "a.setAttribute('onclick', '\\n\\nno()')",
        "a.onclick; a.setAttribute('onclick', 'no()')",
        "a.outerHTML = '<p id=a onclick=no()>'",
        "a.remove(); document.write('<p id=a onclick=no()>')",
        "a.replaceWith(a.cloneNode()); a.setAttribute('onclick', 'no()')",
    ] {
        check(&format!("<p id=a onclick='1'><script>{script}; a.click()</script>"), &[(0, 0)]);
    }
    // No script caused it.
    check("<script>fetch('file:///x')</script>", &[(0, 0)]);
    // The call that set it.
    check(
        "<p id=a onclick='no()'>\n<script>\n  a.setAttribute('onclick', '\\n\\nno(');\na.click()</script>",
        &[(3, 5)],
    );
    check(
        "<p id=a>\n<script>\n  a.setAttribute('onclick', 'a.setAttribute(\"onclick\", \"(\"); a.dispatchEvent(new Event(`click`))');\na.click()</script>",
        &[(0, 0)],
    );
}

#[test]
fn listeners_that_are_passive_by_default() {
    check(
        "<p id=p></p><script>
        const tried = (target, type, options) => {
            if (options) target.addEventListener(type, e => e.preventDefault(), options);
            return target.dispatchEvent(new Event(type, { cancelable: true }));
        };
        const root = document.documentElement, { body } = document;
        for (const type of ['touchstart', 'touchmove', 'wheel', 'mousewheel', 'touchend'])
            console.log(type, [window, document, root, $('p')].map(target => tried(target, type, {})).join());
        console.log(tried(body, 'wheel', {}), tried(body, 'wheel', { passive: false }), tried(new EventTarget(), 'wheel', {}));
        const other = document.implementation.createHTMLDocument();
        console.log(tried(other, 'wheel', {}), tried(other.body, 'wheel', {}), tried(other.head, 'wheel', {}));
        </script>",
        &[
            "touchstart true,true,true,false",
            "touchmove true,true,true,false",
            "wheel true,true,true,false",
            "mousewheel true,true,true,false",
            "touchend false,false,false,false",
            "true false false",
            "true true false",
        ],
    );
    // The parser gives the element its attributes before it is the body of the document.
    check(
        "<body onwheel='event.preventDefault()'><script>
        const tried = () => document.body.dispatchEvent(new Event('wheel', { cancelable: true }));
        console.log(tried());
        document.body.onwheel = null;
        document.body.onwheel = e => e.preventDefault();
        console.log(tried());
        </script>",
        &["false", "true"],
    );
}

#[test]
fn a_window_without_touch_events_has_no_handlers_for_them() {
    check(
        "<p id=p ontouchstart='console.log(1)'></p><script>
        const names = ['ontouchstart', 'ontouchmove', 'ontouchend', 'ontouchcancel'];
        for (const target of [window, document, $('p'), document.createElementNS('http://www.w3.org/2000/svg', 'g')])
            console.log(names.some(name => name in target), 'TouchEvent' in window);
        $('p').dispatchEvent(new Event('touchstart'));
        </script>",
        &["false false", "false false", "false false", "false false"],
    );
}

#[test]
fn sources_in_shadow_trees_are_retargeted_without_a_current_target() {
    for (interface, member) in
        [("ToggleEvent", "source"), ("CommandEvent", "source"), ("SubmitEvent", "submitter")]
    {
        check(
            &format!(
                "<div id=a></div><script>
                const outer = $('a').attachShadow({{ mode: 'open' }});
                outer.innerHTML = '<div></div>';
                const inner = outer.firstChild.attachShadow({{ mode: 'open' }});
                inner.innerHTML = '<button></button>';
                const e = new {interface}('x', {{ {member}: inner.firstChild, composed: true, bubbles: true }});
                console.log(e.{member} === $('a'));
                inner.firstChild.addEventListener('x', () => console.log(e.{member} === inner.firstChild));
                outer.firstChild.addEventListener('x', () => console.log(e.{member} === outer.firstChild));
                inner.firstChild.dispatchEvent(e);
                console.log(e.{member} === $('a'), new {interface}('x').{member});
                </script>"
            ),
            &["true", "true", "true", "true null"],
        );
    }
}

#[test]
fn documents_have_an_old_name() {
    check(
        "<script>
        const { value, writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(window, 'HTMLDocument');
        console.log(value === Document, writable, enumerable, configurable, document instanceof HTMLDocument);
        console.log(HTMLDocument.name, typeof XMLDocument, Object.keys(window).includes('HTMLDocument'));
        </script>",
        &["true true false true true", "Document function false"],
    );
}

#[test]
fn handlers_that_are_not_compiled() {
    check(
        "<body><script>
        const other = document.implementation.createHTMLDocument();
        other.body.setAttribute('onclick', 'console.log(1)');
        console.log(other.body.onclick);
        const moved = other.createElement('p');
        moved.setAttribute('onclick', 'console.log(2)');
        moved.click();
        document.body.append(moved);
        moved.click();
        for (const namespace of ['u', 'http://www.w3.org/2000/svg', 'http://www.w3.org/1998/Math/MathML']) {
            const e = document.createElementNS(namespace, 'e');
            e.setAttribute('onclick', 'console.log(this.namespaceURI.length)');
            e.dispatchEvent(new Event('click'));
        }
        </script>",
        &["null", "2", "26", "34"],
    );
}
