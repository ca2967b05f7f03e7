//! Callbacks of other windows: whose exceptions they throw, who hears of them, and when they are called.

use crate::log::log_of;

const BEFORE: &str = "<!doctype html><body><iframe></iframe><iframe></iframe><script>
    const [one, two] = [frames[0], frames[1]];
    const name = w => w === window ? 'top' : w === one ? 'one' : w === two ? 'two' : '?';
    const realm = e => name([window, one, two].find(w => e instanceof w.TypeError));
    const fails = f => { try { f(); log('returned') } catch (e) { log(realm(e), e.name) } };
    for (const w of [window, one, two]) w.addEventListener('error', e => { log('error at ' + name(w)); e.preventDefault() });
    const log = (...all) => console.log(all.join(' '));\n";

fn check(script: &str, expected: &[&str]) {
    assert_eq!(log_of(&format!("{BEFORE}{script}</script>")), expected, "{script}");
}

#[test]
fn filters_of_other_windows() {
    check(
        "const walk = filter => document.createTreeWalker(document.body, 1, filter).firstChild();
        fails(() => walk(new one.Object));
        fails(() => walk(one.eval('({ acceptNode: 1 })')));
        fails(() => walk({}));
        fails(() => walk(one.eval('(() => Symbol())')));
        fails(() => document.evaluate('x:a', document, one.eval('({})'), 0, null));
        const inside = one.eval('(() => { globalThis.called = 1; return 1 })');
        const walker = document.createTreeWalker(document.body, 1, inside);
        log(walker.firstChild().localName);
        walker.currentNode = document.body; document.querySelector('iframe').remove();
        try { walker.nextNode(); log('called') } catch (e) { log(e.name) }",
        &[
            "one TypeError",
            "one TypeError",
            "top TypeError",
            "one TypeError",
            "one TypeError",
            "iframe",
            "InvalidStateError",
        ],
    );
}

#[test]
fn listeners_of_other_windows() {
    check(
        "const target = new EventTarget;
        target.addEventListener('a', new one.Object);
        target.addEventListener('a', one.Object.assign(new one.Object, { handleEvent: {} }));
        target.addEventListener('a', {});
        target.addEventListener('a', two.eval('(() => { throw 1 })'));
        target.dispatchEvent(new Event('a'));
        two.eval('x = 0; f = () => { x++ }'); const { f } = two; const outer = two;
        target.addEventListener('b', f); target.addEventListener('b', () => log('b'));
        document.querySelectorAll('iframe')[1].remove();
        target.dispatchEvent(new Event('b'));
        log('x' in outer && outer.x)",
        &["error at one", "error at one", "error at top", "error at two", "b", "0"],
    );
}

#[test]
fn reports() {
    check(
        "reportError.call(one, 1); reportError(1); one.reportError(1);
        two.onclick = one.Function('top.seen = [top.event?.type, event?.type].join(); x.y');
        two.dispatchEvent(new Event('click')); log(seen)",
        &["error at one", "error at top", "error at one", "error at one", ",click"],
    );
}
