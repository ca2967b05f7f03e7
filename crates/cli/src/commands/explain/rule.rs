//! The rules of `treewright check`, explained.

use std::ffi::{OsStr, OsString};
use std::io::{self, Write as _};
use std::path::Path;

use serde::Serialize;
use treewright::Rule;
use treewright::conformance::{rule, rules};

use crate::checking::selection::nearest;
use crate::output::{Printer, style};
use crate::results::write_json_line;

/// The rules, if all arguments are codes of rules, and none is the name of a file.
pub(super) fn rules_of(arguments: &[OsString]) -> Option<Vec<&'static Rule>> {
    let found = arguments.iter().map(|argument| {
        let code = argument.to_str()?;
        rule(code).filter(|_| !Path::new(code).exists())
    });
    let rules: Vec<_> = found.collect::<Option<_>>()?;
    (!rules.is_empty()).then_some(rules)
}

/// A remark about a name that looks like the code of a rule but is not one, for the message about the missing file.
pub(super) fn words_about(name: &OsStr) -> Option<String> {
    let name = name.to_str()?;
    let is_in_code = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    if !name.contains('-') || name.starts_with('-') || !name.bytes().all(is_in_code) {
        return None;
    }
    if rule(name).is_some() {
        return Some("; codes of rules and files are not explained together".to_owned());
    }
    let similar = nearest(name, rules().map(|rule| rule.code));
    let similar =
        similar.map_or_else(String::new, |code| format!("; a similar one exists: {code}"));
    Some(format!(", and no rule with this code{similar}"))
}

/// Prints a rule: the message, the explanation, the reason, the examples and other names.
pub(super) fn print(rule: &Rule, out: &mut Printer<'_>) -> io::Result<()> {
    out.name(style::FILE, rule.code)?;
    writeln!(out, ": {}: {}", rule.severity, without_names(rule.message))?;
    writeln!(out, "\n{}\n\nWhy: {}", rule.explanation, rule.why)?;
    for (title, example) in [("Example", rule.bad), ("Fixed", rule.fixed)] {
        if example.is_empty() {
            continue;
        }
        writeln!(out, "\n{title}:\n")?;
        for line in example.lines() {
            if line.is_empty() {
                writeln!(out)?;
            } else {
                writeln!(out, "    {line}")?;
            }
        }
    }
    if !rule.names.is_empty() {
        writeln!(out, "\nElsewhere:")?;
        for (program, name) in rule.names {
            writeln!(out, "  {program}: {name}")?;
        }
    }
    writeln!(out, "\n{}", rule.anchor)
}

/// The message of a rule with an ellipsis for each value that a page has.
fn without_names(message: &str) -> String {
    let mut out = String::with_capacity(message.len());
    let mut rest = message;
    while let Some((before, (name, after))) =
        rest.split_once('{').and_then(|(before, after)| Some((before, after.split_once('}')?)))
    {
        out.push_str(before);
        // Advice and reasons are separate sentences.
        let is_a_sentence = matches!(name, "advice") && !before.ends_with(['`', ' ']);
        out.push_str(if is_a_sentence { "" } else { "…" });
        rest = after;
    }
    out.push_str(rest);
    out
}

#[derive(Serialize)]
struct JsonRule {
    code: &'static str,
    severity: &'static str,
    message: &'static str,
    explanation: &'static str,
    why: &'static str,
    example: &'static str,
    fixed: &'static str,
    url: &'static str,
    names: Vec<JsonName>,
}

#[derive(Serialize)]
struct JsonName {
    program: &'static str,
    name: &'static str,
}

/// Prints a rule as a line of JSON.
pub(super) fn print_json(rule: &Rule, out: &mut Printer<'_>) -> io::Result<()> {
    let names = rule.names.iter().map(|(program, name)| JsonName { program, name });
    let json = JsonRule {
        code: rule.code,
        severity: rule.severity.as_str(),
        message: rule.message,
        explanation: rule.explanation,
        why: rule.why,
        example: rule.bad,
        fixed: rule.fixed,
        url: rule.anchor,
        names: names.collect(),
    };
    write_json_line(out, &json)
}
