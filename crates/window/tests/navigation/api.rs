//! The navigation API: entries, events, promises, and what each kind of navigation does to them.

use super::{check, html};

/// Logs the events of `navigation`, and waits for the load event, after which navigations add entries.
const PRELUDE: &str = "<!doctype html><body><script>
    const n = navigation, log = (...values) => console.log(values.join(' '));
    const watch = (window = self) => {
        const n = window.navigation;
        n.onnavigate = e => log('navigate', e.navigationType, new URL(e.destination.url).hash);
        n.oncurrententrychange = e => log('change', e.navigationType, e.from.index, n.currentEntry.index);
        n.onnavigatesuccess = () => log('success');
        n.onnavigateerror = e => log('error', e.error?.name ?? e.error);
    };
    const settle = (result, name) => {
        result.committed.then(() => log(name, 'committed'), e => log(name, 'not committed', e?.name ?? e));
        result.finished.then(() => log(name, 'finished'), e => log(name, 'not finished', e?.name ?? e));
    };
    const loaded = new Promise(done => onload = () => setTimeout(done));
    const indices = () => n.entries().map(e => e.index + (e === n.currentEntry ? '*' : '') + new URL(e.url).hash).join(' ');
    </script>";

fn cases(cases: &[(&str, &[&str])]) {
    for (script, expected) in cases {
        let page = format!("{PRELUDE}<script type=module>await loaded; {script}</script>");
        check(&page, &[("other", html("<p>other")), ("other?1", html("<p>other"))], expected);
    }
}

#[test]
fn entries_follow_navigations_in_a_document() {
    cases(&[
        (
            "log(indices(), n.canGoBack, n.canGoForward, n.transition, n.activation.navigationType, n.activation.from)",
            &["0* false false  push "],
        ),
        (
            "watch(); location.hash = 'a'; history.pushState(1, '', '#b'); history.replaceState(2, '', '#c'); log(indices())",
            &[
                "navigate push #a",
                "change push 0 1",
                "error AbortError",
                "navigate push #b",
                "change push 1 2",
                "error AbortError",
                "navigate replace #c",
                "change replace -1 2",
                "0 1#a 2*#c",
                "success",
            ],
        ),
        // An entry keeps its key when it is replaced, and gets another id.
        (
            "const old = n.currentEntry; history.replaceState(1, ''); const now = n.currentEntry;
            log(old === now, old.key === now.key, old.id === now.id, old.index, now.sameDocument, now === n.entries()[0])",
            &["false true false -1 true true"],
        ),
        // States are copies; `pushState()` does not carry them over, and a fragment does.
        (
            "const state = { a: 1 }; n.updateCurrentEntry({ state }); const read = () => JSON.stringify(n.currentEntry.getState());
            log(read(), n.currentEntry.getState() === state); location.hash = 'a'; log(read()); history.pushState(1, ''); log(read());
            try { n.updateCurrentEntry({ state: () => {} }) } catch (e) { log(e.name) }",
            &["{\"a\":1} false", "{\"a\":1}", "", "DataCloneError"],
        ),
        // The entries ahead are gone after a push.
        (
            "for (const hash of 'abc') location.hash = hash; for (const e of n.entries()) e.ondispose = () => log('dispose', e.index);
            await n.traverseTo(n.entries()[1].key).finished; log(indices()); location.hash = 'd'; log(indices())",
            &["0 1*#a 2#b 3#c", "dispose -1", "dispose -1", "0 1#a 2*#d"],
        ),
        // Without a document that is active, nothing is there.
        (
            "const f = document.createElement('iframe'); f.src = 'other'; document.body.append(f); await new Promise(r => f.onload = r);
            const its = f.contentWindow.navigation, e = its.currentEntry; log(its.entries().length, its.activation.navigationType, e.index, e.sameDocument);
            f.remove(); log(its.entries().length, its.currentEntry, e.index, e.url === '', e.key === '', e.getState(), e.sameDocument);
            await its.navigate('#a').finished.catch(e => log(e.name))",
            &["1 replace 0 true", "0  -1 true true  false", "InvalidStateError"],
        ),
        (
            "const f = document.createElement('iframe'); document.body.append(f); const its = f.contentWindow.navigation;
            log(its.entries().length, its.currentEntry, its.activation); try { its.updateCurrentEntry({ state: 1 }) } catch (e) { log(e.name) }",
            &["0  ", "InvalidStateError"],
        ),
    ]);
}

