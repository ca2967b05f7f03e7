//! The parameters of a request.

use std::collections::HashMap;

use regex::Regex;
use treewright::read::url::{Url, form_urlencoded};

use crate::checking::formats::VnuForm;
use crate::checking::syntax::Syntax;
use crate::commands::vnu::whole;

/// The parameters, from the address and from a form.
#[derive(Debug)]
pub(super) struct Parameters {
    values: HashMap<String, String>,
}

impl Parameters {
    /// Those in the target of a request: `/?out=json`.
    pub(super) fn of_target(target: &str) -> Self {
        let query = target.split_once('?').map_or("", |(_, query)| query);
        let query = query.split('#').next().unwrap_or_default();
        Self::of_query(query)
    }

    pub(super) fn of_query(query: &str) -> Self {
        let pairs = form_urlencoded::parse(query.as_bytes());
        Self {
            values: pairs.map(|(name, value)| (name.into_owned(), value.into_owned())).collect(),
        }
    }

    /// Adds those of a form.
    pub(super) fn add(&mut self, name: String, value: String) {
        self.values.insert(name, value);
    }

    pub(super) fn get(&self, name: &str) -> Option<&str> {
        self.values.get(name).map(String::as_str).filter(|value| !value.is_empty())
    }

    pub(super) fn is_yes(&self, name: &str) -> bool {
        self.get(name) == Some("yes")
    }

    pub(super) fn form(&self) -> Result<VnuForm, String> {
        let name = self.get("out").unwrap_or_default();
        VnuForm::named(name).ok_or_else(|| format!("unknown output {name:?}"))
    }

    pub(super) fn errors_only(&self) -> Result<bool, String> {
        match self.get("level") {
            None | Some("info" | "warning") => Ok(false),
            Some("error") => Ok(true),
            Some(other) => Err(format!("unknown level {other:?}")),
        }
    }

    /// Returns true if infos are left out, which weigh less than warnings.
    pub(super) fn skips_infos(&self) -> bool {
        self.get("level") == Some("warning")
    }

    pub(super) fn filter(&self) -> Result<Option<Regex>, String> {
        let patterns: Vec<String> =
            self.get("filterpattern").into_iter().map(str::to_owned).collect();
        whole(&patterns)
    }

    /// The function that JSON is given to: a name of JavaScript, with dots.
    pub(super) fn callback(&self) -> Result<Option<&str>, String> {
        let Some(name) = self.get("callback") else { return Ok(None) };
        let is_name = |part: &str| {
            let mut characters = part.chars();
            let is_start = |c: char| c.is_ascii_alphabetic() || matches!(c, '_' | '$');
            characters.next().is_some_and(is_start)
                && characters.all(|c| is_start(c) || c.is_ascii_digit())
        };
        if name.split('.').all(is_name) {
            Ok(Some(name))
        } else {
            Err(format!("{name:?} is not the name of a function"))
        }
    }

    /// The parts of the request that are not to be had here.
    pub(super) fn refusal(&self) -> Option<String> {
        match self.get("parser") {
            None | Some("html" | "html5" | "html4" | "htmltr" | "xml" | "xmldtd") => {}
            Some(other) => {
                return Some(format!("unknown parser {other:?}; use html or xml"));
            }
        }
        let has = |name: &str| self.get(name).is_some();
        ["schema", "filterurl"]
            .into_iter()
            .find(|name| has(name))
            .map(|name| format!("the parameter {name} is not supported"))
    }

    /// The syntax that is asked for.
    pub(super) fn syntax(&self) -> Option<Syntax> {
        match self.get("parser")? {
            "xml" | "xmldtd" => Some(Syntax::Xml),
            _ => Some(Syntax::Html),
        }
    }

    /// The address of the page to fetch.
    pub(super) fn document(&self) -> Option<Result<Url, String>> {
        let text = self.get("doc")?;
        Some(Url::parse(text).map_err(|error| format!("{text}: {error}")))
    }

    pub(super) fn header(&self) -> Option<(String, String)> {
        let (name, value) = self.get("additionalrequestheader")?.split_once(':')?;
        Some((name.trim().to_owned(), value.trim().to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn callbacks() {
        for (query, expected) in [
            ("/?callback=a.b_1", Ok(Some("a.b_1"))),
            ("/", Ok(None)),
            ("/?callback=alert(1)", Err(())),
            ("/?callback=a..b", Err(())),
        ] {
            let parameters = Parameters::of_target(query);
            assert_eq!(parameters.callback().map_err(|_| ()), expected);
        }
    }
}
