//! Handlers that many tests use: echoes, redirects, waits, cookies, stashes.

use std::time::Duration;

use treewright_window::loader::{Response, usual_status_text};

use super::super::exchange::{Exchange, Failure, after, to_query, with_headers};

/// A response with a status and no body.
pub(super) fn status(code: u16) -> Response {
    let mut response = Response::with_status(200);
    response.status = code;
    usual_status_text(code).clone_into(&mut response.status_text);
    response
}

/// A status that a test asks for, if it is valid.
pub(super) fn as_status(number: i64) -> Result<u16, Failure> {
    u16::try_from(number).map_err(|_| Failure::new(500, format!("{number} is not a status")))
}

pub(super) fn echo_content_escaped(exchange: &mut Exchange<'_>) -> Result<Response, Failure> {
    let body = exchange.request.body.clone().unwrap_or_default();
    let mut text = String::new();
    for byte in &body {
        match byte {
            b'\\' => text.push_str("\\\\"),
            0..=0x1F | 0x7F.. => text.push_str(&format!("\\x{byte:02x}")),
            byte => text.push(char::from(*byte)),
        }
    }
    let text = text.replace("\\x0d\\x0a", "\r\n");
    let header = |name: &str| exchange.header(name);
    let length = header("Content-Length")
        .or_else(|| exchange.request.body.as_ref().map(|body| body.len().to_string().into_bytes()));
    Ok(with_headers(
        &[
            ("X-Request-Method", exchange.method().as_bytes()),
            ("X-Request-Content-Length", &length.unwrap_or_else(|| b"NO".to_vec())),
            ("X-Request-Content-Type", &header("Content-Type").unwrap_or_else(|| b"NO".to_vec())),
            ("Content-Type", b"text/plain; charset=UTF-8"),
        ],
        text,
    ))
}

pub(super) fn echo(exchange: &mut Exchange<'_>) -> Result<Response, Failure> {
    let headers: &[(&str, &[u8])] = &[("X-XSS-Protection", b"0"), ("Content-Type", b"text/html")];
    Ok(with_headers(headers, exchange.needed("content")?))
}

pub(super) fn redirect(exchange: &mut Exchange<'_>) -> Result<Response, Failure> {
    let code = exchange.number("status").map_or(Ok(302), as_status)?;
    let mut response = status(code);
    response.headers.set("Location", exchange.needed("location")?);
    Ok(response)
}

pub(super) fn redirect_opt_in(exchange: &mut Exchange<'_>) -> Result<Response, Failure> {
    let mut response = redirect(exchange)?;
    response.headers.set("Timing-Allow-Origin", "*");
    Ok(response)
}

pub(super) fn slow_redirect(exchange: &mut Exchange<'_>) -> Result<Response, Failure> {
    let seconds = exchange.number("delay").and_then(|delay| u64::try_from(delay).ok()).unwrap_or(2);
    Ok(after(Duration::from_secs(seconds), redirect(exchange)?))
}

/// A time in milliseconds from the query.
pub(super) fn milliseconds(
    exchange: &Exchange<'_>,
    name: &str,
    default: f64,
) -> Result<Duration, Failure> {
    let number = match exchange.text(name) {
        Some(text) => text.trim().parse().ok(),
        None => Some(default),
    };
    let time = number.and_then(|number: f64| Duration::try_from_secs_f64(number / 1000.0).ok());
    time.ok_or_else(|| Failure::new(500, format!("{name} is not a time")))
}

pub(super) fn slow(exchange: &mut Exchange<'_>) -> Result<Response, Failure> {
    Ok(after(milliseconds(exchange, "delay", 2000.0)?, status(200)))
}

pub(super) fn set_cookie(exchange: &mut Exchange<'_>) -> Result<Response, Failure> {
    let mut cookie = exchange.needed("name")?.to_vec();
    cookie.extend_from_slice(b"=1; Path=");
    cookie.extend_from_slice(exchange.needed("path")?);
    // Next year by any clock that an agent may have.
    cookie.extend_from_slice(b"; Expires=09 Jun 2099 10:18:14 GMT");
    Ok(with_headers(&[("Content-Type", b"application/json"), ("Set-Cookie", &cookie)], "{}"))
}

pub(super) fn window_name_stash(exchange: &mut Exchange<'_>) -> Result<Response, Failure> {
    let key = exchange.needed("id")?.to_vec();
    let body = if exchange.method() == "POST" {
        let value = exchange.needed("value")?.to_vec();
        exchange.stash.put(&key, value);
        b"OK".to_vec()
    } else {
        exchange.stash.take(&key).unwrap_or_else(|| b"NONE".to_vec())
    };
    Ok(with_headers(&[], body))
}

