//! With html5ever, and the tree that its repository has for tests and examples.

use html5ever::driver::ParseOpts;
use html5ever::serialize::{SerializeOpts, serialize};
use html5ever::tendril::TendrilSink;
use markup5ever_rcdom::{Handle, NodeData, RcDom, SerializableHandle};

fn parse(html: &str) -> Handle {
    html5ever::parse_document(RcDom::default(), ParseOpts::default()).one(html).document
}

fn walk(node: &Handle, visit: &mut impl FnMut(&Handle)) {
    visit(node);
    for child in node.children.borrow().iter() {
        walk(child, visit);
    }
}

fn is(node: &Handle, wanted: &str) -> bool {
    matches!(&node.data, NodeData::Element { name, .. } if &*name.local == wanted)
}

fn all(node: &Handle, name: &str) -> Vec<Handle> {
    let mut found = Vec::new();
    walk(node, &mut |node| found.extend(is(node, name).then(|| node.clone())));
    found
}

fn attribute(node: &Handle, wanted: &str) -> Option<String> {
    let NodeData::Element { attrs, .. } = &node.data else { return None };
    let attrs = attrs.borrow();
    attrs.iter().find(|attr| &*attr.name.local == wanted).map(|attr| attr.value.to_string())
}

fn text_of(node: &Handle) -> String {
    let mut text = String::new();
    walk(node, &mut |node| {
        if let NodeData::Text { contents } = &node.data {
            text.push_str(&contents.borrow());
        }
    });
    text
}

pub fn title(html: &str) -> String {
    let page = parse(html);
    text_of(&all(&page, "title")[0])
}

pub fn links(html: &str) -> Vec<String> {
    let page = parse(html);
    all(&page, "a").iter().filter_map(|link| attribute(link, "href")).collect()
}

pub fn text(html: &str) -> String {
    let page = parse(html);
    text_of(&all(&page, "article")[0])
}

pub fn table(html: &str) -> Vec<Vec<String>> {
    let page = parse(html);
    let rows = all(&page, "tr");
    let cells = |row: &Handle| {
        let cells = row.children.borrow();
        cells.iter().filter(|cell| is(cell, "td") || is(cell, "th")).map(text_of).collect()
    };
    rows.iter().map(cells).collect()
}

pub fn form(html: &str) -> Vec<(String, String)> {
    let page = parse(html);
    let inputs = all(&all(&page, "form")[0], "input");
    let entry = |input: &Handle| {
        let value = attribute(input, "value").unwrap_or_default();
        Some((attribute(input, "name")?, value))
    };
    inputs.iter().filter_map(entry).collect()
}

pub fn edit(html: &str) -> String {
    let page = parse(html);
    for link in all(&page, "a") {
        let NodeData::Element { attrs, .. } = &link.data else { continue };
        if attribute(&link, "href").is_some() {
            let name = html5ever::QualName::new(None, "".into(), "rel".into());
            attrs.borrow_mut().push(html5ever::Attribute { name, value: "nofollow".into() });
        }
    }
    let mut html = Vec::new();
    serialize(&mut html, &SerializableHandle::from(page), SerializeOpts::default()).unwrap();
    String::from_utf8(html).unwrap()
}

pub fn count(html: &str) -> usize {
    let page = parse(html);
    all(&page, "img").iter().filter(|image| attribute(image, "alt").is_none()).count()
}

pub fn first_of_a_kind(html: &str) -> String {
    let page = parse(html);
    text_of(&all(&page, "h2")[0])
}

pub fn next_sibling(html: &str) -> String {
    let page = parse(html);
    let list = &all(&page, "dl")[0];
    let children = list.children.borrow();
    let term = children.iter().position(|child| is(child, "dt")).unwrap();
    let mut after = children[term + 1..].iter();
    text_of(after.find(|node| matches!(node.data, NodeData::Element { .. })).unwrap())
}

pub fn parent_with_a_class(html: &str) -> String {
    let page = parse(html);
    let has = |node: &Handle, wanted| {
        let classes = attribute(node, "class").unwrap_or_default();
        classes.split_ascii_whitespace().any(|class| class == wanted)
    };
    let mut price = None;
    walk(&page, &mut |node| {
        if price.is_none() && has(node, "price") {
            price = Some(node.clone());
        }
    });
    let mut node = price.unwrap();
    while !has(&node, "card") {
        let parent = node.parent.take();
        node.parent.set(parent.clone());
        node = parent.and_then(|parent| parent.upgrade()).unwrap();
    }
    attribute(&node, "id").unwrap()
}

pub fn template_content(html: &str) -> Vec<String> {
    let page = parse(html);
    let template = &all(&page, "template")[0];
    let NodeData::Element { template_contents, .. } = &template.data else { unreachable!() };
    let contents = template_contents.borrow();
    all(contents.as_ref().unwrap(), "li").iter().map(text_of).collect()
}
