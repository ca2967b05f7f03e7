//! Answers for the names that parsers know, found by their numbers. They say that something is kept; everything else
//! takes the steps of the algorithm, which look names up as text.

use std::sync::{Arc, OnceLock};

use treewright_dom::scripting::CustomElements;
use treewright_dom::{NodeKind, NodeRef};
use treewright_markup::{ElementFlags, LocalName, Namespace, tag};

use crate::Filter;
use crate::filter::{Element, Step, may_be_javascript_url};
use crate::policies::Prepared;
use crate::text_rules::{OfValue, TextRules};

/// The answers of a filter, found out when the first tree needs them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Answers(OnceLock<Arc<KnownNames>>);

/// The answers for known names.
#[derive(Debug)]
pub(crate) struct KnownNames {
    /// The filter has rules for text.
    is_text: bool,
    /// Policies decide about attributes.
    attributes_take_a_closer_look: bool,
    /// By the namespace and the number of the name: one more than the index of the element's attributes in `rows`, or 0
    /// for an element that takes a closer look.
    elements: Vec<u16>,
    rows: Vec<Row>,
    /// The attributes without a namespace of elements that have none of their own, by the namespace and the number of
    /// the name.
    attributes: Vec<Attribute>,
}

/// The attributes of elements of one namespace.
#[derive(Debug)]
struct Row {
    /// The index of the first attribute of the namespace.
    start: usize,
    /// Other answers, by the numbers of names.
    own: Vec<(u32, Attribute)>,
    /// The answer for names in no list, if it is not that for all elements.
    otherwise: Option<Attribute>,
}

/// The answer for an attribute without a namespace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Attribute {
    Keep,
    /// It is kept if its value is not a `javascript:` URL.
    KeepUnlessJavascript,
    TakeACloserLook,
}

const NAMESPACES: [Namespace; 3] = [Namespace::Html, Namespace::Svg, Namespace::MathMl];

/// The index of a namespace and a known name.
#[inline]
fn index_of(namespace: Namespace, name: LocalName) -> Option<usize> {
    let start = match namespace {
        Namespace::Html => 0,
        Namespace::Svg => LocalName::KNOWN_COUNT,
        Namespace::MathMl => 2 * LocalName::KNOWN_COUNT,
        _ => return None,
    };
    name.is_known().then(|| start.saturating_add(name.index()))
}

impl Filter {
    /// The answers, unless the depth of each element counts.
    #[inline]
    pub(crate) fn known_names(&self) -> Option<&KnownNames> {
        let counts_depth = self.policies.as_deref().is_some_and(|it| it.max_depth().is_some());
        (!counts_depth).then(|| &**self.answers.0.get_or_init(|| Arc::new(KnownNames::new(self))))
    }
}

impl KnownNames {
    /// Returns true if nothing is done about a node, not counting its descendants, of which there are none in fragments.
    /// False if that takes a closer look.
    #[inline]
    pub(crate) fn certainly_keep(&self, node: NodeRef<'_>) -> bool {
        match node.kind() {
            NodeKind::Text => true,
            NodeKind::Element => self.certainly_keep_element(node),
            _ => false,
        }
    }

    #[inline]
    fn certainly_keep_element(&self, node: NodeRef<'_>) -> bool {
        let (Some(namespace), Some(name)) = (node.namespace(), node.element_name()) else {
            return false;
        };
        let Some(index) = index_of(namespace, name) else { return false };
        let Some(row) = self.elements.get(index).copied().unwrap_or(0).checked_sub(1) else {
            return false;
        };
        // Only elements for which this is true have other parts.
        !node.may_have_attributes()
            || !self.attributes_take_a_closer_look
                && self
                    .rows
                    .get(usize::from(row))
                    .is_some_and(|row| self.certainly_keep_parts(node, row))
    }

    fn certainly_keep_parts(&self, node: NodeRef<'_>, row: &Row) -> bool {
        if node.template_contents().is_some() || node.shadow_root().is_some() {
            return false;
        }
        let keeps = |(position, number)| match self.attribute(row, number) {
            Attribute::Keep => true,
            Attribute::KeepUnlessJavascript => {
                !may_be_javascript_url(node.attribute_value_at(position).unwrap_or_default())
            }
            Attribute::TakeACloserLook => false,
        };
        // A separate `is` value would be written as an attribute.
        let has_is_value = || self.is_text && node.document().is_value(node.id()).is_some();
        node.attribute_numbers().enumerate().all(keeps)
            && (node.has_plain_attribute(LocalName::IS) || !has_is_value())
    }
}

