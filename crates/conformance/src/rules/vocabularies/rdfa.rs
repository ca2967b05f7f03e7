//! RDFa: declarations of prefixes and the vocabulary, and the values that have terms and prefixes.
//!
//! <https://www.w3.org/TR/rdfa-core/#s_syntax>, <https://www.w3.org/TR/html-rdfa/>

use treewright_markup::is_custom_element_name;
use treewright_markup::xml::{
    is_name_character, is_name_start_without_colon, is_name_without_colon,
};
use url::Url;

use super::iris::{before_colon, is_scheme, mistake_of_characters, short};
use crate::codes::rdfa as codes;
use crate::context::{Attribute, Context, Element};
use crate::place::Place;
use crate::rules::Subject;
use crate::rules::concern::Concern;
use crate::tables::Names;

/// See the module.
#[derive(Default)]
pub(super) struct Rdfa;

impl<'a> Subject<'a> for Rdfa {
    const ENTERS: Concern = Concern::of(&[]).or_with(Names::RDFA);

    fn enter(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if !element.may_have(Names::RDFA) {
            return;
        }
        for attribute in element.attributes().filter(Attribute::is_plain) {
            let name = attribute.name.local;
            let place = Place::Value(element.node, attribute.name);
            let (code, reason) = match name {
                "prefix" => (&codes::BAD_PREFIX_DECLARATION, mistake_of_prefixes(attribute.value)),
                "vocab" => (&codes::BAD_VOCABULARY, mistake_of_vocabulary(attribute.value)),
                name if name.starts_with("xmlns:") => {
                    let values = [("attribute", name)];
                    let place = Place::Attribute(element.node, attribute.name);
                    cx.report(&codes::NAMESPACE_DECLARATION, place, &values);
                    continue;
                }
                "rel" | "rev" if has_link_types(element) => continue,
                // A custom element has the attributes that its author wants.
                _ if element.is_in_html() && is_custom_element_name(element.name()) => continue,
                "property" | "typeof" | "rel" | "rev" => {
                    (&codes::BAD_RDFA_VALUE, mistake_of_names(attribute.value))
                }
                "datatype" => (&codes::BAD_RDFA_VALUE, mistake_of_datatype(attribute.value)),
                "about" | "resource" => {
                    (&codes::BAD_RDFA_VALUE, mistake_of_resource(attribute.value))
                }
                _ => continue,
            };
            if let Some(reason) = reason {
                let values =
                    [("value", attribute.value), ("attribute", name), ("reason", reason.as_str())];
                cx.report(code, place, &values);
            }
        }
    }
}

/// Returns true for the elements whose `rel` has the link types of HTML, which can be any tokens. RDFa ignores those
/// that are neither CURIEs nor IRIs there.
/// <https://www.w3.org/TR/html-rdfa/#extensions-to-the-html5-syntax>
fn has_link_types(element: Element<'_>) -> bool {
    matches!(element.name(), "a" | "area" | "form" | "link")
}

/// "A white space separated list of prefix-name IRI pairs of the form `NCName ':' ' '+ xsd:anyURI`."
/// <https://www.w3.org/TR/rdfa-core/#A-prefix>
fn mistake_of_prefixes(value: &str) -> Option<String> {
    let mut words = value.split_ascii_whitespace();
    while let Some(word) = words.next() {
        let Some(name) = word.strip_suffix(':') else {
            return Some(format!("`{}` is not a prefix followed by a colon", short(word)));
        };
        if name == "_" {
            return Some("the prefix `_` is taken".to_owned());
        }
        if !is_name_without_colon(name) {
            return Some(format!("`{}` is not a name", short(name)));
        }
        let Some(address) = words.next() else {
            return Some(format!("the prefix `{}` has no address", short(name)));
        };
        if !is_address(address) {
            return Some(format!("`{}` is not a URL", short(address)));
        }
    }
    None
}

/// `vocab` is an IRI, which is never relative; an empty one takes the vocabulary of the elements around away.
/// <https://www.w3.org/TR/rdfa-core/#A-vocab>
fn mistake_of_vocabulary(value: &str) -> Option<String> {
    let value = value.trim_ascii();
    if !is_address(value) {
        return Some(format!("`{}` is not a URL", short(value)));
    }
    let is_whole = value.is_empty() || Url::parse(value).is_ok();
    (!is_whole).then(|| format!("`{}` is not a whole URL, with a scheme", short(value)))
}

fn is_address(text: &str) -> bool {
    static BASE: std::sync::LazyLock<Option<Url>> =
        std::sync::LazyLock::new(|| Url::parse("https://example.com/").ok());
    !text.bytes().any(|byte| byte.is_ascii_whitespace())
        && Url::options().base_url(BASE.as_ref()).parse(text).is_ok()
}

