//! Things that a page has once, and their order: `main`, `base`, encoding declarations, `autofocus`.
//!
//! <https://html.spec.whatwg.org/multipage/dom.html#the-main-element>

use treewright_markup::{Span, tag};

use crate::codes::document as codes;
use crate::context::{Attribute, Context, Element};
use crate::rules::Subject;
use crate::rules::concern::Concern;
use crate::tables::{ElementSet, Names, Value, attribute_of};

/// See the module.
#[derive(Default)]
pub(super) struct Document<'a> {
    visible_main: Option<Element<'a>>,
    /// The first `meta` with `charset`, and the first encoding declaration of any kind.
    charset: Option<Element<'a>>,
    declaration: Option<Element<'a>>,
    /// The first element with an attribute that takes a URL.
    with_url: Option<Element<'a>>,
    /// The first hyperlink.
    hyperlink: Option<Element<'a>>,
    /// The elements with `autofocus`, by their scoping roots.
    autofocus: Vec<(Option<Element<'a>>, Element<'a>)>,
    /// The open `dialog` elements and popovers, with the numbers of their trees.
    scopes: Vec<(u32, Element<'a>)>,
    /// How many open elements a `main` must not be in because of more than their names in the index, for each tree
    /// that has some, by its number.
    not_around_main: Vec<(u32, usize)>,
}

impl<'a> Subject<'a> for Document<'a> {
    const ENTERS: Concern = Concern::of(&[tag::BASE, tag::DIALOG, tag::FORM, tag::MAIN, tag::META])
        .or_with(WITH_URLS.with(Names::of_all(&["autofocus", "popover"])))
        .or_others();
    const LEAVES: Concern =
        Concern::of(&[tag::DIALOG, tag::FORM]).or_with(Names::of("popover")).or_others();

    fn enter(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if element.is_html_element(tag::DIALOG) || element.has("popover") {
            self.scopes.push((cx.tree(), element));
        }
        if cx.is_in_a_shadow_tree() {
            self.in_a_shadow_tree(cx, element);
        } else {
            self.html(cx, element);
        }
        if is_not_around_main(element) {
            match self.not_around_main.last_mut() {
                Some((tree, count)) if *tree == cx.tree() => *count = count.saturating_add(1),
                _ => self.not_around_main.push((cx.tree(), 1)),
            }
        }
    }

    fn leave(&mut self, _: &mut Context<'a>, &element: &Element<'a>) {
        self.scopes.pop_if(|(_, scope)| scope.node == element.node);
        if is_not_around_main(element)
            && let Some((_, count)) = self.not_around_main.last_mut()
        {
            *count = count.saturating_sub(1);
            if *count == 0 {
                self.not_around_main.pop();
            }
        }
    }

    fn finish(&mut self, cx: &mut Context<'a>) {
        self.encoding(cx);
        self.encoding_is_declared(cx);
    }
}

/// The elements of the index that a `main` may be in.
const AROUND_MAIN: ElementSet = ElementSet::of(&[tag::HTML, tag::BODY, tag::DIV, tag::FORM]);

/// Attributes with URLs.
const URL_ATTRIBUTES: [&str; 12] = [
    "action",
    "cite",
    "data",
    "formaction",
    "href",
    "imagesrcset",
    "itemid",
    "itemtype",
    "ping",
    "poster",
    "src",
    "srcset",
];
const WITH_URLS: Names = Names::of_all(&URL_ATTRIBUTES);

/// Returns true for an element that a `main` must not be in, if this does not show by its name in the index.
fn is_not_around_main(element: Element<'_>) -> bool {
    !can_be_around_main(element) && (element.row.is_none() || element.is_in(AROUND_MAIN))
}

/// "`html`, `body`, `div`, `form` without an accessible name, and autonomous custom elements".
/// <https://html.spec.whatwg.org/multipage/grouping-content.html#hierarchically-correct-main-element>
fn can_be_around_main(element: Element<'_>) -> bool {
    let has_name = element.is_html_element(tag::FORM)
        && ["aria-label", "aria-labelledby", "title"].iter().any(|name| element.has(name));
    (element.is_in(AROUND_MAIN) && !has_name)
        || element.is_in_html() && element.row.is_none() && element.name().contains('-')
}

impl<'a> Document<'a> {
    /// The rules that are about elements of all trees: those about ancestors end at the root of a shadow tree.
    ///
    /// SPEC-NOTE: "a document must not have more than one `main`" is taken to be about the elements that are in the
    /// document tree.
    fn in_a_shadow_tree(&mut self, cx: &mut Context<'a>, element: Element<'a>) {
        if element.is_html_element(tag::MAIN) {
            self.place_of_main(cx, element);
        }
        if element.is_in_html() && element.has("autofocus") {
            self.autofocus(cx, element);
        }
    }

