//! Computed values while animations are in effect.

use crate::log::log_of;

const BEFORE: &str = "<!doctype html><style>:root { --mine: 1px } #p { color: rgb(0, 0, 0); font-size: 10px }
    #f::before { content: 'x'; width: 8px }</style><div id=p><p id=e></p></div><p id=f></p><body><script>
    const log = (...values) => console.log(values.map(String).join(' ')), e = document.getElementById('e');
    const f = document.getElementById('f'), p = document.getElementById('p');
    const get = (element, name, pseudo) => getComputedStyle(element, pseudo).getPropertyValue(name);
    // The values of a property at times of paused animations on an element.
    const at = (element, keyframes, timing, name, ...times) => {
        const animation = element.animate(keyframes, timing);
        animation.pause();
        const values = times.map(time => { animation.currentTime = time; return get(element, name) });
        animation.cancel();
        return values.join(' ') };
    const paused = (element, keyframes, timing, time = 50) => {
        const animation = element.animate(keyframes, timing);
        animation.pause();
        animation.currentTime = time;
        return animation };
    const clear = () => document.getAnimations().forEach(animation => animation.cancel());
    const wait = time => new Promise(done => setTimeout(done, time));
    (async () => {";

/// Expressions with their values.
fn check(cases: &[(&str, &str)]) {
    let script: Vec<String> = cases.iter().map(|(script, _)| format!("log({script});\n")).collect();
    let script = script.join("");
    let found = log_of(&format!(
        "{BEFORE}{script}}})().catch(e => log('rejected', e.name, e.message))</script>"
    ));
    for (found, (script, expected)) in found.iter().zip(cases) {
        assert_eq!(found, expected, "{script}");
    }
    assert_eq!(found.len(), cases.len(), "{found:?}");
}

#[test]
fn the_box_around_is_that_of_the_parent() {
    let make = "p.style.display = 'flex'; const span = document.createElement('span')";
    let cases = [
        ("p.append(span)", "block"),
        ("e.append(span)", "inline"),
        ("(e.style.display = 'contents', e.append(span))", "block"),
        ("(p.style.display = 'block', e.style.display = 'contents', e.append(span))", "inline"),
    ];
    for (place, display) in cases {
        let get = format!(
            "(() => {{ {make}; {place}; return at(span, {{ opacity: [0, 1] }}, 100, 'display', 50) }})()"
        );
        check(&[(&get, display)]);
    }
}

#[test]
fn values_are_between_those_of_keyframes() {
    check(&[
        ("at(e, { opacity: [0, 1] }, 100, 'opacity', 0, 25, 50, 100)", "0 0.25 0.5 1"),
        ("at(e, { opacity: [0, 1] }, { duration: 100, delay: 50 }, 'opacity', 0, 75)", "1 0.25"),
        (
            "at(e, { opacity: [0, 1] }, { duration: 100, delay: 50, endDelay: 10, fill: 'both' }, 'opacity', 0, 75, 155)",
            "0 0.25 1",
        ),
        (
            "at(e, { width: ['10px', '20px'] }, { duration: 100, easing: 'steps(2)' }, 'width', 20, 60)",
            "10px 15px",
        ),
        (
            "at(e, { color: ['rgb(0, 0, 0)', 'rgb(100, 200, 50)'] }, 100, 'color', 50)",
            "rgb(50, 100, 25)",
        ),
        // The end that is missing has the underlying value, which is inherited here.
        ("at(e, { color: 'rgb(100, 200, 50)' }, 100, 'color', 50)", "rgb(50, 100, 25)"),
        ("at(e, [{ opacity: 0, offset: 0.5 }], 100, 'opacity', 25, 75)", "0.5 0.5"),
        (
            "at(e, [{ opacity: 0, easing: 'steps(1, start)' }, { opacity: 1 }], 100, 'opacity', 10)",
            "1",
        ),
        // Relative values are computed for the element.
        ("at(e, { width: ['1em', '3em'] }, 100, 'width', 50)", "20px"),
        ("at(e, { width: ['var(--mine)', '3px'] }, 100, 'width', 50)", "2px"),
        // Values without any between them change at the half.
        ("at(e, { position: ['static', 'fixed'] }, 100, 'position', 49, 50)", "static fixed"),
        ("at(e, { '--mine': ['a', 'b'] }, 100, '--mine', 49, 50)", "a b"),
        ("at(e, { visibility: ['hidden', 'visible'] }, 100, 'visibility', 0, 1)", "hidden visible"),
        // A longhand wins over its shorthand, and logical properties are physical ones.
        (
            "at(e, { margin: ['0px', '10px'], marginLeft: ['0px', '20px'] }, 100, 'margin-left', 50)",
            "10px",
        ),
        ("at(e, { marginInlineStart: ['0px', '10px'] }, 100, 'margin-left', 50)", "5px"),
        (
            "at(e, { transform: ['translateX(0px)', 'translateX(10px)'] }, 100, 'transform', 50)",
            "matrix(1, 0, 0, 1, 5, 0)",
        ),
        // Several keyframes at one offset.
        (
            "at(e, [{ opacity: 0 }, { opacity: 0.2, offset: 0.5 }, { opacity: 0.6, offset: 0.5 }, { opacity: 1 }], 100, 'opacity', 25, 50, 75)",
            "0.1 0.6 0.8",
        ),
        (
            "at(e, { opacity: [0.2, 0.4] }, { duration: 100, easing: 'cubic-bezier(0, -2, 1, -2)' }, 'width', 50).length > 0",
            "true",
        ),
    ]);
}

#[test]
fn effects_are_combined() {
    check(&[
        (
            "(paused(e, { width: ['10px', '20px'] }, 100), paused(e, { width: ['100px', '200px'] }, 100), get(e, 'width'))",
            "150px",
        ),
        ("(clear(), get(e, 'width') !== '150px')", "true"),
        (
            "(paused(e, { width: ['10px', '20px'] }, 100), paused(e, { width: ['100px', '200px'] }, { duration: 100, composite: 'add' }), get(e, 'width'))",
            "165px",
        ),
        (
            "(clear(), e.style.transform = 'translateX(1px)', paused(e, { transform: 'translateX(10px)' }, { duration: 100, composite: 'add' }, 99.999), get(e, 'transform').split(', ')[4] > 10.9)",
            "true",
        ),
        (
            "(clear(), paused(e, { opacity: [{}, 0.5] }, 100), paused(e, [{ opacity: 1, composite: 'accumulate' }, { opacity: 1 }], 100), get(e, 'opacity'))",
            "1",
        ),
        // Important declarations win.
        (
            "(clear(), e.style.setProperty('opacity', '0.3', 'important'), paused(e, { opacity: [0, 1] }, 100), get(e, 'opacity'))",
            "0.3",
        ),
        ("(e.removeAttribute('style'), get(e, 'opacity'))", "0.5"),
        // Descendants inherit.
        (
            "(clear(), paused(p, { color: ['rgb(0, 0, 0)', 'rgb(100, 0, 0)'], fontSize: ['10px', '30px'] }, 100), get(e, 'color'), get(e, 'font-size'))",
            "20px",
        ),
        ("get(e, 'color')", "rgb(50, 0, 0)"),
        ("(p.getAnimations()[0].currentTime = 25, get(e, 'color'))", "rgb(25, 0, 0)"),
        ("(clear(), get(e, 'color'))", "rgb(0, 0, 0)"),
        // Pseudo-elements have effects of their own.
        (
            "(paused(f, { width: ['10px', '20px'] }, { duration: 100, pseudoElement: '::before' }), get(f, 'width', '::before') + ' ' + get(f, 'width', '::after') + (get(f, 'width') === '15px'))",
            "15px false",
        ),
        (
            "(f.getAnimations({ subtree: true })[0].effect.pseudoElement = null, get(f, 'width', '::before') + ' ' + get(f, 'width'))",
            "8px 15px",
        ),
        // Changes of an effect.
        (
            "(clear(), globalThis.a = paused(e, { width: ['10px', '20px'] }, 100), a.effect.setKeyframes({ width: ['30px', '50px'] }), get(e, 'width'))",
            "40px",
        ),
        ("(a.effect.updateTiming({ duration: 50 * 4 }), get(e, 'width'))", "35px"),
        ("(a.effect.target = f, get(e, 'width') === '35px')", "false"),
        ("get(f, 'width')", "35px"),
        ("(a.effect = null, get(f, 'width') === '35px')", "false"),
    ]);
}

#[test]
fn values_follow_the_time() {
    check(&[
        (
            "(globalThis.a = e.animate({ opacity: [0, 1] }, 1000), await a.ready, get(e, 'opacity'))",
            "0",
        ),
        ("(await wait(500), Math.abs(get(e, 'opacity') - 0.5) < 0.03)", "true"),
        ("(await a.finished, get(e, 'opacity'))", "1"),
        (
            "(e.animate({ opacity: [0.2, 0.4] }, { duration: 10, fill: 'forwards' }), await wait(100), get(e, 'opacity'))",
            "0.4",
        ),
        (
            "(globalThis.b = e.animate({ opacity: [0.2, 0.6] }, { duration: 10, fill: 'forwards' }), await wait(100), get(e, 'opacity'))",
            "0.6",
        ),
        ("e.getAnimations().length", "1"),
        ("(b.cancel(), get(e, 'opacity'))", "1"),
    ]);
}
