//! Inline scripts and style sheets, and resources, that the page's own Content Security Policy blocks.
//!
//! <https://w3c.github.io/webappsec-csp/#should-block-inline>

use treewright_dom::NodeRef;
use treewright_markup::tag;
use treewright_microsyntaxes::mime::is_javascript_mime_type_essence_match;
use treewright_semantics::content_security_policy::{
    allows_all_inline, directives, fallback_list, is_hash_source, matches_nonce,
};

use super::blocked_resources::{ELEMENTS, Fetches, own_hosts};
use crate::codes::policy as codes;
use crate::context::{Attribute, Context, Element};
use crate::place::Place;
use crate::rules::Subject;
use crate::rules::concern::Concern;
use crate::tables::{Names, Value, attribute_of, number_of};

/// See the module.
#[derive(Default)]
pub(in crate::rules) struct Blocked<'a> {
    /// The policies so far, with their elements.
    policies: Vec<(Element<'a>, Policy<'a>)>,
    /// The hosts that the page says that it is from.
    own_hosts: Vec<String>,
}

/// The inline checks of a policy.
struct Policy<'a> {
    script: Directive<'a>,
    script_attribute: Directive<'a>,
    style: Directive<'a>,
    style_attribute: Directive<'a>,
    fetches: Fetches<'a>,
}

/// The effective directive for a kind of content, its name and its source list.
#[derive(Clone, Copy, Default)]
pub(super) struct Directive<'a>(pub(super) Option<(&'static str, &'a str)>);

/// The maximum number of policies that are examined.
const MOST: usize = 16;

impl<'a> Subject<'a> for Blocked<'a> {
    const ENTERS: Concern = Concern::ALL;

    #[inline]
    fn enter(&mut self, cx: &mut Context<'a>, element: &Element<'a>) {
        // Few pages have a policy.
        if !self.policies.is_empty() || element.is_html_element(tag::META) {
            self.element(cx, *element);
        }
    }
}

impl<'a> Blocked<'a> {
    #[inline(never)]
    fn element(&mut self, cx: &mut Context<'a>, element: Element<'a>) {
        if element.is_html_element(tag::META) {
            self.meta(cx, element);
        }
        for (meta, policy) in &self.policies {
            check(cx, element, *meta, policy, &self.own_hosts);
        }
    }

    /// "If the `meta` element is not a child of a `head` element, return."
    /// <https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-content-security-policy>
    fn meta(&mut self, cx: &Context<'a>, meta: Element<'a>) {
        if !meta.attr_is("http-equiv", "content-security-policy")
            || !cx.parent().is_some_and(|parent| parent.is_html_element(tag::HEAD))
            || self.policies.len() >= MOST
        {
            return;
        }
        if self.policies.is_empty()
            && let Some(head) = cx.parent()
        {
            self.own_hosts = own_hosts(head.node);
        }
        if let Some(content) = meta.attr("content") {
            self.policies.push((meta, Policy::new(content)));
        }
    }
}

impl<'a> Policy<'a> {
    /// <https://w3c.github.io/webappsec-csp/#directive-fallback-list>
    fn new(content: &'a str) -> Self {
        Self {
            script: find(content, "script-src-elem"),
            script_attribute: find(content, "script-src-attr"),
            style: find(content, "style-src-elem"),
            style_attribute: find(content, "style-src-attr"),
            fetches: Fetches::new(content),
        }
    }
}

/// The effective directive of a policy for one of its fetch directives.
pub(super) fn find<'a>(content: &'a str, name: &str) -> Directive<'a> {
    let sources = |name: &str| {
        let mut directives = directives(content);
        directives.find_map(|(own, sources)| own.eq_ignore_ascii_case(name).then_some(sources))
    };
    let mut names = fallback_list(name).iter();
    Directive(names.find_map(|name| Some((*name, sources(name)?))))
}

impl<'a> Directive<'a> {
    fn sources(self) -> impl Iterator<Item = &'a str> {
        self.0.map_or("", |(_, sources)| sources).split_ascii_whitespace()
    }

    fn has(self, keyword: &str) -> bool {
        self.sources().any(|source| source.eq_ignore_ascii_case(keyword))
    }

    /// "Does a source list allow all inline behavior for type?"; a hash may be the one of the content.
    /// <https://w3c.github.io/webappsec-csp/#allow-all-inline>
    fn allows_inline(self, is_script: bool, is_attribute: bool) -> bool {
        if self.sources().any(is_hash_source) {
            return !is_attribute || self.has("'unsafe-hashes'");
        }
        allows_all_inline(self.sources(), !is_script)
    }

    /// The nonce is compared as it is.
    pub(super) fn has_nonce(self, nonce: &str) -> bool {
        matches_nonce(self.sources(), nonce)
    }
}

