//! Animations and transitions of style sheets.

use crate::log::log_of;

const BEFORE: &str = "<!doctype html><style>
    @keyframes fade { from { opacity: 0 } to { opacity: 1 } }
    @keyframes move { 0% { left: 0px } 50% { left: 40px; animation-timing-function: linear } 100% { left: 60px } }
    .fade { animation: fade 100ms linear }
    .slow { transition: opacity 100ms linear, color 50ms }
    .out { opacity: 0 }
    #b::before { content: 'x'; transition: opacity 100ms linear }
    #b.on::before { opacity: 0.5 }
    .start { transition: opacity 100ms linear }
    @starting-style { .start { opacity: 0.2 } }
    </style><div id=p><p id=e></p><p id=f></p></div><p id=b></p><body><script>
    const log = (...values) => console.log(values.map(String).join(' '));
    const [e, f, b, p] = ['e', 'f', 'b', 'p'].map(id => document.getElementById(id));
    const get = (element, name, pseudo) => getComputedStyle(element, pseudo).getPropertyValue(name);
    const wait = time => new Promise(done => setTimeout(done, time)), frame = () => new Promise(requestAnimationFrame);
    const round = text => Math.round(text * 10) / 10;
    const heard = [];
    for (const type of ['animationstart', 'animationiteration', 'animationend', 'animationcancel', 'transitionrun', 'transitionstart', 'transitionend', 'transitioncancel'])
        document.addEventListener(type, event => heard.push([event.type, event.animationName ?? event.propertyName, Math.round(event.elapsedTime * 1000) / 1000, event.target.id + event.pseudoElement, event.bubbles, event.constructor.name].join(' ')));
    const events = () => { const text = heard.join(', '); heard.length = 0; return text };
    const short = () => events().replace(/ true \\w+Event/g, '');
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
fn animations_follow_the_declarations() {
    check(&[
        ("(e.className = 'fade', e.getAnimations().length)", "1"),
        (
            "(globalThis.a = e.getAnimations()[0], [a instanceof CSSAnimation, a.animationName, a.playState, a.pending, a.effect.target === e, a.effect.constructor.name])",
            "true,fade,running,true,true,KeyframeEffect",
        ),
        (
            "JSON.stringify(a.effect.getKeyframes())",
            r#"[{"offset":0,"computedOffset":0,"easing":"linear","composite":"auto","opacity":"0"},{"offset":1,"computedOffset":1,"easing":"linear","composite":"auto","opacity":"1"}]"#,
        ),
        ("get(e, 'opacity')", "0"),
        (
            "(await a.ready, await wait(50), get(e, 'opacity') > 0.2 && get(e, 'opacity') < 0.8)",
            "true",
        ),
        ("(await a.finished, await frame(), get(e, 'opacity'))", "1"),
        (
            "events()",
            "animationstart fade 0 e true AnimationEvent, animationend fade 0.1 e true AnimationEvent",
        ),
        ("[e.getAnimations().length, a.playState]", "0,finished"),
        // The declarations are the same, so it does not start again.
        ("(e.title = 'x', e.getAnimations().length, await wait(50), events())", ""),
        // Other durations, and a change of play states.
        (
            "(e.style.animation = 'move 1s linear 2 reverse both paused', e.getAnimations().map(a => [a.animationName, a.playState]))",
            "move,paused",
        ),
        (
            "(globalThis.a = e.getAnimations()[0], JSON.stringify(a.effect.getTiming()))",
            r#"{"delay":0,"direction":"reverse","duration":1000,"easing":"linear","endDelay":0,"fill":"both","iterationStart":0,"iterations":2}"#,
        ),
        ("(a.currentTime = 250, get(e, 'left'))", "50px"),
        ("(e.style.animationDuration = '2s', get(e, 'left'))", "55px"),
        ("(e.style.animationPlayState = 'running', [a.playState, a.pending])", "running,true"),
        ("(e.style.animationName = 'none', [e.getAnimations().length, a.playState])", "0,idle"),
        ("(e.style.animationName = 'missing', e.getAnimations().length)", "0"),
        ("(await frame(), await frame(), short())", ""),
    ]);
}

