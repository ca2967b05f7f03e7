//! Random policies, attributes for them, and what results have to look like.

use std::fmt::Write as _;

use treewright::sanitize::url::Url;
use treewright::sanitize::{Filtered, Loading, Policies, RelativeUrls, Rewritten, StyleValues};
use treewright::{AttributeNamespace, Document, Namespace, NodeId, NodeKind};

use crate::generator::SplitMix64;
use crate::invariants::Violation;

/// The start of what the function for URLs returns.
const PROXY: &str = "https://proxy.test/?";

/// Policies of a case, as they are checked.
#[derive(Clone, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a policy")]
pub struct PolicyCase {
    schemes: Option<&'static [&'static str]>,
    schemes_of_src: Option<&'static [&'static str]>,
    relative: Option<RelativeUrls>,
    is_rewritten: bool,
    rel: Option<&'static [&'static str]>,
    target: Option<&'static str>,
    loading: Option<Loading>,
    is_set: bool,
    prefix: Option<&'static str>,
    classes: Option<&'static [&'static str]>,
    has_styles: bool,
    unwraps_others: bool,
    removes_contents: bool,
    has_values: bool,
    filters_attributes: bool,
    max_depth: Option<u32>,
}

/// Properties that are allowed with the styles of a case.
const STYLES: &[&str] = &["color", "background", "width", "text-align", "font-family"];

const VALUES_OF_TITLE: &[&str] = &["set", "color: red", ""];

const VALUES: &[&str] = &[
    "a",
    "#a",
    "#",
    "#top",
    "#p-a",
    " #b ",
    "https://a.test/",
    "HTTPS:a",
    "http://a.test/x y",
    "//b.test",
    "?c",
    "mailto:a@b.test",
    "java\tscript:f()",
    " &#1;data:,x",
    "ftp://[",
    "a b",
    "p-a",
    "_blank",
    "_self x",
    "nofollow opener",
    "x language-c",
    "color: red",
    "color:red;position:fixed;x",
    "background:url(http://a.test/i) ; color: url(b",
    "background:url(#a);background:u\\rl(https://b.test)",
    "width: calc(1px; } color: red",
    "font-family: 'a&quot;b', -x; color: r\\65 d",
    "a.png 1x, https://a.test/b.png 2x, ,",
    "url(#a)",
    "url('https://a.test')",
    "0; url=https://a.test/",
    "0; url='ftp://a.test/'",
    "",
];

const ATTRIBUTES: &[&str] = &[
    "href",
    "xlink:href",
    "src",
    "srcset",
    "cite",
    "ping",
    "id",
    "name",
    "for",
    "headers",
    "aria-labelledby",
    "usemap",
    "class",
    "style",
    "fill",
    "rel",
    "target",
    "loading",
    "content",
    "http-equiv=refresh content",
    "is",
    "title",
];

/// The contents of style sheets.
const SHEETS: &[&str] = &[
    "p { color: red }",
    "p { color: red; position: fixed } #a, b { width: 1px }",
    "@import 'http://a.test'; p { background: url(https://b.test) }",
    "@media print { p { top: 0 } } /* a */",
    "p { color: red",
];

const ELEMENTS: &[&str] = &[
    "a",
    "area",
    "img",
    "iframe",
    "blockquote",
    "label",
    "td",
    "p",
    "svg",
    "a",
    "meta",
    "form",
    "input",
    "b",
    "nobr",
    "select",
    "table",
    "math",
    "x-y",
];

/// A start tag with attributes that policies are about, or a style sheet.
pub(super) fn start_tag(random: &mut SplitMix64) -> String {
    if random.chance(10) {
        return format!("<style>{}</style>", random.pick(SHEETS));
    }
    let mut tag = format!("<{}", random.pick(ELEMENTS));
    for _ in 0..=random.below(3) {
        let _ = write!(tag, " {}=\"{}\"", random.pick(ATTRIBUTES), random.pick(VALUES));
    }
    tag.push('>');
    tag
}

