//! The rules that are on, and the weights of their findings.

use std::fmt;
use std::str::FromStr;

use treewright::conformance::rules;
use treewright::{CheckOptions, Rule, Severity};

/// Rules, by a code, by the name of their subject, by a pattern with `*`, or all of them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct RuleSelector(String);

impl RuleSelector {
    /// The selector of no rule.
    pub(crate) const fn none() -> Self {
        Self(String::new())
    }

    pub(crate) fn matches(&self, rule: &Rule) -> bool {
        let Self(text) = self;
        text == "all" || text == rule.code || text == rule.subject || matches(text, rule.code)
    }
}

impl fmt::Display for RuleSelector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for RuleSelector {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let selector = Self(text.trim().to_owned());
        if rules().any(|rule| selector.matches(rule)) {
            return Ok(selector);
        }
        let names = rules().flat_map(|rule| [rule.code, rule.subject]);
        Err(match nearest(&selector.0, names) {
            Some(name) => format!("unknown rule `{selector}`; did you mean `{name}`?"),
            None => format!("unknown rule `{selector}`; docs/rules lists all rules"),
        })
    }
}

/// The name that a mistyped one was meant to be.
pub(crate) fn nearest<'a>(text: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    const ALIKE: f64 = 0.7;
    let alike = names.map(|name| (strsim::jaro_winkler(text, name), name));
    let best = alike.max_by(|(one, _), (other, _)| one.total_cmp(other));
    best.filter(|(alike, _)| *alike >= ALIKE).map(|(_, name)| name)
}

/// Returns true if a pattern matches a text: `*` stands for any characters.
fn matches(pattern: &str, text: &str) -> bool {
    let Some((first, rest)) = pattern.split_once('*') else { return false };
    let Some(mut text) = text.strip_prefix(first) else { return false };
    let Some((middle, last)) = rest.rsplit_once('*') else { return text.ends_with(rest) };
    for part in middle.split('*') {
        match text.split_once(part) {
            Some((_, after)) => text = after,
            None => return false,
        }
    }
    text.ends_with(last)
}

/// The weight that rules are given: `RULE=error`, `RULE=warning`, `RULE=info` or `RULE=off`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Weighing {
    pub(crate) rules: RuleSelector,
    pub(crate) severity: Option<Severity>,
}

impl FromStr for Weighing {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let Some((rules, severity)) = text.split_once('=') else {
            return Err("write RULE=error, RULE=warning, RULE=info or RULE=off".to_owned());
        };
        Ok(Self { rules: rules.parse()?, severity: severity_named(severity)? })
    }
}

/// The weight with a name, `None` for `off`.
pub(crate) fn severity_named(name: &str) -> Result<Option<Severity>, String> {
    match name.trim() {
        "error" => Ok(Some(Severity::Error)),
        "warning" => Ok(Some(Severity::Warning)),
        "info" => Ok(Some(Severity::Info)),
        "off" => Ok(None),
        other => Err(format!("`{other}` is not error, warning, info or off")),
    }
}

/// The name of a weight.
pub(crate) const fn name_of(severity: Option<Severity>) -> &'static str {
    match severity {
        Some(severity) => severity.as_str(),
        None => "off",
    }
}

/// A step of a selection; each changes the result of the steps before it.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Step {
    /// Only these rules are on.
    Only(Vec<RuleSelector>),
    Weigh(Weighing),
}

/// The rules that are on, as a list of steps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Selection(Vec<Step>);

impl Selection {
    /// Adds the three settings, in the order in which they count: `select`, then `ignore`, then `severity`.
    pub(crate) fn add(
        &mut self,
        select: &[RuleSelector],
        ignore: &[RuleSelector],
        severity: &[Weighing],
    ) {
        if !select.is_empty() {
            self.0.push(Step::Only(select.to_vec()));
        }
        let off = ignore.iter().map(|rules| Weighing { rules: rules.clone(), severity: None });
        self.0.extend(off.map(Step::Weigh));
        self.0.extend(severity.iter().cloned().map(Step::Weigh));
    }

    /// The weight of a rule.
    fn severity(&self, rule: &Rule) -> Option<Severity> {
        let mut severity = Some(rule.severity);
        for step in &self.0 {
            match step {
                Step::Only(rules) => {
                    let is_on = rules.iter().any(|selector| selector.matches(rule));
                    severity = is_on.then_some(severity.unwrap_or(rule.severity));
                }
                // A disabled rule stays disabled, unless its code is given.
                Step::Weigh(Weighing { rules, severity: new }) if rules.matches(rule) => {
                    if severity.is_some() || rules.0 == rule.code {
                        severity = *new;
                    }
                }
                Step::Weigh(_) => {}
            }
        }
        severity
    }

    /// The rules whose weight is not their own.
    pub(crate) fn changed(&self) -> impl Iterator<Item = (&'static Rule, Option<Severity>)> + '_ {
        let all = rules().filter(|_| !self.0.is_empty());
        let weighed = all.map(|rule| (rule, self.severity(rule)));
        weighed.filter(|(rule, severity)| *severity != Some(rule.severity))
    }

    /// The options with the weights of this selection.
    pub(crate) fn apply(&self, options: CheckOptions) -> CheckOptions {
        self.changed().fold(options, |options, (rule, severity)| options.severity(rule, severity))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns() {
        for (pattern, text, expected) in [
            ("aria-*", "aria-attribute", true),
            ("aria-*", "no-aria", false),
            ("*-aria", "no-aria", true),
            ("a*b*c", "a-b-c", true),
            ("a*b*c", "a-c-b", false),
            ("*", "anything", true),
            ("duplicate", "duplicate-id", false),
        ] {
            assert_eq!(matches(pattern, text), expected, "{pattern} {text}");
        }
    }

    #[test]
    fn steps_in_their_order() {
        let parse = |text: &str| -> Vec<RuleSelector> {
            text.split_whitespace().map(|word| word.parse().unwrap()).collect()
        };
        let weigh = |text: &str| -> Vec<Weighing> {
            text.split_whitespace().map(|word| word.parse().unwrap()).collect()
        };
        let error = Some(Severity::Error);
        for (select, ignore, severity, code, expected) in [
            ("", "", "", "obsolete-element", error),
            ("obsolete", "", "", "obsolete-element", error),
            ("obsolete", "", "", "duplicate-attribute", None),
            ("all", "obsolete-*", "", "obsolete-element", None),
            ("", "", "obsolete=warning", "obsolete-element", Some(Severity::Warning)),
            ("duplicate-attribute", "", "obsolete=warning", "obsolete-element", None),
            ("", "obsolete", "obsolete-element=info", "obsolete-element", Some(Severity::Info)),
            ("", "", "all=off", "duplicate-attribute", None),
        ] {
            let mut selection = Selection::default();
            selection.add(&parse(select), &parse(ignore), &weigh(severity));
            let rule = treewright::conformance::rule(code).unwrap();
            assert_eq!(selection.severity(rule), expected, "{select} {ignore} {severity} {code}");
        }
    }

    #[test]
    fn mistyped_names() {
        let error = "obsolete-elment".parse::<RuleSelector>().unwrap_err();
        assert!(error.ends_with("did you mean `obsolete-element`?"), "{error}");
        assert!("obsolete-element".parse::<Weighing>().is_err());
        assert!("obsolete-element=warn".parse::<Weighing>().unwrap_err().contains("`warn`"));
    }
}
