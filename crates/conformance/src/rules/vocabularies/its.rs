//! The local attributes of the Internationalization Tag Set in HTML.
//!
//! <https://www.w3.org/TR/its20/#html5-markup>

use super::iris::mistake_of_iri;

/// The form of the value of an attribute.
#[derive(Clone, Copy)]
enum Form {
    Anything,
    OneOf(&'static [&'static str]),
    /// A number from 0 to this one.
    UpTo(f64),
    Integer,
    NonNegativeInteger,
    Iri,
    /// One or more of them, with white space between.
    Iris,
}

/// <https://www.w3.org/TR/its20/#lqissue-typevalues>
const ISSUES: &[&str] = &[
    "terminology",
    "mistranslation",
    "omission",
    "untranslated",
    "addition",
    "duplication",
    "inconsistency",
    "grammar",
    "legal",
    "register",
    "locale-specific-content",
    "locale-violation",
    "style",
    "characters",
    "misspelling",
    "typographical",
    "formatting",
    "inconsistent-entities",
    "numbers",
    "markup",
    "pattern-problem",
    "whitespace",
    "internationalization",
    "length",
    "non-conformance",
    "uncategorized",
    "other",
];

fn form(name: &str) -> Option<Form> {
    const YES_OR_NO: Form = Form::OneOf(&["yes", "no"]);
    Some(match name.strip_prefix("its-")? {
        "loc-note-type" => Form::OneOf(&["alert", "description"]),
        "term" | "loc-quality-issue-enabled" => YES_OR_NO,
        "within-text" => Form::OneOf(&["yes", "no", "nested"]),
        "locale-filter-type" => Form::OneOf(&["include", "exclude"]),
        // <https://www.w3.org/TR/its20/#storagesize>
        "line-break-type" => Form::OneOf(&["cr", "lf", "crlf"]),
        "loc-quality-issue-type" => Form::OneOf(ISSUES),
        "term-confidence" | "ta-confidence" | "mt-confidence" => Form::UpTo(1.0),
        "loc-quality-issue-severity"
        | "loc-quality-rating-score"
        | "loc-quality-rating-score-threshold" => Form::UpTo(100.0),
        "loc-quality-rating-vote" | "loc-quality-rating-vote-threshold" => Form::Integer,
        "storage-size" => Form::NonNegativeInteger,
        "loc-note-ref"
        | "loc-quality-issue-profile-ref"
        | "loc-quality-issues-ref"
        | "loc-quality-rating-profile-ref"
        | "org-ref"
        | "person-ref"
        | "provenance-records-ref"
        | "rev-org-ref"
        | "rev-person-ref"
        | "rev-tool-ref"
        | "ta-class-ref"
        | "ta-ident-ref"
        | "term-info-ref"
        | "tool-ref" => Form::Iri,
        "prov-ref" => Form::Iris,
        "allowed-characters"
        | "annotators-ref"
        | "loc-note"
        | "loc-quality-issue-comment"
        | "locale-filter-list"
        | "org"
        | "person"
        | "rev-org"
        | "rev-person"
        | "rev-tool"
        | "storage-encoding"
        | "ta-ident"
        | "ta-source"
        | "tool" => Form::Anything,
        _ => return None,
    })
}

/// Returns true for the attributes of ITS.
pub(super) fn is_of_its(name: &str) -> bool {
    form(name).is_some()
}

/// The attributes of which one is required with an attribute of ITS, if any.
/// <https://www.w3.org/TR/its20/#datacategory-description>
pub(in crate::rules) fn needed_by_its(name: &str) -> &'static [&'static str] {
    match name {
        "its-loc-note-type" => &["its-loc-note", "its-loc-note-ref"],
        "its-term-info-ref" | "its-term-confidence" => &["its-term"],
        "its-ta-source" => &["its-ta-ident"],
        "its-ta-ident" => &["its-ta-source"],
        "its-loc-quality-rating-profile-ref" => {
            &["its-loc-quality-rating-score", "its-loc-quality-rating-vote"]
        }
        "its-loc-quality-rating-score-threshold" => &["its-loc-quality-rating-score"],
        "its-loc-quality-rating-vote-threshold" => &["its-loc-quality-rating-vote"],
        "its-storage-encoding" | "its-line-break-type" => &["its-storage-size"],
        "its-locale-filter-type" => &["its-locale-filter-list"],
        _ => &[],
    }
}

