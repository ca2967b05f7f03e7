//! The stand-in for the tests' server: requests in, responses out.

use std::path::Path;
use std::time::Duration;

use treewright_window::loader::{Answer, LoadResult, Loader, Request, RequestId, Response};
use treewright_wpt::server::Server;

const BASE: &str = "http://web-platform.test:8000";

fn server() -> Server {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/root");
    Server::new(root, "report")
}

fn request(method: &str, url: &str) -> Request {
    let url = if url.starts_with('/') { format!("{BASE}{url}") } else { url.to_owned() };
    let mut request = Request::get(RequestId(1), url.parse().expect("it is an address"));
    method.clone_into(&mut request.method);
    request
}

fn answer(server: &mut Server, request: &Request) -> LoadResult {
    let Answer::Now(result) = server.start(request) else { panic!("the server answers at once") };
    result
}

/// The status, the headers without the length, and the body, in one line.
fn line(result: &LoadResult) -> String {
    let response = match result {
        Ok(response) => response,
        Err(error) => return format!("{} {}", error.kind(), error.detail()).trim_end().to_owned(),
    };
    let headers = response.headers.iter().filter(|(name, _)| *name != "Content-Length");
    let headers: Vec<String> = headers
        .map(|(name, value)| format!("{name}: {}", String::from_utf8_lossy(value)))
        .collect();
    let body = response.body.bytes();
    format!("{} [{}] {}", response.status, headers.join(", "), String::from_utf8_lossy(&body))
}

fn check(cases: &[(&str, &str)]) {
    for (url, expected) in cases {
        let mut request = request("GET", url);
        request.headers.set("X-Test", "<te\"st>");
        request.headers.set("Referer", "http://a.test/");
        request.headers.set("Cookie", "a=b; milk=1; c=\"d\"");
        let found = line(&answer(&mut server(), &request));
        assert_eq!(found, *expected, "{url}");
    }
}

#[test]
fn files() {
    check(&[
        ("/plain.html", "200 [Content-Type: text/html] <p>plain"),
        ("/plain.html?x#y", "200 [Content-Type: text/html] <p>plain"),
        ("/script.js", "200 [Content-Type: text/javascript] var a;"),
        ("/odd.extension", "200 [] bytes"),
        ("/headers.html", "200 [Content-Type: text/plain; charset=big5, X-Two: 1, X-Two: 2] with"),
        ("/headers-sub.js", "200 [Content-Type: text/javascript, X-Host: web-platform.test] sub"),
        ("/sub/folder/in.txt", "200 [Content-Type: text/plain, X-Folder: yes] in"),
        ("/raw.asis", "203 [Content-Type: text/x, X: 1] body\r\n\r\nmore"),
        ("/resources/testharness.js", "200 [Content-Type: text/javascript] harness"),
        ("/resources/testharnessreport.js", "200 [Content-Type: text/javascript] report"),
        ("/sub?a", "301 [Location: http://web-platform.test:8000/sub?a/] "),
        (
            "/sub/",
            "200 [Content-Type: text/html] <!doctype html>\n<title>Directory listing for /sub/</title>\n<ul>\n\
             <li><a href=\"folder\">folder</a></li>\n</ul>\n",
        ),
        (
            "/missing.html",
            "404 [Content-Type: application/json] {\"error\":{\"code\":404,\"message\":\"\"}}",
        ),
        (
            "/..%2fserver.rs",
            "404 [Content-Type: application/json] {\"error\":{\"code\":404,\"message\":\"the path leaves the root\"}}",
        ),
    ]);
}

#[test]
fn substitution() {
    check(&[
        (
            "/names.sub.txt?a=%3Cb&c",
            "200 [Content-Type: text/plain] web-platform.test www.not-web-platform.test web-platform.test 8444 \
             http://web-platform.test:8000 /names.sub.txt ?a=%3Cb&c <b| {single} \
             910a2dec-8902-4cc1-beeb-8da1658eec67=910a2dec-8902-4cc1-beeb-8da1658eec67 n",
        ),
        (
            "/escaped.sub.html?a=%22%26",
            "200 [Content-Type: text/html] <p title=\"&quot;&amp;\">&lt;te&quot;st&gt;",
        ),
        (
            "/broken.sub.js",
            "500 [Content-Type: application/json] {\"error\":{\"code\":500,\"message\":\"{{nothing}} means nothing\"}}",
        ),
    ]);
}