    fn html(&mut self, cx: &mut Context<'a>, element: Element<'a>) {
        if !element.is_in_html() {
            return;
        }
        match element.tag {
            tag::MAIN => self.main(cx, element),
            tag::META => self.meta(cx, element),
            tag::BASE => self.base(cx, element),
            _ => {}
        }
        if element.has("autofocus") {
            self.autofocus(cx, element);
        }
        if self.with_url.is_none() && takes_a_url(element) {
            self.with_url = Some(element);
        }
        if self.hyperlink.is_none() && is_hyperlink(element) {
            self.hyperlink = Some(element);
        }
    }

    /// "A hierarchically correct `main` element is one whose ancestor elements are limited to `html`, `body`, `div`,
    /// `form` without an accessible name, and autonomous custom elements."
    /// <https://html.spec.whatwg.org/multipage/grouping-content.html#hierarchically-correct-main-element>
    fn place_of_main(&self, cx: &mut Context<'a>, main: Element<'a>) {
        let is_inside_one = self.not_around_main.last().is_some_and(|(tree, _)| *tree == cx.tree());
        let is_misplaced = is_inside_one || !cx.inside().without(AROUND_MAIN).is_empty();
        if is_misplaced && cx.is_full() {
            // No walk for a finding that is not kept.
            cx.leave_out(&codes::MISPLACED_MAIN);
        } else if is_misplaced {
            let ancestor = cx.ancestors().find(|around| !can_be_around_main(*around));
            if let Some(ancestor) = ancestor {
                let values = [("ancestor", ancestor.name())];
                let reported = cx.report(&codes::MISPLACED_MAIN, main.start_tag(), &values);
                reported.related(ancestor.start_tag(), "this element");
            }
        }
    }

    /// "A document must not have more than one `main` element that does not have the `hidden` attribute specified."
    /// <https://html.spec.whatwg.org/multipage/grouping-content.html#the-main-element>
    fn main(&mut self, cx: &mut Context<'a>, main: Element<'a>) {
        self.place_of_main(cx, main);
        if main.has("hidden") {
            return;
        }
        match self.visible_main {
            None => self.visible_main = Some(main),
            Some(first) => {
                let reported = cx.report(&codes::SECOND_VISIBLE_MAIN, main.start_tag(), &[]);
                reported.related(first.start_tag(), "the first one");
            }
        }
    }

    /// "There must not be more than one `meta` element with a `charset` attribute per document." "There can only be
    /// one meta-based character encoding declaration in the document."
    /// <https://html.spec.whatwg.org/multipage/semantics.html#charset>
    fn meta(&mut self, cx: &mut Context<'a>, meta: Element<'a>) {
        let by_charset = meta.has("charset");
        if !by_charset && !meta.attr_is("http-equiv", "content-type") {
            return;
        }
        if cx.options.is_srcdoc {
            cx.report(&codes::ENCODING_DECLARATION_IN_SRCDOC, meta.start_tag(), &[]);
        }
        let first = if by_charset { self.charset.or(self.declaration) } else { self.declaration };
        if let Some(first) = first {
            let reported = cx.report(&codes::SECOND_ENCODING_DECLARATION, meta.start_tag(), &[]);
            reported.related(first.start_tag(), "the first one");
        }
        self.charset = self.charset.or(by_charset.then_some(meta));
        self.declaration = self.declaration.or(Some(meta));
    }

    /// "Regardless of whether a character encoding declaration is present or not, the actual character encoding used to
    /// encode the document must be UTF-8." A declaration of another one is reported at its place.
    /// <https://html.spec.whatwg.org/multipage/semantics.html#charset>
    fn encoding(&self, cx: &mut Context<'a>) {
        let encoding = cx.document.character_encoding().name();
        let declared =
            self.declaration.and_then(|meta| meta.attr("charset").or_else(|| meta.attr("content")));
        let is_utf_8 = |label: &str| label.to_ascii_lowercase().ends_with("utf-8");
        if encoding != "UTF-8" && cx.is_a_page() && declared.is_none_or(is_utf_8) {
            cx.report(
                &codes::ENCODING_OTHER_THAN_UTF_8,
                Span::default(),
                &[("encoding", encoding)],
            );
        }
    }