fn check<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    meta: Element<'a>,
    policy: &Policy<'a>,
    own_hosts: &[String],
) {
    let is_style = element.is_html_element(tag::STYLE);
    if (is_style || is_inline_script(element)) && has_text(element) {
        let directive = if is_style { policy.style } else { policy.script };
        let nonce = element.attr("nonce").unwrap_or_default();
        // <https://w3c.github.io/webappsec-csp/#allow-all-inline>
        let is_allowed = !is_style
            && element.attr_is("type", "speculationrules")
            && directive.has("'inline-speculation-rules'");
        if !is_allowed && !directive.allows_inline(!is_style, false) && !directive.has_nonce(nonce)
        {
            let what = if is_style { "this style sheet" } else { "this script" };
            report(cx, element.start_tag(), what, directive, meta);
        }
    }
    if element.is_in(ELEMENTS) {
        let parent = cx.parent().filter(|element| element.is_in_html()).map(|parent| parent.tag);
        for (name, directive) in policy.fetches.blocked(element, parent, own_hosts) {
            report(cx, element.place_of(name), &format!("`{name}`"), directive, meta);
        }
    }
    if !element.may_have(Names::INLINE) {
        return;
    }
    for attribute in element.attributes().filter(Attribute::is_plain) {
        let name = attribute.name.local;
        let is_style = name == "style";
        if !is_style && !name.starts_with("on") {
            continue;
        }
        let is_handler = element.is_in_html()
            && attribute_of(name, number_of(element.tag))
                .is_some_and(|row| row.value == Value::EventHandler);
        if !is_style && !is_handler {
            continue;
        }
        let directive = if is_style { policy.style_attribute } else { policy.script_attribute };
        if !directive.allows_inline(!is_style, true) {
            let what = format!("`{name}`");
            report(cx, Place::Attribute(element.node, attribute.name), &what, directive, meta);
        }
    }
}

fn report<'a>(
    cx: &mut Context<'a>,
    place: Place<'a>,
    what: &str,
    directive: Directive<'_>,
    meta: Element<'a>,
) {
    let Some((name, _)) = directive.0 else { return };
    let values = [("what", what), ("directive", name)];
    cx.report(&codes::BLOCKED_BY_POLICY, place, &values).related(meta.start_tag(), "the policy");
}

/// A script that would run, with its text in the page.
fn is_inline_script(element: Element<'_>) -> bool {
    if !element.is_html_element(tag::SCRIPT) || element.has("src") {
        return false;
    }
    let kind = element.attr("type").unwrap_or_default().trim_ascii();
    kind.is_empty()
        || ["module", "importmap", "speculationrules"]
            .iter()
            .any(|other| kind.eq_ignore_ascii_case(other))
        || is_javascript_mime_type_essence_match(kind)
}

fn has_text(element: Element<'_>) -> bool {
    let mut texts = element.node.children().filter_map(NodeRef::data);
    texts.any(|text| !text.is_empty())
}

#[cfg(test)]
mod tests {
    use super::Policy;

    #[test]
    fn directives_that_block() {
        // The policy, and whether it allows inline scripts, handlers, style sheets and attributes.
        for (content, expected) in [
            ("script-src 'self'", [false, false, true, true]),
            ("default-src 'self'; style-src 'unsafe-inline'", [false, false, true, true]),
            ("script-src 'unsafe-inline' 'nonce-a'", [false, false, true, true]),
            ("script-src 'unsafe-inline' 'strict-dynamic'", [false, false, true, true]),
            ("script-src 'sha256-abc='", [true, false, true, true]),
            ("style-src-attr 'none'", [true, true, true, false]),
            ("SCRIPT-SRC-ELEM 'UNSAFE-INLINE'; script-src 'none'", [true, false, true, true]),
            ("img-src 'none'", [true; 4]),
        ] {
            let policy = Policy::new(content);
            let allows = |directive: super::Directive<'_>, is_script, is_attribute| {
                directive.0.is_none() || directive.allows_inline(is_script, is_attribute)
            };
            let found = [
                allows(policy.script, true, false),
                allows(policy.script_attribute, true, true),
                allows(policy.style, false, false),
                allows(policy.style_attribute, false, true),
            ];
            assert_eq!(found, expected, "{content}");
        }
        assert!(Policy::new("script-src 'Nonce-aB'").script.has_nonce("aB"));
        assert!(!Policy::new("script-src 'nonce-aB'").script.has_nonce("ab"));
    }
}
