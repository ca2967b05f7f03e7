//! Documents that are left: `document.open` during their events, and `window.close`.

use super::{check, html};

/// `document.open` in each event of a frame within a frame, while one of the two is left.
fn opened_during_events(left: &str, opened: &str) -> String {
    format!(
        "<iframe name=outer src=outer.html></iframe><script>
        onload = () => {{
            onload = null;
            const outer = frames[0], inner = outer[0];
            const opened = {opened}.document;
            for (const [type, target] of [['beforeunload', inner], ['pagehide', inner], ['visibilitychange', inner.document], ['unload', inner]]) {{
                target.addEventListener(type, () => {{
                    const before = opened.childNodes.length;
                    opened.open();
                    console.log(type, before, opened.childNodes.length);
                }});
            }}
            {left}.location = 'empty.html';
        }};
        </script>"
    )
}

#[test]
fn documents_that_unload_are_not_opened() {
    let files = [
        ("outer.html", html("<!doctype html><iframe src=inner.html></iframe>")),
        ("inner.html", html("<p>")),
        ("empty.html", html("")),
    ];
    for (left, opened, children) in
        [("inner", "inner", 1), ("outer", "outer", 2), ("outer", "inner", 1)]
    {
        let events = ["beforeunload", "pagehide", "visibilitychange", "unload"];
        let expected = events.map(|event| format!("{event} {children} {children}"));
        let expected: Vec<&str> = expected.iter().map(String::as_str).collect();
        check(&opened_during_events(left, opened), &files, &expected);
    }
    // A document around the one that is left is opened, which ends the frame.
    check(&opened_during_events("inner", "outer"), &files, &["beforeunload 2 0"]);
}

#[test]
fn documents_that_unload_do_not_navigate() {
    let files = [
        ("outer.html", html("<iframe src=inner.html></iframe>")),
        (
            "inner.html",
            html("<script>onunload = () => { parent.location = 'wrong.html' }</script>"),
        ),
        ("right.html", html("<script>top.console.log('right')</script>")),
        ("wrong.html", html("<script>top.console.log('wrong')</script>")),
    ];
    check(
        "<iframe src=outer.html></iframe><script>
        onload = () => { onload = null; frames[0].location = 'right.html' }
        </script>",
        &files,
        &["right"],
    );
}

#[test]
fn windows_that_close_fire_events() {
    let listen = "for (const type of ['beforeunload', 'pagehide', 'unload'])
        addEventListener(type, e => top.opener.console.log(type, name || 'top', e.cancelable, e.constructor.name, top.closed));";
    let files = [
        (
            "popup.html",
            html(&format!(
                "<iframe name=a src=frame.html></iframe><iframe name=b src=frame.html></iframe><script>{listen}
                onload = () => opener.ready()</script>"
            )),
        ),
        ("frame.html", html(&format!("<script>{listen}</script>"))),
    ];
    check(
        "<script>
        const w = open('popup.html', '');
        function ready() {
            w.close(); w.close();
            console.log(w.closed);
            const channel = new MessageChannel();
            channel.port1.onmessage = () => setTimeout(() => console.log(w.closed, w.document.readyState, w.length));
            channel.port2.postMessage(1);
        }
        </script>",
        &files,
        &[
            "true",
            "beforeunload top true BeforeUnloadEvent true",
            "beforeunload a true BeforeUnloadEvent true",
            "beforeunload b true BeforeUnloadEvent true",
            "pagehide a true PageTransitionEvent true",
            "unload a false Event true",
            "pagehide b true PageTransitionEvent true",
            "unload b false Event true",
            "pagehide top true PageTransitionEvent true",
            "unload top false Event true",
            "true complete 0",
        ],
    );
}

#[test]
fn windows_are_closed_by_those_that_may() {
    // Neither a page with a history is closed, nor a frame.
    check(
        "<iframe></iframe><script>
        frames[0].close(); console.log(frames[0].closed);
        history.pushState(0, ''); close(); console.log(closed);
        </script>",
        &[],
        &["false", "false"],
    );
    check(
        "<script>onbeforeunload = () => console.log('beforeunload'); close(); console.log(closed)</script>",
        &[],
        &["true", "beforeunload"],
    );
    // A frame with a sandbox must not close the page around it.
    check(
        "<iframe sandbox='allow-scripts allow-same-origin' src=closes.html></iframe>",
        &[("closes.html", html("<script>top.close(); top.console.log(top.closed)</script>"))],
        &["false"],
    );
    check(
        "<iframe sandbox='allow-scripts allow-same-origin allow-top-navigation' src=closes.html></iframe>",
        &[("closes.html", html("<script>top.close(); top.console.log(top.closed)</script>"))],
        &["true"],
    );
}

#[test]
fn events_of_a_window_that_closes_cannot_open_others() {
    check(
        "<script>
        const w = open('popup.html');
        function ready() { w.close() }
        </script>",
        &[(
            "popup.html",
            html(
                "<script>
                onload = () => opener.ready();
                onbeforeunload = onunload = e => opener.console.log(e.type, open('popup.html'), document.open() === document, document.childNodes.length);
                </script>",
            ),
        )],
        &["beforeunload null true 1", "unload null true 1"],
    );
}