impl KnownNames {
    fn new(filter: &Filter) -> Self {
        let mut known = Self {
            is_text: filter.text.is_some(),
            attributes_take_a_closer_look: filter
                .policies
                .as_deref()
                .is_some_and(|policies| policies.concern_attributes),
            elements: Vec::new(),
            rows: Vec::new(),
            attributes: Vec::new(),
        };
        for namespace in NAMESPACES {
            let start = known.attributes.len();
            known.attributes.extend(names().map(|name| answer(filter, namespace, None, "", name)));
            // The row of elements without lists of their own.
            let shared = known.push_row(Row { start, own: Vec::new(), otherwise: None });
            for name in names() {
                let text = name.known_text().unwrap_or_default();
                let element = filter.element(Some(namespace.url()), text);
                let row = if keeps_element(filter, namespace, name, element) {
                    let row = Row::new(filter, namespace, element, text, start);
                    if row.own.is_empty() && row.otherwise.is_none() {
                        shared
                    } else {
                        known.push_row(row)
                    }
                } else {
                    0
                };
                known.elements.push(row);
            }
        }
        known
    }

    /// Returns one more than the index.
    fn push_row(&mut self, row: Row) -> u16 {
        self.rows.push(row);
        // There are fewer names than that.
        u16::try_from(self.rows.len()).unwrap_or(0)
    }

    #[inline]
    fn attribute(&self, row: &Row, number: u32) -> Attribute {
        if number as usize >= LocalName::KNOWN_COUNT {
            return Attribute::TakeACloserLook;
        }
        let own = row.own.iter().find(|(name, _)| *name == number);
        let answer = own.map(|(_, answer)| *answer).or(row.otherwise);
        answer.unwrap_or_else(|| {
            let index = row.start.saturating_add(number as usize);
            self.attributes.get(index).copied().unwrap_or(Attribute::TakeACloserLook)
        })
    }
}

impl Row {
    fn new(
        filter: &Filter,
        namespace: Namespace,
        element: Option<&Element>,
        name: &str,
        start: usize,
    ) -> Self {
        let listed = element.map(Element::listed_attributes).unwrap_or_default();
        let of_text = TextRules::attributes_of_element(name);
        let all = listed.iter().map(String::as_str).chain(of_text.iter().copied());
        let mut own: Vec<(u32, Attribute)> = Vec::new();
        for attribute in all.filter_map(LocalName::known) {
            let number = attribute.index() as u32;
            if !own.iter().any(|(other, _)| *other == number) {
                own.push((number, answer(filter, namespace, element, name, attribute)));
            }
        }
        let only_listed =
            element.is_some_and(|element| filter.keeps_only_listed_attributes(element));
        Self { start, own, otherwise: only_listed.then_some(Attribute::TakeACloserLook) }
    }
}

fn names() -> impl Iterator<Item = LocalName> {
    (0..LocalName::KNOWN_COUNT).filter_map(LocalName::known_at)
}

/// Returns true for an element that is kept, whatever it contains and wherever it is.
fn keeps_element(
    filter: &Filter,
    namespace: Namespace,
    name: LocalName,
    element: Option<&Element>,
) -> bool {
    let is_html = namespace == Namespace::Html;
    // These have copies or contents.
    if filter.step(element) != Step::Keep
        || is_html && matches!(name, tag::SELECTEDCONTENT | tag::TEMPLATE)
    {
        return false;
    }
    let text = name.known_text().unwrap_or_default();
    if is_html && filter.policies.as_deref().is_some_and(|it| it.sets_attributes_on(text)) {
        return false;
    }
    // Its style sheet takes a closer look.
    if text == "style" && filter.policies.as_deref().is_some_and(Prepared::concern_sheets) {
        return false;
    }
    let Some(rules) = filter.text.as_deref() else { return true };
    // The place of a form counts, and the elements in scripts and style sheets of SVG.
    let takes_a_closer_look = is_html && matches!(name, tag::NOSCRIPT | tag::FORM)
        || namespace == Namespace::Svg && matches!(name, tag::STYLE | tag::SCRIPT)
        || name.flags(namespace).intersects(ElementFlags::RAW_TEXT_CHILD);
    !takes_a_closer_look
        && TextRules::reason_to_unwrap(name, namespace).is_none()
        && rules.reason_to_remove_element(filter.is_safe, text, false, None).is_none()
}

