//! Policies and their directives.

use treewright_semantics::content_security_policy::{self, fallback_list};

use crate::loader::Headers;
use crate::origin::Origin;

/// <https://w3c.github.io/webappsec-csp/#content-security-policy-object>
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Policy {
    directives: Vec<(String, Vec<String>)>,
    /// The text that it was parsed from.
    serialized: String,
    /// <https://w3c.github.io/webappsec-csp/#policy-disposition>
    is_report_only: bool,
    /// Its source is a header.
    /// <https://w3c.github.io/webappsec-csp/#policy-source>
    pub(crate) is_of_a_header: bool,
    /// <https://w3c.github.io/webappsec-csp/#policy-self-origin>
    pub(super) self_origin: Origin,
}

impl Policy {
    /// <https://w3c.github.io/webappsec-csp/#parse-serialized-policy>
    pub(super) fn parse(serialized: &str, self_origin: Origin) -> Self {
        let mut directives: Vec<(String, Vec<String>)> = Vec::new();
        for (name, value) in content_security_policy::directives(serialized) {
            let name = name.to_ascii_lowercase();
            if directives.iter().all(|(other, _)| *other != name) {
                let words = value.split_ascii_whitespace();
                directives.push((name, words.map(str::to_owned).collect()));
            }
        }
        let serialized = serialized.trim_ascii().to_owned();
        let (is_report_only, is_of_a_header) = (false, false);
        Self { directives, serialized, is_report_only, is_of_a_header, self_origin }
    }

    pub(super) fn serialized(&self) -> &str {
        &self.serialized
    }

    /// True for a policy that is checked, but not enforced.
    pub(super) fn is_report_only(&self) -> bool {
        self.is_report_only
    }

    pub(super) fn is_empty(&self) -> bool {
        self.directives.is_empty()
    }

    pub(super) fn directive(&self, name: &str) -> Option<&[String]> {
        let found = self.directives.iter().find(|(own, _)| own == name);
        found.map(|(_, values)| values.as_slice())
    }

    /// The source list that is effective for a directive.
    pub(super) fn effective(&self, directive: &str) -> Option<&[String]> {
        fallback_list(directive).iter().find_map(|name| self.directive(name))
    }

    /// Removes directives that are not allowed in a policy of a page.
    /// <https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-content-security-policy>
    pub(super) fn without_directives_of_headers(mut self) -> Self {
        let is_of_headers =
            |name: &str| matches!(name, "report-uri" | "frame-ancestors" | "sandbox");
        self.directives.retain(|(name, _)| !is_of_headers(name));
        self
    }
}

/// <https://w3c.github.io/webappsec-csp/#parse-response-csp>
pub(crate) fn parse_a_response_s_policies(headers: &Headers, origin: &Origin) -> Vec<Policy> {
    let mut policies = Vec::new();
    let names = [("Content-Security-Policy", false), ("Content-Security-Policy-Report-Only", true)];
    for (name, is_report_only) in names {
        for value in headers.values(name) {
            for token in String::from_utf8_lossy(value).split(',') {
                let policy = Policy::parse(token, origin.clone());
                if !policy.is_empty() {
                    policies.push(Policy { is_report_only, is_of_a_header: true, ..policy });
                }
            }
        }
    }
    policies
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn policies_are_parsed() {
        let origin = Origin::of(&"https://example.com/".parse().unwrap());
        let policy = Policy::parse(" IMG-src  'none' ; default-src a b;; img-src *;x", origin);
        assert_eq!(policy.directive("img-src"), Some(&["'none'".to_owned()][..]));
        assert_eq!(policy.effective("font-src").map(<[String]>::len), Some(2));
        assert_eq!(policy.directive("x").map(<[String]>::len), Some(0));
        assert_eq!(policy.effective("x"), None);
        assert!(Policy::parse(" ; ;", policy.self_origin.clone()).is_empty());
        let policy = Policy::parse("sandbox; img-src a; report-uri b", policy.self_origin);
        let policy = policy.without_directives_of_headers();
        assert!(policy.directive("sandbox").is_none() && policy.directive("img-src").is_some());
    }
}