/// Any number of terms, CURIEs and absolute IRIs.
/// <https://www.w3.org/TR/rdfa-core/#dfn-termorcurieorabsiri>
fn mistake_of_names(value: &str) -> Option<String> {
    value.split_ascii_whitespace().find_map(mistake_of_name)
}

/// One of those, or nothing for a plain literal.
/// <https://www.w3.org/TR/rdfa-core/#A-datatype>
fn mistake_of_datatype(value: &str) -> Option<String> {
    let value = value.trim_ascii();
    if value.contains(|c: char| c.is_ascii_whitespace()) {
        return Some("only one name is allowed".to_owned());
    }
    (!value.is_empty()).then(|| mistake_of_name(value)).flatten()
}

/// A prefix and a colon before all else make a CURIE or an IRI, which look the same here.
fn mistake_of_name(word: &str) -> Option<String> {
    if word.contains(':') {
        return match word.split_once(':') {
            Some((prefix, _)) if !is_prefix(prefix) => {
                Some(format!("`{}` is not a prefix", short(prefix)))
            }
            _ => {
                mistake_of_characters(word).map(|reason| format!("in `{}`, {reason}", short(word)))
            }
        };
    }
    (!is_term(word)).then(|| format!("`{}` is not a term", short(word)))
}

/// <https://www.w3.org/TR/rdfa-core/#s_terms>
fn is_term(word: &str) -> bool {
    word.starts_with(is_name_start_without_colon)
        && word.chars().all(|c| c == '/' || c != ':' && is_name_character(c))
}

/// A prefix, which can be left out, or a scheme.
fn is_prefix(text: &str) -> bool {
    text.is_empty() || is_name_without_colon(text) || is_scheme(text)
}

/// A CURIE in square brackets, a CURIE or an IRI.
/// <https://www.w3.org/TR/rdfa-core/#dfn-safecurieorcurieoriri>
fn mistake_of_resource(value: &str) -> Option<String> {
    let value = value.trim_ascii();
    let curie = match value.strip_prefix('[') {
        None => value,
        Some(after) => match after.strip_suffix(']') {
            Some(curie) => curie,
            None => return Some("the `]` at its end is missing".to_owned()),
        },
    };
    if let Some(prefix) = before_colon(curie).filter(|prefix| !is_prefix(prefix)) {
        return Some(format!("`{}` is neither a scheme nor a prefix", short(prefix)));
    }
    mistake_of_characters(curie)
}

#[cfg(test)]
mod tests {
    use super::{
        mistake_of_datatype, mistake_of_names, mistake_of_prefixes, mistake_of_resource,
        mistake_of_vocabulary,
    };

    fn check(mistake: fn(&str) -> Option<String>, right: &[&str], wrong: &[&str]) {
        for value in right {
            assert_eq!(mistake(value), None, "{value:?}");
        }
        for value in wrong {
            assert!(mistake(value).is_some(), "{value:?}");
        }
    }

    #[test]
    fn declarations_of_prefixes() {
        check(
            mistake_of_prefixes,
            &["", "dc: http://purl.org/dc/terms/", "a: b\n c: d", "é: x"],
            &[
                "dc",
                "dc: ",
                ": http://example.com/",
                "dc:http://example.com/",
                "_: a",
                "$a: b",
                "1: b",
                "a: http://[",
            ],
        );
    }

    #[test]
    fn vocabularies() {
        check(
            mistake_of_vocabulary,
            &["", " http://schema.org/ ", "urn:a", "http://example.com/é#"],
            &["foo", "#", "/a", "schema.org", "_:a", "//schema.org/", "http://a b/", "http://["],
        );
    }

    #[test]
    fn names_with_prefixes() {
        check(
            mistake_of_names,
            &[
                "",
                "name",
                " a\n b ",
                "a/b",
                "é",
                "a.b-c_d",
                "dc:title",
                ":next",
                "_:a",
                "og:image:width",
                "a:1",
                "foaf:",
                "dc:foo(bar)",
                "http://example.com/a#b",
                "x-y:z",
                "tag:a,2026:b",
            ],
            &[
                "1a",
                "-a",
                "#a",
                "/a",
                "a,b",
                "[foaf:name]",
                "a#b",
                "foo(bar",
                "{a}",
                "a {b}",
                "1:a",
                "a:b|c",
                "http://[",
            ],
        );
        check(mistake_of_datatype, &["", "xsd:date", "a"], &["a b", "[xsd:date]", "#a", "1a"]);
    }

    #[test]
    fn resources() {
        check(
            mistake_of_resource,
            &[
                "",
                "#a",
                "a",
                "../b?c",
                "[]",
                "[foaf:a]",
                "[_:b]",
                "_:b",
                "foaf:a",
                "http://example.com/é",
                "é:a",
                "[:a]",
            ],
            &["a b", "http://a b/", "[foaf:", "%", "#a#b", "[a b]", "1:a", "a]", "[[a:b]]"],
        );
    }
}
