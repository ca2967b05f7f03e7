//! Readers of files, idle callbacks, beacons, the list of plugins, media queries, `document.all`, and times of loading.

use std::cell::RefCell;
use std::rc::Rc;

use treewright_window::loader::{Answer, Loader, Request, Response};
use treewright_window::{Agent, AgentEvent, AgentOptions, Until};

/// Answers all requests, and keeps them.
struct Keeper(Rc<RefCell<Vec<String>>>);

impl Loader for Keeper {
    fn start(&mut self, request: &Request) -> Answer {
        let body = String::from_utf8_lossy(request.body.as_deref().unwrap_or_default());
        let body = if body.len() > 40 { body.len().to_string() } else { body.into_owned() };
        let line = format!(
            "{} {} {:?} {:?} {:?} {body}",
            request.method,
            request.url,
            request.mode,
            request.credentials,
            request.headers.text("Content-Type"),
        );
        self.0.borrow_mut().push(line);
        Answer::Now(Ok(Response::of_type("text/plain", "text")))
    }
}

fn run(script: &str) -> Result<(Vec<String>, Vec<String>), Box<dyn std::error::Error>> {
    let mut agent = Agent::new(AgentOptions::default())?;
    let requests = Rc::new(RefCell::new(Vec::new()));
    agent.set_loader(Keeper(Rc::clone(&requests)));
    let page = format!(
        "<!doctype html><body><script>const log = (...all) => console.log(all.join(' '));
        const tried = f => {{ try {{ return f() }} catch (e) {{ return e.name }} }};
        {script}</script>"
    );
    agent.open("https://example.org/folder/", page.as_bytes())?;
    agent.run_until(Until::Idle);
    let texts = agent.take_events().into_iter().map(|event| match event {
        AgentEvent::Console { text, .. } => text,
        other => format!("{other:?}"),
    });
    let texts = texts.collect();
    let requests = requests.borrow().clone();
    Ok((texts, requests))
}

/// Runs a script in a page, and compares what it wrote to the console.
fn check(script: &str, expected: &[&str]) {
    let texts = run(script).map_or_else(|error| vec![error.to_string()], |(texts, _)| texts);
    assert_eq!(texts, expected, "{script}");
}

/// The same for the requests.
fn check_requests(script: &str, expected: &[&str]) {
    let requests = run(script).map_or_else(|error| vec![error.to_string()], |(_, all)| all);
    assert_eq!(requests, expected, "{script}");
}

const WATCH: &str =
    "const watch = reader => { for (const name of ['loadstart', 'progress', 'load', 'abort', 'error', 'loadend'])
        reader['on' + name] = e => log(e.type, e.loaded, e.total, e.lengthComputable, reader.readyState, reader.result);
        return reader };";

fn check_reader(script: &str, expected: &[&str]) {
    check(&format!("{WATCH}{script}"), expected);
}

#[test]
fn readers_fire_events() {
    check_reader(
        "const r = watch(new FileReader()); log(r.readyState, r.result, r.error);
        r.readAsText(new Blob(['abc'])); log(r.readyState, r.result)",
        &[
            "0  ",
            "1 ",
            "loadstart 0 3 true 1 ",
            "progress 3 3 true 1 ",
            "load 3 3 true 2 abc",
            "loadend 3 3 true 2 abc",
        ],
    );
    check_reader(
        "watch(new FileReader()).readAsText(new Blob())",
        &["loadstart 0 0 false 1 ", "load 0 0 false 2 ", "loadend 0 0 false 2 "],
    );
    // A listener that reads again prevents the end event of the first read.
    check_reader(
        "const r = new FileReader(); let first = true;
        r.onload = () => { log('load', r.result); if (first) r.readAsText(new Blob(['b'])); first = false };
        r.onloadend = () => log('loadend', r.result); r.readAsText(new Blob(['a']))",
        &["load a", "load b", "loadend b"],
    );
    check_reader(
        "const r = new FileReader(); r.readAsText(new Blob()); log(tried(() => r.readAsText(new Blob())));
        log(tried(() => r.readAsText('a')), tried(() => FileReader()));
        log(FileReader.EMPTY, r.LOADING, FileReader.prototype.DONE, r instanceof EventTarget)",
        &["InvalidStateError", "TypeError TypeError", "0 1 2 true"],
    );
}

