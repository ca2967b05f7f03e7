//! The attributes that policies are about: those with URLs, and references to ids and names.

use std::sync::LazyLock;

use rustc_hash::FxHashMap;

/// Made from the tables of the checker.
const REFERENCES: &str = include_str!("../../data/references.tsv");
const MORE: &str = include_str!("../../data/references-more.tsv");

/// The kind of an attribute's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A URL.
    Url,
    /// URLs with white space between them.
    Urls,
    /// Image candidate strings.
    Candidates,
    /// An id, or a reference to one.
    Id,
    /// References to ids, with white space between them.
    Ids,
    /// Times at which an animation begins or ends, which can have references to ids.
    Times,
    /// `#` and a name.
    HashName,
    /// The name of a navigable, or a keyword.
    Target,
    /// A declarative refresh.
    Refresh,
    /// Classes.
    Classes,
    /// Declarations.
    Style,
}

/// A kind, and the elements that have it; none are all.
type KindOfElements = (Vec<&'static str>, Kind);

/// The kinds by attribute.
static KINDS: LazyLock<FxHashMap<&str, Vec<KindOfElements>>> = LazyLock::new(|| {
    let mut all: FxHashMap<&str, Vec<KindOfElements>> = FxHashMap::default();
    for line in MORE.lines().chain(REFERENCES.lines()) {
        let mut cells = line.split('\t');
        let kind = match cells.next() {
            Some("url") => Kind::Url,
            Some("urls") => Kind::Urls,
            Some("candidates") => Kind::Candidates,
            Some("id") => Kind::Id,
            Some("ids") => Kind::Ids,
            Some("times") => Kind::Times,
            Some("hash-name") => Kind::HashName,
            Some("target") => Kind::Target,
            _ => continue,
        };
        let (Some(elements), Some(attribute)) = (cells.next(), cells.next()) else { continue };
        let elements = match elements {
            "*" => Vec::new(),
            elements => elements.split(' ').collect(),
        };
        all.entry(attribute).or_default().push((elements, kind));
    }
    all
});

/// Elements whose `name` is not among the names of the page.
const WITH_OTHER_NAMES: [&str; 3] = ["meta", "param", "slot"];

/// The kind of an attribute without a namespace, or in that of XLink, by its local name.
pub(super) fn kind_of(element: &str, attribute: &str) -> Option<Kind> {
    match attribute {
        "id" => Some(Kind::Id),
        "name" => (!WITH_OTHER_NAMES.contains(&element)).then_some(Kind::Id),
        "class" => Some(Kind::Classes),
        "style" => Some(Kind::Style),
        "content" if element == "meta" => Some(Kind::Refresh),
        _ => {
            let rows = KINDS.get(attribute)?;
            let is_for = |elements: &[&str]| elements.is_empty() || elements.contains(&element);
            rows.iter().find(|(elements, _)| is_for(elements)).map(|(_, kind)| *kind)
        }
    }
}

/// Returns true for an attribute that policies may set.
pub(super) fn can_be_set(element: &str, attribute: &str) -> bool {
    let is_name = attribute.starts_with(|letter: char| letter.is_ascii_lowercase())
        && attribute.bytes().all(|byte| {
            byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-' || byte == b'_'
        });
    let is_of_the_parser = matches!(attribute, "http-equiv" | "is" | "slot" | "srcdoc" | "xmlns")
        || attribute.starts_with("shadowroot");
    let is_reference = kind_of(element, attribute).is_some_and(|kind| kind != Kind::Target);
    is_name && !attribute.starts_with("on") && !is_of_the_parser && !is_reference
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds() {
        for (element, attribute, expected) in [
            ("a", "href", Some(Kind::Url)),
            ("unknown", "href", Some(Kind::Url)),
            ("blockquote", "cite", Some(Kind::Url)),
            ("p", "cite", None),
            ("img", "srcset", Some(Kind::Candidates)),
            ("img", "usemap", Some(Kind::HashName)),
            ("a", "ping", Some(Kind::Urls)),
            ("td", "headers", Some(Kind::Ids)),
            ("label", "for", Some(Kind::Id)),
            ("output", "for", Some(Kind::Ids)),
            ("template", "for", None),
            ("p", "aria-labelledby", Some(Kind::Ids)),
            ("p", "aria-activedescendant", Some(Kind::Id)),
            ("my-control", "form", Some(Kind::Id)),
            ("animate", "begin", Some(Kind::Times)),
            ("set", "end", Some(Kind::Times)),
            ("p", "begin", None),
            ("p", "aria-actions", Some(Kind::Ids)),
            ("img", "attributionsrc", Some(Kind::Urls)),
            ("a", "name", Some(Kind::Id)),
            ("meta", "name", None),
            ("meta", "content", Some(Kind::Refresh)),
            ("td", "background", Some(Kind::Url)),
            ("p", "title", None),
        ] {
            assert_eq!(kind_of(element, attribute), expected, "{element} {attribute}");
        }
        for (attribute, expected) in [
            ("loading", true),
            ("referrerpolicy", true),
            ("target", true),
            ("data-a", true),
            ("onclick", false),
            ("href", false),
            ("class", false),
            ("style", false),
            ("Title", false),
            ("a=b", false),
            ("", false),
            ("srcdoc", false),
        ] {
            assert_eq!(can_be_set("img", attribute), expected, "{attribute}");
        }
    }
}
