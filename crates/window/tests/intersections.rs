//! Observers of intersections.

use crate::log::log_of;
use treewright_window::{Agent, AgentEvent, AgentOptions, Until};

/// Logs the entries of an observer: the ids of targets, and whether they intersect.
const PRELUDE: &str = "<!doctype html><body><script>
    const $ = id => document.getElementById(id), log = value => console.log(String(value));
    const names = entries => entries.map(e => e.target.id + (e.isIntersecting ? '+' : '-')).join(' ');
    const io = (options, ids, say = '') => {
        const o = new IntersectionObserver(entries => log(say + names(entries)), options);
        for (const id of ids) o.observe($(id));
        return o;
    };
    const make = text => { try { return new IntersectionObserver(() => {}, text) } catch (e) { return e.name } };
    </script>";

fn check(cases: &[(&str, &[&str])]) {
    for (page, expected) in cases {
        assert_eq!(log_of(&format!("{PRELUDE}{page}")), *expected, "{page}");
    }
}

#[test]
fn targets_with_boxes_intersect() {
    check(&[
        ("<p id=a><p id=b style='display:none'><script>io({}, 'ab')</script>", &["a+ b-"]),
        (
            "<div style='display:none'><p id=a></div><div style='display:contents' id=b><p id=c></div><script>io({}, 'abc')</script>",
            &["a- b- c+"],
        ),
        (
            "<div style='content-visibility:hidden' id=a><p id=b></div><script>io({}, 'ab')</script>",
            &["a+ b-"],
        ),
        (
            "<style>.n { display: none }</style><p id=a class=n><script>io({}, 'a'); setTimeout(() => $('a').className = '', 50)</script>",
            &["a-", "a+"],
        ),
        (
            "<p id=a><script>io({}, 'a'); setTimeout(() => $('a').remove(), 50)</script>",
            &["a+", "a-"],
        ),
        (
            "<p id=a><script>const a = $('a'); a.remove(); const o = new IntersectionObserver(e => log(names(e))); o.observe(a); setTimeout(() => document.body.append(a), 50)</script>",
            &["a-", "a+"],
        ),
        (
            "<details><summary id=a></summary><p id=b></details><script>io({}, 'ab'); setTimeout(() => $('b').parentNode.open = true, 50)</script>",
            &["a+ b-", "b+"],
        ),
        (
            "<div id=h><p id=a></div><script>io({}, 'a'); $('h').attachShadow({ mode: 'open' }); setTimeout(() => $('h').shadowRoot.innerHTML = '<slot>', 50)</script>",
            &["a-", "a+"],
        ),
        (
            "<iframe id=f srcdoc='<p id=a>'></iframe><script>onload = () => { new IntersectionObserver(e => log(names(e))).observe($('f').contentDocument.getElementById('a')); setTimeout(() => $('f').style.display = 'none', 50) }</script>",
            &["a+", "a-"],
        ),
        // Nothing is said twice.
        (
            "<p id=a><script>const o = io({}, 'a'); o.observe($('a')); setTimeout(() => { $('a').title = 'x'; document.body.append('x') }, 50)</script>",
            &["a+"],
        ),
    ]);
}

#[test]
fn roots() {
    check(&[
        (
            "<div id=r><p id=a></div><p id=b><script>io({ root: $('r') }, 'abr')</script>",
            &["a+ b- r-"],
        ),
        (
            "<p id=a><script>io({ root: document }, 'a'); io({ root: document.implementation.createHTMLDocument() }, 'a', 'other ')</script>",
            &["a+", "other a-"],
        ),
        (
            "<p id=a><script>const r = document.createElement('p'); log(make({ root: r }).root === r, make({}).root); log(make({}).root); log(make({ root: 1 }))</script>",
            &["true", "null", "TypeError"],
        ),
    ]);
}

