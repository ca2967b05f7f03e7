//! The constants, and the methods that change a configuration.

use treewright_dom::{Document, Namespace};

use crate::{
    Rule, Sanitizer, SanitizerAttribute, SanitizerConfig, SanitizerElement,
    SanitizerElementWithAttributes, constants,
};

fn config(change: impl FnOnce(&mut SanitizerConfig)) -> SanitizerConfig {
    let mut config = SanitizerConfig::default();
    change(&mut config);
    config
}

fn sanitizer(change: impl FnOnce(&mut SanitizerConfig)) -> Sanitizer {
    Sanitizer::new(config(change)).unwrap()
}

#[test]
fn the_built_in_configurations_are_those_of_the_text() {
    let default = Sanitizer::default().get();
    assert_eq!(default.validate(), Ok(()));
    assert_eq!(default.elements.as_ref().map(Vec::len), Some(121));
    assert_eq!(default.attributes.as_ref().map(Vec::len), Some(58));
    assert_eq!((default.comments, default.data_attributes), (Some(false), Some(false)));
    let elements = default.elements.unwrap();
    let link = elements.iter().find(|element| *element.element() == "a".into()).unwrap();
    let names: Vec<_> = link.attributes().unwrap().iter().map(SanitizerAttribute::name).collect();
    assert_eq!(names, ["href", "hreflang", "type"]);
    assert!(elements.iter().any(|element| *element.element() == SanitizerElement::svg("textPath")));
    assert!(elements.iter().any(|element| *element.element() == SanitizerElement::mathml("mi")));
    let unsafe_elements: Vec<_> = constants::unsafe_elements().collect();
    assert_eq!(unsafe_elements.len(), 8);
    assert!(unsafe_elements.contains(&SanitizerElement::svg("use")));
    assert_eq!(constants::event_handler_content_attributes().count(), 182);
    assert_eq!(constants::animating_url_attributes().count(), 3);
    let xlink = SanitizerAttribute::new("href", Some("http://www.w3.org/1999/xlink"));
    let of_svg = (SanitizerElement::svg("a"), xlink);
    assert!(constants::navigating_url_attributes().any(|pair| pair == of_svg));
    assert!(constants::is_non_replaceable(&SanitizerElement::mathml("math")));
    assert!(!constants::is_non_replaceable(&SanitizerElement::html("math")));
}

type Change = Box<dyn Fn(&mut SanitizerConfig)>;

/// A configuration, and the rule that it breaks.
#[test]
fn invalid_configurations() {
    let element = |name: &str| SanitizerElementWithAttributes::from(name);
    let cases: Vec<(Rule, &str, Change)> = vec![
        (
            Rule::AllowAndRemove,
            "`elements` and `removeElements` cannot both be there",
            Box::new(|config| {
                config.elements = Some(vec![]);
                config.remove_elements = Some(vec![]);
            }),
        ),
        (
            Rule::AllowAndRemove,
            "`processingInstructions` and `removeProcessingInstructions` cannot both be there",
            Box::new(|config| {
                config.processing_instructions = Some(vec![]);
                config.remove_processing_instructions = Some(vec![]);
            }),
        ),
        (
            Rule::Duplicate,
            "the list `elements` has `p` twice",
            Box::new(move |config| config.elements = Some(vec![element("p"), element("p")])),
        ),
        (
            Rule::Duplicate,
            "element `p`: the list `attributes` has `id` twice",
            Box::new(move |config| {
                config.elements = Some(vec![element("p").with_attributes(["id", "id"])]);
            }),
        ),
        (
            Rule::NonReplaceable,
            "`svg` cannot be replaced with its children",
            Box::new(|config| {
                config.replace_with_children_elements = Some(vec![SanitizerElement::svg("svg")]);
            }),
        ),
        (
            Rule::InTwoLists,
            "`b` is in the list `removeElements` and in another one that excludes it",
            Box::new(|config| {
                config.replace_with_children_elements = Some(vec!["b".into()]);
                config.remove_elements = Some(vec!["b".into()]);
            }),
        ),
        (
            Rule::InTwoLists,
            "element `p`: `id` is in the list `attributes` and in another one that excludes it",
            Box::new(move |config| {
                config.attributes = Some(vec!["id".into()]);
                config.elements = Some(vec![element("p").with_attributes(["id"])]);
            }),
        ),
        (
            Rule::NotASubset,
            "element `p`: `id` is in the list `removeAttributes`, but not in `attributes` for all elements",
            Box::new(move |config| {
                config.attributes = Some(vec![]);
                config.elements = Some(vec![element("p").without_attributes(["id"])]);
            }),
        ),
        (
            Rule::DataAttributeInList,
            "`data-a` is in the list `attributes`, and `dataAttributes` already allows it",
            Box::new(|config| {
                config.attributes = Some(vec!["data-a".into()]);
                config.data_attributes = Some(true);
            }),
        ),
        (
            Rule::AllowAndRemoveOnOneElement,
            "`p` has both `attributes` and `removeAttributes`, which needs a list `attributes` for all elements",
            Box::new(move |config| {
                let both = element("p").with_attributes(["id"]).without_attributes(["title"]);
                config.elements = Some(vec![both]);
            }),
        ),
        (
            Rule::DataAttributesWithoutAttributes,
            "`dataAttributes` needs the list `attributes`",
            Box::new(|config| config.data_attributes = Some(false)),
        ),
    ];
    for (rule, message, change) in cases {
        let error = Sanitizer::new(config(change)).unwrap_err();
        assert_eq!((error.rule, error.to_string().as_str()), (rule, message));
    }
}

