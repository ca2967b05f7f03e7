//! Pipes: those of the query's `pipe=`, and `sub` for files whose name has `.sub.`.

use std::time::Duration;

use treewright_window::loader::{Body, Response, usual_status_text};

use super::exchange::{Exchange, Failure, in_parts};
use super::substitution::{Escaping, substitute};

/// A function with its arguments.
#[derive(Debug, PartialEq, Eq)]
struct Pipe {
    name: String,
    arguments: Vec<String>,
}

/// Runs the pipes of a resource: first `sub` if the path has `.sub.`, then those of the query.
pub(super) fn run_pipes(
    exchange: &mut Exchange<'_>,
    path: &str,
    mut response: Response,
) -> Result<Response, Failure> {
    let mut pipes = Vec::new();
    if path.contains(".sub.") {
        let markup = [".html", ".htm", ".xht", ".xhtml", ".xml", ".svg"];
        let escaping = if markup.iter().any(|end| path.ends_with(end)) { "html" } else { "none" };
        pipes.push(Pipe { name: "sub".to_owned(), arguments: vec![escaping.to_owned()] });
    }
    let asked = exchange.parameters().iter().rev().find(|(name, _)| name == b"pipe");
    if let Some((_, text)) = asked {
        pipes.extend(parse(&String::from_utf8_lossy(text)));
    }
    for pipe in pipes {
        let arguments: Vec<&str> = pipe.arguments.iter().map(String::as_str).collect();
        let wrong = || Failure::new(500, format!("the pipe {pipe:?} cannot be run"));
        match (pipe.name.as_str(), arguments.as_slice()) {
            ("sub", rest) => {
                let escaping = match rest {
                    [] | ["html"] => Escaping::Html,
                    ["none"] => Escaping::None,
                    _ => return Err(wrong()),
                };
                response.body = substitute(exchange, &response.body.bytes(), escaping)?.into();
            }
            ("status", [code]) => {
                response.status = code.parse().map_err(|_| wrong())?;
                usual_status_text(response.status).clone_into(&mut response.status_text);
            }
            ("header", [name, value]) => response.headers.set(name, latin1(value)),
            ("header", [name, value, append]) => match append.to_ascii_lowercase().as_str() {
                "true" | "1" => response.headers.append(name, latin1(value)),
                "false" | "0" => response.headers.set(name, latin1(value)),
                _ => return Err(wrong()),
            },
            ("slice", [start]) => {
                response.body = slice(&response.body, start, "null").ok_or_else(wrong)?;
            }
            ("slice", [start, end]) => {
                response.body = slice(&response.body, start, end).ok_or_else(wrong)?;
            }
            ("trickle", [delays]) => {
                response.body = trickle(&response.body.bytes(), delays).ok_or_else(wrong)?;
                if !["Cache-Control", "Pragma", "Expires"]
                    .iter()
                    .any(|name| response.headers.contains(name))
                {
                    response.headers.set("Cache-Control", "no-cache, no-store, must-revalidate");
                    response.headers.set("Pragma", "no-cache");
                    response.headers.set("Expires", "0");
                }
            }
            _ => return Err(wrong()),
        }
    }
    Ok(response)
}

/// Text as bytes, each character one; others as UTF-8.
fn latin1(text: &str) -> Vec<u8> {
    let bytes: Result<Vec<u8>, _> = text.chars().map(|c| u8::try_from(u32::from(c))).collect();
    bytes.unwrap_or_else(|_| text.as_bytes().to_vec())
}

