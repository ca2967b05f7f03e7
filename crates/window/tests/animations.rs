//! Web animations as objects: their time, promises and events.

use crate::log::log_of;

const BEFORE: &str = "<!doctype html><style>p { width: 10px }</style><p id=e></p><p id=f></p><body><script>
    const log = (...values) => console.log(values.map(String).join(' ')), e = document.getElementById('e');
    const f = document.getElementById('f');
    const frame = () => new Promise(requestAnimationFrame);
    const tried = f => { try { return f() } catch (e) { return e.name } };
    const listen = a => { for (const type of ['finish', 'cancel', 'remove']) a['on' + type] =
        e => log(type, e.currentTime, e.timelineTime === document.timeline.currentTime, e instanceof AnimationPlaybackEvent);
        return a };
    const state = a => [a.playState, a.pending, a.currentTime, a.startTime === null].join();
    (async () => {";

/// Runs statements in an asynchronous function, and compares what they log.
fn check(script: &str, expected: &[&str]) {
    let found = log_of(&format!(
        "{BEFORE}{script}}})().catch(e => log('rejected', e.name, e.message))</script>"
    ));
    assert_eq!(found, expected, "{script}");
}

/// Expressions with their values.
fn check_values(cases: &[(&str, &str)]) {
    let script: Vec<String> =
        cases.iter().map(|(script, _)| format!("log(tried(() => {script}));\n")).collect();
    let expected: Vec<&str> = cases.iter().map(|(_, expected)| *expected).collect();
    check(&script.join(""), &expected);
}

#[test]
fn playing() {
    check(
        "const a = listen(e.animate({ opacity: [0, 1] }, 100));
        log(state(a), a.effect.target === e, a.timeline === document.timeline, a.replaceState);
        log(await a.ready === a, state(a), document.timeline.currentTime === a.startTime);
        a.finished.then(() => log('promise', state(a)));
        log(e.getAnimations()[0] === a, document.getAnimations().length);
        await a.finished;
        log(e.getAnimations().length, document.getAnimations().length);
        await frame();
        a.play();
        log(state(a));
        await a.ready;
        a.reverse();
        log(state(a), a.playbackRate);
        await a.ready;
        log(a.playbackRate);
        await a.finished;
        log(state(a));",
        &[
            "running,true,0,true true true active",
            "true running,false,0,false true",
            "true 1",
            "promise finished,false,100,false",
            "0 0",
            "finish 100 true true",
            "running,true,0,true",
            "running,true,100,true 1",
            "-1",
            "finished,false,0,false",
            "finish 0 true true",
        ],
    );
    check(
        "const a = listen(e.animate(null, { duration: 100, fill: 'forwards', delay: 50, id: 'x' }));
        a.pause();
        log(state(a), a.id);
        await a.ready;
        log(state(a));
        await new Promise(done => setTimeout(done, 1000));
        log(state(a));
        a.currentTime = 40;
        log(state(a), a.effect.getComputedTiming().progress);
        a.currentTime = 100;
        log(a.effect.getComputedTiming().progress, a.effect.getComputedTiming().localTime);
        a.finish();
        log(state(a), a.effect.getComputedTiming().progress, e.getAnimations().length);
        await frame();
        a.cancel();
        log(state(a), e.getAnimations().length);
        await a.ready;
        a.finished.catch(e => log(e.name));
        a.play();
        a.ready.catch(e => log('ready', e.name));
        a.cancel();
        await frame();
        a.updatePlaybackRate(2);
        log(a.playbackRate);
        a.play(); await a.ready;
        a.updatePlaybackRate(0.5); log(a.playbackRate); await a.ready; log(a.playbackRate);
        a.persist(); log(a.replaceState);",
        &[
            "paused,true,0,true x",
            "paused,false,0,true",
            "paused,false,0,true",
            "paused,false,40,true null",
            "0.5 100",
            "finished,false,150,false 1 1",
            "finish 150 false true",
            "idle,false,,true 0",
            "ready AbortError",
            "AbortError",
            "cancel null false true",
            "cancel null false true",
            "2",
            "2",
            "0.5",
            "persisted",
            "finish 150 true true",
        ],
    );
}

#[test]
fn errors() {
    check_values(&[
        ("new Animation().playState", "idle"),
        ("new Animation(null, null).timeline", "null"),
        ("new Animation().timeline === document.timeline", "true"),
        ("new Animation(null, 1)", "TypeError"),
        (
            "new Animation(new KeyframeEffect(null, null, { iterations: Infinity, duration: 1 })).finish()",
            "InvalidStateError",
        ),
        ("e.animate({}, { duration: -1 })", "TypeError"),
        ("e.animate({}, { duration: 'fast' })", "TypeError"),
        ("e.animate({}, { iterations: NaN })", "TypeError"),
        ("e.animate({}, { easing: 'inherit' })", "TypeError"),
        ("e.animate({}, { pseudoElement: 'before' })", "SyntaxError"),
        ("e.animate({}, { pseudoElement: ':BEFORE' }).effect.pseudoElement", "::before"),
        ("e.getAnimations({ pseudoElement: '::before' }).length", "0"),
        ("e.getAnimations({ pseudoElement: '::after' }).length", "0"),
        ("e.animate(1)", "TypeError"),
        ("e.animate([1])", "TypeError"),
        ("e.animate([{ offset: 1 }, { offset: 0 }])", "TypeError"),
        ("e.animate([{ offset: 2 }])", "TypeError"),
        ("e.animate({ easing: 'bogus' })", "TypeError"),
        ("e.animate({ composite: 'bogus' })", "TypeError"),
        ("e.animate({}).currentTime = null", "TypeError"),
        ("e.animate({}).updatePlaybackRate(NaN)", "TypeError"),
        (
            "new DocumentTimeline({ originTime: -100 }).currentTime - document.timeline.currentTime",
            "100",
        ),
        ("new AnimationTimeline()", "TypeError"),
        ("document.timeline.currentTime >= 0", "true"),
        ("new Document().timeline.currentTime", "null"),
        ("new AnimationPlaybackEvent('x', { currentTime: 1 }).currentTime", "1"),
        ("'commitStyles' in Animation.prototype", "true"),
    ]);
}

#[test]
fn keyframes() {
    let cases: &[(&str, &str)] = &[
        ("null", ""),
        ("{}", ""),
        (
            "{ opacity: [0, 0.5, 1] }",
            "-/0/linear/auto opacity=0; -/0.5/linear/auto opacity=0.5; -/1/linear/auto opacity=1",
        ),
        ("{ opacity: 1 }", "-/1/linear/auto opacity=1"),
        (
            "{ left: ['1px', '2px'], cssFloat: 'left', offset: [0.2], easing: ['ease', 'linear'], composite: 'add' }",
            "0.2/0.2/ease/add left=1px; -/1/linear/add cssFloat=left left=2px",
        ),
        (
            "[{ opacity: 0 }, { 'margin-left': '1px', marginTop: '1px', bogus: 1, color: 'bogus', offset: 0.3 }, { '--a': ' x ' }, {}]",
            "-/0/linear/auto opacity=0; 0.3/0.3/linear/auto marginTop=1px; -/0.6499999999999999/linear/auto --a=x; -/1/linear/auto",
        ),
        (
            "[{ margin: '1px 2px', easing: 'steps(2, start)' }]",
            "-/1/steps(2, start)/auto margin=1px 2px",
        ),
        ("new Set([null, undefined])", "-/0/linear/auto; -/1/linear/auto"),
        (
            "{ animationName: 'x', transitionDelay: '1s', font: 'bogus', width: 'calc(1px + 1em)' }",
            "-/1/linear/auto width=calc(1em + 1px)",
        ),
    ];
    let script: Vec<String> = cases
        .iter()
        .map(|(keyframes, _)| {
            format!(
                "log(new KeyframeEffect(e, {keyframes}).getKeyframes().map(k => {{
                const {{ offset, computedOffset, easing, composite, ...rest }} = k;
                return [[offset ?? '-', computedOffset, easing, composite].join('/'),
                    ...Object.entries(rest).map(([n, v]) => n + '=' + v)].join(' ') }}).join('; '));\n"
            )
        })
        .collect();
    let expected: Vec<&str> = cases.iter().map(|(_, expected)| *expected).collect();
    check(&script.join(""), &expected);
}