#[test]
fn animations_end_with_their_boxes() {
    check(&[
        (
            "(e.className = 'fade', globalThis.a = e.getAnimations()[0], await a.ready, await wait(20), p.style.display = 'none', a.playState)",
            "idle",
        ),
        (
            "(await frame(), await frame(), short().replace(/0\\.0\\d+/, 'n'))",
            "animationstart fade 0 e, animationcancel fade n e",
        ),
        ("(p.style.display = '', globalThis.c = e.getAnimations()[0], c !== a)", "true"),
        ("(e.remove(), [e.getAnimations().length, c.playState])", "0,idle"),
        ("(p.append(e), e.getAnimations().length)", "1"),
        ("(e.getAnimations()[0].cancel(), e.getAnimations().length)", "0"),
        // A script decides.
        (
            "(e.className = '', await frame(), e.className = 'fade', globalThis.a = e.getAnimations()[0], a.pause(), e.style.animationPlayState = 'running', a.playState)",
            "paused",
        ),
        (
            "(a.effect.updateTiming({ duration: 5 }), e.style.animationDuration = '7ms', a.effect.getTiming().duration)",
            "5",
        ),
    ]);
}

#[test]
fn iterations_have_events() {
    check(&[
        (
            "(e.style.animation = 'fade 100ms linear 3 -50ms', await wait(400), short())",
            "animationstart fade 0.05 e, animationiteration fade 0.1 e, animationiteration fade 0.2 e, animationend fade 0.3 e",
        ),
        (
            "(e.style.animation = 'none', e.getAnimations(), e.style.animation = 'fade 0s 10ms', await wait(100), short())",
            "animationstart fade 0 e, animationend fade 0 e",
        ),
        (
            "(e.style.animation = 'none', e.getAnimations(), e.style.animation = 'fade 1s infinite', await wait(2500), short())",
            "animationstart fade 0 e, animationiteration fade 1 e, animationiteration fade 2 e",
        ),
    ]);
}

/// Without an effect the current time alone gives the phase.
#[test]
fn animations_without_effects_have_events() {
    check(&[
        (
            "(e.style.animation = 'fade 100s linear', globalThis.a = e.getAnimations()[0], globalThis.k = a.effect, globalThis.after = async change => (change(), await wait(50), short()), await wait(50), short())",
            "animationstart fade 0 e",
        ),
        ("await after(() => a.effect = null)", "animationend fade 0 e"),
        ("[a.playState, a.animationName, get(e, 'opacity')]", "finished,fade,1"),
        (
            "await after(() => a.currentTime = -50000)",
            "animationstart fade 0 e, animationend fade 0 e",
        ),
        ("await after(() => a.effect = k)", ""),
        ("await after(() => a.currentTime = 50000)", "animationstart fade 0 e"),
        ("await after(() => { a.effect = null; a.effect = k })", ""),
        ("await after(() => a.effect = null)", "animationend fade 0 e"),
        ("await after(() => a.effect = k)", "animationstart fade 100 e"),
        ("await after(() => { a.effect = null; a.cancel() })", "animationcancel fade 0 e"),
        (
            "await after(() => { a.play(); a.effect = null })",
            "animationstart fade 0 e, animationend fade 0 e",
        ),
        // Transitions.
        (
            "await after(() => { e.style.animation = 'none'; e.className = 'slow'; get(e, 'opacity'); e.style.transitionDuration = '100s'; e.classList.add('out'); globalThis.t = e.getAnimations()[0] })",
            "transitionrun opacity 0 e, transitionstart opacity 0 e",
        ),
        ("await after(() => t.effect = null)", "transitionend opacity 0 e"),
        ("[t.playState, t.transitionProperty, get(e, 'opacity')]", "finished,opacity,0"),
    ]);
}

