//! With scraper.

use scraper::{ElementRef, Html, Node, Selector};

pub fn title(html: &str) -> String {
    let page = Html::parse_document(html);
    let selector = Selector::parse("title").unwrap();
    page.select(&selector).next().unwrap().text().collect()
}

pub fn links(html: &str) -> Vec<String> {
    let page = Html::parse_document(html);
    let selector = Selector::parse("a[href]").unwrap();
    page.select(&selector).map(|link| link.attr("href").unwrap().to_owned()).collect()
}

pub fn text(html: &str) -> String {
    let page = Html::parse_document(html);
    let selector = Selector::parse("article").unwrap();
    page.select(&selector).next().unwrap().text().collect()
}

pub fn table(html: &str) -> Vec<Vec<String>> {
    let page = Html::parse_document(html);
    let (row, cell) = (Selector::parse("tr").unwrap(), Selector::parse("td, th").unwrap());
    let cells = |row: ElementRef<'_>| row.select(&cell).map(|cell| cell.text().collect()).collect();
    page.select(&row).map(cells).collect()
}

pub fn form(html: &str) -> Vec<(String, String)> {
    let page = Html::parse_document(html);
    let selector = Selector::parse("form input[name]").unwrap();
    let value = |input: ElementRef<'_>, name| input.attr(name).unwrap_or_default().to_owned();
    page.select(&selector).map(|input| (value(input, "name"), value(input, "value"))).collect()
}

pub fn edit(html: &str) -> String {
    let mut page = Html::parse_document(html);
    let selector = Selector::parse("a[href]").unwrap();
    let links: Vec<_> = page.select(&selector).map(|link| link.id()).collect();
    for link in links {
        if let Node::Element(element) = page.tree.get_mut(link).unwrap().value() {
            let name = html5ever::QualName::new(None, "".into(), "rel".into());
            element.attrs.push((name, "nofollow".into()));
        }
    }
    page.html()
}

pub fn count(html: &str) -> usize {
    let page = Html::parse_document(html);
    let selector = Selector::parse("img:not([alt])").unwrap();
    page.select(&selector).count()
}

pub fn first_of_a_kind(html: &str) -> String {
    let page = Html::parse_document(html);
    let selector = Selector::parse("h2").unwrap();
    page.select(&selector).next().unwrap().text().collect()
}

pub fn next_sibling(html: &str) -> String {
    let page = Html::parse_document(html);
    let selector = Selector::parse("dt").unwrap();
    let term = page.select(&selector).next().unwrap();
    term.next_siblings().find_map(ElementRef::wrap).unwrap().text().collect()
}

pub fn parent_with_a_class(html: &str) -> String {
    let page = Html::parse_document(html);
    let (price, card) = (Selector::parse(".price").unwrap(), Selector::parse(".card").unwrap());
    let price = page.select(&price).next().unwrap();
    let mut cards =
        price.ancestors().filter_map(ElementRef::wrap).filter(|node| card.matches(node));
    cards.next().unwrap().attr("id").unwrap().to_owned()
}

pub fn template_content(html: &str) -> Vec<String> {
    let page = Html::parse_document(html);
    let selector = Selector::parse("template li").unwrap();
    page.select(&selector).map(|item| item.text().collect()).collect()
}
