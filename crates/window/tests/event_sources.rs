//! Server-sent events.

use treewright_window::loader::Response;

use crate::navigation::check;

fn stream(text: &str) -> Response {
    Response::of_type("text/event-stream", text.as_bytes())
}

/// A page with one source, which is closed at the first error.
fn page(script: &str) -> String {
    format!(
        "<script>const log = (...values) => console.log(values.join('|')), e = new EventSource('s');
        e.onmessage = m => log(m.data, m.lastEventId, m.origin);
        e.onerror = () => {{ log('error', e.readyState); e.close() }}; {script}</script>"
    )
}

#[test]
fn streams_are_interpreted() {
    let at = "|https://example.com";
    let cases: &[(&str, &[&str])] = &[
        ("data: a\n\n", &["a|"]),
        ("\u{feff}data:a\r\rdata:b\r\n\r\n", &["a|", "b|"]),
        ("data\ndata\n\ndata\n\n", &["\n|", "|"]),
        (": comment\ndata:  x\nunknown: 1\n\n", &[" x|"]),
        ("id: 7\ndata: a\n\ndata: b\n\nid\ndata: c\n\n", &["a|7", "b|7", "c|"]),
        ("id: 7\nid: a\0b\n\ndata: a\n\n", &["a|7"]),
        ("event: other\n\ndata: a\n\n", &["a|"]),
        ("data: incomplete\n", &[]),
    ];
    for (text, expected) in cases {
        let mut lines: Vec<String> = expected.iter().map(|line| format!("{line}{at}")).collect();
        lines.push("error|0".into());
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        check(&page(""), &[("s", stream(text))], &lines);
    }
}

#[test]
fn connections() {
    check(
        &page(
            "log(e.url, e.readyState, e.withCredentials, EventSource.CLOSED); e.onopen = () => log('open', e.readyState);
            e.addEventListener('other', m => log(m.type, m.data, m instanceof MessageEvent))",
        ),
        &[("s", stream("event: other\ndata: a\n\n"))],
        &["https://example.com/s|0|false|2", "open|1", "other|a|true", "error|0"],
    );
    // The connection is made again, with the last event ID, after the time that the stream says.
    check(
        "<script>const e = new EventSource('s'); let n = 0;
        e.onmessage = m => { console.log(m.data, n, Math.round(performance.now())); if (++n == 3) e.close() }</script>",
        &[("s", stream("retry: 50\nid: 1\ndata: a\n\n"))],
        &["a 0 0", "a 1 50", "a 2 100"],
    );
    // A response of another type fails for good.
    check(&page(""), &[("s", Response::of_type("text/plain", b"data: a\n\n"))], &["error|2"]);
    check(&page(""), &[], &["error|2"]);
    check(
        "<script>try { new EventSource('http://[') } catch (e) { console.log(e.name) }</script>",
        &[],
        &["SyntaxError"],
    );
    check(
        &page("e.onmessage = () => { log('once'); e.close() }"),
        &[("s", stream("data: a\n\ndata: b\n\n"))],
        &["once"],
    );
}