#[test]
fn pipes() {
    let text = |rest: &str| format!("200 [Content-Type: text/plain] {rest}");
    let cases = [
        ("slice(2)", text("23456789")),
        ("slice(2,5)", text("234")),
        ("slice(-3,null)", text("789")),
        ("slice(null,-3)", text("0123456")),
        ("slice(5,2)", text("")),
        ("header(X-A,b\\,c)", "200 [Content-Type: text/plain, X-A: b,c] 0123456789".to_owned()),
        ("header(content-type,a/b)", "200 [Content-Type: a/b] 0123456789".to_owned()),
        (
            "header(Content-Type,a/b,True)|status(404)",
            "404 [Content-Type: text/plain, Content-Type: a/b] 0123456789".to_owned(),
        ),
        ("slice(0,4)|slice(1,3)", text("12")),
    ];
    for (pipe, expected) in cases {
        let url = format!("/digits.txt?pipe={pipe}");
        assert_eq!(line(&answer(&mut server(), &request("GET", &url))), expected, "{pipe}");
    }
    for pipe in [
        "none()",
        "slice(a)",
        "trickle(x)",
        "trickle(d1:r2)",
        "trickle(1:d1:r3)",
        "status(x)",
        "header(a)",
    ] {
        let url = format!("/digits.txt?pipe={pipe}");
        let response = answer(&mut server(), &request("GET", &url)).expect("it is a response");
        assert_eq!(response.status, 500, "{pipe}");
    }
}

#[test]
fn trickles() {
    let cases = [
        ("d1", "1000:0123456789"),
        ("3", "0:012 0:3456789"),
        ("3:d0.5", "0:012 500:3456789"),
        ("4:d1:r2", "0:0123 1000:4567 1000:89 1000:"),
        ("d1:2:d2:r2", "1000:01 2000:23 2000:45 2000:67 2000:89 2000:"),
        ("d1:d2", "3000:0123456789"),
        ("100:d1", "0:0123456789 1000:"),
    ];
    for (pipe, expected) in cases {
        let url = format!("/digits.txt?pipe=trickle({pipe})");
        let response = answer(&mut server(), &request("GET", &url)).expect("it is a response");
        let chunks: Vec<String> = response
            .body
            .chunks
            .iter()
            .map(|chunk| {
                format!("{}:{}", chunk.delay.as_millis(), String::from_utf8_lossy(&chunk.bytes))
            })
            .collect();
        assert_eq!(chunks.join(" "), expected, "{pipe}");
    }
}

