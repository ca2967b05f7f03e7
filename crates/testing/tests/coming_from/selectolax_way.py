from selectolax.lexbor import LexborHTMLParser


def title(html):
    page = LexborHTMLParser(html)
    return page.css_first("title").text()


def links(html):
    page = LexborHTMLParser(html)
    return [link.attributes["href"] for link in page.css("a[href]")]


def text(html):
    page = LexborHTMLParser(html)
    return page.css_first("article").text()


def table(html):
    page = LexborHTMLParser(html)
    return [[cell.text() for cell in row.css("td, th")] for row in page.css("tr")]


def form(html):
    page = LexborHTMLParser(html)
    fields = page.css("form input[name]")
    return [(field.attributes["name"], field.attributes.get("value") or "") for field in fields]


def edit(html):
    page = LexborHTMLParser(html)
    for link in page.css("a[href]"):
        link.attrs["rel"] = "nofollow"
    return page.html


def count(html):
    page = LexborHTMLParser(html)
    return len(page.css("img:not([alt])"))


def first_of_a_kind(html):
    page = LexborHTMLParser(html)
    return page.css_first("h2").text()


def next_sibling(html):
    page = LexborHTMLParser(html)
    node = page.css_first("dt").next
    while node.tag != "dd":
        node = node.next
    return node.text()


def parent_with_a_class(html):
    page = LexborHTMLParser(html)
    node = page.css_first(".price")
    while "card" not in (node.attributes.get("class") or "").split():
        node = node.parent
    return node.attributes["id"]


def template_content(html):
    page = LexborHTMLParser(html)
    contents = page.css_first("template").html.removeprefix("<template>")
    return [item.text() for item in LexborHTMLParser(contents).css("li")]
