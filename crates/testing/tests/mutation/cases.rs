//! Single changes, from a data file: the effect of a method, or its error.

use treewright::dom::scripting::CustomElements;
use treewright::dom::{
    AttributeNamespace, Document, DocumentMode, InsertPosition, Namespace, NodeError, NodeId,
    ShadowRootInit, ShadowRootMode,
};
use treewright::{Options, insert_adjacent_html, set_inner_html, set_outer_html};

const CASES: &str = include_str!("../../data/changes.tsv");

/// Finds or creates the node that a word names; the data file explains the words.
fn node(document: &mut Document, word: &str) -> NodeId {
    if let Some(list) = word.strip_prefix('[') {
        let fragment = Document::create_document_fragment(document);
        for word in list.trim_end_matches(']').split(',').filter(|word| !word.is_empty()) {
            let child = node(document, word);
            document.append(fragment, child).expect("a fragment can have it");
        }
        return fragment;
    }
    if let Some(name) = word.strip_prefix('<') {
        let name = name.trim_end_matches('>');
        return document.create_element(Namespace::Html, name).expect("the name is valid");
    }
    if let Some(text) = word.strip_prefix('"') {
        return document.create_text(text.trim_end_matches('"'));
    }
    let mut parts = word.split('/');
    let first = parts.next().unwrap_or_default();
    let mut found = match first {
        "doc" => document.root(),
        "new-doc" => document.create_document(DocumentMode::NoQuirks),
        "doctype" => document.create_doctype("html", "", "").expect("the name is valid"),
        "html" => document.document_element().expect("a page has one"),
        "body" => document.body().expect("a page has one"),
        "stale" => {
            let text = document.create_text("");
            document.delete(text).expect("it is there");
            text
        }
        _ => {
            let id = first.strip_prefix('#').unwrap_or_else(|| panic!("{word} is not a node"));
            let mut all = document.descendants_with_fragments(document.root());
            all.find(|node| document.attribute(*node, "id") == Some(id)).expect("it is there")
        }
    };
    for part in parts {
        found = match part {
            "content" => document.template_contents(found),
            "shadow" => document.shadow_root(found),
            "parent" => document.parent(found),
            number => document.children(found).nth(number.parse().expect("a number")),
        }
        .unwrap_or_else(|| panic!("{word} has no {part}"));
    }
    found
}