#[test]
fn methods_give_promises() {
    cases(&[
        (
            "settle(n.navigate('#a', { state: 7, info: 8 }), 'a'); log(n.currentEntry.getState())",
            &["7", "a committed", "a finished"],
        ),
        ("settle(n.navigate('http://['), 'a')", &["a not committed SyntaxError", "a not finished SyntaxError"]),
        (
            "settle(n.navigate('javascript:1'), 'a')",
            &["a not committed NotSupportedError", "a not finished NotSupportedError"],
        ),
        (
            "settle(n.navigate('#a', { state: () => {} }), 'a')",
            &["a not committed DataCloneError", "a not finished DataCloneError"],
        ),
        (
            "settle(n.back(), 'a'); settle(n.traverseTo('none'), 'b')",
            &[
                "a not committed InvalidStateError",
                "a not finished InvalidStateError",
                "b not committed InvalidStateError",
                "b not finished InvalidStateError",
            ],
        ),
        // The second navigation aborts the first one.
        (
            "n.onnavigate = e => { e.signal.onabort = () => log('abort'); e.intercept({ handler: () => new Promise(r => setTimeout(r)) }) };
            n.onnavigateerror = e => log('error', e.error.name, new URL(e.filename).pathname === location.pathname); n.onnavigatesuccess = () => log('success', n.transition.navigationType);
            settle(n.navigate('#a'), 'a'); settle(n.navigate('#b', { history: 'replace' }), 'b')",
            &[
                "abort",
                "error AbortError true",
                "a committed",
                "a not finished AbortError",
                "b committed",
                "success replace",
                "b finished",
            ],
        ),
        (
            "n.onnavigate = e => e.preventDefault(); settle(n.navigate('#a'), 'a'); log(location.hash)",
            &["", "a not committed AbortError", "a not finished AbortError"],
        ),
        // A call for an entry that is being traversed to gives the same promises.
        (
            "location.hash = 'a'; const one = n.back({ info: 1 }), two = n.back({ info: 2 }); log(one.committed === two.committed);
            n.onnavigate = e => log(e.info, e.destination.index, e.destination.key === n.entries()[0].key, e.hashChange); await two.finished; log(indices())",
            &["true", "1 0 true true", "0* 1#a"],
        ),
        // A navigation that removes the target of a traversal aborts it.
        (
            "location.hash = 'a'; await n.back().finished; const f = n.forward(); location.hash = 'b'; settle(f, 'f')",
            &["f not committed AbortError", "f not finished AbortError"],
        ),
    ]);
}

#[test]
fn events_can_be_intercepted() {
    cases(&[
        (
            "watch(); n.addEventListener('navigate', e => e.intercept({ handler: async () => { log('handler', location.pathname, n.transition.from.index) } }));
            settle(n.navigate('/x'), 'x')",
            &[
                "navigate push ",
                "change push 0 1",
                "handler /x 0",
                "x committed",
                "success",
                "x finished",
            ],
        ),
        (
            "watch(); n.addEventListener('navigate', e => e.intercept({ async handler() { throw 'bad' } })); settle(n.navigate('/x'), 'x')",
            &["navigate push ", "change push 0 1", "x committed", "error bad", "x not finished bad"],
        ),
        // Nothing has changed while precommit handlers run; they can redirect, and fail.
        (
            "n.onnavigate = e => e.intercept({ async precommitHandler(c) { log('pre', location.hash); c.redirect('#r', { state: 1, info: 2, history: 'replace' });
                c.addHandler(async () => log('late', location.hash, e.info)) }, async handler() { log('handler') } });
            await n.navigate('#a').finished; log(n.currentEntry.getState(), indices())",
            &["pre ", "handler", "late #r 2", "1 0*#r"],
        ),
        (
            "n.onnavigate = e => { e.signal.onabort = () => log('abort'); e.intercept({ precommitHandler: () => Promise.reject('no') }) }; settle(n.navigate('#a'), 'a');
            await new Promise(setTimeout); log(indices())",
            &["abort", "a not committed no", "a not finished no", "0*"],
        ),
        // What cannot be done.
        (
            "const attempt = (e, ...options) => { try { e.intercept(...options) } catch (error) { log(error.name) } };
            n.onnavigate = e => { self.kept = e; if (e.navigationType === 'push') e.preventDefault(); attempt(e); try { e.scroll() } catch (error) { log(error.name) } };
            location.hash = 'a'; attempt(kept);
            attempt(new NavigateEvent('navigate', { destination: kept.destination, signal: kept.signal, canIntercept: true }));
            n.onnavigate = e => { log(e.canIntercept, e.cancelable); attempt(e); e.preventDefault() }; location.href = 'https://other.example/'",
            &[
                "InvalidStateError",
                "InvalidStateError",
                "InvalidStateError",
                "SecurityError",
                "false true",
                "SecurityError",
            ],
        ),
        // A traversal that is intercepted goes on after the event.
        (
            "await n.navigate('#a').finished; onpopstate = () => log('popstate'); watch(); n.addEventListener('navigate', e => e.intercept({ async handler() { log('handler', location.hash) } }));
            settle(n.back(), 'b')",
            &["navigate traverse ", "change traverse 1 0", "handler ", "popstate", "b committed", "success", "b finished"],
        ),
        (
            "location.hash = 'a'; n.onnavigate = e => e.preventDefault(); history.back(); await new Promise(r => setTimeout(r, 50)); log(indices())",
            &["0 1*#a"],
        ),
        // The focus is reset, unless it has moved or a script asks for it.
        (
            "document.body.innerHTML = '<button id=a>a</button><button id=b>b</button>'; const a = document.getElementById('a'), b = document.getElementById('b');
            const focus = async options => { a.focus(); n.onnavigate = e => e.intercept(options); await n.navigate('#' + Math.random()).finished; log(document.activeElement.id || 'body') };
            await focus({}); await focus({ focusReset: 'manual' }); await focus({ async handler() { b.focus() } }); b.autofocus = true; await focus({})",
            &["body", "a", "b", "b"],
        ),
        (
            "scrollTo(0, 50); n.onnavigate = e => e.intercept({ scroll: 'manual', handler: async () => { log(scrollY); e.scroll(); log(scrollY); try { e.scroll() } catch (x) { log(x.name) } } });
            await n.navigate('/x').finished",
            &["50", "0", "InvalidStateError"],
        ),
    ]);
}