#[test]
fn wrappers() {
    let head = "<!doctype html>\n<meta charset=utf-8>\n";
    let scripts = "<script src=\"/resources/testharness.js\"></script>\n\
                   <script src=\"/resources/testharnessreport.js\"></script>\n";
    let metas = "<title>A &lt;b></title>\n<meta name=\"timeout\" content=\"long\">\n";
    let global = "<script>\nself.GLOBAL = {\n  isWindow: function() { return true; },\n  \
                  isWorker: function() { return false; },\n};\n</script>\n";
    let any = "200 [Content-Type: text/html, X-Any: yes] ";
    let log = "<div id=log></div>\n";
    let cases = [
        (
            "/a.any.html?q",
            format!("{any}{head}{metas}{global}{scripts}<script src=\"/x.js?&quot;&amp;\"></script>\n{log}<script src=\"/a.any.js?q\"></script>\n"),
        ),
        (
            "/a.any.worker.html",
            format!("{any}{head}{metas}{scripts}{log}<script>\nfetch_tests_from_worker(new Worker(\"/a.any.worker.js\"));\n</script>\n"),
        ),
        (
            "/a.any.sharedworker.html",
            format!("{any}{head}{metas}{scripts}{log}<script>\nfetch_tests_from_worker(new SharedWorker(\"/a.any.worker.js\"));\n</script>\n"),
        ),
        (
            "/a.any.worker.js",
            "200 [Content-Type: text/javascript, X-Any: yes] self.META_TITLE = \"A <b>\";\nself.GLOBAL = {\n  \
             isWindow: function() { return false; },\n  isWorker: function() { return true; },\n};\n\
             importScripts(\"/resources/testharness.js\");\nimportScripts(\"/x.js?\\\"&\");\n\
             importScripts(\"/a.any.js\");\ndone();\n".to_owned(),
        ),
        (
            "/v.worker.html",
            format!("200 [Content-Type: text/html] {head}{scripts}{log}<script>\nfetch_tests_from_worker(new Worker(\"/v.worker.js\"));\n</script>\n"),
        ),
        (
            "/w.sub.window.html",
            format!("200 [Content-Type: text/html] {head}{scripts}{log}<script src=\"/w.sub.window.js\"></script>\n"),
        ),
        ("/w.sub.window.js", "200 [Content-Type: text/javascript] test(\"web-platform.test\");".to_owned()),
    ];
    for (url, expected) in cases {
        assert_eq!(line(&answer(&mut server(), &request("GET", url))), expected, "{url}");
    }
    for url in
        ["/only.any.html", "/none.any.html", "/none.window.html", "/a.any.worker-module.html"]
    {
        let response = answer(&mut server(), &request("GET", url)).expect("it is a response");
        assert_eq!(response.status, 404, "{url}");
    }
}

#[test]
fn hosts_ports_and_methods() {
    let cases = [
        (
            "GET",
            "https://www1.web-platform.test:8443/script.js",
            "200 [Content-Type: text/javascript] var a;",
        ),
        (
            "GET",
            "http://not-web-platform.test:8001/script.js",
            "200 [Content-Type: text/javascript] var a;",
        ),
        ("HEAD", "/script.js", "200 [Content-Type: text/javascript] "),
        (
            "POST",
            "/script.js",
            "404 [Content-Type: application/json] {\"error\":{\"code\":404,\"message\":\"\"}}",
        ),
        (
            "GET",
            "/tools/x.js",
            "404 [Content-Type: application/json] {\"error\":{\"code\":404,\"message\":\"\"}}",
        ),
        (
            "GET",
            "http://nonexistent.web-platform.test:8000/",
            "host-not-found nonexistent.web-platform.test",
        ),
        ("GET", "http://example.org/", "host-not-found example.org"),
        ("GET", "http://web-platform.test/", "connection-refused"),
        ("GET", "https://web-platform.test:8000/", "connection-refused"),
        ("GET", "ftp://web-platform.test/", "unsupported-scheme ftp"),
    ];
    for (method, url, expected) in cases {
        assert_eq!(line(&answer(&mut server(), &request(method, url))), expected, "{method} {url}");
    }
    let Ok(response) = answer(&mut server(), &request("HEAD", "/script.js")) else {
        panic!("it is a response")
    };
    assert_eq!(response.headers.text("content-length").as_deref(), Some("6"));
}

/// A handler's response, with its time.
fn handle(
    server: &mut Server,
    method: &str,
    url: &str,
    headers: &[(&str, &str)],
    body: Option<&[u8]>,
) -> Response {
    let mut request = request(method, url);
    for (name, value) in headers {
        request.headers.append(name, value);
    }
    request.body = body.map(<[u8]>::to_vec);
    answer(server, &request).expect("it is a response")
}

const SCRIPTS: &str = "/html/semantics/scripting-1/the-script-element";
const OPENING: &str =
    "/html/webappapis/dynamic-markup-insertion/opening-the-input-stream/resources";

