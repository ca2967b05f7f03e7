//! `{{…}}` in files whose name has `.sub.`, and with the pipe `sub`.

use std::collections::HashMap;

use super::exchange::{Exchange, Failure};
use super::hosts;

/// How a value is written into the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Escaping {
    Html,
    None,
}

/// A piece of an expression.
#[derive(Debug, PartialEq, Eq)]
enum Token {
    /// `$name:`
    Variable(String),
    /// `name` or `$name`
    Name(String),
    /// `[text]`
    Index(String),
    /// `(a, b)`
    Arguments(Vec<String>),
}

/// Replaces all `{{…}}`.
pub(super) fn substitute(
    exchange: &mut Exchange<'_>,
    content: &[u8],
    escaping: Escaping,
) -> Result<Vec<u8>, Failure> {
    let mut output = Vec::with_capacity(content.len());
    let mut variables = HashMap::new();
    let mut rest = content;
    while let Some(start) = find(rest, b"{{") {
        let inner = &rest[start + 2..];
        // The expression has no brace in it, else it is text.
        let Some(end) = inner.iter().position(|byte| *byte == b'}') else { break };
        if inner.get(end + 1) != Some(&b'}') {
            output.extend_from_slice(&rest[..=start]);
            rest = &rest[start + 1..];
            continue;
        }
        output.extend_from_slice(&rest[..start]);
        let expression =
            std::str::from_utf8(&inner[..end]).map_err(|_| Failure::new(500, "no UTF-8"))?;
        let value = evaluate(exchange, expression, &mut variables)?;
        match escaping {
            Escaping::None => output.extend_from_slice(value.as_bytes()),
            Escaping::Html => output.extend_from_slice(escaped(&value).as_bytes()),
        }
        rest = &inner[end + 2..];
    }
    output.extend_from_slice(rest);
    Ok(output)
}

fn find(bytes: &[u8], part: &[u8]) -> Option<usize> {
    bytes.windows(part.len()).position(|window| window == part)
}

/// Text as HTML writes it, with quotes.
pub(super) fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    text.replace('"', "&quot;").replace('\'', "&#x27;")
}

fn evaluate(
    exchange: &mut Exchange<'_>,
    expression: &str,
    variables: &mut HashMap<String, String>,
) -> Result<String, Failure> {
    let wrong = || Failure::new(500, format!("{{{{{expression}}}}} means nothing"));
    let tokens = tokenize(expression);
    let (assigned, tokens) = match tokens.as_slice() {
        [Token::Variable(name), rest @ ..] => (Some(name.clone()), rest),
        all => (None, all),
    };
    let [Token::Name(name), rest @ ..] = tokens else { return Err(wrong()) };
    let value = match (variables.get(name), rest) {
        (Some(value), []) => value.clone(),
        _ => field(exchange, name, rest).ok_or_else(wrong)?,
    };
    if let Some(assigned) = assigned {
        variables.insert(assigned, value.clone());
    }
    Ok(value)
}

fn field(exchange: &mut Exchange<'_>, name: &str, rest: &[Token]) -> Option<String> {
    let url = &exchange.request.url;
    let bytes = |value: &[u8]| String::from_utf8_lossy(value).into_owned();
    Some(match (name, rest) {
        ("host", []) => hosts::HOST.to_owned(),
        ("domains", [Token::Index(name)]) => hosts::host("", name)?,
        ("hosts", [Token::Index(site), Token::Index(name)]) => hosts::host(site, name)?,
        ("ports", [Token::Index(protocol), Token::Index(index)]) => {
            hosts::ports(protocol).get(index.parse::<usize>().ok()?)?.to_string()
        }
        ("location", [Token::Index(part)]) => {
            let (hostname, number) = (url.host_str()?, url.port_or_known_default()?);
            match part.as_str() {
                "server" => format!("{}://{hostname}:{number}", url.scheme()),
                "scheme" => url.scheme().to_owned(),
                "host" => format!("{hostname}:{number}"),
                "hostname" => hostname.to_owned(),
                "port" => number.to_string(),
                "path" | "pathname" => url.path().to_owned(),
                "query" => format!("?{}", url.query().unwrap_or_default()),
                _ => return None,
            }
        }
        ("GET", [Token::Index(name)]) => exchange.first(name).map(bytes).unwrap_or_default(),
        ("headers", [Token::Index(name)]) => bytes(&exchange.header(name)?),
        ("header_or_default", [Token::Arguments(arguments)]) => {
            let [name, default] = arguments.as_slice() else { return None };
            exchange.header(name).map_or_else(|| default.clone(), |value| bytes(&value))
        }
        ("url_base", []) => "/".to_owned(),
        ("uuid", [Token::Arguments(arguments)]) if arguments.is_empty() => exchange.stash.uuid(),
        _ => return None,
    })
}

/// The pieces of an expression; it ends at the first invalid piece.
fn tokenize(expression: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = expression;
    loop {
        let word_end = |text: &str| {
            text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len())
        };
        let (dollar, word) = match rest.strip_prefix('$') {
            Some(word) => (true, word),
            None => (false, rest),
        };
        let end = word_end(word);
        if end > 0 {
            let text = format!("{}{}", if dollar { "$" } else { "" }, &word[..end]);
            rest = &word[end..];
            match rest.strip_prefix(':') {
                Some(after) if dollar => {
                    tokens.push(Token::Variable(text));
                    rest = after;
                }
                _ => tokens.push(Token::Name(text)),
            }
        } else if let Some((index, after)) =
            rest.strip_prefix('[').and_then(|rest| rest.split_once(']'))
        {
            tokens.push(Token::Index(index.to_owned()));
            rest = after;
        } else if let Some((list, after)) =
            rest.strip_prefix('(').and_then(|rest| rest.split_once(')'))
        {
            let list = if list.is_empty() { Vec::new() } else { list.split(',').collect() };
            let list = list.into_iter().enumerate();
            let list = list.map(|(index, text)| if index == 0 { text } else { text.trim_start() });
            tokens.push(Token::Arguments(list.map(str::to_owned).collect()));
            rest = after;
        } else {
            return tokens;
        }
    }
}
