//! Observers of sizes.

use crate::log::log_of;

/// Logs the entries of an observer: the ids of targets, with the sizes of their content.
const PRELUDE: &str = "<!doctype html><style>svg, div { width: auto }</style><body><script>
    const $ = id => document.getElementById(id), log = value => console.log(String(value));
    const size = s => s[0].inlineSize + 'x' + s[0].blockSize;
    const names = entries => entries.map(e => e.target.id + ' ' + e.contentRect.width + 'x' + e.contentRect.height).join(', ');
    const ro = (ids, box) => {
        const o = new ResizeObserver(entries => log(names(entries)));
        for (const id of ids) o.observe($(id), box ? { box } : {});
        return o;
    };
    const later = (f, ms = 50) => setTimeout(f, ms);
    </script>";

fn check(cases: &[(&str, &[&str])]) {
    for (page, expected) in cases {
        assert_eq!(log_of(&format!("{PRELUDE}{page}")), *expected, "{page}");
    }
}

#[test]
fn each_target_is_reported_once_and_again_when_its_size_changes() {
    check(&[
        ("<p id=a><script>ro('a')</script>", &["a 0x0"]),
        (
            "<p id=a style='width:30px;height:20px'><p id=b><script>ro('ab')</script>",
            &["a 30x20, b 0x0"],
        ),
        (
            "<p id=a style='width:30px'><script>ro('a'); later(() => $('a').style.width = '40px'); later(() => $('a').style.color = 'red', 90)</script>",
            &["a 30x0", "a 40x0"],
        ),
        (
            "<p id=a style='width:30px'><script>ro('a'); later(() => $('a').remove())</script>",
            &["a 30x0", "a 0x0"],
        ),
        (
            "<style>.n { display: none }</style><div id=b style='width:9px'><p id=a style='width:30px'></div><script>ro('ab'); later(() => $('b').className = 'n')</script>",
            &["a 30x0, b 9x0", "a 0x0, b 0x0"],
        ),
        (
            "<script>const e = document.createElement('p'); e.id = 'a'; e.style.width = '3px'; new ResizeObserver(e => log(names(e))).observe(e); later(() => document.body.append(e))</script>",
            &["a 0x0", "a 3x0"],
        ),
        // Animation frames run before.
        (
            "<p id=a><script>ro('a'); requestAnimationFrame(() => { log('frame'); $('a').style.width = '5px' })</script>",
            &["frame", "a 5x0"],
        ),
    ]);
}

#[test]
fn sizes_come_from_styles() {
    check(&[
        (
            "<p id=a style='box-sizing:border-box;width:100px;height:50px;padding:5px 6px;border:2px solid'><script>
            new ResizeObserver(([e], o) => { const r = e.contentRect;
            log([r.x, r.y, r.width, r.height]); log([e.borderBoxSize, e.contentBoxSize, e.devicePixelContentBoxSize].map(size)); o.disconnect() }).observe($('a'))</script>",
            &["6,5,84,36", "100x50,84x36,84x36"],
        ),
        (
            "<p id=a style='writing-mode:vertical-rl;width:10px;height:30px'><script>
            new ResizeObserver(([e]) => log([e.contentRect.width, size(e.contentBoxSize)])).observe($('a'))</script>",
            &["10,30x10"],
        ),
        (
            "<p id=a style='width:50px;max-width:40px;min-height:7px'><p id=b style='width:50%'><span id=c style='width:9px'></span><img id=d width=30 height=10><script>ro('abcd')</script>",
            &["a 40x7, b 0x0, c 0x0, d 30x10"],
        ),
        (
            "<svg id=a style='width:40px;height:30px'><rect id=b width=10 height=20 /><circle id=c r=5 /><g id=d><rect width=7 height=8 /></g></svg><script>ro('abcd')</script>",
            &["a 40x30, b 10x20, c 10x10, d 7x8"],
        ),
        (
            "<p id=a style='width:9.6px'><script>
            new ResizeObserver(([e]) => log([size(e.devicePixelContentBoxSize), size(e.contentBoxSize) ])).observe($('a'), { box: 'device-pixel-content-box' })</script>",
            &["10x0,9.6x0"],
        ),
        // A change of another box is none.
        (
            "<p id=a style='width:9px;padding:1px'><script>ro('a'); ro('a', 'border-box'); later(() => $('a').style.padding = '2px')</script>",
            &["a 9x0", "a 9x0", "a 9x0"],
        ),
    ]);
}

#[test]
fn targets_are_added_and_removed() {
    check(&[
        (
            "<p id=a><p id=b><script>const o = ro('ab'); o.unobserve($('a')); later(() => { $('a').style.width = '1px'; $('b').style.width = '2px' })</script>",
            &["b 0x0", "b 2x0"],
        ),
        ("<p id=a><script>ro('a').disconnect()</script>", &[]),
        // A target that is observed again is reported again.
        ("<p id=a><p id=b><script>const o = ro('ab'); later(() => o.observe($('a')))</script>", &["a 0x0, b 0x0", "a 0x0"]),
        (
            "<p id=a><script>
            const name = f => { try { f(); return 'ok' } catch (e) { return e.name } };
            log([name(() => ResizeObserver(() => {})), name(() => new ResizeObserver), name(() => new ResizeObserver(() => {}).observe()),
            name(() => new ResizeObserver(() => {}).observe($('a'), { box: 'x' })), name(() => new ResizeObserverEntry), name(() => new ResizeObserverSize)])</script>",
            &["TypeError,TypeError,TypeError,TypeError,TypeError,TypeError"],
        ),
        (
            "<p id=a><script>
            const o = new ResizeObserver(function (e, p) { const s = e[0].borderBoxSize;
            log([this === o, p === o, s === e[0].borderBoxSize, Object.isFrozen(s), s.length, e[0].contentRect === e[0].contentRect, e[0].contentRect instanceof DOMRectReadOnly]) });
            o.observe($('a'))</script>",
            &["true,true,true,true,1,true,true"],
        ),
        (
            "<p id=a><script>new ResizeObserver(() => { throw new Error('x') }).observe($('a')); onerror = m => { log(m); return true }</script>",
            &["Uncaught Error: x"],
        ),
    ]);
}

#[test]
fn changes_of_callbacks_are_reported_only_deeper() {
    let page = "<div id=a><div id=b></div></div><script>
        onerror = message => { log(message); return true };
        const o = new ResizeObserver(entries => { log(names(entries)); change(o) });";
    let cases: [(&str, &[&str]); 3] = [
        // A deeper target in the same frame, the target itself in the next.
        (
            "let n = 0; const change = o => { if (n++ < 1) $('b').style.width = '4px' }; o.observe($('a')); o.observe($('b'))",
            &["a 0x0, b 0x0", "b 4x0"],
        ),
        (
            "let n = 0; const change = o => { if (n++ < 2) $('a').style.width = n + 'px' }; o.observe($('a'))",
            &[
                "a 0x0",
                "ResizeObserver loop completed with undelivered notifications.",
                "a 1x0",
                "ResizeObserver loop completed with undelivered notifications.",
                "a 2x0",
            ],
        ),
        (
            "const change = o => { $('a').style.width = '2px'; o.disconnect() }; o.observe($('a'))",
            &["a 0x0"],
        ),
    ];
    for (script, expected) in cases {
        assert_eq!(log_of(&format!("{PRELUDE}{page}{script}</script>")), *expected, "{script}");
    }
}