#[test]
fn elements_and_attributes_change_lists() {
    let mut kept = sanitizer(|config| {
        config.elements = Some(vec!["p".into()]);
        config.attributes = Some(vec!["title".into()]);
    });
    // The default of data attributes is true here.
    assert!(
        kept.allow_element(
            SanitizerElementWithAttributes::from("a")
                .with_attributes(["href", "href", "title", "data-x",])
        )
    );
    let config = kept.get();
    let elements = config.elements.unwrap();
    assert_eq!(elements[0].attributes(), Some(&["href".into()][..]));
    assert!(
        !kept.allow_element(SanitizerElementWithAttributes::from("a").with_attributes(["href"]))
    );
    assert!(kept.allow_element("a"));
    assert!(kept.replace_element_with_children("a"));
    assert!(!kept.replace_element_with_children("a"));
    assert!(!kept.replace_element_with_children(SanitizerElement::svg("svg")));
    assert!(kept.allow_element("a"));
    assert_eq!(kept.get().replace_with_children_elements, Some(vec![]));
    assert!(kept.remove_element("a") && !kept.remove_element("a"));
    assert!(!kept.allow_attribute("data-x") && !kept.allow_attribute("title"));
    assert!(kept.set_data_attributes(false) && !kept.set_data_attributes(false));
    assert!(kept.allow_attribute("data-x"));
    assert!(kept.set_data_attributes(true));
    assert_eq!(kept.get().attributes, Some(vec!["title".into()]));
    assert!(kept.remove_attribute("title") && !kept.remove_attribute("title"));

    let mut removed = sanitizer(|config| config.remove_elements = Some(vec!["p".into()]));
    assert!(
        !removed.allow_element(SanitizerElementWithAttributes::from("p").with_attributes(["id"]))
    );
    assert!(removed.allow_element("p") && !removed.allow_element("p"));
    assert!(removed.remove_element("p") && !removed.remove_element("p"));
    assert!(removed.replace_element_with_children("p"));
    assert_eq!(removed.get().remove_elements, Some(vec![]));
    assert!(!removed.allow_attribute("id"));
    assert!(removed.remove_attribute("id") && removed.allow_attribute("id"));
    assert!(!removed.set_data_attributes(true));
    assert!(!removed.set_comments(true) && removed.set_comments(false));
    assert!(!removed.set_javascript_urls(true) && removed.set_javascript_urls(false));
    assert!(!removed.allow_processing_instruction("a"));
    assert!(removed.remove_processing_instruction("a"));
    assert!(!removed.remove_processing_instruction("a"));
    assert!(removed.allow_processing_instruction("a"));

    let mut instructions = sanitizer(|config| config.processing_instructions = Some(vec![]));
    assert!(instructions.allow_processing_instruction("a"));
    assert!(!instructions.allow_processing_instruction("a"));
    assert!(instructions.remove_processing_instruction("a"));
    assert!(!instructions.remove_processing_instruction("a"));
}

#[test]
fn canonical_forms_are_sorted_by_code_units() {
    let sanitizer = sanitizer(|config| {
        let svg = SanitizerElement::svg("a");
        let none = SanitizerElement::new("z", None);
        config.remove_elements = Some(vec![
            svg.clone(),
            "\u{FFFD}".into(),
            "\u{1F600}".into(),
            none.clone(),
            "b".into(),
        ]);
    });
    let sorted = sanitizer.get().remove_elements.unwrap();
    let names: Vec<_> = sorted.iter().map(SanitizerElement::name).collect();
    assert_eq!(names, ["z", "b", "\u{1F600}", "\u{FFFD}", "a"]);
}

