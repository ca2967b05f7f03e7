//! With kuchikiki.

use kuchikiki::traits::TendrilSink;

pub fn title(html: &str) -> String {
    let page = kuchikiki::parse_html().one(html);
    page.select_first("title").unwrap().text_contents()
}

pub fn links(html: &str) -> Vec<String> {
    let page = kuchikiki::parse_html().one(html);
    let links = page.select("a[href]").unwrap();
    links.map(|link| link.attributes.borrow().get("href").unwrap().to_owned()).collect()
}

pub fn text(html: &str) -> String {
    let page = kuchikiki::parse_html().one(html);
    page.select_first("article").unwrap().text_contents()
}

pub fn table(html: &str) -> Vec<Vec<String>> {
    let page = kuchikiki::parse_html().one(html);
    let rows = page.select("tr").unwrap();
    let cells = |row: &kuchikiki::NodeRef| {
        row.select("td, th").unwrap().map(|cell| cell.text_contents()).collect()
    };
    rows.map(|row| cells(row.as_node())).collect()
}

pub fn form(html: &str) -> Vec<(String, String)> {
    let page = kuchikiki::parse_html().one(html);
    let inputs = page.select("form input[name]").unwrap();
    let entry = |input: kuchikiki::NodeDataRef<kuchikiki::ElementData>| {
        let value = |name| input.attributes.borrow().get(name).unwrap_or_default().to_owned();
        (value("name"), value("value"))
    };
    inputs.map(entry).collect()
}

pub fn edit(html: &str) -> String {
    let page = kuchikiki::parse_html().one(html);
    for link in page.select("a[href]").unwrap() {
        link.attributes.borrow_mut().insert("rel", "nofollow".to_owned());
    }
    page.to_string()
}

pub fn count(html: &str) -> usize {
    let page = kuchikiki::parse_html().one(html);
    page.select("img:not([alt])").unwrap().count()
}

pub fn first_of_a_kind(html: &str) -> String {
    let page = kuchikiki::parse_html().one(html);
    page.select_first("h2").unwrap().text_contents()
}

pub fn next_sibling(html: &str) -> String {
    let page = kuchikiki::parse_html().one(html);
    let term = page.select_first("dt").unwrap();
    let mut siblings = term.as_node().following_siblings();
    siblings.find(|node| node.as_element().is_some()).unwrap().text_contents()
}

pub fn parent_with_a_class(html: &str) -> String {
    let page = kuchikiki::parse_html().one(html);
    let price = page.select_first(".price").unwrap();
    let card = kuchikiki::Selectors::compile(".card").unwrap();
    let mut cards =
        card.filter(price.as_node().ancestors().filter_map(|node| node.into_element_ref()));
    let card = cards.next().unwrap();
    let attributes = card.attributes.borrow();
    attributes.get("id").unwrap().to_owned()
}

pub fn template_content(html: &str) -> Vec<String> {
    let page = kuchikiki::parse_html().one(html);
    let template = page.select_first("template").unwrap();
    let contents = template.template_contents.as_ref().unwrap();
    contents.select("li").unwrap().map(|item| item.text_contents()).collect()
}
