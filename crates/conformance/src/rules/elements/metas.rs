//! Metadata that a page has once, and where `meta` declares the encoding.
//!
//! <https://html.spec.whatwg.org/multipage/semantics.html#the-meta-element>

use rustc_hash::FxHashMap;
use treewright_markup::tag;

use crate::codes::metas as codes;
use crate::context::{Context, Element};
use crate::rules::Subject;
use crate::rules::concern::Concern;

/// See the module.
#[derive(Default)]
pub(super) struct Metas<'a> {
    /// The first element with each key: a name or a pragma, and the attribute that distinguishes several.
    first: FxHashMap<(String, String), Element<'a>>,
}

/// "The element containing the character encoding declaration must be serialized completely within the first 1024
/// bytes of the document."
const MOST_BYTES: u32 = 1024;

impl<'a> Subject<'a> for Metas<'a> {
    const ENTERS: Concern = Concern::of(&[tag::META]);

    fn enter(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if !element.is_html_element(tag::META) || cx.is_in_a_shadow_tree() {
            return;
        }
        self.once(cx, element);
        if element.attr_is("name", "viewport") {
            viewport(cx, element);
        }
        let is_declaration =
            element.has("charset") || element.attr_is("http-equiv", "content-type");
        if is_declaration && cx.is_a_page() && !cx.options.is_srcdoc {
            let span = element.start_tag().span();
            if element.node.origin().is_some_and(|origin| origin.is_written())
                && span.end > MOST_BYTES
            {
                cx.report(&codes::LATE_ENCODING_DECLARATION, element.start_tag(), &[]);
            }
            let is_plain = |attribute| is_written_as_it_is(cx, element, attribute);
            if let Some(attribute) =
                ["charset", "http-equiv", "content"].into_iter().find(|name| !is_plain(name))
            {
                let place = element.place_of_value(attribute);
                cx.report(&codes::ENCODING_DECLARATION_WITH_REFERENCES, place, &[]);
            }
        }
    }
}

/// Returns false for an attribute whose value is written with character references.
fn is_written_as_it_is(cx: &Context<'_>, element: Element<'_>, attribute: &str) -> bool {
    let origin = element.node.origin().and_then(|origin| origin.attribute(attribute));
    let written = origin.and_then(|origin| cx.document.source_text(origin.value_span()));
    !written.is_some_and(|written| written.contains('&'))
}

/// Reports a viewport that cannot be enlarged to twice its size.
/// <https://www.w3.org/WAI/WCAG22/Understanding/resize-text.html>
fn viewport<'a>(cx: &mut Context<'a>, meta: Element<'a>) {
    let content = meta.attr("content").unwrap_or_default();
    let narrow = content.split([',', ';']).find(|property| {
        let (name, value) = property.split_once('=').unwrap_or_default();
        let value = value.trim_ascii();
        match name.trim_ascii().to_ascii_lowercase().as_str() {
            "user-scalable" => value.eq_ignore_ascii_case("no") || value == "0",
            "maximum-scale" => value.parse::<f64>().is_ok_and(|most| (0.0..2.0).contains(&most)),
            _ => false,
        }
    });
    if let Some(narrow) = narrow {
        let values = [("value", narrow.trim_ascii())];
        cx.report(&codes::VIEWPORT_WITHOUT_ZOOM, meta.place_of_value("content"), &values);
    }
}

/// The language of an element, in lower case: its own, or that of the nearest element around it that has one.
/// <https://html.spec.whatwg.org/multipage/dom.html#language>
fn language_of<'a>(cx: &Context<'a>, element: Element<'a>) -> String {
    /// The maximum number of elements around it that are examined.
    const MOST: usize = 100;
    let around = || cx.ancestors().take(MOST).find_map(|ancestor| ancestor.attr("lang"));
    element.attr("lang").or_else(around).unwrap_or_default().to_ascii_lowercase()
}

impl<'a> Metas<'a> {
    fn once(&mut self, cx: &mut Context<'a>, meta: Element<'a>) {
        let name = meta.attr("name").unwrap_or_default().to_ascii_lowercase();
        let pragma = meta.attr("http-equiv").unwrap_or_default().to_ascii_lowercase();
        let key = match (name.as_str(), pragma.as_str()) {
            ("description" | "color-scheme", _) => (name, String::new()),
            ("application-name", _) => (name, language_of(cx, meta)),
            ("theme-color", _) => (name, meta.attr("media").unwrap_or_default().to_owned()),
            // "There must not be more than one `meta` element with any particular state in the document at a time."
            // Another rule checks encoding declarations.
            (
                _,
                "content-language"
                | "content-security-policy"
                | "default-style"
                | "refresh"
                | "x-ua-compatible",
            ) => (pragma, String::new()),
            _ => return,
        };
        match self.first.get(&key) {
            Some(first) => {
                let first = *first;
                let values = [("name", key.0.as_str())];
                // SPEC-NOTE: browsers enforce all policies of a page, and pages have several for that reason, so that
                // this is a remark only.
                let rule = match key.0.as_str() {
                    "content-security-policy" => &codes::SECOND_CONTENT_SECURITY_POLICY,
                    _ => &codes::REPEATED_META,
                };
                let reported = cx.report(rule, meta.start_tag(), &values);
                reported.related(first.start_tag(), "the first one");
            }
            None => {
                self.first.insert(key, meta);
            }
        }
    }
}
