//! The visual viewport, permissions, and parts of elements.

use crate::log::log_of;

const PRELUDE: &str = "<!doctype html><body><p id=a part='x y'><script>
    const log = (...values) => console.log(values.map(String).join(' '));
    const name = f => { try { f(); return 'ok' } catch (e) { return e.name } };
    const a = document.getElementById('a');
    </script><script>";

fn check(cases: &[(&str, &[&str])]) {
    for (script, expected) in cases {
        assert_eq!(log_of(&format!("{PRELUDE}{script}</script>")), *expected, "{script}");
    }
}

#[test]
fn visual_viewports() {
    check(&[
        (
            "const v = visualViewport; log(v === visualViewport, v instanceof EventTarget, v.scale, v.offsetLeft, v.offsetTop, v.width === innerWidth, v.height === innerHeight, v.onresize, name(() => new VisualViewport))",
            &["true true 1 0 0 true true null TypeError"],
        ),
        ("scrollTo(3, 70); log(visualViewport.pageLeft, visualViewport.pageTop)", &["3 70"]),
        (
            "const f = document.createElement('iframe'); document.body.append(f); const w = f.contentWindow, v = w.visualViewport; log(v.scale, v !== visualViewport); f.remove(); log(v.scale, v.width)",
            &["1 true", "0 0"],
        ),
        ("visualViewport = 5; log(visualViewport)", &["5"]),
    ]);
}

#[test]
fn permissions() {
    check(&[
        (
            "const p = navigator.permissions; log(p === navigator.permissions); p.query({ name: 'geolocation' }).then(s => log(s instanceof PermissionStatus, s.name, s.state, s.onchange))",
            &["true", "true geolocation denied null"],
        ),
        (
            "const q = d => navigator.permissions.query(d).catch(e => log(e.name)); q({}); q({ name: 'none' }); q(1); q()",
            &["TypeError", "TypeError", "TypeError", "TypeError"],
        ),
    ]);
}

#[test]
fn parts() {
    check(&[
        (
            "log(a.part, a.part.length, a.part === a.part, a.part.contains('y')); a.part.add('z'); log(a.getAttribute('part')); a.part = 'q'; log(a.cloneNode(false).outerHTML)",
            &["x y 2 true true", "x y z", "<p id=\"a\" part=\"q\"></p>"],
        ),
        ("log(a.part.supports ? name(() => a.part.supports('x')) : '')", &["TypeError"]),
    ]);
}