#[test]
fn every_kind_of_navigation_fires_the_event() {
    cases(&[
        (
            "document.body.innerHTML = '<a id=a href=#x>a</a><a id=d href=other download=f>d</a>';
            n.onnavigate = e => { log(e.navigationType, e.sourceElement?.id, e.downloadRequest, e.hashChange, e.userInitiated, e.destination.sameDocument); e.preventDefault() };
            document.getElementById('a').click(); document.getElementById('d').click(); location = 'other'; location.reload(); history.go(0); const r = n.reload(); r.finished.catch(() => 0); r.committed.catch(() => 0)",
            &[
                "push a  true false true",
                "push d f false false false",
                "push   false false false",
                "reload   false false false",
                "reload   false false false",
                "reload   false false false",
            ],
        ),
        (
            "document.body.innerHTML = '<form id=f action=other method=post><input name=a value=1><button id=b>b</button></form>';
            n.onnavigate = e => { log(e.sourceElement.id, e.formData && [...e.formData]); e.preventDefault() };
            document.getElementById('b').click(); await new Promise(setTimeout); document.getElementById('f').method = 'get'; document.getElementById('f').submit()",
            &["b a,1", "f "],
        ),
        // Another document has the entries of its origin, and an activation.
        (
            "const f = document.createElement('iframe'); f.src = 'other'; document.body.append(f); const load = () => new Promise(r => f.onload = () => setTimeout(r)); await load();
            let its = f.contentWindow.navigation; its.updateCurrentEntry({ state: 5 }); const key = its.currentEntry.key;
            f.contentWindow.location = 'other?1'; await load(); its = f.contentWindow.navigation;
            log(its.entries().length, its.currentEntry.index, its.entries()[0].key === key, its.entries()[0].sameDocument, its.activation.navigationType, its.activation.from === its.entries()[0]);
            its.back(); await load(); its = f.contentWindow.navigation; log(its.currentEntry.index, its.currentEntry.getState(), its.activation.navigationType, its.activation.from.index);
            f.contentWindow.location.reload(); await load(); its = f.contentWindow.navigation; log(its.currentEntry.key === key, its.currentEntry.getState(), its.activation.navigationType)",
            &["2 1 true false push true", "0 5 traverse 1", "true 5 reload"],
        ),
        // A frame that is removed aborts what goes on in it.
        (
            "const f = document.createElement('iframe'); f.src = 'other'; document.body.append(f); await new Promise(r => f.onload = r);
            const its = f.contentWindow.navigation; its.onnavigate = e => { e.signal.onabort = () => log('abort'); e.intercept({ handler: () => new Promise(() => {}) }) };
            settle(its.navigate('#a'), 'a'); await new Promise(setTimeout); f.remove(); log('removed')",
            &["a committed", "abort", "removed", "a not finished AbortError"],
        ),
        ("n.onnavigate = e => e.intercept({ handler: () => new Promise(() => {}) }); n.onnavigateerror = e => log(e.error.name); location = 'other'; stop()", &["AbortError"]),
    ]);
}

/// A traversal to an entry after one of another origin, which is not in the entry list, shows nothing of it.
#[test]
fn entries_after_those_of_another_origin_are_not_listed() {
    let page = "<script>if (!sessionStorage.n) { sessionStorage.n = 1; history.replaceState(1, '');
        navigation.updateCurrentEntry({ state: 2 }); onload = () => setTimeout(() => location = 'https://other.example/x') }
        else console.log('back', navigation.entries().length)</script>";
    let other = html(
        "<script>onload = () => setTimeout(() => location = 'https://example.com/third')</script>",
    );
    let third = html(
        "<script>navigation.onnavigate = ({ destination: d }) => console.log(d.key === '', d.index, d.getState(), d.sameDocument);
        onload = () => setTimeout(() => { console.log(navigation.entries().length); history.go(-2) })</script>",
    );
    let files = [("https://other.example/x", other), ("third", third)];
    check(page, &files, &["1", "true -1 undefined false", "back 1"]);
}