#[test]
fn timing() {
    let cases: &[(&str, &str, &str)] = &[
        ("100", "50", "0.5 0"),
        ("100", "100", "null null"),
        ("100", "-1", "null null"),
        ("{ duration: 100, fill: 'both' }", "-1", "0 0"),
        ("{ duration: 100, fill: 'both' }", "200", "1 0"),
        ("{ duration: 100, iterations: 2.5, fill: 'forwards' }", "400", "0.5 2"),
        ("{ duration: 100, iterations: 3, direction: 'alternate', fill: 'both' }", "120", "0.8 1"),
        (
            "{ duration: 100, iterations: 2, direction: 'alternate-reverse', fill: 'both' }",
            "300",
            "1 1",
        ),
        ("{ duration: 100, iterations: Infinity }", "1e6 + 25", "0.25 10000"),
        ("{ duration: 0, iterations: 2, fill: 'both' }", "5", "1 1"),
        ("{ duration: 0, iterations: Infinity, fill: 'both' }", "5", "1 Infinity"),
        ("{ duration: 100, iterationStart: 0.3 }", "50", "0.8 0"),
        ("{ duration: 100, delay: 10, endDelay: 5, fill: 'forwards' }", "110", "1 0"),
        ("{ duration: 100, easing: 'steps(4, end)' }", "60", "0.5 0"),
        ("{ duration: 100, easing: 'step-start', fill: 'backwards', delay: 10 }", "5", "0 0"),
        ("{ duration: 100, endDelay: -60, fill: 'forwards' }", "70", "0.7 0"),
    ];
    let script: Vec<String> = cases
        .iter()
        .map(|(options, time, _)| {
            format!(
                "{{ const a = new Animation(new KeyframeEffect(e, null, {options})); a.currentTime = {time};
                const {{ progress, currentIteration }} = a.effect.getComputedTiming();
                log(progress === null ? null : Math.round(progress * 1e6) / 1e6, currentIteration) }}\n"
            )
        })
        .collect();
    let expected: Vec<&str> = cases.iter().map(|(_, _, expected)| *expected).collect();
    check(&script.join(""), &expected);
    check_values(&[
        (
            "JSON.stringify(new KeyframeEffect(e, null, { duration: 5, delay: 2, endDelay: 1 }).getTiming())",
            "{\"delay\":2,\"direction\":\"normal\",\"duration\":5,\"easing\":\"linear\",\"endDelay\":1,\"fill\":\"auto\",\
             \"iterationStart\":0,\"iterations\":1}",
        ),
        (
            "JSON.stringify(new KeyframeEffect(e, null, { delay: 2 }).getComputedTiming())",
            "{\"delay\":2,\"direction\":\"normal\",\"duration\":0,\"easing\":\"linear\",\"endDelay\":0,\"fill\":\"none\",\
             \"iterationStart\":0,\"iterations\":1,\"activeDuration\":0,\"currentIteration\":null,\"endTime\":2,\
             \"localTime\":null,\"progress\":null}",
        ),
    ]);
}