#[test]
fn readers_are_aborted() {
    check_reader(
        "const r = watch(new FileReader()); r.abort(); log(r.readyState);
        r.readAsText(new Blob(['a'])); r.abort(); log(r.readyState, r.error)",
        &["0", "abort 0 0 false 2 ", "loadend 0 0 false 2 ", "2 "],
    );
    check_reader(
        "const r = new FileReader(); r.onload = () => { r.abort(); log(r.result, r.readyState) };
        r.onabort = () => log('abort'); r.onloadend = () => log('loadend'); r.readAsText(new Blob(['a']))",
        &[" 2", "loadend"],
    );
    check_reader(
        "const r = watch(new FileReader()); r.addEventListener('loadstart', () => r.abort()); r.readAsText(new Blob(['a']))",
        &["loadstart 0 1 true 1 ", "abort 0 0 false 2 ", "loadend 0 0 false 2 "],
    );
    // The read that a listener of abort begins is a new one.
    check_reader(
        "const r = new FileReader(); r.onabort = () => r.readAsText(new Blob(['b']));
        r.onloadend = () => log('loadend', r.result); r.readAsText(new Blob(['a'])); r.abort()",
        &["loadend b"],
    );
}

#[test]
fn readers_package_data() {
    let check_result = |read: &str, expected: &str| {
        check(
            &format!(
                "const r = new FileReader(); r.onload = () => log(typeof r.result, r.result); r.{read}"
            ),
            &[expected],
        );
    };
    let bytes = "new Uint8Array([0xE9, 0xFF, 0, 0x41])";
    check_result(&format!("readAsBinaryString(new Blob([{bytes}]))"), "string \u{e9}\u{ff}\0A");
    check_result(
        "readAsDataURL(new Blob(['abc'], { type: 'text/plain' }))",
        "string data:text/plain;base64,YWJj",
    );
    check_result(
        "readAsDataURL(new Blob(['a']))",
        "string data:application/octet-stream;base64,YQ==",
    );
    check_result("readAsText(new Blob(['é']))", "string é");
    check_result("readAsText(new Blob([new Uint8Array([0xE9])]), 'latin1')", "string é");
    check_result("readAsText(new Blob([new Uint8Array([0xE9])]), 'none')", "string \u{fffd}");
    check_result(
        "readAsText(new Blob([new Uint8Array([0xE9])], { type: 'text/plain;charset=windows-1252' }))",
        "string é",
    );
    check_result(
        "readAsText(new Blob([new Uint8Array([0xE9])], { type: 'text/plain;charset=utf-8' }), 'windows-1252')",
        "string é",
    );
    // A byte order mark overrides the label, and is removed.
    check_result(
        "readAsText(new Blob([new Uint8Array([0xFF, 0xFE, 0x41, 0])]), 'utf-8')",
        "string A",
    );
    check(
        "const r = new FileReader(); r.onload = () => log(r.result.constructor.name, new Uint8Array(r.result),
        r.result === r.result); r.readAsArrayBuffer(new File(['ab'], 'n'))",
        &["ArrayBuffer 97,98 true"],
    );
}

#[test]
fn idle_callbacks_come_when_nothing_else_does() {
    check(
        "requestIdleCallback(d => log('idle', d.didTimeout, d.timeRemaining() > 0, d.constructor.name));
        setTimeout(() => log('timer'), 5);
        const c = new MessageChannel(); c.port2.onmessage = () => { log('message'); c.port2.close() }; c.port1.postMessage(1);
        queueMicrotask(() => log('microtask')); addEventListener('load', () => log('load'))",
        &["microtask", "message", "load", "idle false true IdleDeadline", "timer"],
    );
    // Requests made before a period begins run in it, those made within it run in the next one.
    check(
        "const at = []; const ask = name => requestIdleCallback(() => { at.push(performance.now()); log(name);
            if (name < 3) ask(name + 1) });
        ask(1); requestIdleCallback(() => log('too')); setTimeout(() => log(at[1] - at[0] > 40), 200)",
        &["1", "too", "2", "3", "true"],
    );
    // A period ends before the next timer is due.
    check(
        "setTimeout(() => requestIdleCallback(d => log(d.timeRemaining() <= 5)), 1); setTimeout(() => log('timer'), 6)",
        &["true", "timer"],
    );
    check(
        "requestIdleCallback(d => { let n = 0; while (d.timeRemaining() > 0) n += 1; log(n > 10) })",
        &["true"],
    );
}