impl PolicyCase {
    pub(super) fn new(random: &mut SplitMix64) -> Self {
        let mut case = Self::default();
        if random.chance(50) {
            case.schemes = Some(random.pick(&[&["https"][..], &["http", "mailto"], &[]]));
        }
        if random.chance(20) {
            case.schemes_of_src = Some(random.pick(&[&["data"][..], &["https", "http"]]));
        }
        if random.chance(40) {
            let base = Url::parse("https://base.test/a/b").expect("it is a URL");
            let relative = [RelativeUrls::Keep, RelativeUrls::Refuse, RelativeUrls::Resolve(base)];
            case.relative = relative.into_iter().nth(random.below(3));
        }
        case.is_rewritten = random.chance(20);
        if random.chance(40) {
            case.rel = Some(random.pick(&[&["nofollow"][..], &["ugc", "noopener"]]));
        }
        if random.chance(30) {
            case.target = Some(random.pick(&["_blank", "a"]));
        }
        if random.chance(30) {
            case.loading = Some(random.pick(&[Loading::Lazy, Loading::Eager]));
        }
        case.is_set = random.chance(20);
        if random.chance(50) {
            case.prefix = Some(random.pick(&["p-", "user-content-"]));
        }
        if random.chance(40) {
            case.classes = Some(random.pick(&[&["language-*"][..], &[], &["x*", "*y"]]));
        }
        case.has_styles = random.chance(50);
        case.unwraps_others = random.chance(40);
        case.removes_contents = random.chance(20);
        case.has_values = random.chance(20);
        case.filters_attributes = random.chance(20);
        if random.chance(20) {
            case.max_depth = Some(random.pick(&[0, 1, 3, 8]));
        }
        case
    }

    /// Returns true if the depth of elements counts.
    pub(super) fn counts_depth(&self) -> bool {
        self.max_depth.is_some()
    }

    /// The policies.
    ///
    /// # Panics
    /// If they are not valid.
    pub fn policies(&self) -> Policies {
        let mut policies = Policies::new().unwrap_others(self.unwraps_others);
        if let Some(schemes) = self.schemes {
            policies = policies.url_schemes(schemes.iter().copied()).expect("they are schemes");
        }
        if let Some(schemes) = self.schemes_of_src {
            policies =
                policies.url_schemes_of("src", schemes.iter().copied()).expect("they are schemes");
        }
        if let Some(relative) = &self.relative {
            policies = policies.relative_urls(relative.clone()).expect("the base is one");
        }
        if self.is_rewritten {
            policies = policies.rewrite_urls(|found| match found.url {
                url if url.starts_with(PROXY) => Rewritten::Same,
                url if url.contains('x') => Rewritten::Removed,
                url => Rewritten::Url(format!("{PROXY}{url}")),
            });
        }
        if let Some(rel) = self.rel {
            policies = policies.link_rel(rel.iter().copied()).expect("they are tokens");
        }
        if let Some(target) = self.target {
            policies = policies.link_target(target);
        }
        if let Some(loading) = self.loading {
            policies = policies.loading(loading);
        }
        if self.is_set {
            policies = policies.set_attribute("p", "title", "set").expect("it can be set");
        }
        if let Some(prefix) = self.prefix {
            policies = policies.prefix(prefix).expect("it is a prefix");
        }
        if let Some(classes) = self.classes {
            policies = policies.classes(classes.iter().copied()).classes_of("p", ["of-p"]);
        }
        if self.has_styles {
            for property in STYLES {
                let values = StyleValues::any().urls(*property == "background");
                policies = policies.style(property, values).expect("it is a property");
            }
        }
        if let Some(depth) = self.max_depth {
            policies = policies.max_depth(depth);
        }
        if self.removes_contents {
            policies = policies.remove_contents(["b", "select", "x-y"]);
        }
        if self.has_values {
            policies = policies
                .attribute_values("*", "title", VALUES_OF_TITLE.iter().copied())
                .expect("they are names");
        }
        if self.filters_attributes {
            policies = policies.filter_attributes(|found| match found.value {
                "a" => Filtered::Value("javascript:a".to_owned()),
                "a b" => Filtered::Removed,
                "#a" => Filtered::Value("color: red; top: 0".to_owned()),
                _ => Filtered::Same,
            });
        }
        policies
    }

    /// Checks that a sanitized tree obeys the policies.
    pub(super) fn check(&self, document: &Document, is_document: bool) -> Result<(), Violation> {
        let nodes = document.descendants_with_fragments(document.root());
        for node in nodes.filter(|node| document.kind(*node) == Some(NodeKind::Element)) {
            if let Some(what) = self.wrong(document, node, is_document) {
                let what = format!("{what}: {:?} under {self:?}", document.outer_html(node));
                return Err(Violation::new("results obey the policies", what));
            }
        }
        Ok(())
    }