/// No frame comes but for the animation itself.
#[test]
fn seeks_have_events() {
    check(&[
        (
            "(e.style.animation = 'fade 100s linear', globalThis.a = e.getAnimations()[0], globalThis.after = async change => (change(), await wait(50), short()), await wait(50), short())",
            "animationstart fade 0 e",
        ),
        ("await after(() => a.currentTime = 100000)", "animationend fade 100 e"),
        ("await after(() => a.currentTime = 50000)", "animationstart fade 100 e"),
        ("await after(() => a.pause())", ""),
        ("await after(() => a.currentTime = 10000)", ""),
        ("await after(() => a.currentTime = -1)", "animationend fade 0 e"),
        (
            "await after(() => a.currentTime = 200000)",
            "animationstart fade 0 e, animationend fade 100 e",
        ),
        // Only the last of several counts.
        ("await after(() => { a.currentTime = 0; a.currentTime = 200000 })", ""),
        ("await after(() => a.reverse())", "animationstart fade 100 e"),
        ("await after(() => a.finish())", "animationend fade 0 e"),
        ("await after(() => a.play())", "animationstart fade 0 e"),
        ("await after(() => a.startTime = document.timeline.currentTime)", "animationend fade 0 e"),
        ("await after(() => { a.pause(); a.currentTime = 100000 })", "animationstart fade 0 e"),
        ("await after(() => a.updatePlaybackRate(1))", "animationend fade 100 e"),
        ("await after(() => a.playbackRate = -1)", "animationstart fade 100 e"),
        ("await after(() => a.effect.updateTiming({ delay: 100001 }))", "animationend fade 0 e"),
        ("await after(() => { a.cancel(); a.finish() })", "animationcancel fade 0 e"),
        // Iterations, also of an animation without an end, which keeps no page busy.
        (
            "await after(() => { e.style.animation = 'move 1s infinite paused'; globalThis.a = e.getAnimations()[0] })",
            "animationcancel fade 0 e, animationstart move 0 e",
        ),
        ("await after(() => a.currentTime = 5500)", "animationiteration move 5 e"),
        ("await after(() => a.currentTime = 1500)", "animationiteration move 5 e"),
        (
            "(e.style.animation = 'fade 1ms infinite', e.getAnimations()[0].currentTime = 7.5, await wait(2000), short().split(', ').length < 20)",
            "true",
        ),
        // Transitions.
        (
            "(e.removeAttribute('style'), e.className = 'slow', get(e, 'opacity'), await wait(50), events(), e.classList.add('out'), await after(() => e.getAnimations()[0].finish()))",
            "transitionrun opacity 0 e, transitionstart opacity 0 e, transitionend opacity 0.1 e",
        ),
    ]);
}

