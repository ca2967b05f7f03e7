//! Values of elements, by the cases of `values.tsv`.

use std::fmt::Write as _;

use treewright_dom::Document;
use treewright_style::{ColorScheme, StyleOptions, Styles};

/// The element with the id `t`.
fn target(document: &Document) -> treewright_dom::NodeId {
    let target = document.nodes().find(|node| node.attr("id") == Some("t"));
    target.expect("the page has the element").id()
}

#[test]
fn values_are_computed() {
    let mut complaints = String::new();
    for (number, line) in include_str!("values.tsv").lines().enumerate() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let [property, expected, page] =
            line.split('\t').collect::<Vec<_>>()[..].try_into().expect("three columns");
        let document = treewright::parse(page);
        let mut options = StyleOptions::new().loader(|url| match url {
            "https://a.example/x.css" => Some("#t { color: red }".to_owned()),
            "https://a.example/y.css" => Some("@import 'x.css' layer(low);".to_owned()),
            "https://a.example/z.css" => Some("@import 'z.css'; #t { color: blue }".to_owned()),
            _ => None,
        });
        options.base_url = Some("https://a.example/".to_owned());
        if page.contains("dark-device") {
            options.device.scheme = ColorScheme::Dark;
            options.device.width = 400.0;
            options.device.scripting = true;
            options.device.reduced_motion = true;
        }
        let styles = Styles::compute(&document, &options);
        let found = match property.split_once("::") {
            Some((property, pseudo)) => {
                styles.computed_of_pseudo(target(&document), pseudo, property)
            }
            None => styles.computed(target(&document), property),
        };
        let found = found.as_deref().unwrap_or("nothing");
        if found != expected {
            let _ = writeln!(
                complaints,
                "line {}: {property} is {found}, not {expected}, in {page}",
                number + 1
            );
        }
    }
    assert!(complaints.is_empty(), "{complaints}");
}
