//! Scroll positions, and their events.

use crate::log::log_of;
use crate::navigation::{check as check_files, html};

const PAGE: &str = "<style>.s { overflow: auto } .r { direction: rtl } .n { display: none } .i { display: inline }
    .c { overflow: clip } .f { display: flex; flex-direction: column-reverse } .v { writing-mode: vertical-rl }</style>
    <div class=s id=e><p id=p></p></div><body>";

/// Evaluates statements one after the other, in a page with rules for `overflow`. `at` has the position of an element.
fn check(cases: &[(&str, &str)]) {
    let script: Vec<String> = cases.iter().map(|(script, _)| format!("log(({script}))")).collect();
    let found = log_of(&format!(
        "<!doctype html>{PAGE}<script>
        const log = value => console.log(String(value)), e = document.getElementById('e'), root = document.documentElement;
        const at = e => e.scrollLeft + ' ' + e.scrollTop;
        const of = (name, x, y) => {{ e.className = name; e.scrollTo(x, y); return at(e) }};
        {}</script>",
        script.join(";\n")
    ));
    let expected: Vec<&str> = cases.iter().map(|(_, expected)| *expected).collect();
    assert_eq!(found, expected);
}

#[test]
fn positions() {
    check(&[
        (
            "scrollTo(3, 4), scrollX + ' ' + pageYOffset + ' ' + at(root) + ' ' + at(document.body)",
            "3 4 3 4 0 0",
        ),
        ("scrollTo({ top: 9 }), at(root)", "3 9"),
        ("scrollBy({ left: 1, behavior: 'smooth' }), scrollBy(1, -2), at(root)", "5 7"),
        ("scroll(NaN, Infinity), at(root)", "0 0"),
        ("scroll(-5, 1e300), at(root)", "0 33554432"),
        ("scrollBy(1, 1e9), at(root)", "1 33554432"),
        ("root.scrollTop = 2, scrollY", "2"),
        ("root.scrollHeight - root.clientHeight", "2"),
        ("root.scrollIntoView(), scrollY", "2"),
        ("new MouseEvent('a', { clientX: 4, clientY: 4, view: window }).pageY", "6"),
        ("new MouseEvent('a', { clientY: 4 }).pageY", "4"),
        ("e.scrollTop = 5, e.scrollLeft = 6, e.scrollBy(1, 1), at(e)", "7 6"),
        ("e.scrollHeight", "6"),
        ("e.scrollTop = -1, e.scrollLeft = NaN, at(e)", "0 0"),
        ("p.scrollTop = 5, p.scrollTo(1, 2), at(p)", "0 0"),
        ("of('s', 1.5, 2)", "1.5 2"),
        ("of('s r', 1, 2)", "0 2"),
        ("of('s r', -1, 2)", "-1 2"),
        ("of('s v', -1, 2)", "-1 2"),
        ("of('s v r', -1, -2)", "-1 -2"),
        ("of('s f', 1, -2)", "1 -2"),
        ("of('s n', 1, 2)", "0 0"),
        ("of('s i', 1, 2)", "0 0"),
        ("of('c', 1, 2)", "0 0"),
        ("of('s', 1, 2)", "1 2"),
        ("document.body.append(e), at(e)", "0 0"),
        ("e.scrollTop = 1, e.remove(), e.scrollTop", "0"),
        ("e.scrollTop = 1, e.scrollTop", "0"),
        ("document.body.append(e), e.scrollTop", "0"),
        (
            "document.body.style.overflow = 'auto', document.body.scrollTop = 3, document.body.scrollTop",
            "0",
        ),
        ("root.style.overflow = 'auto', document.body.scrollTop = 3, document.body.scrollTop", "3"),
        ("root.dir = 'rtl', scrollTo(-4, 0), scrollX", "-4"),
        ("document.implementation.createHTMLDocument().documentElement.scrollTop = 3", "3"),
    ]);
}

#[test]
fn quirks() {
    let found = log_of(
        "<body><script>const root = document.documentElement;
        root.scrollTop = 3; console.log(scrollY, document.scrollingElement.localName);
        document.body.scrollTop = 4; console.log(scrollY, document.body.scrollTop, root.scrollTop);
        document.body.style.overflow = root.style.overflow = 'scroll';
        document.body.scrollTop = 5; console.log(scrollY, document.body.scrollTop);
        </script>",
    );
    assert_eq!(found, ["0 body", "4 4 0", "4 5"]);
}

#[test]
fn events() {
    let found = log_of(&format!(
        "<!doctype html>{PAGE}<script>
        const log = e => console.log(e.type, e.target.nodeName, e.bubbles, e.cancelable, e.eventPhase, this.round);
        for (const type of ['scroll', 'scrollend'])
            for (const target of [window, document, e, p, document.body]) target['on' + type] = log;
        e.onscroll = event => {{ log(event); if (e.scrollTop < 3) e.scrollTop = 3 }};
        round = 1;
        p.scrollTop = 1;
        e.scrollTop = 0;
        scrollTo(0, 0);
        e.scrollTop = 1; e.scrollTop = 2; scrollTo(0, 5); scrollTo(0, 0);
        console.log('before');
        requestAnimationFrame(() => {{ console.log('frame'); round = 2; requestAnimationFrame(() => scrollTo(1, 1)) }});
        </script>"
    ));
    assert_eq!(
        found,
        [
            "before",
            "scroll DIV false false 2 1",
            "scrollend DIV false false 2 1",
            "scroll #document true false 2 1",
            "scroll #document true false 3 1",
            "scrollend #document true false 2 1",
            "scrollend #document true false 3 1",
            "frame",
            "scroll DIV false false 2 2",
            "scrollend DIV false false 2 2",
            "scroll #document true false 2 2",
            "scroll #document true false 3 2",
            "scrollend #document true false 2 2",
            "scrollend #document true false 3 2",
        ]
    );
}

#[test]
fn history_restores_the_position() {
    const PAGES: &str = "<script>console.log(location.search, scrollY, sessionStorage.step = 1 + +(sessionStorage.step ?? 0));
        onload = () => setTimeout(() => {
            if (sessionStorage.step == 1) { scrollTo(0, 5); location = '?b' }
            if (sessionStorage.step == 2) { scrollTo(0, 6); location.reload() }
            if (sessionStorage.step == 3) history.back();
        });
        onscroll = () => console.log('scroll', scrollY);
        </script>";
    const SAME: &str = "<p id=a></p><script>
        const log = () => console.log(location.hash, scrollY);
        const back = () => new Promise(done => {
            onhashchange = () => { log(); done() };
            onpopstate = () => console.log('popstate', scrollY);
            history.back() });
        onload = () => setTimeout(async () => {
            scrollTo(0, 7);
            location.hash = 'a'; log();
            scrollTo(0, 8);
            history.pushState(1, '', '#b'); log();
            scrollTo(0, 9);
            location.hash = 'top'; log();
            scrollTo(0, 10);
            await new Promise(setTimeout);
            await back(); await back(); await back();
            history.scrollRestoration = 'manual';
            history.pushState(1, '', '#c');
            scrollTo(0, 1);
            await back();
        });
        </script>";
    let expected = [
        "#a 7",
        "#b 8",
        "#top 0",
        "popstate 10",
        "#b 9",
        "popstate 9",
        "#a 8",
        "popstate 8",
        " 7",
        "popstate 1",
        " 1",
    ];
    check_files(SAME, &[], &expected);
    check_files(PAGES, &[("?b", html(PAGES))], &[" 0 1", "?b 0 2", "?b 6 3", " 5 4", "scroll 5"]);
}
