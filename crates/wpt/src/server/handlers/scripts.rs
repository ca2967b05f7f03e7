//! Handlers that answer with scripts, style sheets and JSON.

use std::time::Duration;

use treewright_window::loader::{Response, usual_status_text};

use super::super::exchange::{Exchange, Failure, after, with_headers};
use super::super::files::{file_of, read};
use super::common::{as_status, milliseconds};

const JAVASCRIPT: &str = "text/javascript";

type Answer = Result<Response, Failure>;

fn script(text: impl Into<Vec<u8>>) -> Response {
    Response::of_type(JAVASCRIPT, text)
}

fn script_with_status(code: u16, text: impl Into<Vec<u8>>) -> Response {
    let mut response = script(text);
    response.status = code;
    usual_status_text(code).clone_into(&mut response.status_text);
    response
}

pub(super) fn cacheable_script_throw(_: &mut Exchange<'_>) -> Answer {
    let mut response = script("throw('fox');");
    response.headers.append("Cache-control", "public, max-age=100");
    Ok(response)
}

pub(super) fn not_found(_: &mut Exchange<'_>) -> Answer {
    Ok(script_with_status(404, "test1_token = \"script executed\";"))
}

pub(super) fn found(_: &mut Exchange<'_>) -> Answer {
    Ok(script("test2_token = \"script executed\";"))
}

pub(super) fn log(exchange: &mut Exchange<'_>) -> Answer {
    let seconds = exchange.number("sec").and_then(|seconds| u64::try_from(seconds).ok());
    let (Some(id), Some(seconds)) = (exchange.number("id"), seconds) else {
        return Err(Failure::new(400, "Invalid parameter"));
    };
    Ok(after(Duration::from_secs(seconds), script(format!("log('{id}')"))))
}

pub(super) fn serve_with_content_type(exchange: &mut Exchange<'_>) -> Answer {
    let failure = || Failure::new(400, "Not enough parameters or file not found");
    let name = exchange.text("fn").ok_or_else(failure)?;
    let content_type = exchange.text("ct").ok_or_else(failure)?;
    let folder = exchange.request.url.path().rsplit_once('/').map_or("", |(folder, _)| folder);
    let file = file_of(exchange.root, &format!("{folder}/{name}")).map_err(|_| failure())?;
    Ok(Response::of_type(&content_type, read(&file).map_err(|_| failure())?))
}

pub(super) fn serve_json_then_js(exchange: &mut Exchange<'_>) -> Answer {
    let key =
        exchange.first("key").ok_or_else(|| Failure::new(400, "Not enough parameters"))?.to_vec();
    let met = exchange.stash.take(&key).is_some();
    exchange.stash.put(&key, "met");
    Ok(if met {
        Response::of_type("application/javascript", "export default 'hello';")
    } else {
        Response::of_type("text/json", "{\"hello\": \"world\"}")
    })
}

pub(super) fn status_changing_script(exchange: &mut Exchange<'_>) -> Answer {
    let id = exchange.needed("id")?.to_vec();
    let stashed = exchange.stash.take(&id).and_then(|status| String::from_utf8(status).ok());
    let mut status = stashed.and_then(|status| status.parse().ok()).unwrap_or(200);
    if let Some(new) = exchange.number("newStatus") {
        status = as_status(new)?;
    }
    exchange.stash.put(&id, status.to_string());
    let mut response = script_with_status(status, "");
    response.headers.append("Cache-Control", "private, no-store");
    Ok(response)
}

pub(super) fn delayed_modulescript(exchange: &mut Exchange<'_>) -> Answer {
    let time = milliseconds(exchange, "ms", 500.0)?;
    Ok(after(time, script("export let delayedLoaded = true;")))
}

pub(super) fn promise_access_control(exchange: &mut Exchange<'_>) -> Answer {
    const SOURCE: &str = "\n    \tfunction handleRejectedPromise(promise) {\n    \t\tpromise.catch(() => {});\n    \
                          \t}\n\n    \t(function() {\n    \t\tnew Promise(function(resolve, reject) { reject(42); });\n    \
                          \t})();\n    ";
    let mut response = Response::of_type("application/javascript", SOURCE);
    if exchange.first("allow").is_some_and(|allow| allow != b"false") {
        response.headers.append("Access-Control-Allow-Origin", "*");
    }
    Ok(response)
}

/// The text that stands around the referrer.
fn referrer(exchange: &Exchange<'_>, content_type: &str, before: &str, after: &str) -> Answer {
    let headers: &[(&str, &[u8])] =
        &[("Content-Type", content_type.as_bytes()), ("Access-Control-Allow-Origin", b"*")];
    Ok(with_headers(headers, [before.as_bytes(), &exchange.referrer(), after.as_bytes()].concat()))
}