#[test]
fn idle_callbacks_are_cancelled_and_time_out() {
    check(
        "const a = requestIdleCallback(() => log('a')), b = requestIdleCallback(() => { log('b'); cancelIdleCallback(c) }),
            c = requestIdleCallback(() => log('c')); cancelIdleCallback(a); cancelIdleCallback(77);
        log(a, b, c, tried(() => requestIdleCallback(1)))",
        &["1 2 3 TypeError", "b"],
    );
    // Endless messages leave no idle time.
    check(
        "const c = new MessageChannel(); let go = true;
        c.port2.onmessage = () => { performance.now(); if (go) c.port1.postMessage(1); else c.port2.close() }; c.port1.postMessage(1);
        requestIdleCallback(d => { log(d.didTimeout, d.timeRemaining()); go = false }, { timeout: 2 })",
        &["true 0"],
    );
    check(
        "requestIdleCallback(() => { throw new Error('own') }); requestIdleCallback(() => log('next'));
        onerror = m => { log(m); return true }",
        &["Uncaught Error: own", "next"],
    );
    check(
        "const f = document.createElement('iframe'); document.body.append(f);
        f.contentWindow.requestIdleCallback(() => log('never')); f.remove(); requestIdleCallback(() => log('own'))",
        &["own"],
    );
}

#[test]
fn beacons_are_posted() {
    check_requests(
        "navigator.sendBeacon('b?1')",
        &["POST https://example.org/folder/b?1 NoCors Include None "],
    );
    check_requests(
        "navigator.sendBeacon('/b', 'text'); navigator.sendBeacon('/b', new URLSearchParams('a=b'));
        navigator.sendBeacon('/b', new Blob(['{}'], { type: 'application/json' })); navigator.sendBeacon('/b', new Uint8Array([97]))",
        &[
            "POST https://example.org/b NoCors Include Some(\"text/plain;charset=UTF-8\") text",
            "POST https://example.org/b NoCors Include Some(\"application/x-www-form-urlencoded;charset=UTF-8\") a=b",
            "POST https://example.org/b Cors Include Some(\"application/json\") {}",
            "POST https://example.org/b NoCors Include None a",
        ],
    );
    check(
        "log(navigator.sendBeacon('/b'), navigator.sendBeacon('/b', null), navigator.sendBeacon('/b', 'a'.repeat(65536)));
        log(navigator.sendBeacon('/b', 'a'.repeat(65537)), tried(() => navigator.sendBeacon('data:,')), tried(() => navigator.sendBeacon('http://:')))",
        &["true true true", "false TypeError TypeError"],
    );
}

#[test]
fn navigators_have_no_plugins() {
    check(
        "log(navigator.javaEnabled(), navigator.pdfViewerEnabled, navigator === clientInformation);
        const { plugins, mimeTypes } = navigator; log(plugins, plugins === navigator.plugins, plugins.length, plugins.refresh(), plugins.item(0), plugins.namedItem('PDF Viewer'));
        log(mimeTypes, mimeTypes.length, mimeTypes['application/pdf'], 0 in mimeTypes, [...mimeTypes].length);
        log(captureEvents(), releaseEvents())",
        &[
            "false false true",
            "[object PluginArray] true 0   ",
            "[object MimeTypeArray] 0  false 0",
            " ",
        ],
    );
}