#[test]
fn observers_and_entries() {
    check(&[
        (
            "<p id=a><script>new IntersectionObserver(function ([e], o) {
                const rect = r => [r.x, r.y, r.width, r.height].join();
                log(this === o); log(e.intersectionRatio + ' ' + e.isVisible + ' ' + (e.time > 0));
                log(rect(e.rootBounds)); log(rect(e.boundingClientRect)); log(rect(e.intersectionRect));
                log(e.rootBounds === e.rootBounds); log(e.rootBounds.constructor.name); log(o.takeRecords().length);
            }, { rootMargin: '10px 10%' }).observe($('a'))</script>",
            &["true", "1 false true", "-128,-10,1536,740", "0,0,0,0", "0,0,0,0", "true", "DOMRectReadOnly", "0"],
        ),
        // In the order in which the observers were made, and the targets added.
        ("<p id=a><p id=b><script>const o = io({}, '', 'first '); io({}, 'ab', 'second '); o.observe($('b')); o.observe($('a'))</script>", &["first b+ a+", "second a+ b+"]),
        ("<p id=a><p id=b><script>const o = io({}, 'ab'); o.unobserve($('a')); o.unobserve(document.body)</script>", &["b+"]),
        ("<p id=a><script>const o = io({}, 'a'); o.disconnect(); setTimeout(() => log('end'), 50)</script>", &["end"]),
        // The callback comes as a task after the frame.
        ("<p id=a><script>const o = io({}, 'a'); requestAnimationFrame(() => requestAnimationFrame(() => log('frame')))</script>", &["a+", "frame"]),
        ("<p id=a><script>new IntersectionObserver(() => { throw new Error('x') }).observe($('a')); io({}, 'a'); onerror = () => { log('error'); return true }</script>", &["error", "a+"]),
        (
            "<script>const of = init => { try { return new IntersectionObserverEntry(init) } catch (e) { return e.name } };
            const e = of({ time: 1, rootBounds: null, boundingClientRect: { x: 2 }, intersectionRect: {}, isIntersecting: true, isVisible: true, intersectionRatio: .5, target: document.body });
            log([e.time, e.rootBounds, e.boundingClientRect.left, e.isIntersecting, e.isVisible, e.intersectionRatio, e.target.localName]); log(of({}))</script>",
            &["1,,2,true,true,0.5,body", "TypeError"],
        ),
        ("<p id=a><script>io({ delay: 500 }, 'a'); const t = performance.now(); setTimeout(() => $('a').hidden = true, 50); setTimeout(() => log('400'), 400)</script>", &["a+", "400", "a-"]),
    ]);
}

/// The values are those of Chromium, but for fractions of pixels, which it drops.
#[test]
fn options() {
    let margins = [
        ("", "0px 0px 0px 0px"),
        ("1px", "1px 1px 1px 1px"),
        ("1.5px -1.25px", "1.5px -1.25px 1.5px -1.25px"),
        ("10% 1.5%", "10% 1.5% 10% 1.5%"),
        ("1e1px", "10px 10px 10px 10px"),
        ("1PX/**/1in", "1px 96px 1px 96px"),
        (" 1px  2px 3px ", "1px 2px 3px 2px"),
        ("1px 2px 3px 4px", "1px 2px 3px 4px"),
        ("-0px", "0px 0px 0px 0px"),
        ("0", "SyntaxError"),
        ("1", "SyntaxError"),
        ("1em", "SyntaxError"),
        ("1vw", "SyntaxError"),
        ("calc(1px)", "SyntaxError"),
        ("1px,2px", "SyntaxError"),
        ("1px;", "SyntaxError"),
        ("1px 2px 3px 4px 5px", "SyntaxError"),
        ("auto", "SyntaxError"),
    ];
    let thresholds = [
        ("[]", "[0]"),
        ("[1, 0]", "[0,1]"),
        ("0.5", "[0.5]"),
        ("[0, 0]", "[0,0]"),
        ("[NaN]", "TypeError"),
        ("[2]", "RangeError"),
        ("-1", "RangeError"),
    ];
    let mut script = Vec::new();
    let mut expected = Vec::new();
    for (margin, result) in margins {
        for name in ["rootMargin", "scrollMargin"] {
            script.push(format!(
                "{{ const o = make({{ {name}: '{margin}' }}); log(o.{name} ?? o) }}"
            ));
            expected.push(result);
        }
    }
    for (threshold, result) in thresholds {
        script.push(format!(
            "{{ const o = make({{ threshold: {threshold} }}); log(o.thresholds ? JSON.stringify(o.thresholds) : o) }}"
        ));
        expected.push(result);
    }
    script.push("log(Object.isFrozen(make({}).thresholds));
        for (const o of [{ delay: -5 }, { delay: 50 }, { trackVisibility: true }, { trackVisibility: true, delay: 200 }])
            log([make(o).delay, make(o).trackVisibility]);".to_owned());
    expected.extend(["true", "-5,false", "50,false", "100,true", "200,true"]);
    assert_eq!(log_of(&format!("{PRELUDE}<script>{}</script>", script.join(";"))), expected);
}

#[test]
fn the_host_can_say_that_nothing_intersects() {
    let mut options = AgentOptions::default();
    options.no_intersections = true;
    let mut agent = Agent::new(options).unwrap();
    let page = format!("{PRELUDE}<p id=a><script>io({{}}, 'a')</script>");
    agent.open("https://example.com/", page.as_bytes()).unwrap();
    agent.run_until(Until::Idle);
    let events = agent.take_events();
    assert!(
        matches!(events.as_slice(), [AgentEvent::Console { text, .. }] if text == "a-"),
        "{events:?}"
    );
}
