//! With Treewright.

use treewright::read::TableOptions;
use treewright::{NodeRef, Options, Read, Select};

pub(crate) fn title(html: &str) -> String {
    let page = treewright::parse(html);
    page.title().unwrap()
}

pub(crate) fn links(html: &str) -> Vec<String> {
    let page = treewright::parse(html);
    let links = page.select("a[href]").unwrap();
    links.map(|link| link.attr("href").unwrap().to_owned()).collect()
}

pub(crate) fn text(html: &str) -> String {
    let page = treewright::parse(html);
    page.select_first("article").unwrap().unwrap().text()
}

pub(crate) fn table(html: &str) -> Vec<Vec<String>> {
    let page = treewright::parse(html);
    let table = page.tables().next().unwrap();
    table.to_rows(&TableOptions::new()).unwrap()
}

pub(crate) fn form(html: &str) -> Vec<(String, String)> {
    let page = treewright::parse(html);
    let entries = page.forms()[0].entries(None).into_iter();
    entries.map(|entry| (entry.name, entry.value.as_str().to_owned())).collect()
}

pub(crate) fn edit(html: &str) -> String {
    let mut page = treewright::parse(html);
    for link in page.select_ids("a[href]").unwrap() {
        page.set_attribute(link, "rel", "nofollow").unwrap();
    }
    page.to_string()
}

pub(crate) fn count(html: &str) -> usize {
    let page = treewright::parse(html);
    page.select("img:not([alt])").unwrap().count()
}

pub(crate) fn first_of_a_kind(html: &str) -> String {
    let page = treewright::parse(html);
    page.select_first("h2").unwrap().unwrap().text()
}

pub(crate) fn next_sibling(html: &str) -> String {
    let page = treewright::parse(html);
    let term = page.select_first("dt").unwrap().unwrap();
    term.next_element().unwrap().text()
}

pub(crate) fn parent_with_a_class(html: &str) -> String {
    let page = treewright::parse(html);
    let price = page.select_first(".price").unwrap().unwrap();
    price.closest(".card").unwrap().unwrap().attr("id").unwrap().to_owned()
}

pub(crate) fn template_content(html: &str) -> Vec<String> {
    let page = treewright::parse(html);
    let contents = page.select_first("template").unwrap().unwrap().template_contents().unwrap();
    contents.select("li").unwrap().map(NodeRef::text).collect()
}

pub(crate) fn positions(html: &str) -> Vec<(u32, u32)> {
    let page = Options::new().origins(true).parse(html).document;
    let images = page.select("img:not([alt])").unwrap();
    images.filter_map(NodeRef::line_column).map(|place| (place.line, place.column)).collect()
}