#[test]
fn document_all() {
    // It counts as undefined, but is a callable object.
    check(
        "const all = document.all; log(typeof all, !all, all == null, all == undefined, all === undefined, all === document.all, Object.prototype.toString.call(all), all instanceof HTMLAllCollection)",
        &["undefined true true true false true [object HTMLAllCollection] true"],
    );
    check(
        "document.body.insertAdjacentHTML('beforeend', '<p id=x><input name=y><input id=y name=z><div name=n></div>');
        const all = document.all;
        log(all.length, all[0].localName, all.x.localName, all['x'] === all('x'), all.item('0').localName, all(1).localName, all.namedItem('z').id);
        log(all.y.length, all.y.constructor.name, all('y') === all('y'), all.n);
        log([all(), all(undefined), all.item(), all.namedItem(''), all.namedItem('n'), all.item('n'), all('n'), all.item('00'), all.item('4294967295'), all('none')].every(it => it === null));
        log(tried(() => all.namedItem()), tried(() => new all), tried(() => Reflect.apply(all, null, ['x']).localName), 'x' in all, Object.keys(all).length === all.length);
        log(Object.getOwnPropertyNames(all).slice(all.length));",
        &[
            "8 html p true html head y",
            "2 HTMLCollection false ",
            "true",
            "TypeError TypeError p true true",
            "x,y,z",
        ],
    );
    check(
        "const d = new Document, e = document.implementation.createHTMLDocument(); log(d.all.length, e.all.length, e.all[2].localName)",
        &["0 3 body"],
    );
}

#[test]
fn media_queries() {
    check(
        "const list = matchMedia('screen  AND (min-width:100PX)'); log(list.media, list.matches, list.constructor.name, list.onchange, list === matchMedia(list.media))",
        &["screen and (min-width: 100px) true MediaQueryList  false"],
    );
    check(
        "for (const q of ['', 'print', '(max-width: 1px)', '!', '(orientation: landscape)', 'not print']) log(matchMedia(q).media, matchMedia(q).matches)",
        &[
            " true",
            "print false",
            "(max-width: 1px) false",
            "not all false",
            "(orientation: landscape) true",
            "not print true",
        ],
    );
    check(
        "log(tried(() => matchMedia()), tried(() => new MediaQueryList), new MediaQueryListEvent('x', {media: 'm', matches: true}).media, new MediaQueryListEvent('x').matches)",
        &["TypeError TypeError m false"],
    );
    // Frames have the viewport of their attributes: changes are reported with the next frame.
    check(
        "const frame = document.createElement('iframe'); frame.width = 300; document.body.append(frame);
        const list = frame.contentWindow.matchMedia('(min-width: 400px)'); log(list.matches);
        list.onchange = e => log('handler', e.type, e.media, e.matches, e.isTrusted, e.target === list);
        list.addListener(() => log('listener')); const gone = () => log('gone'); list.addListener(gone); list.removeListener(gone); list.addListener(null);
        frame.width = 350; frame.width = 500; log(list.matches);",
        &["false", "true", "handler change (min-width: 400px) true true true", "listener"],
    );
}

#[test]
fn times_of_loading() {
    check(
        "const t = performance.timing, names = Object.keys(t.toJSON()); log(t === performance.timing, names.length, t.constructor.name, t.domComplete, t.loadEventStart, t.domInteractive);
        log(t.navigationStart === Math.floor(performance.timeOrigin), t.redirectStart, t.unloadEventEnd, t.fetchStart <= t.responseEnd);
        addEventListener('load', () => { log(t.domInteractive > 0, t.domContentLoadedEventStart >= t.domInteractive, t.domContentLoadedEventEnd >= t.domContentLoadedEventStart, t.domComplete > 0, t.loadEventStart >= t.domComplete, t.loadEventEnd);
            setTimeout(() => log(t.loadEventEnd >= t.loadEventStart)) });",
        &[
            "true 21 PerformanceTiming 0 0 0",
            "true 0 0 true",
            "true true true true true 0",
            "true",
        ],
    );
}

#[test]
fn receivers_that_do_not_fit() {
    // <https://webidl.spec.whatwg.org/#LegacyLenientThis>
    check(
        "const get = (o, name) => Object.getOwnPropertyDescriptor(o, name); const tries = (o, name) => { const d = get(o, name); log(name, tried(() => d.get.call({})), tried(() => d.set.call({}, () => {}))) };
        tries(Document.prototype, 'onreadystatechange'); tries(Document.prototype, 'onmouseenter'); tries(HTMLElement.prototype, 'onmouseleave'); tries(window, 'onmouseenter'); tries(Document.prototype, 'onclick');
        get(window, 'onmouseenter').set.call(frames, log); log(onmouseenter === log)",
        &[
            "onreadystatechange  ",
            "onmouseenter  ",
            "onmouseleave  ",
            "onmouseenter  ",
            "onclick TypeError TypeError",
            "true",
        ],
    );
}