#[test]
fn handlers() {
    let json = "Content-Type: application/json";
    let js = "Content-Type: text/javascript";
    #[rustfmt::skip]
    let cases = [
        ("/common/echo.py?content=%3Cp%3E+", "200 [X-XSS-Protection: 0, Content-Type: text/html] <p> ".to_owned()),
        ("/common/echo.py", format!("500 [{json}] {{\"error\":{{\"code\":500,\"message\":\"the query has no content\"}}}}")),
        ("/common/redirect.py?location=/a%3Fb", "302 [Location: /a?b] ".to_owned()),
        ("/common/redirect.py?location=/a&status=307", "307 [Location: /a] ".to_owned()),
        ("/common/redirect.py?location=/a&status=x", "302 [Location: /a] ".to_owned()),
        ("/cookies/resources/set-cookie.py?name=n&path=%2F", format!("200 [{json}, Set-Cookie: n=1; Path=/; Expires=09 Jun 2099 10:18:14 GMT] {{}}")),
        ("/dom/nodes/Document-contentType/support/contenttype_setter.py?type=a&subtype=b&mime=c/d", "200 [Content-Type: a/b] <head><meta http-equiv=\"Content-Type\" content=\"c/d; charset=utf-8\"/></head>".to_owned()),
        ("/dom/nodes/Document-contentType/support/contenttype_setter.py?removeContentType=true", "200 [] <head></head>".to_owned()),
        ("/dom/nodes/encoding.py?label=%22x", "200 [] <!doctype html><meta charset=\"&quot;x\">".to_owned()),
        ("/html/browsers/windows/resources/window-name-stash.py?id=1", "200 [] NONE".to_owned()),
        ("/html/browsers/origin/origin-keyed-agent-clusters/resources/send-oac-header.py?header=?1&redirect-first&send-loaded-message", "302 [Location: /html/browsers/origin/origin-keyed-agent-clusters/resources/send-oac-header.py?header=?1&send-loaded-message] ".to_owned()),
        ("O/http-refresh.py", "200 [Refresh: 0, Content-Type: text/html] ".to_owned()),
        ("O/http-refresh.py?3", "200 [Refresh: 3, Content-Type: text/html] ".to_owned()),
        ("O/meta-refresh.py?1", "200 [Content-Type: text/html] <meta http-equiv=refresh content=1>".to_owned()),
        ("S/cacheable-script-throw.py", format!("200 [{js}, Cache-control: public, max-age=100] throw('fox');")),
        ("S/css-module/resources/cross-origin.py?origin=http://a", "200 [Content-Type: text/css, Access-Control-Allow-Origin: http://a, Access-Control-Allow-Credentials: true] .requestHadCookies { }".to_owned()),
        ("S/json-module/cross-origin.py?origin=http://a", format!("200 [{json}, Access-Control-Allow-Origin: http://a, Access-Control-Allow-Credentials: true] {{\"requestHadCookies\": true}}")),
        ("S/resources/cross-origin.py", format!("200 [{js}] var included = false;")),
        ("S/module/resources/check-cookie.py?origin=*&id=x&cookieName=milk", format!("200 [{js}, Access-Control-Allow-Origin: *, Access-Control-Allow-Credentials: true] window.x = 'found';")),
        ("S/module/resources/check-cookie.py?origin=*&id=x&cookieName=none", format!("200 [{js}, Access-Control-Allow-Origin: *, Access-Control-Allow-Credentials: true] window.x = 'not found';")),
        ("S/module/resources/check-cookie.py?origin=*&id=x&cookieName=c", format!("200 [{js}, Access-Control-Allow-Origin: *, Access-Control-Allow-Credentials: true] window.x = 'different value: d';")),
        ("S/module/resources/referrer-checker.py", format!("200 [{js}, Access-Control-Allow-Origin: *] export const referrer = 'http://a.test/';")),
        ("S/css-module/resources/referrer-checker.py", "200 [Content-Type: text/css, Access-Control-Allow-Origin: *] .referrer { content: \"http://a.test/\" }".to_owned()),
        ("S/json-module/referrer-checker.py", format!("200 [{json}, Access-Control-Allow-Origin: *] {{\"referrer\": \"http://a.test/\"}}")),
        ("S/css-module/resources/load-error-events.py?test=a_load", format!("200 [{js}] import \"./basic.css\" assert {{ type: \"css\"}}; a_load.executed = true;")),
        ("S/json-module/load-error-events.py?test=a_error", format!("200 [{js}] import \"./not_found.json\" assert {{ type: \"json\"}}; a_error.test.step(function() {{ assert_unreached(\"404 script should not be executed\"); }});")),
        ("S/resources/load-error-events.py?test=a_load", format!("200 [{js}] \"use strict\"; a_load.executed = true;")),
        ("S/resources/load-error-events.py?test=a", format!("404 [{js}] \"use strict\"; a.test.step(function() {{ assert_unreached(\"404 script should not be executed\"); }});")),
        ("S/resources/load-error-events.py?test=a()", format!("500 [{json}] {{\"error\":{{\"code\":500,\"message\":\"test is not a name\"}}}}")),
        ("S/log.py?id=3&sec=0", format!("200 [{js}] log('3')")),
        ("S/log.py?id=3", format!("400 [{json}] {{\"error\":{{\"code\":400,\"message\":\"Invalid parameter\"}}}}")),
        ("S/script-not-found-not-executed.py", format!("404 [{js}] test1_token = \"script executed\";")),
        ("S/script-not-found-not-executed-2.py", format!("200 [{js}] test2_token = \"script executed\";")),
        ("S/module/dynamic-import/beta/redirect.py?location=a", "302 [Location: a] ".to_owned()),
        ("S/serve-with-content-type.py?fn=none&ct=a/b", format!("400 [{json}] {{\"error\":{{\"code\":400,\"message\":\"Not enough parameters or file not found\"}}}}")),
        ("/fetch/api/resources/redirect.py?location=/a%3Fx&redirect_status=308", "308 [Content-Type: text/plain, Cache-Control: no-cache, Pragma: no-cache, Access-Control-Allow-Origin: *, Location: /a?x&location=%2Fa%3Fx&redirect_status=308&count=1] ".to_owned()),
        ("/fetch/api/resources/redirect.py?location=data:,x&simple", "302 [Content-Type: text/plain, Cache-Control: no-cache, Pragma: no-cache, Access-Control-Allow-Origin: *, Location: data:,x] ".to_owned()),
        ("/xhr/resources/inspect-headers.py?filter_name=REFERER", "200 [content-type: text/plain] Referer: http://a.test/\n".to_owned()),
        ("/xhr/resources/inspect-headers.py?filter_value=http://a.test/", "200 [content-type: text/plain] Referer,".to_owned()),
        ("/none.py", format!("404 [{json}] {{\"error\":{{\"code\":404,\"message\":\"\"}}}}")),
    ];
    let cases = cases.map(|(url, expected)| {
        let url = url
            .strip_prefix("O/")
            .map(|rest| format!("{OPENING}/{rest}"))
            .unwrap_or(url.to_owned());
        (url.strip_prefix("S/").map(|rest| format!("{SCRIPTS}/{rest}")).unwrap_or(url), expected)
    });
    let cases: Vec<(&str, &str)> =
        cases.iter().map(|(url, expected)| (url.as_str(), expected.as_str())).collect();
    check(&cases);
}