    /// "If an HTML document does not start with a BOM, and its encoding is not explicitly given by Content-Type
    /// metadata, and the document is not an `iframe` `srcdoc` document, then the encoding must be specified using a
    /// `meta` element".
    /// <https://html.spec.whatwg.org/multipage/semantics.html#charset>
    fn encoding_is_declared(&self, cx: &mut Context<'a>) {
        let is_needed = cx.options.needs_encoding_declaration && !cx.options.is_srcdoc;
        if is_needed && cx.is_a_page() && !cx.is_xml && self.declaration.is_none() {
            cx.report(&codes::MISSING_ENCODING_DECLARATION, Span::default(), &[]);
        }
    }

    /// "A `base` element, if it has an `href` attribute, must come before any other elements in the tree that have
    /// attributes defined as taking URLs." If it has a `target`, it "must come before any elements in the tree that
    /// represent hyperlinks."
    /// <https://html.spec.whatwg.org/multipage/semantics.html#the-base-element>
    fn base(&mut self, cx: &mut Context<'a>, base: Element<'a>) {
        let with_url = self.with_url.filter(|_| base.has("href"));
        let hyperlink = self.hyperlink.filter(|_| base.has("target"));
        let kinds = [(with_url, "element with a URL"), (hyperlink, "link that can be followed")];
        let found = kinds.into_iter().find_map(|(earlier, kind)| Some((earlier?, kind)));
        if let Some((earlier, kind)) = found {
            let values = [("element", earlier.name()), ("kind", kind)];
            let reported = cx.report(&codes::LATE_BASE, base.start_tag(), &values);
            reported.related(earlier.start_tag(), "the element before");
        }
    }

    /// "There must not be two elements with the same nearest ancestor autofocus scoping root element that both have
    /// the `autofocus` attribute specified." In a shadow tree, which can have several elements at its top, that is
    /// the one at the top without another one.
    /// <https://html.spec.whatwg.org/multipage/interaction.html#nearest-ancestor-autofocus-scoping-root-element>
    fn autofocus(&mut self, cx: &mut Context<'a>, element: Element<'a>) {
        /// The maximum number of elements that are compared.
        const MOST: usize = 100;
        if self.autofocus.len() >= MOST {
            return;
        }
        let scope = self.scopes.last().filter(|(tree, _)| *tree == cx.tree());
        let at_the_top = || cx.is_in_a_shadow_tree().then(|| cx.top_of_shadow_tree());
        let root = match scope {
            Some((_, scope)) => Some(*scope),
            None => at_the_top().map(|top| top.unwrap_or(element)),
        };
        let node = root.map(|root| root.node);
        let found = self.autofocus.iter().find(|(other, _)| other.map(|other| other.node) == node);
        match found {
            Some((_, first)) => {
                let first = *first;
                let place = element.place_of("autofocus");
                let reported = cx.report(&codes::SECOND_AUTOFOCUS, place, &[]);
                reported.related(first.start_tag(), "the first one");
            }
            None => self.autofocus.push((root, element)),
        }
    }
}

/// Returns true for an element that creates a hyperlink.
/// <https://html.spec.whatwg.org/multipage/links.html#linkTypes>
fn is_hyperlink(element: Element<'_>) -> bool {
    match element.tag {
        tag::A | tag::AREA => element.has("href"),
        tag::LINK if element.has("href") => {
            let rel = element.attr("rel").unwrap_or_default();
            let has = |keyword: &str| {
                rel.split_ascii_whitespace().any(|token| token.eq_ignore_ascii_case(keyword))
            };
            // An alternative style sheet is not a link.
            LINKS.iter().any(|keyword| has(keyword)) || has("alternate") && !has("stylesheet")
        }
        _ => false,
    }
}

/// The keywords with which a `link` creates a hyperlink, except `alternate`.
const LINKS: [&str; 9] = [
    "author",
    "canonical",
    "help",
    "license",
    "next",
    "prev",
    "privacy-policy",
    "search",
    "terms-of-service",
];

/// Returns true for an element that has an attribute whose value is a URL.
fn takes_a_url(element: Element<'_>) -> bool {
    if element.is_html_element(tag::BASE) || !element.may_have(WITH_URLS) {
        return false;
    }
    let number = element.number();
    element.attributes().filter(Attribute::is_plain).any(|attribute| {
        // Most attributes have no URLs.
        let name = attribute.name.local;
        URL_ATTRIBUTES.contains(&name)
            && attribute_of(name, number).is_some_and(|row| {
                matches!(
                    row.value,
                    Value::Url | Value::NonEmptyUrl | Value::NonEmptyUrls | Value::ImageCandidates
                )
            })
    })
}