#[test]
fn boxes_are_empty_and_the_viewport_has_a_size() {
    check(
        "const e = document.body.appendChild(document.createElement('p'));
        const { x, y, width, height, right } = e.getBoundingClientRect();
        log(x, y, width, height, right, e.getBoundingClientRect() instanceof DOMRect);
        const list = e.getClientRects();
        log(list instanceof DOMRectList, list.length, list[0].width, list.item(1));
        log(e.clientWidth, e.clientHeight, e.clientTop, e.clientLeft, e.scrollWidth, e.scrollHeight);
        e.scrollTop = 5; e.scrollLeft = 6;
        log(e.scrollTop, e.scrollLeft, e.checkVisibility(), e.currentCSSZoom);
        const range = document.createRange();
        log(range.getClientRects().length, range.getBoundingClientRect().width);
        e.scrollIntoView(); e.scrollIntoView(true); e.scrollBy(1, 2); e.scroll({ top: 1 });
        e.scrollTo(1, 2).then(log);",
        &[
            "0 0 0 0 0 true",
            "true 1 0 ",
            "0 0 0 0 0 0",
            "0 0 true 1",
            "0 0",
            "",
        ],
    );
    check(
        "const root = document.documentElement;
        log(root.scrollWidth === innerWidth, root.scrollHeight === innerHeight, document.body.scrollWidth);
        const at = (...p) => document.elementFromPoint(...p)?.localName;
        log(at(0, 0), at(-1, 0), at(0, -1), at(innerWidth, innerHeight), at(innerWidth + 1, 0));
        log(document.elementsFromPoint(1, 1).length, document.elementsFromPoint(-1, 1).length);
        log(tried(() => document.elementFromPoint(NaN, 0)), new Document().elementFromPoint(0, 0));
        log(tried(() => root.setPointerCapture(1)), tried(() => root.releasePointerCapture(1)),
            root.hasPointerCapture(1));",
        &[
            "true true 0",
            "html   html ",
            "1 0",
            "TypeError ",
            "NotFoundError NotFoundError false",
        ],
    );
}

#[test]
fn handlers_of_schemes_are_events() {
    use treewright_window::{Agent, AgentEvent, AgentOptions};

    let cases = [
        ("'MailTo', 'x?u=%s#y'", "mailto https://example.org/a/x?u=%s#y"),
        ("'web+soup', 'https://example.org/%s'", "web+soup https://example.org/%s"),
        ("'web+', '%s'", "SecurityError"),
        ("'web+a1', '%s'", "SecurityError"),
        ("'https', '%s'", "SecurityError"),
        ("'mailto:', '%s'", "SecurityError"),
        ("'mailto', 'x'", "SyntaxError"),
        ("'mailto', 'https://%s.example.org/'", "SyntaxError"),
        ("'mailto', 'https://example.com/%s'", "SecurityError"),
        ("'mailto', 'data:,%s'", "SecurityError"),
    ];
    for (arguments, expected) in cases {
        for method in ["registerProtocolHandler", "unregisterProtocolHandler"] {
            let mut agent = Agent::new(AgentOptions::default()).unwrap();
            agent.open("https://example.org/a/b", b"").unwrap();
            let script =
                format!("try {{ navigator.{method}({arguments}) }} catch (e) {{ e.name }}");
            let thrown = agent.evaluate(&script).unwrap();
            let found = match &agent.take_events()[..] {
                [AgentEvent::ProtocolHandler { scheme, url, is_registered, .. }] => {
                    assert_eq!(*is_registered, method.starts_with("reg"));
                    format!("{scheme} {url}")
                }
                _ => thrown.as_str().unwrap_or_default().to_owned(),
            };
            assert_eq!(found, expected, "{method}({arguments})");
        }
    }
}

/// Virtual time passes a little with each reading, so that names made from it differ; another run has the same.
#[test]
fn readings_of_the_clock_differ() {
    let page = "<script>const all = Array.from({ length: 50 }, () => performance.now());
        console.log(all.every((time, i) => !i || time > all[i - 1]), new Set(all).size, all[9], all[49])</script>";
    let first = crate::log::log_of(page);
    assert!(first[0].starts_with("true 50 "), "{first:?}");
    assert_eq!(crate::log::log_of(page), first);
}