/// The answer for an attribute without a namespace of an element with this name, which is empty for all that are not
/// listed.
fn answer(
    filter: &Filter,
    namespace: Namespace,
    element: Option<&Element>,
    element_name: &str,
    attribute: LocalName,
) -> Attribute {
    let name = attribute.known_text().unwrap_or_default();
    let url = Some(namespace.url());
    let reason = filter.reason_to_remove_attribute(element, url, None, name, "").or_else(|| {
        filter.text.as_ref()?;
        TextRules::reason_to_remove_attribute(filter.is_safe, element_name, name, "")
    });
    if reason.is_some() {
        return Attribute::TakeACloserLook;
    }
    let of_configuration = filter.judges_value(element, url, (None, name));
    let of_text = match filter.text {
        Some(_) if filter.is_safe => TextRules::of_value(name),
        _ => OfValue::Nothing,
    };
    match (of_configuration, of_text) {
        (OfValue::Nothing, OfValue::Nothing) => Attribute::Keep,
        (OfValue::Url | OfValue::Nothing, OfValue::Url | OfValue::Nothing) => {
            Attribute::KeepUnlessJavascript
        }
        _ => Attribute::TakeACloserLook,
    }
}

#[cfg(test)]
mod tests {
    use treewright_dom::{AttributeName, AttributeNamespace, Document, NodeId};

    use super::*;
    use crate::{
        Loading, Policies, RewrittenUrls, Sanitizer, SanitizerConfig, SanitizerElement,
        SanitizerElementWithAttributes, TextRules,
    };

    /// The configurations: the default one, one that allows everything, and lists of each kind.
    fn configurations() -> Vec<SanitizerConfig> {
        let element = |element: SanitizerElement| SanitizerElementWithAttributes::from(element);
        let own =
            |name: &str| element(SanitizerElement::html(name)).with_attributes(["id", "href"]);
        let mut removing = own("p");
        removing.attributes = None;
        removing.remove_attributes = Some(vec!["class".into(), "href".into()]);
        let elements = vec![
            own("a"),
            removing.clone(),
            "template".into(),
            "style".into(),
            element(SanitizerElement::svg("animate")),
            element(SanitizerElement::svg("a")),
            element(SanitizerElement::mathml("mi")),
        ];
        let mut listed = SanitizerConfig {
            elements: Some(elements.clone()),
            attributes: Some(vec!["class".into(), "title".into(), "href".into()]),
            data_attributes: Some(true),
            ..SanitizerConfig::default()
        };
        if let Some(elements) = &mut listed.elements {
            elements[0].attributes = Some(vec!["id".into()]);
        }
        let unlisted = SanitizerConfig {
            elements: Some(elements),
            remove_attributes: Some(vec!["title".into()]),
            javascript_urls: Some(false),
            ..SanitizerConfig::default()
        };
        let removed = SanitizerConfig {
            remove_elements: Some(vec!["b".into()]),
            replace_with_children_elements: Some(vec!["i".into()]),
            ..SanitizerConfig::default()
        };
        vec![Sanitizer::default().get(), SanitizerConfig::default(), listed, unlisted, removed]
    }

    /// Policies of each kind that counts here.
    fn policies() -> [Policies; 5] {
        let policies = Policies::new;
        [
            policies(),
            policies().unwrap_others(true),
            policies().remove_contents(["b"]).attribute_values("p", "title", ["a"]).unwrap(),
            policies().loading(Loading::Lazy).set_attribute("p", "dir", "auto").unwrap(),
            policies().prefix("a-").unwrap().link_target("_blank"),
        ]
    }