/// `name(argument,argument)|name`, with backslashes before what would end an argument.
fn parse(text: &str) -> Vec<Pipe> {
    let mut pipes = Vec::new();
    let mut chars = text.chars();
    let mut name = String::new();
    while let Some(c) = chars.next() {
        match c {
            '|' if name.is_empty() => {}
            '|' => pipes.push(Pipe { name: std::mem::take(&mut name), arguments: Vec::new() }),
            '(' => {
                let mut arguments = vec![String::new()];
                while let Some(c) = chars.next() {
                    let escaped = if c == '\\' { chars.next() } else { None };
                    let c = match (c, escaped) {
                        (')', _) => break,
                        (',', _) => {
                            arguments.push(String::new());
                            continue;
                        }
                        ('\\', Some('n')) => '\n',
                        ('\\', Some('r')) => '\r',
                        ('\\', Some('t')) => '\t',
                        ('\\', Some(c)) => c,
                        (c, _) => c,
                    };
                    if let Some(argument) = arguments.last_mut() {
                        argument.push(c);
                    }
                }
                pipes.push(Pipe { name: std::mem::take(&mut name), arguments });
            }
            c => name.push(c),
        }
    }
    if !name.is_empty() {
        pipes.push(Pipe { name, arguments: Vec::new() });
    }
    pipes
}

/// The bytes between two places, which count from the end if they are negative.
fn slice(body: &Body, start: &str, end: &str) -> Option<Body> {
    let bytes = body.bytes();
    let place = |text: &str, default: usize| -> Option<usize> {
        if text.eq_ignore_ascii_case("null") {
            return Some(default);
        }
        let number: i64 = text.parse().ok()?;
        let length = i64::try_from(bytes.len()).ok()?;
        let place = if number < 0 { number + length } else { number };
        usize::try_from(place.clamp(0, length)).ok()
    };
    let (start, end) = (place(start, 0)?, place(end, bytes.len())?);
    Some(bytes.get(start..end).unwrap_or_default().to_vec().into())
}

/// A step of `trickle`.
#[derive(Clone, Copy)]
enum Step {
    Bytes(usize),
    Delay(Duration),
    Repeat(usize),
}

/// `100:d1:r2`: bytes, seconds, and how many preceding steps repeat until all is sent.
fn trickle(content: &[u8], text: &str) -> Option<Body> {
    let mut steps: Vec<Step> = Vec::new();
    for item in text.split(':') {
        steps.push(if let Some(seconds) = item.strip_prefix('d') {
            Step::Delay(Duration::try_from_secs_f64(seconds.parse().ok()?).ok()?)
        } else if let Some(count) = item.strip_prefix('r') {
            Step::Repeat(count.parse().ok().filter(|count| count % 2 == 0)?)
        } else {
            Step::Bytes(item.parse().ok()?)
        });
    }
    let (mut parts, mut rest, mut wait) = (Vec::new(), content, Duration::ZERO);
    let mut take = |parts: &mut Vec<(Duration, Vec<u8>)>, wait: &mut Duration, count: usize| {
        let (first, after) = rest.split_at(count.min(rest.len()));
        rest = after;
        if !first.is_empty() {
            parts.push((std::mem::take(wait), first.to_vec()));
        }
        rest.len()
    };
    let mut left = content.len();
    for (index, step) in steps.iter().enumerate() {
        match *step {
            Step::Bytes(count) => left = take(&mut parts, &mut wait, count),
            Step::Delay(time) => wait += time,
            // Only as the last step; and without bytes in it, it would never end.
            Step::Repeat(count) if index + 1 == steps.len() => {
                let again = steps.get(index.checked_sub(count)?..index)?;
                if !again.iter().any(|step| matches!(step, Step::Bytes(1..))) {
                    return None;
                }
                while left > 0 {
                    for step in again {
                        match *step {
                            Step::Bytes(count) => left = take(&mut parts, &mut wait, count),
                            Step::Delay(time) => wait += time,
                            Step::Repeat(_) => {}
                        }
                    }
                }
            }
            Step::Repeat(_) => {}
        }
    }
    if left > 0 {
        take(&mut parts, &mut wait, left);
    }
    if !wait.is_zero() {
        parts.push((wait, Vec::new()));
    }
    Some(in_parts(parts))
}