#[test]
fn transitions_follow_changes() {
    check(&[
        (
            "(e.className = 'slow', get(e, 'opacity'), e.classList.add('out'), get(e, 'opacity'))",
            "1",
        ),
        (
            "(globalThis.a = e.getAnimations()[0], [e.getAnimations().length, a instanceof CSSTransition, a.transitionProperty, a.playState, a.effect.getTiming().fill, a.effect.getTiming().duration])",
            "1,true,opacity,running,backwards,100",
        ),
        ("(await a.ready, await wait(50), Math.abs(get(e, 'opacity') - 0.5) < 0.2)", "true"),
        ("(await a.finished, await frame(), get(e, 'opacity'))", "0"),
        (
            "events()",
            "transitionrun opacity 0 e true TransitionEvent, transitionstart opacity 0 e true TransitionEvent, transitionend opacity 0.1 e true TransitionEvent",
        ),
        // Only properties that match.
        ("(e.style.width = '10px', e.getAnimations().length)", "0"),
        (
            "(e.style.color = 'rgb(1, 2, 3)', e.getAnimations().map(a => a.transitionProperty))",
            "color",
        ),
        (
            "(await wait(100), short())",
            "transitionrun color 0 e, transitionstart color 0 e, transitionend color 0.05 e",
        ),
        // A change back shortens the transition.
        (
            "(e.classList.remove('out'), globalThis.a = e.getAnimations()[0], a.pause(), a.currentTime = 25, round(get(e, 'opacity') * 10))",
            "2.5",
        ),
        (
            "(e.classList.add('out'), globalThis.c = e.getAnimations()[0], [a.playState, c.effect.getTiming().duration])",
            "idle,25",
        ),
        (
            "(await wait(100), short())",
            "transitionrun opacity 0 e, transitionstart opacity 0 e, transitionend opacity 0.025 e",
        ),
        // Discrete values need a permission.
        (
            "(e.style.cssText = 'transition: all 100ms', get(e, 'float'), e.style.float = 'left', e.getAnimations().map(a => a.transitionProperty))",
            "color",
        ),
        (
            "(e.style.transitionBehavior = 'allow-discrete', get(e, 'float'), e.style.float = 'right', e.getAnimations().map(a => a.transitionProperty))",
            "color,float",
        ),
        ("(e.style.transition = 'none', e.getAnimations().length)", "0"),
        // A style that was read is one to start from.
        (
            "(get(p, 'width'), p.style.cssText = 'transition: width 50ms; width: 30px', p.getAnimations().length)",
            "0",
        ),
        (
            "(p.style.cssText = 'width: 10px', get(p, 'width'), p.style.cssText = 'transition: width 50ms; width: 30px', p.getAnimations().map(a => a.transitionProperty))",
            "width",
        ),
        ("(p.removeAttribute('style'), p.getAnimations().length)", "0"),
        // The first style starts none, but for the rule for it.
        ("(f.className = 'slow out', f.getAnimations().length, get(f, 'opacity'))", "0"),
        (
            "(globalThis.g = document.createElement('p'), g.className = 'start', document.body.append(g), [g.getAnimations().length, round(get(g, 'opacity'))])",
            "1,0.2",
        ),
        // Pseudo-elements.
        (
            "(get(b, 'opacity', '::before'), b.className = 'on', [b.getAnimations().length, b.getAnimations({ subtree: true })[0].effect.pseudoElement])",
            "0,::before",
        ),
        (
            "(events(), await wait(200), short())",
            "transitionrun opacity 0 , transitionstart opacity 0 , transitionrun opacity 0 b::before, transitionstart opacity 0 b::before, transitionend opacity 0.1 , transitionend opacity 0.1 b::before",
        ),
    ]);
}

#[test]
fn animations_are_in_composite_order() {
    check(&[
        (
            "(e.className = f.className = 'slow', get(e, 'opacity'), get(f, 'opacity'), f.style.animation = 'move 1s, fade 1s', globalThis.s = e.animate({}, 1000), f.classList.add('out'), e.classList.add('out'), document.getAnimations().map(a => a.effect.target.id + (a.animationName ?? a.transitionProperty ?? 'script')))",
            "eopacity,fopacity,fmove,ffade,escript",
        ),
        ("(p.getAnimations({ subtree: true }).length, e.getAnimations()[1] === s)", "true"),
    ]);
}

#[test]
fn styles_are_committed() {
    check(&[
        (
            "(globalThis.a = e.animate({ width: ['10px', '20px'], marginLeft: '1px' }, { duration: 100, fill: 'forwards' }), a.finish(), a.commitStyles(), a.cancel(), e.getAttribute('style'))",
            "width: 20px; margin-left: 1px;",
        ),
        (
            "(() => { try { new Animation(new KeyframeEffect(document.createElement('p'), {})).commitStyles() } catch (e) { return e.name } })()",
            "InvalidStateError",
        ),
        (
            "(() => { try { b.animate({}, { pseudoElement: '::before' }).commitStyles() } catch (e) { return e.name } })()",
            "NoModificationAllowedError",
        ),
    ]);
}