/// An element with attributes, sanitized by the default configuration or one that allows everything.
#[test]
fn urls_that_run_scripts() {
    let all = Sanitizer::new(SanitizerConfig::default()).unwrap();
    for (namespace, element, attribute, value, is_kept) in [
        (Namespace::Html, "a", "href", "javascript:f()", false),
        (Namespace::Html, "a", "href", " \u{1}Java\nScript\t:f()", false),
        (Namespace::Html, "a", "href", "javascript", true),
        (Namespace::Html, "a", "href", "https://a/?javascript:", true),
        (Namespace::Html, "a", "title", "javascript:f()", true),
        (Namespace::Html, "form", "action", "javascript:f()", false),
        (Namespace::Html, "button", "formaction", "javascript:f()", false),
        (Namespace::Svg, "a", "href", "javascript:f()", false),
        (Namespace::Svg, "set", "attributeName", "href", false),
        (Namespace::Svg, "set", "attributeName", "x", true),
        (Namespace::MathMl, "mi", "href", "javascript:f()", false),
        (Namespace::MathMl, "mi", "title", "javascript:f()", true),
        (Namespace::Html, "p", "onclick", "f()", false),
        (Namespace::Svg, "set", "onbegin", "f()", false),
    ] {
        let mut document = Document::new();
        let fragment = document.create_document_fragment();
        let node = document.create_element(namespace, element).unwrap();
        document.append(fragment, node).unwrap();
        document.set_attribute(node, attribute, value).unwrap();
        assert!(!all.unsafe_filter().sanitize(&mut document, fragment));
        assert_eq!(
            all.filter().sanitize(&mut document, fragment),
            !is_kept,
            "{element} {attribute}"
        );
        assert_eq!(document.attribute(node, attribute).is_some(), is_kept, "{element} {attribute}");
    }
}

#[test]
fn many_attributes_are_removed_in_order() {
    let mut document = Document::new();
    let fragment = document.create_document_fragment();
    let node = document.create_element(Namespace::Html, "p").unwrap();
    document.append(fragment, node).unwrap();
    for number in 0..200 {
        let name = if number % 2 == 0 { format!("data-{number}") } else { format!("x{number}") };
        document.set_attribute(node, &name, "v").unwrap();
    }
    let sanitizer = sanitizer(|config| {
        config.attributes = Some(vec![]);
        config.data_attributes = Some(true);
    });
    assert!(sanitizer.filter().sanitize(&mut document, fragment));
    let names: Vec<String> =
        document.attributes(node).map(|(name, _)| name.local.to_owned()).collect();
    let expected: Vec<String> =
        (0..200).step_by(2).map(|number| format!("data-{number}")).collect();
    assert_eq!(names, expected);
}

#[test]
fn elements_are_replaced_with_their_children() {
    let mut document = Document::new();
    let fragment = document.create_document_fragment();
    let mut parent = fragment;
    // Deep, to see that nothing recurses.
    for name in ["b", "i"].iter().cycle().take(100_000) {
        let node = document.create_element(Namespace::Html, name).unwrap();
        document.append(parent, node).unwrap();
        parent = node;
    }
    let text = document.create_text("a");
    document.append(parent, text).unwrap();
    let sanitizer = sanitizer(|config| {
        config.replace_with_children_elements = Some(vec!["b".into(), "i".into()]);
    });
    assert!(sanitizer.filter().sanitize(&mut document, fragment));
    assert_eq!(document.inner_html(fragment), "a");
}

#[cfg(feature = "serde")]
#[test]
fn configurations_are_dictionaries() {
    let text = r#"{
        "elements": ["p", {"name": "a", "attributes": ["href"]}, {"name": "svg", "namespace": "http://www.w3.org/2000/svg"}],
        "replaceWithChildrenElements": [{"name": "b", "namespace": null}],
        "processingInstructions": ["x", {"target": "y"}],
        "attributes": [{"name": "href", "namespace": "http://www.w3.org/1999/xlink"}],
        "dataAttributes": true, "javascriptURLs": false, "comments": true
    }"#;
    let read: SanitizerConfig = serde_json::from_str(text).unwrap();
    let elements = read.elements.as_ref().unwrap();
    assert_eq!(elements[0], "p".into());
    assert_eq!(elements[2].element(), &SanitizerElement::svg("svg"));
    assert_eq!(read.replace_with_children_elements.as_ref().unwrap()[0].namespace(), None);
    assert_eq!(read.processing_instructions, Some(vec!["x".to_owned(), "y".to_owned()]));
    assert_eq!(read.javascript_urls, Some(false));
    assert_eq!(read.remove_elements, None);
    let written = serde_json::to_string(&read).unwrap();
    assert_eq!(serde_json::from_str::<SanitizerConfig>(&written).unwrap(), read);
    for (wrong, message) in [
        (r#"{"element": []}"#, "unknown field `element`"),
        (r#"{"elements": [1]}"#, "expected the name of an element"),
        (r#"{"attributes": [{"target": "x"}]}"#, "expected the name of an attribute"),
    ] {
        let error = serde_json::from_str::<SanitizerConfig>(wrong).unwrap_err().to_string();
        assert!(error.contains(message), "{error}");
    }
}
