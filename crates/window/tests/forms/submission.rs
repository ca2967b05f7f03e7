//! Entry lists, and the requests that submissions make.

use super::{check, run};

/// Checks the request that a page makes.
#[track_caller]
fn request(page: &str, expected: &str) {
    let (log, requests) = run(page);
    assert_eq!(requests.join("|"), expected, "{page} {log}");
}

#[test]
fn entry_lists() {
    let list = |controls: &str, expected: &str| {
        let page = format!(
            "<form id=f>{controls}</form><script>log([...new FormData(f)].map(e => e[0] + '=' + (e[1].name ?? e[1])).join('&'))</script>"
        );
        check(&page, expected);
    };
    for (controls, expected) in [
        ("<input name=a value=1><input value=2><input name='' value=3>", "a=1"),
        (
            "<input name=a disabled><fieldset disabled><legend><input name=b></legend><input name=c></fieldset>",
            "b=",
        ),
        ("<datalist><input name=a></datalist>", ""),
        (
            "<input type=checkbox name=a><input type=checkbox name=b checked><input type=radio name=c value=1 checked>",
            "b=on&c=1",
        ),
        ("<button name=a></button><input type=submit name=b><input type=image name=c>", ""),
        (
            "<select name=a multiple><option selected>1<option selected disabled>2<option value=x selected>3</select>",
            "a=1&a=x",
        ),
        ("<input type=hidden name=_charset_ value=x>", "_charset_=UTF-8"),
        ("<input type=file name=a>", "a="),
        ("<input name=a dirname=d value=א dir=auto>", "a=א&d=rtl"),
        ("<textarea name=a wrap=hard cols=3>abcdef</textarea>", "a=abc\ndef"),
        ("<output name=a>1</output>", ""),
    ] {
        list(controls, expected);
    }
    for (page, expected) in [
        (
            "<form id=f><button id=b name=a value=1></button></form><script>log([...new FormData(f, $('b'))].join())</script>",
            "a,1",
        ),
        (
            "<form id=f><input id=b type=image name=a></form><script>log([...new FormData(f, $('b'))].join())</script>",
            "a.x,0,a.y,0",
        ),
        (
            "<form id=f><input id=b></form><script>try { new FormData(f, $('b')) } catch (e) { log(e.name) }</script>",
            "TypeError",
        ),
        (
            "<form id=f></form><button id=b></button><script>try { new FormData(f, $('b')) } catch (e) { log(e.name) }</script>",
            "NotFoundError",
        ),
        (
            "<form id=f onformdata='event.formData.append(1, 2); try { new FormData(f) } catch (e) { log(e.name) }'></form><script>log([...new FormData(f)].join())</script>",
            "InvalidStateError|1,2",
        ),
    ] {
        check(page, expected);
    }
}

#[test]
fn requests() {
    const SUBMIT: &str = "<script>onload = () => document.forms[0].requestSubmit()</script>";
    for (form, expected) in [
        ("<form action=/a?x><input name=q value='1 2'></form>", "GET https://example.com/a?q=1+2"),
        (
            "<form action=/a method=post><input name=q value=é></form>",
            "POST https://example.com/a application/x-www-form-urlencoded q=%C3%A9",
        ),
        (
            "<form action=/a method=post enctype=text/plain><input name=q value=1></form>",
            "POST https://example.com/a text/plain q=1",
        ),
        (
            "<form action=/a accept-charset=windows-1252><input name=q value=é></form>",
            "GET https://example.com/a?q=%E9",
        ),
        ("<form action=/a onsubmit='return false'></form>", ""),
        ("<form action=/a><input required></form>", ""),
        (
            "<form action=/a novalidate><input required name=q></form>",
            "GET https://example.com/a?q=",
        ),
    ] {
        request(&format!("{form}{SUBMIT}"), expected);
    }
    let (_, requests) = run(&format!(
        "<form action=/a method=post enctype=multipart/form-data><textarea name='q\"'>1\n2</textarea></form>{SUBMIT}"
    ));
    let boundary = "----TreewrightFormBoundary0";
    let expected = format!(
        "POST https://example.com/a multipart/form-data; boundary={boundary} --{boundary}\r\nContent-Disposition: form-data; \
         name=\"q%22\"\r\n\r\n1\r\n2\r\n--{boundary}--"
    );
    assert_eq!(requests, [expected]);
}

#[test]
fn submitters() {
    for (page, expected) in [
        (
            "<form action=/a><button id=b name=n value=v formaction=/b formmethod=post>",
            "POST https://example.com/b application/x-www-form-urlencoded n=v",
        ),
        (
            "<form action=/a><input required><input id=b type=submit formnovalidate>",
            "GET https://example.com/a?",
        ),
        ("<form action=/a><input id=b type=image name=i>", "GET https://example.com/a?i.x=0&i.y=0"),
        ("<form action=/a><button id=b type=button>", ""),
        ("<form action=/a><button id=b disabled>", ""),
        ("<form action=/a><button id=b commandfor=x>", ""),
        (
            "<form action=/a onsubmit='log(event.submitter.id)'><label id=b><button>",
            "GET https://example.com/a?",
        ),
    ] {
        request(
            &format!("{page}</button></form><script>onload = () => $('b').click()</script>"),
            expected,
        );
    }
    check(
        "<form id=f action=/a onsubmit='log(event.submitter.id); return false'><button id=b></button></form>\
         <script>$('b').click(); f.requestSubmit($('b')); try { f.requestSubmit($('f')) } catch (e) { log(e.name) }</script>",
        "b|b|TypeError",
    );
    // No event, and no validation.
    request(
        "<form id=f action=/a onsubmit='log(1)'><input required name=q></form><script>onload = () => f.submit()</script>",
        "GET https://example.com/a?q=",
    );
    // A later submission replaces an earlier one.
    request(
        "<form id=f action=/a></form><script>onload = () => { f.submit(); f.action = '/b'; f.submit() }</script>",
        "GET https://example.com/b?",
    );
}

#[test]
fn targets() {
    let (log, requests) = run("<iframe name=x></iframe><form id=f action=/a target=x></form>\
         <script>onload = () => { onload = null; document.querySelector('iframe').onload = () => log(frames[0].location.pathname); f.submit() }</script>");
    assert_eq!((log.as_str(), requests.join("|").as_str()), ("/a", "GET https://example.com/a?"));
    check(
        "<dialog id=d open onclose='log(d.returnValue)'><form method=dialog><button id=b value=v></button></form></dialog>\
         <script>$('b').click(); log(d.open)</script>",
        "false|v",
    );
}