    fn wrong(&self, document: &Document, node: NodeId, is_document: bool) -> Option<&'static str> {
        let element = document.local_name(node)?;
        if let Some(most) = self.max_depth {
            let around = |node: &NodeId| document.parent(*node).or_else(|| document.host(*node));
            let elements = std::iter::successors(Some(node), around)
                .filter_map(|node| document.local_name(node))
                .filter(|name| !(is_document && matches!(*name, "html" | "head" | "body")));
            if elements.count() > most as usize {
                return Some("an element that is too deep");
            }
        }
        if element == "style" && document.namespace(node) != Some(Namespace::MathMl) {
            let texts = document.children(node).filter_map(|child| document.text(child));
            let sheet: String = texts.collect();
            let refused = ["position", "top", "@import"];
            if self.has_styles && refused.iter().any(|word| sheet.contains(word)) {
                return Some("a part of a style sheet that is not allowed");
            }
            if self.prefix.is_some() && sheet.contains("#a") {
                return Some("a selector without the prefix");
            }
        }
        for (name, value) in document.attributes(node) {
            let is_plain = name.namespace == AttributeNamespace::None;
            let is_href = name.local == "href" || name.local == "xlink:href";
            let is_cite = name.local == "cite" && element == "blockquote";
            let is_url = is_href || is_cite || name.local == "src";
            if let Some(what) = self.wrong_url(name.local, value).filter(|_| is_url) {
                return Some(what);
            }
            if !is_plain {
                continue;
            }
            if name.local == "title"
                && self.has_values
                && !self.is_set
                && !VALUES_OF_TITLE.contains(&value)
            {
                return Some("a value that is not listed");
            }
            let is_id = name.local == "id"
                || name.local == "name" && !matches!(element, "meta" | "param" | "slot");
            if is_id && self.prefix.is_some_and(|prefix| !has_prefix(value, prefix)) {
                return Some("an id without the prefix");
            }
            let is_allowed = |class: &str| {
                class.starts_with("language-") || class.starts_with('x') || class.ends_with('y')
            };
            if name.local == "class"
                && self.classes.is_some()
                && value.split_ascii_whitespace().any(|class| !is_allowed(class))
            {
                return Some("a class that is not allowed");
            }
            if name.local == "style" && self.has_styles && !value.is_empty() {
                let name = value.split(':').next().unwrap_or_default().to_ascii_lowercase();
                if value.contains("position") || !STYLES.contains(&name.trim()) {
                    return Some("a declaration that is not allowed");
                }
            }
        }
        let leads_away = document.attributes(node).any(|(name, value)| {
            let is_of_link =
                matches!(name.namespace, AttributeNamespace::None | AttributeNamespace::XLink);
            let value = value.trim_matches(|letter: char| letter <= ' ');
            name.local == "href" && is_of_link && !value.starts_with('#')
        });
        let is_link = match document.namespace(node) {
            Some(Namespace::Html) => matches!(element, "a" | "area"),
            Some(Namespace::Svg) => element == "a",
            _ => false,
        };
        if is_link && leads_away {
            let rel = document.attribute(node, "rel").unwrap_or_default();
            let has = |token: &str| rel.split_ascii_whitespace().any(|other| other == token);
            if self.rel.into_iter().flatten().any(|token| !has(token)) {
                return Some("a link without `rel`");
            }
            if self.target.is_some() && document.attribute(node, "target") != self.target {
                return Some("a link without `target`");
            }
        }
        let is_html =
            |name: &str| document.namespace(node) == Some(Namespace::Html) && element == name;
        if let Some(loading) = self.loading
            && is_html("img")
            && document.attribute(node, "loading") != Some(loading.as_str())
        {
            return Some("an image without `loading`");
        }
        None
    }

    /// The URL parser says what is wrong with a URL.
    fn wrong_url(&self, attribute: &str, value: &str) -> Option<&'static str> {
        let stripped: String =
            value.trim_matches(|letter: char| letter <= ' ').replace(['\t', '\n', '\r'], "");
        if let Some(id) = stripped.strip_prefix('#') {
            let is_of_the_page = id.is_empty() || id.eq_ignore_ascii_case("top");
            let prefix = self.prefix.filter(|prefix| !is_of_the_page && !id.starts_with(prefix));
            return prefix.map(|_| "a reference without the prefix");
        }
        let schemes = match (attribute, self.schemes_of_src) {
            ("src", Some(schemes)) => Some(schemes),
            _ => self.schemes,
        };
        let url = match Url::parse(value) {
            Ok(url) => url,
            Err(treewright::sanitize::url::ParseError::RelativeUrlWithoutBase) => {
                let is_kept = matches!(self.relative, None | Some(RelativeUrls::Keep));
                return (!is_kept && !self.is_rewritten).then_some("a relative URL");
            }
            // Its scheme was right, or it cannot be fetched.
            Err(_) => return None,
        };
        let is_allowed = schemes.is_none_or(|schemes| schemes.contains(&url.scheme()));
        (!is_allowed).then_some("a URL with another scheme")
    }
}

fn has_prefix(value: &str, prefix: &str) -> bool {
    value.is_empty() || value.starts_with(prefix)
}