/// The headers of the request as they came, after the encoding of the query.
pub(super) fn speculative_stash(exchange: &mut Exchange<'_>) -> Result<Response, Failure> {
    let key = exchange.needed("uuid")?.to_vec();
    if exchange.needed("action")? != b"put" {
        return Ok(with_headers(&[], exchange.stash.take(&key).unwrap_or_default()));
    }
    let query = exchange.request.url.query().unwrap_or_default();
    let check = query.split("&encodingcheck=").nth(1);
    let check = check.ok_or_else(|| Failure::new(500, "encodingcheck is missing"))?;
    let mut text = format!("param-encodingcheck: {check}\r\n").into_bytes();
    let url = &exchange.request.url;
    let port = url.port().map(|port| format!(":{port}")).unwrap_or_default();
    text.extend_from_slice(
        format!("Host: {}{port}\n", url.host_str().unwrap_or_default()).as_bytes(),
    );
    for (name, value) in exchange.request.headers.iter() {
        text.extend_from_slice(name.as_bytes());
        text.extend_from_slice(b": ");
        text.extend_from_slice(value);
        text.push(b'\n');
    }
    text.push(b'\n');
    exchange.stash.put(&key, text);
    Ok(with_headers(&[], ""))
}

/// The redirects of the tests of `fetch()`: counted under a token, with the headers of CORS.
pub(super) fn fetch_redirect(exchange: &mut Exchange<'_>) -> Result<Response, Failure> {
    let mut response = status(302);
    response.headers.append("Content-Type", "text/plain");
    response.headers.append("Cache-Control", "no-cache");
    response.headers.append("Pragma", "no-cache");
    match exchange.header("Origin") {
        Some(origin) => {
            response.headers.append("Access-Control-Allow-Origin", origin);
            response.headers.append("Access-Control-Allow-Credentials", "true");
        }
        None => response.headers.append("Access-Control-Allow-Origin", "*"),
    }
    let token = exchange.first("token").map(<[u8]>::to_vec);
    // The count, and after a space whether a preflight was seen.
    let stashed = token.as_ref().and_then(|token| exchange.stash.take(token)).unwrap_or_default();
    let stashed = String::from_utf8_lossy(&stashed).into_owned();
    let (count, mut preflight) = stashed.split_once(' ').unwrap_or(("0", "0"));
    let mut count: i64 = count.parse().unwrap_or_default();
    if exchange.method() == "OPTIONS" {
        if let Some(allowed) = exchange.first("allow_headers") {
            response.headers.append("Access-Control-Allow-Headers", allowed);
        }
        preflight = "1";
        if !exchange.has("redirect_preflight") {
            if let Some(token) = &token {
                exchange.stash.put(token, format!("{count} {preflight}"));
            }
            response.status = 200;
            return Ok(response);
        }
    }
    if let Some(code) = exchange.number("redirect_status") {
        response.status = as_status(code)?;
    }
    usual_status_text(response.status).clone_into(&mut response.status_text);
    count += 1;
    if let Some(mut location) = exchange.text("location") {
        let scheme = location.split_once(':').map(|(scheme, _)| scheme.to_ascii_lowercase());
        let follows = scheme.is_none_or(|scheme| {
            ["http", "https"].contains(&scheme.as_str()) || scheme.contains('/')
        });
        if !exchange.has("simple") && follows {
            location.push(if location.contains('?') { '&' } else { '?' });
            location.push_str(&to_query(exchange.parameters()));
            location.push_str(&format!("&count={count}"));
        }
        let location: Vec<u8> = location.chars().map(|c| c as u8).collect();
        response.headers.append("Location", location);
    }
    if let Some(policy) = exchange.first("redirect_referrerpolicy") {
        response.headers.append("Referrer-Policy", policy);
    }
    if exchange.has("delay") {
        response = after(milliseconds(exchange, "delay", 0.0)?, response);
    }
    if let Some(token) = &token {
        exchange.stash.put(token, format!("{count} {preflight}"));
        if exchange.number("max_count").is_some_and(|most| count > most) {
            return Ok(with_headers(&[], (count - 1).to_string()));
        }
    }
    Ok(response)
}

/// The headers of the request: those of a name, or the names of those of a value.
pub(super) fn inspect_headers(exchange: &mut Exchange<'_>) -> Result<Response, Failure> {
    const CORS: [(&str, &str); 5] = [
        ("Access-Control-Allow-Origin", "*"),
        ("Access-Control-Allow-Credentials", "true"),
        ("Access-Control-Allow-Methods", "GET, POST, PUT, FOO"),
        ("Access-Control-Allow-Headers", "x-test, x-foo"),
        (
            "Access-Control-Expose-Headers",
            "x-request-method, x-request-content-type, x-request-query, x-request-content-length",
        ),
    ];
    let mut response = status(200);
    if exchange.has("cors") {
        for (name, value) in CORS {
            response.headers.append(name, value);
        }
    }
    response.headers.append("content-type", "text/plain");
    let value = exchange.first("filter_value").filter(|value| !value.is_empty());
    let name = exchange.text("filter_name").unwrap_or_default();
    let mut body = Vec::new();
    for (other, found) in exchange.request.headers.iter() {
        if value == Some(found) {
            body.extend_from_slice(other.as_bytes());
            body.push(b',');
        } else if value.is_none() && other.eq_ignore_ascii_case(&name) {
            body.extend_from_slice(&[other.as_bytes(), b": ", found, b"\n"].concat());
        }
    }
    response.body = body.into();
    Ok(response)
}