#[test]
fn handlers_that_take_their_time() {
    let moving = format!("{SCRIPTS}/moving-between-documents/resources");
    let cases = [
        ("/common/slow.py".to_owned(), 2000),
        ("/common/slow.py?delay=150".to_owned(), 150),
        (format!("{OPENING}/slow-png.py"), 2000),
        (format!("{SCRIPTS}/log.py?id=1&sec=2"), 2000),
        (format!("{SCRIPTS}/module/resources/delayed-modulescript.py"), 500),
        (format!("{SCRIPTS}/module/resources/delayed-modulescript.py?ms=20"), 20),
        (format!("{moving}/slow-flag-setter.py?result=css"), 3000),
        (format!("{moving}/slow-flag-setter.py"), 2000),
        (format!("{moving}/slow-flag-setter.py?result=fetch-error"), 2000),
    ];
    for (url, milliseconds) in cases {
        let response = handle(&mut server(), "GET", &url, &[], None);
        assert_eq!(response.delay, Duration::from_millis(milliseconds), "{url}");
    }
    let cases = [
        ("inlineOrExternal=inline&type=module", 1000, "type=\"module\""),
        ("inlineOrExternal=inline&result=parse-error", 1000, "1=2 parse error"),
        (
            "inlineOrExternal=external&result=success",
            1000,
            "src=\"slow-flag-setter.py?result=success&cache=0.000002\"",
        ),
        ("inlineOrExternal=empty-src", 1000, "src=\"\""),
        ("inlineOrExternal=null", 0, "BBB"),
    ];
    for (query, wait, part) in cases {
        let url = format!("{moving}/moving-between-documents-iframe.py?{query}");
        let body = handle(&mut server(), "GET", &url, &[], None).body;
        let [first, second] = body.chunks.as_slice() else { panic!("{url} is not of two parts") };
        assert_eq!(
            (first.delay, second.delay),
            (Duration::ZERO, Duration::from_millis(wait)),
            "{url}"
        );
        assert!(String::from_utf8_lossy(&second.bytes).contains(part), "{url}");
    }
}

