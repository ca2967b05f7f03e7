//! Looking at a profile.

use std::io::Write as _;

use serde::Serialize;
use treewright_window::storage_profiles::{Profile, Text};

use super::failure;
use crate::output::{Failure, Out, Outcome};

/// A line of `list` in JSON.
#[derive(Serialize)]
struct Line<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    origin: Option<&'a str>,
    site: &'a str,
    items: u64,
    bytes: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    quota: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cookies: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    changed: Option<i64>,
    caused_by: &'a [String],
}

impl Line<'_> {
    fn print(&self, is_json: bool, out: &mut Out) -> Result<(), Failure> {
        if is_json {
            let json = serde_json::to_string(self).unwrap_or_default();
            return writeln!(out, "{json}").map_err(Failure::output);
        }
        let Self { origin, site, items, bytes, cookies, caused_by, .. } = self;
        let count = |number: u64, name: &str| match number {
            1 => format!("1 {name}"),
            _ => format!("{number} {name}s"),
        };
        let cookies = cookies.map(|cookies| format!("\t{}", count(cookies, "cookie")));
        let cookies = cookies.unwrap_or_default();
        let (items, bytes) = (count(*items, "item"), count(*bytes, "byte"));
        let name = origin.unwrap_or(site);
        let causes = caused_by.join(" ");
        writeln!(out, "{name}\t{items}\t{bytes}{cookies}\tby {causes}").map_err(Failure::output)
    }
}

pub(super) fn list(
    profile: &Profile,
    is_json: bool,
    by_site: bool,
    out: &mut Out,
) -> Result<Outcome, Failure> {
    let mut is_found = false;
    if by_site {
        for (site, usage) in profile.usage_by_site().map_err(failure)? {
            let line = Line {
                origin: None,
                site: &site,
                items: usage.items,
                bytes: usage.bytes,
                quota: None,
                cookies: Some(usage.cookies),
                changed: None,
                caused_by: &usage.caused_by,
            };
            line.print(is_json, out)?;
            is_found = true;
        }
    } else {
        for usage in profile.usage().map_err(failure)? {
            let line = Line {
                origin: Some(&usage.origin),
                site: &usage.site,
                items: usage.items,
                bytes: usage.bytes,
                quota: Some(usage.quota),
                cookies: None,
                changed: Some(usage.changed),
                caused_by: &usage.caused_by,
            };
            line.print(is_json, out)?;
            is_found = true;
        }
    }
    Ok(Outcome::of_search(is_found))
}

pub(super) fn show(
    profile: &Profile,
    origin: &str,
    is_json: bool,
    out: &mut Out,
) -> Result<Outcome, Failure> {
    let area = profile.items(origin).map_err(failure)?;
    for (key, value) in area.iter() {
        let (key, value) = (Text::to_json(key), Text::to_json(value));
        if is_json {
            writeln!(out, "{{\"name\":{key},\"value\":{value}}}").map_err(Failure::output)?;
        } else {
            writeln!(out, "{key}\t{value}").map_err(Failure::output)?;
        }
    }
    Ok(Outcome::of_search(!area.is_empty()))
}

pub(super) fn check(profile: &Profile, out: &mut Out) -> Result<Outcome, Failure> {
    let report = profile.check().map_err(failure)?;
    for problem in &report.problems {
        writeln!(out, "{problem}").map_err(Failure::output)?;
    }
    for path in &report.set_aside {
        writeln!(out, "{}: set aside, because it was damaged", path.display())
            .map_err(Failure::output)?;
    }
    if report.problems.is_empty() {
        let (areas, bytes) = (report.areas, report.file_bytes);
        writeln!(out, "no problems: {areas} areas, {bytes} bytes").map_err(Failure::output)?;
        return Ok(Outcome::Fine);
    }
    Ok(Outcome::Findings)
}