    fn filters() -> Vec<(Filter, Policies)> {
        let mut filters = Vec::new();
        for configuration in configurations() {
            let sanitizer = Sanitizer::new(configuration).unwrap();
            for filter in [sanitizer.filter(), sanitizer.unsafe_filter()] {
                for scripting in [None, Some(true)] {
                    let rules = TextRules::new().scripting(scripting).document(scripting.is_some());
                    filters.push(filter.clone().for_text(rules));
                }
                filters.push(filter);
            }
        }
        let with_each = |filter: Filter| {
            let with =
                move |policies: Policies| (filter.clone().policies(policies.clone()), policies);
            policies().map(with)
        };
        filters.into_iter().flat_map(with_each).collect()
    }

    fn certainly_keeps(filter: &Filter, document: &Document, element: NodeId) -> bool {
        let known = filter.known_names().expect("its policies do not count the depth");
        known.certainly_keep(document.get(element).unwrap())
    }

    /// Checks an element with one attribute in a fragment. Returns true if the filter keeps it for sure.
    fn check(
        filters: [&Filter; 2],
        namespace: Namespace,
        name: &str,
        attribute: Option<(AttributeName<'_>, &str)>,
    ) -> bool {
        let mut document = Document::new();
        let fragment = document.create_document_fragment();
        let element = document.create_element(namespace, name).unwrap();
        if let Some((name, value)) = attribute {
            document.set_attribute_ns(element, name, value).unwrap();
        }
        document.append(fragment, element).unwrap();
        let [filter, slow] = filters;
        let keeps = certainly_keeps(filter, &document, element);
        let mut other = document.clone();
        let changes = slow.run(&mut other, fragment, None, &mut RewrittenUrls::new());
        assert!(!keeps || !changes.changed, "{namespace:?} {name} {attribute:?}");
        let changes_here = filter.run(&mut document, fragment, None, &mut RewrittenUrls::new());
        assert_eq!(changes_here, changes, "{namespace:?} {name} {attribute:?}");
        assert_eq!(document.dump(fragment), other.dump(fragment));
        keeps
    }

    #[test]
    fn answers_are_those_of_the_algorithm() {
        let attributes = [
            "id",
            "class",
            "title",
            "href",
            "src",
            "action",
            "formaction",
            "onclick",
            "style",
            "for",
            "shadowrootmode",
            "is",
            "values",
            "to",
            "attributeName",
            "data-a",
            "dir",
            "alt",
            "type",
        ];
        let special = [
            "a",
            "p",
            "b",
            "i",
            "template",
            "style",
            "script",
            "noscript",
            "plaintext",
            "form",
            "selectedcontent",
            "animate",
            "set",
            "mi",
            "html",
            "td",
            "img",
            "x-unknown",
        ];
        let mut kept = 0_u32;
        for (number, (filter, policies)) in filters().into_iter().enumerate() {
            // Where the depth counts, each node takes a closer look.
            let slow = filter.clone().policies(policies.max_depth(u32::MAX));
            for namespace in NAMESPACES {
                let all = names().filter_map(LocalName::known_text);
                let some = all.skip(number % 5).step_by(5).chain(special);
                for name in some.filter(|name| !name.contains(':')) {
                    kept += u32::from(check([&filter, &slow], namespace, name, None));
                    if !special.contains(&name) {
                        continue;
                    }
                    for attribute in attributes {
                        for value in ["", "javascript:a", "href"] {
                            let attribute = Some((AttributeName::plain(attribute), value));
                            kept += u32::from(check([&filter, &slow], namespace, name, attribute));
                        }
                    }
                    let mut link = AttributeName::plain("href");
                    (link.namespace, link.prefix) = (AttributeNamespace::XLink, Some("xlink"));
                    check([&filter, &slow], namespace, name, Some((link, "javascript:a")));
                }
            }
        }
        assert!(kept > 10_000, "{kept}");
    }

    #[test]
    fn separate_is_values_are_looked_at() {
        let filter = Sanitizer::new(SanitizerConfig::default()).unwrap().filter();
        let mut document = Document::new();
        let element = document.create_element(Namespace::Html, "p").unwrap();
        let keeps =
            |filter: &Filter, document: &Document| certainly_keeps(filter, document, element);
        let for_text = filter.clone().for_text(TextRules::new());
        assert!(keeps(&filter, &document) && keeps(&for_text, &document));
        document.set_is_value(element, "x-a");
        assert!(keeps(&filter, &document) && !keeps(&for_text, &document));
    }
}