#[test]
fn handlers_that_remember() {
    let stash = "/html/syntax/speculative-parsing/resources/stash.py?uuid=A-B";
    let names = "/html/browsers/windows/resources/window-name-stash.py";
    let uuid = "0123456789abcdef0123456789ABCDEF";
    let dashed = "01234567-89AB-cdef-0123-456789abcdef";
    let status =
        format!("{SCRIPTS}/module/dynamic-import/resources/status-changing-script.py?id=s");
    let json = format!("{SCRIPTS}/serve-json-then-js.py?key=k");
    let fetch = "/fetch/api/resources/redirect.py?token=t&location=x&simple&max_count=1";
    #[rustfmt::skip]
    let steps = [
        ("POST", format!("{names}?id={uuid}&value=v"), "200 OK"),
        ("GET", format!("{names}?id={dashed}"), "200 v"),
        ("GET", format!("{names}?id={uuid}"), "200 NONE"),
        ("GET", format!("{stash}&action=put&encodingcheck=%C3%A4"), "200 "),
        ("GET", format!("{stash}&action=take"), "200 param-encodingcheck: %C3%A4\r\nHost: web-platform.test:8000\nX-A: b\n\n"),
        ("GET", format!("{stash}&action=take"), "200 "),
        ("GET", status.clone(), "200 "),
        ("GET", format!("{status}&newStatus=404"), "404 "),
        ("GET", status.clone(), "404 "),
        ("GET", json.clone(), "200 {\"hello\": \"world\"}"),
        ("GET", json.clone(), "200 export default 'hello';"),
        ("GET", json, "200 export default 'hello';"),
        ("OPTIONS", fetch.to_owned(), "200 "),
        ("GET", fetch.to_owned(), "302 "),
        ("GET", fetch.to_owned(), "200 1"),
    ];
    let mut server = server();
    for (method, url, expected) in steps {
        let response = handle(&mut server, method, &url, &[("X-A", "b")], None);
        let found =
            format!("{} {}", response.status, String::from_utf8_lossy(&response.body.bytes()));
        assert_eq!(found, expected, "{method} {url}");
    }
}

#[test]
fn bodies_are_echoed() {
    let url = "/FileAPI/file/resources/echo-content-escaped.py";
    let body = b"a\r\nb\\\x00\xFF\n";
    let response = handle(&mut server(), "POST", url, &[("Content-Type", "x/y")], Some(body));
    assert_eq!(
        line(&Ok(response)),
        "200 [X-Request-Method: POST, X-Request-Content-Length: 8, X-Request-Content-Type: x/y, \
         Content-Type: text/plain; charset=UTF-8] a\r\nb\\\\\\x00\\xff\\x0a"
    );
}