pub(super) fn referrer_checker(exchange: &mut Exchange<'_>) -> Answer {
    referrer(exchange, JAVASCRIPT, "export const referrer = '", "';")
}

pub(super) fn css_referrer_checker(exchange: &mut Exchange<'_>) -> Answer {
    referrer(exchange, "text/css", ".referrer { content: \"", "\" }")
}

pub(super) fn json_referrer_checker(exchange: &mut Exchange<'_>) -> Answer {
    referrer(exchange, "application/json", "{\"referrer\": \"", "\"}")
}

/// A resource for one origin, with cookies; one of two texts, by whether a cookie came with a value.
fn for_origin(exchange: &Exchange<'_>, content_type: &str, body: impl Into<Vec<u8>>) -> Answer {
    let headers: &[(&str, &[u8])] = &[
        ("Content-Type", content_type.as_bytes()),
        ("Access-Control-Allow-Origin", exchange.needed("origin")?),
        ("Access-Control-Allow-Credentials", b"true"),
    ];
    Ok(with_headers(headers, body))
}

pub(super) fn css_cross_origin(exchange: &mut Exchange<'_>) -> Answer {
    let came = exchange.cookie("milk").as_deref() == Some("1");
    let body = if came { ".requestHadCookies { }" } else { ".requestDidNotHaveCookies { }" };
    for_origin(exchange, "text/css", body)
}

pub(super) fn json_cross_origin(exchange: &mut Exchange<'_>) -> Answer {
    let came = exchange.cookie("milk").as_deref() == Some("1");
    for_origin(exchange, "application/json", format!("{{\"requestHadCookies\": {came}}}"))
}

pub(super) fn check_cookie(exchange: &mut Exchange<'_>) -> Answer {
    let (Some(id), Some(name)) = (exchange.text("id"), exchange.text("cookieName")) else {
        return Err(Failure::new(500, "id or cookieName is missing"));
    };
    let result = match exchange.cookie(&name) {
        None => "not found".to_owned(),
        Some(value) if value == "1" => "found".to_owned(),
        Some(value) => format!("different value: {value}"),
    };
    for_origin(exchange, JAVASCRIPT, format!("window.{id} = '{result}';"))
}

pub(super) fn cross_origin(exchange: &mut Exchange<'_>) -> Answer {
    let mut response = Response::with_status(200);
    if let Some(origin) = exchange.header("Origin") {
        response.headers.set("Access-Control-Allow-Origin", origin);
        response.headers.set("Access-Control-Allow-Methods", "GET");
        response.headers.set("Access-Control-Allow-Credentials", "true");
    }
    if exchange.method() != "OPTIONS" {
        let came = exchange.cookie("milk").as_deref() == Some("yes");
        response.headers.append("Content-Type", JAVASCRIPT);
        response.body = format!("var included = {came};").into_bytes().into();
    }
    Ok(response)
}

/// The name of a test, which becomes part of a script.
fn test_name(exchange: &Exchange<'_>) -> Result<String, Failure> {
    let name = exchange.text("test").unwrap_or_default();
    let fits = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    fits.then_some(name).ok_or_else(|| Failure::new(500, "test is not a name"))
}

/// A script that runs if the name says so, or fails the test if it runs.
fn importing(exchange: &Exchange<'_>, missing: &str, there: &str, kind: &str) -> Answer {
    let test = test_name(exchange)?;
    let import = |name: &str| format!("import \"./{name}\" assert {{ type: \"{kind}\"}};");
    Ok(script(if test.contains("_load") {
        format!("{} {test}.executed = true;", import(there))
    } else {
        format!(
            "{} {test}.test.step(function() {{ assert_unreached(\"404 script should not be executed\"); }});",
            import(missing)
        )
    }))
}

pub(super) fn css_load_error_events(exchange: &mut Exchange<'_>) -> Answer {
    importing(exchange, "not_found.css", "basic.css", "css")
}

pub(super) fn json_load_error_events(exchange: &mut Exchange<'_>) -> Answer {
    importing(exchange, "not_found.json", "module.json", "json")
}

pub(super) fn load_error_events(exchange: &mut Exchange<'_>) -> Answer {
    let test = test_name(exchange)?;
    Ok(if test.contains("_load") {
        script(format!("\"use strict\"; {test}.executed = true;"))
    } else {
        script_with_status(
            404,
            format!(
                "\"use strict\"; {test}.test.step(function() {{ assert_unreached(\"404 script should not be executed\"); }});"
            ),
        )
    })
}
