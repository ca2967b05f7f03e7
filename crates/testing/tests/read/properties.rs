//! Microdata by the letter: "the properties of an item" with plain lists, on random trees; and the facts
//! about form controls by a visit of all ancestors.

use treewright::read::{DocumentUrls, Form, Item, Microdata, Property, forms};
use treewright::{Document, Namespace, NodeRef};
use treewright_testing::generator::SplitMix64;

/// <https://html.spec.whatwg.org/multipage/microdata.html#the-properties-of-an-item>: the properties and the elements
/// with an error.
fn properties(root: NodeRef<'_>) -> (Vec<NodeRef<'_>>, Vec<NodeRef<'_>>) {
    let (mut results, mut errors) = (Vec::new(), Vec::new());
    let mut memory = vec![root];
    let mut pending: Vec<_> = root.child_elements().collect();
    let top = root.ancestors().last().unwrap_or(root);
    let all: Vec<_> = top.descendants().collect();
    for id in root.attr("itemref").unwrap_or_default().split_ascii_whitespace() {
        pending.extend(all.iter().copied().find(|node| node.attr("id") == Some(id)));
    }
    while let Some(current) = pending.pop() {
        if memory.contains(&current) {
            errors.push(current);
            continue;
        }
        memory.push(current);
        if !current.has_attr("itemscope") {
            pending.extend(current.child_elements());
        }
        let names = current.attr("itemprop").unwrap_or_default();
        if names.split_ascii_whitespace().next().is_some() {
            results.push(current);
        }
    }
    let place = |node: &NodeRef<'_>| all.iter().position(|other| other == node);
    results.sort_by_key(place);
    errors.sort_by_key(place);
    (results, errors)
}

fn random_document(random: &mut SplitMix64, names: &[&str]) -> Document {
    const IDS: [&str; 5] = ["a", "b", "c", "d", "e"];
    let mut document = Document::new();
    let top = document.create_element(Namespace::Html, "div").expect("a name");
    document.append(document.root(), top).expect("it is empty");
    let mut elements = vec![top];
    for _ in 0..random.below(24) {
        let parent = random.pick(&elements);
        let namespace = if random.chance(5) { Namespace::Svg } else { Namespace::Html };
        let element = document.create_element(namespace, random.pick(names)).expect("a name");
        document.append(parent, element).expect("no cycle is created");
        let mut set = |chance, name: &str, value: &str| {
            if random.chance(chance) {
                document.set_attribute(element, name, value).expect("a name");
            }
        };
        set(35, "itemscope", "");
        set(50, "itemprop", "p q");
        set(5, "itemprop", " ");
        set(20, "disabled", "");
        set(90, "name", "n");
        set(5, "form", "a");
        for id in IDS {
            set(8, "id", id);
        }
        set(20, "itemref", "a b");
        set(20, "itemref", "c d a");
        set(5, "itemref", "e e x");
        elements.push(element);
    }
    document
}

#[test]
fn random_items_have_their_properties() {
    let mut random = SplitMix64::new(3);
    let mut with_errors = 0;
    for round in 0..2_000 {
        let document = random_document(&mut random, &["div", "p", "a", "meta", "time"]);
        let root = document.root_node();
        let microdata = Microdata::of(root, &DocumentUrls::new(&document));
        let page = || format!("round {round}: {root}");
        let top: Vec<_> = microdata.items().filter_map(Item::element).collect();
        // Attributes of microdata are those of HTML elements.
        let is_item = |node: &NodeRef<'_>| {
            node.namespace() == Some(Namespace::Html)
                && node.has_attr("itemscope")
                && !node.has_attr("itemprop")
        };
        let expected: Vec<_> = root.descendants().filter(is_item).collect();
        assert_eq!(top, expected, "{}", page());
        if root.descendants().any(|node| node.namespace() == Some(Namespace::Svg)) {
            continue;
        }
        for item in microdata.items() {
            let (expected, expected_errors) = properties(item.element().expect("an element"));
            let found: Vec<_> = item.properties().filter_map(Property::element).collect();
            assert_eq!(found, expected, "{}", page());
            // The standard does not order the errors.
            let mut errors = item.errors();
            errors.sort_by_key(|error| root.descendants().position(|node| node == *error));
            assert_eq!(errors, expected_errors, "{}", page());
            with_errors += usize::from(!expected_errors.is_empty());
        }
        let json = microdata.to_json(1_000_000);
        assert!(
            json.is_err()
                || json.is_ok_and(|json| serde_json::from_str::<serde_json::Value>(&json).is_ok())
        );
    }
    assert!(with_errors > 100, "only {with_errors} with errors");
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fe-disabled>
fn is_disabled(control: NodeRef<'_>) -> bool {
    let mut disabled = control.has_attr("disabled");
    for fieldset in control.ancestors().filter(|node| node.is_html("fieldset")) {
        let legend = fieldset.child_elements().find(|child| child.is_html("legend"));
        let is_inside = legend.is_some_and(|legend| control.ancestors().any(|node| node == legend));
        disabled |= fieldset.has_attr("disabled") && !is_inside;
    }
    disabled
}

#[test]
fn random_controls_have_their_facts() {
    const NAMES: [&str; 12] = [
        "fieldset", "fieldset", "legend", "legend", "div", "datalist", "input", "input", "select",
        "button", "textarea", "form",
    ];
    let mut random = SplitMix64::new(4);
    let (mut count, mut disabled) = (0, 0);
    for round in 0..2_000 {
        let document = random_document(&mut random, &NAMES);
        let root = document.root_node();
        let forms: Vec<Form<'_>> = forms(root);
        for form in &forms {
            let of_form = |node: &NodeRef<'_>| {
                let names = ["input", "select", "button", "textarea"];
                names.iter().any(|name| node.is_html(name))
                    && node.form_owner() == Some(form.element())
            };
            let expected: Vec<_> = root.descendants().filter(of_form).collect();
            let controls: Vec<_> = form.controls().iter().map(|control| control.element).collect();
            assert_eq!(controls, expected, "round {round}: {root}");
            for control in form.controls() {
                let is_in_datalist =
                    control.element.ancestors().any(|node| node.is_html("datalist"));
                let facts = (control.is_disabled, control.is_in_datalist);
                assert_eq!(
                    facts,
                    (is_disabled(control.element), is_in_datalist),
                    "round {round}: {root}"
                );
                count += 1;
                disabled += usize::from(control.is_disabled);
            }
            let entries = form.entries(None);
            assert!(entries.len() <= form.controls().len());
        }
    }
    assert!(count > 500 && disabled > 100, "{count} controls, {disabled} disabled");
}