/// Makes one call and returns its result.
fn call(document: &mut Document, text: &str) -> String {
    let words: Vec<&str> = text.split(' ').collect();
    let (method, rest) = words.split_first().expect("there is a word");
    let word = |index: usize| rest.get(index).copied().unwrap_or_default();
    let mut at = |index: usize| node(document, rest[index]);
    let options = Options::new();
    let unit = |outcome: Result<(), NodeError>| outcome.map(|()| "ok".to_owned());
    let truth = |outcome: Result<bool, NodeError>| outcome.map(|it| it.to_string());
    let position = |word: &str| word.parse::<InsertPosition>();
    let namespace = |word: &str| match word {
        "xlink" => AttributeNamespace::XLink,
        "xml" => AttributeNamespace::Xml,
        "xmlns" => AttributeNamespace::Xmlns,
        _ => AttributeNamespace::None,
    };
    let value = |from: usize| rest.get(from..).unwrap_or_default().join(" ");
    let outcome = match *method {
        "append" => {
            let (parent, child) = (at(0), at(1));
            unit(document.append(parent, child))
        }
        "insert_before" => {
            let (parent, child, reference) = (at(0), at(1), at(2));
            unit(document.insert_before(parent, child, Some(reference)))
        }
        "replace_child" => {
            let (parent, new, old) = (at(0), at(1), at(2));
            unit(document.replace_child(parent, new, old))
        }
        "remove" => {
            let node = at(0);
            unit(document.remove(node))
        }
        "delete" => {
            let node = at(0);
            unit(document.delete(node))
        }
        "normalize" => {
            let node = at(0);
            unit(document.normalize(node))
        }
        "wrap" => {
            let (inner, wrapper) = (at(0), at(1));
            unit(document.wrap(inner, wrapper))
        }
        "unwrap" => {
            let node = at(0);
            truth(document.unwrap(node))
        }
        "before" | "after" | "replace_with" | "prepend" | "append_all" | "replace_children" => {
            let this = at(0);
            let nodes: Vec<NodeId> = (1..rest.len()).map(at).collect();
            match *method {
                "before" => truth(document.before(this, &nodes)),
                "after" => truth(document.after(this, &nodes)),
                "replace_with" => truth(document.replace_with(this, &nodes)),
                "prepend" => unit(document.prepend(this, &nodes)),
                "append_all" => unit(document.append_all(this, &nodes)),
                _ => unit(document.replace_children(this, &nodes)),
            }
        }
        "move_siblings" => {
            let (first, last, parent) = (at(0), at(1), at(2));
            let reference = (rest.len() > 3).then(|| at(3));
            unit(document.move_siblings(first..=last, parent, reference))
        }
        "insert_adjacent" => {
            let (element, new) = (at(1), at(2));
            position(word(0))
                .and_then(|position| truth(document.insert_adjacent(element, position, new)))
        }
        "insert_adjacent_text" => {
            let element = at(1);
            position(word(0)).and_then(|position| {
                let inserted = document.insert_adjacent_text(element, position, word(2))?;
                Ok(inserted.is_some().to_string())
            })
        }
        "set_attribute" => {
            let element = at(0);
            unit(document.set_attribute(element, word(1), &value(2)))
        }
        "remove_attribute" => {
            let element = at(0);
            truth(document.remove_attribute(element, word(1)))
        }
        "set_qualified_attribute" => {
            let element = at(0);
            let namespace = namespace(word(1));
            unit(document.set_qualified_attribute(element, namespace, word(2), &value(3)))
        }
        "add_classes" => {
            let element = at(0);
            unit(document.add_classes(element, rest.get(1..).unwrap_or_default()))
        }
        "add_class_with_space" => {
            let element = at(0);
            unit(document.add_classes(element, &["a b"]))
        }
        "remove_classes" => {
            let element = at(0);
            unit(document.remove_classes(element, rest.get(1..).unwrap_or_default()))
        }
        "toggle_class" => {
            let element = at(0);
            truth(document.toggle_class(element, word(1), word(2).parse().ok()))
        }
        "replace_class" => {
            let element = at(0);
            truth(document.replace_class(element, word(1), word(2)))
        }
        "set_inner_html" => {
            let element = at(0);
            unit(set_inner_html(document, element, &value(1), &options).map(|_| ()))
        }
        "set_outer_html" => {
            let element = at(0);
            unit(set_outer_html(document, element, &value(1), &options).map(|_| ()))
        }
        "insert_adjacent_html" => {
            let element = at(1);
            position(word(0)).and_then(|position| {
                let html = value(2);
                unit(insert_adjacent_html(document, element, position, &html, &options).map(|_| ()))
            })
        }
        "set_text" => {
            let node = at(0);
            unit(document.set_text(node, &value(1)))
        }
        "set_text_content" => {
            let node = at(0);
            unit(document.set_text_content(node, &value(1)))
        }
        "attach_shadow_root" => {
            let host = at(0);
            let init = ShadowRootInit::new(ShadowRootMode::Open);
            unit(document.attach_shadow_root(host, init).map(|_| ()))
        }
        "clone_node" => {
            let node = at(0);
            document.clone_node(node, true).map(|copy| document.outer_html(copy))
        }
        "import_node" => {
            let node = at(0);
            let mut other = Document::new();
            other.import_node(document, node, true).map(|copy| other.outer_html(copy))
        }
        "adopt_node" => {
            let node = at(0);
            let mut other = Document::new();
            other.adopt_node(document, node).map(|it| other.outer_html(it.node()))
        }
        "create_element" => {
            document.create_element(Namespace::Html, word(0)).map(|it| document.outer_html(it))
        }
        "form_owner" => {
            let element = at(0);
            let form = document.form_owner(element);
            let id = form.map(|form| document.attribute(form, "id").unwrap_or("-"));
            Ok(id.unwrap_or("none").to_owned())
        }
        "is_value" => {
            let element = at(0);
            Ok(document.is_value(element).unwrap_or("none").to_owned())
        }
        other => panic!("unknown method {other}"),
    };
    match outcome {
        Ok(text) => text,
        Err(NodeError::HierarchyRequest(violation)) => format!("{violation:?}"),
        Err(error) => format!("{error:?}"),
    }
}

#[test]
fn cases() {
    let (mut number, mut complaints) = (0, Vec::new());
    let mut methods = std::collections::BTreeSet::new();
    for (index, line) in CASES.lines().enumerate() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let columns: Vec<&str> = line.split('\t').collect();
        let [page, calls, outcome, expected] = columns[..] else {
            panic!("line {} does not have four columns", index + 1);
        };
        let mut document = treewright::parse(page);
        let outcomes: Vec<String> = calls
            .split("; ")
            .map(|text| {
                methods.insert(text.split(' ').next().unwrap_or_default());
                call(&mut document, text)
            })
            .collect();
        let outcomes = outcomes.join("; ");
        let html = match document.body() {
            Some(body) => document.inner_html(body),
            None => document.inner_html(document.root()),
        };
        if [&outcomes, &html] != [outcome, expected] {
            complaints.push(format!("line {}: {calls}: {outcomes}, {html}", index + 1));
        }
        number += 1;
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
    assert!(number > 90 && methods.len() > 35, "{number} cases of {} methods", methods.len());
}