/// The attributes that are not allowed with an attribute of ITS, because they express the same in another way.
/// <https://www.w3.org/TR/its20/#datacategory-description>
pub(in crate::rules) fn excluded_by_its(name: &str) -> &'static [&'static str] {
    match name {
        "its-loc-note-ref" => &["its-loc-note"],
        // <https://www.w3.org/TR/its20/#textanalysis>
        "its-ta-ident-ref" => &["its-ta-ident", "its-ta-source"],
        "its-loc-quality-rating-vote" => &["its-loc-quality-rating-score"],
        "its-loc-quality-issue-type"
        | "its-loc-quality-issue-comment"
        | "its-loc-quality-issue-severity"
        | "its-loc-quality-issue-profile-ref"
        | "its-loc-quality-issue-enabled" => &["its-loc-quality-issues-ref"],
        "its-person-ref" => &["its-person", "its-provenance-records-ref"],
        "its-org-ref" => &["its-org", "its-provenance-records-ref"],
        "its-tool-ref" => &["its-tool", "its-provenance-records-ref"],
        "its-rev-person-ref" => &["its-rev-person", "its-provenance-records-ref"],
        "its-rev-org-ref" => &["its-rev-org", "its-provenance-records-ref"],
        "its-rev-tool-ref" => &["its-rev-tool", "its-provenance-records-ref"],
        "its-person" | "its-org" | "its-tool" | "its-rev-person" | "its-rev-org"
        | "its-rev-tool" | "its-prov-ref" => &["its-provenance-records-ref"],
        _ => &[],
    }
}

/// The form that the value of an attribute of ITS should have and has not.
pub(in crate::rules) fn expected_by_its(name: &str, value: &str) -> Option<String> {
    let integer = value.parse::<i64>().ok();
    match form(name)? {
        Form::Anything => None,
        Form::OneOf(words) if words.iter().any(|word| word.eq_ignore_ascii_case(value)) => None,
        Form::OneOf(words) => Some(format!("one of `{}`", words.join("`, `"))),
        Form::UpTo(most) => {
            let is_right = value.parse().is_ok_and(|number: f64| (0.0..=most).contains(&number));
            (!is_right).then(|| format!("a number from 0 to {most}"))
        }
        Form::Integer => integer.is_none().then(|| "an integer".to_owned()),
        Form::NonNegativeInteger => {
            let is_right = integer.is_some_and(|size| size >= 0);
            (!is_right).then(|| "an integer that is not below zero".to_owned())
        }
        Form::Iri => (!is_iri(value.trim_ascii())).then(|| "an IRI".to_owned()),
        Form::Iris => {
            let mut words = value.split_ascii_whitespace().peekable();
            let is_right = words.peek().is_some() && words.all(is_iri);
            (!is_right).then(|| "IRIs with white space between".to_owned())
        }
    }
}

fn is_iri(text: &str) -> bool {
    !text.is_empty() && mistake_of_iri(text).is_none()
}

#[cfg(test)]
mod tests {
    use super::{expected_by_its, is_of_its};

    #[test]
    fn values() {
        for (name, value, is_right) in [
            ("its-term", "yes", true),
            ("its-term", "maybe", false),
            ("its-ta-confidence", "0.7", true),
            ("its-ta-confidence", "1.1", false),
            ("its-loc-quality-issue-severity", "50", true),
            ("its-loc-quality-issue-type", "misspelling", true),
            ("its-loc-quality-issue-type", "spelling", false),
            ("its-loc-quality-rating-vote", "-3", true),
            ("its-storage-size", "0", true),
            ("its-loc-note", "Green or black", true),
            ("its-loc-note-ref", "notes.html#a", true),
            ("its-loc-note-ref", "a b", false),
            ("its-annotators-ref", "terminology|http://example.com/", true),
            ("its-prov-ref", "http://example.com/a http://example.com/b", true),
            ("its-prov-ref", "a %", false),
            ("its-line-break-type", "nel", false),
        ] {
            assert_eq!(expected_by_its(name, value).is_none(), is_right, "{name}={value}");
        }
        assert!(!is_of_its("its-translate"));
    }
}