#[test]
fn effects() {
    check(
        "const k = new KeyframeEffect(e, { opacity: 1 }, { duration: 100, composite: 'add' });
        const a = new Animation(k), b = new Animation(k);
        log(a.effect, b.effect === k, new KeyframeEffect(k).composite);
        b.play();
        log(e.getAnimations().length, f.getAnimations().length);
        k.target = f; k.composite = 'replace';
        log(e.getAnimations().length, f.getAnimations()[0] === b, k.target === f, k.composite);
        log(document.body.getAnimations({ subtree: true }).length, document.body.getAnimations().length);
        k.updateTiming({ duration: 10 });
        await b.finished;
        log(b.currentTime);
        k.updateTiming({ duration: 1000 });
        log(state(b).replace(/16.6[0-9]+/, 16.7));
        b.effect = null;
        log(b.playState, f.getAnimations().length);
        k.setKeyframes({ color: ['red', 'blue'] });
        log(k.getKeyframes().length);
        const host = f.attachShadow({ mode: 'open' }); host.innerHTML = '<i></i>';
        host.firstChild.animate({}, 100);
        log(host.getAnimations().length, document.getAnimations().length);",
        &[
            "null true add",
            "1 0",
            "0 true true replace",
            "1 0",
            "10",
            "running,false,16.7,false",
            "finished 0",
            "2",
            "1 0",
        ],
    );
    // Finished animations that later ones replace are removed.
    check(
        "const all = [];
        for (let i = 0; i < 3; i++) {
            const a = e.animate({ opacity: i / 3 }, { duration: 10, fill: 'forwards' });
            a.onremove = () => log('removed', i, a.replaceState);
            all.push(a);
        }
        all[1].persist();
        await all[2].finished;
        await frame();
        log(all.map(a => a.replaceState), e.getAnimations().length);",
        &["removed 0 removed", "removed,persisted,active 2"],
    );
}

#[test]
fn they_are_kept_while_they_play() {
    check(
        "e.animate({}, 50).onfinish = () => log('element');
        new Animation(new KeyframeEffect(null, null, 60)).play();
        (() => { const a = new Animation(new KeyframeEffect(null, null, 60)); a.onfinish = () => log('none'); a.play() })();
        (() => { const d = document.createElement('p'); d.animate({}, 70).onfinish = () => log('detached') })();
        setTimeout(() => log('end'), 200);",
        &["element", "none", "detached", "end"],
    );
}
