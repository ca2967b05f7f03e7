from lxml import html as lxml_html


def title(html):
    page = lxml_html.document_fromstring(html)
    return page.findtext(".//title")


def links(html):
    page = lxml_html.document_fromstring(html)
    return page.xpath("//a/@href")


def text(html):
    page = lxml_html.document_fromstring(html)
    return page.find(".//article").text_content()


def table(html):
    page = lxml_html.document_fromstring(html)
    return [[cell.text_content() for cell in row.xpath("td|th")] for row in page.iter("tr")]


def form(html):
    page = lxml_html.document_fromstring(html)
    return page.forms[0].form_values()


def edit(html):
    page = lxml_html.document_fromstring(html)
    for link in page.xpath("//a[@href]"):
        link.set("rel", "nofollow")
    return lxml_html.tostring(page, encoding="unicode")


def count(html):
    page = lxml_html.document_fromstring(html)
    return len(page.xpath("//img[not(@alt)]"))


def first_of_a_kind(html):
    page = lxml_html.document_fromstring(html)
    return page.find(".//h2").text_content()


def next_sibling(html):
    page = lxml_html.document_fromstring(html)
    return page.find(".//dt").getnext().text_content()


def parent_with_a_class(html):
    page = lxml_html.document_fromstring(html)
    price = page.find_class("price")[0]
    return next(node.get("id") for node in price.iterancestors() if "card" in node.classes)


def template_content(html):
    page = lxml_html.document_fromstring(html)
    return [item.text_content() for item in page.iterfind(".//template//li")]


def positions(html):
    # Lines only, without columns.
    page = lxml_html.document_fromstring(html)
    return [image.sourceline for image in page.xpath("//img[not(@alt)]")]
